/** Reads measures that have an input for each unit, such as feet and inches. */
import { Rational } from "../math/numbers/rational";
import { dimensionOf, sizeOf, type UnitSymbol } from "../math/units/units";
import type { GrammarName } from "../reading/grammars";
import type { Part } from "./measures";
import type { ReadContext } from "./read";
import { readPlain } from "./read-plain";

export interface PartsRead {
  readonly values: Readonly<Record<string, number>>;
  readonly interpretation: string;
}

/**
 * Reads a measure in units other than its field's own and splits it among all inputs of the measure: `5 ft 11` or
 * `180 cm` fills the inputs for feet and inches. Returns null for a number in the field's own unit, and the names of
 * grammars if they were not passed in.
 */
export function readParts(
  text: string,
  unit: UnitSymbol,
  parts: readonly Part[],
  context: Omit<ReadContext, "inputs">,
): PartsRead | { readonly needs: readonly GrammarName[] } | null {
  const { measures, units = {} } = context.grammars ?? {};
  const quantity = dimensionOf(unit);
  if (readPlain({ type: "number", label: "" }, text.trim(), context)) return null;
  const names = units[quantity] ?? units.all;
  if (!measures || !names) return { needs: ["measures", `units of ${quantity}`] };
  const unitOf = (symbol: UnitSymbol) => measures.unitCalled(symbol, names, quantity);
  const own = unitOf(unit);
  const read = own && measures.measure(withBothUnits(text, unit, parts), { unit: own }, names, context);
  if (!read || "refusal" in read || read.units.length === 0) return null;
  const written = read.units.map(({ id }) => id);
  if (written.length === 1 && written[0] === own.id) return null;
  // A weight typed in pounds or kilograms is not split into stones.
  const filled = parts.filter((part) => part.unit !== "st" || written.includes("stone"));
  const symbols = filled.map((part) => part.unit);
  const numbers = split(read.value.multiply(sizeIn(unit, symbols.at(-1) as UnitSymbol)), symbols);
  const zeros = parts.map(({ key }) => [key, 0] as const);
  return {
    values: Object.fromEntries([...zeros, ...filled.map(({ key }, i) => [key, numbers[i] as number] as const)]),
    interpretation: measureText(numbers, symbols),
  };
}

const SECOND: Partial<Record<UnitSymbol, UnitSymbol>> = { ft: "in", st: "lb" };

/** `5-11` and `5 11` in a field of feet beside one of inches are feet and inches. */
function withBothUnits(text: string, unit: UnitSymbol, parts: readonly Part[]): string {
  const second = SECOND[unit];
  if (!second || !parts.some((part) => part.unit === second)) return text;
  return text.trim().replace(/^(\d{1,2}) ?[- ] ?(\d{1,2}(?:\.\d+)?)$/, `$1 ${unit} $2 ${second}`);
}

/** Splits a value in the last unit; all but the last number are whole. */
function split(value: Rational, units: readonly UnitSymbol[]): number[] {
  const smallest = units.at(-1) as UnitSymbol;
  let rest = value;
  return units.map((unit, i) => {
    if (i === units.length - 1) return rest.toNumber();
    const size = sizeIn(unit, smallest);
    const whole = Rational.of(rest.divide(size).floor());
    rest = rest.subtract(whole.multiply(size));
    return whole.toNumber();
  });
}

function sizeIn(unit: UnitSymbol, other: UnitSymbol): Rational {
  const [size, in1] = [unit, other].map((one) => Rational.fromDecimal(sizeOf(one)) as Rational) as [Rational, Rational];
  return size.divide(in1);
}

/** `5 ft 10.86614 in`, rounded to seven significant digits for display. */
function measureText(numbers: readonly number[], units: readonly UnitSymbol[]): string {
  return units.map((unit, i) => `${Number(numbers[i]?.toPrecision(7))} ${unit}`).join(" ");
}
