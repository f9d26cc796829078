import { Format } from "../../../core/format";
import { CURRENCY_NAMES } from "../../../math/words/amount";
import type { ViewProps } from "../../../site/kit";
import type numberToWords from "./calculator";
import { minorUnits } from "./check";
import { grouped, type System } from "./kind";

/** Text printed before the payee, by country. */
const PAYEE: Readonly<Record<System, string>> = { us: "Pay to the order of", uk: "Pay", indian: "Pay" };

/** The amount written on a check. The rest of its line is struck through, so that nothing can be added. */
export default function Cheque({ inputs, model }: ViewProps<typeof numberToWords>) {
  const { decimals, name } = CURRENCY_NAMES[inputs.currency];
  const { system, number, words } = model.answer;
  const minor = minorUnits(number, decimals);
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
        {grouped(number.whole, system)}
        {cents}
      </p>
      <p className="cheque-words">
        <span>The sum of</span> <span className="cheque-hand">{words}</span>
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
      <figcaption className="visually-hidden">The amount as written on a check in {name}</figcaption>
    </figure>
  );
}
