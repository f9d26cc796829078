/** Reads and answers what was typed; fetched when it is first needed (see interpreter-loader.ts). */

import { unitsOfAnswers } from "../../core/answer-units";
import type { AnyCalculator } from "../../core/calculator";
import { changeInput as change } from "../../core/change-input";
import type { ChosenUnknown } from "../../core/chosen-unknown";
import { effectiveValues } from "../../core/defaults";
import type { RandomBytes } from "../../core/draws";
import { type Field, type Fields, isNumeric } from "../../core/fields";
import type { Format } from "../../core/format";
import { chooseOneOf, type Json, parseInputs, type Values } from "../../core/parse";
import { problemsAtEnds, splitRanges } from "../../core/range";
import { isRange } from "../../core/range-value";
import { type ReadContext, readField } from "../../core/read";
import { readInputs } from "../../core/read-inputs";
import type { Situation, Typed } from "../../core/unit-state";
import { chooseUnit as choose } from "../../core/unit-switch";
import { isoDayOf } from "../../math/dates/iso-date";
import { writesDecimalComma } from "../preferences/decimal-comma";
import {
  answerInputs,
  NOT_READ_YET,
  type Opening,
  platformBytes,
  type Reading,
  type Texts,
  unanswered,
} from "./answering";
import { canonicalValue, fieldText, numberText } from "./field-text";
import { type Remark, remarkWithChoice } from "./remark";

/** Sets an input whose change may convert or fill in others. */
export function changeInput(situation: Situation & ChosenUnknown, key: string, text: string): Typed {
  return atBothEnds(situation, (end) => change(end, key, text));
}

/** Shows a measure in another unit. */
export function chooseUnit(situation: Situation, measure: string, unit: string): Typed {
  return atBothEnds(situation, (end) => choose(end, measure, unit));
}

export { readInputs } from "../../core/read-inputs";
export { settleParts } from "../../core/unit-switch";
export { rememberUnits } from "../preferences/choose-units";

/** How this visitor writes numbers, and what has loaded to read them. Without grammars, only plain numbers are read. */
export type Literacy = Pick<ReadContext, "decimalComma" | "dayFirst" | "grammars"> & {
  /** A grammar has not loaded (yet): text that needs it stays unread. */
  readonly failed?: true;
};

/** Reads and answers the texts. Pure: everything that the page shows follows from its arguments. */
export function answerTexts(
  calculator: AnyCalculator,
  texts: Texts,
  opening: Opening,
  format: Format,
  literacy: Literacy = {},
  randomBytes: RandomBytes = platformBytes,
): Reading {
  const { json, interpretations, others, refusals, given, chosen, unread, needs } = readInputs(
    calculator.inputs,
    texts,
    opening,
    { ...literacy, today: isoDayOf(new Date()), grouping: format.grouping, currency: format.currency },
  );
  const remarks = new Map<string, Remark>();
  for (const [key, interpretation] of interpretations) {
    const remark = remarkOn(calculator.inputs[key], texts[key] ?? "", interpretation, format);
    const other = others.get(key);
    if (remark) remarks.set(key, other === undefined ? remark : remarkWithChoice(remark, key, other));
  }
  const ranged = splitRanges(calculator, json, format);
  const single = (ranged?.middle ?? json) as Opening;
  const read = unanswered(calculator, texts, single);
  for (const [key, range] of Object.entries(ranged?.ranges ?? {}))
    remarks.set(key, `= ${rangeText(calculator.inputs[key], range, read.current, format)}`);
  const hasRanges = ranged !== null && Object.keys(ranged.ranges).length > 0;
  const reading = {
    ...read,
    json: { ...read.json, ...rangesOf(json) },
    ...(hasRanges && { ranges: ranged.ranges }),
    remarks,
    given: new Set([...given, ...chosen.keys()]),
    chosen,
    needs,
  };
  const parsed = parseInputs(calculator, single, format);
  const problems = new Map<string, string>();
  for (const { field, message } of ranged?.problems ?? []) problems.set(field, message);
  if (!parsed.problems && refusals.size + problems.size === 0) {
    if (hasRanges)
      for (const { field, message } of problemsAtEnds(calculator, ranged, { format, randomBytes }))
        problems.set(field, message);
    if (problems.size > 0) return { ...reading, problems };
    return answerInputs(calculator, reading, parsed.inputs, format, randomBytes);
  }
  // Text that no grammar has seen yet is not an error yet.
  for (const { field, message } of parsed.problems ?? []) {
    const told = inLabels(calculator.inputs[field], message, read.current);
    const sentence = !unread.has(field) ? told : literacy.failed ? NOT_READ_YET : undefined;
    if (sentence !== undefined && !problems.has(field)) problems.set(field, refusals.get(field) ?? sentence);
  }
  for (const [key, refusal] of refusals) problems.set(key, refusal);
  return { ...reading, problems };
}

/** What is wrong with a choice of a link, with the options as they are on the page and not as programs call them. */
function inLabels(field: Field | undefined, message: string, inputs: Values): string {
  if (!field?.options || message !== chooseOneOf(Object.keys(field.options), field, inputs)) return message;
  return chooseOneOf(Object.values(field.options), field, inputs);
}

/** How a field's text was interpreted; undefined if the text already says so. */
function remarkOn(field: Field, typed: string, interpretation: string, format: Format): string | undefined {
  const value = Number(interpretation);
  const understood = !Number.isFinite(value)
    ? interpretation
    : field.type === "money"
      ? format.money(value, moneyDigits(value, format))
      : format.number(value, 12);
  return understood === typed.trim() ? undefined : `= ${understood}`;
}

/** A gallon costs $3.459: an echo of $3.46 would seem to drop a digit. More decimals come from a division. */
function moneyDigits(value: number, { minorDigits }: Format): number {
  const typed = String(value).split(".")[1]?.length ?? 0;
  return typed <= 4 ? Math.max(minorDigits, typed) : minorDigits;
}

/**
 * What a link or a view puts into the fields, as this visitor would have typed it. Numbers arrive in
 * canonical form, with a decimal point; other texts stay as they are.
 */
export function visitorTexts(
  fields: Fields,
  canonical: Readonly<Record<string, string>>,
  format: Format,
  decimalComma = writesDecimalComma(),
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(canonical).map(([key, text]) => {
      const field = fields[key];
      if (!field) return [key, text];
      const parts = isNumeric(field) ? text.split("~") : [text];
      return [key, parts.map((part) => visitorText(field, part, format, decimalComma)).join("~")];
    }),
  );
}

function visitorText(field: Field, text: string, format: Format, decimalComma: boolean): string {
  const value = field.type === "list" ? readField(field, text).value : canonicalValue(field, text);
  const isWritten = field.type === "list" ? Array.isArray(value) : isNumeric(field);
  return isWritten ? fieldText(field, value, format, decimalComma) : text;
}

/** The inputs that are ranges, valid or not. */
function rangesOf(json: Readonly<Record<string, Json>>): Record<string, Json> {
  return Object.fromEntries(Object.entries(json).filter(([, value]) => isRange(value)));
}

/** `6.5% to 7.5%` */
function rangeText(field: Field, ends: readonly [number, number], inputs: Values, format: Format): string {
  return ends.map((end) => format.value(field, end, inputs)).join(" to ");
}

/** Changes the inputs with the lower and with the higher ends of their ranges, and makes ranges of what differs. */
function atBothEnds<S extends Situation>(situation: S, change: (situation: S) => Typed): Typed {
  const { json, texts, decimalComma = false } = situation;
  const ranges = Object.entries(rangesOf(json)).flatMap(([key, value]) => {
    const { range } = value as { readonly range: readonly Json[] };
    const areNumbers = Array.isArray(range) && range.length === 2 && range.every((end) => typeof end === "number");
    return areNumbers ? [[key, range as readonly number[]] as const] : [];
  });
  if (ranges.length === 0) return change(situation);
  const at = (end: 0 | 1) => {
    const values = Object.fromEntries(ranges.map(([key, range]) => [key, range[end] as number]));
    const own = Object.entries(values).map(([key, value]) => [key, numberText(value, decimalComma)]);
    const given: Record<string, string> = { ...texts, ...Object.fromEntries(own) };
    return { given, ...change({ ...situation, json: { ...json, ...values }, texts: given }) };
  };
  const [low, high] = [at(0), at(1)];
  const joined = ranges.map(([key]) => {
    const isChanged = low.texts[key] !== low.given[key] || high.texts[key] !== high.given[key];
    return [key, isChanged ? `${low.texts[key]}~${high.texts[key]}` : texts[key]];
  });
  return { texts: { ...high.texts, ...Object.fromEntries(joined) }, units: high.units };
}

/** Moves units that were typed with numbers into the choices beside them, so that they are not shown twice. */
export function settleUnits(
  fields: Fields,
  { texts, units }: Typed,
  { json, chosen, decimalComma = false }: Pick<Reading, "json" | "chosen"> & { readonly decimalComma?: boolean },
  format: Format,
): Typed {
  const settled: Record<string, string> = { ...texts };
  for (const [choice, key] of chosen) {
    const [field, value] = [fields[key], json[key]];
    if (!field || typeof value !== "number") continue;
    const unit = String(json[choice]);
    // As it was before the unit was written.
    const { [choice]: _, [key]: _number, ...others } = json;
    const before = settled[choice] === undefined ? others : { ...others, [choice]: settled[choice] };
    Object.assign(settled, unitsOfAnswers(fields, choice, unit, effectiveValues(fields, before), settled));
    settled[choice] = unit;
    settled[key] = fieldText(field, value, format, decimalComma);
  }
  return { texts: settled, units };
}

/** The text one or more steps away, within the field's constant bounds; null if the text is not a number. */
export function stepped(field: Field, text: string, steps: number): string | null {
  const decimalComma = writesDecimalComma();
  const { value: read } = readField(field, text, { decimalComma });
  const value = read === null ? 0 : Number(read);
  if (Number.isNaN(value)) return null;
  const size = field.step ?? usualStep(field, value);
  const decimals = Math.max(0, ...[size, value].map((x) => String(x).split(".")[1]?.length ?? 0));
  const moved = Number((value + steps * size).toFixed(Math.min(decimals, 10)));
  const low = typeof field.min === "number" ? field.min : Number.NEGATIVE_INFINITY;
  const high = typeof field.max === "number" ? field.max : Number.POSITIVE_INFINITY;
  const next = Math.min(high, Math.max(low, moved));
  return numberText(next, decimalComma, Math.abs(next) >= 10_000 ? "thousands" : undefined);
}

/** 1 for counts, 0.1 for rates, and for amounts a unit of the second digit: 400,000 moves by 10,000. */
function usualStep(field: Field, value: number): number {
  if (field.type === "percent") return 0.1;
  if (field.type !== "money" || value === 0) return 1;
  return Math.max(1, 10 ** (Math.floor(Math.log10(Math.abs(value))) - 1));
}

/**
 * Whether the whole text of the focused field is selected, as after a tab into it. Here because no field changes
 * by itself before this module has been fetched.
 */
export function isSelected(input: HTMLInputElement | null): boolean {
  if (!input || input !== document.activeElement) return false;
  return input.selectionStart === 0 && input.selectionEnd === input.value.length;
}
