import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Comparison } from "./comparison";

/** Who is ahead, by how much, and what would change the answer. */
export function headline(comparison: Comparison, format: Format): Headline {
  const { inputs, verdict, difference } = comparison;
  const stay = format.plural(inputs.horizonYears, "year");
  const turn = turningPoints(comparison, format);
  if (verdict === "equal")
    return {
      label: "Buying or renting",
      before: `Over ${stay}, buying and renting leave you`,
      figure: "even",
      after: turn,
    };
  const side = verdict === "buy" ? "Buying" : "Renting";
  return {
    label: `${side} is ahead by`,
    before: `Over ${stay}, ${side.toLowerCase()} leaves you`,
    figure: format.wholeMoney(Math.abs(difference)),
    after: turn ? `ahead; ${turn}.` : "ahead.",
  };
}

function turningPoints(comparison: Comparison, format: Format): string {
  const { inputs, verdict } = comparison;
  const [breakEvenRent, breakEvenYears] = [comparison.breakEvenRent(), comparison.breakEvenYears()];
  const rent = breakEvenRent === null ? null : `${format.wholeMoney(breakEvenRent)} a month`;
  if (verdict === "equal") return rent === null ? "" : `if the rent is ${rent}.`;
  const years = breakEvenYears === null ? "" : format.plural(breakEvenYears, "year");
  if (verdict === "buy") {
    const stays = breakEvenYears !== null && breakEvenYears > 1 ? `if you stay less than ${years}` : "";
    if (breakEvenRent === 0) return stays ? `renting wins only ${stays}` : "buying would win even if rent were free";
    if (rent === null) return stays && `renting wins ${stays}`;
    return `renting wins if the rent is below ${rent}${stays && `, or ${stays}`}`;
  }
  const only = breakEvenYears !== null && breakEvenYears <= inputs.horizonYears ? "only " : "";
  const stays = years && `if you stay ${only}${years}`;
  if (rent === null)
    return stays ? `buying wins ${stays}` : "buying would not win even at a monthly rent equal to the home price";
  return `buying wins if the rent is above ${rent}${stays && `, or ${stays}`}`;
}
