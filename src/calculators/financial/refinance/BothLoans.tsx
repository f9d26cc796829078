import type { Format } from "../../../core/format";
import { shortSpan } from "../../../core/spans";
import type { ViewProps } from "../../../site/view";
import { SideBySide, type SideBySideRow } from "../../../site/view/SideBySide";
import type refinance from "./model";

type Props = ViewProps<typeof refinance>;

/** Longer amounts would not fit three to a line on a phone. */
const WIDE = 1e7;

/** The present loan, the new one, and the new one paid as before, beside each other. */
export function BothLoans({ inputs, outputs, format }: Props) {
  const withThird =
    outputs.samePaymentMonths !== null && outputs.currentPaymentAmount - outputs.newPayment >= 0.005;
  const columns = ["Present loan", "New loan", "New, paid as before"];
  return (
    <SideBySide
      caption="The two loans beside each other"
      columns={withThird ? columns : columns.slice(0, 2)}
      rows={rowsOf(inputs, outputs, format)}
    />
  );
}

function rowsOf(inputs: Props["inputs"], outputs: Props["outputs"], format: Format): SideBySideRow[] {
  const { months } = outputs;
  const whole = (amount: number | null) =>
    amount !== null && Math.abs(amount) >= WIDE ? format.shortMoney(amount) : format.wholeMoney(amount);
  const signed = (amount: number | null) =>
    amount === null ? "" : `${amount >= 0.5 ? "+" : ""}${whole(amount)}`;
  const rate = (percent: number) => format.percent(percent);
  const horizon = Math.min(Math.max(1, Math.round(12 * inputs.horizonYears)), months.length - 1);
  const left = months[horizon];
  const last = months.at(-1);
  if (!left || !last) return [];
  const ends = [
    months.findIndex((row) => row.currentBalance === 0),
    months.findIndex((row) => row.newBalance === 0),
    outputs.samePaymentMonths ?? 0,
  ].map((month) => shortSpan(month, format)) as [string, string, string];
  const insurance: SideBySideRow[] =
    outputs.insuranceNow > 0 || outputs.insuranceNew > 0
      ? [
          {
            label: "Mortgage insurance",
            cells: [whole(outputs.insuranceNow), whole(outputs.insuranceNew), whole(outputs.insuranceNew)],
          },
        ]
      : [];
  const then = shortSpan(horizon, format);
  return [
    { label: "Rate", cells: [rate(inputs.currentRate), rate(inputs.newRate), rate(inputs.newRate)] },
    {
      label: "P&I a month",
      cells: [
        whole(outputs.currentPaymentAmount),
        whole(outputs.newPayment),
        whole(outputs.currentPaymentAmount),
      ],
    },
    ...insurance,
    { label: "Repaid after", cells: ends },
    {
      label: "Interest",
      cells: [
        whole(outputs.interestCurrent),
        whole(outputs.interestNew),
        whole(outputs.interestCurrent - (outputs.samePaymentInterestSaved ?? 0)),
      ],
    },
    {
      label: `Owed after ${then}`,
      cells: [whole(left.currentBalance), whole(left.newBalance), whole(left.samePaymentBalance)],
    },
    {
      label: `Ahead after ${then}`,
      cells: ["", signed(left.savings), signed(left.samePaymentSavings)],
      strong: true,
    },
    {
      label: "Ahead at end",
      cells: ["", signed(last.savings), signed(last.samePaymentSavings)],
      strong: true,
    },
  ];
}
