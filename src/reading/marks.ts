/** Marks with their maximum: `85/100`, `42.5 out of 50`. */
import { exactText } from "../math/numbers/exact";
import { Rational } from "../math/numbers/rational";
import { numberText } from "./echo";
import { quoted, type Refused, type Understood } from "./reading";

const MARKS = /^(\d+(?:[.,]\d+)?) ?(?:\/|out of|of) ?(\d+(?:[.,]\d+)?)$/i;

/** The two numbers as texts, with a decimal point; null for any other text. */
export function marksAndMaximum(text: string): readonly [string, string] | null {
  const [, marks, maximum] = MARKS.exec(text.trim()) ?? [];
  if (marks === undefined || maximum === undefined) return null;
  return [marks.replace(",", "."), maximum.replace(",", ".")];
}

/**
 * Reads marks typed into one field: as a score on the field's scale, or refused if the maximum has a field of its own. Null for any
 * other text.
 *
 * @param outOf key of the field with the maximum; for a score on a scale, the top of the scale: 100 for percent
 */
export function marks(text: string, outOf: string | number): Understood<Rational> | Refused | null {
  const found = marksAndMaximum(text);
  if (!found) return null;
  const [obtained, maximum] = found.map((digits) => Rational.fromDecimal(digits)) as [Rational, Rational];
  const refuse = (why: string) => ({ refusal: `${quoted(text)} ${why}`, part: text });
  if (typeof outOf === "string")
    return refuse(
      `is marks and a maximum. Enter ${exactText(obtained)} here and ${exactText(maximum)} as the maximum.`,
    );
  if (maximum.sign() === 0) return refuse("has a maximum of 0. Enter a score, such as 45/50.");
  const value = obtained.divide(maximum).multiply(Rational.fromNumber(outOf));
  return { value, echo: `${numberText(value)}${outOf === 100 ? "%" : ""}` };
}
