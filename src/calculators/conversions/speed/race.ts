import { durationText } from "../../../math/dates/duration-text";

/** Riegel, American Scientist 69, 1981: time is proportional to this power of the distance. */
export const RIEGEL = 1.06;

const RACES = [
  { name: "1 mile", meters: 1609.344 },
  { name: "5 km", meters: 5000 },
  { name: "10 km", meters: 10_000 },
  { name: "Half marathon", meters: 21_097.5 },
  { name: "Marathon", meters: 42_195 },
] as const;

export interface Prediction {
  readonly name: string;
  readonly meters: number;
  readonly evenPaceSeconds: number;
  readonly riegelSeconds: number;
  readonly evenText: string;
  readonly riegelText: string;
}

/**
 * Times over standard distances, at the same pace and with fatigue.
 * @param meters distance run in `seconds`
 */
export function predictions(meters: number, seconds: number): Prediction[] {
  return RACES.map((race) => {
    const ratio = race.meters / meters;
    const even = seconds * ratio;
    const riegel = seconds * ratio ** RIEGEL;
    return {
      ...race,
      evenPaceSeconds: even,
      riegelSeconds: riegel,
      evenText: durationText(even),
      riegelText: durationText(riegel),
    };
  });
}
