/** Cities and airports that begin with what is typed. */

import { PLACES } from "./places";
import { plainName } from "./plain-name";
import { index } from "./zones";

export interface Suggestion {
  /** What is put into the field. */
  readonly value: string;
  /** What is said about it: its airports and its zone. */
  readonly label: string;
}

/** @param most of them */
export function suggestPlaces(text: string, most: number): Suggestion[] {
  const key = plainName(text);
  const code = text.trim().toUpperCase();
  if (key.length < 2) return [];
  const cities = PLACES.all
    .filter(({ city, codes }) => plainName(city).startsWith(key) || codes.includes(code))
    .map(({ city, codes, zone }) => ({
      value: city,
      label: [codes.join(", "), zone].filter(Boolean).join(" · "),
    }));
  const told = new Set(cities.map(({ value }) => plainName(value)));
  const zones = [...index().byName.values()].flatMap(({ name }) => {
    const city = plainName(name.split("/").at(-1) as string);
    return plainName(name).includes(key) && !told.has(city) ? [{ value: name, label: "" }] : [];
  });
  return [...cities, ...zones].slice(0, most);
}
