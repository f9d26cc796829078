import { digestOf, eachBlock, rotateLeft } from "./blocks";

const CONSTANTS = [0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6] as const;

/** The SHA-1 digest, 20 bytes (FIPS 180-4, August 2015). Broken for signatures; names of UUID version 5 need it. */
export function sha1(message: Uint8Array): Uint8Array {
  const state = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0);
  const schedule = new Uint32Array(80);
  eachBlock(message, false, (words) => {
    schedule.set(words);
    for (let t = 16; t < 80; t++) {
      const mixed = at(schedule, t - 3) ^ at(schedule, t - 8) ^ at(schedule, t - 14) ^ at(schedule, t - 16);
      schedule[t] = rotateLeft(mixed, 1);
    }
    let [a, b, c, d, e] = state as unknown as [number, number, number, number, number];
    for (let t = 0; t < 80; t++) {
      const round = Math.floor(t / 20);
      const mixed = round === 0 ? (b & c) ^ (~b & d) : round === 2 ? (b & c) ^ (b & d) ^ (c & d) : b ^ c ^ d;
      const sum = (rotateLeft(a, 5) + mixed + e + (CONSTANTS[round] as number) + at(schedule, t)) | 0;
      [e, d, c, b, a] = [d, c, rotateLeft(b, 30), a, sum];
    }
    for (const [i, word] of [a, b, c, d, e].entries()) state[i] = at(state, i) + word;
  });
  return digestOf(state, false);
}

function at(words: Uint32Array, place: number): number {
  return words[place] as number;
}
