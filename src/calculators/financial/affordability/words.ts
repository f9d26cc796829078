import type { Headline, OutputsOf } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Limit } from "./affordability";
import type { Inputs } from "./inputs";
import type { outputs } from "./outputs";
import { ratiosOf } from "./rules";

type Outputs = OutputsOf<typeof outputs>;

/** The limit that keeps the price where it is, in the middle of a sentence: `the 28% housing ratio` */
function limitText(limit: Limit, inputs: Inputs, format: Format): string {
  switch (limit) {
    case "front-ratio":
      return `the ${format.percent(ratiosOf(inputs).front)} housing ratio`;
    case "back-ratio":
      return `the ${format.percent(ratiosOf(inputs).back)} total debt ratio`;
    case "budget":
      return `your payment of ${format.wholeMoney(inputs.monthlyBudget)} a month`;
    case "down-payment":
      return `the least down payment of ${format.percent(inputs.minDownPaymentPercent)}`;
    case "loan-limit":
      return `the loan limit of ${format.wholeMoney(inputs.loanLimit)}`;
  }
}

/** The highest price, what is paid down, and what is the limit. */
export function headline(inputs: Inputs, outputs: Outputs, format: Format): Headline {
  const { maxHomePrice, downPaymentAmount, limitedBy, maxPriceWithCash } = outputs;
  const cash =
    maxPriceWithCash !== null && maxPriceWithCash < maxHomePrice - 0.005
      ? `, but your cash closes only ${format.wholeMoney(maxPriceWithCash)}`
      : "";
  const limit = limitText(limitedBy, inputs, format);
  return {
    label: "Home price up to",
    before: "You can buy a home for up to",
    figure: format.wholeMoney(maxHomePrice),
    after:
      maxHomePrice === 0
        ? `, because ${reasonForNothing(inputs, outputs, limit)}.`
        : `, ${downText(inputs, outputs, format)}; ${limit} is the limit${cash}.`,
  };

  function downText(inputs: Inputs, { maxLoan }: Outputs, format: Format): string {
    if (maxLoan === 0) return "paid in cash";
    if (downPaymentAmount === 0) return "with nothing down";
    const amount = `with ${format.wholeMoney(downPaymentAmount)} down`;
    return inputs.downPaymentMode === "percent"
      ? `${amount} (${format.percent(inputs.downPaymentPercent)})`
      : amount;
  }
}

function reasonForNothing(inputs: Inputs, { limitedBy }: Outputs, limit: string): string {
  if (limitedBy === "down-payment") return `${limit} takes some money down`;
  if (limitedBy === "back-ratio" && inputs.monthlyDebts > 0)
    return inputs.hoaMonthly > 0
      ? `your other debts and the HOA fee use up ${limit}`
      : `your other debts use up ${limit}`;
  return inputs.hoaMonthly > 0
    ? `the HOA fee alone uses up ${limit}`
    : "there is no money for the home each month";
}
