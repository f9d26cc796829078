/** Holidays of Canada: those of the Canada Labour Code, and the statutory holidays of provinces and territories. */
import type { DatedValue, Parameter } from "../parameter";
import type { RuleCalendar, RuleHoliday } from "./holiday-calendar";
import { BOXING_DAY, CHRISTMAS, GOOD_FRIDAY, LAST_YEAR, lastUntil, MONDAY, NEW_YEAR, nth, on } from "./rules";

const FIRST_YEAR = 2010;

const VICTORIA: RuleHoliday = { id: "victoria", name: "Victoria Day", rule: lastUntil(MONDAY, 5, 24) };
/** Holidays Act (R.S.C., 1985, c. H-5), section 2: July 2 if July 1 is a Sunday. */
const CANADA: RuleHoliday = {
  id: "canada",
  name: "Canada Day",
  rule: on(7, 1),
  observed: "next-weekday-from-sunday",
};
const LABOUR: RuleHoliday = { id: "labour", name: "Labour Day", rule: nth(1, MONDAY, 9) };
const THANKSGIVING: RuleHoliday = { id: "thanksgiving", name: "Thanksgiving", rule: nth(2, MONDAY, 10) };
const REMEMBRANCE: RuleHoliday = { id: "remembrance", name: "Remembrance Day", rule: on(11, 11) };

const MOVED = "next-weekday";
const EVERYWHERE: readonly RuleHoliday[] = [
  { ...NEW_YEAR, observed: MOVED },
  GOOD_FRIDAY,
  CANADA,
  LABOUR,
  { ...CHRISTMAS, observed: MOVED },
];

function reconciliation(from: number): RuleHoliday {
  return { id: "reconciliation", name: "National Day for Truth and Reconciliation", rule: on(9, 30), from };
}

/** The third Monday of February. */
function february(name: string, from = FIRST_YEAR): RuleHoliday {
  return { id: "family", name, rule: nth(3, MONDAY, 2), from };
}

/** The first Monday of August. */
function august(name: string): RuleHoliday {
  return { id: "civic", name, rule: nth(1, MONDAY, 8) };
}

const INDIGENOUS: RuleHoliday = {
  id: "indigenous-peoples",
  name: "National Indigenous Peoples Day",
  rule: on(6, 21),
};

function of(
  place: string,
  law: string,
  holidays: readonly RuleHoliday[],
): { label: string; unit: string; values: [DatedValue<RuleCalendar>] } {
  return {
    label: `Statutory holidays of ${place}`,
    unit: "days off by rule",
    values: [
      {
        from: "2010-01-01",
        value: { firstYear: FIRST_YEAR, lastYear: LAST_YEAR, observed: "none", holidays },
        text: [...new Set(holidays.map(({ name }) => name))].join(", "),
        source: {
          title: law,
          url: "https://www.canada.ca/en/revenue-agency/services/tax/public-holidays.html",
        },
        note: "New Year’s Day, Christmas and Boxing Day on a weekend are taken to be observed on the next weekday, and Canada Day on a Sunday on Monday; for other holidays on a weekend, and by agreement, employers may give another day off.",
      },
    ],
  };
}

export const CANADA_HOLIDAYS = {
  "ca-federal": of(
    "federally regulated workplaces in Canada",
    "Canada Labour Code, sections 166 and 193",
    [...EVERYWHERE, VICTORIA, reconciliation(2021), THANKSGIVING, REMEMBRANCE, BOXING_DAY].map((holiday) => ({
      ...holiday,
      observed: MOVED,
    })),
  ),
  "ca-ab": of("Alberta", "Employment Standards Code (Alberta), section 25", [
    ...EVERYWHERE,
    february("Alberta Family Day"),
    VICTORIA,
    THANKSGIVING,
    REMEMBRANCE,
  ]),
  "ca-bc": of("British Columbia", "Employment Standards Act (British Columbia), section 1", [
    ...EVERYWHERE,
    { ...february("Family Day", 2013), rule: nth(2, MONDAY, 2), to: 2018 },
    february("Family Day", 2019),
    VICTORIA,
    august("B.C. Day"),
    reconciliation(2023),
    THANKSGIVING,
    REMEMBRANCE,
  ]),
  "ca-mb": of("Manitoba", "The Employment Standards Code (Manitoba), section 21", [
    ...EVERYWHERE,
    february("Louis Riel Day"),
    VICTORIA,
    { ...reconciliation(2024), name: "Orange Shirt Day (National Day for Truth and Reconciliation)" },
    THANKSGIVING,
  ]),
  "ca-nb": of("New Brunswick", "Employment Standards Act (New Brunswick), section 17.1", [
    ...EVERYWHERE,
    february("Family Day", 2018),
    august("New Brunswick Day"),
    REMEMBRANCE,
  ]),
  "ca-nl": of("Newfoundland and Labrador", "Labour Standards Act (Newfoundland and Labrador), section 14", [
    ...EVERYWHERE,
    REMEMBRANCE,
  ]),
  "ca-ns": of("Nova Scotia", "Labour Standards Code (Nova Scotia), section 37; Remembrance Day Act", [
    ...EVERYWHERE,
    february("Heritage Day", 2015),
    REMEMBRANCE,
  ]),
  "ca-nt": of("the Northwest Territories", "Employment Standards Act (Northwest Territories), section 22", [
    ...EVERYWHERE,
    VICTORIA,
    INDIGENOUS,
    august("Civic Holiday"),
    reconciliation(2022),
    THANKSGIVING,
    REMEMBRANCE,
  ]),
  "ca-nu": of("Nunavut", "Labour Standards Act (Nunavut), section 1", [
    ...EVERYWHERE,
    VICTORIA,
    { id: "nunavut", name: "Nunavut Day", rule: on(7, 9), from: 2020 },
    august("Civic Holiday"),
    reconciliation(2022),
    THANKSGIVING,
    REMEMBRANCE,
  ]),
  "ca-on": of("Ontario", "Employment Standards Act, 2000 (Ontario), section 1", [
    ...EVERYWHERE,
    february("Family Day"),
    VICTORIA,
    THANKSGIVING,
    { ...BOXING_DAY, observed: MOVED },
  ]),
  "ca-pe": of("Prince Edward Island", "Employment Standards Act (Prince Edward Island), section 6", [
    ...EVERYWHERE,
    february("Islander Day"),
    reconciliation(2022),
    REMEMBRANCE,
  ]),
  "ca-qc": of("Quebec", "Act respecting labour standards (Quebec), section 60; National Holiday Act", [
    ...EVERYWHERE,
    { ...VICTORIA, id: "patriots", name: "National Patriots’ Day" },
    // National Holiday Act, section 5: June 25 if June 24 is a Sunday.
    { ...CANADA, id: "st-jean", name: "Quebec National Holiday", rule: on(6, 24) },
    THANKSGIVING,
  ]),
  "ca-sk": of("Saskatchewan", "The Saskatchewan Employment Act, section 2-30", [
    ...EVERYWHERE,
    february("Family Day"),
    VICTORIA,
    august("Saskatchewan Day"),
    THANKSGIVING,
    REMEMBRANCE,
  ]),
  "ca-yt": of("Yukon", "Employment Standards Act (Yukon), section 1", [
    ...EVERYWHERE,
    VICTORIA,
    { ...INDIGENOUS, from: 2017 },
    { id: "discovery", name: "Discovery Day", rule: nth(3, MONDAY, 8) },
    reconciliation(2023),
    THANKSGIVING,
    REMEMBRANCE,
  ]),
} satisfies Record<string, Parameter<RuleCalendar>>;
