import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { exactOperand as operand } from "../../../core/shown-exact";
import { euclidText } from "../../../fieldsets/euclid-text";
import { exactText } from "../../../math/numbers/exact";
import { gcd, Rational } from "../../../math/numbers/rational";
import type { Inputs } from "./fields";
import type { Comparison } from "./pairs";
import { equationOf } from "./proportion";
import type { Answer } from "./questions";
import type { Ratio } from "./ratio";
import type { Shares } from "./shares";
import { rounded } from "./words";

const whole = (value: bigint, format: Format) => operand(Rational.of(value), format);

/** The lcm of the denominators, Euclid’s algorithm and the division. */
export function simplifySteps(ratio: Ratio, format: Format): Listed<Step> {
  const { terms, multiplier, divisor, whole: wholes, parts } = ratio;
  return [
    multiplier !== 1n && [
      step(
        "Least common multiple of the denominators",
        `lcm(${terms.map(({ d }) => d).join(", ")})`,
        whole(multiplier, format),
      ),
      step(
        "Multiply every term by it",
        terms
          .map((term, i) => {
            const factors = `${operand(term, format)} × ${whole(multiplier, format)}`;
            return `${factors} = ${whole(wholes[i] as bigint, format)}`;
          })
          .join("; "),
        wholes.join(":"),
      ),
    ],
    divisorSteps(wholes, format),
    divisor !== 1n &&
      step(
        "Divide every term by it",
        wholes
          .map((term, i) => {
            const quotient = `${whole(term, format)} ÷ ${whole(divisor, format)}`;
            return `${quotient} = ${whole(parts[i] as bigint, format)}`;
          })
          .join("; "),
        ratio.text(),
      ),
  ];
}

/** The greatest common divisor term by term, until it is 1. */
function divisorSteps(terms: readonly bigint[], format: Format): Listed<Step> {
  const steps: Step[] = [];
  let common = terms[0] as bigint;
  for (const term of terms.slice(1)) {
    if (common === 1n) break;
    const next = gcd(common, term);
    steps.push(
      step(
        `Greatest common divisor of ${whole(common, format)} and ${whole(term, format)}`,
        euclidText(common, term, format),
        whole(next, format),
      ),
    );
    common = next;
  }
  return steps;
}

export function partSteps(ratio: Ratio, format: Format): Listed<Step> {
  return [
    totalStep(ratio, format),
    ratio.parts.map((part, i) =>
      step(
        `Part ${i + 1} of the whole`,
        `${whole(part, format)} ÷ ${whole(ratio.total, format)}`,
        format.percent(100 * ratio.fraction(i).toNumber(), 4),
      ),
    ),
  ];
}

function totalStep({ parts, total }: Ratio, format: Format): Step {
  return step("Total parts", parts.map((part) => whole(part, format)).join(" + "), whole(total, format));
}

export function shareSteps(ratio: Ratio, shares: Shares, inputs: Inputs, format: Format): Listed<Step> {
  const amount = operand(inputs.amount, format);
  const total = whole(ratio.total, format);
  return [
    totalStep(ratio, format),
    ratio.parts.map((part, i) =>
      step(
        `Share of part ${i + 1}`,
        `${amount} × ${whole(part, format)} ÷ ${total}`,
        rounded(shares.exact[i] as Rational, format),
      ),
    ),
    remainderSteps(shares, inputs.shareDecimals, format),
  ];
}

/** The shares rounded down, and which parts get one more unit. */
function remainderSteps({ exact, rounded: shown, total }: Shares, decimals: number, format: Format): Listed<Step> {
  if (!shown) return [];
  const scale = 10n ** BigInt(decimals);
  const cut = exact.map((share) => Rational.of(share.multiply(Rational.of(scale)).floor(), scale));
  const winners = shown.flatMap((share, i) => (share.equals(cut[i] as Rational) ? [] : [`part ${i + 1}`]));
  const sum = Rational.sum(cut);
  const plain = (value: Rational) => operand(value, format);
  return [
    step(`Each share rounded down to ${format.plural(decimals, "decimal")}`, cut.map(plain).join(" + "), plain(sum)),
    step("Left over", `${plain(total)} − ${plain(sum)}`, plain(total.subtract(sum))),
    winners.length !== 0 &&
      step(
        `${plain(Rational.of(1n, scale))} more each to the largest remainders`,
        winners.join(", "),
        shown.map(plain).join("; "),
      ),
  ];
}

export function proportionSteps(found: Rational, inputs: Inputs, format: Format): Listed<Step> {
  const { unknown, proportionType } = inputs;
  const { factors, divisor } = equationOf(inputs);
  const [left, right] = factors.map((key) => operand(inputs[key], format));
  const by = operand(inputs[divisor], format);
  const value = exactText(found);
  return [
    step(
      proportionType === "inverse" ? "The products are equal" : "Cross multiply",
      proportionType === "inverse" ? "a × b = c × d" : "a × d = b × c",
      `${unknown} × ${by} = ${left} × ${right}`,
    ),
    step(`Divide by term ${divisor}`, `${left} × ${right} ÷ ${by}`, value),
    value.includes("/") && step("As a decimal", value, rounded(found, format)),
  ];
}

export function scaleSteps(
  ratio: Ratio,
  scaled: NonNullable<Answer["scaled"]>,
  inputs: Inputs,
  format: Format,
): Listed<Step> {
  const part = whole(ratio.parts[inputs.targetPart - 1] as bigint, format);
  const factor = operand(scaled.factor, format);
  return [
    step("Scale factor", `${operand(inputs.targetValue as Rational, format)} ÷ ${part}`, exactText(scaled.factor)),
    scaled.values.map((value, i) =>
      step(`Part ${i + 1}`, `${whole(ratio.parts[i] as bigint, format)} × ${factor}`, exactText(value)),
    ),
  ];
}

export function combineSteps({ combined, ratio }: Answer, format: Format): Listed<Step> {
  if (!combined || !ratio) return [];
  const { first, second, shared } = combined;
  const [a, b] = first.parts as unknown as readonly [bigint, bigint];
  const [b2, c] = second.parts as unknown as readonly [bigint, bigint];
  const lcmText = whole(shared, format);
  return [
    step("The ratios in whole numbers", `${first.text()} and ${second.text()}`, "a:b and b:c"),
    step("Least common multiple of the shared terms", `lcm(${b}, ${b2})`, lcmText),
    step(
      "First term",
      `${whole(a, format)} × ${lcmText} ÷ ${whole(b, format)}`,
      whole(ratio.parts[0] as bigint, format),
    ),
    step(
      "Last term",
      `${whole(c, format)} × ${lcmText} ÷ ${whole(b2, format)}`,
      whole(ratio.parts[2] as bigint, format),
    ),
    step("Combined", "first term : shared term : last term", ratio.text()),
  ];
}

export function compareSteps({ first, second, greater, difference }: Comparison, format: Format): Listed<Step> {
  const [a, b] = first.parts as unknown as readonly [bigint, bigint];
  const [c, d] = second.parts as unknown as readonly [bigint, bigint];
  const product = (x: bigint, y: bigint) => `${whole(x, format)} × ${whole(y, format)}`;
  const sign = { first: ">", second: "<", equal: "=" }[greater];
  return [
    step("The ratios in whole numbers", `${first.text()} and ${second.text()}`, "a:b and c:d"),
    step("a × d", product(a, d), whole(a * d, format)),
    step("b × c", product(b, c), whole(b * c, format)),
    step("Compare the products", `${whole(a * d, format)} ${sign} ${whole(b * c, format)}`, VERDICT[greater]),
    [first, second].flatMap((ratio, i) => {
      const [x, y] = ratio.parts as unknown as readonly [bigint, bigint];
      return ratio.value
        ? [
            step(
              `Value of the ${i === 0 ? "first" : "second"} ratio`,
              `${whole(x, format)} ÷ ${whole(y, format)}`,
              rounded(ratio.value, format),
            ),
          ]
        : [];
    }),
    difference
      ? step(
          "Difference",
          `${whole(a, format)} ÷ ${whole(b, format)} − ${whole(c, format)} ÷ ${whole(d, format)}`,
          rounded(difference, format),
        )
      : null,
  ];
}

const VERDICT = {
  first: "the first ratio is greater",
  second: "the second ratio is greater",
  equal: "the ratios are equal",
};
