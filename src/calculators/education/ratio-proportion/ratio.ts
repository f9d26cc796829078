import { InputError } from "../../../core/calculator";
import { OnDemand, type Preparation } from "../../../core/on-demand";
import { exactText, readExact } from "../../../math/numbers/exact";
import { gcd, lcm, Rational } from "../../../math/numbers/rational";

export const MOST_TERMS = 50;

/** Maximum number of characters of a ratio in whole numbers; tables repeat it up to a hundred times. */
const MOST_CHARACTERS = 10_000;

export const EXAMPLE = "Enter at least two numbers, for example 2:3.";

/** A ratio of two or more terms, none negative and not all 0, and its smallest whole numbers. */
export class Ratio {
  /** The least common multiple of the denominators. */
  readonly multiplier: bigint;
  /** The terms times the multiplier. */
  readonly whole: readonly bigint[];
  /** The greatest common divisor of the whole terms. */
  readonly divisor: bigint;
  /** The smallest whole numbers. */
  readonly parts: readonly bigint[];
  readonly total: bigint;

  /** @param echo how the text was read, if it could have been read in another way or has units */
  constructor(
    readonly terms: readonly Rational[],
    readonly echo?: string,
  ) {
    const multiplier = terms.reduce((product, { d }) => lcm(product, d), 1n);
    this.multiplier = multiplier;
    this.whole = terms.map(({ n, d }) => n * (multiplier / d));
    this.divisor = this.whole.reduce(gcd, 0n);
    this.parts = this.whole.map((term) => term / this.divisor);
    this.total = this.parts.reduce((sum, part) => sum + part, 0n);
  }

  /** `5:1:6`, or a multiple of it. */
  text(multiple = 1): string {
    return this.parts.map((part) => part * BigInt(multiple)).join(":");
  }

  /** `1:0.2:1.2`; null if the first term is 0. */
  get unitText(): string | null {
    const [first] = this.terms as [Rational];
    return first.sign() === 0 ? null : this.terms.map((term) => exactText(term.divide(first))).join(":");
  }

  /** First ÷ second term; null if there are more than two terms, or if the second is 0. */
  get value(): Rational | null {
    const [first, second] = this.terms as [Rational, Rational];
    return this.terms.length > 2 || second.sign() === 0 ? null : first.divide(second);
  }

  /** The fraction of the whole that a term makes up. */
  fraction(index: number): Rational {
    return Rational.of(this.parts[index] as bigint, this.total);
  }
}

/** Ratios that need no grammar: `2:3`, `2.5 : 1/2 : 3`. */
const PLAIN = /^\s*\d{1,15}(?:\.\d{1,15}|\/[1-9]\d{0,14})?(?:\s*:\s*\d{1,15}(?:\.\d{1,15}|\/[1-9]\d{0,14})?)+\s*$/;

const GRAMMAR = new OnDemand(async () => {
  const [{ ratio }, { isRefused }] = await Promise.all([
    import("../../../reading/ratio"),
    import("../../../reading/reading"),
  ]);
  return { ratio, isRefused };
});

/** The names of units, for ratios such as `1.5 kg : 250 g`. */
const UNITS = new OnDemand(async () => (await import("../../../reading/units")).loadUnits());

/** What has to be loaded to read these texts: the grammar, then the names of units. */
export function missingGrammar(texts: readonly string[]): Preparation | null {
  const written = texts.filter((text) => !PLAIN.test(text));
  if (written.length === 0 || UNITS.ready) return null;
  if (!GRAMMAR.ready) return { needed: true, soon: true, load: () => GRAMMAR.load() };
  const { ratio, isRefused } = GRAMMAR.value;
  const needsUnits = written.some((text) => {
    const read = ratio(text);
    return isRefused(read) && read.needsMore;
  });
  return needsUnits ? { needed: true, soon: true, load: () => UNITS.load() } : null;
}

function termsOf(text: string, fail: (message: string) => InputError): { value: readonly Rational[]; echo?: string } {
  if (PLAIN.test(text)) return { value: text.split(":").map((term) => readExact(term) as Rational) };
  const { ratio, isRefused } = GRAMMAR.value;
  const read = ratio(text, {}, {}, UNITS.ready ? UNITS.value : undefined);
  if (isRefused(read)) throw fail(read.refusal);
  return read;
}

/** Reads `2.5 : 1/2 : 3`, `2 to 3` or `1.5 kg : 250 g`. @throws InputError on `field` */
export function readRatio(text: string, field: "ratio" | "ratio2", most = MOST_TERMS): Ratio {
  const fail = (message: string) => new InputError(field, message);
  const read = termsOf(text, fail);
  const terms = read.value;
  if (terms.length > most)
    throw fail(most === 2 ? "Enter two numbers, for example 2:3." : `Enter at most ${most} terms.`);
  if (terms.some((term) => term.sign() < 0)) throw fail("Terms must be 0 or more.");
  if (terms.every((term) => term.sign() === 0)) throw fail("At least one term must be more than 0.");
  const ratio = new Ratio(terms, read.echo);
  if (ratio.text().length > MOST_CHARACTERS)
    throw fail("In whole numbers, this ratio has more than 10,000 digits. Enter shorter numbers.");
  return ratio;
}

/** Reads two ratios of two terms. @throws InputError with the problems of both */
export function readPair(first: string, second: string): [Ratio, Ratio] {
  const tries = [attempt(first, "ratio"), attempt(second, "ratio2")];
  const problems = tries.flatMap((one) => (one instanceof InputError ? one.problems : []));
  if (problems.length > 0) throw new InputError(problems);
  return tries as [Ratio, Ratio];
}

function attempt(text: string, field: "ratio" | "ratio2"): Ratio | InputError {
  try {
    return readRatio(text, field, 2);
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}
