/**
 * Questions about units: `5 ft 11 in to cm`, `how many ounces in 750 ml`, `32 psig to bar`, and with an ingredient, `1 tbsp
 * butter in grams`.
 */
import { type QueryOptions, readQuery, type UnitQuery } from "../math/units/query";
import { QueryError } from "../math/units/query-error";
import type { UnitNames } from "../math/units/unit-names";
import { plainText } from "./number";
import type { Habits, Refused } from "./reading";

export interface UnitQuestion extends UnitQuery {
  /** ID of the food that the question is about; null if it names none. */
  readonly ingredient: string | null;
}

export interface QuestionOptions {
  /** The quantity, if one was chosen. */
  readonly quantity?: string;
  /** IDs of the foods that may be named, such as `sugar-brown-packed`, the usual kind of each first. */
  readonly ingredients?: readonly string[];
}

/** Reads a question in words or signs. */
export function unitQuestion(
  text: string,
  names: UnitNames,
  { quantity, ingredients = [] }: QuestionOptions = {},
  habits: Habits = {},
): UnitQuestion | Refused {
  const options: QueryOptions = { style: habits, ...(quantity !== undefined && { quantity }) };
  try {
    return { ...readQuery(text, names, options), ingredient: null };
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    const plain = plainText(text);
    const food = foodIn(plain, ingredients);
    const query = food && attempt(food.rest, ["mass", "volume"], names, { ...options, food: true });
    if (food && query) return { ...query, ingredient: food.id };
    const reworded = rewordings(plain).map(([words, kinds]) => attempt(words, kinds, names, options));
    const other = reworded.find(Boolean);
    return other ? { ...other, ingredient: null } : { refusal: error.message, part: text.trim() };
  }
}

/** Reads a question about these quantities; null for another one. */
function attempt(
  text: string,
  kinds: readonly string[] | undefined,
  names: UnitNames,
  options: QueryOptions,
): UnitQuery | null {
  try {
    const query = readQuery(text, names, options);
    const units = [...query.terms.map(({ unit }) => unit), ...query.targets];
    return !kinds || units.every(({ quantity }) => kinds.includes(quantity ?? "")) ? query : null;
  } catch (error) {
    if (error instanceof QueryError) return null;
    throw error;
  }
}

/** Words for what is converted, and its quantities. */
const ABOUT: Readonly<Record<string, string>> = {
  temperature: "temperature",
  length: "length",
  height: "length",
  distance: "length",
  weight: "mass",
  mass: "mass",
  area: "area",
  volume: "volume",
  speed: "speed",
  pressure: "pressure",
  energy: "energy",
  time: "time",
};

/** The same question in other words, with the quantities that it names: `knots to mph 20`, `temperature 37 c in f`. */
function rewordings(text: string): [words: string, kinds?: readonly string[]][] {
  const [, about = "", rest = ""] = /^(\p{L}+) (.+)$/u.exec(text) ?? [];
  const kind = Object.hasOwn(ABOUT, about.toLowerCase()) ? ABOUT[about.toLowerCase()] : undefined;
  const numberFirst = text.replace(/^(\D+?) (to|in|into) (\D+?) ([\d.,]+)$/i, "$4 $1 $2 $3");
  return kind === undefined ? [[numberFirst]] : [[rest, [kind]], [numberFirst]];
}

/** The food that a text names, by the longest of its names, and the text without it. */
function foodIn(text: string, ids: readonly string[]): { readonly id: string; readonly rest: string } | null {
  const known = ids
    .flatMap((id) => namesOf(id).map((name) => ({ id, name })))
    .sort((a, b) => b.name.length - a.name.length);
  for (const { id, name } of known) {
    const found = new RegExp(` (?:of )?${name}s?(?=$|[ ,?])`, "i").exec(text);
    if (found) return { id, rest: text.slice(0, found.index) + text.slice(found.index + found[0].length) };
  }
  return null;
}

/** The names of `sugar-brown-packed`: `brown packed sugar`, `brown sugar`, `sugar`. */
function namesOf(id: string): readonly string[] {
  const [food = "", ...kinds] = id.split("-");
  const all = [...kinds.map((_, i) => [...kinds.slice(0, kinds.length - i), food].join(" ")), food];
  return [...new Set([...all, id.replaceAll("-", " ")])];
}
