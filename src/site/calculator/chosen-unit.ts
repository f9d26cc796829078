import type { AnyCalculator } from "../../core/calculator";
import { resolve } from "../../core/conditions";
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

/** Powers of ten of the prefixes with which results are written. */
const POWERS: Readonly<Record<string, number>> = {
  f: -15,
  p: -12,
  n: -9,
  µ: -6,
  m: -3,
  "": 0,
  k: 3,
  M: 6,
  G: 9,
  T: 12,
};

/**
 * The unit in which an output is written at present, with its prefix: mA while a current is `22.73 mA`; null if it is
 * not written as one number and a unit.
 */
export function writtenUnit({ digits, unit }: Field, inputs: Values, written: string): ChosenUnit | null {
  const own = resolve(unit ?? "", inputs);
  const [, symbol = ""] = /^−?[\d.,]+\u00a0(\S+)$/.exec(written) ?? [];
  const power = POWERS[symbol.slice(0, -own.length)];
  if (typeof digits !== "function" || own === "" || !symbol.endsWith(own) || power === undefined) return null;
  // Dividing by a power of ten rounds once; multiplying by its inverse would round twice.
  const scaled = (value: number, by: number) => (by < 0 ? value / 10 ** -by : value * 10 ** by);
  return { symbol, toChosen: (value) => scaled(value, -power), fromChosen: (value) => scaled(value, power) };
}
