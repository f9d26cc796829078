/** Reads the parts of a question by kind, with the grammars of src/reading/. */
import { exactText } from "../math/numbers/exact";
import { Rational } from "../math/numbers/rational";
import { normalized, type UnitNames } from "../math/units/unit-names";
import { TEENS, TENS, UNITS } from "../math/words/cardinal";
import { date } from "../reading/date";
import { type DurationUnit, duration, pace } from "../reading/duration";
import { list } from "../reading/list";
import { measure, unitCalled } from "../reading/measure";
import { money } from "../reading/money";
import { calculate } from "../reading/more";
import { amountIn, isPercent, number, plainText, withoutPercent } from "../reading/number";
import { percent } from "../reading/percent";
import { ratio } from "../reading/ratio";
import { type Habits, isRefused } from "../reading/reading";
import { time } from "../reading/time";
import { unitQuestion } from "../reading/unit-question";
import type { Value } from "./form";

/** What reading needs to know about the day, the visitor and the names of things. */
export interface Surroundings {
  readonly habits: Habits & { readonly today: string };
  readonly units: UnitNames;
  readonly codes: readonly string[];
}

type Reader = (text: string, about: Surroundings) => Value | null;

const DURATIONS: Readonly<Record<string, DurationUnit>> = {
  years: "year",
  months: "month",
  weeks: "week",
  days: "d",
  hours: "h",
  minutes: "min",
  seconds: "s",
};

const HAS_DIGIT = /\d|½|¼|¾/;
const NUMBER_WORD = new RegExp(
  `^(?:half|third|quarter|${[...UNITS.slice(1), ...TEENS, ...TENS.slice(2)].join("|")}|hundred|thousand|million|billion|dozen|an?|and|of|point|minus|negative|lakhs?|crores?|k|m|bn|mm)$`,
);

/** Whether it may be a number: figures, or number words only. */
function mayBeNumber(text: string): boolean {
  return (
    HAS_DIGIT.test(text) ||
    text
      .toLowerCase()
      .split(/[ -]/)
      .every((word) => NUMBER_WORD.test(word))
  );
}

function ofNumber(value: Rational): Value {
  return { json: value.toNumber(), exact: exactText(value) };
}

/** Two numbers side by side are not one, except after a word such as lakh and before a fraction. */
function isTwoNumbers(text: string): boolean {
  return /\d%? (?:\d(?!\d*\/\d)|\$|€|£|₹)/.test(text.replace(/(\d) (?=\d{3}(?:\D|$))/g, "$1"));
}

const plain: Reader = (text, { habits }) => {
  if (
    !mayBeNumber(text) ||
    /\d \d(?!\d*\/\d)/.test(text) ||
    isPercent(text) ||
    /[-+*/^()=<>]\s*\D|\d\s*[-+*^=]\s*\d/.test(text)
  )
    return null;
  const body = plainText(text);
  const read = number(body, {}, habits, /\d/.test(text) ? undefined : calculate);
  return isRefused(read) ? null : ofNumber(read.value);
};

/** Days with a name that are on the same date every year in every country. */
const DAYS: Readonly<Record<string, string>> = {
  christmas: "december 25",
  xmas: "december 25",
  "christmas eve": "december 24",
  halloween: "october 31",
  "new year": "january 1",
  "new year eve": "december 31",
  valentine: "february 14",
};

const READERS: Readonly<Record<string, Reader>> = {
  number: plain,
  whole: (text, about) => {
    const read = plain(text, about);
    return read && Number.isInteger(read.json) ? read : null;
  },
  /** A calendar year. */
  year: (text) => (/^\d{4}$/.test(text) ? { json: Number(text), exact: text } : null),
  money: (text, { habits, codes }) => {
    if (!mayBeNumber(text) || isTwoNumbers(text) || isPercent(text) || /\d\s*[*^=+]\s*\d/.test(text)) return null;
    const read = money(text, { codes }, habits, HAS_DIGIT.test(text) ? undefined : calculate);
    if (isRefused(read)) return null;
    return { ...ofNumber(read.value), ...(read.currency !== undefined && { currency: read.currency }) };
  },
  percent: (text, about) => {
    const body = withoutPercent(text);
    const isOne = !/\d\p{L}* |\p{L} \d/u.test(body.replace(/(\d) (?=\d+\/\d)/, "$1"));
    if (!mayBeNumber(body) || !isOne || !(isPercent(text) || /\b(?:bps|basis points?)$/i.test(text))) return null;
    const read = percent(text, {}, about.habits, HAS_DIGIT.test(text) ? undefined : calculate);
    return isRefused(read) ? null : ofNumber(read.value);
  },
  date: (text, { habits }) => {
    if (!/\d|[a-z]{3}/i.test(text)) return null;
    const read = date(text, {}, habits);
    return isRefused(read) ? null : { json: read.value };
  },
  /** A date to come, also by the name of a day that is the same everywhere. */
  coming: (text, { habits }) => {
    const name = text.toLowerCase().replace(/'s|(?: day)$/g, "");
    const named = Object.hasOwn(DAYS, name) ? DAYS[name] : undefined;
    if (!named && !/\d|[a-z]{3}/i.test(text)) return null;
    const read = date(named ?? text, { prefers: "future" }, habits);
    return isRefused(read) ? null : { json: read.value };
  },
  birth: (text, { habits }) => {
    if (!HAS_DIGIT.test(text)) return null;
    const read = date(text, { prefers: "past" }, habits);
    return isRefused(read) ? null : { json: read.value };
  },
  /** A date of birth, with its year. */
  born: (text, about) => (/\b\d{4}\b|\d[/.-]\d+[/.-]\d{2}$/.test(text) ? readPart("birth", text, about) : null),
  time: (text) => {
    if (!/\d|noon|midnight/i.test(text)) return null;
    const read = time(text);
    return isRefused(read) ? null : { json: read.value, ...(/^\d+$/.test(text) && { isBare: true }) };
  },
  list: (text, { habits }) => {
    if (!/^[-−\d.,;:\s½¼¾/&]*(?:and\s[-−\d.,\s]+)?$/i.test(text) || !HAS_DIGIT.test(text)) return null;
    const body = text.replace(/(?:,\s*)?\b(?:and|&)\s+/gi, ", ");
    const read = list(/[,;]/.test(body) ? body : body.trim().replace(/\s+/g, ", "), { most: 1000 }, habits);
    if (isRefused(read) || read.value.length < 2) return null;
    return { json: read.value.map(({ n, d }) => exactText(Rational.of(n, d))).join(", ") };
  },
  ratio: (text, { habits }) => {
    if (!/^[\d./\s:]+$/.test(text) || !text.includes(":")) return null;
    return isRefused(ratio(text, {}, habits)) ? null : { json: text.replace(/\s+/g, "") };
  },
  currency: (text, { codes }) => {
    const read = money(`1 ${text}`, { codes });
    return isRefused(read) || read.currency === undefined ? null : { json: read.currency };
  },
  pace: (text, { habits }) => {
    if (!/^\d{1,2}[:.']\d/.test(text)) return null;
    const read = pace(text, {}, habits);
    if (isRefused(read) || read.per === undefined) return null;
    return { ...ofNumber(read.value), units: [/^(?:mi|mile)/i.test(read.per) ? "mile" : "kilometer"] };
  },
  /** A question about units: `180 lbs to kg`. */
  conversion: (text, { habits, units }) => {
    const [, target] = /(?:^|\s)(?:in|to|into|as|=|->|→) ?(?:an? )?(\S.*)$/i.exec(text.replace(/\?$/, "")) ?? [];
    // What the question is read with explains at length what it does not know, which takes time.
    if (target === undefined || !isUnit(target, units)) return null;
    const read = unitQuestion(text, units, {}, habits);
    return "refusal" in read ? null : { json: text };
  },
  expression: (text, { habits }) => (isExpression(text, habits) ? { json: text } : null),
  equation: (text) =>
    /^[^=]*=[^=]*$/.test(text) && /[a-z]/i.test(text) && !/[a-z]{2}/i.test(text) && HAS_DIGIT.test(text)
      ? { json: text }
      : null,
  network: (text) =>
    /^\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?$/.test(text) || /^[\da-f:]*:[\da-f:]*:[\da-f:]*(?:\/\d{1,3})?$/i.test(text)
      ? { json: text }
      : null,
  dice: (text) =>
    /^\d{0,3}d\d{1,4}(?:(?:kh|kl|dh|dl)\d+)?(?:\s?[-+]\s?\d+(?:d\d+)?)*$/i.test(text) ? { json: text } : null,
  /** A name of a place: words without figures, or an offset from UTC. */
  place: (text) =>
    /^(?:utc|gmt)\s?[-+]\s?\d|^(?!(?:[ap]\.?m|o'clock)\b)\p{L}[\p{L}'.]*(?:[ /_,]+\p{L}[\p{L}'.]*){0,3}$/iu.test(text)
      ? { json: text }
      : null,
  bare: (text, about) => readBare(text, about),
  karat: (text) => {
    const [, count] = /^(\d{1,2}(?:\.\d+)?) ?-?(?:k|kt|karat|carat)s?$/i.exec(text) ?? [];
    return count === undefined ? null : { json: Number(count), exact: count };
  },
  /** A number with the prefix of its base. */
  based: (text) => (/^0(?:x[\da-f]+|b[01]+|o[0-7]+)$/i.test(text) ? { json: text } : null),
  /** Anything, as it was written. */
  text: (text) => ({ json: text }),
  /** One word without figures, or a few: what the question is about, where that does not matter. */
  thing: (text) =>
    /^\p{L}+(?: \p{L}+){0,3}$/u.test(text) && !/^(?:half|days|one|two)$/i.test(text) ? { json: text } : null,
  word: (text) => (/^\S+$/.test(text) ? { json: text } : null),
};

const FUNCTION =
  /^(?:a?(?:sin|cos|tan|cot|sec|csc)h?|arc(?:sin|cos|tan)|sqrt|cbrt|root|log\d*|ln|exp|abs|floor|ceil|round|gcd|lcm|n?cr|n?pr|mod|pi|e|i|deg|rad|x)$/i;

/** Whether it calculates: figures with an operator or a function, and no words beside functions. */
function isExpression(text: string, habits: Habits): boolean {
  if (text.length > 200 || !/\d|pi|π/i.test(text) || !isRefused(date(text, {}, habits))) return false;
  if (/^\+?\d{3}-\d{4}$|^\+?[\d() -]*\d{3}-\d{3,4}-\d{4}$|\$|€|£|₹|=/.test(text)) return false;
  const words = text.replace(/\b0[xb][\da-f]+\b/gi, "0").match(/\p{L}+/gu) ?? [];
  const hasHex = /\b0[xbo][\da-f]+\b/i.test(text);
  const operates =
    /\d\s*[-+*/^×÷−%!²³]|\)\s*[-+*/^×÷−]|[√∛|(]/.test(text) ||
    words.some((word) => FUNCTION.test(word) && word.length > 2);
  return (
    (operates || hasHex) &&
    words.every((word) => FUNCTION.test(word)) &&
    !/%\s*$/.test(text) &&
    !/[-+*/^×÷−(,.]\s*$/.test(text)
  );
}

/** Whether a text ends in a unit: `cm`, `feet and inches`. */
function isUnit(text: string, units: UnitNames): boolean {
  const [last = ""] = text.split(/ (?:and|in|to) /).slice(-1);
  return units.find(normalized(last)) !== null || units.nameAt(normalized(last)) !== null;
}

function readDuration(text: string, unit: DurationUnit, { habits }: Surroundings): Value | null {
  if (!/\p{L}/u.test(text) || !mayBeNumber(text.split(/ ?-?\p{L}+$/u)[0] || "x")) return null;
  const read = duration(text, { unit }, habits);
  return isRefused(read) ? null : ofNumber(read.value);
}

function readMeasure(text: string, quantity: string, unit: string, { habits, units }: Surroundings): Value | null {
  const own = units.byId(unit) ?? unitCalled(unit, units, quantity);
  if (!own || !HAS_DIGIT.test(text) || /\d \d(?!\d*\/\d)/.test(text)) return null;
  const read = measure(text, { unit: own }, units, habits);
  if (isRefused(read) || read.units.length === 0) return null;
  if (read.units.some((one) => one.quantity !== quantity)) return null;
  // “1.75 m 70 kg” are two measures: each number has its unit, except a last one, as in “5 ft 11”.
  const numbers = text.replace(/\d+[ -]\d+\/\d+/g, "1").match(/(?<![\d/.,])\d[\d.,]*(?:\/\d+)?/g)?.length ?? 0;
  if (numbers > read.units.length + (/\d["'”]?$/.test(text) ? 1 : 0)) return null;
  const first = read.written ?? read.value;
  return {
    ...ofNumber(read.value),
    units: read.units.map(({ id }) => id),
    ...(read.units.length === 1 && { written: first.toNumber() }),
  };
}

/** Reads a part of a question; null if it is of another kind. A kind with a slash is a measure: `mass/kilogram`. */
export function readPart(kind: string, text: string, about: Surroundings): Value | null {
  if (text === "") return null;
  const [quantity = "", unit] = kind.split("/");
  if (unit !== undefined)
    return (
      readMeasure(text, quantity, unit, about) ??
      // Fuel per distance is no measure of distance per fuel.
      (quantity === "fuel-economy" ? readMeasure(text, quantity, "liter-per-100-kilometers", about) : null)
    );
  const length = Object.hasOwn(DURATIONS, kind) ? DURATIONS[kind] : undefined;
  if (length) return readDuration(text, length, about);
  const reader = Object.hasOwn(READERS, kind) ? READERS[kind] : undefined;
  if (!reader) throw new RangeError(`no kind of part “${kind}”`);
  return reader(text, about);
}

/** A plain number in the place of a percentage, a length of time or a measure that a word announces. */
function readBare(text: string, { habits }: Surroundings): Value | null {
  const read = HAS_DIGIT.test(text)
    ? amountIn(plainText(text), habits, { what: "", example: "" }, {}, habits, undefined)
    : null;
  return read && !isRefused(read) ? ofNumber(read.value) : null;
}
