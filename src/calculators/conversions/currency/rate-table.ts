/** Reads tables of rates from untrusted sources. A table with any invalid value is rejected as a whole. */
import { CURRENCIES } from "../../../core/currency";
import { CURRENCY_CODES, type CurrencyCode } from "../../../data/currencies";
import { RATE_SOURCES, type RateSource, SNAPSHOT } from "../../../data/exchange-rates";
import { isoToDayNumber } from "../../../math/dates/civil";
import { parseIsoDate } from "../../../math/dates/iso-date";
import type { PastRate } from "./past-rates";

/** Units per US dollar on a day. */
export interface RateTable {
  readonly source: RateSource;
  readonly date: string;
  readonly rates: ReadonlyMap<CurrencyCode, number>;
}

/** Maximum factor between a rate and the snapshot's, for the site's currencies and for all others. */
const LIKELY_CHANGE = { site: 3, other: 1000 };

/** A source may be a day ahead of the visitor, because of the date line. */
const DAYS_AHEAD = 1;

/** Maximum number of rows in a response. */
const MOST_ROWS = 2000;

/** The date of the dollar's own rate, which is always 1: later than that of any other rate. */
const LAST = "9999-12-31";

const SITE: readonly CurrencyCode[] = CURRENCIES;

export const BUILT_IN: RateTable = {
  source: "daily",
  date: SNAPSHOT.date,
  rates: new Map([["USD", 1], ...Object.entries(SNAPSHOT.rates)] as [CurrencyCode, number][]),
};

/**
 * Reads the daily file, `{"date": "2026-09-29", "usd": {"eur": 0.88, …}}`. Returns null if it is invalid.
 * @param today ISO 8601
 */
export function readDaily(json: unknown, today: string): RateTable | null {
  const date = own(json, "date");
  const usd = own(json, "usd");
  const rates = new Map<CurrencyCode, number>([["USD", 1]]);
  for (const code of CURRENCY_CODES) {
    const rate = own(usd, code.toLowerCase());
    if (rate === undefined) continue;
    if (!isLikely(code, rate)) return null;
    rates.set(code, rate);
  }
  return tableOf("daily", date, rates, today);
}

/** Reads rows `{"date", "base": "USD", "quote", "rate"}`, each with its own date. Returns null if they are invalid. */
export function readBlended(json: unknown, today: string): RateTable | null {
  if (!Array.isArray(json) || json.length > MOST_ROWS) return null;
  const dates = new Map<CurrencyCode, string>([["USD", LAST]]);
  const found = new Map<CurrencyCode, number>([["USD", 1]]);
  for (const row of json) {
    const [quote, date, rate] = [capitals(own(row, "quote")), own(row, "date"), own(row, "rate")];
    if (capitals(own(row, "base")) !== "USD" || !isDay(date)) return null;
    if (!isCode(quote) || quote === "USD") continue;
    if (!isLikely(quote, rate)) return null;
    dates.set(quote, date);
    found.set(quote, rate);
  }
  // The table's date is that of the oldest rate of the site's currencies; older rates of others are left out.
  const ages = SITE.map((code) => dates.get(code)).filter((date) => date !== undefined && date !== LAST);
  const date = ages.sort()[0];
  const rates = [...found].filter(([code]) => date !== undefined && (dates.get(code) ?? "") >= date);
  return tableOf("blended", date, new Map(rates), today);
}

/**
 * Reads a series of one pair, oldest first. Returns null if it is invalid.
 * @param near the newest rate must be close to this
 */
export function readSeries(json: unknown, from: CurrencyCode, to: CurrencyCode, near: number): PastRate[] | null {
  if (!Array.isArray(json) || json.length === 0 || json.length > MOST_ROWS) return null;
  const series: PastRate[] = [];
  for (const row of json) {
    const [date, rate] = [own(row, "date"), own(row, "rate")];
    if (capitals(own(row, "base")) !== from || capitals(own(row, "quote")) !== to) return null;
    if (!isDay(date) || !isPositive(rate)) return null;
    series.push({ date, rate });
  }
  series.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return isNear(series.at(-1)?.rate ?? 0, near, LIKELY_CHANGE.site) ? series : null;
}

/** The form in which a table is stored in the browser: the daily file plus its source. */
export function storedTable({ source, date, rates }: RateTable): unknown {
  return {
    source,
    date,
    usd: Object.fromEntries([...rates].map(([code, rate]) => [code.toLowerCase(), rate])),
  };
}

/** Reads a stored table. It is untrusted, because anyone with access to the browser may have changed it. */
export function readStoredTable(json: unknown, today: string): RateTable | null {
  const source = own(json, "source");
  const table = readDaily(json, today);
  return table && typeof source === "string" && Object.hasOwn(RATE_SOURCES, source)
    ? { ...table, source: source as RateSource }
    : null;
}

/** Picks the newest table that has both currencies, falling back to the one in the build. */
export function bestTable(tables: readonly RateTable[], from: string, to: string): RateTable {
  const fitting = tables.filter(({ rates }) => rates.has(from as CurrencyCode) && rates.has(to as CurrencyCode));
  return fitting.reduce((best, table) => (table.date > best.date ? table : best), BUILT_IN);
}

export function daysBetween(earlier: string, later: string): number {
  return isoToDayNumber(later) - isoToDayNumber(earlier);
}

function tableOf(
  source: RateSource,
  date: unknown,
  rates: ReadonlyMap<CurrencyCode, number>,
  today: string,
): RateTable | null {
  if (!isDay(date) || daysBetween(today, date) > DAYS_AHEAD) return null;
  return SITE.every((code) => rates.has(code)) ? { source, date, rates } : null;
}

/** Returns an own property of an object, ignoring inherited ones. */
function own(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value) && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

/** Some sources write codes in lowercase. */
function capitals(value: unknown): unknown {
  return typeof value === "string" ? value.toUpperCase() : value;
}

function isCode(value: unknown): value is CurrencyCode {
  return typeof value === "string" && CURRENCY_CODES.includes(value as CurrencyCode);
}

function isDay(value: unknown): value is string {
  return typeof value === "string" && parseIsoDate(value) !== null;
}

function isPositive(value: unknown): value is number {
  return typeof value === "number" && value > 0 && value < 1e12;
}

function isLikely(code: CurrencyCode, rate: unknown): rate is number {
  const known = BUILT_IN.rates.get(code);
  if (!isPositive(rate)) return false;
  if (code === "USD") return rate === 1;
  return known === undefined || isNear(rate, known, SITE.includes(code) ? LIKELY_CHANGE.site : LIKELY_CHANGE.other);
}

function isNear(value: number, known: number, times: number): boolean {
  return value < known * times && value > known / times;
}
