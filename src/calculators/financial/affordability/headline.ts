import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Affordability } from "./affordability";
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
  }
}

/** The highest price, the down payment, and what limits the price. */
export function headline(affordability: Affordability, format: Format): Headline {
  const { price } = affordability.purchase;
  const withCash = affordability.withCash()?.price ?? price;
  const cash = withCash < price - 0.005 ? `, but your cash only covers ${format.wholeMoney(withCash)}` : "";
  const limit = limitText(affordability, format);
  return {
    label: "Home price up to",
    before: "You can buy a home for up to",
    figure: format.wholeMoney(price),
    after:
      price === 0
        ? `, because ${reasonForNothing(affordability, limit)}.`
        : `, ${downText(affordability, format)}, limited by ${limit}${cash}.`,
  };
}

function downText({ inputs, purchase }: Affordability, format: Format): string {
  if (purchase.loan === 0) return "paid in cash";
  if (purchase.downPayment === 0) return "with no money down";
  const share = inputs.downPaymentMode === "percent" ? ` (${format.percent(inputs.downPaymentPercent)})` : "";
  return `with ${format.wholeMoney(purchase.downPayment)} down${share}`;
}

function reasonForNothing({ inputs, purchase }: Affordability, limit: string): string {
  if (purchase.limitedBy === "down-payment") return `${limit} requires some money down`;
  if (purchase.limitedBy === "back-ratio" && inputs.monthlyDebts > 0)
    return `your other debts ${inputs.hoaMonthly > 0 ? "and the HOA fee use" : "use"} up ${limit}`;
  return inputs.hoaMonthly > 0 ? `the HOA fee alone uses up ${limit}` : "nothing is left for housing each month";
}
