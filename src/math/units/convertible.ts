import { isAngle, isSameDimension } from "./dimensions";
import type { Unit } from "./unit-names";

/** Quantities of one dimension that only a further figure relates: the power factor. */
const UNRELATED: readonly string[] = ["power", "apparent-power", "reactive-power"];

/** Whether two units convert into each other as they are; a scale with a zero of its own only into another one. */
export function areConvertible(from: Unit, to: Unit): boolean {
  if ((from.offset === undefined) !== (to.offset === undefined)) return false;
  if (from.quantity !== to.quantity && [from, to].every((one) => UNRELATED.includes(one.quantity ?? ""))) return false;
  const isBare = (unit: Unit) => Object.keys(unit.dimension).length === 0;
  return (
    isSameDimension(from.dimension, to.dimension) ||
    (isAngle(from.dimension) && isBare(to)) ||
    (isBare(from) && isAngle(to.dimension))
  );
}
