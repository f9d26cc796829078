/** Race times and splits at a steady speed. */
import { Rational } from "../../../math/numbers/rational";
import { readFactor } from "../../../math/units/conversion";
import type { Motion } from "./travel";
import { DISTANCES, type DistanceUnit } from "./units";
import { clockText } from "./words";

/** World Athletics defines the marathon as 42.195 km, and the half marathon to the decimeter. */
export const RACES = [
  { race: "1 km", meters: Rational.of(1000) },
  { race: "1 mile", meters: readFactor(DISTANCES.mile.meters) },
  { race: "5 km", meters: Rational.of(5000) },
  { race: "10 km", meters: Rational.of(10_000) },
  { race: "Half marathon", meters: readFactor("21097.5") },
  { race: "Marathon", meters: Rational.of(42_195) },
] as const;

const IN_MILES: readonly DistanceUnit[] = ["mile", "foot", "yard"];

/** Maximum number of splits listed. */
const MOST_SPLITS = 1000;

/** The time at each kilometer or mile and at the end; for very long distances, only the first `MOST_SPLITS`. */
export function splitsOf({ meters, speed }: Motion, unit: DistanceUnit) {
  if (speed.sign() === 0) return [];
  const length = readFactor(DISTANCES[IN_MILES.includes(unit) ? "mile" : "kilometer"].meters);
  const all = meters.divide(length);
  const whole = all.floor();
  const count = Number(whole < BigInt(MOST_SPLITS) ? whole : BigInt(MOST_SPLITS));
  const marks = Array.from({ length: count }, (_, i) => Rational.of(i + 1));
  if (count < MOST_SPLITS && !all.isInteger()) marks.push(all);
  return marks.map((mark) => {
    const time = mark.multiply(length).divide(speed);
    return { distance: mark.toNumber(), timeSeconds: time.toNumber(), timeText: clockText(time) };
  });
}
