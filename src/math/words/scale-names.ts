/** Names of the powers of a thousand in the short scale, as used in English-speaking countries. */

const FIRST = [
  "thousand",
  "million",
  "billion",
  "trillion",
  "quadrillion",
  "quintillion",
  "sextillion",
  "septillion",
  "octillion",
  "nonillion",
];

const PREFIXES = ["", "un", "duo", "tre", "quattuor", "quin", "sex", "septen", "octo", "novem"];

const STEMS = [
  "",
  "dec",
  "vigint",
  "trigint",
  "quadragint",
  "quinquagint",
  "sexagint",
  "septuagint",
  "octogint",
  "nonagint",
];

/** The largest power of a thousand with a name here: a centillion is 1000^101. */
export const LARGEST_POWER = 101;

/**
 * The name of 1000^power: `thousand`, `million`, … `centillion`. From 10^33 on it consists of prefix, stem and -illion,
 * as in Webster's table of numbers: `undecillion`, `vigintillion`.
 *
 * @param power an integer from 1 to 101
 */
export function shortScaleName(power: number): string {
  const n = power - 1;
  if (n === 100) return "centillion";
  return FIRST[n] ?? `${PREFIXES[n % 10]}${STEMS[Math.floor(n / 10)]}illion`;
}
