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

/** The unit that the visitor chose for an output; null if it is always in its own. */
export function chosenUnit({ inputs: fields }: AnyCalculator, { shownIn }: Field, inputs: Values): ChosenUnit | null {
  const choice: Field | undefined = shownIn === undefined ? undefined : fields[shownIn];
  if (!choice) return null;
  const [own, chosen] = [String(usualDefault(choice, {})), String(inputs[shownIn as string])];
  return {
    symbol: choice.options?.[chosen] ?? "",
    toChosen: (value) => convertIn(choice.units, value, own, chosen),
    fromChosen: (value) => convertIn(choice.units, value, chosen, own),
  };
}
