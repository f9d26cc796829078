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
  const hasFees = fee.sign() > 0;
  const hasMarkup = !offered.equals(mid) && toConvert.sign() !== 0;
  const bars = [
    bar(model.isManual ? "At your own rate" : "At the mid-market rate", zero, worth, "ink"),
    ...(hasFees ? [bar("Fees", worth, afterFees, "ochre")] : []),
    ...(hasMarkup ? [bar("Markup", afterFees, arrives, "ochre-deep")] : []),
    bar("Arrives", zero, arrives, "green"),
  ];
  const lost = format.percent(outputs.totalCostPercent, 2);
  const takes = hasMarkup ? (hasFees ? "Fees and markup take" : "The markup takes") : "Fees take";
  return <Waterfall bars={bars} caption={`${takes} ${lost} of what is paid.`} />;
}
