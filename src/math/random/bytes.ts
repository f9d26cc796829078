/** Sources of random bytes: a platform's source read in blocks, or a given sequence of bytes. */
import { textOfUnits } from "../encoding/code-points";
import type { NextBytes } from "./random";

/** Larger blocks need fewer calls, smaller ones waste fewer bytes. */
const BLOCK = 1024;

/** Serves bytes from an unlimited source that is read in blocks of one size. */
export function inBlocks(source: NextBytes): NextBytes {
  let block = new Uint8Array(0);
  let at = 0;
  const next = (count: number) => {
    if (at + count <= block.length) {
      at += count;
      return block.subarray(at - count, at);
    }
    const taken = new Uint8Array(count);
    for (let filled = 0; filled < count; ) {
      if (at === block.length) {
        block = new Uint8Array(source(BLOCK));
        at = 0;
      }
      const part = block.subarray(at, at + count - filled);
      taken.set(part, filled);
      filled += part.length;
      at += part.length;
    }
    return taken;
  };
  const byte = () => (at < block.length ? block[at++] : next(1)[0]) as number;
  return Object.assign(next, { byte });
}

/** Thrown if the given bytes are not enough. */
export class OutOfBytesError extends Error {
  /** @param missing minimum number of further bytes needed */
  constructor(readonly missing: number) {
    super(`the random bytes given run out; ${missing} more are needed`);
    this.name = "OutOfBytesError";
  }
}

/** Serves the given bytes in order. Reading past their end throws `OutOfBytesError`. */
export function inOrder(bytes: Uint8Array): NextBytes {
  let at = 0;
  return (count) => {
    if (at + count > bytes.length) throw new OutOfBytesError(at + count - bytes.length);
    at += count;
    return bytes.subarray(at - count, at);
  };
}

export type ReadHex =
  | { readonly bytes: Uint8Array; readonly problem?: undefined }
  /**
   * The first character that is not a hex digit with its position from 1, or `odd` if there is half a byte left over.
   */
  | { readonly problem: { readonly sign: string; readonly position: number } | "odd" };

/** Parses hex digits, ignoring white space. */
export function readHex(text: string): ReadHex {
  const wrong = /[^\da-f\s]/iu.exec(text);
  if (wrong) return { problem: { sign: wrong[0], position: [...text.slice(0, wrong.index)].length + 1 } };
  const digits = text.replace(/\s/g, "");
  if (digits.length % 2 === 1) return { problem: "odd" };
  const bytes = new Uint8Array(digits.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16);
  return { bytes };
}

/** Writes `0a1b…`, two digits per byte. */
export function hexText(bytes: Uint8Array): string {
  const codes = new Uint8Array(2 * bytes.length);
  for (const [i, byte] of bytes.entries()) {
    codes[2 * i] = DIGITS.charCodeAt(byte >> 4);
    codes[2 * i + 1] = DIGITS.charCodeAt(byte & 15);
  }
  return textOfUnits(codes);
}

const DIGITS = "0123456789abcdef";
