/** Answers as programs are given them. */
import type { Answer } from "./answer";
import type { AnyCalculator } from "./calculator";
import type { Field } from "./fields";
import type { Values } from "./parse";

/** The same answer, its amounts of money without the noise of binary fractions behind their millionths. */
export function written(calculator: AnyCalculator, answer: Answer): Answer {
  if ("errors" in answer) return answer;
  const outputs: Values = {};
  for (const key of Object.keys(answer.outputs))
    outputs[key] = writtenValue(calculator.outputs[key], answer.outputs[key]);
  return { ...answer, outputs };
}

function writtenValue(field: Field | undefined, value: unknown): unknown {
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

/** Above this a product with a million would not be exact. */
const LARGEST = 2 ** 53 / 1e6;

function writtenAmount(amount: unknown): unknown {
  if (typeof amount !== "number" || Number.isInteger(amount)) return amount;
  // Adding 0 turns −0 into 0.
  return Math.abs(amount) < LARGEST ? Math.round(amount * 1e6) / 1e6 + 0 : Number(amount.toFixed(6));
}
