import type { ViewProps } from "../../../site/view";
import type affordability from "./model";
import { ratiosOf } from "./rules";
import "./ratios.css";

/** The gauges end here, in percent of income, unless a ratio goes further. */
const END = 50;
const HEIGHT = 14;

/** Both debt ratios against what the lender's rule allows. */
export function Ratios({ inputs, outputs, format }: ViewProps<typeof affordability>) {
  const { frontEndRatio, backEndRatio } = outputs;
  if (frontEndRatio === null || backEndRatio === null) return null;
  const limits = inputs.mode === "income" ? ratiosOf(inputs) : { front: null, back: null };
  const rows = [
    { label: "Housing ÷ income", ratio: frontEndRatio, limit: limits.front },
    { label: "All debts ÷ income", ratio: backEndRatio, limit: limits.back },
  ];
  const end = Math.max(END, ...rows.map((row) => 1.1 * Math.max(row.ratio, row.limit ?? 0)));
  const at = (ratio: number) => `${Math.round((ratio / end) * 10_000) / 100}%`;
  return (
    <dl className="ratios">
      {rows.map(({ label, ratio, limit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{format.percent(ratio, 1)}</b>
            {limit !== null && ` of ${format.percent(limit)} allowed`}
          </dd>
          <dd>
            <svg width="100%" height={HEIGHT} aria-hidden="true">
              <rect className="ratio-whole" width="100%" height={HEIGHT} />
              <rect
                className={limit !== null && ratio > limit + 1e-9 ? "fill-red" : "fill-green"}
                width={at(ratio)}
                height={HEIGHT}
              />
              {limit !== null && (
                <line className="ratio-limit" x1={at(limit)} x2={at(limit)} y1="0" y2={HEIGHT} />
              )}
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}
