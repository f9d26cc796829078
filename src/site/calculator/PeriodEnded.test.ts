import { expect, it } from "vitest";
import { type DatedValue, figureAt } from "../../data/parameter";
import { periodsEnded } from "./PeriodEnded";

const figure = (label: string, row: Partial<DatedValue>) => {
  const value = { from: "2026-01-01", value: 1, text: "$1", source: { title: "Gazette" }, ...row };
  return figureAt({ label, unit: "US dollars", values: [value] }, "2026-11-21");
};
const limit = figure("Limit", { until: "2026-12-31" });

it("names the figures whose period has ended since the site was built", () => {
  expect(periodsEnded([limit], "2026-12-31")).toBeNull();
  expect(periodsEnded([limit], "2027-01-01")).toBe(
    "Set through December 31, 2026: Limit. Later figures may apply by now.",
  );
  const others = [figure("Fee", { until: "2027-03-31" }), limit, figure("Rate", { until: "2026-12-31" })];
  expect(periodsEnded(others, "2027-04-01")).toBe(
    "Set through December 31, 2026: Limit; Rate. Set through March 31, 2027: Fee. Later figures may apply by now.",
  );
});

it("leaves out figures without an end, and those that had ended before, which the answer's notices name", () => {
  const before = figure("Old limit", { from: "2025-01-01", until: "2025-12-31" });
  expect(periodsEnded([figure("Law", {}), before], "2030-01-01")).toBeNull();
});
