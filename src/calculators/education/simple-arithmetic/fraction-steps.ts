/** Fraction arithmetic step by step: common denominators, reciprocals, reducing. */
import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { exactOperand } from "../../../core/shown-exact";
import { euclidText } from "../../../fieldsets/euclid-text";
import type { Operator } from "../../../math/expression/ast";
import { gcd, lcm, magnitude, Rational } from "../../../math/numbers/rational";

/** Operations on larger numerators or denominators get no steps. */
const LONGEST = 10n ** 12n;

/** Steps from two numbers to their sum, difference, product or quotient; empty if that takes a single step. */
export function fractionSteps(operator: Operator, a: Rational, b: Rational, format: Format): Step[] {
  if ([a, b].some(({ n, d }) => n > LONGEST || -n > LONGEST || d > LONGEST)) return [];
  const areWhole = a.isInteger() && b.isInteger();
  const whole = (value: bigint) => exactOperand(Rational.of(value), format);
  if (operator === "/") {
    if (areWhole) return reduceSteps(a.n, b.n, format);
    const reciprocal = b.reciprocal();
    return [
      step(
        "Multiply by the reciprocal",
        `${fraction(a)} × ${fraction(reciprocal)}`,
        ratio(a.n * reciprocal.n, a.d * reciprocal.d),
      ),
      ...productSteps(a, reciprocal, whole, format),
    ];
  }
  if (areWhole || operator === "mod") return [];
  if (operator === "*") return productSteps(a, b, whole, format);
  const common = lcm(a.d, b.d);
  const [first, second] = [a, b].map(({ n, d }) => n * (common / d)) as [bigint, bigint];
  const total = operator === "+" ? first + second : first - second;
  return [
    ...(a.d === b.d ? [] : [step("Least common denominator", `lcm(${whole(a.d)}, ${whole(b.d)})`, whole(common))]),
    ...[a, b].flatMap((one) => expandSteps(one, common, whole)),
    step(
      operator === "+" ? "Add the numerators" : "Subtract the numerators",
      `${whole(first)} ${operator === "+" ? "+" : "−"} ${whole(second)}`,
      whole(total),
    ),
    ...reduceSteps(total, common, format),
  ];
}

function expandSteps({ n, d }: Rational, common: bigint, whole: (value: bigint) => string): Step[] {
  if (d === common) return [];
  const factor = common / d;
  const [top, bottom] = [n, d].map((part) => `${whole(part)} × ${whole(factor)} = ${whole(part * factor)}`);
  return [
    step(`Expand ${ratio(n, d)} to the denominator ${whole(common)}`, `${top}; ${bottom}`, ratio(n * factor, common)),
  ];
}

function productSteps(a: Rational, b: Rational, whole: (value: bigint) => string, format: Format): Step[] {
  const [top, bottom] = [a.n * b.n, a.d * b.d];
  return [
    step(
      "Multiply numerators and denominators",
      `${whole(a.n)} × ${whole(b.n)} = ${whole(top)}; ${whole(a.d)} × ${whole(b.d)} = ${whole(bottom)}`,
      ratio(top, bottom),
    ),
    ...reduceSteps(top, bottom, format),
  ];
}

/** Steps that reduce a fraction: the greatest common divisor by Euclid’s algorithm, and the division by it. */
function reduceSteps(top: bigint, bottom: bigint, format: Format): Step[] {
  const [n, d] = [top, bottom].map((value) => magnitude(value)) as [bigint, bigint];
  const divisor = gcd(n, d);
  if (divisor === 1n || n === 0n || d === 1n || divisor === d) return [];
  const whole = (value: bigint) => exactOperand(Rational.of(value), format);
  const reduced = Rational.of(top, bottom);
  return [
    step(`Greatest common divisor of ${whole(n)} and ${whole(d)}`, euclidText(n, d, format), whole(divisor)),
    step(
      "Divide both by it",
      `${whole(n)} ÷ ${whole(divisor)} = ${whole(n / divisor)}; ${whole(d)} ÷ ${whole(divisor)} = ${whole(d / divisor)}`,
      reduced.toString(),
    ),
  ];
}

/** `9/6`, without reducing it. */
function ratio(n: bigint, d: bigint): string {
  return d === 1n ? String(n) : `${n}/${d}`;
}

/** `(2/3)`, but `2` for a whole number that is not negative. */
function fraction(value: Rational): string {
  return value.isInteger() && value.sign() >= 0 ? String(value.n) : `(${value})`;
}
