/** The results over ranges as a file, in a row each. Fetched when one is requested. */
import { resolve } from "../../../core/conditions";
import type { Evaluation } from "../../../core/evaluate";
import type { Field, Fields } from "../../../core/fields";
import type { Format } from "../../../core/format";
import type { Ranges } from "../../../core/range";
import { isExtremes, isSeveral } from "../../../core/ranged-text";
import { labelOf } from "../../kit/shown-output";
import { download } from "../../platform/download";
import { csvText } from "../export/csv-text";
import { cellOf } from "../export/workbook";
import { type Cell, type Sheet, workbookBytes, XLSX } from "../export/xlsx";

export interface RangedResults {
  /** Of the calculator. */
  readonly id: string;
  readonly name: string;
  readonly inputs: Fields;
  readonly outputs: Fields;
  readonly ranges: Ranges;
  /** What the search has found. */
  readonly found: Readonly<Record<string, unknown>>;
  /** In the middle of the ranges. */
  readonly answered: Evaluation;
  readonly format: Format;
}

export function downloadRanges(kind: "csv" | "xlsx", results: RangedResults): void {
  const file = `${results.id}-ranges.${kind}`;
  if (kind === "csv") download(file, "text/csv;charset=utf-8", [csvText(rangeSheet(results).rows)]);
  else download(file, XLSX, [workbookBytes([rangeSheet(results)])]);
}

/** The ranges, then each result with its lowest and highest value and the places where it has them. */
export function rangeSheet({ name, inputs, outputs, ranges, found, answered, format }: RangedResults): Sheet {
  const values = answered.inputs;
  const keys = Object.keys(inputs).filter((key) => Object.hasOwn(ranges, key));
  const label = (field: Field): Cell => {
    const unit = field.type === "percent" || field.unit === undefined ? "" : resolve(field.unit, values);
    return { value: labelOf(field, values) + (unit && unit !== "¤" ? ` (${unit})` : "") };
  };
  const nameOf = (key: string) => labelOf(inputs[key] as Field, values);
  const headings = (...texts: string[]) => texts.map((value): Cell => ({ value, style: "bold" }));
  const result = (key: string, value: unknown): Cell[] => {
    const field = outputs[key] as Field;
    const cell = (one: unknown) => cellOf(field, one, format);
    if (isSeveral(value))
      return [label(field), { value: value.values.map((one) => format.value(field, one, values)).join(" or ") }];
    if (!isExtremes(value)) return [label(field), cell(value), cell(value)];
    const places = [value.at.low, value.at.high].flatMap((place) =>
      keys.map((one) => cellOf(inputs[one] as Field, place[one], format)),
    );
    return [label(field), cell(value.low), cell(value.high), ...places];
  };
  return {
    name: "Ranges",
    widths: [42, 20, 20, ...keys.flatMap(() => [24, 24])],
    rows: [
      headings(name),
      [],
      headings("Range", "From", "To"),
      ...keys.map((key) => {
        const field = inputs[key] as Field;
        return [label(field), ...(ranges[key] ?? []).map((end) => cellOf(field, end, format))];
      }),
      [],
      headings(
        "Result",
        "Lowest",
        "Highest",
        ...["Lowest", "Highest"].flatMap((end) => keys.map((key) => `${end} at: ${nameOf(key)}`)),
      ),
      ...Object.entries(found).map(([key, value]) => result(key, value)),
    ],
  };
}
