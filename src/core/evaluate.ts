import type { AnyCalculator, Notice, Tools } from "./calculator";
import type { Field } from "./fields";
import { Format } from "./format";
import { listed } from "./listed";
import { readOutput } from "./outputs";

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
 * @throws InputError
 */
export function evaluate(
  calculator: AnyCalculator,
  // biome-ignore lint/suspicious/noExplicitAny: the caller knows the calculator's own types
  inputs: any,
  tools: Tools = NO_TOOLS,
): Evaluation {
  const model = calculator.derive(inputs, tools);
  return { inputs, model, outputs: readOutputs(calculator, model, tools.format) };
}

/** Returns the outputs of a model; each one is computed when first read. */
export function readOutputs(
  calculator: AnyCalculator,
  model: unknown,
  format: Format,
): Readonly<Record<string, unknown>> {
  let Outputs = classes.get(calculator);
  if (!Outputs) {
    Outputs = outputsClass(calculator);
    classes.set(calculator, Outputs);
  }
  return new Outputs(model, format);
}

type OutputsClass = new (model: unknown, format: Format) => Readonly<Record<string, unknown>>;

const classes = new WeakMap<AnyCalculator, OutputsClass>();

/**
 * A class with a getter for each output. Getters defined anew on every object would keep old answers in
 * memory until a full garbage collection, which takes a third of the time of a batch.
 */
function outputsClass(calculator: AnyCalculator): OutputsClass {
  class Outputs {
    readonly #model: unknown;
    readonly #format: Format;
    readonly #known = new Map<string, unknown>();

    constructor(model: unknown, format: Format) {
      this.#model = model;
      this.#format = format;
    }

    static {
      for (const key of outputKeys(calculator))
        Object.defineProperty(Outputs.prototype, key, {
          enumerable: true,
          get(this: Outputs) {
            if (!this.#known.has(key)) this.#known.set(key, this.#compute(key));
            return this.#known.get(key);
          },
        });
    }

    #compute(key: string): unknown {
      const field: Field | undefined = calculator.outputs[key];
      if (key === "notices") return listed(calculator.notices?.(this.#model, this.#format) ?? []);
      if (field) return readOutput(key, field, this.#model);
      return noticeCodes(this);
    }
  }
  return Outputs as unknown as OutputsClass;
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
