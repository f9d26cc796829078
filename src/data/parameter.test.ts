import { describe, expect, it } from "vitest";
import { AS_OF } from "./as-of";
import { type DatedValue, figureAt, figuresAt, type Parameter } from "./parameter";

const source = { title: "The gazette", url: "https://example.org/" };
const row = (from: string | null, value: number, more: Partial<DatedValue<number>> = {}) => ({
  from,
  value,
  text: `${value} dollars`,
  source,
  ...more,
});

const limit: Parameter<number> = {
  label: "Limit",
  unit: "US dollars",
  values: [
    row("2023-01-01", 100, { until: "2023-12-31" }),
    // Nothing is known about 2024.
    row("2025-01-01", 120, { until: "2025-12-31", note: "Raised by law.", unconfirmed: "the gazette was late" }),
    row("2026-01-01", 130, { until: "2026-12-31" }),
  ],
};

const at = (date: string, parameter = limit) => {
  const { value, status } = figureAt(parameter, date);
  return [value, status];
};

describe("figureAt", () => {
  it("includes the first and last day of a period", () => {
    expect(at("2023-01-01")).toEqual([100, "in-effect"]);
    expect(at("2023-12-31")).toEqual([100, "in-effect"]);
    expect(at("2026-01-01")).toEqual([130, "in-effect"]);
    expect(at("2026-12-31")).toEqual([130, "in-effect"]);
  });

  it("carries the last value over a gap and past the last period", () => {
    expect(at("2024-01-01")).toEqual([100, "carried-over"]);
    expect(at("2024-12-31")).toEqual([100, "carried-over"]);
    expect(at("2027-01-01")).toEqual([130, "carried-over"]);
    expect(at("9999-12-31")).toEqual([130, "carried-over"]);
  });

  it("returns the first value before all periods", () => {
    expect(at("2022-12-31")).toEqual([100, "before-first"]);
    expect(at("0001-01-01")).toEqual([100, "before-first"]);
    const ending = { ...limit, values: [row("2023-03-20", 1.75, { until: "2028-06-30" }), row("2028-07-01", 1.5)] };
    expect(figureAt(ending, "2020-01-01")).toMatchObject({ value: 1.75, until: "2028-06-30" });
  });

  it("lets a long-standing value apply from any day and an open one without end", () => {
    const standing = { ...limit, values: [row(null, 90)] };
    expect(at("0001-01-01", standing)).toEqual([90, "in-effect"]);
    expect(at("9999-12-31", standing)).toEqual([90, "in-effect"]);
    expect(figureAt(standing, "2026-05-01")).toMatchObject({ from: null, until: null, year: 2026 });
  });

  it("returns the figure with its period and source", () => {
    expect(figureAt(limit, "2025-06-30")).toEqual({
      label: "Limit",
      unit: "US dollars",
      value: 120,
      text: "120 dollars",
      from: "2025-01-01",
      until: "2025-12-31",
      date: "2025-06-30",
      year: 2025,
      status: "in-effect",
      source,
      note: "Raised by law.",
      unconfirmed: "the gazette was late",
    });
  });

  it("uses the period's own label", () => {
    const named = { ...limit, values: [row("2026-01-01", 130, { label: "Limit of 2026" })] };
    expect(figureAt(named, "2026-01-01").label).toBe("Limit of 2026");
  });

  it("keeps structured values as they are", () => {
    const brackets = [
      { over: 0, percent: 10 },
      { over: 12_400, percent: 12 },
    ];
    const parameter = { ...limit, values: [{ ...row("2026-01-01", 0), value: { single: brackets } }] };
    expect(figureAt(parameter, "2026-07-01").value.single).toBe(brackets);
  });

  it("rejects a parameter without values", () => {
    expect(() => figureAt({ ...limit, values: [] }, "2026-01-01")).toThrow(new RangeError("no values: Limit"));
  });
});

describe("a new row", () => {
  const extended = { ...limit, values: [...limit.values, row("2027-01-01", 140, { until: "2027-12-31" })] };

  it("applies from its first day on, and changes nothing before", () => {
    expect(at("2027-01-01", extended)).toEqual([140, "in-effect"]);
    expect(at("2028-01-01", extended)).toEqual([140, "carried-over"]);
    for (const day of ["2022-12-31", "2023-07-01", "2024-07-01", "2025-07-01", "2026-12-31"])
      expect(figureAt(extended, day)).toEqual(figureAt(limit, day));
  });
});

it("figuresAt reads all parameters of a record, by default on AS_OF", () => {
  expect(figuresAt({ limit }).limit).toEqual(figureAt(limit, AS_OF));
  expect(figuresAt({ limit }, "2023-05-01").limit.value).toBe(100);
});
