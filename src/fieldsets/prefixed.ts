import { resolve } from "../core/conditions";
import type { Field, Fields } from "../core/fields";
import type { Format } from "../core/format";
import { type Prefixed, withPrefix, withThisPrefix } from "../math/electronics/prefix";
import { roundSignificant } from "../math/numbers/round-significant";
import { divisor } from "../math/words/divisor";

/** Units that take SI prefixes. */
const TAKES_PREFIX = /^(?:V|A|Ω|W|F|H|Hz|s|J|C|VA|var)$/;

/** Prefixes that nobody uses with a unit, and those used instead: 4,700 µF, not 4.7 mF; 3,600 s, not 3.6 ks. */
const INSTEAD: Readonly<Record<string, Readonly<Partial<Record<string, Prefixed["prefix"]>>>>> = {
  F: { m: "µ" },
  Hz: { m: "" },
  s: { k: "", M: "", G: "", T: "" },
};

/** From here on, a capacitance is in farads: 0.22 F, but 47,000 µF. */
const SMALLEST_IN_FARADS = 0.1;

function usualPrefix(value: number, unit: string, digits: number): Prefixed {
  const found = withPrefix(value, digits);
  const prefix = unit === "F" && Math.abs(value) >= SMALLEST_IN_FARADS ? "" : INSTEAD[unit]?.[found.prefix];
  return prefix === undefined ? found : withThisPrefix(value, prefix);
}

/** `25.53 mA`, `4.7 kΩ`: a value in a base unit, written with a suitable prefix. Other units stay as they are. */
export function prefixed(value: number, unit: string, format: Format, digits = 4): string {
  if (!TAKES_PREFIX.test(unit))
    return unit === "" ? format.significant(value) : `${format.significant(value)}\u00a0${unit}`;
  const { value: number, prefix } = usualPrefix(value, unit, digits);
  return `${format.significant(roundSignificant(number, digits), digits)}\u00a0${prefix}${unit}`;
}

/** `0.02553191 A = 25.53 mA`: a result in the working, in its base unit and with a prefix. */
export function result(value: number, unit: string, format: Format): string {
  const base = `${format.significant(value)}\u00a0${unit}`;
  const short = prefixed(value, unit, format);
  return short.endsWith(`\u00a0${unit}`) ? base : `${base} = ${short}`;
}

/** `470 Ω`, `(1.5 × 10⁻⁷ F)`: a value in its base unit, as an operand in the working. */
export function base(value: number, unit: string, format: Format): string {
  return divisor(`${format.significant(value)}\u00a0${unit}`);
}

/**
 * Outputs in base units, which people see with suitable prefixes: `22.73 mA`, as in the headline, not 0.02272727 A. The
 * values stay in the base unit, and so do outputs that say how many decimals they have.
 */
export function withPrefixes<O extends Fields>(outputs: O): O {
  return Object.fromEntries(
    Object.entries(outputs).map(([key, field]) => [
      key,
      { ...field, ...(field.columns && { columns: withPrefixes(field.columns) }), ...digitsOf(field) },
    ]),
  ) as Fields as O;
}

function digitsOf({ unit, digits }: Field): Pick<Field, "digits"> {
  if (unit === undefined || typeof digits !== "object" || !("significant" in digits)) return {};
  if (typeof unit === "string" && !TAKES_PREFIX.test(unit)) return {};
  return { digits: (value, inputs, format) => prefixed(value, resolve(unit, inputs), format) };
}
