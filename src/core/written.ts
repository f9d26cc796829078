/** Cleans up answers for output to programs. */
import type { Answer } from "./answer";
import type { AnyCalculator } from "./calculator";
import type { Field } from "./fields";
import type { Values } from "./parse";
import { isExtremes } from "./ranged-text";

/** Returns the answer with its amounts of money rounded to remove floating-point noise. */
export function written(calculator: AnyCalculator, answer: Answer): Answer {
  if ("errors" in answer) return answer;
  const outputs: Values = {};
  for (const key of Object.keys(answer.outputs))
    outputs[key] = writtenValue(calculator.outputs[key], answer.outputs[key]);
  return { ...answer, outputs };
}

function writtenValue(field: Field | undefined, value: unknown): unknown {
  if (field?.type === "money" && isExtremes(value))
    return { ...value, low: writtenAmount(value.low), high: writtenAmount(value.high) };
  if (field?.type === "money") return writtenAmount(value);
  if (field?.type !== "table" || !field.columns || !Array.isArray(value)) return value;
  const { columns } = field;
  const amounts = Object.keys(columns).filter((key) => columns[key]?.type === "money");
  if (amounts.length === 0) return value;
  return value.map((row: Values) => {
    const copy = { ...row };
    for (const key of amounts) copy[key] = writtenAmount(row[key]);
    return copy;
  });
}

/** Significant digits that stay correct even in sums of a long schedule, and decimals that every amount keeps. */
const SIGNIFICANT = 13;
const DECIMALS = 6;

/** Smaller amounts are the remainder of a difference of equal amounts and become 0. */
const NOISE = 1e-8;

function writtenAmount(amount: unknown): unknown {
  if (typeof amount !== "number" || Number.isInteger(amount)) return amount;
  const size = Math.abs(amount);
  if (size < NOISE) return 0;
  const decimals = Math.max(DECIMALS, SIGNIFICANT - 1 - Math.floor(Math.log10(size)));
  const scale = 10 ** decimals;
  // Above 2^53 the product would not be exact.
  return size * scale < 2 ** 53 ? Math.round(amount * scale) / scale : Number(amount.toFixed(DECIMALS));
}
