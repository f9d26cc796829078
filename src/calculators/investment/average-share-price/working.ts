import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { unroundedAmount } from "../../../fieldsets/amount-text";
import type { Rational } from "../../../math/numbers/rational";
import type { Holding } from "./holding";
import type { Purchase } from "./purchase";

/** With more purchases than this, the sums are not written out. */
const WRITTEN_OUT = 12;

/** Most decimals shown for amounts and prices. */
const FINE = 12;

/** The weighted sum, the division, and the solved equation for the next purchase. */
export function working(holding: Holding, format: Format): Step[] {
  const { inputs, purchase } = holding;
  return [
    ...averageSteps(holding, format),
    ...nowSteps(holding, format),
    ...(purchase
      ? inputs.mode === "budget"
        ? budgetSteps(purchase, holding, format)
        : targetSteps(purchase, holding, format)
      : []),
  ];
}

function averageSteps({ inputs, cost, shares, average }: Holding, format: Format): Step[] {
  const { lots, splitRatio } = inputs;
  const few = lots.length <= WRITTEN_OUT;
  const counted = `${format.number(lots.length)} purchases`;
  const products = lots.map(
    ({ shares, price, fee }) =>
      `${format.number(shares, FINE)} × ${fine(price, format)}${fee > 0 ? ` + ${fine(fee, format)}` : ""}`,
  );
  const count = lots.map((lot) => format.number(lot.shares, FINE)).join(" + ");
  const split = splitRatio === 1 ? "" : ` × ${format.number(splitRatio, FINE)}`;
  return [
    step("Cost = Σ (shares × price + fee)", few ? products.join(" + ") : counted, format.money(cost.toNumber())),
    step(
      split ? "Shares = Σ shares × split" : "Shares = Σ shares",
      few ? (split ? `(${count})${split}` : count) : counted,
      format.number(shares.toNumber()),
    ),
    step(
      "Average = cost ÷ shares",
      `${fraction(cost, format)} ÷ ${format.number(shares.toNumber(), FINE)}`,
      format.money(average.toNumber(), 4),
    ),
  ];
}

function nowSteps(
  { inputs, shares, cost, average, gain, gainPercent, breakEvenRise }: Holding,
  format: Format,
): Step[] {
  const { currentPrice } = inputs;
  if (currentPrice === null) return [];
  const price = fine(currentPrice, format);
  const steps = [
    step(
      "Gain so far = shares × price − cost",
      `${format.number(shares.toNumber(), FINE)} × ${price} − ${fraction(cost, format)}`,
      format.money(gain),
    ),
  ];
  if (gainPercent !== null)
    steps.push(
      step(
        "Gain as a percentage of the cost",
        `${fine(gain ?? 0, format)} ÷ ${fraction(cost, format)}`,
        format.percent(gainPercent, 4),
      ),
    );
  if (breakEvenRise !== null)
    steps.push(
      step(
        breakEvenRise < 0 ? "Fall to break even = 1 − average ÷ price" : "Rise to break even = average ÷ price − 1",
        breakEvenRise < 0
          ? `1 − ${fraction(average, format)} ÷ ${price}`
          : `${fraction(average, format)} ÷ ${price} − 1`,
        format.percent(Math.abs(breakEvenRise), 4),
      ),
    );
  return steps;
}

/** The cost of one share in the next purchase, if there is a percent fee. */
function unitSteps({ terms, unitPrice }: Purchase, format: Format): Step[] {
  if (terms.feePercent.sign() === 0) return [];
  return [
    step(
      "One share with its fee = price × (1 + fee)",
      `${fraction(terms.price, format)} × (1 + ${format.percent(terms.feePercent.toNumber(), FINE)})`,
      format.money(unitPrice.toNumber(), 4),
    ),
  ];
}

function targetSteps(purchase: Purchase, holding: Holding, format: Format): Step[] {
  const { exact, unitPrice, terms } = purchase;
  const target = fine(holding.inputs.targetAverage, format);
  const fee = terms.fee.sign() > 0 ? ` + ${fraction(terms.fee, format)}` : "";
  const formula = `(${fraction(holding.cost, format)}${fee} − ${target} × ${format.number(holding.shares.toNumber(), FINE)}) ÷ (${target} − ${fraction(unitPrice, format)})`;
  const steps = unitSteps(purchase, format);
  if (exact.sign() > 0)
    steps.push(
      step(
        `More shares = (cost${fee && " + fee"} − target average × shares) ÷ (target average − price)`,
        formula,
        format.number(exact.toNumber(), 4),
      ),
    );
  if (exact.sign() > 0 && !terms.fractional)
    steps.push(step("Whole shares, rounded up", formula, format.number(purchase.shares.toNumber())));
  return [...steps, ...afterSteps(purchase, holding, format)];
}

function budgetSteps(purchase: Purchase, holding: Holding, format: Format): Step[] {
  const { exact, unitPrice, terms } = purchase;
  const fee = terms.fee.sign() > 0;
  const budget = fine(holding.inputs.budget, format);
  const money = fee ? `(${budget} − ${fraction(terms.fee, format)})` : budget;
  const formula = `${money} ÷ ${fraction(unitPrice, format)}`;
  const steps = unitSteps(purchase, format);
  if (exact.sign() > 0)
    steps.push(
      step(
        fee ? "More shares = (money − fee) ÷ price" : "Shares to buy = money ÷ price",
        formula,
        format.number(exact.toNumber(), 4),
      ),
    );
  if (exact.sign() > 0 && !terms.fractional)
    steps.push(step("Whole shares, rounded down", formula, format.number(purchase.shares.toNumber())));
  return [...steps, ...afterSteps(purchase, holding, format)];
}

function afterSteps(purchase: Purchase, holding: Holding, format: Format): Step[] {
  const { shares, unitPrice, terms, cash, newAverage } = purchase;
  if (shares.sign() === 0) return [];
  const fee = terms.fee.sign() > 0 ? ` + ${fraction(terms.fee, format)}` : "";
  const more = format.number(shares.toNumber(), FINE);
  return [
    step(
      `Cash needed = shares × price${fee && " + fee"}`,
      `${more} × ${fraction(unitPrice, format)}${fee}`,
      format.money(cash.toNumber()),
    ),
    step(
      "New average = total cost ÷ total shares",
      `(${fraction(holding.cost, format)} + ${fraction(cash, format)}) ÷ (${format.number(holding.shares.toNumber(), FINE)} + ${more})`,
      format.money(newAverage.toNumber(), 4),
    ),
  ];
}

function fine(value: number, format: Format): string {
  return unroundedAmount(value, format, FINE);
}

function fraction(value: Rational, format: Format): string {
  return fine(value.toNumber(), format);
}
