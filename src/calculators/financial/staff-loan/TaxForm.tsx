import type { ViewProps } from "../../../site/kit";
import { addingUp } from "../../../site/kit/adding-up";
import { CopyButton } from "../../../site/kit/CopyButton";
import staffLoan from "./calculator";
import "./tax-form.css";

/** Columns of the years with a total. */
export const TAX_TOTALS = ["notionalInterest", "interestCredited", "perquisite", "tax"];

/** The employer's Form 12BA line for each tax year, with a copy button. */
export function TaxForm({ outputs, format }: ViewProps<typeof staffLoan>) {
  // The paise of the table of the same years.
  const years = addingUp(
    outputs.perquisiteByYear,
    Object.entries(staffLoan.outputs.perquisiteByYear.columns ?? {}),
    TAX_TOTALS,
    format.minorDigits,
  ) as typeof outputs.perquisiteByYear;
  return (
    <>
      <p className="tax-form-title">Interest-free or concessional loans: value − recovered = chargeable</p>
      <ul className="tax-form">
        {years.map(({ taxYear, notionalInterest, interestCredited, perquisite }) => {
          const [value, recovered, chargeable] = [notionalInterest, interestCredited, perquisite].map((amount) =>
            format.money(amount),
          ) as [string, string, string];
          return (
            <li key={taxYear}>
              <b>{taxYear}</b>
              <span>
                {value} − {recovered} = {chargeable}
              </span>
              <CopyButton
                label={`Form 12BA line for ${taxYear}`}
                text={`Interest-free or concessional loans, ${taxYear}: value of perquisite ${value}, recovered from employee ${recovered}, chargeable to tax ${chargeable}`}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
