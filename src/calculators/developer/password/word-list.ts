import { OnDemand } from "../../../core/on-demand";

/** The EFF large word list of July 2016: 7,776 words in dice order (CC BY 3.0 US). */
export const wordList = new OnDemand<readonly string[]>(
  async () => (await import("../../../data/eff-large-wordlist.json")).default,
);

export const LIST_SIZE = 7776;

/** Indices of words in the list. Five rolls give one word, with the first roll most significant. */
export function wordIndices(rolls: readonly number[]): number[] {
  const indices: number[] = [];
  for (let start = 0; start < rolls.length; start += 5)
    indices.push(rolls.slice(start, start + 5).reduce((index, roll) => 6 * index + roll - 1, 0));
  return indices;
}
