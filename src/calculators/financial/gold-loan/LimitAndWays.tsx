import type { ViewProps } from "../../../site/kit";
import { type Gauge, Gauges } from "../../../site/kit/Gauges";
import { SideBySide } from "../../../site/kit/SideBySide";
import type goldLoan from "./calculator";
import { REPAYMENTS } from "./inputs";
import "./gold-loan.css";

/** The loan compared with its limit, how far the price may fall, and the three ways to repay. */
export function LimitAndWays({ inputs, outputs, format }: ViewProps<typeof goldLoan>) {
  const { loanToValue, maturityLoanToValue, ltvPercent, priceFallToMargin, comparison } = outputs;
  const held = maturityLoanToValue ?? loanToValue;
  const gauges: Gauge[] = [
    {
      label: maturityLoanToValue === null ? "Loan to value" : "Loan to value at maturity",
      figure: format.percent(held, 1),
      after: ` of ${format.percent(ltvPercent)} allowed`,
      value: held,
      end: 100,
      color: "green",
      limits: [{ at: ltvPercent }],
    },
    {
      label: "Gold may fall by",
      figure: format.percent(priceFallToMargin, 1),
      after: ` to ${format.money(outputs.marginPricePerGram)} per gram`,
      value: priceFallToMargin,
      end: 100,
      color: priceFallToMargin < 10 ? "red" : priceFallToMargin < 25 ? "ochre" : "blue",
      limits: [],
    },
  ];
  const short = (value: number) => (value >= 1e7 ? format.shortMoney(value) : format.wholeMoney(value));
  return (
    <>
      <Gauges gauges={gauges} />
      <section className="three-ways" aria-labelledby="three-ways">
        <h3 className="figures-title" id="three-ways">
          Three ways to repay
        </h3>
        <SideBySide
          caption={`The same loan over ${format.plural(inputs.termMonths, "month")} repaid in three ways`}
          columns={comparison.map(({ repayment }) => REPAYMENTS[repayment])}
          rows={[
            { label: "Monthly payment", cells: comparison.map((one) => short(one.monthlyPayment)) },
            { label: "Last payment", cells: comparison.map((one) => short(one.finalPayment)) },
            { label: "Interest", cells: comparison.map((one) => short(one.totalInterest)), strong: true },
            {
              label: "Maximum loan",
              cells: comparison.map((one) => (one.maxLoan === null ? "Not allowed" : short(one.maxLoan))),
            },
          ]}
        />
      </section>
    </>
  );
}
