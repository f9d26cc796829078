/** Speeds as fractions of the speed of light. */
import { toFiniteNumber } from "../numbers/exact";
import { Rational } from "../numbers/rational";
import { approximate, type ConvertibleUnit, convertExactly, convertIn } from "./conversion";

type Units = readonly (ConvertibleUnit & { readonly id: string })[];

const LIGHT = "speed-of-light";

/**
 * β = v ÷ c. From a speed in units of c it is that number itself: through meters per second, the last digits of what it
 * lacks to 1 would be lost.
 *
 * @param units rows of a table of units, the speed of light among them
 * @param unit id of the unit that the speed is in
 */
export function shareOfLight(units: Units, speed: number, unit: string): number {
  const byId = Object.fromEntries(units.map((one) => [one.id, one]));
  return convertIn(byId, speed, unit, LIGHT) ?? Math.sign(speed) * Number.POSITIVE_INFINITY;
}

/**
 * 1 − |β|, worked out before anything is rounded: of 0.999999999 c, ten digits of it would be lost in doubles. Below 0
 * beyond the speed of light.
 */
export function shortOfLight(units: Units, speed: number, unit: string): number {
  const [source, light] = [unit, LIGHT].map((id) => units.find((one) => one.id === id));
  if (!source || !light || !Number.isFinite(speed)) return Number.NEGATIVE_INFINITY;
  const share = approximate(convertExactly(Rational.fromNumber(Math.abs(speed)), source, light));
  return toFiniteNumber(Rational.fromNumber(1).subtract(share)) ?? Number.NEGATIVE_INFINITY;
}
