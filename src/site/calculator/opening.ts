/** What a page opens with, and what a visitor typed into it before its script had loaded. */
import type { AnyCalculator } from "../../core/calculator";
import { resolve } from "../../core/conditions";
import { CURRENCIES } from "../../core/currency";
import { effectiveValues, isExample } from "../../core/defaults";
import type { Field, Fields } from "../../core/fields";
import { filledByCurrency } from "../../core/fill";
import type { Format } from "../../core/format";
import type { Json } from "../../core/parse";
import { carriedInput, earlyValues } from "../hydration/early-input";
import { shownDay } from "../kit/shown-day";
import { writesDecimalComma } from "../preferences/decimal-comma";
import { systemFor } from "../preferences/units";
import type { Opening, Texts } from "./answering";
import { fieldText } from "./field-text";

/**
 * The inputs of the prerendered page, in US units.
 * @param own what the view opens with instead of the definition's defaults
 */
export function openingOf(calculator: AnyCalculator, own?: Opening): Opening {
  return {
    ...exampleUnits(calculator.inputs),
    ...own,
    ...filledByCurrency(calculator.inputs, CURRENCIES[0]),
    ...inSystem(systemFor("us", calculator.inputs)),
  };
}

/** The units of the examples; they stay when a different number is typed. */
function exampleUnits(fields: Fields): Opening {
  const units = Object.entries(fields).flatMap(([key, { default: own }]) =>
    isExample(own) ? [[key, resolve(own.unit, {})] as const] : [],
  );
  return Object.fromEntries(units);
}

export function inSystem(unitSystem: unknown): Opening {
  return typeof unitSystem === "string" ? { unitSystem } : {};
}

/**
 * Texts in the form that differ from the prerendered ones: typed, or restored by the browser.
 * @param own see `openingOf`
 */
export function typedBefore(
  form: HTMLFormElement | null,
  calculator: AnyCalculator,
  own: Opening | undefined,
  format: Format,
): Texts {
  const prerendered = effectiveValues(calculator.inputs, openingOf(calculator, own));
  const typed = Object.entries(earlyValues(form)).filter(([key, text]) => {
    const field: Field | undefined = calculator.inputs[key];
    if (field?.fill && carriedInput()?.answered) return false;
    // The HTML is in English; a browser may restore what the page wrote for this visitor.
    const isPrerendered = (decimalComma: boolean) =>
      text ===
      shownDay((field as Field).type, fieldText(field as Field, prerendered[key] as Json, format, decimalComma));
    return field && field.type !== "list" && !isPrerendered(false) && !isPrerendered(writesDecimalComma());
  });
  return Object.fromEntries(typed);
}
