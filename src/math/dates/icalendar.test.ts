import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { icsCalendar } from "./icalendar";

const SOURCE = { product: "-//Reckoner//Date Calculator//EN", stamp: "20261120T083000Z", uid: "5f2c" };

/** Unfolds the content lines as a reader does (RFC 5545 §3.1). */
const unfold = (text: string) => text.replace(/\r\n[ \t]/g, "").split("\r\n");

describe("icsCalendar", () => {
  it("writes an all-day event", () => {
    const text = icsCalendar([{ date: "2026-02-28", summary: "Notice ends" }], SOURCE);
    expect(text).toBe(
      [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Reckoner//Date Calculator//EN",
        "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH",
        "BEGIN:VEVENT",
        "UID:1-5f2c",
        "DTSTAMP:20261120T083000Z",
        "DTSTART;VALUE=DATE:20260228",
        "SUMMARY:Notice ends",
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
        "END:VCALENDAR",
        "",
      ].join("\r\n"),
    );
  });

  it("writes a meeting in UTC (RFC 5545 §3.3.5, form 2), and an event without an end", () => {
    const lines = (end?: string) =>
      unfold(icsCalendar([{ start: "2026-11-24T12:30", summary: "Meeting", ...(end && { end }) }], SOURCE)).filter(
        (line) => /^(?:DT[SE]|TRANSP)/.test(line) && !line.startsWith("DTSTAMP"),
      );
    expect(lines("2026-11-24T13:30")).toEqual(["DTSTART:20261124T123000Z", "DTEND:20261124T133000Z"]);
    expect(lines()).toEqual(["DTSTART:20261124T123000Z", "TRANSP:TRANSPARENT"]);
  });

  it("ends a multi-day event on the day after its last day, since DTEND is exclusive", () => {
    const span = (date: string, lastDate: string) =>
      unfold(icsCalendar([{ date, lastDate, summary: "Trip" }], SOURCE)).filter((line) => line.startsWith("DT"));
    expect(span("2026-12-25", "2026-12-31")).toContain("DTEND;VALUE=DATE:20270101");
    // DTEND must be later than DTSTART (§3.8.2.2); a one-day event needs none.
    expect(span("9999-12-31", "9999-12-31").join()).not.toContain("DTEND");
    expect(span("9999-12-30", "9999-12-31")).toContain("DTEND;VALUE=DATE:99991231");
  });

  it("gives each event a unique identifier", () => {
    const text = icsCalendar(
      [
        { date: "2026-02-28", summary: "One" },
        { date: "2026-03-31", summary: "Two" },
      ],
      SOURCE,
    );
    expect(text.match(/^UID:.*$/gm)).toEqual(["UID:1-5f2c", "UID:2-5f2c"]);
  });

  it("escapes special characters", () => {
    const text = icsCalendar([{ date: "2026-02-28", summary: "a;b,c\\d\ne\u0007f", description: "x\r\ny" }], SOURCE);
    expect(unfold(text)).toContain("SUMMARY:a\\;b\\,c\\\\d\\ne f");
    expect(unfold(text)).toContain("DESCRIPTION:x\\ny");
  });

  it("folds at 75 octets without splitting characters", () => {
    const bytes = new TextEncoder();
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 60, maxLength: 400 }), (words) => {
        const summary = words.replace(/[\p{Cc}\\;,]/gu, "");
        const text = icsCalendar([{ date: "2026-02-28", summary }], SOURCE);
        for (const line of text.split("\r\n")) expect(bytes.encode(line).length).toBeLessThanOrEqual(75);
        expect(unfold(text)).toContain(`SUMMARY:${summary}`);
      }),
    );
  });
});
