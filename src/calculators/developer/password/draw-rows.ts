import type { BelowDraw } from "../../../math/random/random";
import { classesOf } from "./classes";
import type { Inputs } from "./inputs";

/** So many draws are shown where own bytes are used. */
export const SHOWN_DRAWS = 4;

export type DrawRow = ReturnType<typeof drawRows>[number];

/**
 * How the first numbers came from the bytes given, and what they stand for where each is a character.
 * @param thrown those of passwords that were drawn again
 */
export function drawRows(inputs: Inputs, draws: readonly BelowDraw[], thrown: ReadonlySet<BelowDraw>) {
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
      kept: !thrown.has(draw),
    };
  });
}

/** The characters where each number drawn is one of them. */
function plainAlphabet(inputs: Inputs): string[] | null {
  if (inputs.mode === "pin") return [..."0123456789"];
  if (inputs.mode !== "random" || inputs.noDuplicates) return null;
  const classes = classesOf(inputs);
  return classes.every(({ least }) => least === 0) ? classes.flatMap(({ characters }) => characters) : null;
}
