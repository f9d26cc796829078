/** Converts numbers whose unit is another input: a choice beside them. */
import { convertIn } from "../math/units/conversion";
import { unitsOfAnswers } from "./answer-units";
import { meets, readsOf } from "./conditions";
import { significantDigits, writeConverted } from "./converted-measure";
import { convertCells } from "./converted-rows";
import { effectiveValues } from "./defaults";
import type { Field } from "./fields";
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
