import type { Headline, OutputsOf } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Inputs, outputs } from "./fields";

type Outputs = OutputsOf<typeof outputs>;

/** With more people the sentence names the largest and the smallest share. */
const NAMED = 6;

/** “A pays $47.16, B $64.29, C $21.46: together exactly $132.91.” */
export function headline(inputs: Inputs, outputs: Outputs, format: Format): Headline {
  if (inputs.mode === "expenses") return tripHeadline(inputs, outputs, format);
  const figure = format.money(outputs.grandTotal);
  const { largestShare, smallestShare, shares } = outputs;
  const most = format.money(largestShare);
  const least = format.money(smallestShare);
  if (inputs.mode === "even") {
    const each =
      inputs.peopleCount === 1
        ? "One pays all:"
        : most === least
          ? `Each pays ${most}:`
          : `Each pays ${least} or ${most}:`;
    return { label: "Together", before: `${each} together exactly`, figure };
  }
  const before =
    shares.length > NAMED
      ? `${shares.length} people pay between ${least} and ${most}:`
      : `${shares.map(({ name, total }, i) => `${name} ${i === 0 ? "pays " : ""}${format.money(total)}`).join(", ")}:`;
  return { label: "Together", before: `${before} together exactly`, figure };
}

function tripHeadline(inputs: Inputs, outputs: Outputs, format: Format): Headline {
  const spent = `${format.plural(inputs.expenses.length, "expense")} of ${format.money(outputs.grandTotal)} in all`;
  const { settlements } = outputs;
  const [only] = settlements;
  if (!only) return { label: "To settle", before: `${spent}:`, figure: "Nobody owes anything" };
  const count = format.plural(settlements.length, "payment");
  if (settlements.length === 1)
    return {
      label: "To settle",
      before: `1 payment settles ${spent}:`,
      figure: format.money(only.amount),
      after: `from ${only.from} to ${only.to}.`,
    };
  return { label: "To settle", figure: count, after: `settle ${spent}.` };
}
