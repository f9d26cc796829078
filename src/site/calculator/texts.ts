/** Values as the text of a field: what a reader would have typed. */
import type { Field, Fields } from "../../core/fields";
import type { Format } from "../../core/format";
import type { Json } from "../../core/parse";
import { addMonths, formatIsoDate } from "../../math/dates/civil";

/** The text of a value in its field; amounts are grouped as the reader's currency is. */
export function fieldText(field: Field, value: Json | undefined, format: Format): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "object") return JSON.stringify(value);
  if (typeof value !== "number") return String(value);
  return field.type === "money" || Math.abs(value) >= 10_000 ? format.number(value, 12) : plain(value);
}

/** Shortest decimal without an exponent where that stays readable. */
function plain(value: number): string {
  const text = String(value);
  return text.includes("e") && Math.abs(value) < 1e21 && Math.abs(value) > 1e-12
    ? value.toFixed(20).replace(/\.?0+$/, "")
    : text;
}

/** What the page fills in by the visitor's clock and currency. */
export function filledIn(fields: Fields, now: Date, format: Format): Record<string, Json> {
  const today = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
  const filled: Record<string, Json> = {};
  for (const [key, field] of Object.entries(fields)) {
    if (field.fill === "today") filled[key] = formatIsoDate(today);
    if (field.fill === "month-after-next") filled[key] = formatIsoDate(addMonths({ ...today, day: 1 }, 2));
    if (field.fill === "now") filled[key] = now.getTime();
    if (field.fill === "minor-digits" && format.minorDigits !== field.default)
      filled[key] = format.minorDigits;
  }
  return filled;
}
