/** Random values derived from bytes by reproducible rules: the same bytes always give the same values. */
import { bitLength } from "../numbers/bit-length";
import { hexText } from "./bytes";

/** Returns exactly `count` further bytes. */
export interface NextBytes {
  (count: number): Uint8Array;
  /** The next single byte, if an unlimited source can supply it faster than an array of one. */
  readonly byte?: () => number;
}

/** How one integer was drawn, for showing the working. */
export interface BelowDraw {
  readonly n: bigint;
  /** Number of bytes read per attempt. */
  readonly bytes: number;
  /** Values from this limit on are rejected, so that all remainders are equally likely. */
  readonly limit: bigint;
  /** The values read, big-endian. The last one was used; all before it were rejected. */
  readonly read: readonly bigint[];
  readonly result: bigint;
}

/** Values of up to 6 bytes are exact as doubles. */
const EXACT_BYTES = 6;

/** 256^k; exact as doubles for every k in use. */
const POWERS = Array.from({ length: 8 }, (_, k) => 256 ** k);

export class Random {
  readonly #next: NextBytes;
  readonly #byte: NextBytes["byte"];
  readonly #noted: BelowDraw[];
  readonly #most: number;

  /** @param most maximum number of integer draws to record in `draws` */
  constructor(next: NextBytes, most = 0) {
    this.#next = next;
    this.#byte = next.byte;
    this.#noted = [];
    this.#most = most;
  }

  /** How the first integers were drawn. */
  get draws(): readonly BelowDraw[] {
    return this.#noted;
  }

  bytes(count: number): Uint8Array {
    return this.#next(count);
  }

  /**
   * The next bytes as one big-endian number.
   *
   * @param count at most 6
   */
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
    // Combining two doubles takes a fifth of the time.
    const split = Math.max(0, count - EXACT_BYTES);
    return (BigInt(numberOf(bytes, 0, split)) << BigInt(8 * EXACT_BYTES)) | BigInt(numberOf(bytes, split, count));
  }

  /**
   * An integer from 0 to n − 1, each equally likely: values beyond the last multiple of n are rejected. For n = 1 no
   * byte is read.
   *
   * @param n an integer from 1 to 2⁵³
   */
  below(n: number): number {
    if (n === 1) return 0;
    if (this.#noted.length < this.#most) return Number(this.belowBig(BigInt(n)));
    const byte = this.#byte;
    if (byte && n <= 256) {
      // Fast path: dice and letters are drawn by the million.
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

  /**
   * The same for integers of any size.
   *
   * @param n at least 1
   */
  belowBig(n: bigint): bigint {
    return this.bigDraw(n)();
  }

  /**
   * Returns a function that draws from 0 to n − 1, which for large n is faster than repeated calls to `below`.
   *
   * @param n from 1 to 2⁵³
   */
  draw(n: number): () => number {
    if (n <= (POWERS[EXACT_BYTES] as number)) return () => this.below(n);
    const draw = this.bigDraw(BigInt(n));
    return () => Number(draw());
  }

  /**
   * The same for integers of any size.
   *
   * @param n at least 1
   */
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

  /**
   * A number strictly between 0 and 1, made of 52 random bits and a final bit of 1, so that both it and 1 minus it are
   * exact.
   */
  unit(): number {
    // 7 bytes, of which the lowest 4 bits are dropped.
    const bytes = this.#next(7);
    const value = numberOf(bytes, 0, 6) * 16 + ((bytes[6] as number) >> 4);
    return (2 * value + 1) / 2 ** 53;
  }

  /** Returns the items in random order (Fisher–Yates, Durstenfeld's version). */
  shuffle<T>(list: readonly T[]): T[] {
    const shuffled = [...list];
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [shuffled[i], shuffled[j]] = [shuffled[j] as T, shuffled[i] as T];
    }
    return shuffled;
  }

  /**
   * Removes a random item from a list, keeping the order of the rest.
   *
   * @param left at least one item
   */
  take<T>(left: T[]): T {
    return left.splice(this.below(left.length), 1)[0] as T;
  }
}

/** Up to six bytes, from index `from` to before `to`, as one big-endian number. */
function numberOf(bytes: Uint8Array, from: number, to: number): number {
  let value = 0;
  for (let i = from; i < to; i++) value = value * 256 + (bytes[i] as number);
  return value;
}

/** Converts bytes to one big-endian number. */
export function fromBigEndian(bytes: Uint8Array): bigint {
  return BigInt(`0x0${hexText(bytes)}`);
}
