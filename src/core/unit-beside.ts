/** Converts numbers whose unit is another input: a choice beside them. */
import { convertIn } from "../math/units/conversion";
import { meets, readsOf } from "./conditions";
import { significantDigits, writeConverted } from "./converted-measure";
import { convertCells } from "./converted-rows";
import { effectiveValues, usualDefault } from "./defaults";
import type { Field, Fields } from "./fields";
import type { Values } from "./parse";
import type { Situation, Texts, Typed } from "./unit-state";

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
  const chosen: Typed = {
    texts: { ...texts, ...unitsOfAnswers(fields, key, unit, current, texts), [key]: unit },
    units,
  };
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

/** The customary units of mechanics, into which answers follow, by the unit in which they are defined. */
const CUSTOMARY: Readonly<Record<string, string>> = {
  meter: "foot",
  "square-meter": "square-foot",
  "cubic-meter": "cubic-foot",
  kilogram: "pound",
  newton: "pound-force",
  joule: "foot-pound-energy",
  pascal: "psi",
  "meter-per-second": "foot-per-second",
  "meter-per-second-squared": "foot-per-second-squared",
  "newton-meter": "pound-foot",
  "kilogram-per-cubic-meter": "pound-per-cubic-foot",
};

/**
 * The units of answers that follow the unit `key` of a number: those of quantities without a number that were left as
 * they were. What is measured alike takes the same unit: the distance of an image is found in centimeters as soon as
 * that of the object is in them. The others go from metric to customary units and back: the pressure of pounds is one
 * in psi, unless another number was typed in metric units, or is none of mechanics: nobody wants heat in ft·lbf.
 */
export function unitsOfAnswers(fields: Fields, key: string, unit: string, current: Values, texts: Texts): Texts {
  const numbers = Object.entries(fields);
  if (!numbers.some(([, field]) => besideOf(field, key, current)?.isInField)) return {};
  const [before, system] = [systemOf(fields[key], current[key]), systemOf(fields[key], unit)];
  const ids = Object.keys(fields[key]?.units ?? {}).join();
  const isGiven = (other: string) =>
    numbers.some(([name, { unitKey, when }]) => unitKey === other && meets(when, current) && current[name] !== null);
  const isAgreed = numbers.every(([name, { unitKey, when }]) => {
    const choice = unitKey === undefined ? undefined : fields[unitKey];
    if (!choice || !hasSystems(choice) || !meets(when, current)) return true;
    const isTyped = unitKey !== key && texts[name] !== undefined;
    return (
      String(usualDefault(choice, {})) in CUSTOMARY &&
      (!isTyped || [undefined, system].includes(systemOf(choice, current[unitKey as string])))
    );
  });
  const following = numbers.flatMap(([other, field]) => {
    const { units = {} } = field;
    if (other === key || Object.keys(units).length === 0 || isGiven(other)) return [];
    const now = String(current[other]);
    const own = String(usualDefault(field, {}));
    const customary = CUSTOMARY[own] ?? "";
    if (Object.keys(units).join() === ids)
      return now === current[key] || (system === "us" && now === customary) ? [[other, unit]] : [];
    if (!isAgreed || !(customary in units)) return [];
    if (system === "us" && now === own) return [[other, customary]];
    return system === "metric" && before === "us" && now === customary ? [[other, own]] : [];
  });
  return Object.fromEntries(following);
}

/** The system of a unit; undefined for what is measured alike everywhere, such as a time, and for a multiple of g. */
function systemOf(field: Field | undefined, unit: unknown): string | undefined {
  return hasSystems(field) ? field?.units?.[String(unit)]?.system : undefined;
}

function hasSystems(field: Field | undefined): boolean {
  return Object.values(field?.units ?? {}).some(({ system }) => system === "us");
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
