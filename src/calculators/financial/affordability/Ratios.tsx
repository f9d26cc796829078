import { exceeds } from "../../../math/numbers/slack";
import type { ViewProps } from "../../../site/kit";
import { Gauges } from "../../../site/kit/Gauges";
import type affordability from "./calculator";
import { ratiosOf } from "./rules";

/** End of the gauges, in percent of income, unless a ratio is higher. */
const END = 50;

/** Gauges of both debt ratios against the limits of the lender's rule. */
export function Ratios({ inputs, model: { ratios }, format }: ViewProps<typeof affordability>) {
  if (ratios === null) return null;
  const limits = inputs.mode === "income" ? ratiosOf(inputs) : { front: null, back: null };
  const rows = [
    { label: "Housing ÷ income", ratio: ratios.front, limit: limits.front },
    { label: "All debts ÷ income", ratio: ratios.back, limit: limits.back },
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
        color: limit !== null && exceeds(ratio, limit) ? "red" : "green",
        limits: limit === null ? [] : [{ at: limit }],
      }))}
    />
  );
}
