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
/** Numbers that differ by less are the same one, but for the digits that were cut. */
const SAME = 1e-9;

/**
 * The texts once `code` is chosen for the input `key`. A field that comes into use takes what was found, so that the
 * answer stays the same whatever is asked: its example, or what it held before another question, may fit it no more.
 */
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
    if (!isNew || !isNumeric(field) || typeof found !== "number") continue;
    const value = inChosenUnit(field, fields, after, found);
    if (value === null || isSame(after[name], value)) continue;
    const text = String(Number(value.toPrecision(DIGITS)));
    chosen[name] = decimalComma ? text.replace(".", ",") : text;
  }
  return chosen;
}

/** Whether the field holds that number already: then its text, or its example, stays. */
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
  return unit ? convertIn(unit.units, found, String(unit.default), String(values[unitKey as string])) : found;
}
