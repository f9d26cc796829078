/**
 * Time zones by what people call them: `UTC -4`, `GMT +5:30`, `EST`, `PT`, `Pacific time`, `India`, `California`, `NYC`.
 * The names of the tz database and cities are looked up by the caller.
 */
import { ABBREVIATION_ZONES } from "../data/time-zones/abbreviation-zones";
import { REGIONS, SEVERAL, TIMES } from "../data/time-zones/named-zones";
import { offsetText } from "../math/dates/local-time";
import { plainText } from "./number";
import {
  type Asked,
  because,
  quoted,
  type Reading,
  type Refused,
  refuse,
  type Understood,
  type Wanted,
} from "./reading";

export interface ZoneField extends Asked {
  /** The visitor's own zone, which is the first of several choices if it is among them. */
  readonly own?: string;
  /** Finds a zone of the tz database by its name, or by a city; null for other texts. */
  readonly find?: (name: string) => string | null;
}

/** A name with several meanings, from which the visitor chooses. */
export interface Ambiguous extends Refused {
  readonly choices: readonly string[];
}

const WANTED: Wanted = { what: "a city or a time zone", example: "Chicago or UTC+5:30" };
const OFFSET = /^(utc|gmt)? ?([-+]) ?(\d{1,2})(?::?([0-5]\d)|\.(25|5|75))? ?(?:h|hours?)?$/i;
const MAX_OFFSET = 14 * 3600;
const MIN_OFFSET = -12 * 3600;

const TIME = / (?:(?:standard|daylight|summer) )?time(?: zone)?$/i;

/** Reads a zone as its name in the tz database, `UTC`, or an offset such as `UTC-04:00`. */
export function zone(text: string, field: ZoneField = {}): Reading<Understood<string>> | Ambiguous {
  const plain = plainText(text).replace(/[\u2010-\u2015]/g, "-");
  const offset = OFFSET.exec(plain);
  if (offset) return offsetZone(offset, field);
  const name = plain.toLowerCase().replace(/\./g, "").replace(/^the /, "");
  if (/^(?:utc|gmt|z)$/.test(name)) return { value: "UTC" };
  const abbreviation = plain.toUpperCase().replace(/\./g, "");
  const abbreviated = Object.hasOwn(ABBREVIATION_ZONES, abbreviation) ? ABBREVIATION_ZONES[abbreviation] : undefined;
  if (abbreviated) return oneOf(abbreviated, plain, field);
  const exact = field.find?.(plain) ?? null;
  const place = name.replace(TIME, "");
  const isTime = place !== name;
  const several = Object.hasOwn(SEVERAL, place) ? SEVERAL[place] : undefined;
  if (several) return oneOf(several, plain, field);
  const named = (isTime || place.length <= 3 ? own(TIMES, place) : undefined) ?? regionZone(place) ?? own(TIMES, place);
  const city = isTime ? plain.replace(TIME, "") : "";
  const found = exact ?? named ?? (city ? (field.find?.(city) ?? null) : null);
  return found ? { value: found } : refuse(plain, WANTED, field);
}

function own(table: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

function offsetZone(
  [text, prefix = "", sign, hours, minutes, fraction]: RegExpExecArray,
  field: ZoneField,
): Reading<Understood<string>> {
  const seconds = 3600 * Number(hours) + 60 * Number(minutes ?? 0) + 3600 * Number(`0.${fraction ?? 0}`);
  const offset = sign === "-" ? -seconds : seconds;
  if (offset > MAX_OFFSET || offset < MIN_OFFSET)
    return because(text, "Offsets from UTC go from -12:00 to +14:00.", WANTED, field);
  return { value: offset === 0 ? "UTC" : `${prefix.toUpperCase()}${offsetText(offset)}` };
}

/** The only zone, or a choice among several, the visitor's own first. */
function oneOf(zones: readonly string[], text: string, field: ZoneField): Reading<Understood<string>> | Ambiguous {
  const [only, ...more] = zones;
  if (only !== undefined && more.length === 0) return { value: only };
  const isOwn = (name: string) => (name === field.own ? 0 : 1);
  const choices = [...zones].sort((a, b) => isOwn(a) - isOwn(b));
  return { ...because(text, `${quoted(text)} could be ${choices.join(", ")}.`, WANTED, field), choices };
}

let byRegion: ReadonlyMap<string, string> | undefined;

/** The zone of a country or state, by its name without accents. */
function regionZone(name: string): string | undefined {
  byRegion ??= new Map(
    Object.entries(REGIONS).flatMap(([id, names]) => names.split(", ").map((one) => [simple(one), id] as const)),
  );
  return byRegion.get(simple(name));
}

function simple(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, "");
}
