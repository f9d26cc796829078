import { SLACK } from "../../../math/numbers/slack";
import type { ViewProps } from "../../../site/kit";
import { type Gauge, Gauges } from "../../../site/kit/Gauges";
import type fha from "./calculator";
import { TIER_LIMITS } from "./rules";

/** End of the ratio gauges, in percent of income, unless a ratio is higher. */
const END = 60;

/** Gauges of the base loan against its limit and of both debt ratios against each tier of FHA's rules. */
export default function Limits({ inputs, model, format }: ViewProps<typeof fha>) {
  const { baseLoan, loanLimit, withinLimit, frontRatio, backRatio } = model;
  const tiers = TIER_LIMITS.filter((tier) => inputs.creditScore >= tier.creditScoreFrom);
  const ratio = (label: string, value: number | null, of: "front" | "back"): Gauge[] => {
    if (value === null) return [];
    const limits = tiers.map((tier) => tier[of]);
    const [lowest, highest] = [Math.min(...limits), Math.max(...limits)];
    return [
      {
        label,
        figure: format.percent(value, 1),
        after: ` (limit ${format.percent(lowest)})`,
        value,
        end: Math.max(END, 1.1 * value),
        color: value <= lowest + SLACK ? "green" : value <= highest + SLACK ? "ochre" : "red",
        limits: limits.map((at) => ({ at, label: format.number(at) })),
      },
    ];
  };
  return (
    <Gauges
      gauges={[
        {
          label: "Base loan",
          figure: format.wholeMoney(baseLoan),
          after: ` of ${format.wholeMoney(loanLimit)}`,
          value: baseLoan,
          end: 1.1 * Math.max(baseLoan, loanLimit),
          color: withinLimit ? "green" : "red",
          limits: [{ at: loanLimit }],
        },
        ...ratio("Housing ÷ income", frontRatio, "front"),
        ...ratio("All debts ÷ income", backRatio, "back"),
      ]}
    />
  );
}
