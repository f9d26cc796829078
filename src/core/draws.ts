/**
 * Random draws on a page. A calculator that uses random bytes declares `draws`. Its page then opens with an example
 * drawn from fixed bytes, identical in the HTML and in the script. It draws from random bytes as soon as the script has
 * loaded, and again after every change and every press of “New”.
 */

export type RandomBytes = (count: number) => Uint8Array;

export interface Draws<Inputs> {
  /** Whether these inputs need fresh bytes; false if the bytes are given or come from a seed. */
  needsRandomBytes(inputs: Inputs): boolean;
  /** A key made from the input texts; the page draws again when it changes. */
  redrawKey(texts: Readonly<Record<string, string>>): string;
  /** The bytes of one draw, which can be replayed any number of times. If `source` is null, the example's bytes. */
  replayBytes(source: RandomBytes | null): () => RandomBytes;
}

interface Options<Inputs> {
  readonly needsRandomBytes: (inputs: Inputs) => boolean;
  /** Inputs that only display the same draw differently: order, separators, formats. */
  readonly displayOnly?: readonly string[];
}

/** Defines when and how a page draws random bytes for a calculator. */
export function defineDraws<Inputs>({ needsRandomBytes, displayOnly = [] }: Options<Inputs>): Draws<Inputs> {
  return {
    needsRandomBytes,
    redrawKey: (texts) => JSON.stringify(Object.entries(texts).filter(([key]) => !displayOnly.includes(key))),
    replayBytes: (source) => replayable(source ?? exampleBytes()),
  };
}

/** Replays the same bytes to every caller that requests the same counts in the same order. */
function replayable(source: RandomBytes): () => RandomBytes {
  const blocks: Uint8Array[] = [];
  return () => {
    let next = 0;
    return (count) => {
      if (blocks[next]?.length !== count) {
        blocks.length = next;
        blocks.push(source(count));
      }
      return (blocks[next++] as Uint8Array).slice();
    };
  };
}

/** Random-looking but publicly known bytes (the upper eight bits of the generator from Numerical Recipes). */
export function exampleBytes(seed = 2026): RandomBytes {
  let state = seed >>> 0;
  return (count) =>
    Uint8Array.from({ length: count }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    });
}
