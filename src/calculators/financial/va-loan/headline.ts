import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { type Inputs, REGIONS } from "./inputs";
import type { VaLoan } from "./loan";
import type { Guideline } from "./rules";

/** Row of the guideline table, such as `South, 4 people, loan from $80,000`. */
export function guidelineText(inputs: Inputs, { higherTable }: Guideline, loanFrom: number, format: Format): string {
  const { region, familySize } = inputs;
  return `${REGIONS[region]}, ${format.plural(familySize, "person", "people")}, loan ${higherTable ? "from" : "below"} ${format.wholeMoney(loanFrom)}`;
}

/** Formats percentage points: `1 point`, `0.125 points`. */
export function pointsOf(value: number, format: Format): string {
  const shown = format.number(value, 3);
  return `${shown} ${shown === "1" ? "point" : "points"}`;
}

/** The payment including extra payments, the down payment and the residual income. */
export function headline(loan: VaLoan, format: Format): Headline {
  const { residual, guideline } = loan;
  const standing =
    residual === null || guideline === null
      ? ""
      : `; residual income ${format.wholeMoney(residual)} vs. ${format.wholeMoney(guideline.required)} required`;
  const monthly = loan.monthlyExtra;
  const more = monthly > 0 ? `, ${format.wholeMoney(monthly)} of it extra,` : "";
  return {
    label: "Monthly payment",
    before: "You pay",
    figure: format.wholeMoney(loan.monthlyPayment + monthly),
    after: `a month${more}${downText(loan, format)}${standing}.`,
  };
}

function downText({ inputs, downPayment, reduction }: VaLoan, format: Format): string {
  if (reduction && Math.abs(reduction.savings) >= 0.5) {
    const change = `${format.wholeMoney(Math.abs(reduction.savings))} ${reduction.savings > 0 ? "less" : "more"}`;
    return `; principal and interest are ${change} than on your current loan`;
  }
  if (inputs.requestedLoan !== null || reduction) return "";
  return downPayment === 0 ? " with no money down" : ` with ${format.wholeMoney(downPayment)} down`;
}
