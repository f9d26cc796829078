import type { Headline, OutputsOf } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { type Inputs, REGIONS } from "./inputs";
import type { outputs } from "./outputs";
import type { Guideline } from "./rules";

type Outputs = OutputsOf<typeof outputs>;

/** The row of the guideline's table: `South, 4 persons, loan from $80,000` */
export function guidelineText(
  inputs: Inputs,
  { higherTable }: Guideline,
  loanFrom: number,
  format: Format,
): string {
  const { region, familySize } = inputs;
  return `${REGIONS[region]}, ${format.plural(familySize, "person")}, loan ${higherTable ? "from" : "below"} ${format.wholeMoney(loanFrom)}`;
}

/** Percentage points: `1 point`, `0.125 points` */
export function pointsOf(value: number, format: Format): string {
  const shown = format.number(value, 3);
  return `${shown} ${shown === "1" ? "point" : "points"}`;
}

/** The payment, the money down and the residual income. */
export function headline(inputs: Inputs, outputs: Outputs, format: Format): Headline {
  const { residualIncome, residualRequired } = outputs;
  const residual =
    residualIncome === null
      ? ""
      : `; residual income ${format.wholeMoney(residualIncome)} against ${format.wholeMoney(residualRequired)} required`;
  return {
    label: "Each month",
    before: "You pay",
    figure: format.wholeMoney(outputs.monthlyPayment),
    after: `a month${downText(inputs, outputs, format)}${residual}.`,
  };
}

function downText(inputs: Inputs, outputs: Outputs, format: Format): string {
  const { monthlySavings, downPaymentAmount } = outputs;
  if (monthlySavings !== null && Math.abs(monthlySavings) >= 0.5) {
    const change = `${format.wholeMoney(Math.abs(monthlySavings))} ${monthlySavings > 0 ? "less" : "more"}`;
    return `, ${change} than on your present loan`;
  }
  if (inputs.requestedLoan !== null || monthlySavings !== null) return "";
  return downPaymentAmount === 0
    ? " with nothing down"
    : ` with ${format.wholeMoney(downPaymentAmount)} down`;
}
