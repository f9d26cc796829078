/** The greatest common divisor and the least common multiple of a list. */
import { type Headline, InputError } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { exactText } from "../../../math/numbers/exact";
import { factorsText, type PrimePower, primeFactors } from "../../../math/numbers/prime-factors";
import { gcd, lcm, magnitude, Rational } from "../../../math/numbers/rational";
import { raised } from "../../../math/numbers/write-number";
import { joinWithAnd } from "../../../math/words/lists";
import { shortened } from "../../../math/words/phrases";
import { list as readList } from "../../../reading/list";
import { grouped } from "./forms";
import type { Tool } from "./modes";

const MOST_NUMBERS = 20;

/** Numbers with more digits are not factored. */
const FACTORED_DIGITS = 15;

/** Longer answers are put on separate lines. */
const LONGEST_FIGURE = 40;

export interface Factored {
  readonly number: bigint;
  /** Prime factors of the absolute value; null if the number is 0 or too long. */
  readonly factors: readonly PrimePower[] | null;
  /** `-1 × 2^2 × 3` */
  readonly text: string | null;
}

export interface CommonFactors {
  readonly numbers: readonly Factored[];
  readonly gcd: bigint;
  readonly lcm: bigint;
}

export const commonFactors: Tool = {
  answer({ numbers: list }) {
    const numbers = readNumbers(list);
    return {
      common: {
        numbers: numbers.map(factored),
        gcd: numbers.reduce(gcd, 0n),
        lcm: numbers.reduce(lcm, 1n),
      },
    };
  },
  headline({ common }, _, format) {
    return common ? commonHeadline(common, format) : { label: "Result", figure: "—" };
  },
};

function commonHeadline({ numbers, ...common }: CommonFactors, format: Format): Headline {
  const [first] = numbers;
  if (first?.factors && first.number > 1n && numbers.length === 1) return factorsHeadline(first, format);
  const [divisor, multiple] = [common.gcd, common.lcm].map((value) => grouped(String(value), format));
  const names = numbers.map(({ number }) => grouped(String(number), format));
  const list = joinWithAnd(names);
  const figure = `GCD ${divisor} and LCM ${multiple}`;
  return {
    label: "GCD and LCM",
    before: `${list.length > 100 ? `The ${numbers.length} numbers` : list} ${numbers.length === 1 ? "has" : "have"}`,
    figure,
    ...(figure.length > LONGEST_FIGURE && { items: [`GCD ${divisor}`, `LCM ${multiple}`] }),
  };
}

/** What a visitor who enters one number wants to know about it. */
function factorsHeadline({ number, factors, text }: Factored, format: Format): Headline {
  const isPrime = factors?.length === 1 && factors[0]?.exponent === 1;
  const written = grouped(String(number), format);
  return {
    label: "Prime factors",
    before: isPrime ? `${written} is a` : `${written} =`,
    figure: isPrime ? "prime number" : raised(text ?? ""),
  };
}

/** @throws InputError on `numbers` */
function readNumbers(list: string): bigint[] {
  if (list.trim() === "") throw new InputError("numbers", "Add at least one number.");
  if (/\d{1001,}/.test(list)) throw new InputError("numbers", "Each number may have at most 1,000 digits.");
  const read = readList(list, { most: MOST_NUMBERS, several: true, example: "12, 18, 24" });
  if ("refusal" in read) throw new InputError("numbers", read.refusal);
  return read.value.map(({ n, d }) => {
    if (n % d !== 0n)
      throw new InputError("numbers", `“${shortened(exactText(Rational.of(n, d)))}” is not a whole number.`);
    return n / d;
  });
}

function factored(number: bigint): Factored {
  const size = magnitude(number);
  if (size === 0n || String(size).length > FACTORED_DIGITS) return { number, factors: null, text: null };
  const factors = primeFactors(size);
  return { number, factors, text: (number < 0n ? "-1 × " : "") + factorsText(factors) };
}
