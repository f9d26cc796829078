/**
 * Passwords with at least so many characters of each class: how many there are, and one of them, each equally
 * likely. Counting is exact; nothing is put into fixed places.
 */
import { fallingFactorial } from "../../../math/numbers/integer";
import type { Random } from "../../../math/random/random";

export interface CharacterClass {
  readonly characters: readonly string[];
  /** At least so many of them. */
  readonly least: number;
}

/** Numbers of ways by the sizes and least numbers of the classes, for one way of counting. */
class WaysTable {
  readonly #ways = new Map<number, bigint>();
  readonly #terms = new Map<number, readonly bigint[]>();

  constructor(
    readonly sizes: readonly number[],
    readonly least: readonly number[],
    /** No character may come twice. */
    readonly distinct: boolean,
  ) {}

  /**
   * In how many ways the classes from number i on can fill r places, with `free` more characters that may come any
   * number of times: where a class needs few characters, all ways less those with too few of them; else the ways with
   * its least number, one more … all.
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

  /** Those in which class i takes k places. */
  #term(i: number, r: number, k: number, free: number): bigint {
    const after = this.ways(i + 1, r - k, free);
    return after === 0n ? 0n : choose(r, k) * this.#words(this.sizes[i] as number, k) * after;
  }

  /** The ways by how many places class i takes: its least number, one more … all. */
  terms(i: number, r: number): readonly bigint[] {
    const key = i * 1000 + r;
    let known = this.#terms.get(key);
    if (!known) {
      const least = this.least[i] as number;
      known = Array.from({ length: Math.max(0, r - least + 1) }, (_, extra) =>
        this.#term(i, r, least + extra, 0),
      );
      this.#terms.set(key, known);
    }
    return known;
  }

  /** Texts of k out of so many characters. */
  #words(characters: number, k: number): bigint {
    return this.distinct ? fallingFactorial(BigInt(characters), k) : BigInt(characters) ** BigInt(k);
  }
}

const pascal: bigint[][] = [[1n]];

/** The ways to choose k of n places. A table of 256 places wants 33,000 of them: `binomial` takes half a second. */
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

  /** All characters in order; put together once, because thousands of short passwords may be drawn from it. */
  get #alphabet(): readonly string[] {
    this.#joined ??= this.classes.flatMap(({ characters }) => characters);
    return this.#joined;
  }

  /** Whether any text of these characters will do. */
  get #isPlain(): boolean {
    return this.classes.every(({ least }) => least === 0);
  }

  /** How many passwords of this length there are. */
  count(length: number): bigint {
    if (!this.#isPlain) return this.#table.ways(0, length);
    const size = BigInt(this.#alphabet.length);
    return this.distinct ? fallingFactorial(size, length) : size ** BigInt(length);
  }

  /** How many of them start with a character of one of these classes. */
  countStartingWith(places: readonly number[], length: number): bigint {
    return places.reduce((sum, place) => {
      const first = this.classes[place] as CharacterClass;
      const rest = this.classes.map((one, i) =>
        i === place
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

  /** One password as its characters, all equally likely. */
  draw(random: Random, length: number): string[] {
    return this.#isPlain ? this.#drawPlain(random, length) : this.#drawCounted(random, length);
  }

  #drawPlain(random: Random, length: number): string[] {
    const alphabet = this.#alphabet;
    if (!this.distinct)
      return Array.from({ length }, () => alphabet[random.below(alphabet.length)] as string);
    const unused = [...alphabet];
    return Array.from({ length }, () => random.take(unused));
  }

  /** First how many of each class, then in which places, then which ones. */
  #drawCounted(random: Random, length: number): string[] {
    const places: number[] = [];
    let left = length;
    for (const [i, { least }] of this.classes.entries()) {
      const taken = i === this.classes.length - 1 ? left : least + this.#drawExtra(random, i, left);
      for (let place = 0; place < taken; place++) places.push(i);
      left -= taken;
    }
    const unused = this.classes.map(({ characters }) => [...characters]);
    return random.shuffle(places).map((i) => {
      const characters = unused[i] as string[];
      return this.distinct
        ? random.take(characters)
        : (characters[random.below(characters.length)] as string);
    });
  }

  #drawExtra(random: Random, i: number, places: number): number {
    let t = random.belowBig(this.#table.ways(i, places));
    const terms = this.#table.terms(i, places);
    let extra = 0;
    for (; t >= (terms[extra] as bigint); extra++) t -= terms[extra] as bigint;
    return extra;
  }
}

const tables = new Map<string, WaysTable>();
const MOST_TABLES = 40;

/** Tables are kept: the same options at another length, or for another password, share one. */
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
