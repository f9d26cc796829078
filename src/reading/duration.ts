/**
 * Durations: `1h 15m`, `1:15`, `75 min`, `1.25 h`, `30-year`, `360 mo`, `an hour and a half`, `PT1H15M`; and paces:
 * `5:30`, `5'30"/km`.
 */
import { Rational } from "../math/numbers/rational";
import { spokenNumber } from "../math/words/spoken-number";
import { numberText } from "./echo";
import { amountIn, isTooLarge, type More, plainText, refuseMarks, TOO_LARGE } from "./number";
import {
  type Asked,
  because,
  type Habits,
  isRefused,
  quoted,
  type Reading,
  refuse,
  type Understood,
  type Wanted,
} from "./reading";
import { type ScaledStyle, scaledAt } from "./scaled";

export type DurationUnit =
  | "ms"
  | "s"
  | "min"
  | "h"
  | "d"
  | "week"
  | "fortnight"
  | "month"
  | "quarter"
  | "year"
  | "decade";

export interface DurationField extends Asked {
  /** The unit that the field is in. */
  readonly unit: DurationUnit;
  /** What `5:30` means: by default, hours and minutes, or minutes and seconds in a field of seconds. */
  readonly colon?: "h:m" | "m:s";
  readonly max?: number;
}

export interface DurationRead extends Understood<Rational> {
  /** The units that were written, in order; empty for a plain number. */
  readonly units: readonly DurationUnit[];
}

/** Units of fixed length in seconds, and calendar units in months. They do not convert into each other. */
const SIZES: Readonly<Record<DurationUnit, { readonly seconds: Rational } | { readonly months: number }>> = {
  ms: { seconds: Rational.of(1, 1000) },
  s: { seconds: Rational.of(1) },
  min: { seconds: Rational.of(60) },
  h: { seconds: Rational.of(3600) },
  d: { seconds: Rational.of(86_400) },
  week: { seconds: Rational.of(604_800) },
  fortnight: { seconds: Rational.of(1_209_600) },
  month: { months: 1 },
  quarter: { months: 3 },
  year: { months: 12 },
  decade: { months: 120 },
};

const NAMES: readonly (readonly [DurationUnit, RegExp])[] = [
  ["ms", /^(?:ms|msecs?|milliseconds?)$/i],
  ["s", /^(?:s|secs?|seconds?)$/i],
  ["min", /^(?:mins?|minutes?|mn)$/i],
  ["h", /^(?:h|hrs?|hours?)$/i],
  ["d", /^(?:d|days?)$/i],
  ["week", /^(?:w|wks?|weeks?)$/i],
  ["fortnight", /^fortnights?$/i],
  ["month", /^(?:mo|mos|mths?|mon|months?)$/i],
  ["quarter", /^(?:q|qtrs?|quarters?)$/i],
  ["year", /^(?:y|yrs?|years?|annum)$/i],
  ["decade", /^decades?$/i],
];

/** Words in an echo, for one and for several, and the plural in a sentence. */
const WORDS: Readonly<Record<DurationUnit, readonly [one: string, many: string, full: string]>> = {
  ms: ["ms", "ms", "milliseconds"],
  s: ["s", "s", "seconds"],
  min: ["min", "min", "minutes"],
  h: ["h", "h", "hours"],
  d: ["day", "days", "days"],
  week: ["week", "weeks", "weeks"],
  fortnight: ["fortnight", "fortnights", "fortnights"],
  month: ["month", "months", "months"],
  quarter: ["quarter", "quarters", "quarters"],
  year: ["year", "years", "years"],
  decade: ["decade", "decades", "decades"],
};

const CLOCK: Wanted = { what: "a duration", example: "1 h 15 min, 1:15 or 75 min" };
const DAYS: Wanted = { what: "a length of time", example: "45 days or 6 weeks" };
const CALENDAR: Wanted = { what: "a length of time", example: "20 years or 240 months" };

/** What a field in a unit asks for, in words that fit its unit. */
function wantedIn(unit: DurationUnit): Wanted {
  if ("months" in SIZES[unit]) return CALENDAR;
  if (unit === "d" || unit === "week" || unit === "fortnight") return DAYS;
  return unit === "s" || unit === "ms" ? { ...CLOCK, example: "90 s or 1:30" } : CLOCK;
}

/** The unit assumed for a number without one after the last part: `1h 15`. */
const NEXT_SMALLER: Partial<Record<DurationUnit, DurationUnit>> = { h: "min", min: "s" };

interface Term {
  readonly count: Rational;
  readonly unit: DurationUnit;
}

interface Terms {
  readonly terms: readonly Term[];
  readonly isClear: boolean;
}

/** Reads a duration; the value is in the field's unit. */
export function duration(text: string, field: DurationField, habits: Habits = {}, more?: More): Reading<DurationRead> {
  const wanted = wantedIn(field.unit);
  const style: ScaledStyle = { ...habits, hyphen: true, ...(field.max !== undefined && { max: field.max }) };
  const plain = plainDuration(text);
  const { sign, body, read } = signedTerms(plain, field, style);
  if (read && "marks" in read) return refuseMarks(read, wanted, field);
  if (!read || "stuck" in read) {
    const number = amountIn(plain, style, wanted, field, habits, more);
    if (!isRefused(number)) return { ...number, units: [] };
    const stuck = read?.stuck ?? (body.includes(":") ? body : number.part);
    return { ...number, ...refuse(stuck, wanted, field) };
  }
  const total = totalIn(read.terms, field.unit);
  if (!total) {
    const [, , many] = WORDS[field.unit];
    return because(plain, `${quoted(plain)} does not convert exactly to ${many}.`, wanted, field);
  }
  const value = sign === "-" ? total.negate() : total;
  if (isTooLarge(value)) return because(plain, TOO_LARGE, wanted, field);
  const units = read.terms.map(({ unit }) => unit);
  const isOwn = units.length === 1 && units[0] === field.unit && read.isClear;
  return { value, units, ...(!isOwn && { echo: durationText(value, field.unit, habits) }) };
}

function plainDuration(text: string): string {
  return plainText(text)
    .replace(/[’‘′]/g, "'")
    .replace(/[”“″]|''/g, '"')
    .replace(/[‐‑]/g, "-");
}

function signedTerms(plain: string, field: DurationField, style: ScaledStyle) {
  const [, sign = "", body = ""] =
    /^([-+]?) ?(.*)$/s.exec(plain.replace(/(?<=[a-z]) (?:fixed|term|loan|mortgage)$/i, "")) ?? [];
  const isCalendar = "months" in SIZES[field.unit];
  const read = colons(body, field) ?? quotes(body) ?? iso(body) ?? termsOf(body, isCalendar, style);
  return { sign, body, read };
}

/** A unit of a duration with an input for each unit. */
export interface DurationPart {
  readonly unit: DurationUnit;
  /** Whether its count must be whole. */
  readonly whole: boolean;
}

/**
 * Splits a duration among the inputs that it has, from the largest unit to the smallest: `18 months` is one year and
 * six months, `8w3d` eight weeks and three days. Null for a number alone or in the field's own unit, and for what does
 * not fit the inputs exactly.
 *
 * @returns the count of each part, in the order of the parts
 */
export function splitDuration(
  text: string,
  field: DurationField,
  parts: readonly DurationPart[],
  habits: Habits = {},
): readonly number[] | null {
  const { sign, read } = signedTerms(plainDuration(text), field, { ...habits, hyphen: true });
  if (!read || !("terms" in read) || sign === "-") return null;
  if (read.terms.every(({ unit }) => unit === field.unit)) return null;
  const counts = parts.map(() => 0);
  for (const isCalendar of [true, false]) {
    const isOwn = (unit: DurationUnit) => "months" in SIZES[unit] === isCalendar;
    const terms = read.terms.filter(({ unit }) => isOwn(unit));
    const places = parts.flatMap(({ unit }, i) => (isOwn(unit) ? [i] : []));
    const [last] = places.slice(-1);
    if (terms.length === 0) continue;
    if (last === undefined) return null;
    let rest = totalIn(terms, (parts[last] as DurationPart).unit) as Rational;
    for (const place of places.slice(0, -1)) {
      const { unit } = parts[place] as DurationPart;
      const size = totalIn([{ count: Rational.ONE, unit }], (parts[last] as DurationPart).unit) as Rational;
      const count = Rational.of(rest.divide(size).floor());
      counts[place] = count.toNumber();
      rest = rest.subtract(count.multiply(size));
    }
    if ((parts[last] as DurationPart).whole && !rest.isInteger()) return null;
    counts[last] = rest.toNumber();
  }
  return counts;
}

/** The units of a duration, whether or not they convert into the unit of a field. */
export function unitsWritten(text: string): readonly DurationUnit[] {
  const { read } = signedTerms(plainDuration(text), { unit: "h" }, { hyphen: true });
  return read && "terms" in read ? read.terms.map(({ unit }) => unit) : [];
}

/** `1 h 15 min`, from the counts of its parts; the largest zeros are left out. */
export function partsText(counts: readonly number[], units: readonly DurationUnit[]): string {
  const texts = counts.flatMap((count, i) => {
    const unit = units[i] as DurationUnit;
    return count === 0 ? [] : [`${Number(count.toPrecision(7))} ${WORDS[unit][count === 1 ? 0 : 1]}`];
  });
  return texts.join(" ") || `0 ${WORDS[units.at(-1) as DurationUnit][1]}`;
}

function durationText(value: Rational, unit: DurationUnit, habits: Habits): string {
  const isOne = value.abs().equals(Rational.ONE);
  return `${numberText(value, habits.grouping)} ${WORDS[unit][isOne ? 0 : 1]}`;
}

/** The sum in a unit; null if it does not convert, as days to months. */
function totalIn(terms: readonly Term[], unit: DurationUnit): Rational | null {
  const size = SIZES[unit];
  let total = Rational.ZERO;
  for (const { count, unit: own } of terms) {
    const part = SIZES[own];
    if ("seconds" in size && "seconds" in part) total = total.add(count.multiply(part.seconds.divide(size.seconds)));
    else if ("months" in size && "months" in part)
      total = total.add(count.multiply(Rational.of(part.months, size.months)));
    else return null;
  }
  return total;
}

/** Reads `1:15` and `1:02:03.5`. */
function colons(text: string, { unit, colon }: DurationField): Terms | null {
  const match = /^(\d{1,9}):([0-5]\d)(?::([0-5]\d))?([.,]\d+)? ?(h|hrs?|hours?|m|mins?|minutes?)?$/i.exec(text);
  if (!match) return null;
  const [, first = "0", second = "0", third, fraction, name] = match;
  const isShort = third === undefined;
  const meaning = name
    ? /^h/i.test(name)
      ? "h:m"
      : "m:s"
    : (colon ?? (unit === "s" || unit === "ms" ? "m:s" : "h:m"));
  if (isShort && fraction && meaning === "h:m") return null;
  const units: readonly DurationUnit[] = isShort && meaning === "m:s" ? ["min", "s"] : ["h", "min", "s"];
  const counts = isShort ? [first, second] : [first, second, third];
  const terms = counts.map((count, i) => ({
    count: Rational.of(BigInt(count)),
    unit: units[i] as DurationUnit,
  }));
  if (fraction) terms.push({ count: Rational.fromDecimal(`0${fraction.replace(",", ".")}`) as Rational, unit: "s" });
  return { terms, isClear: false };
}

/** Reads minutes and seconds with their marks: `2'30"`. */
function quotes(text: string): Terms | null {
  const match = /^(\d{1,6})' ?(?:([0-5]?\d(?:[.,]\d+)?)(?:"|$))?$/.exec(text);
  if (!match) return null;
  const [, minutes = "0", seconds = "0"] = match;
  return {
    terms: [
      { count: Rational.of(BigInt(minutes)), unit: "min" },
      { count: Rational.fromDecimal(seconds.replace(",", ".")) as Rational, unit: "s" },
    ],
    isClear: false,
  };
}

const ISO_UNITS: readonly DurationUnit[] = ["year", "month", "week", "d", "h", "min", "s"];

/** Reads an ISO 8601 duration: `PT1H15M`. */
function iso(text: string): Terms | null {
  const n = String.raw`(\d+(?:[.,]\d+)?)`;
  const match = new RegExp(
    `^P(?=.)(?:${n}Y)?(?:${n}M)?(?:${n}W)?(?:${n}D)?(?:T(?=.)(?:${n}H)?(?:${n}M)?(?:${n}S)?)?$`,
  ).exec(text);
  if (!match) return null;
  const terms = ISO_UNITS.flatMap((unit, i) => {
    const count = match[i + 1];
    return count === undefined ? [] : [{ count: Rational.fromDecimal(count.replace(",", ".")) as Rational, unit }];
  });
  return terms.length === 0 ? null : { terms, isClear: false };
}

/** Reads terms from large to small: `1 h 15 min`, `1h15`, `30-year`, `an hour and a half`. */
function termsOf(text: string, isCalendar: boolean, style: ScaledStyle) {
  let rest = text;
  const take = (length: number) => {
    rest = rest.slice(length);
  };
  const terms: Term[] = [];
  let isClear = true;
  /** The part that is not understood, after one that is. */
  const stuck = () => (terms.length > 0 ? { stuck: /\p{L}/u.test(rest) ? rest : text } : null);
  while (rest !== "") {
    const last = terms.at(-1);
    const number = scaledAt(rest, style);
    if (number && "marks" in number) return number;
    const found = number ?? spokenNumber(rest, (after) => unitAt(after, terms, isCalendar) !== null);
    if (!found) {
      const part = last ? /^(?:and )?(?:a |an |one )?(half|quarter)$|^(?:and )?(three quarters)$/i.exec(rest) : null;
      if (!part || !last) return stuck();
      const share = part[2] ? Rational.of(3, 4) : Rational.of(1, /half/i.test(part[1] as string) ? 2 : 4);
      terms.push({ count: share, unit: last.unit });
      isClear = false;
      break;
    }
    take(found.length);
    isClear &&= number !== null && !number.uncertain && !number.composed;
    const gap = /^ ?-?(?=\p{L})| /u.exec(rest)?.[0] ?? "";
    const unit = unitAt(rest.slice(gap.length), terms, isCalendar);
    const smaller = rest === "" && last ? NEXT_SMALLER[last.unit] : undefined;
    if (!unit && !smaller) return stuck();
    take(gap.length + (unit?.length ?? 0));
    const term = { count: found.value, unit: unit?.unit ?? (smaller as DurationUnit) };
    if (last && !isSmaller(term.unit, last.unit)) return stuck();
    terms.push(term);
    if (rest === "") break;
    const separator = /^(?:, ?(?:and )?| ?& ?| and | )/i.exec(rest)?.[0] ?? "";
    take(separator.length);
    if (rest === "" || (separator === "" && !/^\d/.test(rest))) return stuck();
    if (/and /.test(separator) && /^(?:an?|one|three) (?:half|quarters?)$/i.test(rest)) continue;
  }
  return terms.length === 0 ? null : { terms, isClear };
}

/** The unit at the beginning of a text. A lone m is a minute beside hours and seconds, and a month beside years. */
function unitAt(text: string, before: readonly Term[], isCalendar: boolean) {
  const word = /^\p{L}+(?:\.(?!\d))?/u.exec(text)?.[0];
  if (word === undefined) return null;
  const name = word.replace(/\.$/, "");
  const calendarBefore = before.some(({ unit }) => "months" in SIZES[unit]);
  const clockBefore = before.some(({ unit }) => "seconds" in SIZES[unit]);
  const unit: DurationUnit | undefined = /^m$/i.test(name)
    ? calendarBefore || (isCalendar && !clockBefore)
      ? "month"
      : "min"
    : NAMES.find(([, pattern]) => pattern.test(name))?.[0];
  return unit ? { unit, length: word.length } : null;
}

function isSmaller(unit: DurationUnit, than: DurationUnit): boolean {
  const order = Object.keys(SIZES);
  return order.indexOf(unit) < order.indexOf(than);
}

export interface PaceRead extends Understood<Rational> {
  /** The distance that was written, as in `5:30/km`: `km`. */
  readonly per?: string;
}

const PACE_WANTED: Wanted = { what: "a pace", example: "5:30 or 5.5" };
const PER =
  / ?(?:min(?:utes?)?)? ?(?:\/| per ) ?(\d* ?(?:km|kilomet(?:er|re)s?|mi|miles?|m|yd|yards?|meters?|metres?))$/i;

/** Reads a pace in minutes: `5:30`, `5.5`, `5'30"`, `5:30 min/km`. */
export function pace(text: string, field: Asked = {}, habits: Habits = {}, more?: More): Reading<PaceRead> {
  const plain = plainText(text);
  const per = PER.exec(plain);
  const body = (per ? plain.slice(0, per.index) : plain).trim();
  const read = duration(body, { ...field, unit: "min", colon: "m:s" }, habits, more);
  if ("refusal" in read)
    return /\p{L}/u.test(read.part) ? refuse(read.part, PACE_WANTED, field) : refuse(plain, PACE_WANTED, field);
  return {
    value: read.value,
    ...(read.echo && { echo: read.echo }),
    ...(per && { per: (per[1] as string).trim() }),
  };
}
