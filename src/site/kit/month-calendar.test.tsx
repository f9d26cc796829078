import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { toDayNumber } from "../../math/dates/civil";
import { visibleText } from "../testing/draw-view";
import { MonthCalendar } from "./MonthCalendar";

const KINDS = {
  holiday: { letter: "H", name: "holiday", tone: "red" },
  due: { letter: "D", name: "due", tone: "strong" },
} as const;
const NEW_YEAR = toDayNumber(2027, 1, 1);
const drawn = (from: number, to: number, today?: number) =>
  renderToStaticMarkup(
    <MonthCalendar
      kinds={KINDS}
      days={
        new Map<number, keyof typeof KINDS>([
          [NEW_YEAR, "holiday"],
          [NEW_YEAR - 1, "due"],
        ])
      }
      from={from}
      to={to}
      monthName={(iso) => iso}
      {...(today === undefined ? {} : { today })}
    />,
  );
const rowsOf = (html: string) =>
  [...html.matchAll(/<tbody>(.*?)<\/tbody>/g)].map(([, body = ""]) =>
    [...body.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = ""]) => visibleText(row)),
  );

it("starts weeks on Sunday, with the days of each month in their places", () => {
  // December 2026 begins on a Tuesday, January 2027 on a Friday.
  const html = drawn(NEW_YEAR - 20, NEW_YEAR + 5);
  expect([...html.matchAll(/<caption>([^<]+)/g)].map(([, name]) => name)).toEqual(["2026-12-01", "2027-01-01"]);
  expect(visibleText(html)).toContain("2026-12-01 Su Mo Tu We Th Fr Sa 1 2 3 4 5 6");
  const [december, january] = rowsOf(html);
  expect(december).toHaveLength(5);
  expect(december?.[0]).toBe("1 2 3 4 5");
  expect(december?.[4]).toBe("27 28 29 30 31 D");
  expect(html).toMatch(/<tbody><tr><td><\/td><td><\/td><td>1<\/td>/);
  expect(january).toHaveLength(6);
  expect(january?.[0]).toBe("1 H 2");
  expect(january?.[5]).toBe("31");
  // February 2026 fills four weeks.
  const february = toDayNumber(2026, 2, 1);
  expect(rowsOf(drawn(february, february + 27))).toEqual([
    ["1 2 3 4 5 6 7", "8 9 10 11 12 13 14", "15 16 17 18 19 20 21", "22 23 24 25 26 27 28"],
  ]);
});

it("draws all months from the first day to the last", () => {
  const names = (from: number, to: number) =>
    [...drawn(from, to).matchAll(/<caption>([^<]+)/g)].map(([, name]) => name);
  expect(names(toDayNumber(2026, 2, 28), toDayNumber(2026, 4, 1))).toEqual(["2026-02-01", "2026-03-01", "2026-04-01"]);
  expect(names(toDayNumber(2026, 5, 31), toDayNumber(2027, 6, 1))).toHaveLength(14);
});

it("marks a day with a letter and a color in its own month only", () => {
  const html = drawn(NEW_YEAR - 20, NEW_YEAR);
  expect(html.match(/<td class="day-red">1<small title="holiday">H<\/small>/g)).toHaveLength(1);
  expect(html.match(/<td class="day-strong">31<small title="due">D<\/small>/g)).toHaveLength(1);
  expect(visibleText(html)).toMatch(/^H holiday D due 2026-12-01 /);
  expect(html).toContain('<i class="day-red">H</i>');
});

it("underlines today, and says so if today is drawn", () => {
  const html = drawn(NEW_YEAR, NEW_YEAR + 30, NEW_YEAR + 1);
  expect([...html.matchAll(/aria-current="date">(\d+)/g)].map(([, day]) => day)).toEqual(["2"]);
  expect(html).toContain("Today is underlined.");
  for (const edge of [NEW_YEAR, NEW_YEAR + 30])
    expect(drawn(NEW_YEAR, NEW_YEAR + 30, edge)).toContain("Today is underlined.");
  expect(drawn(NEW_YEAR, NEW_YEAR + 30, NEW_YEAR - 1)).not.toContain("Today");
  expect(drawn(NEW_YEAR, NEW_YEAR + 30, NEW_YEAR + 31)).not.toContain("Today");
  expect(drawn(NEW_YEAR, NEW_YEAR + 30)).not.toContain("Today");
});
