/** What happens to the fields when another unknown is asked for: the answer so far is one of the givens now. */
import { convertIn } from "../math/units/conversion";
import { meets } from "./conditions";
import { effectiveValues } from "./defaults";
import { type Field, type Fields, isNumeric } from "./fields";
import type { Json } from "./parse";

type Texts = Readonly<Record<string, string>>;

interface Situation {
  readonly fields: Fields;
  readonly texts: Texts;
  readonly json: Readonly<Record<string, Json>>;
  /** Of the last answer, each in the unit of its definition. */
  readonly outputs: Readonly<Record<string, unknown>>;
  /** The visitor writes 1,5 for one and a half. */
  readonly decimalComma?: boolean;
}

/** So many that asking back gives the number that was there before: 20 m, and not 19.9996 m. */
const DIGITS = 13;

/** The texts once `code` is chosen for the input `key`; a field that opens without an example takes what was found. */
export function chooseUnknown(
  { fields, texts, json, outputs, decimalComma }: Situation,
  key: string,
  code: string,
) {
  const before = effectiveValues(fields, json);
  const after = effectiveValues(fields, { ...json, [key]: code });
  const chosen: Record<string, string> = { ...texts, [key]: code };
  for (const [name, field] of Object.entries(fields)) {
    const found = outputs[name];
    const isNew = meets(field.when, after) && !meets(field.when, before);
    if (!isNew || !isNumeric(field) || (after[name] ?? null) !== null || typeof found !== "number") continue;
    const value = inChosenUnit(field, fields, after, found);
    if (value === null) continue;
    const text = String(Number(value.toPrecision(DIGITS)));
    chosen[name] = decimalComma ? text.replace(".", ",") : text;
  }
  return chosen;
}

function inChosenUnit(
  { unitKey }: Field,
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  found: number,
): number | null {
  const unit = unitKey === undefined ? undefined : fields[unitKey];
  return unit ? convertIn(unit.units, found, String(unit.default), String(values[unitKey as string])) : found;
}
