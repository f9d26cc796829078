import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import leapYear from "./calculator";
import view from "./view";

beforeAll(() => prepareView(leapYear, view));

const draw = (inputs = {}) => new DrawnView(leapYear, view, inputs);
const check = (year: number) => draw({ mode: "check", year }).lines("Julian and Gregorian");

it("draws how far the Julian calendar is behind, century by century", () => {
  const chart = check(2026);
  expect(chart.steps).toBe(true);
  expect(chart.x.label).toBe("Year");
  expect(chart.x.values).toEqual(Array.from({ length: 25 }, (_, i) => 100 * i));
  expect(chart.x.format(1582.4)).toBe("1582");
  expect(chart.y.label).toBe("Days");
  expect(chart.y.format(13.2)).toBe("13");
  expect(chart.series).toHaveLength(1);
  const [series] = chart.series;
  expect(series).toMatchObject({ label: "Julian calendar behind", color: "green" });
  // 10 days from the reform to 1700, 11 to 1800, 12 to 1900, 13 to 2100 (Explanatory Supplement to the Astronomical
  // Almanac)
  expect(series?.values.slice(16, 22)).toEqual([10, 11, 12, 13, 13, 14]);
  expect(chart.points).toEqual([{ x: 2026, y: 13, label: "13 days" }]);
  expect(chart.caption).toBe(
    "In 2026 the Julian calendar is 13 days behind the Gregorian one, from March 1 on: three out of four century years have a leap day only in the Julian calendar.",
  );
});

it("says when the Julian calendar is ahead", () => {
  // It was 2 days ahead in the first century; the two calendars agree from 200 to 300.
  expect(check(150).caption).toMatch(/^In 150 the Julian calendar is 1 day ahead of the Gregorian one/);
  expect(check(250).caption).toMatch(/^In 250 the Julian calendar is 0 days behind the Gregorian one/);
  expect(check(50).points?.[0]).toMatchObject({ x: 50, y: -2 });
});

it("extends to whole centuries for a distant year", () => {
  const late = check(2550).x.values;
  expect([late[0], late.at(-1)]).toEqual([0, 2600]);
  const early = check(-150).x.values;
  expect([early[0], early.at(-1)]).toEqual([-200, 2400]);
});

it("shows the figures for one year, with the era before year 1", () => {
  expect(draw({ mode: "check", year: 1 }).figures).toEqual([
    "daysInYear",
    "februaryDays",
    "nextLeapYear",
    "previousLeapYear",
    "jan1Weekday",
  ]);
  expect(draw({ mode: "check", year: 0 }).figures).toEqual([
    "daysInYear",
    "februaryDays",
    "nextLeapYear",
    "previousLeapYear",
    "leapDayWeekday",
    "jan1Weekday",
    "eraName",
  ]);
  expect(draw({ mode: "range" }).figures).toEqual([]);
});

it("shows the tabs of the mode, and a grid of years if it is not too large", () => {
  expect(draw({ mode: "check", year: 2026 }).tabs).toEqual([
    "The decision",
    "In each calendar",
    "Julian and Gregorian",
  ]);
  const range = draw({ mode: "range", fromYear: 2000, toYear: 2010 });
  expect(range.tabs).toEqual(["Year by year", "Leap years"]);
  expect(range.charts("Julian and Gregorian")).toEqual([]);
  expect(draw({ mode: "range", fromYear: 1, toYear: 9000 }).tabs).toEqual(["Leap years"]);
});

it("draws twenty years per row, filled and outlined", () => {
  const drawn = draw({ mode: "range", fromYear: 1995, toYear: 2025 });
  const html = drawn.html("Year by year");
  // Every fourth year from 1996 to 2024: 8 of 31
  expect(html).toContain('aria-label="8 of 31 years are filled"');
  // Rows from 1980, 2000 and 2020, 24 each
  expect(html).toContain('height="72"');
  expect([...html.matchAll(/<text x="0" y="(\d+)">(\d+)</g)].map(([, y, year]) => [y, year])).toEqual([
    ["16", "1980"],
    ["40", "2000"],
    ["64", "2020"],
  ]);
  const squares = [
    ...html.matchAll(/<rect class="([^"]+)" x="([^"%]+)%" y="(\d+)" width="([^"%]+)%" height="16"><title>(\d+)/g),
  ].map(([, kind, x, y, width, year]) => [year, kind, Number(x).toFixed(1), y, Number(width).toFixed(2)]);
  expect(squares).toHaveLength(31);
  // 86 ÷ 20 = 4.3 per year: 14 + 15 × 4.3 = 78.5
  expect(squares[0]).toEqual(["1995", "leap-empty", "78.5", "4", "3.44"]);
  expect(squares[5]).toEqual(["2000", "leap-filled leap-century", "14.0", "28", "3.44"]);
  expect(squares[15]).toEqual(["2010", "leap-empty", "57.0", "28", "3.44"]);
  expect(squares[30]).toEqual(["2025", "leap-empty", "35.5", "52", "3.44"]);
  expect(drawn.text("Year by year")).toContain("Leap years are filled, and centuries are outlined.");
});

it("draws the grid for at most 400 years", () => {
  expect(draw({ mode: "range", fromYear: 1601, toYear: 2000 }).tabs).toContain("Year by year");
  expect(draw({ mode: "range", fromYear: 1600, toYear: 2000 }).tabs).not.toContain("Year by year");
});
