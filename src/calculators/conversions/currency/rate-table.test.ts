import { describe, expect, it } from "vitest";
import { CURRENCIES } from "../../../core/currency";
import { SNAPSHOT } from "../../../data/exchange-rates";
import { BUILT_IN, bestTable, readBlended, readDaily, readSeries, readStoredTable, storedTable } from "./rate-table";

const TODAY = "2026-11-20";
const usd = Object.fromEntries(Object.entries(SNAPSHOT.rates).map(([code, rate]) => [code.toLowerCase(), rate]));
const daily = (changes: object = {}, date: unknown = "2026-11-19") => ({
  date,
  usd: { usd: 1, ...usd, ...changes },
});
const rows = (date: string) =>
  CURRENCIES.filter((code) => code !== "USD").map((quote) => ({
    date,
    base: "USD",
    quote,
    rate: SNAPSHOT.rates[quote] as number,
  }));

describe("the daily file", () => {
  it("is read without cryptocurrencies and unknown codes", () => {
    const table = readDaily(daily({ btc: 1e-5, inr: 97 }), TODAY);
    expect(table).toMatchObject({ source: "daily", date: "2026-11-19" });
    expect(table?.rates.get("INR")).toBe(97);
    expect(table?.rates.has("BTC" as never)).toBe(false);
  });

  it.each<[string, unknown]>([
    ["nothing", null],
    ["text", "<html>503</html>"],
    ["a list", [daily()]],
    ["no rates", { date: "2026-11-19" }],
    ["rates in a list", { date: "2026-11-19", usd: [1, 2] }],
    ["too few rates", { date: "2026-11-19", usd: { inr: 96 } }],
    ["a negative rate", daily({ inr: -96 })],
    ["a rate of 0", daily({ inr: 0 })],
    ["a rate as text", daily({ inr: "96" })],
    ["a rate without a value", daily({ inr: null })],
    ["a huge rate", daily({ inr: 1e300 })],
    ["a rate far from the last known one", daily({ inr: 960 })],
    ["an implausible rate of a minor currency", daily({ kwd: 3100 })],
    ["a dollar that isn’t 1", daily({ usd: 2 })],
    ["no date", { usd: daily().usd }],
    ["a date that does not exist", daily({}, "2026-02-30")],
    ["a date in words", daily({}, "yesterday")],
    ["a date as a number", daily({}, 20261119)],
    ["a date in the future", daily({}, "2026-11-22")],
    ["inherited rates", JSON.parse(`{"date": "2026-11-19", "__proto__": {"usd": ${JSON.stringify(usd)}}}`)],
    ["rates of a prototype", { date: "2026-11-19", usd: Object.create(usd) }],
  ])("is rejected with %s", (_, json) => {
    expect(readDaily(json, TODAY)).toBeNull();
  });

  it("cannot pollute prototypes", () => {
    const json = JSON.parse(`{"date": "2026-11-19", "usd": {"__proto__": {"inr": 1}, "constructor": 5}}`);
    expect(readDaily(json, TODAY)).toBeNull();
    expect(({} as { inr?: unknown }).inr).toBeUndefined();
  });

  it("may be from tomorrow, because of the date line", () => {
    expect(readDaily(daily({}, "2026-11-21"), TODAY)?.date).toBe("2026-11-21");
  });
});

describe("rows from central banks", () => {
  it("make a table as old as the oldest rate of the site's currencies", () => {
    const all = [
      ...rows("2026-11-19").map((row) => (row.quote === "JPY" ? { ...row, date: "2026-11-17" } : row)),
      { date: "2026-11-18", base: "USD", quote: "KWD", rate: 0.31 },
      { date: "2026-10-31", base: "USD", quote: "BHD", rate: 0.376 },
      { date: "2026-11-19", base: "USD", quote: "BTC", rate: 0.00001 },
    ];
    const table = readBlended(all, TODAY);
    expect(table).toMatchObject({ source: "blended", date: "2026-11-17" });
    expect([table?.rates.has("KWD"), table?.rates.has("BHD"), table?.rates.get("USD")]).toEqual([true, false, 1]);
  });

  it.each<[string, unknown]>([
    ["nothing", undefined],
    ["an object instead of a list", { rates: rows("2026-11-19") }],
    ["an empty list", []],
    ["another base", rows("2026-11-19").map((row) => ({ ...row, base: "EUR" }))],
    ["a missing currency", rows("2026-11-19").slice(1)],
    ["text instead of a rate", rows("2026-11-19").map((row) => ({ ...row, rate: String(row.rate) }))],
    ["a negative rate", rows("2026-11-19").map((row) => ({ ...row, rate: -row.rate }))],
    ["no date", rows("2026-11-19").map(({ date: _, ...row }) => row)],
    ["a date in the future", rows("2027-11-19")],
    ["text instead of rows", ["a", "b"]],
    ["null instead of a row", [null, ...rows("2026-11-19")]],
    ["too many rows", Array.from({ length: 5000 }, () => rows("2026-11-19")[0])],
  ])("are rejected with %s", (_, json) => {
    expect(readBlended(json, TODAY)).toBeNull();
  });
});

it("accepts codes in lowercase", () => {
  const small = rows("2026-11-19").map((row) => ({ ...row, base: "usd", quote: row.quote.toLowerCase() }));
  expect(readBlended(small, TODAY)?.rates.get("INR")).toBe(SNAPSHOT.rates.INR);
  const series = [{ date: "2026-11-01", base: "usd", quote: "inr", rate: 95 }];
  expect(readSeries(series, "USD", "INR", 96)).toHaveLength(1);
});

describe("a series", () => {
  const one = (date: string, rate: unknown) => ({ date, base: "USD", quote: "INR", rate });
  it("is read oldest first", () => {
    const read = readSeries([one("2026-11-02", 96), one("2026-11-01", 95)], "USD", "INR", 96);
    expect(read).toEqual([
      { date: "2026-11-01", rate: 95 },
      { date: "2026-11-02", rate: 96 },
    ]);
  });

  it.each<[string, unknown]>([
    ["nothing", null],
    ["no rows", []],
    ["another pair", [{ ...one("2026-11-01", 95), quote: "EUR" }]],
    ["an invalid rate", [one("2026-11-01", "95")]],
    ["a rate far from the table’s", [one("2026-11-01", 9500)]],
    ["an invalid date", [one("2026-13-01", 95)]],
  ])("is rejected with %s", (_, json) => {
    expect(readSeries(json, "USD", "INR", 96)).toBeNull();
  });
});

describe("several tables", () => {
  const table = (date: string, codes: readonly string[]) => ({
    source: "blended" as const,
    date,
    rates: new Map(codes.map((code) => [code as "USD", 1])),
  });

  it("yield the newest one that has both currencies", () => {
    const newer = table("2026-11-19", ["USD", "INR"]);
    const newest = table("2026-11-20", ["USD", "EUR"]);
    expect(bestTable([newer, newest], "USD", "INR")).toBe(newer);
    expect(bestTable([newer, newest], "EUR", "USD")).toBe(newest);
    expect(bestTable([newer, newest], "USD", "KWD")).toBe(BUILT_IN);
    expect(bestTable([table("2020-01-01", ["USD", "INR"])], "USD", "INR")).toBe(BUILT_IN);
  });

  it("are stored and read back with their source, but rejected if invalid", () => {
    const kept = readBlended(rows("2026-11-19"), TODAY);
    expect(kept && readStoredTable(JSON.parse(JSON.stringify(storedTable(kept))), TODAY)).toEqual(kept);
    expect(readStoredTable({ ...daily(), source: "constructor" }, TODAY)).toBeNull();
    expect(readStoredTable({ ...daily({ eur: -1 }), source: "daily" }, TODAY)).toBeNull();
  });
});
