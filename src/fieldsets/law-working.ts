/** The working of a law: conversion to the units of the definition, each formula with its numbers, and the answer. */
import { type Step, step } from "../core/calculator";
import type { Field, Fields } from "../core/fields";
import type { Format } from "../core/format";
import type { Listed } from "../core/listed";
import type { Values } from "../core/parse";
import { Formula } from "../math/formula/formula";
import { raised } from "../math/numbers/write-number";
import { divisor } from "../math/words/divisor";
import { joinWithAnd } from "../math/words/lists";
import type { AnyLaw, Extra, LawModel, Variable } from "./law";
import {
  decimalOf,
  factorOf,
  isFraction,
  multipliedText,
  offsetText,
  ownUnit,
  PER,
  symbolOf,
  timesFraction,
  withSymbol,
  writtenIn,
} from "./quantity";

export function lawWorking(
  law: AnyLaw,
  fields: Fields,
  { inputs, found, find, values, extras }: LawModel,
  format: Format,
): Listed<Step> {
  const texts = textsOf(law, fields, values, format);
  const symbolFor = (key: string) => variableOf(law, key).symbol;
  const steps = Object.keys(law.variables).flatMap((key) =>
    found.includes(key)
      ? []
      : [conversionStep(fields, inputs, key, values[key], format), suppliedStep(variableOf(law, key), texts)],
  );
  const whole = typeof law.law === "string" ? law.law : law.law(inputs);
  for (const [key, formula] of Object.entries(find)) {
    const rearranged = `${symbolFor(key)} = ${formula}`;
    const { label } = variableOf(law, key);
    // A body at rest has no acceleration to work out.
    if (/^\d+$/.test(formula)) continue;
    if (key === found[0] && rearranged !== whole)
      steps.push(step("Formula", whole, `solved for ${joinWithAnd(found.map(symbolFor))}`));
    const answer = texts[symbolFor(key)];
    // The headline reports an unknown without a value.
    if (answer === undefined) continue;
    steps.push(step(`${label}: ${rearranged}`, new Formula(formula).withNumbers(texts), answer));
    steps.push(chosenUnitStep(fields, inputs, key, { label, text: answer, value: values[key] as number }, format));
  }
  for (const [key, extra] of Object.entries<Extra>(law.extras ?? {})) {
    const value = extras[key];
    if (value === null || value === undefined) continue;
    const unit = extra.unit ?? symbolOf(fields, key);
    const text = withSymbol(format.significant(value), unit);
    const name = extra.symbol ? `${extra.symbol} = ` : "";
    steps.push(step(`${extra.label}: ${name}${extra.formula}`, new Formula(extra.formula).withNumbers(texts), text));
    if (extra.symbol) texts[extra.symbol] = text;
    const like = likeOf(law, fields, key, extra);
    if (like) steps.push(chosenUnitStep(fields, inputs, like, { label: extra.label, unit, text, value }, format));
  }
  return steps.map((one) => one && step(raised(one.label), raised(one.expression), one.value));
}

/** Constants and variables as printed in formulas, by symbol. */
function textsOf(law: AnyLaw, fields: Fields, values: LawModel["values"], format: Format): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [symbol, { value, unit }] of Object.entries<{ value: number; unit?: string }>(law.constants ?? {}))
    texts[symbol] = withSymbol(format.significant(value, 12), unit ?? "");
  for (const [key, { symbol, unit }] of Object.entries<Variable>(law.variables)) {
    const value = values[key];
    const sign = symbolOf(fields, key) || (unit ?? "");
    // Formulas divide percentages by 100 themselves.
    if (value !== undefined) texts[symbol] = withSymbol(format.significant(value), sign === "%" ? "" : sign);
  }
  return texts;
}

function suppliedStep({ label, symbol, supplied }: Variable, texts: Readonly<Record<string, string>>): Step | null {
  const value = texts[symbol];
  return supplied && value
    ? step(`${label}: ${symbol} = ${supplied}`, new Formula(supplied).withNumbers(texts), value)
    : null;
}

function isConverted(fields: Fields, inputs: Values, key: string): boolean {
  return `${key}Unit` in fields && inputs[`${key}Unit`] !== ownUnit(fields, key);
}

interface Found {
  readonly label: string;
  /** In the unit of its definition, as printed. */
  readonly text: string;
  readonly value: number;
  readonly unit?: string;
}

/** `0.104664 m ÷ 0.0254`, if a result is shown in a unit chosen for the variable `key`. */
function chosenUnitStep(
  fields: Fields,
  inputs: Values,
  key: string,
  { label, text, value, unit = "" }: Found,
  format: Format,
): Step | null {
  if (!isConverted(fields, inputs, key)) return null;
  const units = fields[`${key}Unit`]?.units;
  const [own, chosen] = [ownUnit(fields, key), String(inputs[`${key}Unit`])];
  const expression = PER.test(unit)
    ? multipliedText(text, units, chosen, own, format)
    : (dividedText(text, units, own, chosen, format) ?? offsetText(text, units, own, chosen));
  return step(
    `${label} in the unit you chose`,
    expression ?? text,
    writtenIn(fields, inputs, key, value, format, unit),
  );
}

/** The way back: `0.104664 m ÷ 0.0254`, `44.4 K × 9 ÷ 5`. */
function dividedText(text: string, units: Field["units"], from: string, to: string, format: Format): string | null {
  const factor = factorOf(units, to, from);
  return (
    factor &&
    (isFraction(factor)
      ? timesFraction(text, factor.d, factor.n, format)
      : `${text} ÷ ${divisor(decimalOf(factor, format))}`)
  );
}

/** `5 lb × 0.45359237`, if a number was given in a unit other than that of the definition. */
export function conversionStep(
  fields: Fields,
  inputs: Values,
  key: string,
  value: number | undefined,
  format: Format,
): Step | null {
  if (value === undefined || !isConverted(fields, inputs, key)) return null;
  const field = fields[key] as Field;
  const unitChoice = fields[`${key}Unit`] as Field;
  const [from, to] = [String(inputs[`${key}Unit`]), ownUnit(fields, key)];
  const given = withSymbol(format.significant(inputs[key] as number), unitChoice.options?.[from] ?? "");
  const { units } = unitChoice;
  const symbol = symbolOf(fields, key);
  return step(
    `${String(field.label)} in ${symbol}`,
    multipliedText(given, units, from, to, format) ?? offsetText(given, units, from, to) ?? given,
    withSymbol(format.significant(value), symbol),
  );
}

/** The variable of a law with this key. */
export function variableOf(law: AnyLaw, key: string): Variable {
  return law.variables[key] as Variable;
}

/**
 * The variable or extra in whose chosen unit an extra is shown: itself, or the first variable that is measured in its
 * unit, or in the reciprocal of it. Kelvins may be those of a difference, which converts otherwise.
 */
export function likeOf(
  law: AnyLaw,
  fields: Fields,
  key: string,
  { like, unit }: { readonly like?: string; readonly unit?: unknown },
): string | undefined {
  if (`${key}Unit` in fields) return key;
  if (like !== undefined || typeof unit !== "string") return like;
  const own = unit.replace(PER, "");
  return own === "K"
    ? undefined
    : Object.keys(law.variables).find((one) => `${one}Unit` in fields && symbolOf(fields, one) === own);
}
