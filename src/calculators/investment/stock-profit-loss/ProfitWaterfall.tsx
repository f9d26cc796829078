import type { ViewProps } from "../../../site/kit";
import { Waterfall, type WaterfallBar } from "../../../site/kit/Waterfall";
import type stock from "./calculator";

/** Waterfall from the gain on the price to the profit after tax. */
export default function ProfitWaterfall({ outputs, format }: ViewProps<typeof stock>) {
  const { grossProfit, totalFees, dividends, borrowCost, taxDue, profitAfterTax } = outputs;
  if (grossProfit === null || profitAfterTax === null) return null;
  const changes = [
    { label: "Fees", amount: -totalFees, color: "ochre" },
    { label: dividends < 0 ? "Dividends paid" : "Dividends", amount: dividends, color: "blue" },
    { label: "Borrow fee", amount: -borrowCost, color: "ochre" },
    { label: "Tax", amount: -taxDue, color: "ochre-deep" },
  ] as const;
  const bars: WaterfallBar[] = [
    {
      label: grossProfit < 0 ? "Loss on the price" : "Gain on the price",
      text: format.money(grossProfit),
      from: 0,
      to: grossProfit,
      color: "ink",
    },
  ];
  let total = grossProfit;
  for (const { label, amount, color } of changes) {
    if (amount === 0) continue;
    bars.push({ label, text: format.money(amount), from: total, to: total + amount, color });
    total += amount;
  }
  bars.push({
    label: profitAfterTax < 0 ? "You lose" : "You keep",
    text: format.money(profitAfterTax),
    from: 0,
    to: profitAfterTax,
    color: profitAfterTax < 0 ? "red" : "green",
  });
  const share =
    grossProfit > 0 && profitAfterTax > 0 && bars.length > 2
      ? ` ${format.percent((100 * profitAfterTax) / grossProfit, 1)} of the gain is left.`
      : "";
  return (
    <Waterfall
      bars={bars}
      caption={`From the change in price to the amount ${profitAfterTax < 0 ? "lost" : "kept"}.${share}`}
    />
  );
}
