/** Definitions of circuit calculators. */
import { type Calculator, InputError, type Tools } from "../core/calculator";
import { meets } from "../core/conditions";
import type { Field, Fields, ValuesOf } from "../core/fields";
import { type OutputFields, outputsOf, type ReadFrom } from "../core/outputs";
import type { Values } from "../core/parse";
import { withPrefixes } from "./prefixed";
import { inOwnUnits, symbolOf } from "./quantity";

/**
 * Defines a calculator whose `derive` receives each quantity in the unit of its definition, and whose results are shown
 * with prefixes. Values so extreme that an answer is not a finite number are rejected.
 */
export function defineCircuit<const I extends Fields, Model extends object, const O extends Fields>(
  calculator: Calculator<I, Model, O> & { derive(inputs: never, tools: never): ReadFrom<O> },
): Calculator<I, Model, O> {
  return {
    ...calculator,
    outputs: withPrefixes(calculator.outputs),
    derive(inputs: ValuesOf<I>, tools: Tools): Model {
      const model = calculator.derive(inOwnUnits(calculator.inputs, inputs), tools);
      if (!allFinite(model)) {
        const [key = ""] = Object.entries(calculator.inputs).find(([, { unitKey }]) => unitKey) ?? [];
        throw new InputError(key, "These values are too large or too small to calculate with.");
      }
      return model;
    },
  };
}

/** Outputs that return the inputs under the same keys, in the units of the definition. Unused inputs are null. */
export function givens<Model extends { readonly inputs: Values }>(fields: Fields, keys: readonly string[]) {
  const output = outputsOf<Model>();
  return Object.fromEntries(
    keys.map((key) => {
      const { label, when } = fields[key] as Field;
      const unit = symbolOf(fields, key);
      return [
        key,
        output.number(label, {
          ...(unit && { unit }),
          digits: { significant: 7 },
          shown: "elsewhere",
          optional: true,
          value: ({ inputs }) => (meets(when, inputs) ? (inputs[key] as number | null) : null),
        }),
      ];
    }),
  ) as OutputFields<Model>;
}

/** Whether all numbers in a value are finite. */
function allFinite(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  return typeof value !== "object" || value === null || Object.values(value).every(allFinite);
}
