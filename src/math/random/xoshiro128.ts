/** Words from xoshiro128** 1.1 (Blackman & Vigna 2018), using 32-bit arithmetic that engines run fast. */

/** Four 32-bit words, not all zero. */
export type Xoshiro128State = readonly [number, number, number, number];

/** The next word of a generator, from 0 to 2³² − 1. */
export type NextWord = () => number;

/** Creates the generator for a state. */
export function xoshiro128ss([s0, s1, s2, s3]: Xoshiro128State): NextWord {
  let [a, b, c, d] = [s0 | 0, s1 | 0, s2 | 0, s3 | 0];
  return () => {
    const word = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotateLeft(d, 11);
    return word;
  };
}

function rotateLeft(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

/**
 * The state for a seed: words of a Weyl sequence based on the golden ratio, each mixed by the finalizer of MurmurHash3.
 *
 * @param seed from 0 to 2³² − 1
 */
export function xoshiro128State(seed: number): Xoshiro128State {
  let weyl = seed | 0;
  const next = () => {
    weyl = (weyl + 0x9e3779b9) | 0;
    let z = weyl;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return (z ^ (z >>> 16)) >>> 0;
  };
  return [next(), next(), next(), next()];
}

/** Maps a word to a number strictly between 0 and 1: the middle of its interval. */
export function openUnit(word: number): number {
  return (word + 0.5) / 0x1_0000_0000;
}
