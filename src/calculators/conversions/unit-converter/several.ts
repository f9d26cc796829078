/** Questions with several units on either side, such as feet and inches. */
import { InputError } from "../../../core/calculator";
import { Rational } from "../../../math/numbers/rational";
import { readFactor } from "../../../math/units/conversion";
import { isSameDimension } from "../../../math/units/dimensions";
import { type Measured, mismatchText } from "../../../math/units/query";
import type { Unit } from "../../../math/units/unit-names";
import { NAMES } from "./all-units";
import type { Inputs } from "./inputs";
import { idsIn } from "./tables";

/** Reads a unit for a field. @param like prefers units of this quantity @throws InputError */
export type FindUnit = (field: keyof Inputs, text: string, like: string | null) => Unit;

/** Several units that add up; the sign of the first is that of all. */
export function partsOf(inputs: Inputs, find: FindUnit): readonly Measured[] {
  const { parts } = inputs;
  const isNegative = (parts[0]?.value ?? 0) < 0;
  const terms = parts.map(({ value, unit: name }, i): Measured => {
    if (i > 0 && value < 0)
      throw new InputError("parts", "Only the first value may be negative; then all of it is.");
    const unit = find("parts", name, null);
    const size = Rational.fromNumber(value);
    return { value: isNegative && i > 0 ? size.negate() : size, unit };
  });
  const [first] = terms as [Measured];
  for (const { unit } of terms.slice(1)) {
    if (!isSameDimension(unit.dimension, first.unit.dimension)) refusePair("parts", first.unit, unit);
    if (standsAlone(unit) || standsAlone(first.unit)) throw new InputError("parts", STANDS_ALONE);
  }
  return terms;
}

const STANDS_ALONE = "Temperatures, and units such as L/100 km, do not add up with others.";

function standsAlone(unit: Unit): boolean {
  return unit.offset !== undefined || Boolean(unit.inverse);
}

/** The units that the answer is broken into. */
export function splitInto({ toParts }: Inputs, to: Unit, find: FindUnit): readonly Unit[] {
  const units = idsIn(toParts).map((id) => find("toParts", id, to.quantity));
  for (const unit of units) {
    if (!isSameDimension(unit.dimension, to.dimension)) refusePair("toParts", to, unit);
    if (standsAlone(unit) || standsAlone(to)) throw new InputError("toParts", STANDS_ALONE);
  }
  const names = new Set(units.map(({ id }) => id));
  if (names.size < units.length) throw new InputError("toParts", "Name each unit once.");
  return bySize(units);
}

/** The largest first. */
export function bySize(units: readonly Unit[]): readonly Unit[] {
  return [...units].sort((a, b) => readFactor(b.factor).compare(readFactor(a.factor)));
}

function refusePair(field: keyof Inputs, from: Unit, to: Unit): never {
  throw new InputError(field, mismatchText(from, to, NAMES));
}
