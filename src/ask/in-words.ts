/** Inputs as they are said to the person who asked. */
import { resolve } from "../core/conditions";
import type { Fields } from "../core/fields";
import type { Format } from "../core/format";
import type { JsonObject } from "../core/parse";

/** Inputs that are not repeated: those that select the kind of question, and those that contain the question itself. */
const SAID = new RegExp(
  "mode$|^tool$|unit$|^unitSystem$|^solveFor$|^known$|^method$|^system$|^operation$|kind$|^given$|^version$|" +
    "^format$|^input$|^inputForm$|^query$|^expression$|^equation$|^asOf$",
  "i",
);

/** `Loan amount $350,000, interest rate 6.25%`: inputs with their labels, without those that the headline says. */
export function inWords(
  fields: Fields,
  json: JsonObject,
  inputs: Readonly<Record<string, unknown>>,
  format: Format,
): string {
  const phrases = Object.keys(json).flatMap((key) => {
    const field = fields[key];
    if (!field || field.type === "list" || SAID.test(key) || field.privacy === "secret") return [];
    const label = resolve(field.label, inputs);
    const value = inputs[key];
    if (field.type === "exact") return [`${label} ${json[key]}`];
    const isWhole = field.type === "money" && Number.isInteger(value);
    return [`${label} ${isWhole ? format.wholeMoney(value as number) : format.value(field, value, inputs)}`];
  });
  return phrases
    .map((phrase, i) => (i > 0 && !/^.[A-Z\d]/.test(phrase) ? `${phrase[0]?.toLowerCase()}${phrase.slice(1)}` : phrase))
    .join(", ");
}
