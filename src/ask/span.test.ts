import { expect, it } from "vitest";
import type { Value } from "./form";
import { spanOf } from "./span";

const day = (json: string, isYearless = false): Value => ({ json, ...(isYearless && { isYearless }) });

it("gives a day without a year the nearest year in which the second day follows the first", () => {
  expect(spanOf(day("2026-03-03"), day("2026-02-01", true))).toEqual({
    startDate: "2026-03-03",
    endDate: "2027-02-01",
  });
  expect(spanOf(day("2026-03-03"), day("2027-06-10", true))).toEqual({
    startDate: "2026-03-03",
    endDate: "2026-06-10",
  });
  expect(spanOf(day("2026-12-03", true), day("2027-06-10"))).toEqual({
    startDate: "2026-12-03",
    endDate: "2027-06-10",
  });
  expect(spanOf(day("2026-03-03", true), day("2027-06-10"))).toEqual({
    startDate: "2027-03-03",
    endDate: "2027-06-10",
  });
});

it("takes the same day of the year for the same day, not for the one a year away", () => {
  const sameDay = { startDate: "2026-03-03", endDate: "2026-03-03" };
  expect(spanOf(day("2026-03-03"), day("2027-03-03", true))).toEqual(sameDay);
  expect(spanOf(day("2027-03-03", true), day("2026-03-03"))).toEqual(sameDay);
});

it.each([undefined, { json: "" }, { json: "soon" }])("leaves a day alone that is %j", (other) => {
  const text = String(other?.json ?? "");
  expect(spanOf(other, day("2026-03-03", true))).toEqual({ startDate: text, endDate: "2026-03-03" });
});

it("leaves days with their years alone", () => {
  expect(spanOf(day("2027-03-03"), day("2026-06-10"))).toEqual({ startDate: "2027-03-03", endDate: "2026-06-10" });
});
