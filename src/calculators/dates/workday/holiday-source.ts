/** The sources of a calendar's holidays: rules for a range of years, or published lists for individual years. */
import { OnDemand } from "../../../core/on-demand";
import type { ListedHoliday, RuleCalendar } from "../../../data/holidays/holiday-calendar";
import { US_HOLIDAYS } from "../../../data/holidays/us";
import { type DatedValue, type Figure, figureAt, type Parameter } from "../../../data/parameter";
import type { CalendarId } from "./inputs";

/** Lists for India, loaded only when an Indian calendar is chosen. */
export const INDIA = new OnDemand(() => import("../../../data/holidays/india"));

export interface HolidaySource {
  readonly rules: RuleCalendar;
  /** Lists by year, which replace the rules in those years. */
  readonly lists: ReadonlyMap<number, DatedValue<readonly ListedHoliday[]>>;
  /** The dated parameter that contains the rules. */
  readonly parameter: Parameter;
  readonly moonDependent: readonly string[];
}

export function isIndian(calendar: CalendarId): boolean {
  return calendar === "in-national" || calendar === "in-gazetted";
}

/** Returns null for the calendar without holidays. */
export function holidaySource(calendar: CalendarId): HolidaySource | null {
  if (calendar === "none") return null;
  if (calendar !== "in-national" && calendar !== "in-gazetted") {
    const parameter = US_HOLIDAYS[calendar];
    return { rules: parameter.values[0].value, lists: new Map(), parameter, moonDependent: [] };
  }
  const { INDIA_NATIONAL, INDIA_GAZETTED, MOON_DEPENDENT } = INDIA.value;
  const rules = INDIA_NATIONAL.values[0].value;
  const values = calendar === "in-gazetted" ? INDIA_GAZETTED.values : [];
  return {
    rules,
    lists: new Map(values.map((list) => [Number(list.from?.slice(0, 4)), list])),
    parameter: INDIA_NATIONAL,
    moonDependent: MOON_DEPENDENT,
  };
}

/** All holiday ids of the calendar, those of the rules first. */
export function idsOf({ rules, lists }: HolidaySource): string[] {
  const listed = [...lists.values()].flatMap(({ value }) => value);
  return [...new Set([...rules.holidays, ...listed].map(({ id }) => id))];
}

/** The dated figures used for the holidays of a range of years. */
export function figuresOf(
  calendar: CalendarId,
  { parameter, lists }: HolidaySource,
  firstYear: number,
  lastYear: number,
): Figure[] {
  const inUse = [...lists.keys()].filter((year) => year >= firstYear && year <= lastYear);
  const gazetted = isIndian(calendar) ? INDIA.value.INDIA_GAZETTED : null;
  return [
    ...(gazetted && calendar === "in-gazetted"
      ? inUse.map((year) => {
          const figure = figureAt(gazetted, `${year}-12-31`);
          return { ...figure, label: `${figure.label}, ${year}` };
        })
      : []),
    figureAt(parameter, "2026-01-01"),
  ];
}
