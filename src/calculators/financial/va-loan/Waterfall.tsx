import { atLeast } from "../../../math/numbers/slack";
import type { ViewProps } from "../../../site/kit";
import type va from "./calculator";
import "./va-loan.css";

const ROW = 46;
const BAR = 16;

/** From the gross income, step by step, to what is left for the family. */
export function Waterfall({ inputs, outputs, format }: ViewProps<typeof va>) {
  const { residualSteps, residualIncome, residualRequired } = outputs;
  if (residualIncome === null || residualRequired === null) return null;
  const labels = {
    income: "Gross income",
    taxes: "Income and payroll taxes",
    payment: "Monthly payment",
    maintenance: "Maintenance and utilities",
    debts: "Other debts",
    childcare: "Childcare and job expenses",
  };
  const bars = [
    ...residualSteps
      .filter((row) => row.step === "income" || row.amount !== 0)
      .map((row) => ({
        label: labels[row.step],
        text: format.wholeMoney(row.amount),
        from: row.left,
        to: row.step === "income" ? 0 : row.left - row.amount,
        color: row.step === "income" ? "ink" : "ochre",
      })),
    {
      label: "Residual income",
      text: format.wholeMoney(residualIncome),
      from: 0,
      to: residualIncome,
      color: atLeast(residualIncome, residualRequired) ? "green" : "red",
    },
  ];
  const low = Math.min(0, ...bars.flatMap((bar) => [bar.from, bar.to]));
  const high = Math.max(residualRequired, ...bars.flatMap((bar) => [bar.from, bar.to])) || 1;
  const at = (value: number) => `${Math.round(((value - low) / (high - low)) * 10_000) / 100}%`;
  const width = (from: number, to: number) =>
    `${Math.round((Math.abs(to - from) / (high - low)) * 10_000) / 100}%`;
  const caption = `${format.wholeMoney(residualIncome)} a month is left; the guideline for ${format.plural(inputs.familySize, "person", "people")} is ${format.wholeMoney(residualRequired)} (dotted line).`;
  return (
    <figure className="waterfall">
      <svg className="plot" width="100%" height={ROW * bars.length + 4} role="img" aria-label={caption}>
        {bars.map((bar, i) => (
          <g key={bar.label}>
            <text x="0" y={ROW * i + 15}>
              {bar.label}
            </text>
            <text x="100%" y={ROW * i + 15} textAnchor="end" className="strong">
              {bar.text}
            </text>
            <rect
              className={`fill-${bar.color}`}
              x={at(Math.min(bar.from, bar.to))}
              width={width(bar.from, bar.to)}
              y={ROW * i + 22}
              height={BAR}
            />
          </g>
        ))}
        <line
          className="guideline"
          x1={at(residualRequired)}
          x2={at(residualRequired)}
          y1={ROW * (bars.length - 1) + 18}
          y2={ROW * bars.length + 2}
        />
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
