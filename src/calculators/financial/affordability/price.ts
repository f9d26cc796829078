/** The most expensive home a monthly budget supports, solved exactly, including the step at which PMI begins. */
import { CONVENTIONAL } from "../../../data/home-loans/conventional";
import { needsPmi } from "../../../math/finance/mortgage-insurance";
import { SLACK } from "../../../math/numbers/slack";

const PMI = CONVENTIONAL.pmi.value;

/** Down payment, as a percentage of the price, from which no PMI is charged. */
export const NO_PMI_PERCENT = 100 - PMI.chargedAbove;

/** Monthly costs of a home. */
export interface Costs {
  /** Principal and interest per unit of loan, a. */
  readonly perLoan: number;
  /** PMI per unit of loan while it is due, q. */
  readonly pmi: number;
  /** Tax and insurance per unit of price, t. */
  readonly perPrice: number;
  /** Costs that do not depend on the price: the HOA fee, and tax and insurance entered in dollars. */
  readonly fixed: number;
}

/** The down payment: an amount, or a percentage of the price. */
export type Down = { readonly amount: number } | { readonly percent: number };

/** Which case of the price equation applies. */
export type Case =
  /** The budget does not even cover the fixed costs. */
  | "nothing"
  /** The down payment covers the price; tax and insurance use up the budget. */
  | "cash"
  | "without-pmi"
  | "with-pmi"
  /** The loan is exactly at the percentage of the price above which PMI begins. */
  | "at-step";

interface Priced {
  readonly price: number;
  readonly by: Case;
}

/** Whether a down payment is large enough for a loan without PMI. */
function isEnough(down: number, price: number): boolean {
  return 100 * down >= price * (NO_PMI_PERCENT - SLACK);
}

/** The highest price whose monthly cost is within the budget. */
export function priceForBudget(budget: number, down: Down, costs: Costs): Priced {
  const net = budget - costs.fixed;
  if (net <= 0) return { price: 0, by: "nothing" };
  const { perLoan: a, perPrice: t, pmi: q } = costs;
  if ("percent" in down) {
    const financed = 1 - down.percent / 100;
    const free = down.percent >= NO_PMI_PERCENT - SLACK;
    const price = net / (financed * (free ? a : a + q) + t);
    return { price, by: free ? "without-pmi" : "with-pmi" };
  }
  const { amount } = down;
  if (t > 0 && net / t <= amount) return { price: net / t, by: "cash" };
  const without = (net + amount * a) / (a + t);
  if (isEnough(amount, without)) return { price: without, by: "without-pmi" };
  const insured = (net + amount * (a + q)) / (a + q + t);
  if (!isEnough(amount, insured)) return { price: insured, by: "with-pmi" };
  return { price: stepPrice(amount), by: "at-step" };
}

/** The highest price a down payment supports without PMI. */
export function stepPrice(down: number): number {
  return (100 * down) / NO_PMI_PERCENT;
}

/** The smallest down payment at which the home bought with a budget and a loan limit needs no PMI. */
export function downWithoutPmi(budget: number, loanLimit: number | null, costs: Costs): number {
  // With PMI in the payment, the budget just reaches the step: net = D·r·(a + q) + D·s·t, s = price ÷ D, r = s − 1.
  const { perLoan: a, perPrice: t, pmi: q, fixed } = costs;
  const step = stepPrice(1);
  const byBudget = Math.max(0, budget - fixed) / ((step - 1) * (a + q) + step * t);
  return loanLimit === null ? byBudget : Math.min(byBudget, loanLimit / (step - 1));
}

/** The down payment on a home of the given price. */
export function downPaymentAt(price: number, down: Down): number {
  return "percent" in down ? (price * down.percent) / 100 : Math.min(down.amount, price);
}

/** Monthly PMI at the given price. */
export function pmiAt(price: number, loan: number, costs: Costs): number {
  return price > 0 && needsPmi(loan, price, PMI) ? loan * costs.pmi : 0;
}

/** Total monthly cost of the home; 0 if the price is 0. */
export function paymentAt(price: number, down: Down, costs: Costs): number {
  if (price === 0) return 0;
  const loan = price - downPaymentAt(price, down);
  return loan * costs.perLoan + price * costs.perPrice + pmiAt(price, loan, costs) + costs.fixed;
}

/** Cash needed at closing besides the down payment. */
export interface Closing {
  /** Closing costs as a percentage of the price. */
  readonly costs: number;
  /** Number of monthly payments kept in reserve. */
  readonly reserves: number;
}

export function cashNeededAt(price: number, down: Down, costs: Costs, closing: Closing): number {
  return downPaymentAt(price, down) + (price * closing.costs) / 100 + closing.reserves * paymentAt(price, down, costs);
}

/** The price at which closing uses up the cash, for a down payment in percent; null if cash sets no limit. */
export function priceForCash(cash: number, percent: number, costs: Costs, closing: Closing): number | null {
  const { perLoan: a, perPrice: t, pmi: q, fixed } = costs;
  const { reserves } = closing;
  const perLoan = percent >= NO_PMI_PERCENT - SLACK ? a : a + q;
  const payment = (1 - percent / 100) * perLoan + t;
  const price = (cash - reserves * fixed) / ((percent + closing.costs) / 100 + reserves * payment);
  return Number.isFinite(price) ? Math.max(0, price) : null;
}
