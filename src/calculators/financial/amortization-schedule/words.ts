import type { Headline, OutputsOf } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Inputs } from "./inputs";
import type { outputs } from "./outputs";

export type Outputs = OutputsOf<typeof outputs>;

/** How many payments of how much, and the day of the last one. */
export function headline(inputs: Inputs, outputs: Outputs, format: Format): Headline {
  const { payment, numberOfPayments, payoffDate, totalInterest } = outputs;
  const end = `; the last on ${format.date(payoffDate)}.`;
  if (payment === null)
    return {
      label: "Interest",
      before: `Extra payments repay the loan in ${format.plural(numberOfPayments, "payment")}, with`,
      figure: format.money(totalInterest),
      after: `of interest${end}`,
    };
  const left = inputs.moratoriumPayments;
  const before = `${left > 0 ? `After ${format.plural(left, "payment")} left out, ` : ""}${format.plural(numberOfPayments - left, "payment")}`;
  const figure = format.money(payment);
  const ahead = inputs.interestOnlyPayments > 0 && inputs.amortizationType !== "interest-only";
  if (ahead)
    return {
      label: "Payment",
      before: `${before}, the first ${format.number(inputs.interestOnlyPayments)} interest only, then`,
      figure,
      after: end,
    };
  switch (inputs.amortizationType) {
    case "level":
      return { label: "Payment", before: `${before} of`, figure, after: end };
    case "fixed-principal":
      return {
        label: "First payment",
        before: `${before}, the first of`,
        figure,
        after: `and each smaller${end}`,
      };
    case "interest-only":
      return { label: "Interest each time", before: `${before} of`, figure, after: `interest${end}` };
  }
}
