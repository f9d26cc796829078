import type { Forms, Value } from "../../../ask/form";
import { spanOf } from "../../../ask/span";
import type { Json, JsonObject } from "../../../core/parse";

const PART =
  /^(?:,? ?(?:and )?)?(an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,6}) ?(years?|yrs?|y|months?|mos?|weeks?|wks?|w|days?|d)\b/i;
const WORDS = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Years, months, weeks and days as they were written, since a month has no fixed number of days. */
function calendarLength(amount: Value | undefined, operation: string, startDate: Json): JsonObject | null {
  const inputs: Record<string, Json | undefined> = {
    amount: undefined,
    operation,
    startDate,
    years: 0,
    months: 0,
    weeks: 0,
    days: 0,
  };
  let rest = String(amount?.json ?? "").trim();
  if (rest === "") return null;
  while (rest !== "") {
    const [text, count = "", unit = ""] = PART.exec(rest) ?? [];
    if (text === undefined) return null;
    const key = { y: "years", m: "months", w: "weeks", d: "days" }[unit[0]?.toLowerCase() ?? ""] ?? "";
    const word = WORDS.indexOf(count.toLowerCase());
    inputs[key] = /^an?$/i.test(count) ? 1 : word > 0 ? word : Number(count);
    rest = rest.slice(text.length).trim();
  }
  return inputs;
}

export default [
  {
    says: [
      "(weeks|how many weeks|number of weeks) [is it|are there|are] (between|from|elapsed from|passed from) {startDate:date} (and|to|until|till) {endDate:date}",
    ],
    set: { mode: "difference" },
    output: "weeks",
    fill: ({ startDate, endDate }) => spanOf(startDate, endDate),
  },
  {
    says: ["[how many] weeks [are] [left] (until|till|to|before|til) {targetDate:coming}"],
    set: { mode: "countdown" },
    output: "weeks",
    fill: ({ targetDate }, today) => ({ asOf: today, targetDate: targetDate?.json }),
  },
  {
    says: ["[how many] weeks (since|have passed since|passed since|elapsed since) {startDate:date}"],
    set: { mode: "difference" },
    output: "weeks",
    fill: ({ startDate }, today) => ({ startDate: startDate?.json, endDate: today }),
  },
  {
    says: [
      "[how many] days (between|from) {startDate:date} (and|to|until|till|through) {endDate:date}",
      "(days|months|years|time|duration|how many days|how many months|how many years|difference|number of days|how long) [is it] [are there] (between|from|are between) {startDate:date} (and|to|until|till) {endDate:date}",
      "[how many] (days|months|years) (are there between|are between|is it from|from|between|elapsed from|passed from) {startDate:date} (and|to|until|till) {endDate:date}",
      "[how many] days (between|from) {startDate:date} {endDate:date}",
      "{startDate:date} to {endDate:date} [in days|in weeks|in months|days|how many days]",
      "from {startDate:date} to {endDate:date} [how many days|days]",
      "date difference [between|from|of] {startDate:date} (and|to) {endDate:date}",
    ],
    set: { mode: "difference" },
    fill: ({ startDate, endDate }) => spanOf(startDate, endDate),
  },
  {
    says: [
      "[how many] days (between|from) {startDate:date} (and|to|until|till|through) {endDate:date} (inclusive|included|including both|including the last day|including last day|counting both)",
    ],
    set: { mode: "difference", includeEndDay: true },
    fill: ({ startDate, endDate }) => spanOf(startDate, endDate),
  },
  {
    says: [
      "[how many] (days|months|sleeps) [are] [left] (until|till|to|before|til) {targetDate:coming}",
      "how long (until|till|is it until|til|to) {targetDate:coming}",
      "(how many days|how long) is it (until|till|to|til) {targetDate:coming}",
      "(countdown|count down) (to|until) {targetDate:coming}",
      "time (until|till|left until) {targetDate:coming}",
    ],
    set: { mode: "countdown" },
    fill: ({ targetDate }, today) => ({ asOf: today, targetDate: targetDate?.json }),
  },
  {
    says: [
      "[how many] (days|weeks|months) [are] [left|there] (until|till|to|before|til) {month:month}",
      "how long (until|till|is it until|til) {month:month}",
    ],
    set: { mode: "countdown" },
    fill: ({ month }, today) => ({ month: undefined, asOf: today, targetDate: month?.json }),
  },
  {
    says: [
      "[how many] (days|months|years|time) (since|have passed since|passed since|elapsed since) {startDate:date}",
      "how long (since|ago was|is it since|has it been since) {startDate:date}",
      "how many days ago was {startDate:date}",
      "how many days has it been since {startDate:date}",
    ],
    set: { mode: "difference" },
    fill: ({ startDate }, today) => ({ startDate: startDate?.json, endDate: today }),
  },
  {
    says: [
      "[date] {amount:text} (from|after|past) {startDate:date}",
      "(date|day|what date|what day|when) [is] [will it be] {amount:text} (from|after) {startDate:date}",
      "(what date will it be|what day will it be|what is the date|what's the date) {amount:text} (from|after) {startDate:date}",
      "{startDate:date} (plus|+|add) {amount:text}",
      "add {amount:text} to {startDate:date}",
      "(what date|what day|when|date|the date) [is|will it be|is it] in {amount:text}",
      "in {amount:text} [what date will it be|what day is it|what date is it|what day will it be]",
    ],
    set: { mode: "add" },
    fill: ({ startDate, amount }, today) => calendarLength(amount, "add", startDate?.json ?? today),
  },
  {
    says: [
      "[date] {amount:text} (before|prior to) {startDate:date}",
      "(date|day|what date|what day|when|what date was|what day was|what was the date|what is the date) [is|was] [it] {amount:text} before {startDate:date}",
      "{startDate:date} (minus|-|subtract|less) {amount:text}",
      "subtract {amount:text} from {startDate:date}",
      "(what date|what day|when|what date was it|what day was it|date|the date) [was|is] [it] {amount:text} ago",
      "{amount:text} ago",
    ],
    set: { mode: "add" },
    fill: ({ startDate, amount }, today) => calendarLength(amount, "subtract", startDate?.json ?? today),
  },
  {
    says: [
      "(what day of the week|what weekday|which day of the week|which weekday|day of the week|weekday|day of week) [is|was|will|of|for|on] {startDate:date} [on|fall on|be|be on]",
      "(what day of the week|what day|which day) (was i born|was i born on|were you born) [on] [if] {startDate:born}",
      "(what day|which day) (is|was|will) {startDate:date} [on|fall on|be|be on]",
      "{startDate:date} (day of the week|weekday|what day of the week|what day)",
      "(week number|day of the year|day of year|day number|week number of|iso week|day of the year of|what week is) [is|for|of|on] {startDate:date}",
    ],
    set: { mode: "info" },
  },
] satisfies Forms;
