/** Looks up time zones: names of the tz database, cities, airports, and what people call zones (reading/zone.ts). */
import { InputError } from "../../../core/calculator";
import { OnDemand, type Preparation } from "../../../core/on-demand";
import { ABBREVIATIONS } from "../../../data/time-zones/abbreviations";
import common from "../../../data/time-zones/common.json";
import { offsetText, SECONDS_PER_DAY } from "../../../math/dates/local-time";
import { ZoneHistory } from "../../../math/dates/zone-history";
import { joinWithOr } from "../../../math/words/lists";
import { quoted } from "../../../reading/reading";
import { plainName } from "./plain-name";

export interface Zone {
  /** Name in the tz database, or an offset: `America/New_York`, `UTC`, `+05:30`. */
  readonly id: string;
  /** The name that the data uses, which differs from `id` if that is an alias. */
  readonly canonical: string;
  /** `New York` */
  readonly city: string;
  readonly history: ZoneHistory;
}

/** The release of the tz database, and its date. */
export const RELEASE = { name: common.release, date: common.released } as const;

/** All zones except those built into the page, the aliases, and what people call zones, such as Pacific time. */
export const allZones = new OnDemand(async () => {
  const [all, names] = await Promise.all([
    import("../../../data/time-zones/all.json"),
    import("../../../reading/zone"),
  ]);
  return { ...all.default, read: names.zone };
});
/** Cities and airports. */
export const places = new OnDemand(async () => (await import("./places")).PLACES);

const UTC_ONLY = new ZoneHistory("0|||");

/** What must be loaded to read these zones; null if nothing, as for the zones of the example. */
export function missingZones(texts: readonly string[]): Preparation | null {
  const unknown = texts.filter((text) => !fixedZone(text) && !ownZone(text));
  if (unknown.length === 0) return null;
  if (!allZones.ready) return { needed: true, load: () => allZones.load() };
  if (unknown.every((text) => meaningsOf(text) || namedZone(text))) return null;
  return places.ready ? null : { needed: true, load: () => places.load() };
}

/**
 * @param field the input that an error refers to
 * @param place position in a list, as a prefix of error messages: `Person 2: `
 * @throws InputError if the text does not name a zone
 */
export function zoneOf(text: string, field: string, place = ""): Zone {
  const zone = findZone(text);
  if (zone) return zone;
  const choices = zoneChoices(text);
  if (choices) {
    const cities = choices.map(({ city, meaning }) => (meaning ? `${meaning} (${city})` : city));
    throw new InputError(field, `${place}${quoted(text)} can mean ${joinWithOr(cities)}. Choose a city.`);
  }
  throw new InputError(
    field,
    text.trim() === ""
      ? `${place}Enter a city, such as Chicago, or a time zone.`
      : `${place}“${text.trim()}” is not in the time zone database. Try a city such as Chicago.`,
  );
}

export interface ZoneChoice {
  readonly city: string;
  /** What the name means there: `eastern Australia`. */
  readonly meaning?: string | undefined;
}

/** The cities of the zones that a name may mean, if there are several. */
export function zoneChoices(text: string): readonly ZoneChoice[] | null {
  const meanings = meaningsOf(text);
  return choicesOf(text)?.map((id, i) => ({ city: cityOf(id), meaning: meanings?.[i] })) ?? null;
}

function meaningsOf(text: string): readonly string[] | undefined {
  const key = text.trim().toUpperCase();
  return Object.hasOwn(ABBREVIATIONS, key) ? ABBREVIATIONS[key] : undefined;
}

const OFFSET = /^(UTC|GMT)? ?([+\-−]) ?(\d{1,2})(?::?([0-5]\d))?$/i;

/** UTC, an offset from UTC, or AoE (“anywhere on Earth”, UTC−12); null for other texts. */
function fixedZone(text: string): Zone | null {
  const plain = text.trim();
  if (/^(?:utc|z)$/i.test(plain)) return { id: "UTC", canonical: "UTC", city: "UTC", history: UTC_ONLY };
  if (/^(?:aoe|anywhere on earth)$/i.test(plain))
    return { id: "AoE", canonical: "AoE", city: "Anywhere on Earth", history: fixedAt(-12 * 3600) };
  const match = OFFSET.exec(plain);
  if (!match) return null;
  const [, prefix = "", sign, hours, minutes = "0"] = match;
  const size = 3600 * Number(hours) + 60 * Number(minutes);
  // `GMT+0` is a name in the database.
  if (size >= SECONDS_PER_DAY || (size === 0 && prefix.toUpperCase() === "GMT")) return null;
  const offset = sign === "+" || size === 0 ? size : -size;
  const id = prefix.toUpperCase() + offsetText(offset);
  return { id, canonical: id, city: `UTC${offsetText(offset).replace("-", "−")}`, history: fixedAt(offset) };
}

function fixedAt(offset: number): ZoneHistory {
  return new ZoneHistory(`${offset}|||`);
}

const histories = new Map<string, ZoneHistory>();

/** A loaded zone of the database by its name in any case. */
function listedZone(text: string): Zone | null {
  const { byName } = index();
  const entry = byName.get(text.trim().toLowerCase().replaceAll(" ", "_"));
  if (!entry) return null;
  const { name, canonical, content } = entry;
  let history = histories.get(canonical);
  if (!history) {
    history = new ZoneHistory(content);
    histories.set(canonical, history);
  }
  return { id: name, canonical, city: cityOf(name), history };
}

/** A loaded zone by the city that it is named after: `New York`. */
function cityZone(text: string): Zone | null {
  const name = index().byCity.get(plainName(text));
  return name === undefined ? null : listedZone(name);
}

/** The text that names a zone in a field: its city, unless that would be read as another zone. */
export function zoneText({ id, city }: Zone): string {
  const named = meaningsOf(city) ? null : findZone(city);
  return named?.id === id ? city : id;
}

function findZone(text: string): Zone | null {
  const zone = fixedZone(text) ?? ownZone(text);
  return zone ?? (choicesOf(text) ? null : (placeZone(text) ?? namedZone(text) ?? qualifiedZone(text)));
}

/** A loaded zone by its name or city. Some abbreviations are names in the database, too, of zones without summer time. */
function ownZone(text: string): Zone | null {
  return meaningsOf(text) ? null : (listedZone(text) ?? cityZone(text));
}

/**
 * The zone of a city with its state or country: `Austin, TX`, `London, UK`; or with the word: `New York City`. `Paris,
 * Texas` is not the Paris that is known.
 */
function qualifiedZone(text: string): Zone | null {
  const bare = text.replace(/ city$/i, "");
  if (bare !== text) return findZone(bare);
  const [city = "", region, country] = text.split(",").map((part) => part.trim());
  const zone = region && places.ready ? (ownZone(city) ?? placeZone(city) ?? namedZone(city)) : null;
  if (!zone || !region || (country && zonesIn(country).length === 0)) return null;
  return zonesIn(region).some((id) => listedZone(id)?.canonical === zone.canonical) ? zone : null;
}

/** The main zones of a state or country; none if it is unknown. */
function zonesIn(region: string): readonly string[] {
  const read = allZones.value.read(places.value.regionOf(region), { find: (name) => ownZone(name)?.id ?? null });
  return "value" in read ? [read.value] : "choices" in read ? read.choices : [];
}

/** The zone of a country, a state or an abbreviation, or an offset. */
function namedZone(text: string): Zone | null {
  if (!allZones.ready) return null;
  const find = (name: string) => (listedZone(name) ?? cityZone(name) ?? placeZone(name))?.id ?? null;
  const read = allZones.value.read(text, { find });
  return "value" in read ? (fixedZone(read.value) ?? listedZone(read.value)) : null;
}

/** The zones that a name may mean, if there are several: those of EST, or of Texas. */
function choicesOf(text: string): readonly string[] | null {
  if (!allZones.ready || (listedZone(text) && !meaningsOf(text))) return null;
  const read = allZones.value.read(text);
  return "choices" in read ? read.choices : null;
}

/** The zone of a city that no zone is named after, or of an airport. */
function placeZone(text: string): Zone | null {
  const key = plainName(text);
  if (key === "" || !allZones.ready || !places.ready) return null;
  const place = places.value.byName.get(key) ?? places.value.byCode.get(text.trim().toUpperCase());
  const zone = place && listedZone(place.zone);
  return zone ? { ...zone, city: place.city } : null;
}

interface Entry {
  readonly name: string;
  readonly canonical: string;
  readonly content: string;
}

interface Index {
  readonly byName: ReadonlyMap<string, Entry>;
  /** Zone names by city. */
  readonly byCity: ReadonlyMap<string, string>;
}

let known: { readonly complete: boolean; readonly index: Index } | undefined;

/** All loaded zones, by name and by city. */
export function index(): Index {
  const complete = allZones.ready;
  if (known?.complete === complete) return known.index;
  const byName = new Map<string, Entry>();
  const byCity = new Map<string, string>();
  const contents: Readonly<Record<string, string>> = {
    ...(complete && allZones.value.zones),
    ...common.zones,
  };
  const add = (name: string, canonical: string) => {
    byName.set(name.toLowerCase(), { name, canonical, content: contents[canonical] as string });
    const city = plainName(cityOf(name));
    if (/^(?!Etc|SystemV).+\//.test(name) && !byCity.has(city)) byCity.set(city, name);
  };
  for (const name of Object.keys(contents)) add(name, name);
  if (complete)
    for (const [zone, names] of Object.entries(allZones.value.links))
      for (const name of names.split(" ")) add(name, zone);
  known = { complete, index: { byName, byCity } };
  return known.index;
}

/** `America/Argentina/Buenos_Aires` → `Buenos Aires` */
function cityOf(name: string): string {
  return (name.split("/").at(-1) as string).replaceAll("_", " ");
}
