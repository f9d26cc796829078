import { defineView } from "../../../site/kit";
import calculator from "./calculator";
import { NumberLines } from "./NumberLines";

/** More parts than this would make an illegible bar; the table lists them. */
const MOST_DRAWN = 8;

/** Larger numbers do not fit next to a bar. */
const LARGEST_DRAWN = 1e12;

export default defineView(calculator, {
  // The fourth term of the example, which is needed once another term is the unknown.
  opening: { d: "12" },
  Display: NumberLines,
  parts: ({ outputs: { parts, sharesTotal, totalParts }, inputs: { shareDecimals }, format }) => {
    const total = sharesTotal ?? totalParts;
    if (parts.length === 0 || parts.length > MOST_DRAWN || !total || total > LARGEST_DRAWN) return null;
    const areRounded = typeof parts[0]?.roundedShare === "number";
    return {
      rows: parts.map(({ part, ratio, percent, share, roundedShare }) => ({
        label: `Part ${part} (${format.percent(percent, 2)})`,
        value: roundedShare ?? share ?? Number(ratio),
      })),
      total: { label: sharesTotal === null ? "Total parts" : "Amount", value: total },
      text: (value) => (areRounded ? format.amount(value, shareDecimals) : format.number(value, 6)),
    };
  },
  tabs: [
    { label: "Scaled", table: "scaled" },
    { label: "Equal ratios", table: "equivalents" },
    { label: "Parts", table: "parts" },
  ],
});
