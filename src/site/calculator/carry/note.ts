import { createElement, type ReactNode } from "react";
import { findEntry } from "../../../calculators/catalog";
import type { AnyCalculator } from "../../../core/calculator";
import { effectiveValues } from "../../../core/defaults";
import type { Format } from "../../../core/format";
import { readInputs } from "../../../core/read-inputs";
import { figuresText } from "./carried-text";

/**
 * Says which figures came from which calculator.
 * @param from ID of that calculator, which a link from a stranger may have made up
 * @param texts the inputs in the link
 */
export function carriedNote(
  from: string,
  calculator: AnyCalculator,
  texts: Readonly<Record<string, string>>,
  format: Format,
): ReactNode {
  const entry = findEntry(from);
  const { json } = readInputs(calculator.inputs, texts, {}, {});
  const figures = figuresText(calculator, Object.keys(texts), effectiveValues(calculator.inputs, json), format);
  if (!entry || !figures) return null;
  return createElement(
    "p",
    { className: "example-note", role: "status" },
    `Carried over from the ${entry.name}: ${figures}.`,
  );
}
