import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Field } from "../../../core/fields";
import { Format } from "../../../core/format";
import { listed } from "../../../core/listed";
import type { JsonObject } from "../../../core/parse";
import { solveFor } from "../../../core/solve";
import { headlineOf, modelOf, outputsOf, problemsOf } from "../../../core/testing";
import { SNAPSHOT } from "../../../data/exchange-rates";
import currency from "./calculator";
import { working } from "./working";

const ask = (inputs: JsonObject = {}) => outputsOf(currency, inputs);
const problems = (inputs: JsonObject) => problemsOf(currency, inputs);

/** A table with rates that are easy to check by hand. */
const TABLE = {
  rates: [
    { currency: "EUR", rate: 0.8 },
    { currency: "INR", rate: 96 },
    { currency: "JPY", rate: 160 },
    { currency: "KWD", rate: 0.32 },
  ],
  rateBase: "USD",
  rateDate: "2026-11-19",
  rateSource: "Test",
  asOf: "2026-11-20",
};
const on = (inputs: JsonObject) => ask({ ...TABLE, ...inputs });
const solved = (inputs: JsonObject, input: string, output: string, target: number) =>
  solveFor(currency, modelOf(currency, { ...TABLE, ...inputs }).inputs, { input, output, target }).value;

describe("the cross rate", () => {
  it("is the quotient of two entries in one table", () => {
    expect(on({ from: "EUR", to: "INR" })).toMatchObject({ midRate: 120, converted: 12_000 });
    expect(on({ from: "INR", to: "EUR" })).toMatchObject({ inverseRate: 120 });
    expect(on({ from: "JPY", to: "USD", amount: 160 })).toMatchObject({ converted: 1 });
    expect(on({ from: "INR", to: "INR" })).toMatchObject({
      midRate: 1,
      converted: 100,
      noticeCodes: "same-currency",
    });
  });

  it("accepts any base, whose rate is 1 even if a row says otherwise", () => {
    const rates = [...TABLE.rates, { currency: "USD", rate: 1.25 }, { currency: "EUR", rate: 7 }];
    expect(on({ rates, rateBase: "EUR", from: "EUR", to: "USD" }).midRate).toBe(1.25);
  });

  it("opens with the table in the build", () => {
    expect(ask()).toMatchObject({ midRate: SNAPSHOT.rates.INR, converted: 100 * (SNAPSHOT.rates.INR ?? 0) });
  });
});

describe("the costs of a provider", () => {
  /** transferfees.io: mid-market rate 0.92, offered rate 0.89, a markup of 3.26%. */
  it("include the markup that follows from an offered rate", () => {
    const rates = [{ currency: "EUR", rate: 0.92 }];
    const markup = solved({ rates, amount: 1000, to: "EUR" }, "markupPercent", "offeredRate", 0.89);
    expect(markup).toBeCloseTo(3.2608695652, 8);
  });

  /** By hand: 1,000 − (10 + 5) = 985; 985 × 0.8 × 0.98 = 772.24; 800 − 772.24 = 27.76. */
  it("are fees first, then the markup", () => {
    const result = on({ amount: 1000, to: "EUR", feePercent: 1, feeFixed: 5, markupPercent: 2 });
    expect(result).toMatchObject({
      feeAmount: 15,
      amountConverted: 985,
      offeredRate: 0.784,
      converted: 772.24,
      effectiveRate: 0.77224,
      totalCost: 27.76,
      totalCostPercent: 3.47,
    });
  });

  it("are zero without markup and fees", () => {
    expect(on({})).toMatchObject({ totalCost: 0, totalCostPercent: 0, feeAmount: 0, effectiveRate: 96 });
    expect(on({ amount: 0 })).toMatchObject({ effectiveRate: null, totalCostPercent: null, converted: 0 });
  });

  it("may take the whole amount", () => {
    expect(on({ amount: 5, feeFixed: 5 })).toMatchObject({ converted: 0, totalCostPercent: 100 });
  });
});

describe("the amount to pay", () => {
  /** By hand: (50,000 ÷ 96 + 5) ÷ 0.99 = 531.1448…, rounded up to 531.15. */
  it("is rounded up, so that enough arrives", () => {
    const result = on({ amount: 50_000, direction: "receive", feeFixed: 5, feePercent: 1 });
    expect(result.amountNeeded).toBeCloseTo((50_000 / 96 + 5) / 0.99, 10);
    expect(result.amountNeededRounded).toBe(531.15);
    expect(on({ amount: 96, direction: "receive" }).amountNeededRounded).toBe(1);
    expect(on({ amount: 50_000, direction: "receive", from: "JPY" }).amountNeededRounded).toBe(83_334);
    const { amountNeededRounded, table } = on({ amount: 999.4, direction: "receive" });
    // 999.4 ÷ 96 = 10.4104: rounded to the nearest cent, too little would arrive.
    expect(amountNeededRounded).toBe(10.42);
    expect(table.find((row: { currency: string }) => row.currency === "USD")).toMatchObject({ amountRounded: 10.42 });
    expect(table.find((row: { currency: string }) => row.currency === "EUR")).toMatchObject({ amountRounded: 8.33 });
  });

  it("is enough, and one cent less is not", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 0, max: 5000 }),
        fc.integer({ min: 0, max: 5000 }),
        (cents, markup, fee) => {
          const costs = { markupPercent: markup / 100, feePercent: fee / 100, feeFixed: 2.5, to: "EUR" };
          const amount = cents / 100;
          const { amountNeededRounded: paid } = on({ ...costs, amount, direction: "receive" });
          expect(on({ ...costs, amount: paid }).converted).toBeGreaterThanOrEqual(amount * (1 - 1e-15));
          const less = Math.round(100 * paid - 1) / 100;
          expect(on({ ...costs, amount: less }).converted).toBeLessThan(amount);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("is null if the amount is what is sent", () => {
    expect(on({})).toMatchObject({ amountNeeded: null, amountNeededRounded: null });
  });
});

describe("rounding", () => {
  const own = (amount: number, to: string, rounding = "half-up") =>
    on({ amount, to, rateMode: "manual", manualRate: 1, rounding }).convertedRounded;

  it("breaks ties by the chosen rule, using exact decimals", () => {
    expect(own(1.365, "EUR")).toBe(1.37);
    expect(own(1.365, "EUR", "half-even")).toBe(1.36);
    expect(own(1.375, "EUR", "half-even")).toBe(1.38);
  });

  /** ISO 4217, list one: no decimals for the yen and the won, three for dinars, four for the UF. */
  it.each([
    ["JPY", 1235],
    ["KRW", 1235],
    ["KWD", 1234.568],
    ["CLF", 1234.5679],
    ["CHF", 1234.57],
  ])("rounds to the minor unit of %s", (to, result) => {
    expect(own(1234.56789, to)).toBe(result);
  });
});

describe("the table of the site’s currencies", () => {
  it("lists them in order, with null if there is no rate", () => {
    const { table } = on({ amount: 10 });
    expect(table.map((row: { currency: string }) => row.currency).join(" ")).toBe(
      "USD EUR INR JPY GBP AUD CAD CHF CNY HKD NZD",
    );
    expect(table[1]).toMatchObject({ rate: 0.8, amount: 8, amountRounded: 8, minorUnits: 2 });
    expect(table[3]).toMatchObject({ amountRounded: 1600, minorUnits: 0 });
    expect(table[4]).toMatchObject({ currency: "GBP", rate: null, amount: null, amountRounded: null });
  });

  it("groups rupees in lakh and crore, as the headline does, and gives each its own decimals", () => {
    const { amountRounded } = currency.outputs.table.columns as unknown as Record<string, Field>;
    const cell = (code: string) => new Format("USD").value(amountRounded as Field, 12_345_678, {}, { currency: code });
    expect(["INR", "USD", "JPY"].map(cell)).toEqual(["1,23,45,678.00", "12,345,678.00", "12,345,678"]);
  });
});

describe("the age of the rate", () => {
  it("is stale after more than seven days", () => {
    expect(on({ rateDate: "2026-11-13" })).toMatchObject({ rateAgeDays: 7, stale: false, noticeCodes: null });
    expect(on({ rateDate: "2026-11-12" })).toMatchObject({
      rateAgeDays: 8,
      stale: true,
      noticeCodes: "stale-rate",
    });
    expect(on({ rateDate: "2026-11-25" })).toMatchObject({
      rateAgeDays: -5,
      stale: false,
      noticeCodes: "future-rate",
    });
  });

  it("is in the headline, with the source", () => {
    expect(headlineOf(currency, { ...TABLE, rateDate: "2026-09-29" })).toMatchObject({
      before: "100 USD =",
      figure: "9,600.00 INR",
      after: "at the rate of September 29, 2026 (52 days old).",
      second: "Mid-market rate from Test.",
    });
    expect(headlineOf(currency, { ...TABLE, rateDate: "2026-11-20" }).after).toContain("(today’s)");
    expect(headlineOf(currency, { ...TABLE, rateMode: "manual", manualRate: 90 })).toMatchObject({
      figure: "9,000.00 INR",
      after: "at your own rate of 1 USD = 90 INR.",
    });
  });

  it("comes with what to pay, or with what arrives after costs", () => {
    expect(headlineOf(currency, { ...TABLE, direction: "receive", amount: 5_000_000, feeFixed: 5 })).toMatchObject({
      before: "For 50,00,000 INR to arrive, pay",
      figure: "52,088.34 USD",
    });
    expect(headlineOf(currency, { ...TABLE, feeFixed: 5, to: "KWD" })).toMatchObject({
      before: "After costs, 100 USD becomes",
      figure: "30.400 KWD",
    });
  });
});

describe("past rates", () => {
  it("are summarized in order of date", () => {
    const history = [
      { date: "2026-01-03", rate: 90.3 },
      { date: "2026-01-01", rate: 84 },
      { date: "2026-01-02", rate: 80.1 },
    ];
    expect(on({ history })).toMatchObject({
      historyMin: 80.1,
      historyMax: 90.3,
      historyAverage: 84.8,
      historyChangePercent: 7.5,
    });
    expect(on({})).toMatchObject({
      historyMin: null,
      historyMax: null,
      historyAverage: null,
      historyChangePercent: null,
    });
  });
});

describe("solving backward", () => {
  it("finds the markup from what arrived, the amount to send, and the rate from two amounts", () => {
    expect(solved({ amount: 1000 }, "markupPercent", "converted", 93_120)).toBeCloseTo(3, 8);
    expect(solved({ feeFixed: 5 }, "amount", "converted", 96_000)).toBeCloseTo(1005, 8);
    expect(solved({ rateMode: "manual", manualRate: 90, amount: 250 }, "manualRate", "converted", 24_000)).toBeCloseTo(
      96,
      8,
    );
  });
});

describe("the working", () => {
  it("shows the two entries of the table and the costs", () => {
    const steps = listed(
      working(modelOf(currency, { ...TABLE, from: "EUR", feeFixed: 5, markupPercent: 2 }), new Format()),
    );
    expect(steps[0]).toEqual({
      label: "Mid-market rate = INR per USD ÷ EUR per USD",
      expression: "96 ÷ 0.8",
      value: "120 INR",
    });
    expect(steps.map(({ label }) => label)).toContain("Fees");
    // 99,995 euros at 120 × 0.98 rupees
    expect(
      listed(
        working(
          modelOf(currency, { ...TABLE, from: "EUR", amount: 100_000, feeFixed: 5, markupPercent: 2 }),
          new Format(),
        ),
      ).find(({ label }) => label === "Arrives = left to convert × rate"),
    ).toMatchObject({ expression: "99,995 × 117.6", value: "1,17,59,412 INR" });
    expect(steps.at(-1)?.label).toBe("As a share");
  });
});

describe("bad input", () => {
  it.each<[string, JsonObject, string, string]>([
    ["an unknown code", { from: "XXA" }, "from", "XXA is not an ISO 4217 currency code."],
    [
      "a code in lowercase",
      { to: "eur" },
      "to",
      "Choose one of USD, EUR, INR, JPY, GBP, AUD, CAD, CHF, CNY, HKD … for “To”.",
    ],
    ["no rate", { from: "AUD" }, "from", "There is no rate for AUD in the table of November 19, 2026."],
    [
      "a missing own rate",
      { rateMode: "manual", to: "EUR" },
      "manualRate",
      "Enter a rate above 0: how many EUR for 1 USD?",
    ],
    [
      "an own rate of 0",
      { rateMode: "manual", manualRate: 0 },
      "manualRate",
      "Enter a rate above 0: how many INR for 1 USD?",
    ],
    ["a negative amount", { amount: -1 }, "amount", "The amount must be 0 or more."],
    ["a markup of 100%", { markupPercent: 100 }, "markupPercent", "The markup must be at least 0% and below 100%."],
    ["a fee of 100%", { feePercent: 100 }, "feePercent", "The fee must be at least 0% and below 100%."],
    ["fees above the amount", { amount: 4, feeFixed: 5 }, "feeFixed", "The fees (5.00 USD) are more than the amount."],
  ])("reports %s", (_, inputs, field, message) => {
    expect(problems({ ...TABLE, ...inputs })).toEqual([{ field, message }]);
  });

  it("is ignored in unused inputs", () => {
    expect(problems({ ...TABLE, manualRate: -1 })).toEqual([]);
    expect(on({ rateMode: "manual", manualRate: 2, from: "AUD", to: "XAU" }).converted).toBe(200);
  });

  it("is reported for both currencies if neither has a rate", () => {
    expect(problems({ ...TABLE, from: "AUD", to: "CHE" }).map(({ field }) => field)).toEqual(["from", "to"]);
  });
});
