/** Conversions from or into several units, such as feet and inches. */
import { InputError } from "../../../core/calculator";
import { Rational } from "../../../math/numbers/rational";
import { readFactor } from "../../../math/units/conversion";
import { isSameDimension } from "../../../math/units/dimensions";
import { type Measured, mismatchText } from "../../../math/units/query";
import type { Unit } from "../../../math/units/unit-names";
import { ALL_NAMES as NAMES } from "../../../reading/all-units";
import type { Inputs } from "./inputs";
import { idsIn } from "./unit-ids";

/**
 * Reads a unit for a field, preferring units of the quantity `like`.
 *
 * @throws InputError
 */
export type FindUnit = (field: keyof Inputs, text: string, like: string | null) => Unit;

/** Several units that add up; the sign of the first applies to all of them. */
export function partsOf(inputs: Inputs, find: FindUnit): readonly Measured[] {
  const { parts } = inputs;
  const isNegative = (parts[0]?.value ?? 0) < 0;
  const terms = parts.map(({ value, unit: name }, i): Measured => {
    if (i > 0 && value < 0)
      throw new InputError("parts", "Only the first value can be negative; its sign applies to the whole.");
    const unit = find("parts", name, null);
    const size = Rational.fromNumber(value);
    return { value: isNegative && i > 0 ? size.negate() : size, unit };
  });
  const [first] = terms as [Measured];
  for (const { unit } of terms.slice(1)) {
    if (!isSameDimension(unit.dimension, first.unit.dimension)) refusePair("parts", first.unit, unit);
    if (isNotAdditive(unit) || isNotAdditive(first.unit)) throw new InputError("parts", NOT_ADDITIVE);
  }
  return terms;
}

const NOT_ADDITIVE = "Temperatures, and units such as L/100 km, can’t be added to others.";

function isNotAdditive(unit: Unit): boolean {
  return unit.offset !== undefined || Boolean(unit.inverse);
}

/** The units to break the answer into. */
export function splitInto({ toParts }: Inputs, to: Unit, find: FindUnit): readonly Unit[] {
  const units = idsIn(toParts).map((id) => find("toParts", id, to.quantity));
  for (const unit of units) {
    if (!isSameDimension(unit.dimension, to.dimension)) refusePair("toParts", to, unit);
    if (isNotAdditive(unit) || isNotAdditive(to)) throw new InputError("toParts", NOT_ADDITIVE);
  }
  const names = new Set(units.map(({ id }) => id));
  if (names.size < units.length) throw new InputError("toParts", "Name each unit once.");
  return bySize(units);
}

/** Sorts the units from largest to smallest. */
export function bySize(units: readonly Unit[]): readonly Unit[] {
  return [...units].sort((a, b) => readFactor(b.factor).compare(readFactor(a.factor)));
}

function refusePair(field: keyof Inputs, from: Unit, to: Unit): never {
  throw new InputError(field, mismatchText(from, to, NAMES));
}
