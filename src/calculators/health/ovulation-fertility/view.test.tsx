/** Wilcox, Weinberg and Baird (1995): 10, 16, 14, 27 and 31% on the days before ovulation, 33% on its day. */
import type { ReactElement } from "react";
import { beforeAll, expect, it } from "vitest";
import { modelOf, testTools } from "../../../core/testing";
import type { AllDayEvent } from "../../../math/dates/icalendar";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import { looks, said, tablesOf } from "../../../site/testing/read-chart";
import calculator from "./calculator";
import { ToCalendar } from "./ToCalendar";
import view from "./view";

beforeAll(() => prepareView(calculator, view));

/** Ovulation on November 15, the 15th day. */
const REGULAR = { mode: "regular", asOf: "2026-11-05", lastPeriod: "2026-11-01", cycleLength: 28, cycles: 1 };
const IRREGULAR = { ...REGULAR, mode: "irregular", shortestCycle: 27, longestCycle: 29 };
const drawn = (given = {}) => new DrawnView(calculator, view, { ...REGULAR, ...given });

/** The days of a calendar that have a letter. */
const marksOf = (html: string) =>
  [...html.matchAll(/<td class="day-(\w+)"[^>]*>(\d+)<small title="([^"]+)">(\w)</g)].map(
    ([, tone, day, name, letter]) => `${day} ${letter} ${name}, ${tone}`,
  );

it("draws the chance on each day around ovulation", () => {
  const chart = drawn().bars("Daily chances");
  expect(chart).toMatchObject({
    x: { label: "Day of this cycle" },
    categories: ["9", "10", "11", "12", "13", "14", "15", "16", "17"],
    highlight: 6,
    caption:
      "Chance of conception from a single day, if ovulation is on November 15, day 15. The 1995 study found no chance after that day.",
  });
  expect(said(chart.y, 33.4)).toEqual(["Chance of conception", "33%"]);
  expect(looks(chart.series)).toEqual(["Chance: green"]);
  expect(chart.series[0]?.values).toEqual([0, 10, 16, 14, 27, 31, 33, 0, 0]);
  // Ovulation on day 5 of a 20-day cycle: the chart cannot start before day 1.
  const short = drawn({ cycleLength: 20, lutealLength: 16 }).bars("Daily chances");
  expect(short.categories).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
  expect(short.highlight).toBe(4);
});

it("marks the days of the coming cycles", () => {
  const text = drawn().text("Calendar");
  expect(text).toMatch(/^P period expected F fertile O ovulation Today is underlined\. November 2026 Su Mo /);
  expect(text).toMatch(/Expected, not certain\. If a period does not come, test from its first day\.$/);
  const html = drawn().html("Calendar");
  expect(marksOf(html)).toEqual([
    ...[1, 2, 3, 4, 5].map((day) => `${day} P period expected, red`),
    ...[10, 11, 12, 13, 14].map((day) => `${day} F fertile, green`),
    "15 O ovulation, strong",
  ]);
  expect(html).toMatch(/aria-current="date"[^>]*>5</);
  expect(html.match(/<table>/g)).toHaveLength(1);
  // A year and five days from November 5
  const long = drawn({ cycleLength: 45, cycles: 12 }).text("Calendar");
  expect(long).toContain("November 2027");
  expect(long).not.toContain("December 2027");
});

it("marks all days of possible ovulation if cycles vary", () => {
  const html = drawn(IRREGULAR).html("Calendar");
  // Cycles of 27 to 29 days: fertile from day 9 to day 18, ovulation from day 14 to day 16.
  expect(marksOf(html).slice(5)).toEqual([
    ...[9, 10, 11, 12, 13].map((day) => `${day} F fertile, green`),
    ...[14, 15, 16].map((day) => `${day} O ovulation possible, strong`),
    ...[17, 18].map((day) => `${day} F fertile, green`),
  ]);
  expect(drawn(IRREGULAR).text("Calendar")).toMatch(
    /test from its first day\. The window widens with every cycle ahead, because the earliest and latest possible dates drift apart\.$/,
  );
});

it("offers the dates as a calendar file", () => {
  expect(drawn().text("Display")).toBe("Add to a calendar (.ics)");
  const { format } = testTools();
  const element = ToCalendar({ model: modelOf(calculator, REGULAR), format } as Parameters<
    typeof ToCalendar
  >[0]) as ReactElement<{ events: () => AllDayEvent[]; product: string; fileName: string }>;
  const { events, product, fileName } = element.props;
  expect([product, fileName]).toEqual(["Ovulation and Fertility Calculator", "fertility.ics"]);
  expect(events().map(({ date, summary }) => `${date} ${summary}`)).toEqual([
    "2026-11-10 Fertile window",
    "2026-11-15 Estimated ovulation",
    "2026-11-29 Pregnancy test, if no period",
  ]);
});

it("lists the figures for the kind of cycles, and for a desired due date", () => {
  expect(drawn().figures).toEqual([
    "nextOvulation",
    "testDate",
    "dueDateIfConceived",
    "nextPeriod",
    "cycleDayToday",
    "statusToday",
  ]);
  expect(drawn(IRREGULAR).figures).toEqual([
    "nextOvulation",
    "ovulationEarliest",
    "ovulationLatest",
    "testDate",
    "dueDateIfConceived",
    "nextPeriod",
    "cycleDayToday",
    "statusToday",
  ]);
  expect(drawn({ wantedDueDate: "2027-12-01" }).figures?.slice(-2)).toEqual(["wantedFertileStart", "wantedOvulation"]);
  expect(drawn().tabs).toEqual(["Calendar", "Coming cycles", "Daily chances", "This cycle"]);
  expect(tablesOf(view)).toEqual(["Coming cycles: forecast", "This cycle: calendar"]);
});
