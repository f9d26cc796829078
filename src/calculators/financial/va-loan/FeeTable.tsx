import type { ViewProps } from "../../../site/kit";
import type va from "./calculator";
import { feeRows } from "./rules";
import "./va-loan.css";

/** VA's fee table with the borrower's cell highlighted, and the down payment for the next lower fee. */
export function FeeTable({ inputs, outputs, format }: ViewProps<typeof va>) {
  const { downPaymentAmount, downForLowerFee, feeSavedByLower, fundingFee, fundingFeeRate } = outputs;
  // The statute prints rates with two decimals: 1.50%.
  const percent = (rate: number) => `${format.amount(rate)}%`;
  const own = (100 * downPaymentAmount) / inputs.homePrice;
  return (
    <figure className="fee-table">
      <table>
        <caption className="visually-hidden">VA funding fee as a percentage of the loan</caption>
        <thead>
          <tr>
            <th scope="col">Loan</th>
            <th scope="col">First use</th>
            <th scope="col">Subsequent use</th>
          </tr>
        </thead>
        <tbody>
          {feeRows(inputs.loanPurpose, own).map(({ label, first, later, current }) => {
            const lit = (use: boolean) => current && !inputs.fundingFeeExempt && inputs.firstUse === use;
            return (
              <tr key={label} className={current ? "own" : undefined}>
                <th scope="row">{label}</th>
                <td aria-current={lit(true) ? "true" : undefined}>{percent(first)}</td>
                <td aria-current={lit(false) ? "true" : undefined}>{percent(later)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <figcaption>
        {inputs.fundingFeeExempt
          ? "You are exempt: no fee is due."
          : `Yours is ${percent(fundingFeeRate)} of the loan, ${format.wholeMoney(fundingFee)}.`}
        {downForLowerFee !== null &&
          ` ${format.wholeMoney(downForLowerFee)} down lowers the fee by ${format.wholeMoney(feeSavedByLower)}.`}
      </figcaption>
    </figure>
  );
}
