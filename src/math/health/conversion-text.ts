/** Expressions that convert weights and heights to metric, for the working. */
import { CM_PER_INCH, INCHES_PER_FOOT, KG_PER_POUND, POUNDS_PER_STONE } from "./unit-system";

type Show = (value: number) => string;

/** Writes `(11 × 14 + 4) × 0.45359237`. */
export function massExpression(stones: number, pounds: number, show: Show): string {
  const total = stones > 0 ? `(${show(stones)} × ${POUNDS_PER_STONE} + ${show(pounds)})` : show(pounds);
  return `${total} × ${KG_PER_POUND}`;
}

/** Writes `(5 × 12 + 7) × 2.54`, which gives centimeters. */
export function heightExpression(feet: number, inches: number, show: Show): string {
  return `(${show(feet)} × ${INCHES_PER_FOOT} + ${show(inches)}) × ${CM_PER_INCH}`;
}
