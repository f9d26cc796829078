import type { Headline, OutputsOf } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Inputs } from "./inputs";
import type { outputs } from "./outputs";

type Outputs = OutputsOf<typeof outputs>;

/** Who is ahead, by how much, and what would turn it. */
export function headline({ horizonYears }: Inputs, outputs: Outputs, format: Format): Headline {
  const { verdict, difference } = outputs;
  const stay = format.plural(horizonYears, "year");
  const turn = turningPoints(horizonYears, outputs, format);
  if (verdict === "equal")
    return {
      label: "Buying or renting",
      before: `Over ${stay} buying and renting leave you with`,
      figure: "the same",
      after: turn,
    };
  const side = verdict === "buy" ? "buying" : "renting";
  return {
    label: `${verdict === "buy" ? "Buying" : "Renting"} is ahead by`,
    before: `Over ${stay} ${side} leaves you`,
    figure: about(Math.abs(difference), format),
    after: turn ? `ahead; ${turn}.` : "ahead.",
  };
}

/** A forecast in two digits: more would promise what no forecast keeps. */
export function about(amount: number, format: Format): string {
  return format.wholeMoney(amount < 100 ? amount : Number(amount.toPrecision(2)));
}

function turningPoints(horizon: number, outputs: Outputs, format: Format): string {
  const { verdict, breakEvenRent, breakEvenYears } = outputs;
  const rent = breakEvenRent === null ? null : `${format.wholeMoney(breakEvenRent)} a month`;
  if (verdict === "equal") return rent === null ? "" : `if the rent is ${rent}.`;
  if (verdict === "buy") {
    const stays =
      breakEvenYears !== null && breakEvenYears > 1
        ? `if you stay less than ${format.plural(breakEvenYears, "year")}`
        : "";
    if (breakEvenRent === 0)
      return stays ? `renting wins only ${stays}` : "it would be ahead without any rent to pay";
    if (rent === null) return stays && `renting wins ${stays}`;
    return `renting wins if the rent is below ${rent}${stays && `, or ${stays}`}`;
  }
  const stays =
    breakEvenYears === null
      ? ""
      : breakEvenYears > horizon
        ? `if you stay ${format.plural(breakEvenYears, "year")}`
        : `if you stay only ${format.plural(breakEvenYears, "year")}`;
  if (rent === null)
    return stays ? `buying wins ${stays}` : "buying wins at no rent up to the price of the home";
  return `buying wins if the rent is above ${rent}${stays && `, or ${stays}`}`;
}
