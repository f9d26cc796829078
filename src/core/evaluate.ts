import type { AnyCalculator, Notice, Tools } from "./calculator";
import { Format } from "./format";

type Raw = Readonly<Record<string, unknown>>;

/** What a calculator may use when nobody injected anything: no randomness, US dollars. */
export const NO_TOOLS: Tools = {
  randomBytes() {
    throw new Error("no source of randomness was given");
  },
  format: new Format(),
};

/**
 * The outputs for typed inputs, `notices` and `noticeCodes` among them. Each is worked out when first read, so
 * that a summary does not pay for the tables. @throws InputError
 *
 * @param keys only these outputs, and the notices
 */
export function evaluate(
  calculator: AnyCalculator,
  inputs: unknown,
  tools: Tools = NO_TOOLS,
  keys: readonly string[] = outputKeys(calculator),
  // biome-ignore lint/suspicious/noExplicitAny: the caller knows the calculator's own types
): any {
  const raw: Raw = calculator.compute(inputs as never, tools);
  const outputs = {};
  defineOutput(outputs, "notices", raw.notices ?? []);
  for (const key of new Set(keys)) {
    if (key === "noticeCodes") defineOutput(outputs, key, () => noticeCodes(outputs));
    else if (key !== "notices") defineOutput(outputs, key, raw[key]);
  }
  return outputs;
}

function defineOutput(outputs: object, key: string, value: unknown): void {
  if (typeof value !== "function") {
    Object.defineProperty(outputs, key, { value, enumerable: true });
    return;
  }
  let known: { value: unknown } | undefined;
  Object.defineProperty(outputs, key, {
    enumerable: true,
    get() {
      known ??= { value: value() };
      return known.value;
    },
  });
}

function noticeCodes(outputs: object): string | null {
  const { notices } = outputs as { readonly notices: readonly Notice[] };
  return notices.length > 0 ? notices.map((notice) => notice.code).join(" ") : null;
}

const keysOf = new WeakMap<AnyCalculator, readonly string[]>();

/** Names of everything a calculator answers, `notices` and `noticeCodes` last. */
export function outputKeys(calculator: AnyCalculator): readonly string[] {
  const known = keysOf.get(calculator);
  if (known) return known;
  const keys = [...Object.keys(calculator.outputs), "notices", "noticeCodes"];
  keysOf.set(calculator, keys);
  return keys;
}
