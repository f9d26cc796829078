import { digestOf, eachBlock, rotateLeft } from "./blocks";

/** Shifts of the four rounds. */
const SHIFTS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;

/** ⌊2³² · |sin(i + 1)|⌋ */
const SINES = Uint32Array.from({ length: 64 }, (_, i) => Math.floor(2 ** 32 * Math.abs(Math.sin(i + 1))));

/** The MD5 digest, 16 bytes (RFC 1321, April 1992). Broken for signatures; names of UUID version 3 need it. */
export function md5(message: Uint8Array): Uint8Array {
  const state = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  eachBlock(message, true, (words) => {
    let [a, b, c, d] = state as unknown as [number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const round = i >> 4;
      const [mixed, place] =
        round === 0
          ? [(b & c) | (~b & d), i]
          : round === 1
            ? [(d & b) | (~d & c), (5 * i + 1) % 16]
            : round === 2
              ? [b ^ c ^ d, (3 * i + 5) % 16]
              : [c ^ (b | ~d), (7 * i) % 16];
      const sum = (a + mixed + (SINES[i] as number) + (words[place] as number)) | 0;
      const shift = SHIFTS[round]?.[i % 4] as number;
      [a, d, c, b] = [d, c, b, (b + rotateLeft(sum, shift)) | 0];
    }
    add(state, [a, b, c, d]);
  });
  return digestOf(state, true);
}

function add(state: Uint32Array, words: readonly number[]): void {
  for (const [i, word] of words.entries()) state[i] = ((state[i] as number) + word) >>> 0;
}
