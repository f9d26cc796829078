/** Reads the questions of one calculator on its own page, where they need not say which calculator they are for. */
import type { Fields } from "../core/fields";
import type { JsonObject } from "../core/parse";
import { FIGURES, type Writing } from "./figures";
import type { Forms } from "./form";
import { given } from "./given";
import { matchesOf, remembering } from "./matches";
import { questionOf, readingsOf } from "./question";

/**
 * What a question with numbers, amounts and percentages sets, with the figures that were written; null if no form
 * accounts for all of it.
 */
export function readOnPage(text: string, forms: Forms, fields: Fields, about: Writing): JsonObject | null {
  const read = remembering((kind, part) => FIGURES[kind]?.(part, about) ?? null);
  const matches = readingsOf(questionOf(text)).flatMap((reading) => matchesOf(reading, forms, read).matches);
  for (const match of matches.sort((a, b) => b.score - a.score)) {
    const filled = given(match, fields, "", true);
    if (filled && !filled.hasTwoCurrencies) return filled.inputs;
  }
  return null;
}
