/** Reads a range in a number's field: `6.5~7.5`, `6.5 to 7.5`, `7±0.5`, `$400k ± 10%`. */
import { resolve } from "./conditions";
import type { Field } from "./fields";
import { cleaned } from "./held-values";
import type { Json } from "./parse";
import type { ReadContext, Reading } from "./read";
import { readNumeric } from "./read-number";
import { readPlain } from "./read-plain";

/** Both sides need a digit, so that other texts with these marks are not taken for ranges. */
const BETWEEN = /^(.*\d.*?)\s*(?:~|\s(?:to|TO|To)\s)\s*(.*\d.*)$/;
const AROUND = /^(.*\d.*?)\s*(?:±|\+\/[-−])\s*(.*\d.*)$/;

/** Marks of a range, also of one with a missing number or a number in words. */
const MARK = /\S\s*[~±]|\+\/[-−]/;

/** A number with its prefix and suffix: `$`, `400`, `k`. */
const NUMBER = /^([^\d.,+-]*)([+-]?[\d.,]+(?: \d{3})*)\s*(\D*)$/;

const ADVICE = "Write a range as 6.5~7.5, 6.5 to 7.5 or 7±0.5.";

/** Null if the text is no range. */
export function readRange(field: Field, text: string, context: ReadContext): Reading | null {
  const around = AROUND.exec(text);
  if (around) return readAround(field, text, around[1] as string, around[2] as string, context);
  const between = BETWEEN.exec(text);
  if (!between) return MARK.test(text) ? { value: text, refusal: ADVICE } : null;
  const [low, high] = withOneUnit(between[1] as string, (between[2] as string).trim());
  return readEnds(field, text, low, high, context);
}

/** `20 to 30 years`, `$400~500k`: a unit written once applies to both numbers. */
function withOneUnit(low: string, high: string): readonly [string, string] {
  const [, beforeLow = "", numberOfLow, afterLow = ""] = NUMBER.exec(low) ?? [];
  const [, beforeHigh = "", numberOfHigh, afterHigh = ""] = NUMBER.exec(high) ?? [];
  if (numberOfLow === undefined || numberOfHigh === undefined) return [low, high];
  const before = beforeLow || beforeHigh;
  const after = afterLow === "" || afterHigh === "" ? afterLow || afterHigh : undefined;
  if (after === undefined || (beforeLow !== "" && beforeHigh !== "" && beforeLow !== beforeHigh)) return [low, high];
  return [before + joined(numberOfLow, after), before + joined(numberOfHigh, after)];
}

/** Puts a space before a unit, but not before a sign or a multiplier. */
function joined(number: string, after: string): string {
  return after === "" || /^[%kKmM°]/.test(after) ? number + after : `${number} ${after}`;
}

function readAround(field: Field, text: string, center: string, spread: string, context: ReadContext): Reading {
  const [, before = "", number = "", after = ""] = NUMBER.exec(center) ?? [];
  const [, beforeSpread = "", spreadNumber = "", afterSpread = ""] = NUMBER.exec(spread.trim()) ?? [];
  const middle = plainNumber(number, context);
  const size = plainNumber(spreadNumber, context);
  const refused = { value: text, refusal: ADVICE };
  if (middle === null || size === null || size < 0 || (beforeSpread !== "" && beforeSpread !== before)) return refused;
  const unit = field.unit === undefined ? "" : resolve(field.unit, context.inputs ?? {});
  const isShare = afterSpread.trim() === "%" && field.type !== "percent" && !unit.startsWith("%") && after !== "%";
  if (!isShare && after !== "" && afterSpread !== "" && after !== afterSpread) return refused;
  const shift = isShare ? (Math.abs(middle) * size) / 100 : size;
  const suffix = isShare ? after : after || afterSpread;
  const end = (value: number) => {
    const digits = String(cleaned(value));
    return before + joined(context.decimalComma ? digits.replace(".", ",") : digits, suffix);
  };
  return readEnds(field, text, end(middle - shift), end(middle + shift), context);
}

function plainNumber(digits: string, context: ReadContext): number | null {
  const plain = readPlain({ type: "number", label: "" }, digits, context);
  return plain === null ? null : Number(plain.value);
}

function readEnds(field: Field, text: string, low: string, high: string, context: ReadContext): Reading {
  const first = readNumeric(field, low, context);
  const second = readNumeric(field, high, {
    ...context,
    ...(first.currency !== undefined && { currency: first.currency }),
    inputs: { ...context.inputs, ...first.chosen },
  });
  const needs = [...(first.needs ?? []), ...(second.needs ?? [])];
  if (needs.length > 0) return { value: text, needs };
  const refusal = first.refusal ?? second.refusal;
  if (refusal !== undefined) return { value: text, refusal };
  const ends = [first.value, second.value].map((value) => numberOf(value));
  if (ends.includes(null)) return { value: text, refusal: ADVICE };
  const currency = first.currency ?? second.currency;
  return {
    value: { range: ends as Json[] },
    ...(currency !== undefined && { currency }),
    ...((first.chosen || second.chosen) && { chosen: { ...first.chosen, ...second.chosen } }),
  };
}

/** Exact numbers are strings. */
function numberOf(value: Json): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}
