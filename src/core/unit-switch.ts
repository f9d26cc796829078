/**
 * Converts typed texts when units change, either for all inputs, by a choice such as `unitSystem`, or for one measure
 * at its field. Switching back restores exactly what was typed.
 */
import { convertIn } from "../math/units/conversion";
import { convert, dimensionOf, type UnitSymbol } from "../math/units/units";
import { isBy, meets, readsOf, resolve } from "./conditions";
import { convertPart, significantDigits, totalOf, writeConverted } from "./converted-measure";
import { effectiveValues } from "./defaults";
import type { Field, Fields } from "./fields";
import { measuresOf, type Part, unitOf, unitsIn } from "./measures";
import type { Json, JsonObject, Values } from "./parse";
import type { Conversion, Entry, UnitState } from "./unit-state";

type Texts = Readonly<Record<string, string>>;

export interface Typed {
  readonly texts: Texts;
  readonly units: UnitState;
}

/** The typed texts, and the inputs as JSON values. */
export interface Situation extends Typed {
  readonly fields: Fields;
  readonly json: Readonly<Record<string, Json>>;
  /** The visitor uses a decimal comma: 1,5 is one and a half. */
  readonly decimalComma?: boolean;
}

/**
 * Chooses `value` for the input `key`. If that changes units, typed numbers are converted, and so are the examples in
 * the same place, because they belong together. Places in which nothing was typed show the examples of the new units.
 */
export function switchChoice(situation: Situation, key: string, value: string): Typed {
  const { fields, texts, json, units, decimalComma } = situation;
  const before = effectiveValues(fields, json);
  const chosenValues = effectiveValues(fields, { ...json, [key]: value });
  const chosen = switchLists(situation, before, chosenValues, { texts: { ...texts, [key]: value }, units });
  if (changesOf(fields, before, chosenValues).length === 0) return chosen;

  const next = switchDefaults(chosen, fields, key, before, { ...before, [key]: value });
  const isSwitched = (other: string) => other === key || next.texts[other] !== texts[other];
  const kept = Object.entries(json).filter(([other]) => !isSwitched(other));
  const switched = Object.entries(next.texts).filter(([other]) => isSwitched(other));
  const after = effectiveValues(fields, Object.fromEntries([...kept, ...switched]));

  const isTyped = (parts: readonly Part[]) => parts.some((part) => texts[part.key] !== undefined);
  const fieldOf = (parts: readonly Part[]) => fields[(parts[0] as Part).key] as Field;
  const changes = changesOf(fields, before, after);
  const places = new Set(
    changes.filter(({ from }) => isTyped(from) && !from[0]?.price).map(({ from }) => fieldOf(from).place?.name),
  );
  return changes.reduce<Typed>((typed, { name, from, to }) => {
    const belongsToTyped = places.has(fieldOf(from).place?.name) && !from[0]?.price;
    if (!isTyped(from) && !belongsToTyped) return typed;
    const unit = to[0]?.unit === "st" && !units.stones ? "lb" : "";
    const entry = { parts: to, unit };
    const last = units.conversions[name];
    const isBack = last && isUntouched(last, from, texts) && signature(last.from.parts) === signature(to);
    // Back in the earlier units, a measure is shown as it was entered: `11 st 4`, not 158 lb.
    return convertEntry(typed, name, from, isBack ? last.from : entry, before, decimalComma);
  }, next);
}

/** Converts the cells of typed rows in columns whose unit changes. */
function switchLists(situation: Situation, before: Values, after: Values, typed: Typed): Typed {
  return Object.entries(situation.fields).reduce<Typed>((switched, [key, { columns = {} }]) => {
    const changes = Object.entries(columns).flatMap(([column, field]) => {
      const [from, to] = [unitOf(field, before), unitOf(field, after)];
      const isChanged = from && to && from !== to && dimensionOf(from) === dimensionOf(to);
      return isChanged ? [{ column, from, to, convert: (value: number) => convert(value, from, to) }] : [];
    });
    return changes.length > 0 ? convertCells(situation, switched, key, changes) : switched;
  }, typed);
}

/** A column whose unit changes. */
interface ColumnChange {
  readonly column: string;
  readonly from: string;
  readonly to: string;
  /** Null if the value has none in the new unit. */
  readonly convert: (value: number) => number | null;
}

/**
 * Converts the cells of the list `key` if its rows were typed.
 * @param choice the choice of their unit, if it is not that of all measures
 */
function convertCells(
  { json, units, decimalComma }: Situation,
  typed: Typed,
  key: string,
  changes: readonly ColumnChange[],
  choice = "",
): Typed {
  const rows = json[key];
  const old = typed.texts[key];
  if (old === undefined || !Array.isArray(rows)) return typed;
  // The values that were read are converted; other cells stay as they were typed.
  const convertRow = (row: JsonObject, index: number) => {
    const made: Record<string, Json | undefined> = { ...row };
    for (const { column, convert } of changes) {
      const value = rows[index]?.[column];
      const converted = typeof value === "number" ? convert(value) : null;
      if (converted === null) continue;
      const text = writeConverted(converted, significantDigits(String(value)));
      made[column] = decimalComma ? text.replace(".", ",") : text;
    }
    return made;
  };
  const place = choice ? `${choice} ${key}` : key;
  const last = units.conversions[place];
  const isBack = last?.texts[key] === old && last.from.unit === changes.map(({ to }) => to).join(" ");
  const made = isBack ? (last.from.texts[key] as string) : JSON.stringify(JSON.parse(old).map(convertRow));
  const from = {
    parts: [],
    unit: changes.map(({ from }) => from).join(" "),
    texts: { [key]: old },
    total: null,
  };
  return {
    texts: { ...typed.texts, [key]: made },
    units: {
      ...typed.units,
      conversions: { ...typed.units.conversions, [place]: { from, texts: { [key]: made } } },
    },
  };
}

/** The measures that are entered in different units or inputs after a change. */
function changesOf(fields: Fields, before: Values, after: Values) {
  const measures = measuresOf(fields, before);
  return [...measuresOf(fields, after)].flatMap(([name, to]) => {
    const from = measures.get(name);
    return from && areConvertible(from, to) && signature(from) !== signature(to) ? [{ name, from, to }] : [];
  });
}

/** Shows the measure `name` in `unit` instead of the units of its inputs, or in those again if `unit` is empty. */
export function chooseUnit(situation: Situation, name: string, unit: string): Typed {
  const { fields, texts, json, units, decimalComma } = situation;
  const before = effectiveValues(fields, json);
  const parts = measuresOf(fields, before).get(name);
  return parts ? convertEntry({ texts, units }, name, parts, { parts, unit }, before, decimalComma) : { texts, units };
}

/** A number with its unit in a choice, and whether it is a price, which is per that unit. */
interface Beside {
  readonly isPrice: boolean;
  readonly isInField: boolean;
}

/** How the choice `key` is the unit of a number; null if it is not, or if the number is what a converter is asked. */
function besideOf(field: Field, key: string, current: Values): Beside | null {
  const { unitIn, perUnitIn, keepsNumber } = readsOf(field, current);
  const isInField = field.unitKey === key;
  if (keepsNumber || !(isInField || unitIn === key || perUnitIn === key)) return null;
  return meets(field.when, current) ? { isPrice: perUnitIn === key, isInField } : null;
}

/**
 * Sets the choice `key`, which holds the unit of numbers, and converts them: one that has the choice to itself whether
 * or not it was typed, and those that share it, or are cells of a list, if they were typed.
 */
export function chooseUnitBeside(situation: Situation, key: string, unit: string): Typed {
  const { fields, texts, json, units } = situation;
  const current = effectiveValues(fields, json);
  const chosen: Typed = { texts: { ...texts, ...unitsOfAnswers(fields, key, unit, current), [key]: unit }, units };
  const numbers = Object.entries(fields).flatMap(([name, field]) => {
    const beside = typeof current[name] === "number" ? besideOf(field, key, current) : null;
    return beside ? [{ name, ...beside }] : [];
  });
  const converted = numbers.reduce<Typed>((typed, number) => {
    const isConverted = number.isInField || numbers.length === 1 || texts[number.name] !== undefined;
    return isConverted ? convertBeside(situation, typed, key, unit, number, current) : typed;
  }, chosen);
  return Object.entries(fields).reduce<Typed>((typed, [name, { columns = {}, when }]) => {
    const changes = Object.entries(columns).flatMap(([column, field]) => {
      const beside = besideOf(field, key, current);
      const from = String(current[key]);
      const [source, target] = beside?.isPrice ? [unit, from] : [from, unit];
      const to = (value: number) => convertIn(fields[key]?.units, value, source, target);
      return beside && from !== unit ? [{ column, from, to: unit, convert: to }] : [];
    });
    return changes.length > 0 && meets(when, current) ? convertCells(situation, typed, name, changes, key) : typed;
  }, converted);
}

/**
 * The units of answers that follow the unit `key` of a number: those of quantities without a number, measured alike and
 * still in the same unit. The distance of an image is found in centimeters as soon as that of the object is in them.
 */
function unitsOfAnswers(fields: Fields, key: string, unit: string, current: Values): Texts {
  const numbers = Object.entries(fields);
  if (!numbers.some(([, field]) => besideOf(field, key, current)?.isInField)) return {};
  const ids = Object.keys(fields[key]?.units ?? {}).join();
  const isGiven = (other: string) =>
    numbers.some(([name, { unitKey, when }]) => unitKey === other && meets(when, current) && current[name] !== null);
  const following = numbers.filter(
    ([other, { units = {} }]) =>
      other !== key && current[other] === current[key] && Object.keys(units).join() === ids && !isGiven(other),
  );
  return Object.fromEntries(following.map(([other]) => [other, unit]));
}

function convertBeside(
  situation: Situation,
  typed: Typed,
  key: string,
  unit: string,
  { name, isPrice, isInField }: Beside & { readonly name: string },
  current: Values,
): Typed {
  const { fields, texts, units, decimalComma } = situation;
  const value = current[name] as number;
  const place = isInField ? key : `${key} ${name}`;
  const last = units.conversions[place];
  const before: Texts = texts[name] === undefined ? {} : { [name]: texts[name] };
  // A number that has not changed since its last conversion is converted from the text originally typed.
  const isUntouched = last !== undefined && last.texts[name] === texts[name];
  const source = isUntouched ? last.from : { parts: [], unit: String(current[key]), texts: before, total: value };
  const total = source.total ?? value;
  const { units: choosable } = fields[key] as Field;
  const converted = isPrice
    ? convertIn(choosable, total, unit, source.unit)
    : convertIn(choosable, total, source.unit, unit);
  if (converted === null) return typed;
  const text = writeConverted(converted, significantDigits(String(source.total)));
  const made = source.unit === unit ? source.texts[name] : decimalComma ? text.replace(".", ",") : text;
  const { [name]: _, ...others } = typed.texts;
  return {
    texts: made === undefined ? others : { ...others, [name]: made },
    units: {
      ...typed.units,
      conversions: {
        ...typed.units.conversions,
        [place]: { from: source, texts: made === undefined ? {} : { [name]: made } },
      },
    },
  };
}

/** Writes the parts read from a text such as `5 ft 11` into the inputs of the measure. */
export function settleParts(
  { given, ...situation }: Situation & { readonly given: ReadonlySet<string> },
  name: string,
): Typed {
  const { fields, texts, json, units, decimalComma } = situation;
  const values = effectiveValues(fields, json);
  const parts = measuresOf(fields, values).get(name) ?? [];
  const isGiven = !units.chosen[name] && parts.some(({ key }) => given.has(key));
  const total = isGiven ? totalOf(parts, values) : null;
  const [first] = parts;
  // A field for stones is filled only if stones were typed: `163 lb` and `74 kg` stay as they are.
  const isPoundsAlone =
    first?.unit === "st" &&
    !units.stones &&
    texts[first.key] === undefined &&
    !parts.some(({ key }) => /st/i.test(texts[key] ?? ""));
  if (total === null || isPoundsAlone) return { texts, units };
  const made = converted({ parts, unit: "", texts, total }, { parts, unit: "" }, decimalComma);
  return { texts: { ...texts, ...made }, units };
}

function convertEntry(
  { texts, units }: Typed,
  name: string,
  from: readonly Part[],
  to: Entry,
  values: Values,
  decimalComma?: boolean,
): Typed {
  const last = units.conversions[name];
  const source =
    last && isUntouched(last, from, texts)
      ? last.from
      : {
          parts: from,
          unit: units.chosen[name] ?? "",
          texts: textsOf(from, texts),
          total: totalOf(from, values),
        };
  const back = source.unit === to.unit && signature(source.parts) === signature(to.parts);
  const made = back ? source.texts : converted(source, to, decimalComma);
  const others = Object.entries(texts).filter(([key]) => !from.some((part) => part.key === key));
  return {
    texts: { ...Object.fromEntries(others), ...made },
    units: {
      ...units,
      chosen: { ...units.chosen, [name]: to.unit },
      conversions: { ...units.conversions, [name]: { from: source, texts: made } },
    },
  };
}

function converted({ parts, unit, texts, total }: Conversion["from"], to: Entry, decimalComma = false): Texts {
  const last = to.parts.at(-1) as Part;
  if (total === null) {
    // There is no number to convert, so the text stays.
    const typed = Object.values(texts);
    return typed.length === 0 ? {} : { [last.key]: typed.find((text) => text.trim() !== "") ?? "" };
  }
  const source = parts.at(-1) as Part;
  const units = to.unit ? unitsIn(to.unit) : to.parts.map((part) => part.unit);
  const typed = unit ? convert(total, source.unit, unitsIn(unit).at(-1) as UnitSymbol) : total;
  const digits = significantDigits(String(Number(typed.toPrecision(12))));
  const inPart = convertPart(total, source, last);
  const value = to.unit ? convert(inPart, last.unit, units.at(-1) as UnitSymbol) : inPart;
  const written = split(writeConverted(value, digits), units);
  const numbers = decimalComma ? written.map((number) => number.replace(".", ",")) : written;
  // The whole measure goes into the last input: 67 inches is 0 feet and 67 inches.
  if (to.unit === last.unit)
    return Object.fromEntries(to.parts.map((part) => [part.key, part === last ? (numbers[0] as string) : "0"]));
  return to.unit
    ? { [last.key]: numbers.map((number, i) => `${number} ${units[i]}`).join(" ") }
    : Object.fromEntries(to.parts.map(({ key }, i) => [key, numbers[i] as string]));
}

/** Splits a number in the last unit into whole numbers of the larger units and the remainder. */
function split(text: string, units: readonly UnitSymbol[]): string[] {
  const decimals = text.split(".")[1]?.length ?? 0;
  const smallest = units.at(-1) as UnitSymbol;
  let rest = Number(text);
  return units.map((unit, i) => {
    if (i === units.length - 1) return i === 0 ? text : String(Number(rest.toFixed(decimals)));
    const size = convert(1, unit, smallest);
    const whole = Math.floor(rest / size + 1e-9);
    rest -= whole * size;
    return String(whole);
  });
}

/** Switches choices whose default depends on the units. Each unit system remembers its own choices. */
function switchDefaults({ texts, units }: Typed, fields: Fields, key: string, before: Values, after: Values): Typed {
  const next: Record<string, string> = { ...texts };
  const choices: Record<string, string | undefined> = { ...units.choices };
  for (const [other, field] of Object.entries(fields)) {
    if (field.type !== "choice" || other === key || !isBy(field.default)) continue;
    if (resolve(field.default, before) === resolve(field.default, after)) continue;
    choices[`${other} ${before[key]}`] = texts[other];
    const kept = choices[`${other} ${after[key]}`];
    if (kept === undefined) delete next[other];
    else next[other] = kept;
  }
  return { texts: next, units: { ...units, choices } };
}

/** Whether the texts written by a conversion are still unchanged. */
function isUntouched(last: Conversion, parts: readonly Part[], texts: Texts): boolean {
  return Object.keys({ ...last.texts, ...textsOf(parts, texts) }).every((key) => last.texts[key] === texts[key]);
}

function areConvertible(from: readonly Part[], to: readonly Part[]): boolean {
  return dimensionOf((from[0] as Part).unit) === dimensionOf((to[0] as Part).unit);
}

function signature(parts: readonly Part[]): string {
  return parts.map(({ key, unit }) => `${key} ${unit}`).join();
}

function textsOf(parts: readonly Part[], texts: Texts): Texts {
  return Object.fromEntries(parts.flatMap(({ key }) => (texts[key] === undefined ? [] : [[key, texts[key]]])));
}
