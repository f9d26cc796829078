import { describe, expect, it } from "vitest";
import { AS_OF } from "./as-of";
import { type DatedFigure, datedFigures, joinYears } from "./dated";

const all = datedFigures();

const figure = (file: string, key: string) => all.find((one) => one.file === file && one.key === key) as DatedFigure;
const periods = (file: string, key: string) =>
  figure(file, key).periods.map(({ from, until, status }) => [from, until, status]);

it("lists each figure once, by a name that stays", () => {
  expect(new Set(all.map(({ file, key }) => `${file} ${key}`)).size).toBe(all.length);
  for (const { file, key } of all) expect(`${file} ${key}`).not.toMatch(/\b20\d\d\b/);
});

it("lists the periods of a figure in order, without gaps in what is known about them", () => {
  for (const { file, key, periods } of all)
    for (const [i, { from, until, status, text, source }] of periods.entries()) {
      const next = periods[i + 1];
      expect(text && source.title, `${file} ${key}`).toBeTruthy();
      if (next) expect(until !== null && until < String(next.from), `${file} ${key} from ${from}`).toBe(true);
      if (status !== "in-effect") continue;
      expect(String(from ?? "") <= AS_OF && (until === null || until >= AS_OF), `${file} ${key}`).toBe(true);
    }
});

describe("taxes, which have a file for each year", () => {
  it("end a year's value when the next year's file replaces it", () => {
    expect(periods("tax/us/federal", "socialSecurity")).toEqual([
      ["2025-01-01", "2025-12-31", "ended"],
      ["2026-01-01", null, "in-effect"],
    ]);
    expect(periods("tax/in", "newSlabs")).toEqual([
      ["2025-04-01", "2026-03-31", "ended"],
      ["2026-04-01", null, "in-effect"],
    ]);
  });

  it("list a value that both files hold only once", () => {
    expect(periods("tax/us/CA", "incomeTax.surtax")).toEqual([["2005-01-01", null, "in-effect"]]);
  });

  it("say that a value is carried over when the later file still has it", () => {
    expect(periods("tax/us/CA", "incomeTax.rates")).toEqual([["2025-01-01", "2025-12-31", "carried-over"]]);
    expect(figure("tax/us/CA", "incomeTax.rates").place).toBe("California");
  });

  it("end a value that the later file no longer has", () => {
    const row = { from: "2025-01-01", value: 1, text: "$1", source: { title: "Gazette" } };
    const parameter = { label: "Credit", unit: "US dollars", values: [row] };
    const found = [
      { file: "tax/us/2025/CA", key: "repealed", parameter },
      { file: "tax/us/2025/CA", key: "kept", parameter },
      { file: "tax/us/2026/CA", key: "kept", parameter },
    ];
    const joined = joinYears(found).map(({ key, periods }) => [
      key,
      periods.map(({ until, status }) => [until, status]),
    ]);
    expect(joined).toEqual([
      ["repealed", [["2025-12-31", "ended"]]],
      ["kept", [[null, "in-effect"]]],
    ]);
  });
});

it("says which values are announced", () => {
  expect(periods("trade-fees/us", "tafFee").filter(([from]) => String(from) > AS_OF)).toEqual([
    ["2027-01-01", "2027-12-31", "before-first"],
    ["2028-01-01", null, "before-first"],
  ]);
});

it("includes figures that are written in modules, once", () => {
  expect(figure("sleep", all.find(({ file }) => file === "sleep")?.key ?? "").periods).toHaveLength(1);
  expect(all.filter(({ label }) => label === "Conforming loan limit, one unit")).toHaveLength(1);
});
