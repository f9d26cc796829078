import type { Forms, Value } from "../../../ask/form";
import type { JsonObject } from "../../../core/parse";

/** Whether a time says that it is one: `9:15`, `9am` or `noon`, not a number alone. */
function isClock(value: Value | undefined): boolean {
  return value !== undefined && !value.isBare;
}

const LENGTH = /^(?:(\d+(?:\.\d+)?) ?h(?:(?:ou)?rs?)?)?(?:,? ?(?:and )?)?(?:(\d+(?:\.\d+)?) ?m(?:in(?:ute)?s?)?)?$/i;

/** The hours and minutes to add to a time, or to take from it, today. */
function clockLength(length: Value | undefined, startDate: string): JsonObject | null {
  const [, hours, minutes] = LENGTH.exec(String(length?.json ?? "")) ?? [];
  if (hours === undefined && minutes === undefined) return null;
  return { startDate, hours: Number(hours ?? 0), minutes: Number(minutes ?? 0) };
}

const DURATION =
  /(?:\d+(?:\.\d+)? ?(?:d(?:ays?)?|h(?:(?:ou)?rs?)?|m(?:in(?:ute)?s?)?|s(?:ec(?:ond)?s?)?)(?![a-z]) ?,? ?)+|\d+:[0-5]\d(?::[0-5]\d)?/i;
const DURATIONS = new RegExp(`^(?:${DURATION.source}) ?(?:[-+−] ?(?:${DURATION.source}) ?)+$`, "i");

/** Whether it adds and subtracts durations, and nothing else. */
function isDurations(text: string): boolean {
  return DURATIONS.test(text.trim());
}

export default [
  {
    says: [
      "[hours|time|how many hours|how long|how long is it|hours and minutes] [between|from] {startTime:time} (to|until|till|and|-|–) {endTime:time} [how many hours|in hours|hours]",
      "(work hours|hours worked|time worked|shift) [from] {startTime:time} (to|until|-) {endTime:time}",
    ],
    set: { mode: "clock" },
    usual: { breakMinutes: 0 },
    fill: ({ startTime, endTime }) => (isClock(startTime) || isClock(endTime) ? {} : null),
  },
  {
    says: [
      "[hours|time|hours worked|work hours] [between|from] {startTime:time} (to|until|till|and|-|–) {endTime:time} (with|minus|less) [a] {breakMinutes:minutes} [lunch|unpaid] [break]",
    ],
    set: { mode: "clock" },
    fill: () => ({}),
  },
  {
    says: [
      "(what time is it|what time is|what time will it be|time) {length:text} (after|from|past) {startTime:time}",
      "{startTime:time} (plus|+) {length:text}",
      "add {length:text} to {startTime:time}",
      "{length:text} (after|from|past) {startTime:time}",
    ],
    set: { mode: "clock-add", operation: "add" },
    fill: ({ startTime, length }, today) => (isClock(startTime) ? clockLength(length, today) : null),
  },
  {
    says: [
      "(what time is it|what time is|what time was it|what time was|time) {length:text} before {startTime:time}",
      "{startTime:time} (minus|-) {length:text}",
      "subtract {length:text} from {startTime:time}",
      "{length:text} before {startTime:time}",
    ],
    set: { mode: "clock-add", operation: "subtract" },
    fill: ({ startTime, length }, today) => (isClock(startTime) ? clockLength(length, today) : null),
  },
  {
    says: ["{expression:text}", "add {expression:text}", "sum of {expression:text}"],
    set: { mode: "expression" },
    fill: ({ expression }) => {
      const text = String(expression?.json ?? "")
        .replace(/\b(?:plus|and)\b/gi, "+")
        .replace(/\bminus\b/gi, "-");
      return isDurations(text) ? { expression: text } : null;
    },
  },
  {
    says: [
      "[convert] {expression:text} (in|to|as|into) (decimal|decimal hours|decimals|hours decimal|a decimal)",
      "decimal hours (of|for) {expression:text}",
    ],
    set: { mode: "expression" },
    fill: ({ expression }) => (LENGTH.test(String(expression?.json).trim()) ? {} : null),
  },
  {
    says: [
      "{decimalHours:number} (decimal hours|hours decimal) [in|to] [hours and minutes|hh:mm]",
      "{decimalHours:number} hours (in|to) hours and minutes",
      "convert {decimalHours:number} [decimal] hours to hours and minutes",
    ],
    set: { mode: "decimal-hours" },
  },
] satisfies Forms;
