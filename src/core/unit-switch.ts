/**
 * Converts typed texts when units change, either for all inputs, by a choice such as `unitSystem`, or for one measure
 * at its field. Switching back restores exactly what was typed.
 */
import { convert, dimensionOf, type UnitSymbol } from "../math/units/units";
import { isBy, resolve } from "./conditions";
import { convertPart, significantDigits, totalOf, writeConverted } from "./converted-measure";
import { convertCells } from "./converted-rows";
import { effectiveValues } from "./defaults";
import type { Field, Fields } from "./fields";
import { measuresOf, type Part, unitOf, unitsIn } from "./measures";
import type { Values } from "./parse";
import type { Conversion, Entry, Situation, Texts, Typed } from "./unit-state";

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
