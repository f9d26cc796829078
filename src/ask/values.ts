/** Reads the parts of a question by kind, with the grammars of src/reading/. */
import ingredients from "../data/units/cooking/ingredients.json";
import { exactText } from "../math/numbers/exact";
import { Rational } from "../math/numbers/rational";
import { normalized, type UnitNames } from "../math/units/unit-names";
import { date } from "../reading/date";
import { type DurationUnit, duration, pace } from "../reading/duration";
import { list } from "../reading/list";
import { measure, unitCalled } from "../reading/measure";
import { money } from "../reading/money";
import { ratio } from "../reading/ratio";
import { type Habits, isRefused } from "../reading/reading";
import { time } from "../reading/time";
import { unitQuestion } from "../reading/unit-question";
import { FIGURES, HAS_DIGIT, mayBeNumber, ofNumber, plain, type Writing } from "./figures";
import type { Value } from "./form";

/** What a question is read with: the visitor's habits, today's date and the names of units. */
export interface Surroundings extends Writing {
  readonly habits: Habits & { readonly today: string };
  readonly units: UnitNames;
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

/** Kilometers of races; World Athletics, technical rules 55.1. */
const RACES: Readonly<Record<string, number>> = {
  "5k": 5,
  "10k": 10,
  marathon: 42.195,
  "half marathon": 21.0975,
  "half-marathon": 21.0975,
};

const PLACES: Readonly<Record<string, string>> = {
  whole: "1",
  "whole number": "1",
  integer: "1",
  one: "1",
  ten: "10",
  hundred: "100",
  thousand: "1000",
  million: "1000000",
  tenth: "0.1",
  hundredth: "0.01",
  thousandth: "0.001",
  cent: "0.01",
  dollar: "1",
};

/** Days with a name that are on the same date every year in every country. */
const DAYS: Readonly<Record<string, string>> = {
  christmas: "december 25",
  xmas: "december 25",
  "christmas eve": "december 24",
  "boxing day": "december 26",
  halloween: "october 31",
  "new year": "january 1",
  "new years": "january 1",
  "new year eve": "december 31",
  "new years eve": "december 31",
  nye: "december 31",
  valentine: "february 14",
  valentines: "february 14",
};

/** A date without its year. */
const YEARLESS =
  /^(?:[a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?|(?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?[a-z]{3,9}\.?|\d{1,2}\/\d{1,2})$/i;

/** The date of `Christmas 2027` or `new year's day`, as it is read. */
function dayNamed(text: string): string | undefined {
  const [, name = "", year = ""] = /^(.*?)(?: day)?( \d{4})?$/.exec(text.toLowerCase().replace(/'s?/g, "")) ?? [];
  return Object.hasOwn(DAYS, name.trim()) ? DAYS[name.trim()] + year : undefined;
}

const READERS: Readonly<Record<string, Reader>> = {
  ...FIGURES,
  date: (text, { habits }) => {
    const name = dayNamed(text);
    if (!name && !/\d|[a-z]{3}/i.test(text)) return null;
    const read = date(name ?? text, {}, habits);
    return isRefused(read) ? null : { json: read.value, ...(YEARLESS.test(name ?? text) && { isYearless: true }) };
  },
  /** A month of a year, as the first day of it. */
  month: (text, { habits }) => {
    if (!/^(?:this|next|last) month$|^[a-z]{3,9}\.?,?(?: \d{4})?$/i.test(text)) return null;
    const read = date(/^[a-z]+ month$/i.test(text) ? text : `1 ${text}`, { prefers: "future" }, habits);
    return isRefused(read) ? null : { json: `${read.value.slice(0, 7)}-01` };
  },
  /** A date to come, also by the name of a day that is the same everywhere. */
  coming: (text, { habits }) => {
    const named = dayNamed(text);
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
    const [, asked, many] =
      /(?:^| )how many (.+?) (?:(?:are|is) (?:there )?in|in|are|is|equals?|makes?|make up|per|to|for) |(?:^| )how many (.+)$/i.exec(
        text,
      ) ?? [];
    const [, target = asked ?? many] =
      (asked ?? many) === undefined
        ? (/(?:^|.*\s)(?:(?:in|to|into|as)(?=\s)|=|->|→)\s?(?:an? )?(\S.*)$/i.exec(text.replace(/\?$/, "")) ?? [])
        : [];
    // Checked first, because the grammar takes time to explain what it does not know.
    if (target === undefined || !(isUnit(target, units) || isUnit(target.toUpperCase(), units))) return null;
    const inBytes = text.replace(BYTES, (unit) => unit.toUpperCase());
    // People who write kb mean bytes; those who write Mb may not.
    const isLowercase =
      (text.match(BYTES) ?? []).every((unit) => unit === unit.toLowerCase()) && !/bits?\b/i.test(text);
    const readable = (isLowercase ? [inBytes, text] : [text, inBytes]).find(
      (one) => !("refusal" in unitQuestion(one, units, { ingredients: INGREDIENTS }, habits)),
    );
    return readable === undefined ? null : { json: readable };
  },
  /** A calculation with words in it, as an expression. */
  calculation: (text, about) => {
    const expression = calculation(text, about);
    return expression === null ? null : { json: expression };
  },
  expression: (written, { habits }) => {
    const text = written.replace(/(?<=\d) ?(?:degrees|degree|deg)(?=\))/gi, "°");
    if (/^\d{1,5} ?[cp] ?\d{1,5}$/i.test(text)) return { json: text.toUpperCase() };
    return isExpression(text, habits) ? { json: text } : null;
  },
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
  karat: (text) => {
    const [, count] = /^(\d{1,2}(?:\.\d+)?) ?-?(?:k|kt|karat|carat)s?$/i.exec(text) ?? [];
    return count === undefined ? null : { json: Number(count), exact: count };
  },
  /** Letter grades of at least two courses: `A, B+ A-`. */
  grades: (text) => {
    const grades = text
      .toUpperCase()
      .replace(/\bAND\b|[,;&]/g, " ")
      .trim()
      .split(/\s+/);
    return grades.length >= 2 && grades.every((grade) => /^(?:[ABCD][+-]?|F)$/.test(grade))
      ? { json: grades.join(" ") }
      : null;
  },
  /** `3rd` */
  ordinal: (text) => {
    const [, count] = /^(\d{1,4})(?:st|nd|rd|th)$/i.exec(text) ?? [];
    return count === undefined ? null : { json: Number(count), exact: count };
  },
  /** A fraction as it is written: `12/18`. */
  fraction: (text) => (/^\d{1,9} ?\/ ?[1-9]\d{0,8}$/.test(text) ? { json: text } : null),
  /** A range of whole numbers: `1-100`. */
  range: (text) => (/^\d{1,9}-\d{1,9}$/.test(text) ? { json: text } : null),
  /** A polynomial of x without an equals sign. */
  polynomial: (text) =>
    /^[-+*^\d.()²³x\s]+$/i.test(text) && /x ?(?:\^ ?[23]|[²³])/i.test(text) ? { json: text } : null,
  /** A proportion with an unknown: `2:3 = 8:x`. */
  proportion: (text) =>
    /^(?:\d+(?:\.\d+)?|x) ?: ?(?:\d+(?:\.\d+)?|x) ?(?:=|::) ?(?:\d+(?:\.\d+)?|x) ?: ?(?:\d+(?:\.\d+)?|x)$/i.test(
      text,
    ) && text.match(/x/gi)?.length === 1
      ? { json: text.toLowerCase() }
      : null,
  /** Two sides of a surface: `10x12`. */
  sides: (text) => (/^\d{1,4}(?:\.\d+)? ?[x×] ?\d{1,4}(?:\.\d+)?$/i.test(text) ? { json: text.toLowerCase() } : null),
  /** A race with a name. */
  race: (text) => {
    const kilometers = RACES[text.toLowerCase()];
    return kilometers === undefined ? null : { json: kilometers };
  },
  /** A place in a number to round to. */
  decimalPlace: (text) => {
    const unit = PLACES[text.toLowerCase().replace(/s$/, "")];
    return unit === undefined ? null : { json: Number(unit), exact: unit };
  },
  /** A number with the prefix of its base. */
  based: (text) => (/^0(?:x[\da-f]+|b[01]+|o[0-7]+)$/i.test(text) ? { json: text } : null),
};

/** Symbols of bytes in lowercase, as they are typed: `500 gb`. */
const BYTES = /(?<![a-z])[kmgtp]i?b(?![a-z])/gi;

const INGREDIENTS = Object.keys(ingredients);

const OPERATORS: Readonly<Record<string, string>> = {
  plus: "+",
  minus: "-",
  times: "*",
  "multiplied by": "*",
  "divided by": "/",
  "to the power of": "^",
  x: "*",
  "×": "*",
  "÷": "/",
  "−": "-",
};
const OPERATOR = /(?:^| )(plus|minus|times|multiplied by|divided by|to the power of|x|[-+*/^×÷−])(?= )/gi;

/** `1.5 million / 12` or `10% of 200 plus 30` in figures and signs; null if it is no calculation. */
function calculation(text: string, about: Surroundings): string | null {
  const operands = text.split(OPERATOR);
  if (operands.length < 3) return null;
  const signs = operands.map((part, i) => {
    if (i % 2 === 1) return OPERATORS[part.toLowerCase()] ?? part;
    return operand(part.trim(), about);
  });
  return signs.includes(null) ? null : signs.join(" ");
}

function operand(text: string, about: Surroundings): string | null {
  const [, share, whole = ""] = /^(.+?) of (.+)$/i.exec(text) ?? [];
  if (share !== undefined) {
    const [part, of] = [readPart("percent", share, about), plain(whole, about)];
    if (part && of) return `(${part.exact} / 100 * ${of.exact})`;
  }
  const [, root = "", body = ""] = /^(square root of |cube root of )?(.+)$/i.exec(text) ?? [];
  const [, number = body, raised] = /^(.+) (squared|cubed)$/i.exec(body) ?? [];
  const read = plain(number, about);
  if (!read) return null;
  const base = /[/-]/.test(read.exact ?? "") ? `(${read.exact})` : `${read.exact}`;
  const value = raised === undefined ? base : `${base}^${/^s/i.test(raised) ? 2 : 3}`;
  return root === "" ? value : `${/^s/i.test(root) ? "sqrt" : "cbrt"}(${value})`;
}

const FUNCTION =
  /^(?:a?(?:sin|cos|tan|cot|sec|csc)h?|arc(?:sin|cos|tan)|sqrt|cbrt|root|log\d*|ln|exp|abs|floor|ceil|round|gcd|lcm|n?cr|n?pr|mod|pi|e|i|deg|rad|x)$/i;

/** Whether it calculates: figures with an operator or a function, and no words beside functions. */
function isExpression(text: string, habits: Habits): boolean {
  if (text.length > 200 || !/\d|pi|π/i.test(text) || !isRefused(date(text, {}, habits))) return false;
  if (/\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{4}/.test(text)) return false;
  if (/^\+?\d{3}-\d{4}$|^\+?[\d() -]*\d{3}-\d{3,4}-\d{4}$|\$|€|£|₹|=/.test(text)) return false;
  const words = text.replace(/\b0[xb][\da-f]+\b/gi, "0").match(/\p{L}+/gu) ?? [];
  const hasHex = /\b0[xbo][\da-f]+\b/i.test(text);
  const operates =
    /(?:\d|\b(?:e|pi)|π)\s*[-+*/^×÷−%!²³]|\)\s*[-+*/^×÷−]|[√∛|(]/i.test(text) ||
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
  // “8 hours 0.12” are a length of time and a price.
  if (/\p{L} ?\d*\.\d+$/u.test(text)) return null;
  // Watts, rather than weeks.
  if (/\d ?w\b/i.test(text) && unit !== "week") return null;
  const read = duration(text, { unit }, habits);
  return isRefused(read) ? null : ofNumber(read.value);
}

/** Units that people write one after the other for one measure, the larger first. */
const FAMILIES: readonly (readonly string[])[] = [
  ["mile", "yard", "foot", "inch"],
  ["stone", "pound", "ounce"],
  ["kilometer", "meter", "centimeter", "millimeter"],
  ["kilogram", "gram", "milligram"],
  ["us-gallon", "us-quart", "us-pint", "us-cup", "us-fluid-ounce"],
  ["liter", "milliliter"],
  ["degree", "arcminute", "arcsecond"],
  ["week", "day", "hour", "minute", "second"],
];

/** Whether “30 g 22 carat” are two: only units of one family make one measure. */
function areOneMeasure(units: readonly { readonly id: string }[]): boolean {
  if (units.length < 2) return true;
  return FAMILIES.some((family) =>
    units.every(({ id }, i) => family.indexOf(id) > (i === 0 ? -1 : family.indexOf(units[i - 1]?.id ?? ""))),
  );
}

function readMeasure(written: string, quantity: string, unit: string, { habits, units }: Surroundings): Value | null {
  // Chemists write M for moles per liter.
  const text = quantity === "molar-concentration" ? written.replace(/(?<=\d) ?(?:m|molar)$/i, " mol/L") : written;
  const own = units.byId(unit) ?? unitCalled(unit, units, quantity);
  if (!own || !HAS_DIGIT.test(text) || /\d \d(?!\d*\/\d)/.test(text)) return null;
  const read = measure(text, { unit: own }, units, habits);
  if (isRefused(read) || read.units.length === 0) return null;
  if (read.units.some((one) => one.quantity !== quantity) || !areOneMeasure(read.units)) return null;
  // “100 ft 15 a” is no length of 100 ft 15 in.
  const [, larger, rest] = /([a-z]+|') ?(\d+(?:\.\d+)?)"?$/i.exec(text) ?? [];
  if (larger !== undefined && Number(rest) >= (/^(?:st|lb|pound)/i.test(larger) ? 14 : 12)) return null;
  // “1.75 m 70 kg” are two measures: each number has its unit, except a last one, as in “5 ft 11”.
  const numbers =
    text.replace(/\d+[ -]\d+\/\d+/g, "1").match(/(?<![\d/.,])\d[\d.,]*(?:e[-+]?\d+)?(?:\/\d+)?/gi)?.length ?? 0;
  if (numbers > read.units.length + (/\d["'”]?$/.test(text) ? 1 : 0)) return null;
  const first = read.written ?? read.value;
  // A prefix alone, as in 4.7k, is usual for parts of circuits only: “0.1 m” is no millinewtons.
  const [, figures] = /^(-?\d+(?:\.\d+)?) ?\S+$/.exec(text) ?? [];
  const isScaled = figures !== undefined && read.units.length === 1 && Number(figures) !== first.toNumber();
  if (isScaled && !["resistance", "capacitance", "inductance"].includes(quantity)) return null;
  return {
    ...ofNumber(read.value),
    units: read.units.map(({ id }) => id),
    unit: own.id,
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
