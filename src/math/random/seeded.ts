/** Generators whose bytes are determined by a seed: repeatable, for games and samples, never for secrets. */
import type { NextBytes } from "./random";

export type Generator = "xoshiro256ss" | "pcg32" | "mt19937";

const MASK64 = (1n << 64n) - 1n;

/**
 * The bytes of a generator, each of its outputs in big-endian order.
 *
 * @param seed from 0 to 2⁶⁴ − 1
 */
export function seededBytes(generator: Generator, seed: bigint): NextBytes {
  switch (generator) {
    case "xoshiro256ss":
      return bytesOf(xoshiro256ss(seed), 8);
    case "pcg32":
      return bytesOf(pcg32(seed), 4);
    case "mt19937":
      return bytesOf(mt19937(Number(seed & 0xffff_ffffn)), 4);
  }
}

/**
 * A decimal number up to 2⁶⁴ − 1 is used as is; any other text is converted by its 64-bit FNV-1a hash
 * (draft-eastlake-fnv).
 */
export function seedOf(text: string): bigint {
  if (/^\d+$/.test(text)) {
    const number = BigInt(text);
    if (number <= MASK64) return number;
  }
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & MASK64;
  return hash;
}

function bytesOf(next: () => bigint | number, width: 4 | 8): NextBytes {
  const buffer = new DataView(new ArrayBuffer(width));
  let at: number = width;
  const byte = () => {
    if (at === width) {
      const output = next();
      if (typeof output === "bigint") buffer.setBigUint64(0, output);
      else buffer.setUint32(0, output);
      at = 0;
    }
    return buffer.getUint8(at++);
  };
  return Object.assign((count: number) => Uint8Array.from({ length: count }, byte), { byte });
}

/** SplitMix64 (Steele, Lea & Flood 2014), which expands a seed to a larger state. */
function splitMix64(seed: bigint): () => bigint {
  let state = seed;
  return () => {
    state = (state + 0x9e3779b97f4a7c15n) & MASK64;
    let z = state;
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK64;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & MASK64;
    return z ^ (z >> 31n);
  };
}

/** xoshiro256** 1.0 (Blackman & Vigna 2018). */
function xoshiro256ss(seed: bigint): () => bigint {
  const spread = splitMix64(seed);
  let [a, b, c, d] = [spread(), spread(), spread(), spread()];
  return () => {
    const output = (rotateLeft((b * 5n) & MASK64, 7n) * 9n) & MASK64;
    const shifted = (b << 17n) & MASK64;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotateLeft(d, 45n);
    return output;
  };
}

function rotateLeft(word: bigint, bits: bigint): bigint {
  return ((word << bits) | (word >> (64n - bits))) & MASK64;
}

/** PCG-XSH-RR 64/32 (O'Neill 2014), with sequence 54 as in the author's examples. */
function pcg32(seed: bigint): () => number {
  const increment = (54n << 1n) | 1n;
  let state = 0n;
  const step = () => {
    state = (state * 6364136223846793005n + increment) & MASK64;
  };
  step();
  state = (state + seed) & MASK64;
  step();
  return () => {
    const old = state;
    step();
    const shifted = Number((((old >> 18n) ^ old) >> 27n) & 0xffff_ffffn);
    const turn = Number(old >> 59n);
    return ((shifted >>> turn) | (shifted << (-turn & 31))) >>> 0;
  };
}

const SIZE = 624;
const MIDDLE = 397;

/** MT19937 (Matsumoto & Nishimura 1998), seeded by init_genrand of 2002. */
function mt19937(seed: number): () => number {
  const state = new Uint32Array(SIZE);
  state[0] = seed;
  for (let i = 1; i < SIZE; i++) {
    const before = state[i - 1] as number;
    state[i] = Math.imul(1_812_433_253, before ^ (before >>> 30)) + i;
  }
  let at = SIZE;
  return () => {
    if (at === SIZE) {
      twist(state);
      at = 0;
    }
    let y = state[at++] as number;
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9d2c5680;
    y ^= (y << 15) & 0xefc60000;
    return (y ^ (y >>> 18)) >>> 0;
  };
}

function twist(state: Uint32Array): void {
  for (let i = 0; i < SIZE; i++) {
    const y = ((state[i] as number) & 0x80000000) | ((state[(i + 1) % SIZE] as number) & 0x7fffffff);
    state[i] = (state[(i + MIDDLE) % SIZE] as number) ^ (y >>> 1) ^ (y & 1 ? 0x9908b0df : 0);
  }
}
