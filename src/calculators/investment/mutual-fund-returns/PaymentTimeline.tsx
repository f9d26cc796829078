import { isoToDayNumber, toDayNumber } from "../../../math/dates/civil";
import type { ViewProps } from "../../../site/kit";
import { BubbleTimeline } from "../../../site/kit/BubbleTimeline";
import type funds from "./calculator";

/** Most years labeled on the timeline. */
const MOST_TICKS = 6;

/** The payments in and out by date. */
export default function PaymentTimeline({ outputs, format }: ViewProps<typeof funds>) {
  const { discountedFlows: rows, totalInvested, totalReceived } = outputs;
  const [first, last] = [rows[0]?.date ?? "", rows.at(-1)?.date ?? ""];
  return (
    <BubbleTimeline
      bubbles={rows.map(({ date, amount }) => ({
        day: isoToDayNumber(date),
        amount,
        text: `${format.shortDate(date)}: ${format.money(amount)}`,
      }))}
      above={{ label: "Received, including value now", color: "green" }}
      below={{ label: "Paid in", color: "blue" }}
      ticks={newYears(Number(first.slice(0, 4)), Number(last.slice(0, 4)))}
      caption={`${format.wholeMoney(totalInvested)} was paid in; ${format.wholeMoney(totalReceived)} came out, including the value now. The area of each bubble shows the amount.`}
    />
  );
}

/** Ticks on January 1 of the years after the first, skipping years if there are too many. */
function newYears(first: number, last: number) {
  const stride = Math.ceil((last - first) / MOST_TICKS);
  const count = stride > 0 ? Math.floor((last - first) / stride) : 0;
  return Array.from({ length: count }, (_, i) => {
    const year = first + (i + 1) * stride;
    return { day: toDayNumber(year, 1, 1), text: String(year) };
  });
}
