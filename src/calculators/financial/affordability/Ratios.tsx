import type { ViewProps } from "../../../site/view";
import { Gauges } from "../../../site/view/Gauges";
import type affordability from "./model";
import { ratiosOf } from "./rules";

/** The gauges end here, in percent of income, unless a ratio goes further. */
const END = 50;

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
  return (
    <Gauges
      gauges={rows.map(({ label, ratio, limit }) => ({
        label,
        figure: format.percent(ratio, 1),
        after: limit === null ? "" : ` of ${format.percent(limit)} allowed`,
        value: ratio,
        end,
        color: limit !== null && ratio > limit + 1e-9 ? "red" : "green",
        limits: limit === null ? [] : [{ at: limit }],
      }))}
    />
  );
}
