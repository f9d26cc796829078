import { createElement, type ReactNode } from "react";
import { findEntry } from "../../../calculators/catalog";
import type { AnyCalculator } from "../../../core/calculator";
import { effectiveValues } from "../../../core/defaults";
import type { Format } from "../../../core/format";
import { readInputs } from "../../../core/read-inputs";
import { figuresText } from "./carried-text";
import { OWN } from "./own";

/**
 * Says which figures came from which calculator, or from “Your figures”.
 * @param from ID of that calculator, or `OWN`, which a link from a stranger may have made up
 * @param texts the inputs in the link
 */
export function carriedNote(
  from: string,
  calculator: AnyCalculator,
  texts: Readonly<Record<string, string>>,
  format: Format,
): ReactNode {
  const { json } = readInputs(calculator.inputs, texts, {}, {});
  const figures = figuresText(calculator, Object.keys(texts), effectiveValues(calculator.inputs, json), format);
  const entry = findEntry(from);
  const isOwn = from === OWN;
  if (!figures || !(entry || isOwn)) return null;
  const change = isOwn && createElement("a", { href: `/#${OWN}` }, "Change");
  const origin = isOwn ? "With your figures" : `Carried over from the ${entry?.name}`;
  return createElement("p", { className: "example-note", role: "status" }, `${origin}: ${figures}. `, change);
}
