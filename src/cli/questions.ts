/** Questions that other programs ask in JSON. */
import type { Question } from "../core/answer";
import { CURRENCIES, type Currency, isCurrency } from "../core/currency";
import { parseIsoDate } from "../math/dates/iso-date";

/** A question about one calculator. */
export interface ProgramQuestion extends Question {
  /** Currency of the amounts in sentences and steps, if the calculator leaves it to its readers. */
  readonly currency?: Currency;
}

/** A sentence that says what is wrong with the form of a question, or undefined if it is as it should be. */
export function formFault(question: object): string | undefined {
  const { inputs, outputs, solve, currency, ...flags }: Record<string, unknown> = { ...question };
  if (inputs !== undefined && !isObject(inputs)) return "“inputs” must be a JSON object.";
  if (outputs !== undefined && !(Array.isArray(outputs) && outputs.every((key) => typeof key === "string")))
    return "“outputs” must be a list of names.";
  for (const key of ["working", "headline", "sources"])
    if (flags[key] !== undefined && typeof flags[key] !== "boolean") return `“${key}” must be true or false.`;
  if (solve !== undefined && !(isObject(solve) && typeof solve.for === "string" && typeof solve.output === "string"))
    return "“solve” must have “for”, “output” and “target”.";
  if (currency !== undefined && !isCurrency(currency)) return `“currency” must be one of ${CURRENCIES.join(", ")}.`;
  return undefined;
}

/** A sentence about the day of a question in words that is not a date, or undefined if it is one or is left out. */
export function dayFault(asOf: unknown): string | undefined {
  if (asOf === undefined || (typeof asOf === "string" && parseIsoDate(asOf))) return undefined;
  return "“asOf” must be a date such as 2026-11-27.";
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
