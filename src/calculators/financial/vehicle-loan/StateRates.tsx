import { Fragment } from "react";
import { Format } from "../../../core/format";
import { STATES, type StateCode } from "../../../data/tax/states";
import { US_SALES_TAX } from "../../../data/tax/us-sales-tax";
import { TRADE_IN_CREDIT } from "../../../data/vehicle-loans/trade-in";
import type { ViewProps } from "../../../site/kit";
import type autoLoan from "./calculator";
import "./state-rates.css";

const { source } = US_SALES_TAX.AL;
const US = new Format("USD");

const LIMITS: Readonly<Record<string, (typeof TRADE_IN_CREDIT)[keyof typeof TRADE_IN_CREDIT]>> = TRADE_IN_CREDIT;

/** What the sales tax does with a trade-in: whether it comes off the taxed amount, and up to which value. */
function tradeInRule(code: string): { readonly credit: boolean; readonly limit: number | null; readonly note: string } {
  const limit = LIMITS[code]?.value ?? null;
  if (limit === 0) return { credit: false, limit: null, note: "A trade-in does not lower the tax." };
  const note = limit === null ? "" : `At most ${US.wholeMoney(limit)} of a trade-in is not taxed.`;
  return { credit: true, limit, note };
}

/** The base rate of each state and its rule for a trade-in; pressing one copies both into the form. */
export default function StateRates({ inputs, format, setInputs }: ViewProps<typeof autoLoan>) {
  return (
    <figure className="state-rates">
      <ul>
        {Object.entries(US_SALES_TAX).map(([code, { value: percent, note }]) => {
          const rule = tradeInRule(code);
          const remarks = [note, rule.note].filter(Boolean).join(" ");
          return (
            <li key={code}>
              <button
                type="button"
                aria-pressed={
                  inputs.salesTaxRate === percent &&
                  inputs.tradeInCredit === rule.credit &&
                  inputs.tradeInCreditLimit === rule.limit
                }
                onClick={() =>
                  setInputs({
                    salesTaxRate: String(percent),
                    tradeInCredit: String(rule.credit),
                    tradeInCreditLimit: rule.limit === null ? "" : String(rule.limit),
                  })
                }
              >
                <span>
                  {STATES[code as StateCode]}
                  {remarks && <small>{remarks}</small>}
                </span>
                <b>{format.percent(percent)}</b>
              </button>
            </li>
          );
        })}
      </ul>
      <figcaption>
        Press a state to use its base rate and its rule for a trade-in. Local taxes are added to it, and several states
        tax cars at different rates. Sources: <a href={source.url}>{source.title}</a>
        {Object.values(TRADE_IN_CREDIT).map((figure) => (
          <Fragment key={figure.label}>
            {", "}
            <a href={figure.source.url}>{figure.source.title}</a>
          </Fragment>
        ))}
        .
      </figcaption>
    </figure>
  );
}
