import { type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { dayNumberToIso } from "../../../math/dates/civil";
import { MAX_HOLIDAY_ROWS, TABLE_LIMIT } from "./counted-days";
import { holidaySource } from "./holiday-source";
import { yearOf } from "./holidays";
import { HOLIDAY_CALENDARS } from "./inputs";
import { modes } from "./modes";
import type { WorkdayModel } from "./outputs";

/** Notices about the reliability of the holidays, from the mode, and about omitted tables. */
export function notices(model: WorkdayModel, format: Format): Listed<Notice> {
  return [holidayNotices(model, format), modes.notices(model, format), tableNotices(model, format)];
}

function holidayNotices({ inputs, answer }: WorkdayModel, format: Format): Listed<Notice> {
  const source = holidaySource(inputs.holidayCalendar);
  if (!source) return [];
  const { rules, lists, moonDependent } = source;
  const { counted, origin } = answer;
  const [firstYear, lastYear] = yearsOf(counted.from, counted.to, origin);
  const list: Notice[] = [];

  const [from, to] = [Math.max(firstYear, rules.firstYear), Math.min(lastYear, rules.lastYear)];
  const missing = lists.size > 0 ? runsOf(from, to, (year) => !lists.has(year)) : [];
  if (missing.length > 0)
    list.push(
      notice(
        "no-holiday-list",
        `No gazetted ${isOneYear(missing) ? "list" : "lists"} for ${runsText(missing)} ${isOneYear(missing) ? "is" : "are"} bundled; only the three national holidays were used.`,
      ),
    );

  const moon = counted.holidays.filter(({ holiday }) => moonDependent.includes(holiday.id));
  if (moon.length > 0)
    list.push(
      notice(
        "moon-dependent",
        `These dates depend on the sighting of the moon, and later orders have moved them in past years: ${moon.map(({ day, holiday }) => `${holiday.name}, ${format.date(dayNumberToIso(day))}`).join("; ")}.`,
      ),
    );

  if (inputs.holidayCalendar === "us-nyse" && from <= to)
    list.push(
      notice(
        "early-closes",
        "Days on which the exchange closes early count as full days. Unscheduled closings, such as January 9, 2025, are not included; add them as other days off.",
      ),
    );

  const outside = runsOf(firstYear, lastYear, (year) => year < rules.firstYear || year > rules.lastYear);
  if (outside.length > 0)
    list.push(
      notice(
        "outside-rules",
        `“${HOLIDAY_CALENDARS[inputs.holidayCalendar]}” covers ${rules.firstYear} to ${rules.lastYear}; none of its holidays were used for ${runsText(outside)}.`,
      ),
    );
  return list;
}

/** The first and last year that matter for the answer. */
function yearsOf(from: number, to: number, origin = from): [first: number, last: number] {
  const days = to > from ? [from, to - 1, origin] : [origin];
  return [yearOf(Math.min(...days)), yearOf(Math.max(...days))];
}

type Run = readonly [first: number, last: number];

/** The runs of consecutive years for which `holds` returns true. */
function runsOf(first: number, last: number, holds: (year: number) => boolean): Run[] {
  const runs: [number, number][] = [];
  for (let year = first; year <= last; year++) {
    if (!holds(year)) continue;
    const run = runs.at(-1);
    if (run && run[1] === year - 1) run[1] = year;
    else runs.push([year, year]);
  }
  return runs;
}

function isOneYear([run, ...others]: readonly Run[]): boolean {
  return run !== undefined && others.length === 0 && run[0] === run[1];
}

/** Writes runs of years: `2024 and 2027–2031`. */
function runsText(runs: readonly Run[]): string {
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(" and ");
}

function tableNotices({ answer: { counted } }: WorkdayModel, format: Format): Listed<Notice> {
  return [
    !counted.hasTables &&
      notice(
        "tables-left-out",
        `The tables of months and of days left out are omitted above ${format.number(TABLE_LIMIT)} days. This range has ${format.number(counted.calendarDays)} days.`,
      ),
    !counted.hasAllHolidays &&
      notice(
        "holidays-cut",
        `The table of holidays has at most ${format.number(MAX_HOLIDAY_ROWS)} rows; the counts include all holidays.`,
      ),
  ];
}
