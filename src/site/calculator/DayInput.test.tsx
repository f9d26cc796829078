// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { renderIn } from "../testing/render-hook";
import { DayInput } from "./DayInput";

it.each([
  ["datetime", "2026-11-28T09:00", "Nov 28, 2026, 9:00 AM"],
  ["datetime", "2026-11-28T21:05", "Nov 28, 2026, 9:05 PM"],
  ["datetime", "tomorrow at noon", "tomorrow at noon"],
  ["datetime", "2026-11-28T9", "2026-11-28T9"],
  ["date", "2026-11-28", "2026-11-28"],
  ["time", "09:00", "09:00"],
] as const)("shows a %s of %s as %s", (type, text, shown) => {
  const { place } = renderIn(() => <DayInput type={type} text={text} onText={() => {}} />, {});
  expect(place.querySelector<HTMLInputElement>("input[type=text]")?.value).toBe(shown);
});

it("offers the days that calculators can compute with, and any time", () => {
  const picker = (type: "date" | "time") => {
    const { place } = renderIn(() => <DayInput type={type} text="" onText={() => {}} />, {});
    const { min, max } = place.querySelector<HTMLInputElement>(`input[type=${type}]`) as HTMLInputElement;
    return [min, max];
  };
  expect(picker("date")).toEqual(["0001-01-01", "9999-12-31"]);
  expect(picker("time")).toEqual(["", ""]);
});
