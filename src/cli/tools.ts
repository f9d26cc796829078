import { webcrypto } from "node:crypto";
import type { Tools } from "../core/calculator";
import { Format } from "../core/format";

/** What the command line gives its calculators: real randomness, and messages in US dollars. */
export const tools: Tools = {
  randomBytes: (count) => webcrypto.getRandomValues(new Uint8Array(count)),
  format: new Format(),
};
