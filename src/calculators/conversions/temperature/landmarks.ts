/** Well-known temperatures in °C, in ascending order. */
export const LANDMARKS = [
  { name: "Absolute zero", short: "Absolute zero", celsius: -273.15 },
  { name: "Dry ice", short: "Dry ice", celsius: -78.5 },
  { name: "Where °F and °C agree", short: "−40", celsius: -40 },
  { name: "Water freezes", short: "Ice", celsius: 0 },
  { name: "Refrigerator", short: "Fridge", celsius: 4 },
  { name: "Room", short: "Room", celsius: 20 },
  { name: "Body", short: "Body", celsius: 37 },
  { name: "Water boils", short: "Boiling", celsius: 100 },
] as const;

export type Landmark = (typeof LANDMARKS)[number];

/** @param celsius °C */
export function nearestLandmark(celsius: number): Landmark {
  const away = (one: Landmark) => Math.abs(one.celsius - celsius);
  return LANDMARKS.reduce<Landmark>((best, one) => (away(one) < away(best) ? one : best), LANDMARKS[0]);
}
