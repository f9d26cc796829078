import daily from "@fawazahmed0/currency-api/v1/currencies/usd.min.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { CURRENCY_CODES, minorDigitsOf } from "./currencies";
import { SNAPSHOT } from "./exchange-rates";

describe("the table in the build", () => {
  it("is the installed daily file, as scripts/exchange-rates.mjs writes it", () => {
    const usd: Readonly<Record<string, number>> = daily.usd;
    const rates = CURRENCY_CODES.filter((code) => code !== "USD" && usd[code.toLowerCase()] !== undefined);
    expect(SNAPSHOT).toEqual({
      date: daily.date,
      rates: Object.fromEntries(rates.map((code) => [code, usd[code.toLowerCase()]])),
    });
    expect(rates.length).toBeGreaterThan(150);
  });
});

describe("decimals of currencies", () => {
  /** Numbers of currencies with no, three and four decimals in ISO 4217, list one. */
  it("are two with few exceptions", () => {
    const having = (digits: number) => CURRENCY_CODES.filter((code) => minorDigitsOf(code) === digits);
    expect([having(0).length, having(3).length, having(4)]).toEqual([17, 7, ["CLF", "UYW"]]);
    expect(having(0)).toEqual(expect.arrayContaining(["JPY", "KRW", "VND", "XPF"]));
    expect(having(3)).toEqual(expect.arrayContaining(["BHD", "KWD", "TND"]));
  });
});
