/** For tests only: checks that the numbers in notices, captions and hints come from the answer. */
import { isoToDayNumber } from "../math/dates/civil";
import { MONTH_NAMES } from "../math/dates/months";
import { lastPlace, NUMERAL, SCALE, SCALES } from "./check-headline";

/** What the numbers in a sentence may come from. */
export interface Known {
  /** Every number of the answer, including those in tables. */
  readonly all: readonly number[];
  /** The inputs and outputs that are one number each; sentences may name how far two of them are apart. */
  readonly single: readonly number[];
}

/** Counts that need no source, and percentages of a whole. */
const PLAIN = [0, 1, 2, 100];
/** Words that name a difference: `$144 more`, `the highest and lowest differ by $8`. */
const DIFFERENCE =
  /\b(?:more|less|later|longer|lower|ahead|short|left|off|adds|add|rises|drops|differs?|difference|change|apart|ago|saves|costs|late|another|instead|in)\b/;

/** The numbers of an answer: its outputs without notices, inputs, and figures that it relies on. */
export function knownNumbers(
  { outputs, inputs }: { readonly outputs: object; readonly inputs: object },
  figures: readonly {
    readonly value: unknown;
    readonly text: string;
    readonly from: string | null;
    readonly until: string | null;
  }[] = [],
): Known {
  const own = Object.entries({ ...valuesOf(outputs), notices: null, noticeCodes: null });
  const single = [...own, ...Object.entries(inputs)].flatMap(([, value]) => (typeof value === "object" ? [] : [value]));
  const days = single.flatMap((value) =>
    typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) ? [isoToDayNumber(value)] : [],
  );
  return {
    all: [
      ...PLAIN,
      ...numbersIn([own, inputs, figures.map(({ value, text, from, until }) => [value, text, from, until])]),
    ],
    single: [...numbersIn(single), ...days],
  };
}

/** Getters of a prototype included. */
function valuesOf(outputs: object): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const key in outputs) values[key] = (outputs as Readonly<Record<string, unknown>>)[key];
  return values;
}

/** Sizes of all numbers in a value, in texts as well; a count of months also as years, and as years and months. */
export function numbersIn(value: unknown): number[] {
  const found: number[] = [];
  const visit = (one: unknown): void => {
    if (typeof one === "number") {
      const size = Math.abs(one);
      found.push(size, size / 12);
      if (Number.isInteger(one)) found.push(Math.floor(size / 12), size % 12);
    } else if (typeof one === "string")
      for (const [digits] of one.replace(/,(?=\d)/g, "").matchAll(/\d+(?:\.\d+)?/g)) found.push(Number(digits));
    else if (typeof one === "object" && one !== null) for (const part of Object.values(one)) visit(part);
  };
  visit(value);
  return found;
}

/**
 * Reports the numbers in a sentence that are neither known nor, if it names a difference, how far two single values are
 * apart.
 *
 * @param own more numbers that this sentence may name: what a chart draws
 * @param restated the value of the input that a hint stands at, which it may combine with one other value: `$80,000`
 * for 20% of the price
 */
export function strayNumbers(text: string, known: Known, own: readonly number[] = [], restated?: number): string[] {
  const plain = text.replaceAll("\u00a0", " ");
  const namesDifference = DIFFERENCE.test(plain);
  return [...plain.matchAll(NUMERAL)].flatMap(({ 0: shown, index }) => {
    const digits = shown.replace(/,$/, "");
    const scale = SCALES[SCALE.exec(plain.slice(index + shown.length))?.[1] ?? ""] ?? 1;
    const size = Number(digits.replaceAll(",", "")) * scale;
    const half = 0.5000001 * lastPlace(digits.replaceAll(",", "")) * scale;
    const fits = (value: number) => Math.abs(Math.abs(value) - size) <= half + 1e-12 * size;
    const differs = (values: readonly number[]) => values.some((a) => values.some((b) => fits(a - b)));
    const isKnown =
      known.all.some(fits) ||
      own.some(fits) ||
      (namesDifference && (differs(known.single) || differs(own))) ||
      (restated !== undefined && known.single.some((other) => combined(restated, other).some(fits)));
    return isKnown ? [] : [digits];
  });
}

const DATE_UNCLOSED = new RegExp(`(?:${MONTH_NAMES.join("|")}) \\d{1,2}, \\d{4} [a-z]+`, "g");

/** Reports the dates in the middle of a sentence whose year no comma follows: `December 25, 2026, is a Friday`. */
export function unclosedDates(sentence: string): string[] {
  return (sentence.match(DATE_UNCLOSED) ?? []).map((found) => `no comma after the year in “${found}”`);
}

/** What two values may come to: a share, a rate, a sum, a difference, or an amount per year. */
function combined(a: number, b: number): number[] {
  const results = [a + b, a - b, a * b, a / b, b / a].flatMap((result) => [result, result * 12, result / 12]);
  return [...results, (a * b) / 100, (a * b) / 1200, (a / b) * 100, (b / a) * 100, (12 * a * 100) / b];
}
