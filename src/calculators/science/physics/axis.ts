/** An axis of a quantity: named with its unit, which also stands behind every number that is read out of the chart. */
import type { Format } from "../../../core/format";
import { withSymbol } from "../../../fieldsets/quantity";

/** Digits of a number on the axis. */
const DIGITS = 4;

export function axisIn(unit: string, label: string, format: Format, digits = DIGITS) {
  const write = (value: number) => format.significant(value, digits);
  return {
    label: unit ? `${label} (${unit})` : label,
    format: write,
    exact: (value: number) => withSymbol(write(value), unit),
  };
}
