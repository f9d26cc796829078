/** Random values from bytes, by reproducible rules: the same bytes always give the same values. */
import { bitLength } from "../numbers/bit-length";
import { hexText } from "./bytes";

/** Returns exactly `count` further bytes. */
export interface NextBytes {
  (count: number): Uint8Array;
  /** The next byte alone, where a source without end can give it faster than an array of one. */
  readonly byte?: () => number;
}

/** How one whole number came about; for showing the working. */
export interface BelowDraw {
  readonly n: bigint;
  /** Bytes read at a time. */
  readonly bytes: number;
  /** Numbers from here on are thrown away, so that all remainders are equally likely. */
  readonly limit: bigint;
  /** What was read, big-endian; the last one counts, all before it were thrown away. */
  readonly read: readonly bigint[];
  readonly result: bigint;
}

/** Up to here the numbers read (6 bytes) are exact as doubles. */
const EXACT_BYTES = 6;

/** 256^k; exact as a double for all k that are used. */
const POWERS = Array.from({ length: 8 }, (_, k) => 256 ** k);

export class Random {
  readonly #next: NextBytes;
  readonly #byte: NextBytes["byte"];
  readonly #noted: BelowDraw[];
  readonly #most: number;

  /** @param most how many draws of whole numbers are recorded in `draws` */
  constructor(next: NextBytes, most = 0) {
    this.#next = next;
    this.#byte = next.byte;
    this.#noted = [];
    this.#most = most;
  }

  /** How the first whole numbers came about. */
  get draws(): readonly BelowDraw[] {
    return this.#noted;
  }

  bytes(count: number): Uint8Array {
    return this.#next(count);
  }

  /** The next bytes as one number, the first byte first. @param count at most 6 */
  #number(count: number): number {
    const byte = this.#byte;
    if (!byte) return numberOf(this.#next(count), 0, count);
    let value = 0;
    for (let i = 0; i < count; i++) value = value * 256 + byte();
    return value;
  }

  #bigNumber(count: number): bigint {
    const bytes = this.#next(count);
    if (count > 2 * EXACT_BYTES) return fromBigEndian(bytes);
    // Two doubles are put together in a fifth of the time.
    const split = Math.max(0, count - EXACT_BYTES);
    return (
      (BigInt(numberOf(bytes, 0, split)) << BigInt(8 * EXACT_BYTES)) | BigInt(numberOf(bytes, split, count))
    );
  }

  /**
   * A whole number from 0 to n − 1, each equally likely: values beyond the last multiple of n are rejected.
   * For n = 1 no byte is read. @param n a whole number from 1 to 2⁵³
   */
  below(n: number): number {
    if (n === 1) return 0;
    if (this.#noted.length < this.#most) return Number(this.belowBig(BigInt(n)));
    const byte = this.#byte;
    if (byte && n <= 256) {
      // Millions of dice and letters are drawn like this.
      const limit = 256 - (256 % n);
      let value = byte();
      while (value >= limit) value = byte();
      return value % n;
    }
    let count = 1;
    while ((POWERS[count] as number) < n) count++;
    if (count > EXACT_BYTES) return Number(this.belowBig(BigInt(n)));
    const power = POWERS[count] as number;
    const limit = power - (power % n);
    for (;;) {
      const value = this.#number(count);
      if (value < limit) return value % n;
    }
  }

  /** The same for numbers of any size. @param n from 1 */
  belowBig(n: bigint): bigint {
    return this.bigDraw(n)();
  }

  /** Draws from 0 to n − 1 one after another, which is faster than `below` for large n. @param n from 1 to 2⁵³ */
  draw(n: number): () => number {
    if (n <= (POWERS[EXACT_BYTES] as number)) return () => this.below(n);
    const draw = this.bigDraw(BigInt(n));
    return () => Number(draw());
  }

  /** The same for numbers of any size. @param n from 1 */
  bigDraw(n: bigint): () => bigint {
    if (n === 1n) return () => 0n;
    const bytes = Math.ceil(bitLength(n - 1n) / 8);
    const power = 1n << BigInt(8 * bytes);
    const limit = power - (power % n);
    const noted = (): bigint => {
      const read = [this.#bigNumber(bytes)];
      while ((read.at(-1) as bigint) >= limit) read.push(this.#bigNumber(bytes));
      const result = (read.at(-1) as bigint) % n;
      this.#noted.push({ n, bytes, limit, read, result });
      return result;
    };
    return () => {
      if (this.#noted.length < this.#most) return noted();
      let value = this.#bigNumber(bytes);
      while (value >= limit) value = this.#bigNumber(bytes);
      return value % n;
    };
  }

  /** A number strictly between 0 and 1, of 52 random bits and a last bit of 1: it and 1 minus it are exact. */
  unit(): number {
    // 7 bytes, of which the lowest 4 bits are dropped.
    const bytes = this.#next(7);
    const value = numberOf(bytes, 0, 6) * 16 + ((bytes[6] as number) >> 4);
    return (2 * value + 1) / 2 ** 53;
  }

  /** The same things in random order (Fisher–Yates, as Durstenfeld wrote it). */
  shuffle<T>(list: readonly T[]): T[] {
    const shuffled = [...list];
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [shuffled[i], shuffled[j]] = [shuffled[j] as T, shuffled[i] as T];
    }
    return shuffled;
  }

  /** Takes one thing out of a list; the rest keeps its order. @param left at least one thing */
  take<T>(left: T[]): T {
    return left.splice(this.below(left.length), 1)[0] as T;
  }
}

/** At most six bytes of several as one number, the first byte first. */
function numberOf(bytes: Uint8Array, from: number, to: number): number {
  let value = 0;
  for (let i = from; i < to; i++) value = value * 256 + (bytes[i] as number);
  return value;
}

/** Bytes as one number, the first byte first. */
export function fromBigEndian(bytes: Uint8Array): bigint {
  return BigInt(`0x0${hexText(bytes)}`);
}
