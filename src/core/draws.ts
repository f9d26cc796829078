/**
 * Random draws on a page. A calculator that takes random bytes declares `draws`; its page then opens with an
 * example drawn from fixed bytes, which is the same in the HTML and in the script, draws for itself as soon as the
 * script has loaded, and again with every change and every press of “New”.
 */

export type RandomBytes = (count: number) => Uint8Array;

export interface Draws<Inputs> {
  /** Whether these inputs take fresh bytes: not where the bytes are given or come from a seed. */
  needsRandomBytes(inputs: Inputs): boolean;
  /** A key of the input texts; when it changes, the page draws again. */
  redrawKey(texts: Readonly<Record<string, string>>): string;
  /** The bytes of one draw, which can be read from the start any number of times; without a source, the example's. */
  replayBytes(source: RandomBytes | null): () => RandomBytes;
}

interface Options<Inputs> {
  readonly needsRandomBytes: (inputs: Inputs) => boolean;
  /** Inputs that only display the same draw differently: order, separators, formats. */
  readonly displayOnly?: readonly string[];
}

/** How a page draws for a calculator. */
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

/** Random-looking but publicly known bytes (the generator of Numerical Recipes, upper eight bits). */
export function exampleBytes(seed = 2026): RandomBytes {
  let state = seed >>> 0;
  return (count) =>
    Uint8Array.from({ length: count }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    });
}
