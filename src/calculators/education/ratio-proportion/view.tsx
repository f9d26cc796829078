import { defineView } from "../../../site/kit";
import calculator from "./calculator";
import { NumberLines } from "./NumberLines";

/** More parts than these make no legible bar; the table has them. */
const MOST_DRAWN = 8;

export default defineView(calculator, {
  // The fourth term of the example, for visitors who look for another one.
  opening: { d: "12" },
  Display: NumberLines,
  parts: ({ outputs: { parts, sharesTotal }, format }) => {
    if (parts.length === 0 || parts.length > MOST_DRAWN) return null;
    const sized = parts.map(({ part, ratio, percent, share, roundedShare }) => ({
      label: `Part ${part} (${ratio})`,
      value: roundedShare ?? share ?? percent,
    }));
    if (sharesTotal === null) {
      const text = (value: number) => format.percent(value, 2);
      return { rows: sized, total: { label: "Whole", value: 100 }, text };
    }
    const text = (value: number) => format.number(value, 6);
    return sharesTotal > 0 ? { rows: sized, total: { label: "Amount", value: sharesTotal }, text } : null;
  },
  figures: ({ inputs: { mode } }) =>
    ({
      simplify: ["unitRatio", "decimalValue", "gcd", "totalParts"] as const,
      proportion: ["unknownExact", "constant"] as const,
      share: ["simplified", "totalParts"] as const,
      equivalent: ["simplified", "scaleFactor", "unitRatio"] as const,
      combine: ["unitRatio", "totalParts"] as const,
      compare: ["valueDifference", "matchingRatio"] as const,
    })[mode],
  hide: ["a", "b", "c", "d", "combined", "equal", "greater"],
  tabs: [
    { label: "Scaled", table: "scaled" },
    { label: "Equal ratios", table: "equivalents" },
    { label: "Parts", table: "parts", omitEmpty: true },
  ],
});
