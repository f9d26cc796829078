import { InputError } from "../../../core/calculator";
import { Rational } from "../../../math/numbers/rational";
import { readFactor } from "../../../math/units/conversion";
import type { Air } from "./air";
import { factorOf, isPace, PACES } from "./units";

const SIXTY = Rational.of(60);

/** Converts to m/s, exactly except for Mach, whose factor is a square root. @throws InputError */
export function toMetersPerSecond(value: Rational, unit: string, air: Air): Rational {
  if (isPace(unit)) {
    if (value.sign() <= 0) throw noPace();
    return readFactor(PACES[unit].meters).divide(value.multiply(SIXTY));
  }
  return value.multiply(sizeOf(unit, air));
}

/** Converts from m/s. @throws InputError */
export function fromMetersPerSecond(speed: Rational, unit: string, air: Air): Rational {
  if (isPace(unit)) {
    if (speed.sign() <= 0) throw noPace();
    return readFactor(PACES[unit].meters).divide(speed.multiply(SIXTY));
  }
  return speed.divide(sizeOf(unit, air));
}

/** Size of a unit in m/s. The unit must not be a pace. */
function sizeOf(unit: string, air: Air): Rational {
  return unit === "mach" ? Rational.fromNumber(air.speedOfSound) : readFactor(factorOf(unit));
}

function noPace(): InputError {
  return new InputError("value", "A pace needs a speed above 0.");
}
