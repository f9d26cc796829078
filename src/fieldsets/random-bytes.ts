/** Shared by calculators that use random bytes: an input for the visitor's own bytes, and its error messages. */

import { InputError, type Tools } from "../core/calculator";
import { type Condition, type Field, text } from "../core/fields";
import { inBlocks, inOrder, OutOfBytesError, readHex } from "../math/random/bytes";
import type { NextBytes } from "../math/random/random";

/**
 * Input for the visitor's own random bytes as hex digits. They are put into a link only with consent, or never if they
 * produce a secret.
 */
export const entropyField = (options: { readonly when?: Condition; readonly privacy?: Field["privacy"] }) =>
  text("Your own random bytes", {
    note: "Hex digits; the same bytes always give the same result",
    default: "",
    optional: true,
    privacy: "private",
    ...options,
  });

export function isGiven(entropyHex: string | null): entropyHex is string {
  return entropyHex !== null && entropyHex.trim() !== "";
}

/**
 * Draws with the bytes given, in order, or with fresh ones if there are none.
 * @throws InputError on `entropyHex`
 */
export function drawFromGivenOrFresh<T>(entropyHex: string | null, tools: Tools, draw: (next: NextBytes) => T): T {
  return isGiven(entropyHex) ? drawFromGiven(entropyHex, draw) : draw(inBlocks(tools.randomBytes));
}

/** Draws with the bytes of `entropyHex` and no others. @throws InputError on `entropyHex` */
export function drawFromGiven<T>(entropyHex: string, draw: (next: NextBytes) => T): T {
  const read = readHex(entropyHex);
  if (read.problem === "odd")
    throw new InputError("entropyHex", "Each random byte takes two hex digits, and one digit is left over.");
  if (read.problem)
    throw new InputError(
      "entropyHex",
      `Random bytes must be hex digits. “${read.problem.sign}” at position ${read.problem.position} isn’t one.`,
    );
  try {
    return draw(inOrder(read.bytes));
  } catch (error) {
    if (!(error instanceof OutOfBytesError)) throw error;
    const { missing } = error;
    throw new InputError(
      "entropyHex",
      `Not enough random bytes. Add at least ${missing} more ${missing === 1 ? "byte" : "bytes"}.`,
    );
  }
}
