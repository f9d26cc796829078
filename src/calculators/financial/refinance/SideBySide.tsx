import type { Format } from "../../../core/format";
import { shortSpan } from "../../../core/spans";
import type { ViewProps } from "../../../site/view";
import type refinance from "./model";
import "./side-by-side.css";

type Props = ViewProps<typeof refinance>;

interface Row {
  readonly label: string;
  /** The present loan, the new one, and the new one with the old payment. */
  readonly cells: readonly [string, string, string];
  readonly strong?: boolean;
}

/** Longer amounts would not fit three to a line on a phone. */
const WIDE = 1e7;

/** The present loan, the new one, and the new one paid as before, beside each other. */
export function SideBySide({ inputs, outputs, format }: Props) {
  const withThird =
    outputs.samePaymentMonths !== null && outputs.currentPaymentAmount - outputs.newPayment >= 0.005;
  const cells = (row: Row) => (withThird ? row.cells : row.cells.slice(0, 2));
  return (
    <div className="side-by-side">
      <table>
        <caption className="visually-hidden">The two loans beside each other</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">Present loan</th>
            <th scope="col">New loan</th>
            {withThird && <th scope="col">New, paid as before</th>}
          </tr>
        </thead>
        <tbody>
          {rowsOf(inputs, outputs, format).map((row) => (
            <tr key={row.label} className={row.strong ? "strong" : undefined}>
              <th scope="row">{row.label}</th>
              {cells(row).map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <td key={i}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function rowsOf(inputs: Props["inputs"], outputs: Props["outputs"], format: Format): Row[] {
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
  const insurance: Row[] =
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
