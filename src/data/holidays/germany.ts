/** Public holidays of Germany and of its states. */
import type { DatedValue, Parameter } from "../parameter";
import type { RuleCalendar, RuleHoliday } from "./holiday-calendar";
import {
  ALL_SAINTS,
  ASCENSION,
  ASSUMPTION,
  CHRISTMAS,
  CORPUS_CHRISTI,
  EASTER_MONDAY,
  EASTER_SUNDAY,
  EPIPHANY,
  GOOD_FRIDAY,
  LAST_YEAR,
  lastUntil,
  MAY_DAY,
  NEW_YEAR,
  on,
  once,
  SECOND_CHRISTMAS_DAY,
  WEDNESDAY,
  WHIT_MONDAY,
  WHIT_SUNDAY,
} from "./rules";

const FIRST_YEAR = 2010;

const EVERYWHERE: readonly RuleHoliday[] = [
  NEW_YEAR,
  GOOD_FRIDAY,
  EASTER_MONDAY,
  MAY_DAY,
  ASCENSION,
  WHIT_MONDAY,
  { id: "unity", name: "German Unity Day", rule: on(10, 3) },
  CHRISTMAS,
  SECOND_CHRISTMAS_DAY,
];

const REFORMATION: RuleHoliday = { id: "reformation", name: "Reformation Day", rule: on(10, 31) };
const REFORMATION_FROM_2018: RuleHoliday = { ...REFORMATION, from: 2018 };
/** The 500th anniversary was a holiday in all of Germany. */
const REFORMATION_IN_2017: RuleHoliday = { ...REFORMATION, from: 2017, to: 2017 };
const womensDay = (from: number): RuleHoliday => ({
  id: "womens-day",
  name: "International Women’s Day",
  rule: on(3, 8),
  from,
});

function of(
  place: string,
  own: readonly RuleHoliday[],
  note?: string,
): { label: string; unit: string; values: [DatedValue<RuleCalendar>] } {
  const hasReformation = own.some(({ id, from }) => id === REFORMATION.id && (from ?? 0) <= 2017);
  const holidays = [...EVERYWHERE, ...own, ...(hasReformation ? [] : [REFORMATION_IN_2017])];
  return {
    label: `Public holidays of ${place}`,
    unit: "days off by rule",
    values: [
      {
        from: "2010-01-01",
        value: { firstYear: FIRST_YEAR, lastYear: LAST_YEAR, observed: "none", holidays },
        text: [...new Set([...EVERYWHERE, ...own].map(({ name }) => name))].join(", "),
        source: {
          title:
            place === "Germany"
              ? "Unification Treaty of 1990, article 2, and the holiday laws of the states: the days that all of them have"
              : `Holiday law (Feiertagsgesetz) of ${place}; Unification Treaty of 1990, article 2`,
          url: "https://www.bmi.bund.de/DE/themen/verfassung/staatliche-symbole/nationale-feiertage/nationale-feiertage-node.html",
        },
        ...(note !== undefined && { note }),
      },
    ],
  };
}

export const GERMANY_HOLIDAYS = {
  de: of("Germany", [], "Each state adds days of its own."),
  "de-bw": of("Baden-Württemberg", [EPIPHANY, CORPUS_CHRISTI, ALL_SAINTS]),
  "de-by": of(
    "Bavaria",
    [EPIPHANY, CORPUS_CHRISTI, ASSUMPTION, ALL_SAINTS],
    "Assumption Day is a holiday only in towns with more Catholics than Protestants; Augsburg also keeps August 8.",
  ),
  "de-be": of("Berlin", [
    womensDay(2019),
    once("liberation-75", "75 years of liberation", 2020, 5, 8),
    once("liberation-80", "80 years of liberation", 2025, 5, 8),
  ]),
  "de-bb": of("Brandenburg", [EASTER_SUNDAY, WHIT_SUNDAY, REFORMATION]),
  "de-hb": of("Bremen", [REFORMATION_FROM_2018]),
  "de-hh": of("Hamburg", [REFORMATION_FROM_2018]),
  "de-he": of("Hesse", [CORPUS_CHRISTI]),
  "de-mv": of("Mecklenburg-Vorpommern", [womensDay(2023), REFORMATION]),
  "de-ni": of("Lower Saxony", [REFORMATION_FROM_2018]),
  "de-nw": of("North Rhine-Westphalia", [CORPUS_CHRISTI, ALL_SAINTS]),
  "de-rp": of("Rhineland-Palatinate", [CORPUS_CHRISTI, ALL_SAINTS]),
  "de-sl": of("Saarland", [CORPUS_CHRISTI, ASSUMPTION, ALL_SAINTS]),
  "de-sn": of(
    "Saxony",
    [REFORMATION, { id: "repentance", name: "Repentance and Prayer Day", rule: lastUntil(WEDNESDAY, 11, 22) }],
    "Corpus Christi is a holiday in some Catholic towns.",
  ),
  "de-st": of("Saxony-Anhalt", [EPIPHANY, REFORMATION]),
  "de-sh": of("Schleswig-Holstein", [REFORMATION_FROM_2018]),
  "de-th": of(
    "Thuringia",
    [{ id: "childrens-day", name: "World Children’s Day", rule: on(9, 20), from: 2019 }, REFORMATION],
    "Corpus Christi is a holiday in some Catholic towns.",
  ),
} satisfies Record<string, Parameter<RuleCalendar>>;
