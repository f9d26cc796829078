import type { ViewProps } from "../../../site/kit";
import { Waterfall, type WaterfallBar } from "../../../site/kit/Waterfall";
import type funds from "./calculator";

/** Waterfall from the value without expenses to the amount kept. */
export default function FromValueToKept({ outputs, format }: ViewProps<typeof funds>) {
  const { valueWithoutExpenses, expenseDrag, exitLoadAmount, tax, netValue } = outputs;
  const [bare, kept] = [valueWithoutExpenses ?? 0, netValue ?? 0];
  let left = bare;
  const taken = (label: string, amount: number | null, color: "ochre" | "red" | "blue"): WaterfallBar[] => {
    if (!amount) return [];
    const from = left;
    left -= amount;
    return [{ label, text: format.wholeMoney(-amount), from, to: left, color }];
  };
  return (
    <Waterfall
      bars={[
        { label: "Without expenses", text: format.wholeMoney(bare), from: 0, to: bare, color: "ink" },
        ...taken("Fund expenses", expenseDrag, "ochre"),
        ...taken("Exit load", exitLoadAmount, "blue"),
        ...taken("Tax", tax, "red"),
        { label: "What you keep", text: format.wholeMoney(kept), from: 0, to: kept, color: "green" },
      ]}
      caption={`Expenses, exit load and tax take ${format.wholeMoney(bare - kept)} of ${format.wholeMoney(bare)}.`}
    />
  );
}
