/** What calculators that take random bytes share: own bytes typed in, and what is said when they run out. */
import { BytesRunOut, inBlocks, inOrder, readHex } from "../../math/random/bytes";
import type { NextBytes } from "../../math/random/random";
import { InputError, type Tools } from "../calculator";
import { type Condition, text } from "../fields";

/**
 * Own random bytes as hex digits; in a link only when the visitor says so, and where they make a secret (`secret`)
 * never.
 */
export const entropyField = (options: {
  readonly group?: string;
  readonly when?: Condition;
  readonly secret?: boolean;
}) =>
  text({
    label: "Own random bytes",
    note: "Hex digits; the same bytes always give the same result",
    default: "",
    optional: true,
    private: true,
    advanced: true,
    ...options,
  });

/** Whether bytes were given. */
export function isGiven(entropyHex: string | null): entropyHex is string {
  return entropyHex !== null && entropyHex.trim() !== "";
}

/**
 * Draws with the bytes given, in order, or where there are none with fresh ones.
 * @throws InputError on `entropyHex`
 */
export function drawWith<T>(entropyHex: string | null, tools: Tools, draw: (next: NextBytes) => T): T {
  return isGiven(entropyHex) ? drawGiven(entropyHex, draw) : draw(inBlocks(tools.randomBytes));
}

/** Draws with the bytes of `entropyHex` and no others. @throws InputError on `entropyHex` */
export function drawGiven<T>(entropyHex: string, draw: (next: NextBytes) => T): T {
  const read = readHex(entropyHex);
  if (read.problem === "odd")
    throw new InputError("entropyHex", "Random bytes take two hex digits each; one digit is left over.");
  if (read.problem)
    throw new InputError(
      "entropyHex",
      `Random bytes are hex digits; “${read.problem.sign}” at position ${read.problem.position} is not one.`,
    );
  try {
    return draw(inOrder(read.bytes));
  } catch (error) {
    if (!(error instanceof BytesRunOut)) throw error;
    const { missing } = error;
    throw new InputError(
      "entropyHex",
      `The random bytes given run out; add at least ${missing} more ${missing === 1 ? "byte" : "bytes"}.`,
    );
  }
}
