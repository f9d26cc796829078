import { InputError, notice, type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { defineVariants, type Variant } from "../../../core/variants";
import type { LeapReason } from "../../../math/dates/calendars";
import { capitalized } from "../../../math/words/phrases";
import { signedOperand } from "../../../math/words/signed-operand";
import { type Fields, fields, type Inputs } from "./inputs";
import { CalendarYear, LeapDays, LeapYears, yearText } from "./leap-years";

/** The results of all modes; each mode fills in its own part. */
export interface LeapAnswer {
  readonly year?: CalendarYear;
  readonly range?: LeapYears;
  readonly span?: LeapDays;
}

type Of<K extends keyof LeapAnswer> = LeapAnswer & Required<Pick<LeapAnswer, K>>;

const WHY: Readonly<Record<LeapReason, string>> = {
  "not-divisible-by-4": "it is not divisible by 4",
  "divisible-by-4": "it is divisible by 4",
  "century-not-400": "it is a century that is not divisible by 400",
  "divisible-by-400": "it is a century divisible by 400",
  "century-remainder-200-or-600": "it is a century with a remainder of 200 or 600 when divided by 900",
  "century-not-200-or-600": "it is a century with a remainder other than 200 or 600 when divided by 900",
};

const check: Variant<Fields, Of<"year">> = {
  question: "Check a year",
  inputs: { year: {}, calendar: {} },
  answer: ({ year, calendar }: Inputs) => ({ year: new CalendarYear(year, calendar) }),
  headline: ({ year }) => ({
    label: `${yearText(year.year)} is`,
    before: `${yearText(year.year)} is`,
    figure: year.isLeap ? "a leap year" : "a common year",
    after: `because ${WHY[year.reason]}${notCentury(year)}.${dayText(year)}`,
  }),
  working: ({ year }) => checkSteps(year),
  notices: ({ year }) => checkNotices(year),
};

/** Adds that a year divisible by 4 is not a century, if that was tested. */
function notCentury({ reason, rules }: CalendarYear): string {
  return reason === "divisible-by-4" && rules.length > 1 ? " and not a century" : "";
}

function dayText({ leapDayWeekday, daysLeftOut, daysInYear }: CalendarYear): string {
  const day = leapDayWeekday === null ? "" : ` February 29 is a ${leapDayWeekday}.`;
  return daysLeftOut > 0
    ? `${day} It has only ${daysInYear} days, because ${daysLeftOut} were skipped when the calendar changed.`
    : day;
}

function checkNotices({ year, calendar }: CalendarYear) {
  const julian = calendar === "julian" || calendar === "historical-1582" || calendar === "historical-1752";
  const list = [];
  if (julian && year < 8)
    list.push(
      notice(
        "early-julian",
        "The Romans followed the rule only from 8 CE on; before that, leap years were irregular. The regular calendar is shown.",
      ),
    );
  if (calendar === "gregorian" && year < 1582)
    list.push(notice("before-gregorian", "The Gregorian calendar began in 1582; its rule is extended backward."));
  if (calendar === "revised-julian" && year < 1923)
    list.push(
      notice("before-revised-julian", "The revised Julian calendar dates from 1923; its rule is extended backward."),
    );
  return list;
}

function checkSteps(year: CalendarYear): Listed<Step> {
  const steps = year.rules.map(({ divisor, remainder }) =>
    step(
      `${year.year} divided by ${divisor}: the remainder`,
      `${year.year} − ${divisor} × ${signedOperand(String((year.year - remainder) / divisor))}`,
      `${remainder}`,
    ),
  );
  return [
    steps,
    step("Deciding test", year.rules.at(-1)?.outcome.split(":")[0] ?? "", year.isLeap ? "Leap year" : "Common year"),
    step(
      "Days in the year",
      `${year.isLeap ? 366 : 365}${year.daysLeftOut > 0 ? ` − ${year.daysLeftOut}` : " days"}`,
      `${year.daysInYear}`,
    ),
    step(
      "Previous and next leap year",
      `${year.year - year.previous} years before, ${year.next - year.year} years after`,
      `${yearText(year.previous)} and ${yearText(year.next)}`,
    ),
  ];
}

const range: Variant<Fields, Of<"range">> = {
  question: "List leap years",
  inputs: { fromYear: {}, toYear: {}, calendar: {}, leapDayOn: {} },
  answer: ({ fromYear, toYear, calendar, leapDayOn }: Inputs) => {
    if (toYear < fromYear) throw new InputError("toYear", "The last year must not be before the first.");
    const weekday = leapDayOn === "any" ? null : capitalized(leapDayOn);
    return { range: new LeapYears(fromYear, toYear, calendar, weekday) };
  },
  headline: ({ range }, _, format) => ({
    label: "Leap years",
    before: `From ${yearText(range.from)} to ${yearText(range.to)} there ${range.count === 1 ? "is" : "are"}`,
    figure: range.count === 0 ? "no leap years" : format.plural(range.count, "leap year"),
    after: rangeText(range),
  }),
  working: ({ range }, _, format) => rangeSteps(range, format),
};

function rangeText({ count, weekday, rows }: LeapYears): string {
  const on = weekday === null ? "" : `with February 29 on a ${weekday}`;
  const [first, last] = [rows()[0], rows().at(-1)];
  if (!first || !last || count === 1) return `${on}${first ? `, ${yearText(first.year)}` : ""}.`;
  return `${on}, the first in ${yearText(first.year)} and the last in ${yearText(last.year)}.`;
}

/** Number of years in a range that are divisible by a divisor. */
function multiples({ from, to }: LeapYears, divisor: number): number {
  return Math.floor(to / divisor) - Math.floor((from - 1) / divisor);
}

function rangeSteps(range: LeapYears, format: Format): Listed<Step> {
  const years = range.to - range.from + 1;
  const counted = step(
    "Years, both ends counted",
    `${range.to} − ${signedOperand(String(range.from))} + 1`,
    format.number(years),
  );
  if (range.weekday !== null || (range.calendar !== "gregorian" && range.calendar !== "julian"))
    return [counted, step("Leap years", "each year by the rule that applies to it", format.number(range.count))];
  const [fours, hundreds, fourHundreds] = [4, 100, 400].map((divisor) => multiples(range, divisor)) as [
    number,
    number,
    number,
  ];
  const number = (value: number) => format.number(value);
  const divisible = [step("Years divisible by 4", "in the range", number(fours))];
  if (range.calendar === "julian") return [counted, divisible];
  return [
    counted,
    divisible,
    step("Of these, centuries", "divisible by 100", number(hundreds)),
    step("Of these, still leap years", "divisible by 400", number(fourHundreds)),
    step(
      "Leap years = divisible by 4 − by 100 + by 400",
      `${number(fours)} − ${number(hundreds)} + ${number(fourHundreds)}`,
      number(range.count),
    ),
  ];
}

const between: Variant<Fields, Of<"span">> = {
  question: "Count leap days between two dates",
  inputs: { startDate: {}, endDate: {} },
  answer: ({ startDate, endDate }: Inputs) => {
    if (endDate < startDate) throw new InputError("endDate", "The end date must not be before the start date.");
    return { span: new LeapDays(startDate, endDate) };
  },
  headline: ({ span }, { startDate, endDate }, format) => ({
    label: "Leap days",
    before: `From ${format.date(startDate)}, to ${format.date(endDate)}, both counted, there ${span.count === 1 ? "is" : "are"}`,
    figure: format.plural(span.count, "leap day"),
    after: `among ${format.plural(span.days, "day")}.`,
  }),
  working: ({ span }, _, format) => {
    const [first, last] = [span.rows()[0], span.rows().at(-1)];
    return [
      step("Days, both ends counted", `${format.number(span.days - 1)} + 1`, format.number(span.days)),
      step(
        "Leap days",
        first && last ? `from ${format.date(first.date)}, to ${format.date(last.date)}` : "no February 29 among them",
        format.number(span.count),
      ),
    ];
  },
};

const variants: Readonly<Record<"check" | "range" | "between", Variant<Fields, LeapAnswer>>> = {
  check,
  range,
  between,
};

export const modes = defineVariants("mode", { label: "What do you want to do?", default: "check" }, fields, variants);

/** The inputs, and the answer of their mode. */
export type LeapModel = ReturnType<typeof modes.derive>;
