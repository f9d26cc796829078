/** Converts the cells of lists whose unit changes. */
import { significantDigits, writeConverted } from "./converted-measure";
import type { Json, JsonObject } from "./parse";
import type { Situation, Typed } from "./unit-state";

/** A column whose unit changes. */
export interface ColumnChange {
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
export function convertCells(
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
