/** Units on a calculator's page: changed for all inputs, or at one field. */
import { type Dispatch, type RefObject, type SetStateAction, useCallback } from "react";
import type { AnyCalculator } from "../../core/calculator";
import type { Field, Fields } from "../../core/fields";
import { measureName, measuresOf, type Part, unitOf, unitsIn } from "../../core/measures";
import type { Json, Values } from "../../core/parse";
import type { UnitState } from "../../core/unit-state";
import type { Typed } from "../../core/unit-switch";
import { convert, type Dimension, dimensionOf, isUnit, type UnitSymbol } from "../../math/units/units";
import { rememberUnits } from "../preferences/units";
import type { PageState } from "./state";
import type { TextAnswers } from "./text-answers-loader";

type Texts = Readonly<Record<string, string>>;

interface Snapshot {
  readonly texts: Texts;
  readonly json: Readonly<Record<string, Json>>;
  readonly given: ReadonlySet<string>;
  readonly units: UnitState;
  readonly decimalComma?: boolean;
}

/** Handlers of inputs that know of units; they stay the same functions while the page is open. */
export function useUnitHandlers(
  calculator: AnyCalculator,
  latest: RefObject<Snapshot>,
  setTexts: Dispatch<SetStateAction<Texts>>,
  setUnits: Dispatch<SetStateAction<UnitState>>,
  withTextAnswers: (work: (module: TextAnswers) => void) => void,
) {
  const fields: Fields = calculator.inputs;
  const apply = useCallback(
    ({ texts, units }: Typed) => {
      setTexts(texts);
      setUnits(units);
    },
    [setTexts, setUnits],
  );
  const setInput = useCallback(
    (key: string, text: string) => {
      const { texts, units } = latest.current;
      // Where nothing was typed, nothing is to be converted.
      const isUntouched = Object.keys(texts).length + Object.keys(units.chosen).length === 0;
      if (fields[key]?.type !== "choice" || isUntouched) setTexts((current) => ({ ...current, [key]: text }));
      else
        withTextAnswers(({ switchChoice }) => apply(switchChoice({ fields, ...latest.current }, key, text)));
      if (key === "unitSystem") rememberUnits(text, fields);
    },
    [fields, latest, setTexts, apply, withTextAnswers],
  );
  const setUnit = useCallback(
    (measure: string, unit: string) =>
      withTextAnswers(({ chooseUnit }) => apply(chooseUnit({ fields, ...latest.current }, measure, unit))),
    [fields, latest, apply, withTextAnswers],
  );
  const settleMeasure = useCallback(
    (measure: string) => {
      if (latest.current.given.size > 0)
        withTextAnswers(({ settleParts }) => apply(settleParts({ fields, ...latest.current }, measure)));
    },
    [fields, latest, apply, withTextAnswers],
  );
  return { setInput, setUnit, settleMeasure };
}

/** Texts that a display of the page puts into inputs are in the inputs' own units. */
export function inOwnUnits(fields: Fields, texts: Texts, units: UnitState): UnitState {
  const names = Object.keys(texts).flatMap((key) => (fields[key] ? [measureName(key, fields[key])] : []));
  const chosen = Object.entries(units.chosen).filter(([name]) => !names.includes(name));
  return { ...units, chosen: Object.fromEntries(chosen) };
}

/** Inputs in use that have no field: their measure is entered in one unit of its own, or in pounds without stones. */
export function inputsWithoutField(
  fields: Fields,
  current: Values,
  { texts, given, units }: Pick<Snapshot, "texts" | "given" | "units">,
): ReadonlySet<string> {
  const hidden = new Set<string>();
  for (const [name, parts] of measuresOf(fields, current)) {
    const [first] = parts as [Part];
    const noStones =
      first.unit === "st" &&
      !units.stones &&
      texts[first.key] === undefined &&
      (!current[first.key] || given.has(first.key));
    if (units.chosen[name] || noStones) for (const { key } of parts.slice(0, -1)) hidden.add(key);
  }
  return hidden;
}

/** What can be chosen at a field, by its dimension; of a glass or a bottle, by its unit. */
const CHOICES: Readonly<Partial<Record<Dimension | UnitSymbol, readonly string[]>>> = {
  length: ["ft in", "ft", "in", "yd", "m", "cm", "mm"],
  mass: ["lb", "st lb", "oz", "kg", "g"],
  volume: ["yd³", "ft³", "gal", "m³", "L"],
  mL: ["mL", "fl\u00a0oz", "L"],
};

/** How a field shows its unit and lets it be chosen. */
export interface FieldUnit {
  readonly measure: string;
  /** `ft`; `ft in` for a measure in two inputs, or as one text in two units. */
  readonly shown: string;
  readonly choices: readonly string[];
  /** Of the inputs themselves: choosing it ends what was chosen at the field. */
  readonly own: string;
  /** The unit of a plain number in the field, where its text must name it. */
  readonly named: string;
}

/** Null for what is no measure, and for all but the last of the inputs that one is made of. */
export function fieldUnit(
  key: string,
  field: Field,
  fields: Fields,
  { current, units, withoutField }: Pick<PageState, "current" | "units" | "withoutField">,
): FieldUnit | null {
  const unit = unitOf(field, current);
  if (!unit) return null;
  const measure = measureName(key, field);
  const parts = measuresOf(fields, current).get(measure) ?? [];
  if (parts.at(-1)?.key !== key) return null;
  const own = parts.map((part) => part.unit).join(" ");
  const chosen = units.chosen[measure] ?? "";
  const shown = chosen || (parts.some((part) => withoutField.has(part.key)) ? unit : own);
  const usual = CHOICES[unit] ?? CHOICES[dimensionOf(unit)] ?? [];
  return {
    measure,
    shown,
    choices: usual.includes(shown) ? usual : [shown, ...usual],
    own,
    named: chosen === unit ? "" : (unitsIn(chosen)[0] ?? ""),
  };
}

/** `12`, `1,200.5`, `3 * 4`: what names no unit. */
const WITHOUT_UNIT = /^[\d\s.,+*/()×÷-]*\d[\d\s.,+*/()×÷-]*$/;

/** The text that an input holds where its field shows another unit: `180 cm`. */
export function withUnit(text: string, named: string): string {
  return named && WITHOUT_UNIT.test(text) ? `${text} ${named}` : text;
}

/** What is typed of it. */
export function withoutUnit(text: string, named: string): string {
  const typed = named && text.endsWith(` ${named}`) ? text.slice(0, -named.length - 1) : text;
  return WITHOUT_UNIT.test(typed) ? typed : text;
}

/** A field with its limits in the unit that it shows, for the arrow keys. */
export function limitedIn(field: Field, unit: string, shown: string): Field {
  if (!isUnit(unit) || !isUnit(shown) || unit === shown) return field;
  const limit = (value: Field["min"]) => (typeof value === "number" ? convert(value, unit, shown) : value);
  return {
    ...field,
    ...(field.min !== undefined && { min: limit(field.min) as number }),
    ...(field.max !== undefined && { max: limit(field.max) as number }),
  };
}
