/** What a page says about figures that came from elsewhere. */
import type { AnyCalculator } from "../../../core/calculator";
import type { Field, Fields } from "../../../core/fields";
import type { Format } from "../../../core/format";
import { measuresOf } from "../../../core/measures";
import type { Values } from "../../../core/parse";
import { nameInSentence } from "../../../core/words";
import { isManner } from "./carried-link";

/**
 * `home price $450,000, interest rate 6.25%`. The parts of one measure, such as feet and inches, are one figure.
 */
export function figuresText(
  calculator: AnyCalculator,
  keys: readonly string[],
  values: Values,
  format: Format,
): string {
  const fields: Fields = calculator.inputs;
  const measures = [...measuresOf(fields, values).values()].map((parts) => parts.map(({ key }) => key));
  const said = new Set<string>();
  const figures = keys.flatMap((key) => {
    const field = fields[key];
    if (!field || said.has(key) || isManner(key)) return [];
    const parts = (measures.find((one) => one.includes(key)) ?? [key]).filter((part) => keys.includes(part));
    for (const part of parts) said.add(part);
    const present = parts.filter((part) => parts.length === 1 || values[part] !== 0);
    const text = present.map((part) => written(fields[part] as Field, values[part], values, format)).join(" ");
    return `${nameInSentence(field, values)} ${text}`;
  });
  return figures.join(", ");
}

function written(field: Field, value: unknown, values: Values, format: Format): string {
  return field.type === "money" && Number.isInteger(value)
    ? format.wholeMoney(value as number)
    : format.value(field, value, values);
}
