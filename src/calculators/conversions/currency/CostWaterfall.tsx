import type { Rational } from "../../../math/numbers/rational";
import type { ViewProps } from "../../../site/kit";
import { Waterfall, type WaterfallBar } from "../../../site/kit/Waterfall";
import { amountText } from "./amounts";
import type currency from "./calculator";

/** A waterfall chart from the value at the mid-market rate, through fees and markup, to what arrives. */
export function CostWaterfall({ model, inputs: { to }, outputs, format }: ViewProps<typeof currency>) {
  const { worth, fee, mid, offered, toConvert, arrives } = model;
  const bar = (label: string, from: Rational, end: Rational, color: WaterfallBar["color"]): WaterfallBar => ({
    label,
    text: amountText(end.subtract(from).toNumber(), to),
    from: from.toNumber(),
    to: end.toNumber(),
    color,
  });
  const zero = worth.subtract(worth);
  const afterFees = worth.subtract(fee.multiply(mid));
  const bars = [
    bar(model.isManual ? "At your own rate" : "At the mid-market rate", zero, worth, "ink"),
    ...(fee.sign() > 0 ? [bar("Fees", worth, afterFees, "ochre")] : []),
    ...(offered.equals(mid) || toConvert.sign() === 0 ? [] : [bar("Markup", afterFees, arrives, "ochre-deep")]),
    bar("Arrives", zero, arrives, "green"),
  ];
  const lost = format.percent(outputs.totalCostPercent, 2);
  return <Waterfall bars={bars} caption={`Fees and markup take ${lost} of what is paid.`} />;
}
