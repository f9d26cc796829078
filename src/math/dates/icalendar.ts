/** Writes events as iCalendar text (RFC 5545), which any calendar program can import. */
import { dayNumberToIso, isoToDayNumber, LAST_DAY } from "./civil";

interface EventText {
  readonly summary: string;
  readonly description?: string;
}

export interface AllDayEvent extends EventText {
  /** First day, in ISO 8601. */
  readonly date: string;
  /** Last day, in ISO 8601; if omitted, the event lasts one day. */
  readonly lastDate?: string;
}

export interface TimedEvent extends EventText {
  /** In UTC: `2026-11-24T12:30`. */
  readonly start: string;
  /** In UTC; if omitted, the event is a point in time. */
  readonly end?: string;
}

export type CalendarEvent = AllDayEvent | TimedEvent;

export interface CalendarSource {
  /** The program that made the file: `-//Reckoner//Date Calculator//EN`. */
  readonly product: string;
  /** When it was made, in UTC: `20261120T083000Z`. */
  readonly stamp: string;
  /** Text unique to this file; event identifiers combine it with the event's position. */
  readonly uid: string;
}

/** Returns a calendar with the given events. Lines end with CRLF and are folded at 75 octets. */
export function icsCalendar(events: readonly CalendarEvent[], { product, stamp, uid }: CalendarSource): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${escapeText(product)}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...events.flatMap((event, index) => eventLines(event, `${index + 1}-${uid}`, stamp)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function eventLines(event: CalendarEvent, uid: string, stamp: string) {
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp}`,
    ...("start" in event ? momentLines(event) : dayLines(event)),
    `SUMMARY:${escapeText(event.summary)}`,
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    // A reminder should not mark the time as busy; a meeting should.
    ...("end" in event ? [] : ["TRANSP:TRANSPARENT"]),
    "END:VEVENT",
  ];
}

function dayLines({ date, lastDate }: AllDayEvent): string[] {
  const end = lastDate === undefined || lastDate === date ? null : dayAfter(lastDate);
  return [
    `DTSTART;VALUE=DATE:${basic(date)}`,
    // DTEND is exclusive. Without it an all-day event lasts one day (§3.6.1).
    ...(end === null ? [] : [`DTEND;VALUE=DATE:${basic(end)}`]),
  ];
}

function momentLines({ start, end }: TimedEvent): string[] {
  return [`DTSTART:${basicTime(start)}`, ...(end === undefined ? [] : [`DTEND:${basicTime(end)}`])];
}

/** `2026-11-24T12:30` → `20261124T123000Z` */
function basicTime(utc: string): string {
  return `${utc.replace(/[-:]/g, "")}00Z`;
}

/** `2026-02-28` → `20260228` */
function basic(iso: string): string {
  return iso.replaceAll("-", "");
}

/**
 * An event that ends on the last day of the calendar keeps that date, since iCalendar cannot write the day after it.
 */
function dayAfter(iso: string): string {
  return dayNumberToIso(Math.min(isoToDayNumber(iso) + 1, LAST_DAY));
}

/** Escapes a TEXT value (RFC 5545, §3.3.11). Control characters are not allowed in it and become spaces. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, " ");
}

const LINE_OCTETS = 75;

/** Folds a content line (§3.1) so that no line exceeds 75 octets of UTF-8 and no character is split. */
function fold(line: string): string {
  let folded = "";
  let length = 0;
  for (const character of line) {
    const octets = octetsOf(character.codePointAt(0) as number);
    if (length + octets > LINE_OCTETS) {
      folded += "\r\n ";
      // The space that marks a continuation line counts too.
      length = 1;
    }
    folded += character;
    length += octets;
  }
  return folded;
}

function octetsOf(codePoint: number): number {
  return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
}
