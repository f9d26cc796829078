import { digestOf, eachBlock } from "./blocks";

const PRIMES = firstPrimes(64);

/** The first 32 bits of the fractional parts of the square roots of the first eight primes … */
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
/** … and of the cube roots of the first 64. */
const CONSTANTS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));

/** The SHA-256 digest, 32 bytes (FIPS 180-4, August 2015). */
export function sha256(message: Uint8Array): Uint8Array {
  const state = Uint32Array.from(START);
  const schedule = new Uint32Array(64);
  eachBlock(message, false, (words) => {
    schedule.set(words);
    for (let t = 16; t < 64; t++) {
      const [near, far] = [at(schedule, t - 2), at(schedule, t - 15)];
      const small0 = rotateRight(far, 7) ^ rotateRight(far, 18) ^ (far >>> 3);
      const small1 = rotateRight(near, 17) ^ rotateRight(near, 19) ^ (near >>> 10);
      schedule[t] = small1 + at(schedule, t - 7) + small0 + at(schedule, t - 16);
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
    for (let t = 0; t < 64; t++) {
      const large1 = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
      const choice = (e & f) ^ (~e & g);
      const first = (h + large1 + choice + at(CONSTANTS, t) + at(schedule, t)) | 0;
      const large0 = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + large0 + majority) | 0];
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = at(state, i) + word;
  });
  return digestOf(state, false);
}

type Eight = [number, number, number, number, number, number, number, number];

function at(words: Uint32Array, place: number): number {
  return words[place] as number;
}

function rotateRight(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}
