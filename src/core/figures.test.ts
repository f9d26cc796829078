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

  it("names the years of a figure that is carried over", () => {
    expect(at("2026-01-01", "2025-01-01", "2025-12-31")).toEqual(
      carried("Housing rate (8.5%) is the 2025 figure; the 2026 figure was not yet available."),
    );
    // Fiscal years from April.
    expect(at("2026-04-01", "2025-04-01", "2026-03-31")).toEqual(
      carried("Housing rate (8.5%) is the 2025-26 figure; the 2026-27 figure was not yet available."),
    );
    expect(at("2100-03-31", "2025-04-01", "2026-03-31")).toEqual(
      carried("Housing rate (8.5%) is the 2025-26 figure; the 2099-00 figure was not yet available."),
    );
    // The last day of February in a leap year.
    expect(at("2029-03-01", "2027-03-01", "2028-02-29")).toEqual(
      carried("Housing rate (8.5%) is the 2027-28 figure; the 2029-30 figure was not yet available."),
    );
  });

  it("names the last day of a figure that was not set for a year", () => {
    expect(at("2031-11-14", "2023-04-07", "2031-11-13")).toEqual(
      carried("Housing rate (8.5%) was set through November 13, 2031; no later figure was available yet."),
    );
    expect(at("2026-01-01", "2025-01-02", "2025-12-31")[0]?.message).toContain("through December 31, 2025");
  });

  it("says when a figure takes effect that is used for an earlier day", () => {
    expect(at("2024-12-31", "2025-01-01")).toEqual(
      carried("Housing rate (8.5%) applies from January 1, 2025; no earlier figure is available."),
    );
  });

  it("says what is not confirmed, and names the period if it is a different one", () => {
    const clause = "it was not compared with the list";
    const code = "figure-unconfirmed";
    const message = "Housing rate (8.5%) is not confirmed: it was not compared with the list.";
    expect(at("2025-06-30", "2025-01-01", "2025-12-31", clause)).toEqual([{ code, message }]);
    expect(at("2027-06-30", "2025-01-01", "2025-12-31", clause)).toEqual([
      { code, message: `${message} It is the 2025 figure; the 2027 figure was not yet available.` },
    ]);
  });

  it("keeps the order of the figures", () => {
    const figures = [
      figureAt(housingRate("2025-01-01"), "2024-01-01"),
      figureAt(housingRate("2030-01-01"), "2024-01-01"),
    ];
    expect(figureNotices(figures, new Format()).map(({ message }) => /\d{4}/.exec(message)?.[0])).toEqual([
      "2025",
      "2030",
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
