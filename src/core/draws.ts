/**
 * Random draws on a page. A calculator that takes random bytes says so with `draws`; its page then opens with an
 * example drawn from fixed bytes, which is the same in the HTML and in the script, draws for itself as soon as the
 * script is there, and again with every change and every press of “New”.
 */

export type RandomBytes = (count: number) => Uint8Array;

export interface Draws<Inputs> {
  /** Whether these inputs take fresh bytes: not where the bytes are given or come from a seed. */
  fresh(inputs: Inputs): boolean;
  /** Texts that differ here call for another draw. */
  occasion(texts: Readonly<Record<string, string>>): string;
  /** The bytes of one draw, to be taken any number of times from the start; without a source those of the example. */
  tape(source: RandomBytes | null): () => RandomBytes;
}

interface Options<Inputs> {
  readonly fresh: (inputs: Inputs) => boolean;
  /** Inputs that only show the same draw in another way: order, separators, formats. */
  readonly keeps?: readonly string[];
}

/** How a page draws for a calculator. */
export function defineDraws<Inputs>({ fresh, keeps = [] }: Options<Inputs>): Draws<Inputs> {
  return {
    fresh,
    occasion: (texts) => JSON.stringify(Object.entries(texts).filter(([key]) => !keeps.includes(key))),
    tape: (source) => recorded(source ?? exampleBytes()),
  };
}

/** Whoever asks for the same counts in the same order gets the same bytes. */
function recorded(source: RandomBytes): () => RandomBytes {
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

/** Bytes that look random and are known to everybody (the generator of Numerical Recipes, upper eight bits). */
export function exampleBytes(seed = 2026): RandomBytes {
  let state = seed >>> 0;
  return (count) =>
    Uint8Array.from({ length: count }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    });
}
