import { beforeAll, describe, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import timezone from "./calculator";
import view from "./view";

beforeAll(() => prepareView(timezone, view));

const draw = (given = {}) => new DrawnView(timezone, view, given);
/** HTML of the row of a clock. */
const rowOf = (html: string, index: number) =>
  [...html.replaceAll("<!-- -->", "").matchAll(/<li>(.*?)<\/li>/g)][index]?.[1] ?? "";
const stretches = (row: string) =>
  [...row.matchAll(/class="hours-(\w+)" x="([\d.]+)%" width="([\d.]+)%"/g)].map(([, kind, x, width]) => [
    kind,
    Number(x),
    Number(width),
  ]);
/** Hours as a percentage of a day. */
const day = (hours: number) => expect.closeTo((100 * hours) / 24, 1);

describe("the clocks of several zones", () => {
  // Friday, 9 AM in New York: 7:30 PM in Kolkata, 2 PM in London, 1 AM on Saturday in Sydney.
  const html = () => draw().html("Clocks");

  it("have the hours of the first one above them", () => {
    const hours = [...html().matchAll(/<text x="([^"]*)" y="12" text-anchor="(\w+)">([^<]+)</g)].map(
      ([, ...found]) => found,
    );
    expect(hours).toEqual([
      ["0%", "start", "Midnight"],
      ["25%", "middle", "6 AM"],
      ["50%", "middle", "Noon"],
      ["75%", "middle", "6 PM"],
      ["100%", "end", "Midnight"],
    ]);
    expect(html()).toContain('<ul aria-label="The same moment on each clock">');
  });

  it("show night, office hours and the hours between", () => {
    const row = rowOf(html(), 0);
    expect(stretches(row)).toEqual([
      ["night", 0, day(7)],
      ["shoulder", day(7), day(2)],
      ["work", day(9), day(8)],
      ["shoulder", day(17), day(5)],
      ["night", day(22), day(2)],
    ]);
    expect(row).toContain("New York <small>UTC−5</small>");
    expect(row).toContain('<line class="hours-cursor" x1="37.5%" x2="37.5%" y2="34">');
    expect(row).toContain('aria-label="Date and time in New York" value="2026-11-20T09:00"');
    expect(row).toContain(
      'aria-label="Time in New York" aria-valuetext="9:00 AM Friday, November 20, 2026" min="0" max="1425" step="15" value="540"',
    );
    expect(row).toContain('y="4" height="26"');
  });

  it("each show their own time, date and midnight", () => {
    const kolkata = rowOf(html(), 1);
    expect(kolkata).toContain('value="2026-11-20T19:30"');
    // 1:30 PM in New York, to the right of the cursor.
    expect(kolkata).toContain('<line class="hours-midnight" x1="56.25%" x2="56.25%" y2="34">');
    expect(kolkata).toContain('<text x="56.25%" y="21" dx="5" text-anchor="start">Sat, Nov 21</text>');
    // Saturday in Kolkata is off.
    expect(stretches(kolkata).at(-1)).toEqual(["off", day(20.5), day(3.5)]);
    const london = rowOf(html(), 2);
    expect(london).toContain('dx="-5" text-anchor="end">Sat, Nov 21');
    const sydney = rowOf(html(), 4);
    expect(sydney).toContain("<small>UTC+11, next day</small>");
    expect(
      rowOf(
        draw({
          dateTime: "2026-11-20T09:00",
          fromZone: "Asia/Tokyo",
          toZones: [{ zone: "America/New_York" }],
        }).html("Clocks"),
        1,
      ),
    ).toContain("day before");
  });

  it("have a caption and a calendar file", () => {
    expect(draw().text("Clocks")).toMatch(
      /Each bar is the day in New York, from midnight to midnight: dark green is office hours, light green mornings and evenings, blue night, gray weekends; dashed lines mark midnight\. Drag any bar or change any clock\. Time zone database 20\d\d[a-z]\. Add to a calendar \(\.ics\)$/,
    );
  });

  it("appear once each", () => {
    const twice = draw({ toZones: [{ zone: "America/New_York" }, { zone: "Europe/London" }] }).html("Clocks");
    expect(twice.match(/<li>/g)).toHaveLength(2);
  });
});

describe("the day of a meeting", () => {
  const MEETING = {
    mode: "meeting",
    participants: [
      { zone: "America/New_York", workStart: "09:00", workEnd: "17:00" },
      { zone: "Europe/London", workStart: "09:00", workEnd: "17:00" },
    ],
  };
  const drawn = () => draw(MEETING);

  it("opens at the best start, when everyone is at work", () => {
    // 9 AM to noon in New York is 2 to 5 PM in London.
    const html = drawn().html("Day");
    expect(html).toContain('<ul aria-label="The day of each person">');
    const row = rowOf(html, 1);
    expect(stretches(row).filter(([kind]) => kind === "work")).toEqual([["work", day(4), day(8)]]);
    expect(row).toContain(`<line class="hours-overlap" x1="37.5%" x2="50%" y1="32" y2="32">`);
    expect(row).toMatch(/<rect class="hours-chosen" x="[\d.]+%" width="4\.17%" height="34">/);
    expect(rowOf(html, 0)).toContain('step="30"');
    expect(drawn().text("Day")).toMatch(
      /Best start: 2 of 2 at work throughout, 0 minutes outside work hours\. Convert this start time, with a link to share Add to a calendar \(\.ics\)$/,
    );
    expect(drawn().text("Day")).toContain(
      "gray days off; the line below the bars shows when everyone is at work. The frame is the meeting. Drag it on any bar.",
    );
  });

  it("has no line if there is no time when everyone is at work", () => {
    const sydney = { zone: "Australia/Sydney", workStart: "09:00", workEnd: "17:00" };
    const apart = draw({ ...MEETING, participants: [MEETING.participants[1], sydney] });
    expect(apart.html("Day")).not.toContain("hours-overlap");
    expect(apart.text("Day")).not.toContain("the line below the bars");
    expect(apart.text("Day")).toMatch(/Best start: [01] of 2 at work throughout/);
    expect(draw().html("Day")).toBe("");
  });
});

it("offers the current time in modes with a time", () => {
  expect(draw().formTop).toBe(
    '[mode]<p><button type="button" class="link">Use my current time</button></p><datalist id="cities"></datalist>',
  );
  expect(draw({ mode: "meeting" }).formTop).toBe('[mode]<datalist id="cities"></datalist>');
});

it.each([
  ["convert", ["Clocks", "Each zone"], ["utc", "offset", "isDst", "epochSeconds"]],
  ["unix", [], ["utcText", "localDateTime", "weekday", "offset", "isDst"]],
  [
    "zone-info",
    ["Clocks", "Each zone"],
    ["nextTransitionLocal", "nextTransitionUtc", "offsetBefore", "offsetAfter", "utc"],
  ],
  [
    "meeting",
    ["Day", "Starts", "Next two weeks"],
    ["bestStartUtc", "overlapMinutes", "outOfHoursMinutes", "inconvenience"],
  ],
])("shows the tabs and figures of %s", (mode, tabs, figures) => {
  const drawn = draw({ mode });
  expect(drawn.tabs.filter((tab) => tab !== "Clock changes of the year")).toEqual(tabs);
  expect(figures).toEqual(expect.arrayContaining([...drawn.figures]));
});

it("has minus signs in the offsets of its tables", () => {
  const table = draw({ toZones: [{ zone: "Honolulu" }] }).table("Each zone");
  expect(table).toContain("−10:00");
  expect(table).not.toContain("-10:00");
});
