/**
 * Reads numbers in every form that people type, including expressions and measures. A page fetches it when a number
 * field is first used.
 */
import { evaluateSum } from "../math/expression/sum";
import { exactText } from "../math/numbers/exact";
import { Rational } from "../math/numbers/rational";
import { type NumberStyle, readNumber } from "../math/numbers/read-number";
import { readMeasure, unitSize } from "../math/units/read-measure";
import type { UnitSymbol } from "../math/units/units";

export interface NumberRead {
  readonly number: number;
  /** The same number as exact text. */
  readonly text: string;
  /** An expression, or ambiguous separators: the page should show how it was read. */
  readonly uncertain: boolean;
}

export interface MeasureRead {
  /** In the requested units; all but the last are whole numbers. */
  readonly numbers: readonly number[];
  /** Ambiguous separators: the page should show how the text was read. */
  readonly uncertain: boolean;
  /** The units that were written. */
  readonly units: readonly UnitSymbol[];
}

export interface NumberReader {
  /** Returns null if the text is not a number. */
  read(text: string, style: NumberStyle): NumberRead | null;
  /**
   * Reads one or more numbers with units: `5 ft 11`. Returns null if the text is not a measure in these units.
   * @param units the units of one measure from large to small, such as feet and inches
   */
  measure(text: string, units: readonly UnitSymbol[], style: NumberStyle): MeasureRead | null;
}

/** Longer texts are rejected: no typed expression is this long, and reading a pasted book would freeze the page. */
const LONGEST = 10_000;

export const numberReader: NumberReader = {
  read(text, style) {
    if (text.length > LONGEST) return null;
    const reading = readNumber(text, style);
    if (reading.kind === "unreadable") return null;
    const value = reading.kind === "number" ? reading.value : evaluateSum(reading.expression);
    const uncertain = reading.kind === "sum" || reading.uncertain;
    return value && { number: value.toNumber(), text: exactText(value), uncertain };
  },

  measure(text, units, style) {
    const smallest = units.at(-1) as UnitSymbol;
    const reading = readMeasure(text, smallest, style);
    if (!reading) return null;
    let rest = reading.value;
    const numbers = units.map((unit, i) => {
      if (i === units.length - 1) return rest.toNumber();
      const inSmallest = unitSize(unit).divide(unitSize(smallest));
      const whole = Rational.of(rest.divide(inSmallest).floor());
      rest = rest.subtract(whole.multiply(inSmallest));
      return whole.toNumber();
    });
    return { numbers, uncertain: reading.uncertain, units: reading.units };
  },
};
