/** Cities and airports by the names and codes that people type. Loaded only when one is typed. */
import { STATES } from "../../../data/tax/states";
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

/** Postal codes of provinces of Canada. */
const PROVINCES: Readonly<Record<string, string>> = {
  AB: "Alberta",
  BC: "British Columbia",
  MB: "Manitoba",
  NB: "New Brunswick",
  NS: "Nova Scotia",
  ON: "Ontario",
  QC: "Quebec",
  SK: "Saskatchewan",
};

const REGIONS = new Map<string, string>([...Object.entries(STATES), ...Object.entries(PROVINCES)]);

export const PLACES = {
  all,
  /** The name of a state or province by its postal code; other texts as they are. */
  regionOf: (text: string) => REGIONS.get(text.toUpperCase().replaceAll(".", "")) ?? text,
  byName: new Map(all.map((place) => [plainName(place.city), place])),
  byCode: new Map(all.flatMap((place) => place.codes.map((code) => [code, place] as const))),
} as const;
