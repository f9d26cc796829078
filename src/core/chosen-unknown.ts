/** Updates the fields when the user solves for a different unknown: the previous answer becomes one of the givens. */
import { convertIn } from "../math/units/conversion";
import { meets } from "./conditions";
import { effectiveValues, usualDefault } from "./defaults";
import { type Field, type Fields, isNumeric } from "./fields";
import type { Json } from "./parse";

type Texts = Readonly<Record<string, string>>;

export interface ChosenUnknown {
  readonly fields: Fields;
  readonly texts: Texts;
  readonly json: Readonly<Record<string, Json>>;
  /** Outputs of the last answer, each in the unit of its definition. */
  readonly outputs: Readonly<Record<string, unknown>>;
  /** The visitor uses a decimal comma: 1,5 is one and a half. */
  readonly decimalComma?: boolean;
}

/** Enough digits that switching back restores the earlier number: 20 m, not 19.9996 m. */
const DIGITS = 13;
/** Numbers whose relative difference is smaller than this are the same except for the digits that were cut. */
const SAME = 1e-9;

/**
 * Returns the texts after `code` is chosen for the input `key`. A field that comes into use receives the value that was
 * found, so that the numbers stay consistent: its example, or what it held before, may no longer fit the others.
 */
export function chooseUnknown(
  { fields, texts, json, outputs, decimalComma }: ChosenUnknown,
  key: string,
  code: string,
) {
  const before = effectiveValues(fields, json);
  const after = effectiveValues(fields, { ...json, [key]: code });
  const chosen: Record<string, string> = { ...texts, [key]: code };
  for (const [name, field] of Object.entries(fields)) {
    const found = outputs[name];
    const isNew = meets(field.when, after) && !meets(field.when, before);
    if (!isNew || !isNumeric(field) || typeof found !== "number") continue;
    const value = inChosenUnit(field, fields, after, found);
    if (value === null || isSame(after[name], value)) continue;
    const text = String(Number(value.toPrecision(DIGITS)));
    chosen[name] = decimalComma ? text.replace(".", ",") : text;
  }
  return chosen;
}

/** Whether the field already holds this number, so that its text or example can stay. */
function isSame(held: unknown, value: number): boolean {
  return typeof held === "number" && Math.abs(held - value) <= SAME * Math.abs(value);
}

function inChosenUnit(
  { unitKey }: Field,
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  found: number,
): number | null {
  const unit = unitKey === undefined ? undefined : fields[unitKey];
  return unit ? convertIn(unit.units, found, String(usualDefault(unit, {})), String(values[unitKey as string])) : found;
}
