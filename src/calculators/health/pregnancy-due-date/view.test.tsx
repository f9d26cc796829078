/** 280 days from the last period; ACOG 700: a scan at 9w 0d to 15w 6d sets the date if it differs by 8 days or more. */
import type { ReactElement } from "react";
import { beforeAll, expect, it } from "vitest";
import { modelOf, testTools } from "../../../core/testing";
import type { CalendarEvent } from "../../../math/dates/icalendar";
import { DrawnView, prepareView, visibleText } from "../../../site/testing/draw-view";
import { tablesOf } from "../../../site/testing/read-chart";
import calculator from "./calculator";
import { Progress } from "./Progress";
import view from "./view";

beforeAll(() => prepareView(calculator, view));

/** A period 84 days before the current date; due on June 4, 2027. */
const TWELVE_WEEKS = { method: "lmp", lmp: "2026-08-28", asOf: "2026-11-20" };
const drawn = (given = {}) => new DrawnView(calculator, view, { ...TWELVE_WEEKS, ...given });

/** The rows of a timeline as text: label, dates, and the color and position of the bar and the dot. */
const linesOf = (html: string) =>
  [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, line = ""]) => {
    const span = /timeline-span line-([\w ]+)" x1="([\d.]+%)" x2="([\d.]+%)"/.exec(line);
    const dot = /<circle class="fill-(\w+)" cx="([\d.]+%)"/.exec(line);
    return [
      visibleText(line),
      ...(span ? [`${span[1]} ${span[2]}–${span[3]}`] : []),
      ...(dot ? [`${dot[1]} ${dot[2]}`] : []),
    ].join(" | ");
  });

it("shows the elapsed weeks on a ring of 40 weeks", () => {
  const one = drawn();
  expect(one.text("Display")).toBe(
    "40 weeks 14 28 12w 0d 196 days to go The ring shows the 40 weeks from August 28, 2026, to June 4, 2027. 12 weeks are behind you. Add to a calendar (.ics)",
  );
  const html = one.html("Display");
  // 84 of 280 days
  expect(html).toContain('stroke-dasharray="0.3 1" transform="rotate(-90)"');
  expect(html.match(/class="line-green"/g)).toHaveLength(1);
  // Marks end 5 px outside the rim, which has radius 103; days 98 and 196 are at 126° and 252°.
  expect(html).toContain('x2="87.3738" y2="63.4808"');
  expect(html).toContain('x2="-102.7141" y2="33.3738"');
  // At 108°, starting at the inner rim
  expect(html).toContain('class="dial-strong"><line x1="77.0356" y1="25.0304"');
});

it("describes the start, the due date and the time before and after", () => {
  const text = (asOf: string) => drawn({ asOf }).text("Display");
  expect(text("2026-08-28")).toMatch(/0w 0d 280 days to go .* 0 days are behind you\./);
  expect(drawn({ asOf: "2026-08-28" }).html("Display")).not.toContain("line-green");
  expect(text("2026-08-29")).toContain(". 1 day is behind you.");
  expect(text("2026-09-04")).toContain(". 1 week is behind you.");
  expect(text("2026-09-05")).toContain(". 1 week and 1 day are behind you.");
  expect(text("2027-06-03")).toContain("39w 6d 1 day to go");
  const due = drawn({ asOf: "2027-06-04" });
  expect(due.text("Display")).toMatch(/40w 0d 0 days to go .* 40 weeks are behind you\./);
  expect(due.html("Display")).toContain('stroke-dasharray="1 1"');
  expect(due.html("Display")).not.toContain("dial-strong");
  expect(text("2027-06-07")).toMatch(/40w 0d the 40 weeks have passed .*2027\. They have passed\./);
  // Counted from November 26
  const planned = drawn({ method: "conception", conceptionDate: "2026-12-10" });
  expect(planned.text("Display")).toMatch(/0w 0d 286 days to go .*2027\. They have not started\./);
  expect(planned.html("Display")).not.toContain("dial-strong");
});

it("places the milestones on a timeline of 42 weeks", () => {
  const lines = linesOf(drawn({ lmp: "2026-10-10" }).html("Milestones"));
  expect(lines).toHaveLength(15);
  // Weeks 11 to 13 of 42, 77 to 97 of 294 days
  expect(lines[2]).toBe("First-trimester screening Dec 26, 2026 – Jan 15, 2027 | blue 26.19%–32.99%");
  expect(lines[3]).toBe("Second trimester begins Jan 16, 2027 | ink 33.33%");
  expect(lines[12]).toBe("Due date Jul 17, 2027 | green 95.24%");
  expect(lines[14]).toBe("Post-term begins Jul 31, 2027 | ink 100%");
  expect(linesOf(drawn().html("Milestones"))[2]).toMatch(/^First-trimester screening Nov 13 – Dec 3, 2026 /);
  expect(drawn().text("Milestones")).toMatch(
    /From the first counted day to 42 weeks\. Your own care provider may plan other dates\. The upright line is today\.$/,
  );
  expect(drawn().html("Milestones")).toContain('aria-label="Milestones of the pregnancy"');
  // 84 of 294 days
  expect(drawn().html("Milestones")).toContain('class="timeline-mark" x1="28.57%"');
  const planned = drawn({ method: "conception", conceptionDate: "2026-12-10" });
  expect(planned.text("Milestones")).not.toContain("today");
});

it("compares the due dates by the period and by the scan", () => {
  const scanned = (ultrasoundWeeks: number, ultrasoundDays: number) =>
    drawn({ compareUltrasound: true, ultrasoundDate: "2026-11-06", ultrasoundWeeks, ultrasoundDays });
  const apart = scanned(11, 1);
  expect(apart.text("Period and scan")).toMatch(
    /The pale bar is the 7 days on either side that ACOG allows at 10w 0d before a scan changes the date\. The dates are 8 days apart: the scan sets the date\.$/,
  );
  // 8 days plus 3 on either side: 22 days in total.
  expect(linesOf(apart.html("Period and scan"))).toEqual([
    "By the period Jun 4, 2027 | blue pale 18.18%–81.82% | blue 50%",
    "By the scan May 27, 2027 | green 13.64%",
  ]);
  expect(apart.html("Period and scan")).toContain('aria-label="Due dates by the period and by the scan"');
  const near = scanned(9, 6);
  expect(near.text("Period and scan")).toMatch(/ are 1 day apart: the period sets the date\.$/);
  // The limit of 7 days plus 3
  expect(linesOf(near.html("Period and scan"))).toEqual([
    "By the period Jun 4, 2027 | green pale 15%–85% | green 50%",
    "By the scan Jun 5, 2027 | blue 55%",
  ]);
  expect(near.tabs).toEqual(["Milestones", "Period and scan", "Week by week", "Milestone dates"]);
  expect(drawn().tabs).toEqual(["Milestones", "Week by week", "Milestone dates"]);
  expect(drawn().html("Period and scan")).toBe("");
});

it("exports the milestones as a calendar file", () => {
  const model = modelOf(calculator, TWELVE_WEEKS, testTools());
  const { children } = Progress({ model, format: testTools().format } as Parameters<typeof Progress>[0]).props as {
    children: readonly ReactElement[];
  };
  const file = children[1] as ReactElement<{
    events: () => CalendarEvent[];
    product: string;
    fileName: string;
  }>;
  expect([file.props.product, file.props.fileName]).toEqual(["Pregnancy Due Date Calculator", "pregnancy.ics"]);
  expect(file.props.events()[12]).toMatchObject({ date: "2027-06-04", summary: "Due date" });
});

it("names its tables and hides figures that are shown elsewhere", () => {
  expect(tablesOf(view)).toEqual(["Week by week: weeks", "Milestone dates: milestones"]);
});
