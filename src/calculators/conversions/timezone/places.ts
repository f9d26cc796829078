/** Cities and airports by the names and codes that people type. Loaded only when one is typed. */
import { CITIES } from "../../../data/time-zones/cities";
import { plainName } from "./plain-name";

interface Place {
  readonly zone: string;
  readonly city: string;
  /** Codes of its airports. */
  readonly codes: readonly string[];
}

const all: readonly Place[] = Object.entries(CITIES).flatMap(([zone, cities]) =>
  cities.split(", ").map((text) => {
    const words = text.split(" ");
    const codes = words.filter((word) => /^[A-Z]{3}$/.test(word));
    return { zone, city: words.slice(0, words.length - codes.length).join(" "), codes };
  }),
);

export const PLACES = {
  all,
  byName: new Map(all.map((place) => [plainName(place.city), place])),
  byCode: new Map(all.flatMap((place) => place.codes.map((code) => [code, place] as const))),
} as const;
