import { Format } from "../../../core/format";
import { groupDigits } from "../../../math/numbers/write-number";
import { CURRENCY_NAMES } from "../../../math/words/amount";
import type { ViewProps } from "../../../site/view";
import type model from "./model";
import { numberOf } from "./reading";
import { minorUnits, type System, systemOf } from "./wording";

/** What is printed on the form, by country. */
const PAYEE: Readonly<Record<System, string>> = { us: "Pay to the order of", uk: "Pay", indian: "Pay" };

/** The amount as it stands on a cheque: the rest of its line is struck through, so that nothing can be added. */
export default function Cheque({ inputs, outputs }: ViewProps<typeof model>) {
  const { decimals, name } = CURRENCY_NAMES[inputs.currency];
  const system = systemOf(inputs);
  const number = numberOf(inputs);
  const minor = minorUnits(number, decimals);
  const digits = groupDigits(number.whole, system === "indian" ? "lakhs" : "thousands");
  const cents = decimals > 0 ? `.${String(minor).padStart(decimals, "0")}` : "";
  return (
    <figure className="cheque">
      <div className="cheque-line cheque-date">
        <span>Date</span>
        <b />
      </div>
      <div className="cheque-line cheque-payee">
        <span>{PAYEE[system]}</span>
        <b />
        {system === "indian" && <span>or bearer</span>}
      </div>
      <p className="cheque-box">
        {new Format(inputs.currency).symbol}
        {digits}
        {cents}
      </p>
      <p className="cheque-words">
        <span>The sum of</span> <span className="cheque-hand">{outputs.words}</span>
      </p>
      <div className="cheque-line cheque-memo">
        {system === "us" && (
          <>
            <span>Memo</span>
            <b />
          </>
        )}
      </div>
      <div className="cheque-line cheque-signature">
        <b />
        <span>Signature</span>
      </div>
      <figcaption className="visually-hidden">The amount as it stands on a check in {name}</figcaption>
    </figure>
  );
}
