import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { exactOperand } from "../../../core/shown-exact";
import { euclidText } from "../../../fieldsets/euclid-text";
import { gcd, lcm, magnitude, Rational } from "../../../math/numbers/rational";
import type { CommonFactors } from "./common-factors";
import { stepText } from "./forms";

/** Euclid’s algorithm on one number after another, and the LCMs that follow from its results. */
export function commonSteps({ numbers }: CommonFactors, format: Format): Step[] {
  const whole = (value: bigint) => stepText(exactOperand(Rational.of(value), format));
  const [first = 0n, ...others] = numbers.map(({ number }) => magnitude(number));
  const factored = numbers.flatMap(({ number, factors }) => {
    if (!factors || factors.length === 0) return [];
    const product = factors.map(({ prime, exponent }) =>
      exponent === 1 ? whole(prime) : `${whole(prime)}^${exponent}`,
    );
    return [step(`Prime factors of ${whole(number)}`, product.join(" × "), whole(magnitude(number)))];
  });
  let [divisor, multiple] = [first, first];
  const divisors: Step[] = [];
  const multiples: Step[] = [];
  for (const next of others) {
    const common = gcd(divisor, next);
    const euclid = euclidText(divisor, next, format);
    divisors.push(step(`GCD of ${whole(divisor)} and ${whole(next)}`, stepText(euclid), whole(common)));
    const shared = gcd(multiple, next);
    const product = lcm(multiple, next);
    multiples.push(
      step(
        `LCM of ${whole(multiple)} and ${whole(next)}: product ÷ GCD`,
        shared === 0n ? "0" : `${whole(multiple)} × ${whole(next)} ÷ ${whole(shared)}`,
        whole(product),
      ),
    );
    [divisor, multiple] = [common, product];
  }
  return others.length === 0
    ? [...factored, step("One number", "GCD and LCM are its absolute value", whole(first))]
    : [...divisors, ...multiples, ...factored];
}
