/** Public holidays of countries in Europe, and the closing days of the euro's payment system. */
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
  IMMACULATE_CONCEPTION,
  LAST_YEAR,
  MAY_DAY,
  MONDAY,
  NEW_YEAR,
  nth,
  on,
  once,
  SECOND_CHRISTMAS_DAY,
  WHIT_MONDAY,
  WHIT_SUNDAY,
} from "./rules";

const ST_STEPHEN: RuleHoliday = { ...SECOND_CHRISTMAS_DAY, id: "st-stephen", name: "St. Stephen’s Day" };

interface Law {
  readonly label: string;
  readonly title: string;
  readonly url: string;
  readonly firstYear: number;
  readonly note?: string;
}

function by(
  { label, title, url, firstYear, note }: Law,
  holidays: readonly RuleHoliday[],
): { label: string; unit: string; values: [DatedValue<RuleCalendar>] } {
  return {
    label,
    unit: "days off by rule",
    values: [
      {
        from: `${firstYear}-01-01`,
        value: { firstYear, lastYear: LAST_YEAR, observed: "none", holidays },
        text: [...new Set(holidays.map(({ name }) => name))].join(", "),
        source: { title, url },
        ...(note !== undefined && { note }),
      },
    ],
  };
}

const FRANCE: readonly RuleHoliday[] = [
  NEW_YEAR,
  EASTER_MONDAY,
  MAY_DAY,
  { id: "victory-1945", name: "Victory in Europe Day", rule: on(5, 8) },
  ASCENSION,
  WHIT_MONDAY,
  { id: "bastille", name: "Bastille Day", rule: on(7, 14) },
  ASSUMPTION,
  ALL_SAINTS,
  { id: "armistice", name: "Armistice Day", rule: on(11, 11) },
  CHRISTMAS,
];

/** Portugal suspended four holidays from 2013 to 2015. */
function unsuspended(holiday: RuleHoliday): RuleHoliday[] {
  return [
    { ...holiday, to: 2012 },
    { ...holiday, from: 2016 },
  ];
}

export const EUROPE_HOLIDAYS = {
  "eu-target": by(
    {
      label: "Closing days of T2 (TARGET), the euro’s payment system",
      title: "European Central Bank, long-term calendar of closing days, in effect since 2002",
      url: "https://www.ecb.europa.eu/paym/target/t2/profuse/calendar/html/index.en.html",
      firstYear: 2002,
    },
    [NEW_YEAR, GOOD_FRIDAY, EASTER_MONDAY, MAY_DAY, CHRISTMAS, SECOND_CHRISTMAS_DAY],
  ),
  fr: by(
    {
      label: "Public holidays of France",
      title: "Code du travail, article L3133-1",
      url: "https://www.service-public.fr/particuliers/vosdroits/F2405",
      firstYear: 2010,
      note: "Only May 1 must be a paid day off; on Whit Monday some employers have their employees work for solidarity.",
    },
    FRANCE,
  ),
  "fr-alsace-moselle": by(
    {
      label: "Public holidays of Alsace and Moselle",
      title: "Code du travail, articles L3133-1 and L3134-13",
      url: "https://www.service-public.fr/particuliers/vosdroits/F2405",
      firstYear: 2010,
      note: "Good Friday is a holiday in towns with a Protestant church or a mixed place of worship.",
    },
    [...FRANCE, GOOD_FRIDAY, ST_STEPHEN],
  ),
  it: by(
    {
      label: "Public holidays of Italy",
      title: "Law 260 of 1949, Law 336 of 2000 (June 2) and Law 151 of 2025 (October 4, from 2026)",
      url: "https://www.normattiva.it/",
      firstYear: 2010,
      note: "Each town also keeps the day of its patron saint.",
    },
    [
      NEW_YEAR,
      EPIPHANY,
      EASTER_SUNDAY,
      EASTER_MONDAY,
      { id: "liberation", name: "Liberation Day", rule: on(4, 25) },
      MAY_DAY,
      { id: "republic", name: "Republic Day", rule: on(6, 2) },
      ASSUMPTION,
      { id: "st-francis", name: "St. Francis of Assisi", rule: on(10, 4), from: 2026 },
      ALL_SAINTS,
      IMMACULATE_CONCEPTION,
      CHRISTMAS,
      ST_STEPHEN,
      once("unification", "150 years of unification", 2011, 3, 17),
    ],
  ),
  es: by(
    {
      label: "National holidays of Spain",
      title: "Estatuto de los Trabajadores, article 37.2, and Royal Decree 2001/1983, article 45",
      url: "https://www.boe.es/buscar/act.php?id=BOE-A-1983-20902",
      firstYear: 2010,
      note: "Each autonomous community adds days, may replace Epiphany and moves some Sundays to Monday, as published every autumn; each town adds two days.",
    },
    [
      NEW_YEAR,
      EPIPHANY,
      GOOD_FRIDAY,
      MAY_DAY,
      ASSUMPTION,
      { id: "national", name: "National Day", rule: on(10, 12) },
      ALL_SAINTS,
      { id: "constitution", name: "Constitution Day", rule: on(12, 6) },
      IMMACULATE_CONCEPTION,
      CHRISTMAS,
    ],
  ),
  nl: by(
    {
      label: "Public holidays of the Netherlands",
      title: "Algemene termijnenwet, article 3",
      url: "https://wetten.overheid.nl/BWBR0002448",
      firstYear: 2014,
      note: "Liberation Day (May 5) is a holiday of the government every year, but for many employees a day off only every fifth year.",
    },
    [
      NEW_YEAR,
      EASTER_SUNDAY,
      EASTER_MONDAY,
      { id: "king", name: "King’s Day", rule: { kind: "not-sunday", month: 4, day: 27 } },
      { id: "liberation", name: "Liberation Day", rule: on(5, 5) },
      ASCENSION,
      WHIT_SUNDAY,
      WHIT_MONDAY,
      CHRISTMAS,
      SECOND_CHRISTMAS_DAY,
    ],
  ),
  pl: by(
    {
      label: "Public holidays of Poland",
      title: "Act of January 18, 1951 on days off work, with Epiphany from 2011 and Christmas Eve from 2025",
      url: "https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19510040028",
      firstYear: 2011,
      note: "For a holiday on a Saturday, employers give another day off of their choice.",
    },
    [
      NEW_YEAR,
      EPIPHANY,
      EASTER_SUNDAY,
      EASTER_MONDAY,
      MAY_DAY,
      { id: "constitution", name: "Constitution Day", rule: on(5, 3) },
      WHIT_SUNDAY,
      CORPUS_CHRISTI,
      ASSUMPTION,
      ALL_SAINTS,
      { id: "independence", name: "Independence Day", rule: on(11, 11) },
      once("independence-centenary", "Centenary of independence", 2018, 11, 12),
      { id: "christmas-eve", name: "Christmas Eve", rule: on(12, 24), from: 2025 },
      CHRISTMAS,
      SECOND_CHRISTMAS_DAY,
    ],
  ),
  be: by(
    {
      label: "Public holidays of Belgium",
      title: "Royal Decree of April 18, 1974 on public holidays, article 1",
      url: "https://employment.belgium.be/en/themes/working-hours/public-holidays",
      firstYear: 2010,
      note: "For a holiday on a Sunday or another day off, employers give another day off.",
    },
    [
      NEW_YEAR,
      EASTER_MONDAY,
      MAY_DAY,
      ASCENSION,
      WHIT_MONDAY,
      { id: "national", name: "National Day", rule: on(7, 21) },
      ASSUMPTION,
      ALL_SAINTS,
      { id: "armistice", name: "Armistice Day", rule: on(11, 11) },
      CHRISTMAS,
    ],
  ),
  at: by(
    {
      label: "Public holidays of Austria",
      title: "Arbeitsruhegesetz, section 7",
      url: "https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10008541",
      firstYear: 2010,
    },
    [
      NEW_YEAR,
      EPIPHANY,
      EASTER_MONDAY,
      MAY_DAY,
      ASCENSION,
      WHIT_MONDAY,
      CORPUS_CHRISTI,
      ASSUMPTION,
      { id: "national", name: "National Day", rule: on(10, 26) },
      ALL_SAINTS,
      IMMACULATE_CONCEPTION,
      CHRISTMAS,
      ST_STEPHEN,
    ],
  ),
  ie: by(
    {
      label: "Public holidays of Ireland",
      title: "Organisation of Working Time Act 1997, second schedule; St. Brigid’s Day from 2023",
      url: "https://www.citizensinformation.ie/en/employment/employment-rights-and-conditions/leave-and-holidays/public-holidays-in-ireland/",
      firstYear: 2010,
      note: "For a holiday on a weekend, employers give another day off or an extra day’s pay.",
    },
    [
      NEW_YEAR,
      { id: "st-brigid", name: "St. Brigid’s Day", rule: { kind: "st-brigid" }, from: 2023 },
      { id: "st-patrick", name: "St. Patrick’s Day", rule: on(3, 17) },
      once("remembrance", "Day of remembrance and recognition", 2022, 3, 18),
      EASTER_MONDAY,
      { id: "may", name: "May Day", rule: nth(1, MONDAY, 5) },
      { id: "june", name: "June Holiday", rule: nth(1, MONDAY, 6) },
      { id: "august", name: "August Holiday", rule: nth(1, MONDAY, 8) },
      { id: "october", name: "October Holiday", rule: nth("last", MONDAY, 10) },
      CHRISTMAS,
      ST_STEPHEN,
    ],
  ),
  pt: by(
    {
      label: "Public holidays of Portugal",
      title: "Código do Trabalho, article 234; four holidays were suspended from 2013 to 2015 (Law 23/2012)",
      url: "https://diariodarepublica.pt/dr/legislacao-consolidada/lei/2009-34546475",
      firstYear: 2010,
      note: "Towns also keep the day of their patron saint, and many workplaces Shrove Tuesday.",
    },
    [
      NEW_YEAR,
      GOOD_FRIDAY,
      EASTER_SUNDAY,
      { id: "freedom", name: "Freedom Day", rule: on(4, 25) },
      MAY_DAY,
      ...unsuspended(CORPUS_CHRISTI),
      { id: "portugal", name: "Portugal Day", rule: on(6, 10) },
      ASSUMPTION,
      ...unsuspended({ id: "republic", name: "Republic Day", rule: on(10, 5) }),
      ...unsuspended(ALL_SAINTS),
      ...unsuspended({ id: "independence", name: "Restoration of Independence", rule: on(12, 1) }),
      IMMACULATE_CONCEPTION,
      CHRISTMAS,
    ],
  ),
} satisfies Record<string, Parameter<RuleCalendar>>;
