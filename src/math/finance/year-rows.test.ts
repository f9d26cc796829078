import { describe, expect, it } from "vitest";
import { financialYear, yearRows } from "./year-rows";

const rows = [
  { number: 1, date: "2026-12-15", interest: 10, closingBalance: 900 },
  { number: 2, date: "2027-01-15", interest: 9, closingBalance: 800 },
  { number: 3, date: "2027-03-31", interest: 8, closingBalance: 700 },
  { number: 4, date: "2027-04-01", interest: 7, closingBalance: 600 },
];

describe("year rows", () => {
  it("total by calendar year and keep the last balance", () => {
    expect(yearRows(rows, ["interest"], "calendar", 12)).toEqual([
      { year: "2026", interest: 10, closingBalance: 900 },
      { year: "2027", interest: 24, closingBalance: 600 },
    ]);
  });

  it("total by loan year", () => {
    expect(yearRows(rows, ["interest"], "loan-year", 2).map((row) => [row.year, row.interest])).toEqual([
      ["1", 19],
      ["2", 15],
    ]);
  });

  it("total by financial years starting in April", () => {
    expect(yearRows(rows, ["interest"], "financial-year-april", 12).map((row) => [row.year, row.interest])).toEqual([
      ["2026-27", 27],
      ["2027-28", 7],
    ]);
    expect(financialYear("2099-12-31")).toBe("2099-00");
  });

  it("are empty without payments", () => {
    expect(yearRows([], [], "calendar", 12)).toEqual([]);
  });
});
