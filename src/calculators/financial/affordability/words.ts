import { type Headline, type Notice, notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { CONVENTIONAL } from "../../../data/home-loans/conventional";
import { DEBT_RATIOS } from "../../../data/home-loans/debt-ratios";
import type { Affordability } from "./affordability";
import { NO_PMI_PERCENT } from "./price";
import { ratiosOf } from "./rules";

/** Describes the limit for use in a sentence, such as `the 28% housing ratio`. */
function limitText({ inputs, purchase }: Affordability, format: Format): string {
  switch (purchase.limitedBy) {
    case "front-ratio":
      return `the ${format.percent(ratiosOf(inputs).front)} housing ratio`;
    case "back-ratio":
      return `the ${format.percent(ratiosOf(inputs).back)} total debt ratio`;
    case "budget":
      return `your payment of ${format.wholeMoney(inputs.monthlyBudget)} a month`;
    case "down-payment":
      return `the minimum down payment of ${format.percent(inputs.minDownPaymentPercent)}`;
    case "loan-limit":
      return `the loan limit of ${format.wholeMoney(inputs.loanLimit)}`;
    case "cash":
      return `your cash of ${format.wholeMoney(inputs.cashAvailable)}`;
  }
}

/** The highest price, the down payment, and what limits the price. */
export function headline(affordability: Affordability, format: Format): Headline {
  const { price } = affordability.purchase;
  const limit = limitText(affordability, format);
  return {
    label: "Home price up to",
    before: "You can buy a home for up to",
    figure: format.wholeMoney(price),
    after:
      price === 0
        ? `, because ${reasonForNothing(affordability, limit)}.`
        : `, ${downText(affordability, format)}, limited by ${limit}.`,
  };
}

function downText({ inputs, purchase }: Affordability, format: Format): string {
  if (purchase.loan === 0) return "paid in cash";
  if (purchase.downPayment === 0) return "with no money down";
  const share = inputs.downPaymentMode === "percent" ? ` (${format.percent(inputs.downPaymentPercent)})` : "";
  return `with ${format.wholeMoney(purchase.downPayment)} down${share}`;
}

function reasonForNothing({ inputs, purchase, costs }: Affordability, limit: string): string {
  const fixed = costs.fixed > inputs.hoaMonthly ? "the fixed monthly costs" : "the HOA fee";
  if (purchase.limitedBy === "cash") return `${limit} doesn’t cover closing on any home`;
  if (purchase.limitedBy === "down-payment") return `${limit} requires some money down`;
  if (purchase.limitedBy === "back-ratio" && inputs.monthlyDebts > 0)
    return `your other debts ${costs.fixed > 0 ? `and ${fixed} use` : "use"} up ${limit}`;
  if (costs.fixed === 0) return "nothing is left for housing each month";
  return `${fixed} alone ${costs.fixed > inputs.hoaMonthly ? "use" : "uses"} up ${limit}`;
}

/** The dated figures this calculator uses. */
export const FIGURES = [...Object.values(DEBT_RATIOS), CONVENTIONAL.conformingLimit, CONVENTIONAL.pmi];

/** Notes shown next to the results. */
export function notices(affordability: Affordability, format: Format): Listed<Notice> {
  const { mode, rule } = affordability.inputs;
  const named = mode === "income" && rule !== "custom" ? [DEBT_RATIOS[rule]] : [];
  const messages = {
    "cash-short": cashText(affordability, format),
    "pmi-step": pmiText(affordability, format),
    "pmi-edge": pmiEdgeText(affordability, format),
    "insurance-approximate": programText(affordability),
    "above-conforming-limit": conformingText(affordability, format),
  };
  return [
    ...Object.entries(messages).flatMap(([code, message]) => (message === null ? [] : [notice(code, message)])),
    figureNotices(named, format),
  ];
}

/** Says how much more cash the other limits would make use of. */
function cashText({ inputs, purchase, withoutCash, cashWithoutLimit }: Affordability, format: Format): string | null {
  if (purchase.limitedBy !== "cash" || inputs.cashAvailable === null) return null;
  const more = cashWithoutLimit - inputs.cashAvailable;
  return `The other limits allow ${format.wholeMoney(withoutCash.price)}. Closing at that price takes ${format.wholeMoney(cashWithoutLimit)}, which is ${format.wholeMoney(more)} more than your cash.`;
}

/** Says how much more down would eliminate PMI and what it would buy. */
function pmiText(affordability: Affordability, format: Format): string | null {
  const free = affordability.withoutPmi();
  if (free === null) return null;
  const gain = free.price - affordability.purchase.price;
  return `PMI takes ${format.money(affordability.monthly.pmi)} of each payment. ${format.wholeMoney(free.moreDown)} more down (${format.percent(NO_PMI_PERCENT)} of the price) eliminates it and buys ${format.wholeMoney(gain)} more house.`;
}

/** Says if the price is exactly where PMI would begin. */
function pmiEdgeText({ purchase, monthly, monthlyPayment, budget }: Affordability, format: Format) {
  const unused = budget.amount - monthlyPayment;
  const atEdge = monthly.pmi === 0 && purchase.by === "at-step" && purchase.limitedBy === budget.limit;
  return atEdge && unused >= 0.005
    ? `You put down exactly ${format.percent(NO_PMI_PERCENT)}. A more expensive home would need PMI, which doesn’t fit the budget, so ${format.money(unused)} a month goes unused. Each extra dollar down buys ${format.number(100 / NO_PMI_PERCENT)} dollars more house.`
    : null;
}

/** Government-backed loans have their own insurance and fees. */
function programText({ inputs }: Affordability): string | null {
  const program = /^(fha|va|usda)-/.exec(inputs.rule)?.[1];
  if (inputs.mode !== "income" || program === undefined) return null;
  return program === "va"
    ? "VA loans have no mortgage insurance but usually a funding fee. Set PMI to 0 to leave it out of the payment."
    : `${program.toUpperCase()} loans have their own insurance or fees. Use the PMI rate to approximate them.`;
}

function conformingText({ inputs, purchase }: Affordability, format: Format): string | null {
  const { value, year } = CONVENTIONAL.conformingLimit;
  const conventional = inputs.mode === "payment" || /^(conventional|fannie-mae)-/.test(inputs.rule);
  if (!conventional || format.currency !== "USD" || purchase.loan <= value.baseline + 0.005) return null;
  const limit =
    purchase.loan > value.ceiling
      ? `${format.wholeMoney(value.ceiling)} in the highest-cost counties`
      : `${format.wholeMoney(value.baseline)} in most counties`;
  return `The loan is above the ${year} conforming limit of ${limit}, for one unit. Jumbo loans follow the lender’s own rules. Enter a loan limit to stay below it.`;
}
