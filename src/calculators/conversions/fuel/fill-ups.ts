/** A log of fill-ups, from full tank to full tank. */
import { InputError } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { Rational } from "../../../math/numbers/rational";
import type { Inputs } from "./fields";
import { kilometers, liters } from "./units";

export interface Tank {
  /** In the units of the log. */
  readonly distance: Rational;
  readonly volume: Rational;
  readonly cost: Rational;
}

export interface Log {
  /** One for each full fill-up except the first. */
  readonly tanks: readonly Tank[];
  readonly total: Tank;
}

/**
 * Evaluates the log. Counting starts at the first full fill-up. Partial fill-ups count toward the next full one, and
 * those after the last full one do not count yet. @throws InputError
 */
export function logOf({ fills }: Inputs, format: Format): Log {
  const tanks: Tank[] = [];
  const nothing = { distance: Rational.ZERO, volume: Rational.ZERO, cost: Rational.ZERO };
  let start: Rational | null = null;
  let open: Tank = nothing;
  for (const [place, { odometer, volume, price, full }] of fills.entries()) {
    const before = fills[place - 1]?.odometer;
    if (before !== undefined && odometer <= before) throw notRising(odometer, before, format);
    const reading = Rational.fromNumber(odometer);
    if (start) {
      const fuel = Rational.fromNumber(volume);
      open = {
        distance: reading.subtract(start),
        volume: open.volume.add(fuel),
        cost: open.cost.add(fuel.multiply(Rational.fromNumber(price))),
      };
      if (full) tanks.push(open);
    }
    if (full) {
      start = reading;
      open = nothing;
    }
  }
  if (tanks.length === 0) throw new InputError("fills", "Enter at least two full fill-ups.");
  const sum = (key: keyof Tank) => Rational.sum(tanks.map((tank) => tank[key]));
  return { tanks, total: { distance: sum("distance"), volume: sum("volume"), cost: sum("cost") } };
}

function notRising(odometer: number, before: number, format: Format): InputError {
  const [now, last] = [format.number(odometer), format.number(before)];
  return new InputError(
    "fills",
    odometer < before
      ? `The odometer reading ${now} is below the one before, ${last}.`
      : `The odometer reading ${now} is the same as the one before.`,
  );
}

/** Kilometers per liter of a tank. */
export function economyOfTank(tank: Tank, { distanceUnit, fuelUnit }: Inputs): Rational {
  return tank.distance.multiply(kilometers(distanceUnit)).divide(tank.volume.multiply(liters(fuelUnit)));
}
