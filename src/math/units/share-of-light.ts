/** Speeds as fractions of the speed of light. */
import { toFiniteNumber } from "../numbers/exact";
import { Rational } from "../numbers/rational";
import { approximate, type ConvertibleUnit, convertExactly, convertIn } from "./conversion";

type Units = readonly (ConvertibleUnit & { readonly id: string })[];

const LIGHT = "speed-of-light";

/**
 * β = v ÷ c. A speed already in units of c is returned unchanged, because converting it to meters per second and back
 * would lose the last digits of its distance from 1.
 *
 * @param units rows of a unit table that includes the speed of light
 * @param unit id of the unit of `speed`
 */
export function shareOfLight(units: Units, speed: number, unit: string): number {
  const byId = Object.fromEntries(units.map((one) => [one.id, one]));
  return convertIn(byId, speed, unit, LIGHT) ?? Math.sign(speed) * Number.POSITIVE_INFINITY;
}

/**
 * 1 − |β|, computed exactly before rounding: at 0.999999999 c, doubles would lose nine digits. Negative above the speed
 * of light.
 */
export function shortOfLight(units: Units, speed: number, unit: string): number {
  const [source, light] = [unit, LIGHT].map((id) => units.find((one) => one.id === id));
  if (!source || !light || !Number.isFinite(speed)) return Number.NEGATIVE_INFINITY;
  const share = approximate(convertExactly(Rational.fromNumber(Math.abs(speed)), source, light));
  return toFiniteNumber(Rational.fromNumber(1).subtract(share)) ?? Number.NEGATIVE_INFINITY;
}
