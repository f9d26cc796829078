import type { AnyCalculator, Notice, Tools } from "./calculator";
import { Format } from "./format";
import { type OutputField, readOutput } from "./outputs";

/** The tools of a calculator if none were passed in: no randomness, US dollars. */
export const NO_TOOLS: Tools = {
  randomBytes() {
    throw new Error("no source of randomness was provided");
  },
  format: new Format(),
};

/** A calculator's answer to typed inputs. */
export interface Evaluation {
  // biome-ignore lint/suspicious/noExplicitAny: the caller knows the calculator's own types
  readonly inputs: any;
  // biome-ignore lint/suspicious/noExplicitAny: the caller knows the calculator's own types
  readonly model: any;
  /** By key, including `notices` and `noticeCodes`. Each is computed when first read. */
  // biome-ignore lint/suspicious/noExplicitAny: the caller knows the calculator's own types
  readonly outputs: any;
}

/**
 * Derives the model and reads the outputs from it. Outputs are lazy, so a summary does not compute the tables.
 *
 * @param keys outputs to include; all of them if omitted
 * @throws InputError
 */
export function evaluate(
  calculator: AnyCalculator,
  // biome-ignore lint/suspicious/noExplicitAny: the caller knows the calculator's own types
  inputs: any,
  tools: Tools = NO_TOOLS,
  keys?: readonly string[],
): Evaluation {
  const model = calculator.derive(inputs, tools);
  return { inputs, model, outputs: readOutputs(calculator, model, tools.format, keys) };
}

/** Returns the outputs of a model; each one is computed when first read. */
export function readOutputs(
  calculator: AnyCalculator,
  model: unknown,
  format: Format,
  keys: readonly string[] = outputKeys(calculator),
): Readonly<Record<string, unknown>> {
  const outputs = {};
  const notices = () => calculator.notices?.(model, format) ?? [];
  defineOutput(outputs, "notices", notices);
  for (const key of keys) {
    if (key === "notices" || Object.hasOwn(outputs, key)) continue;
    const field: OutputField<unknown> | undefined = calculator.outputs[key];
    if (field) defineOutput(outputs, key, () => readOutput(field, model));
    else if (key === "noticeCodes") defineOutput(outputs, key, () => noticeCodes(outputs));
  }
  return outputs;
}

function defineOutput(outputs: object, key: string, read: () => unknown): void {
  let known: { readonly value: unknown } | undefined;
  Object.defineProperty(outputs, key, {
    enumerable: true,
    get() {
      known ??= { value: read() };
      return known.value;
    },
  });
}

function noticeCodes(outputs: object): string | null {
  const { notices } = outputs as { readonly notices: readonly Notice[] };
  return notices.length > 0 ? notices.map((notice) => notice.code).join(" ") : null;
}

const keysOf = new WeakMap<AnyCalculator, readonly string[]>();

/** Keys of all outputs of a calculator, with `notices` and `noticeCodes` last. */
export function outputKeys(calculator: AnyCalculator): readonly string[] {
  const known = keysOf.get(calculator);
  if (known) return known;
  const keys = [...Object.keys(calculator.outputs), "notices", "noticeCodes"];
  keysOf.set(calculator, keys);
  return keys;
}
