import { type Step, step } from "../../../core/calculator";
import { toFiniteNumber } from "../../../math/numbers/exact";
import { Rational } from "../../../math/numbers/rational";
import { raised } from "../../../math/numbers/write-number";
import { signedOperand } from "../../../math/words/signed-operand";

/** A step of a method, and how it is written on paper. */
export interface MethodStep extends Step {
  /** The line to typeset, `expression = value` by default. If empty, the step is shown in words. */
  readonly line?: string;
}

/** Beyond this, doubles do not hold all digits of an integer. */
const LARGEST = BigInt(Number.MAX_SAFE_INTEGER);

/** Whether sums and products of these numbers are small enough to be checked on any calculator. */
export function isSmall(...numbers: readonly bigint[]): boolean {
  return numbers.every((one) => one <= LARGEST && one >= -LARGEST);
}

/** A number inside a sum or product: negative ones in parentheses, fractions as divisions. */
export function operand(value: bigint | Rational): string {
  const { n, d } = typeof value === "bigint" ? Rational.of(value) : value;
  if (d !== 1n) return `(${n} ÷ ${d})`;
  return signedOperand(String(n));
}

/** `3 ÷ 2`, for use on its own. */
export function quotient({ n, d }: Rational): string {
  return d === 1n ? String(n) : `${n} ÷ ${d}`;
}

/** ` = 0.333333`, or nothing for whole numbers and for very small or large values. */
export function asDecimal(value: Rational): string {
  const double = toFiniteNumber(value);
  if (value.isInteger() || double === null || Math.abs(double) < 1e-4 || Math.abs(double) >= 1e9) return "";
  return ` = ${Number(double.toFixed(6))}`;
}

/** A step in symbols: an expression and what it equals. */
export function rewriting(
  label: string,
  expression: string,
  value: string,
  line = `${expression} = ${value}`,
): MethodStep {
  return { ...step(label, raised(expression), raised(value)), line };
}

/** `-3/2 or 1` → `x = -3/2 or x = 1` */
export function endLine(roots: string): string {
  return roots
    .split(" or ")
    .map((root) => `x = ${root}`)
    .join(" or ");
}
