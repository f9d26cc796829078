import type { Tools } from "../../../core/calculator";
import { once } from "../../../core/once";
import { entropyOf } from "./collisions";
import { generate, type Made } from "./generate";
import type { Inputs } from "./inputs";
import { type IdFacts, inspected } from "./inspect";
import { type ReadId, readAs } from "./read-id";

/** The model: generated IDs, or one inspected ID. */
export interface Ids {
  readonly inputs: Inputs;
  /** Returns the generated IDs, drawn on first use; null when inspecting. */
  readonly made: (() => Made) | null;
  /** The inspected ID; null when generating. */
  readonly read: ReadId | null;
  /** Facts about the inspected ID or the first generated one; null for a NanoID. */
  readonly facts: () => IdFacts | null;
  /** Random bits of one ID; null if no collision probability is given. */
  readonly randomBits: number | null;
}

/** @throws InputError */
export function makeIds(inputs: Inputs, tools: Tools): Ids {
  const made = generate(inputs, tools);
  const kind = inputs.version === "ulid" ? "ulid" : "uuid";
  const facts = once(() => {
    const { first } = made();
    return first === null ? null : inspected(first, kind);
  });
  return { inputs, made, read: null, facts, randomBits: entropyOf(inputs) };
}

/** @throws InputError on `input` */
export function inspectId(inputs: Inputs): Ids {
  const read = readAs("input", inputs.input);
  const facts = once(() => inspected(read.value, read.kind));
  return { inputs, made: null, read, facts, randomBits: null };
}
