import type { AnyCalculator } from "../../core/calculator";
import { usualDefault } from "../../core/defaults";
import type { Field } from "../../core/fields";
import type { Values } from "../../core/parse";
import { convertIn } from "../../math/units/conversion";

export interface ChosenUnit {
  readonly symbol: string;
  /** Converts a value of the output to the chosen unit; null if it is out of range. */
  readonly toChosen: (value: number) => number | null;
  readonly fromChosen: (value: number) => number | null;
}

/** The unit that the visitor chose for an output, or its reciprocal; null if the output is always in its own. */
export function chosenUnit(
  { inputs: fields }: AnyCalculator,
  { shownIn, unit }: Field,
  inputs: Values,
): ChosenUnit | null {
  const choice: Field | undefined = shownIn === undefined ? undefined : fields[shownIn];
  if (!choice) return null;
  const [own, chosen] = [String(usualDefault(choice, {})), String(inputs[shownIn as string])];
  const symbol = choice.options?.[chosen] ?? "";
  // 1 year⁻¹ is as many s⁻¹ as a second is years.
  if (String(unit).startsWith("1/"))
    return {
      symbol: `1/${symbol}`,
      toChosen: (value) => convertIn(choice.units, value, chosen, own),
      fromChosen: (value) => convertIn(choice.units, value, own, chosen),
    };
  return {
    symbol,
    toChosen: (value) => convertIn(choice.units, value, own, chosen),
    fromChosen: (value) => convertIn(choice.units, value, chosen, own),
  };
}
