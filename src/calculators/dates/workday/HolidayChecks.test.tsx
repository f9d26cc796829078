// @vitest-environment happy-dom
import { act } from "react";
import { expect, it } from "vitest";
import { outputsOf } from "../../../core/testing";
import type { ViewProps } from "../../../site/kit";
import { renderIn } from "../../../site/testing/render-hook";
import calculator from "./calculator";
import { HolidayChecks } from "./HolidayChecks";

const YEAR = { mode: "count", startDate: "2026-01-01", endDate: "2026-12-31" };

it("clears a holiday that is worked on, which adds a business day, and marks it again", () => {
  let skipHolidays = "Columbus Day, veterans";
  const props = () =>
    ({
      inputs: { holidayCalendar: "us-federal", skipHolidays },
      setInputs: (texts: Record<string, string>) => {
        skipHolidays = texts.skipHolidays as string;
      },
    }) as unknown as ViewProps<typeof calculator>;
  const { place, rerender } = renderIn(HolidayChecks, props());
  const box = (name: string) =>
    [...place.querySelectorAll("label")].find((label) => label.textContent?.includes(name))?.querySelector("input");
  const click = (name: string) => {
    act(() => box(name)?.click());
    rerender(props());
  };
  expect([box("Columbus")?.checked, box("Veterans")?.checked, box("Labor Day")?.checked]).toEqual([false, false, true]);
  const before = outputsOf(calculator, { ...YEAR, skipHolidays }).businessDays;
  click("Labor Day");
  expect(box("Labor Day")?.checked).toBe(false);
  expect(outputsOf(calculator, { ...YEAR, skipHolidays }).businessDays).toBe(before + 1);
  click("Columbus");
  click("Labor Day");
  expect([box("Columbus")?.checked, box("Veterans")?.checked, box("Labor Day")?.checked]).toEqual([true, false, true]);
  expect(outputsOf(calculator, { ...YEAR, skipHolidays }).businessDays).toBe(before - 1);
});
