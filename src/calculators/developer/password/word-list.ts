import { OnDemand } from "../../../core/on-demand";

/** The EFF large list of July 2016, 7,776 words in the order of the dice (CC BY 3.0 US). */
export const wordList = new OnDemand<readonly string[]>(
  async () => (await import("../../../data/eff-large-wordlist.json")).default,
);

export const LIST_SIZE = 7776;

/** Five rolls give a word, the first roll counting most. */
export function wordPlaces(rolls: readonly number[]): number[] {
  const places: number[] = [];
  for (let start = 0; start < rolls.length; start += 5)
    places.push(rolls.slice(start, start + 5).reduce((place, roll) => 6 * place + roll - 1, 0));
  return places;
}
