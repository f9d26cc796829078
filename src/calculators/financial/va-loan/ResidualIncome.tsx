import { atLeast } from "../../../math/numbers/slack";
import type { ViewProps } from "../../../site/kit";
import { Waterfall } from "../../../site/kit/Waterfall";
import type va from "./calculator";

const LABELS = {
  income: "Gross income",
  taxes: "Income and payroll taxes",
  payment: "Monthly payment",
  maintenance: "Maintenance and utilities",
  debts: "Other debts",
  childcare: "Childcare and job expenses",
} as const;

/** Waterfall chart from gross income to residual income. */
export function ResidualIncome({ inputs, outputs, format }: ViewProps<typeof va>) {
  const { residualSteps, residualIncome, residualRequired } = outputs;
  if (residualIncome === null || residualRequired === null) return null;
  const steps = residualSteps.filter((row) => row.step === "income" || row.amount !== 0);
  return (
    <Waterfall
      bars={[
        ...steps.map((row) => ({
          label: LABELS[row.step],
          text: format.wholeMoney(row.amount),
          from: row.left,
          to: row.step === "income" ? 0 : row.left - row.amount,
          color: row.step === "income" ? ("ink" as const) : ("ochre" as const),
        })),
        {
          label: "Residual income",
          text: format.wholeMoney(residualIncome),
          from: 0,
          to: residualIncome,
          color: atLeast(residualIncome, residualRequired) ? "green" : "red",
        },
      ]}
      guideline={residualRequired}
      caption={`${format.wholeMoney(residualIncome)} a month is left; the guideline for ${format.plural(inputs.familySize, "person", "people")} is ${format.wholeMoney(residualRequired)} (dotted line).`}
    />
  );
}
