import type { Format } from "../../../core/format";
import type { ViewProps } from "../../../site/kit";
import { SideBySide, type SideBySideRow } from "../../../site/kit/SideBySide";
import type staffLoan from "./calculator";

type Props = ViewProps<typeof staffLoan>;

/** Amounts from here on are abbreviated so that two fit on a line on a phone. */
const WIDE = 1e8;

/** Compares the staff loan with the same loan at the market rate. */
export function Worth({ inputs, outputs, format }: Props) {
  return (
    <SideBySide
      caption="The staff loan compared with a loan at the market rate"
      columns={["Staff loan", "Market loan"]}
      rows={rowsOf(inputs, outputs, format)}
    />
  );
}

function rowsOf(inputs: Props["inputs"], outputs: Props["outputs"], format: Format): SideBySideRow[] {
  const whole = (amount: number | null) =>
    amount !== null && Math.abs(amount) >= WIDE ? format.shortMoney(amount) : format.wholeMoney(amount);
  const rate = (percent: number | null) => format.percent(percent, 2);
  const market = rate(inputs.marketRate);
  const inPhases = inputs.recoveryMethod === "two-phase";
  return [
    {
      label: "Rate",
      cells: [inputs.recoveryMethod === "emi" ? rate(inputs.annualRate) : `${rate(inputs.annualRate)} simple`, market],
    },
    { label: "As an EMI loan", cells: [rate(outputs.effectiveRate), market] },
    ...(outputs.perquisiteTax > 0
      ? [{ label: "Including tax", cells: [rate(outputs.effectiveRateAfterTax), market] }]
      : []),
    {
      label: inPhases ? "Principal installment" : "Installment",
      cells: [whole(inPhases ? outputs.principalInstalment : outputs.instalment), whole(outputs.marketEmi)],
    },
    ...(inPhases && outputs.totalInterest > 0
      ? [
          {
            label: "Interest installment",
            cells: [whole(outputs.interestInstalment), whole(outputs.marketEmi)],
          },
        ]
      : []),
    { label: "Interest", cells: [whole(outputs.totalInterest), whole(outputs.marketTotalInterest)] },
    { label: "Tax on the perquisite", cells: [whole(outputs.perquisiteTax), whole(0)] },
    {
      label: "Interest and tax",
      cells: [whole(outputs.totalInterest + outputs.perquisiteTax), whole(outputs.marketTotalInterest)],
    },
    {
      label: outputs.netAdvantage < 0 ? "Behind after tax" : "Ahead after tax",
      cells: [whole(Math.abs(outputs.netAdvantage)), ""],
      strong: true,
    },
  ];
}
