import type { AnyCalculator } from "../../core/calculator";
import { resolve } from "../../core/conditions";
import { usualDefault } from "../../core/defaults";
import type { Field } from "../../core/fields";
import type { Values } from "../../core/parse";
import { powerOfPrefix, timesPowerOfTen } from "../../math/electronics/prefix";
import { convertIn } from "../../math/units/conversion";
import { printedUnit } from "../../math/units/printed-unit";

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
      symbol: printedUnit(`1/${symbol}`),
      toChosen: (value) => convertIn(choice.units, value, chosen, own),
      fromChosen: (value) => convertIn(choice.units, value, own, chosen),
    };
  return {
    symbol,
    toChosen: (value) => convertIn(choice.units, value, own, chosen),
    fromChosen: (value) => convertIn(choice.units, value, chosen, own),
  };
}

/**
 * The unit in which an output is written at present, with its prefix: mA while a current is `22.73 mA`; null if it is
 * not written as one number and a unit.
 */
export function writtenUnit({ digits, unit }: Field, inputs: Values, written: string): ChosenUnit | null {
  const own = resolve(unit ?? "", inputs);
  const [, symbol = ""] = /^−?[\d.,]+\u00a0(\S+)$/.exec(written) ?? [];
  const power = powerOfPrefix(symbol.slice(0, -own.length));
  if (typeof digits !== "function" || own === "" || !symbol.endsWith(own) || power === null) return null;
  return {
    symbol,
    toChosen: (value) => timesPowerOfTen(value, -power),
    fromChosen: (value) => timesPowerOfTen(value, power),
  };
}
