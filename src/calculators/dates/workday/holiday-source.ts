/** The sources of a calendar's holidays: rules for a range of years, or published lists for individual years. */
import type { Preparation } from "../../../core/on-demand";
import { OnDemand } from "../../../core/on-demand";
import type { ListedHoliday, RuleCalendar } from "../../../data/holidays/holiday-calendar";
import { US_HOLIDAYS } from "../../../data/holidays/us";
import { type DatedValue, type Figure, figureAt, type Parameter } from "../../../data/parameter";
import type { CalendarId } from "./inputs";

/** Lists for India, loaded only when an Indian calendar is chosen. */
const INDIA = new OnDemand(() => import("../../../data/holidays/india"));

/** The calendars of a country or region, and the holidays in them that depend on the sighting of the moon. */
interface Region {
  readonly calendars: Readonly<Record<string, Parameter<RuleCalendar>>>;
  readonly moonDependent?: readonly string[];
}

/** Calendars by rule of countries other than the United States, each loaded only when one of its calendars is chosen. */
const ELSEWHERE = {
  uk: new OnDemand<Region>(async () => ({ calendars: (await import("../../../data/holidays/uk")).UK_HOLIDAYS })),
  ca: new OnDemand<Region>(async () => ({
    calendars: (await import("../../../data/holidays/canada")).CANADA_HOLIDAYS,
  })),
  au: new OnDemand<Region>(async () => ({
    calendars: (await import("../../../data/holidays/australia")).AUSTRALIA_HOLIDAYS,
  })),
  de: new OnDemand<Region>(async () => ({
    calendars: (await import("../../../data/holidays/germany")).GERMANY_HOLIDAYS,
  })),
  sg: new OnDemand<Region>(async () => ({
    calendars: (await import("../../../data/holidays/singapore")).SINGAPORE_HOLIDAYS,
  })),
  ae: new OnDemand<Region>(async () => {
    const { UAE_HOLIDAYS, UAE_MOON_DEPENDENT } = await import("../../../data/holidays/uae");
    return { calendars: UAE_HOLIDAYS, moonDependent: UAE_MOON_DEPENDENT };
  }),
  europe: new OnDemand<Region>(async () => ({
    calendars: (await import("../../../data/holidays/europe")).EUROPE_HOLIDAYS,
  })),
} as const;

/** What must be loaded for the calendar; null if everything is here. */
export function missingHolidays(calendar: CalendarId): Preparation | null {
  const file = isIndian(calendar) ? INDIA : isAmerican(calendar) ? null : elsewhere(calendar);
  return file && !file.ready ? { needed: true, load: () => file.load() } : null;
}

function isAmerican(calendar: CalendarId): boolean {
  return calendar === "none" || Object.hasOwn(US_HOLIDAYS, calendar);
}

function elsewhere(calendar: CalendarId): OnDemand<Region> {
  const [country = ""] = calendar.split("-");
  return Object.hasOwn(ELSEWHERE, country) ? ELSEWHERE[country as keyof typeof ELSEWHERE] : ELSEWHERE.europe;
}

export interface HolidaySource {
  readonly rules: RuleCalendar;
  /** Lists by year, which replace the rules in those years. */
  readonly lists: ReadonlyMap<number, DatedValue<readonly ListedHoliday[]>>;
  /** The dated parameter that contains the rules. */
  readonly parameter: Parameter;
  readonly moonDependent: readonly string[];
}

function isIndian(calendar: CalendarId): calendar is "in-national" | "in-gazetted" {
  return calendar === "in-national" || calendar === "in-gazetted";
}

/** Returns null for the calendar without holidays. */
export function holidaySource(calendar: CalendarId): HolidaySource | null {
  if (calendar === "none") return null;
  if (!isIndian(calendar)) {
    const { calendars, moonDependent = [] }: Region = isAmerican(calendar)
      ? { calendars: US_HOLIDAYS }
      : elsewhere(calendar).value;
    const parameter = calendars[calendar];
    const [current] = parameter?.values ?? [];
    if (!parameter || !current) throw new TypeError(`${calendar} has no holidays`);
    return {
      rules: current.value,
      lists: new Map(),
      parameter,
      moonDependent,
    };
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

/** The names of its holidays by ID. */
export function namesOf({ rules, lists }: HolidaySource): Readonly<Record<string, string>> {
  const listed = [...lists.values()].flatMap(({ value }) => value);
  return Object.fromEntries([...rules.holidays, ...listed].map(({ id, name }) => [id, name]));
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
