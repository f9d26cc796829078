import type { ViewProps } from "../../../site/kit";
import { CopyButton } from "../../../site/kit/CopyButton";
import type staffLoan from "./calculator";
import "./tax-form.css";

/** The employer's Form 12BA line for each tax year, with a copy button. */
export function TaxForm({ outputs, format }: ViewProps<typeof staffLoan>) {
  return (
    <>
      <p className="tax-form-title">Interest-free or concessional loans: value − recovered = chargeable</p>
      <ul className="tax-form">
        {outputs.perquisiteByYear.map(({ taxYear, notionalInterest, interestCredited, perquisite }) => {
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
