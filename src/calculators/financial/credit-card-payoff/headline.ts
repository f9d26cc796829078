import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { monthsText } from "../../../fieldsets/months-text";
import type { Payoff } from "./payoff";

/** Differences below half a unit are not shown. */
const SHOWN = 0.5;

/** The month in which the last card is paid off and the cost; for a target date, the payment required. */
export function headline(payoff: Payoff, format: Format): Headline {
  const { inputs, plan, budget } = payoff;
  const month = format.month(payoff.date(plan.months));
  const interest = `${format.wholeMoney(plan.interest)} of interest`;
  const after = `${monthsText(plan.months, format)}, with ${interest}`;
  if (inputs.mode === "target-date")
    return {
      label: "Each month",
      before: "Pay",
      figure: format.money(budget),
      after: `a month and you are debt-free in ${month}, after ${after}${comparison(payoff, format)}.`,
    };
  if (inputs.mode === "minimum-only")
    return {
      label: "Debt-free in",
      before: "With minimum payments alone, you are debt-free in",
      figure: month,
      after: `, after ${after}.`,
    };
  return {
    label: "Debt-free in",
    before: "Debt-free in",
    figure: month,
    after: `, after ${after}${comparison(payoff, format)}.`,
  };
}

/** Text such as `, $10,440 less than with minimum payments`. */
function comparison({ interestSaved }: Payoff, format: Format): string {
  if (interestSaved === null) return "; minimum payments alone would never pay it off";
  if (Math.abs(interestSaved) < SHOWN) return "";
  const [amount, word] = [format.wholeMoney(Math.abs(interestSaved)), interestSaved > 0 ? "less" : "more"];
  return `, ${amount} ${word} than with minimum payments`;
}
