/** What a question gives to the inputs of a calculator. */
import type { Field, Fields } from "../core/fields";
import type { Json, JsonObject } from "../core/parse";
import type { Value } from "./form";
import type { FormMatch } from "./matches";

export interface Given {
  readonly inputs: Readonly<Record<string, Json>>;
  /** The currency of its amounts, if one was written. */
  readonly currency: string | undefined;
  /** Whether amounts in several currencies were given to a form that does not convert them. */
  readonly hasTwoCurrencies: boolean;
}

/**
 * Null if the form finds that its parts do not fit together.
 *
 * @param today ISO date
 * @param asWritten whether numbers keep the figures that were written, for the fields of a page
 */
export function given({ form, parts, set }: FormMatch, fields: Fields, today: string, asWritten = false): Given | null {
  const own = form.fill?.(parts, today);
  if (own === null) return null;
  const inputs: Record<string, Json> = {};
  const put = (values: JsonObject) => {
    for (const [key, value] of Object.entries(values)) if (value !== undefined) inputs[key] = value;
  };
  put(form.set ?? {});
  put(set);
  // The calculator of one tool has no choice of tools.
  if (!Object.hasOwn(fields, "tool")) delete inputs.tool;
  const currencies = new Set<string>();
  for (const [key, value] of Object.entries(parts)) {
    if (!value) continue;
    if (!form.changesCurrency && value.currency !== undefined) currencies.add(value.currency);
    if ((own && Object.hasOwn(own, key)) || !Object.hasOwn(fields, key)) continue;
    const { numeral, ...exactly } = value;
    put(inputOf(key, asWritten && numeral !== undefined ? { ...exactly, exact: numeral } : value, fields, inputs));
  }
  put(own ?? {});
  const [currency] = currencies;
  return { inputs, currency, hasTwoCurrencies: currencies.size > 1 };
}

/** The inputs that a part fills: itself, and its unit where that is chosen. */
function inputOf(key: string, value: Value, fields: Fields, inputs: JsonObject): JsonObject {
  const field = fields[key] as Field;
  const chooser = field.unitKey ?? `${key}Unit`;
  const [unit] = value.units ?? [];
  if (unit !== undefined && value.written !== undefined && Object.hasOwn(fields[chooser]?.options ?? {}, unit))
    return Object.hasOwn(inputs, chooser) && inputs[chooser] !== unit
      ? {}
      : { [chooser]: unit, [key]: asTyped(field, value, value.written) };
  const isChosen = value.unit !== undefined && Object.hasOwn(fields[chooser]?.options ?? {}, value.unit);
  return { ...(isChosen && { [chooser]: value.unit }), [key]: asTyped(field, value, value.json) };
}

function asTyped({ type }: Field, { exact }: Value, json: Json): Json {
  return type === "exact" || type === "text" ? (exact ?? json) : json;
}
