import type { BelowDraw } from "../../../math/random/random";
import { classesOf } from "./classes";
import type { Inputs } from "./inputs";

/** Number of draws shown if the user's own bytes are used. */
export const SHOWN_DRAWS = 4;

export type DrawRow = ReturnType<typeof drawRows>[number];

/**
 * Shows how the first numbers were derived from the user's bytes and, if each number stands for a character, which one.
 *
 * @param discarded draws of passwords that were discarded and redrawn
 */
export function drawRows(inputs: Inputs, draws: readonly BelowDraw[], discarded: ReadonlySet<BelowDraw>) {
  const alphabet = plainAlphabet(inputs);
  return draws.map((draw, i) => {
    const { n, bytes, read, limit, result } = draw;
    return {
      n: i + 1,
      choices: String(n),
      bytes,
      read: read.join(", "),
      limit: String(limit),
      result: String(result),
      character: alphabet?.[Number(result)] ?? null,
      kept: !discarded.has(draw),
    };
  });
}

/** The alphabet if each number drawn stands for one of its characters, otherwise null. */
function plainAlphabet(inputs: Inputs): string[] | null {
  if (inputs.mode === "pin") return [..."0123456789"];
  if (inputs.mode !== "random" || inputs.noDuplicates) return null;
  const classes = classesOf(inputs);
  return classes.every(({ least }) => least === 0) ? classes.flatMap(({ characters }) => characters) : null;
}
