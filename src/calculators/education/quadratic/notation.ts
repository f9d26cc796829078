import { withMinus } from "../../../core/signs";
import { raised } from "../../../math/numbers/write-number";

/** Names in the formulas of the steps, which an unknown of the same name would be taken for. */
const IN_FORMULAS = /^[abcdepqiD]$/;

/** A text about x with the visitor’s own unknown: `2t² − 5t` for `2x² − 5x`. The x-axis keeps its name. */
export function withUnknown(text: string, unknown: string): string {
  if (unknown === "x") return text;
  // Cardano’s substitution is in t.
  const free = unknown === "t" ? text.replace(/(?<!\p{L})t(?!\p{L})/gu, "u") : text;
  return free.replace(/(?<!\p{L})x(?!\p{L}|-axis)/gu, unknown);
}

/** The unknown that steps are written in: x where the visitor’s letter has another meaning in a formula. */
export function unknownOfSteps(unknown: string): string {
  return IN_FORMULAS.test(unknown) ? "x" : unknown;
}

/** As in print, with minus signs as well: `3(x − 7/6)² − 25/12` for `3(x - 7/6)^2 - 25/12`. */
export function printed(text: string): string {
  return withMinus(raised(text)).replaceAll(" - ", " − ");
}
