import { describe, expect, it } from "vitest";
import { figureAt, type Parameter } from "../data/parameter";
import { figureNotices, notPublished } from "./figures";
import { Format } from "./format";

const source = { title: "The bank's list" };
const housingRate = (from: string, until?: string, unconfirmed?: string): Parameter<number> => ({
  label: "Housing rate",
  unit: "percent",
  values: [{ from, ...(until && { until }), value: 8.5, text: "8.5%", source, ...(unconfirmed && { unconfirmed }) }],
});

const at = (date: string, ...[from, until, unconfirmed]: Parameters<typeof housingRate>) =>
  figureNotices([figureAt(housingRate(from, until, unconfirmed), date)], new Format());
const carried = (message: string) => [{ code: "figure-carried", message }];

describe("figureNotices", () => {
  it("says nothing about a figure in effect", () => {
    expect(at("2025-12-31", "2025-01-01", "2025-12-31")).toEqual([]);
    expect(at("2099-12-31", "2025-01-01")).toEqual([]);
  });

  it("names the year of a figure that is carried over", () => {
    expect(at("2026-01-01", "2025-01-01", "2025-12-31")).toEqual(carried("Uses 2025 figures: Housing rate."));
    // Fiscal years from April.
    expect(at("2026-04-01", "2025-04-01", "2026-03-31")).toEqual(carried("Uses 2025-26 figures: Housing rate."));
    // The last day of February in a leap year.
    expect(at("2029-03-01", "2027-03-01", "2028-02-29")).toEqual(carried("Uses 2027-28 figures: Housing rate."));
  });

  it("names the last day of a figure that was not set for a year", () => {
    expect(at("2031-11-14", "2023-04-07", "2031-11-13")).toEqual(
      carried("Uses figures set through November 13, 2031: Housing rate."),
    );
    expect(at("2026-01-01", "2025-01-02", "2025-12-31")[0]?.message).toContain("through December 31, 2025");
  });

  it("says when a figure takes effect that is used for an earlier day", () => {
    expect(at("2024-12-31", "2025-01-01")).toEqual(
      carried("Uses figures that apply from January 1, 2025: Housing rate."),
    );
  });

  it("names a figure that may still change, without the state of its checking", () => {
    const clause = "it was not compared with the list";
    const code = "figure-unconfirmed";
    const message = "Uses 2025 figures: Housing rate.";
    expect(at("2025-06-30", "2025-01-01", "2025-12-31", clause)).toEqual([{ code, message }]);
    expect(at("2027-06-30", "2025-01-01", "2025-12-31", clause)).toEqual([{ code, message }]);
    expect(at("2027-06-30", "2026-10-01", undefined, clause)).toEqual([
      { code, message: "Uses figures in effect since October 1, 2026: Housing rate." },
    ]);
    const longStanding = { ...figureAt(housingRate("2025-01-01", undefined, clause), "2025-01-01"), from: null };
    expect(figureNotices([longStanding], new Format())).toEqual([
      { code, message: "Uses long-standing figures: Housing rate." },
    ]);
  });

  it("names the figures of one period in one line, in their order", () => {
    const other = { ...housingRate("2025-01-01", "2025-12-31"), label: "Car rate" };
    const figures = [
      figureAt(housingRate("2025-01-01", "2025-12-31"), "2026-06-30"),
      figureAt(housingRate("2030-01-01"), "2026-06-30"),
      figureAt(other, "2026-06-30"),
    ];
    expect(figureNotices(figures, new Format()).map(({ message }) => message)).toEqual([
      "Uses 2025 figures: Housing rate and Car rate.",
      "Uses figures that apply from January 1, 2030: Housing rate.",
    ]);
  });
});

it("notPublished names the missing year, if there is one", () => {
  expect(notPublished(figureAt(housingRate("2025-01-01", "2025-12-31"), "2026-05-01"))).toBe(
    "the 2026 figure was not yet available",
  );
  expect(notPublished(figureAt(housingRate("2025-02-01", "2025-12-31"), "2026-05-01"))).toBe(
    "no later figure was available yet",
  );
});
