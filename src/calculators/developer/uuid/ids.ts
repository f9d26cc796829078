import type { Tools } from "../../../core/calculator";
import { once } from "../../../core/once";
import { entropyOf } from "./collisions";
import { generate, type Made } from "./generate";
import type { Inputs } from "./inputs";
import { type IdFacts, inspected } from "./inspect";
import { type ReadId, readAs } from "./read-id";

/** Ids that are made, or one that is inspected. */
export interface Ids {
  readonly inputs: Inputs;
  /** Drawn when first asked for; null where an id is inspected. */
  readonly made: (() => Made) | null;
  /** The id inspected; null where ids are made. */
  readonly read: ReadId | null;
  /** What the id, or the first one made, says about itself; null for a NanoID. */
  readonly facts: () => IdFacts | null;
  /** Random bits of one id; null where there is no speaking of chance. */
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
