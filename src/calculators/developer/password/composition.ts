/**
 * Counts and draws passwords with a minimum number of characters of each class. Counting is exact, and all passwords
 * are equally likely, because no character is put in a fixed position.
 */
import { fallingFactorial } from "../../../math/numbers/integer";
import type { Random } from "../../../math/random/random";

export interface CharacterClass {
  readonly characters: readonly string[];
  /** Minimum number of characters of this class. */
  readonly least: number;
}

/** Numbers of ways to fill positions, cached for given class sizes and minimum counts. */
class WaysTable {
  readonly #ways = new Map<number, bigint>();
  readonly #terms = new Map<number, readonly bigint[]>();

  constructor(
    readonly sizes: readonly number[],
    readonly least: readonly number[],
    /** Whether no character may occur twice. */
    readonly distinct: boolean,
  ) {}

  /**
   * Number of ways in which classes `i` and up can fill `r` positions, with `free` additional characters that have no
   * minimum. If the class has a small minimum, it is faster to count all ways and subtract those with too few of its
   * characters; otherwise adds up the ways with the minimum, one more, and so on.
   */
  ways(i: number, r: number, free = 0): bigint {
    if (r < 0) return 0n;
    if (i === this.sizes.length) return this.#words(free, r);
    const key = (i * 1000 + r) * 10_000 + free;
    let known = this.#ways.get(key);
    if (known === undefined) {
      const [size, least] = [this.sizes[i] as number, this.least[i] as number];
      const fewer = 2 * least <= r;
      known = fewer ? this.ways(i + 1, r, free + size) : 0n;
      for (let k = fewer ? 0 : least; k < (fewer ? least : r + 1); k++) {
        const term = this.#term(i, r, k, free);
        known += fewer ? -term : term;
      }
      this.#ways.set(key, known);
    }
    return known;
  }

  /** The ways in which class `i` takes exactly `k` of `r` positions. */
  #term(i: number, r: number, k: number, free: number): bigint {
    const after = this.ways(i + 1, r - k, free);
    return after === 0n ? 0n : choose(r, k) * this.#words(this.sizes[i] as number, k) * after;
  }

  /** The ways in which class `i` takes its minimum number of positions, one more, and so on up to all `r`. */
  terms(i: number, r: number): readonly bigint[] {
    const key = i * 1000 + r;
    let known = this.#terms.get(key);
    if (!known) {
      const least = this.least[i] as number;
      known = Array.from({ length: Math.max(0, r - least + 1) }, (_, extra) => this.#term(i, r, least + extra, 0));
      this.#terms.set(key, known);
    }
    return known;
  }

  /** Number of strings of length `k` over the given number of characters. */
  #words(characters: number, k: number): bigint {
    return this.distinct ? fallingFactorial(BigInt(characters), k) : BigInt(characters) ** BigInt(k);
  }
}

const pascal: bigint[][] = [[1n]];

/**
 * Binomial coefficient, from a cached Pascal's triangle. A table for 256 positions needs 33,000 of them, for which
 * `binomial` would take half a second.
 */
function choose(n: number, k: number): bigint {
  for (let row = pascal.length; row <= n; row++) {
    const above = pascal[row - 1] as bigint[];
    pascal.push(Array.from({ length: row + 1 }, (_, i) => (above[i - 1] ?? 0n) + (above[i] ?? 0n)));
  }
  return pascal[n]?.[k] ?? 0n;
}

export class Composition {
  readonly #table: WaysTable;
  #joined: readonly string[] | undefined;

  constructor(
    readonly classes: readonly CharacterClass[],
    readonly distinct: boolean,
  ) {
    this.#table = tableFor(
      classes.map(({ characters }) => characters.length),
      classes.map(({ least }) => least),
      distinct,
    );
  }

  /** All characters in order, joined only once because thousands of short passwords may be drawn from them. */
  get #alphabet(): readonly string[] {
    this.#joined ??= this.classes.flatMap(({ characters }) => characters);
    return this.#joined;
  }

  /** Whether no class has a minimum, so any string of these characters is allowed. */
  get #isPlain(): boolean {
    return this.classes.every(({ least }) => least === 0);
  }

  /** Number of passwords of this length. */
  count(length: number): bigint {
    if (!this.#isPlain) return this.#table.ways(0, length);
    const size = BigInt(this.#alphabet.length);
    return this.distinct ? fallingFactorial(size, length) : size ** BigInt(length);
  }

  /** Number of passwords of this length that start with a character of one of the classes with these indices. */
  countStartingWith(classIndices: readonly number[], length: number): bigint {
    return classIndices.reduce((sum, index) => {
      const first = this.classes[index] as CharacterClass;
      const rest = this.classes.map((one, i) =>
        i === index
          ? {
              characters: this.distinct ? one.characters.slice(1) : one.characters,
              least: Math.max(0, one.least - 1),
            }
          : one,
      );
      const after = new Composition(rest, this.distinct).count(length - 1);
      return sum + BigInt(first.characters.length) * after;
    }, 0n);
  }

  /** Draws one password as an array of characters; all passwords are equally likely. */
  draw(random: Random, length: number): string[] {
    return this.#isPlain ? this.#drawPlain(random, length) : this.#drawCounted(random, length);
  }

  #drawPlain(random: Random, length: number): string[] {
    const alphabet = this.#alphabet;
    if (!this.distinct) return Array.from({ length }, () => alphabet[random.below(alphabet.length)] as string);
    const unused = [...alphabet];
    return Array.from({ length }, () => random.take(unused));
  }

  /** Draws the number of characters of each class, then their positions, then the characters. */
  #drawCounted(random: Random, length: number): string[] {
    const classIndices: number[] = [];
    let left = length;
    for (const [i, { least }] of this.classes.entries()) {
      const taken = i === this.classes.length - 1 ? left : least + this.#drawExtra(random, i, left);
      for (let k = 0; k < taken; k++) classIndices.push(i);
      left -= taken;
    }
    const unused = this.classes.map(({ characters }) => [...characters]);
    return random.shuffle(classIndices).map((i) => {
      const characters = unused[i] as string[];
      return this.distinct ? random.take(characters) : (characters[random.below(characters.length)] as string);
    });
  }

  /** Draws how many characters beyond its minimum class `i` gets if `left` positions are free. */
  #drawExtra(random: Random, i: number, left: number): number {
    let t = random.belowBig(this.#table.ways(i, left));
    const terms = this.#table.terms(i, left);
    let extra = 0;
    for (; t >= (terms[extra] as bigint); extra++) t -= terms[extra] as bigint;
    return extra;
  }
}

const tables = new Map<string, WaysTable>();
const MOST_TABLES = 40;

/** Tables are cached, because the same options share one across lengths and passwords. */
function tableFor(sizes: readonly number[], least: readonly number[], distinct: boolean): WaysTable {
  const key = JSON.stringify([sizes, least, distinct]);
  let table = tables.get(key);
  if (!table) {
    if (tables.size >= MOST_TABLES) tables.clear();
    table = new WaysTable(sizes, least, distinct);
    tables.set(key, table);
  }
  return table;
}
