/** Events as iCalendar text (RFC 5545), to be taken into any calendar program. */
import { dayNumberToIso, isoToDayNumber, LAST_DAY } from "./civil";

interface EventText {
  readonly summary: string;
  readonly description?: string;
}

export interface AllDayEvent extends EventText {
  /** First day, ISO. */
  readonly date: string;
  /** Last day, ISO; the event is one day long without it. */
  readonly lastDate?: string;
}

export interface TimedEvent extends EventText {
  /** In UTC: `2026-11-24T12:30`. */
  readonly start: string;
  /** In UTC; the event is a moment without it. */
  readonly end?: string;
}

export type CalendarEvent = AllDayEvent | TimedEvent;

export interface CalendarSource {
  /** Who made the file: `-//Reckoner//Date Calculator//EN`. */
  readonly product: string;
  /** When it was made, in UTC: `20261120T083000Z`. */
  readonly stamp: string;
  /** Text that no other file has; the events' identifiers are made of it and their place. */
  readonly uid: string;
}

/** A calendar of events: lines end in CRLF and are folded at 75 octets. */
export function icsCalendar(
  events: readonly CalendarEvent[],
  { product, stamp, uid }: CalendarSource,
): string {
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
    // A reminder should not mark the calendar as busy; a meeting does.
    ...("end" in event ? [] : ["TRANSP:TRANSPARENT"]),
    "END:VEVENT",
  ];
}

function dayLines({ date, lastDate }: AllDayEvent): string[] {
  const end = lastDate === undefined || lastDate === date ? null : dayAfter(lastDate);
  return [
    `DTSTART;VALUE=DATE:${basic(date)}`,
    // Exclusive. Without it an all-day event lasts one day (§3.6.1).
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

/** The last day of the calendar has none after it that iCalendar could write: the event ends on it. */
function dayAfter(iso: string): string {
  return dayNumberToIso(Math.min(isoToDayNumber(iso) + 1, LAST_DAY));
}

/** TEXT of RFC 5545, §3.3.11; control characters have no place in it. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, " ");
}

const LINE_OCTETS = 75;

/** Folds a content line (§3.1): no line longer than 75 octets of UTF-8, no character torn apart. */
function fold(line: string): string {
  let folded = "";
  let length = 0;
  for (const character of line) {
    const octets = octetsOf(character.codePointAt(0) as number);
    if (length + octets > LINE_OCTETS) {
      folded += "\r\n ";
      // The space that marks the continuation counts.
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
