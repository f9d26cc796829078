import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { unroundedAmount } from "../../../fieldsets/amount-text";
import type { Rational } from "../../../math/numbers/rational";
import type { Analysis } from "./analysis";
import type { Inputs } from "./fields";

/** Maximum decimals of unit counts and unit prices. */
const FINE = 6;

/** The products of a mix are written out one by one only up to this many. */
const WRITTEN_OUT = 12;

/** The calculation step by step, from the unit contribution to break-even, target profit, safety and leverage. */
export function working(analysis: Analysis, inputs: Inputs, format: Format): Listed<Step> {
  const { contribution, fixedCosts, price } = analysis;
  const [c, costs] = [each(contribution, format), each(fixedCosts, format)];
  const [breakEven, target] = [analysis.breakEven(), analysis.target()];
  const { isMix } = analysis;
  const covered = `(${costs} + ${format.amount(inputs.targetProfit)} ÷ (1 − ${format.percent(inputs.taxRatePercent, 12)}))`;
  const whole = (units: Rational, expression: string): Step | null =>
    isMix ? null : step("Whole units, rounded up", expression, format.number(Number(units.ceil())));
  return [
    isMix && mixSteps(analysis, format),
    step(
      "Unit contribution = price − variable cost",
      `${each(price, format)} − ${each(analysis.variableCost, format)}`,
      each(contribution, format),
    ),
    step(
      "Contribution margin = contribution ÷ price",
      `${c} ÷ ${each(price, format)}`,
      format.percent(100 * analysis.margin.toNumber(), 4),
    ),
    step("Break-even, exact = fixed costs ÷ contribution", `${costs} ÷ ${c}`, count(breakEven, format)),
    whole(breakEven, `${costs} ÷ ${c}`),
    step(
      "Revenue at break-even = fixed costs ÷ contribution × price",
      `${costs} ÷ ${c} × ${each(price, format)}`,
      format.money(analysis.revenue(breakEven).toNumber()),
    ),
    step(
      "Units for the target profit, exact = (fixed costs + profit ÷ (1 − tax)) ÷ contribution",
      `${covered} ÷ ${c}`,
      count(target, format),
    ),
    whole(target, `${covered} ÷ ${c}`),
    expectedSteps(analysis, inputs, format),
  ];
}

/** Profit, margin of safety and leverage at the expected sales. */
function expectedSteps(analysis: Analysis, inputs: Inputs, format: Format): Listed<Step> {
  const { expected, safety, safetyPercent, profit, leverage, contribution, fixedCosts } = analysis;
  const units = count(expected, format);
  const breakEven = `${each(fixedCosts, format)} ÷ ${each(contribution, format)}`;
  const total = format.amount(analysis.expectedContribution.toNumber());
  const steps = [
    step(
      "Profit at expected sales = units × contribution − fixed costs",
      `${units} × ${each(contribution, format)} − ${each(fixedCosts, format)}`,
      format.money(profit.toNumber()),
    ),
  ];
  if (inputs.taxRatePercent > 0 && profit.sign() > 0)
    steps.push(
      step(
        "Profit after tax",
        `${format.amount(profit.toNumber())} × (1 − ${format.percent(inputs.taxRatePercent, 12)})`,
        format.money(analysis.profitAfterTax.toNumber()),
      ),
    );
  if (safetyPercent !== null)
    steps.push(
      step("Margin of safety = expected units − break-even", `${units} − ${breakEven}`, count(safety, format)),
      step(
        "Margin of safety in percent",
        `(${units} − ${breakEven}) ÷ ${units}`,
        format.percent(safetyPercent.toNumber(), 4),
      ),
    );
  if (leverage !== null)
    steps.push(
      step(
        "Operating leverage = total contribution ÷ profit",
        `${total} ÷ ${format.amount(profit.toNumber())}`,
        format.number(leverage.toNumber(), 4),
      ),
    );
  return steps;
}

/** The weighted price and variable cost of a mix. */
function mixSteps({ products, price, variableCost }: Analysis, format: Format): Listed<Step> {
  if (products.length > WRITTEN_OUT)
    return [
      step(
        "Mean price of the mix = Σ price × weight ÷ Σ weight",
        `${format.number(products.length)} products`,
        each(price, format),
      ),
    ];
  const weights = products.map(({ weight }) => count(weight, format));
  const mean = (of: (product: Analysis["products"][number]) => Rational) =>
    `(${products.map((product, i) => `${each(of(product), format)} × ${weights[i]}`).join(" + ")}) ÷ (${weights.join(" + ")})`;
  return [
    step(
      "Mean price of the mix",
      mean((product) => product.price),
      each(price, format),
    ),
    step(
      "Mean variable cost of the mix",
      mean((product) => product.variableCost),
      each(variableCost, format),
    ),
  ];
}

function each(value: Rational, format: Format): string {
  return unroundedAmount(value.toNumber(), format, FINE);
}

function count(value: Rational, format: Format): string {
  return format.number(value.toNumber(), FINE);
}
