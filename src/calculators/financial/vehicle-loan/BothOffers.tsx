import type { ViewProps } from "../../../site/kit";
import { SideBySide } from "../../../site/kit/SideBySide";
import type autoLoan from "./calculator";
import "./both-offers.css";

/** The rebate and the low rate side by side. */
export function BothOffers({ model: { comparison }, inputs, outputs, format }: ViewProps<typeof autoLoan>) {
  if (!comparison) return null;
  const { cash, promo } = comparison;
  const offers = [cash, promo];
  const { breakEvenIncentive: even } = outputs;
  const lowersTax = !inputs.incentiveTaxed && inputs.salesTaxRate > 0;
  return (
    <section className="both-offers" aria-labelledby="both-offers">
      <h3 className="figures-title" id="both-offers">
        Rebate or low rate
      </h3>
      <SideBySide
        caption="The cash incentive compared with the low rate"
        columns={[
          `${cash.incentive > 0 ? format.wholeMoney(cash.incentive) : "Usual rate"}, ${format.percent(cash.annualRate)}`,
          `${format.percent(promo.annualRate)}, no rebate`,
        ]}
        rows={[
          { label: "Financed", cells: offers.map((one) => format.wholeMoney(one.financed)) },
          { label: "Monthly payment", cells: offers.map((one) => format.money(one.payment)) },
          { label: "Months", cells: offers.map((one) => format.number(one.months)) },
          { label: "Cash and payments", cells: offers.map((one) => format.money(one.cost)), strong: true },
        ]}
      />
      <p>
        {even === null
          ? "No rebate could make up for the low rate."
          : even === 0
            ? "Even without a rebate, the low rate is no cheaper."
            : `The rebate wins from ${format.money(even)} up${lowersTax ? ", including its effect on the sales tax" : ""}.`}
      </p>
    </section>
  );
}
