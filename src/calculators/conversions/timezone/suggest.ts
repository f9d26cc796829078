/** Suggests cities and zones for the text being typed. */
import { PLACES } from "./places";
import { plainName } from "./plain-name";
import { index } from "./zones";

export interface Suggestion {
  /** The text that goes into the field. */
  readonly value: string;
  /** A description: airport codes and zone. */
  readonly label: string;
}

/**
 * Cities that start with the text or whose airport code it is, then zones whose name contains it.
 *
 * @param limit maximum number of suggestions
 */
export function suggestPlaces(text: string, limit: number): Suggestion[] {
  const key = plainName(text);
  const code = text.trim().toUpperCase();
  if (key.length < 2) return [];
  const cities = PLACES.all
    .filter(({ city, codes }) => plainName(city).startsWith(key) || codes.includes(code))
    .map(({ city, codes, zone }) => ({
      value: city,
      label: [codes.join(", "), zone].filter(Boolean).join(" · "),
    }));
  const listed = new Set(cities.map(({ value }) => plainName(value)));
  const zones = [...index().byName.values()].flatMap(({ name }) => {
    const city = plainName(name.split("/").at(-1) as string);
    return plainName(name).includes(key) && !listed.has(city) ? [{ value: name, label: "" }] : [];
  });
  return [...cities, ...zones].slice(0, limit);
}
