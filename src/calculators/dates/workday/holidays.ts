/** The holidays that apply: those of the chosen calendar, except those worked on, and the user's own. */
import { InputError } from "../../../core/calculator";
import type { HolidayRule } from "../../../data/holidays/holiday-calendar";
import { fromDayNumber, isoToDayNumber, LAST_YEAR } from "../../../math/dates/civil";
import { holidayIn, type ObservedHoliday, observedDays } from "../../../math/dates/holiday-rules";
import { shortened } from "../../../math/words/phrases";
import { choice } from "../../../reading/choice";
import { type HolidaySource, holidaySource, namesOf } from "./holiday-source";
import type { Inputs } from "./inputs";

/** A holiday, or a range of the user's own days off. */
export interface Holiday {
  /** Day numbers, both included. */
  readonly from: number;
  readonly to: number;
  readonly id: string;
  readonly name: string;
  /** The part of each day that is off. */
  readonly fraction: number;
  /** Whether it gives a day off; some calendars give none for a holiday on a Saturday. */
  readonly isOff: boolean;
  /** For a holiday by rule: the rule, and the actual day, before any move to an observed day. */
  readonly rule?: HolidayRule;
  readonly actual?: number;
}

const OWN_ID = "own";
const NAMELESS = "Other day off";

/**
 * All holidays and days off, in no particular order.
 *
 * @throws InputError
 */
export function holidaysOf(inputs: Inputs, isWeekend: (day: number) => boolean): Holiday[] {
  return [...calendarHolidays(inputs, isWeekend), ...ownHolidays(inputs)];
}

function calendarHolidays(inputs: Inputs, isWeekend: (day: number) => boolean): Holiday[] {
  const source = holidaySource(inputs.holidayCalendar);
  if (!source) return [];
  const skipped = skippedIds(inputs, source);
  const holidays: Holiday[] = [];
  const { rules, lists } = source;
  for (let year = rules.firstYear; year <= rules.lastYear; year++) {
    const list = lists.get(year);
    holidays.push(
      ...(list
        ? list.value.map(({ date, id, name }) => {
            const day = isoToDayNumber(`${year}-${date}`);
            return { from: day, to: day, id, name, fraction: 1, isOff: true };
          })
        : ruleHolidays(year, inputs, source, isWeekend)),
    );
  }
  return holidays.filter(({ id }) => !skipped.includes(id));
}

function ruleHolidays(
  year: number,
  { includeInaugurationDay }: Inputs,
  { rules }: HolidaySource,
  isWeekend: (day: number) => boolean,
): Holiday[] {
  const holidays = rules.holidays.flatMap(
    ({ id, name, rule, from = 0, to = LAST_YEAR, optional, observed = rules.observed }) => {
      if (year < from || year > to || (optional && !includeInaugurationDay)) return [];
      const day = holidayIn(year, rule);
      return day === null ? [] : [{ id, name, rule, day, observed }];
    },
  );
  const days = observedDays(holidays, isWeekend);
  return holidays.map(({ id, name, rule, day: actual }, i) => {
    const { day, isOff } = days[i] as ObservedHoliday;
    return { from: day, to: day, id, name, fraction: 1, isOff, rule, actual };
  });
}

/**
 * Ids of the holidays that are worked on.
 *
 * @throws InputError for an unknown id
 */
export function skippedIds({ skipHolidays }: Pick<Inputs, "skipHolidays">, source: HolidaySource): string[] {
  const options = namesOf(source);
  return skipHolidays
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter(Boolean)
    .map((word) => {
      const name = word.replace(/['’]s\b/g, "").replace(/\s+(?:day|holiday)$/i, "");
      const read = [word, name].map((one) => choice(one, { options })).find((one) => "value" in one);
      if (read && "value" in read) return read.value;
      throw new InputError(
        "skipHolidays",
        `“${shortened(word)}” is not one of the holidays. Choose one of: ${Object.keys(options).join(", ")}. Put commas between several.`,
      );
    });
}

function ownHolidays({ customHolidays }: Inputs): Holiday[] {
  return customHolidays.map(({ date, endDate, name, fraction }, i) => {
    const from = isoToDayNumber(date);
    const to = isoToDayNumber(endDate ?? date);
    if (to < from) throw new InputError("customHolidays", `Day off ${i + 1}: the last day is before the first one.`);
    return { from, to, id: OWN_ID, name: name.trim() || NAMELESS, fraction, isOff: true };
  });
}

export function yearOf(day: number): number {
  return fromDayNumber(day).year;
}
