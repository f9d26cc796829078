/** What the product prints is read back by the reader of that kind, as what it says. */
import { describe, expect, it } from "vitest";
import { answer } from "../core/answer";
import type { AnyCalculator } from "../core/calculator";
import { effectiveValues } from "../core/defaults";
import type { Field, Fields } from "../core/fields";
import { Format } from "../core/format";
import type { Json, Values } from "../core/parse";
import { type ReadContext, readField } from "../core/read";
import { prepareChoices, testTools } from "../core/testing";
import { EVERY_GRAMMAR, loadGrammars } from "../reading/grammars";
import { ENTRIES } from "../testing-entries";
import { loadCalculator } from "./catalog";

const grammars = await loadGrammars(EVERY_GRAMMAR);
const KINDS = ["money", "percent", "number", "integer", "date", "datetime"];
/** Rows of a table that are read back. */
const ROWS = 12;

/** The example, and the example of each mode. */
function questionsOf({ inputs }: AnyCalculator): readonly Record<string, Json>[] {
  const fields: Fields = inputs;
  const modes = ["mode", "tool", "country", "system"].flatMap((key) =>
    Object.keys(fields[key]?.options ?? {}).map((code) => ({ [key]: code })),
  );
  return [{}, ...modes];
}

/** The figures of an answer: each output and each cell, with its field. */
function figuresOf(outputs: Fields, values: Readonly<Record<string, unknown>>): readonly (readonly [Field, unknown])[] {
  return Object.entries(outputs).flatMap(([key, field]) => {
    const value = values[key];
    if (field.type !== "table") return [[field, value] as const];
    const rows = (value as Readonly<Record<string, unknown>>[] | undefined) ?? [];
    return [...rows.slice(0, ROWS), ...rows.slice(-1)].flatMap((row) =>
      Object.entries(field.columns ?? {}).map(([name, column]) => [column, row[name]] as const),
    );
  });
}

/** Whether a text is read as a value that is printed in the same way. */
function faultOf(field: Field, value: unknown, format: Format, inputs: Values): string | null {
  const text = format.value(field, value, inputs);
  const context: ReadContext = {
    grammars,
    inputs,
    currency: format.currency,
    grouping: format.grouping,
    today: "2026-11-28",
  };
  const { value: read, refusal } = readField({ ...field, max: undefined } as Field, text, context);
  if (refusal !== undefined) return `${text}: ${refusal}`;
  const again = typeof read === typeof value ? format.value(field, read, inputs) : String(read);
  // Binary noise may have printed zeros: 107.00 for 107.00000000000001.
  const plain = (one: string) => one.replace(/(\.\d*?)0+(?!\d)/, "$1").replace(/\.(?!\d)/, "");
  return plain(again) === plain(text) ? null : `${text}: ${again}`;
}

let read = 0;

describe.each(["USD", "INR"] as const)("what is printed in %s is read back", (currency) => {
  it.each(ENTRIES.map((entry) => [entry.id, entry] as const))("%s", async (_, entry) => {
    const calculator = await loadCalculator(entry);
    await prepareChoices(calculator);
    const format = new Format(currency);
    const faults = new Set<string>();
    let count = 0;
    for (const inputs of questionsOf(calculator)) {
      const result = answer(calculator, { inputs }, { ...testTools(), format });
      if ("errors" in result) continue;
      const values = effectiveValues(calculator.inputs, inputs);
      for (const [field, value] of figuresOf(calculator.outputs, result.outputs)) {
        // A figure with a rule of its own may be in a unit that another input chooses, which only the page knows.
        const isOwn = typeof field.digits !== "function";
        if (value === null || value === undefined || !isOwn || !KINDS.includes(field.type)) continue;
        count++;
        const fault = faultOf(field, value, format, values);
        if (fault !== null) faults.add(fault);
      }
    }
    expect([...faults].slice(0, 8)).toEqual([]);
    read += count;
  });
});

it("thousands of figures are read back", () => {
  expect(read).toBeGreaterThan(5000);
});
