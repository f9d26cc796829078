/** For tests only: checks that the figures in a headline are among the outputs. */
import { twelveHourTime } from "../math/dates/twelve-hour-time";
import { CM_PER_INCH, INCHES_PER_FOOT, KG_PER_POUND, POUNDS_PER_STONE } from "../math/health/unit-system";
import type { Headline } from "./calculator";
import { superscript } from "./check-working";

/** A number, but not digits that belong to a unit, as in `yr365`. */
export const NUMERAL = /(?<![\p{L}\d])\d[\d,]*(?:\.\d+)?/gu;
/**
 * Figures that are allowed although no output contains them: the custom bits of a version 8 UUID, which are always 122
 * (RFC 9562, section 5.8), and the size of a text in encodings other than UTF-8.
 */
const ALLOWED = /^(?:your own 122 bits|[\d,]+ bytes?)$/;
/** Multipliers of abbreviated amounts: `$320k`, `₹46.1 lakh`. */
export const SCALES: Readonly<Record<string, number>> = { k: 1e3, M: 1e6, B: 1e9, T: 1e12, lakh: 1e5, crore: 1e7 };
export const SCALE = /^\s?(k|M|B|T|lakh|crore)\b/;
/** Multipliers of SI prefixes, as in `25.53 mA`. */
const PREFIXES: Readonly<Record<string, number>> = {
  f: 1e-15,
  p: 1e-12,
  n: 1e-9,
  µ: 1e-6,
  m: 1e-3,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
};
const PREFIX = /^ ([fpnµmkMGT])(?:V|A|Ω|W|F|H|Hz|s|J|C|VA|var)(?!\p{L})/u;

const UNIT_WITH_DIGITS = /(?<=\d\u00a0|[⁰¹²³⁴⁵⁶⁷⁸⁹]\u00a0)(?:\p{L}+\d|1\/\p{L})[\p{L}\d]*/gu;

/** `1.5 × 10⁻¹³`, `9.2 × 10^616` */
const SCIENTIFIC = /(\d(?:\.\d+)?)…? × 10(?:\^(-?\d+)|([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+))/g;

/**
 * Reports the numbers in the large figure of a headline that no output rounds to. An output is any number in the
 * answer, regardless of sign. A count of months may be written as years and months; texts and dates must match as they
 * are. If the sentence continues with “$10 of it extra”, the figure may be the sum of an output and an input; if an
 * extra payment is cut to the balance, it may be the sum of an output and the extra payment in the first row of a
 * schedule. What is needed at least may be rounded up. An output in kilograms or centimeters may be written in pounds, stones and pounds, or feet and inches.
 * `87 of 100` is a percentage.
 */
export function headlineFaults(
  { before = "", figure, after = "" }: Headline,
  outputs: Readonly<Record<string, unknown>>,
  inputs: Readonly<Record<string, unknown>> = {},
): string[] {
  const { numbers, texts } = valuesOf(outputs);
  // A unit may contain digits: `yr365`, `1/h`.
  const plain = figure.replace(UNIT_WITH_DIGITS, "").replaceAll("\u00a0", " ").replaceAll("−", "-");
  const lower = plain.toLowerCase();
  // A short text such as `34B` must match as a whole; a longer one may match in part.
  const isPart = (text: string) => text.length > 3 && (text.includes(lower) || lower.includes(text));
  const powers = lower.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (raised) => `^${superscript(raised)}`);
  if (texts.some((text) => text === lower || text === powers || isPart(text))) return [];
  if (ALLOWED.test(plain)) return [];
  const paidOnce = firstExtras(outputs);
  if (/ of it /.test(after) || paidOnce.length > 0) {
    const added = [...(/ of it /.test(after) ? valuesOf(inputs).numbers : []), ...paidOnce];
    const totals = Object.values(outputs).filter((value) => typeof value === "number");
    for (const total of totals) for (const more of added) numbers.push(total + more);
  }
  const isMinimum = /\bneed\b/.test(before);
  const isOutput = (shown: number, half: number) =>
    numbers.some((value) => {
      const above = shown - Math.abs(value);
      const most = isMinimum ? 2 * half : half;
      return above >= -half - 1e-12 * shown && above <= most + 1e-12 * shown;
    });
  const wrong: string[] = [];
  if (numbers.some((value) => isMeasure(plain, Math.abs(value)))) return [];
  const rest = plain.replace(SCIENTIFIC, (text, mantissa: string, caret?: string, raised?: string) => {
    const exponent = caret === undefined ? superscript(raised as string) : Number(caret);
    if (!matchesScientific(mantissa, exponent, numbers, texts)) wrong.push(text);
    return "";
  });
  for (const match of rest.replace(/ of 100$/, "").matchAll(NUMERAL)) {
    const digits = match[0].replaceAll(",", "");
    const next = rest.slice(match.index + match[0].length);
    const exponent = superscript(/^[⁰¹²³⁴⁵⁶⁷⁸⁹]+/.exec(next)?.[0] ?? "¹");
    const matchesAt = (scale: number) =>
      isOutput((Number(digits) * scale) ** exponent, 0.5000001 * lastPlace(digits) * scale);
    const prefix = PREFIXES[PREFIX.exec(next)?.[1] ?? ""];
    // The output itself may already be in the prefixed unit, such as kilowatts.
    const scales = prefix === undefined ? [SCALES[SCALE.exec(next)?.[1] ?? ""] ?? 1] : [prefix, 1];
    if (!scales.some(matchesAt)) wrong.push(match[0]);
  }
  return wrong.map((text) => `the headline’s ${text} in “${figure}” is not an output`);
}

/** A headline, with the inputs and outputs that its figure may come from. */
export interface Said {
  readonly headline: Headline;
  readonly outputs: Readonly<Record<string, unknown>>;
  readonly inputs: Readonly<Record<string, unknown>>;
}

/**
 * Reports a headline whose wording stays the same after an option changes although its figure is now a different
 * output. Figures that combine several outputs, such as a part of a whole, are not checked.
 */
export function changedMeaning(one: Said, other: Said): string[] {
  const words = wordsOf(one.headline);
  if (words !== wordsOf(other.headline)) return [];
  const [before, after] = [matchingOutputs(one), matchingOutputs(other)];
  if (before.length === 0 || after.length === 0 || before.some((key) => after.includes(key))) return [];
  return [`“${words}” shows ${before.join(", ")} in one case and ${after.join(", ")} in the other`];
}

/** The sentence with its numbers replaced by “…”; units stay. */
function wordsOf({ label, before = "", figure, after = "" }: Headline): string {
  return [label, before, figure, after].map((text) => text.replace(NUMERAL, "…")).join(" | ");
}

/** Keys of the outputs that match the figure. Tables count only if no other output matches. */
function matchingOutputs({ headline, outputs, inputs }: Said): string[] {
  if (headline.figure.includes(" of ")) return [];
  const matching = Object.keys(outputs).filter(
    (key) => headlineFaults(headline, { [key]: outputs[key] }, inputs).length === 0,
  );
  const single = matching.filter((key) => !Array.isArray(outputs[key]));
  return single.length > 0 ? single : matching;
}

/** Whether `154 lb`, `10 st 12.3 lb` or `5 ft 9½ in` is the value, a metric measure, to the last digit shown. */
function isMeasure(figure: string, value: number): boolean {
  const match = /^(?:(\d+) (st|ft) )?([\d,]*(?:\.\d+)?)(½?) (lb|in)$/.exec(figure);
  if (!match) return false;
  const [, larger = "0", , digits = "", fraction, unit] = match;
  const [size, parts] = unit === "lb" ? [KG_PER_POUND, POUNDS_PER_STONE] : [CM_PER_INCH, INCHES_PER_FOOT];
  const shown = Number(larger) * parts + Number(digits.replaceAll(",", "")) + (fraction ? 0.5 : 0);
  const decimals = digits.split(".")[1]?.length ?? 0;
  return Math.abs(shown - value / size) <= (0.5 + 1e-6) * 10 ** -decimals;
}

/** The extra payment in the first row of each schedule. */
function firstExtras(outputs: Readonly<Record<string, unknown>>): number[] {
  return Object.values(outputs).flatMap((table) => {
    const extra = Array.isArray(table) ? (table[0] as { extra?: unknown } | undefined)?.extra : undefined;
    return typeof extra === "number" && extra > 0 ? [extra] : [];
  });
}

/** Whether an output rounds to this number in scientific notation. It may be too large for a double. */
function matchesScientific(
  mantissa: string,
  exponent: number,
  numbers: readonly number[],
  texts: readonly string[],
): boolean {
  const half = 0.5000001 * lastPlace(mantissa.includes(".") ? mantissa : `${mantissa}.0`);
  const parts = [...numbers.map((value) => Math.abs(value).toExponential()), ...texts].flatMap((text) => {
    const match = /^-?(\d(?:\.\d+)?)…?(?:e\+?| × 10\^)(-?\d+)/.exec(text);
    return match ? [[Number(match[1]), Number(match[2])] as const] : [];
  });
  return parts.some(([size, power]) => Math.abs(size * 10 ** (power - exponent) - Number(mantissa)) <= half);
}

/** Place value of the last significant digit. A large round number (`$160,000`) has at least two significant digits. */
export function lastPlace(digits: string): number {
  const decimals = digits.split(".")[1];
  if (decimals !== undefined) return 10 ** -decimals.length;
  const zeros = /0*$/.exec(digits)?.[0].length ?? 0;
  return digits.length > 2 ? 10 ** Math.min(zeros, digits.length - 2) : 1;
}

function valuesOf(outputs: unknown): { numbers: number[]; texts: string[] } {
  const numbers: number[] = [];
  const texts: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === "number") {
      numbers.push(value);
      if (Number.isInteger(value)) numbers.push(Math.floor(value / 12), value % 12);
    } else if (typeof value === "string" && value !== "") {
      texts.push(value.toLowerCase().replaceAll("−", "-"), value.replace("T", " ").replace(/Z$/, " UTC").toLowerCase());
      // Counts above 2^53 are output as text.
      if (/^-?\d+(?:\.\d+)?$/.test(value)) numbers.push(Number(value));
      const date = /^(\d{4})-\d\d-(\d\d)/.exec(value);
      if (date) numbers.push(Number(date[1]), Number(date[2]));
      if (/^\d\d:\d\d$/.test(value)) texts.push(twelveHourTime(value).toLowerCase());
    } else if (typeof value === "object" && value !== null) Object.values(value).forEach(visit);
  };
  visit(outputs);
  return { numbers, texts };
}
