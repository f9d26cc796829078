/** What MD5, SHA-1 and SHA-256 share: messages are padded to whole blocks of 64 bytes and taken word by word. */

const BLOCK = 64;

/**
 * Pads a message as all three prescribe (a bit of 1, zeros, the length in bits) and hands it over in blocks of
 * sixteen words of 32 bits.
 *
 * @param littleEndian the order of bytes in words and length: little-endian for MD5
 */
export function eachBlock(
  message: Uint8Array,
  littleEndian: boolean,
  take: (words: Uint32Array) => void,
): void {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  const bits = 8 * message.length;
  const [low, high] = [bits >>> 0, Math.floor(bits / 2 ** 32)];
  view.setUint32(padded.length - 8, littleEndian ? low : high, littleEndian);
  view.setUint32(padded.length - 4, littleEndian ? high : low, littleEndian);
  const words = new Uint32Array(16);
  for (let start = 0; start < padded.length; start += BLOCK) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(start + 4 * i, littleEndian);
    take(words);
  }
}

/** The state of a hash as bytes. */
export function digestOf(state: Uint32Array, littleEndian: boolean): Uint8Array {
  const digest = new Uint8Array(4 * state.length);
  const view = new DataView(digest.buffer);
  for (const [i, word] of state.entries()) view.setUint32(4 * i, word, littleEndian);
  return digest;
}

export function rotateLeft(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
