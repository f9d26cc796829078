/**
 * Measures in any unit or product of units, for texts that the units of the field's quantity do not explain: `100 km per
 * hour`, `ten miles`, and to refuse those of another kind by name. Loaded with the names of all units.
 */
import { Rational } from "../math/numbers/rational";
import { approximate, convertExactly, ratioOf } from "../math/units/conversion";
import { nounOf } from "../math/units/quantity-nouns";
import { type Measured, readQuantity, readQuery, UnknownUnit } from "../math/units/query";
import { QueryError } from "../math/units/query-error";
import type { UnitNames } from "../math/units/unit-names";
import { isCardinalWord } from "../math/words/word-meanings";
import type { AnyUnit } from "./measure";
import { quoted } from "./reading";

/** Makes the reader of measures in any unit. */
export function anyUnitOf(names: UnitNames): AnyUnit {
  return (text, { unit }, habits) => {
    const isCounted = /[\d¼-¾⅐-⅞]/.test(text) || isCardinalWord(/^\p{L}+/u.exec(text)?.[0] ?? "");
    if (!isCounted) return { reason: `${quoted(text)} has no number.` };
    try {
      const { terms } = readQuantity(text, unit, names, {
        style: habits,
        ...(unit.quantity && { quantity: unit.quantity }),
      });
      if (!isOrdered(terms, text)) return { reason: `${quoted(text)} is not understood.` };
      const value = Rational.sum(terms.map((term) => approximate(convertExactly(term.value, term.unit, unit))));
      return { value, units: terms.map((term) => term.unit) };
    } catch (error) {
      if (error instanceof RangeError) return { reason: `${quoted(text)} does not convert to ${unit.symbol}.` };
      if (!(error instanceof QueryError)) throw error;
      const isExplained = error instanceof UnknownUnit;
      return {
        reason: kindOf(text, names) ?? (isExplained ? error.message : `${quoted(text)} is not understood.`),
      };
    }
  };
}

/** Whether terms without signs go from large to small. */
function isOrdered(terms: readonly Measured[], text: string): boolean {
  const sizes = terms.map(({ unit }) => approximate(ratioOf(unit, (terms[0] as Measured).unit)));
  return /[+-] /.test(text) || sizes.every((size, i) => i === 0 || size.compare(sizes[i - 1] as Rational) < 0);
}

/** `“5 ft” is a length.`; null if the text is not a measure at all. */
function kindOf(text: string, names: UnitNames): string | null {
  try {
    const [term] = readQuery(text, names).terms;
    const quantity = names.quantities.find(({ id }) => id === term?.unit.quantity);
    return quantity ? `${quoted(text)} is ${nounOf(quantity)}.` : null;
  } catch (error) {
    if (error instanceof QueryError) return null;
    throw error;
  }
}
