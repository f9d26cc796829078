import type { ViewProps } from "../../../site/kit";
import { SideBySide } from "../../../site/kit/SideBySide";
import type personalLoan from "./calculator";
import { stripEnd } from "./tables";
import "./fee-strip.css";

const HEADINGS = { deducted: "Deducted", added: "Added", upfront: "In cash" } as const;

/** A slider for the fee, the rate it amounts to, and the three ways to pay it. */
export function FeeStrip({ inputs, model, outputs, format, setInputs }: ViewProps<typeof personalLoan>) {
  const { originationFeePercent } = inputs;
  const { apr, feeStyles, feeTotal } = outputs;
  const max = stripEnd(model);
  const fee = format.percent(originationFeePercent, 2);
  return (
    <section className="fee-strip" aria-labelledby="fee-strip">
      <h3 className="figures-title" id="fee-strip">
        The fee as part of the rate
      </h3>
      <label className="fee-slider">
        <span>Fee {fee}</span>
        <input
          type="range"
          min={0}
          max={max}
          step={0.25}
          value={originationFeePercent}
          aria-valuetext={`${fee}${apr === null ? "" : `, APR ${format.percent(apr, 2)}`}`}
          onChange={(event) => setInputs({ originationFeePercent: event.target.value })}
        />
      </label>
      {apr !== null && (
        <p>
          A loan without fees or charges at <b>{format.percent(apr, 2)}</b> on the balance would cost as much.
        </p>
      )}
      {feeTotal > 0 && (
        <SideBySide
          caption="The same fee taken from the proceeds, added to the loan, or paid in cash"
          columns={feeStyles.map(({ feeHandling }) => HEADINGS[feeHandling])}
          rows={[
            { label: "You receive", cells: feeStyles.map((one) => format.wholeMoney(one.amountReceived)) },
            { label: "Monthly payment", cells: feeStyles.map((one) => format.money(one.monthlyPayment)) },
            { label: "Cost", cells: feeStyles.map((one) => format.wholeMoney(one.totalCost)) },
            { label: "APR", cells: feeStyles.map((one) => format.percent(one.apr, 2)), strong: true },
          ]}
        />
      )}
    </section>
  );
}
