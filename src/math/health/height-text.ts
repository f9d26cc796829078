/** Formats heights in the unit system of the inputs. */
import type { NumberWriter } from "./mass-text";
import { CM_PER_INCH, INCHES_PER_FOOT, type UnitSystem } from "./unit-system";

/** Writes `5 ft 9½ in`, to the nearest half inch. */
export function feetAndInches(cm: number): string {
  const halves = Math.round((2 * cm) / CM_PER_INCH);
  const inches = Math.floor(halves / 2);
  const half = halves % 2 === 1;
  const rest = inches % INCHES_PER_FOOT;
  return `${Math.floor(inches / INCHES_PER_FOOT)} ft ${rest === 0 && half ? "" : rest}${half ? "½" : ""} in`;
}

/** `176.8 cm` in the metric system, otherwise `5 ft 9½ in`. */
export function heightText(cm: number, unitSystem: UnitSystem, writer: NumberWriter): string {
  return unitSystem === "metric" ? `${writer.number(cm, 1)} cm` : feetAndInches(cm);
}
