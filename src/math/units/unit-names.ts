/**
 * The names of units: symbols, words, plurals, alternative spellings and prefixed forms. A name may refer to several
 * units; the caller picks the one that fits.
 */
import { toAscii } from "../numbers/grouping";
import { superscript } from "../numbers/write-number";
import { type ConvertibleUnit, readFactor } from "./conversion";
import type { Dimension } from "./dimensions";
import { withoutRemark } from "./remark";

/** A unit as listed in a table. */
export interface UnitDefinition extends ConvertibleUnit {
  readonly id: string;
  readonly name: string;
  readonly plural: string;
  readonly symbol: string;
  readonly aliases?: readonly string[];
  /** Names that it has only where no other unit of that name fits: `m` for minutes beside hours. */
  readonly loose?: readonly string[];
  /** `si` allows kilo, mega and so on; `iec` also allows kibi, mebi and so on. */
  readonly prefixes?: "si" | "iec";
  readonly tags?: readonly string[];
  /** False if the factor is a measured value. */
  readonly exact?: false;
  readonly source?: string;
}

/** A unit together with the quantity it measures. */
export interface Unit extends UnitDefinition {
  /** Null for an expression that is not in a table: `kg·m`. */
  readonly quantity: string | null;
  readonly dimension: Dimension;
  /** Other units that the name could equally mean: `mb` is MB or Mb. */
  readonly rivals?: readonly Unit[];
}

export interface QuantityUnits {
  readonly id: string;
  readonly name: string;
  readonly dimension: Dimension;
  /** Ids of the usual pair of units to convert between. */
  readonly defaultFrom: string;
  readonly defaultTo: string;
  readonly units: readonly UnitDefinition[];
}

export interface Prefix {
  readonly name: string;
  readonly symbol: string;
  readonly factor: string;
}

export type Prefixes = Readonly<Record<"si" | "iec", readonly Prefix[]>>;

/** The possible meanings of a name. */
export interface Meanings {
  /**
   * Most likely meanings first: as written, then ignoring case, then other spellings. Within a tier, in table order.
   */
  readonly tiers: readonly (readonly Unit[])[];
  /** Set if the size of the unit differs by place; the program must not guess which is meant. */
  readonly byPlace?: readonly Unit[];
}

/** Longer texts cannot be names. */
const MAX_LENGTH = 60;

/** Normalizes text: ASCII digits and quotes, `·` for every product, superscripts for powers, single spaces. */
export function normalized(text: string): string {
  return (
    toAscii(text)
      .replace(/[’‘′]/g, "'")
      .replace(/[”“″]|''/g, '"')
      .replace(/μ/g, "µ")
      .replace(/Ω/g, "Ω")
      .replace(/º/g, "°")
      .replace(/[℃℉㎀-㏟]/g, (unit) => unit.normalize("NFKC"))
      .replace(/^(?:minus|negative) (?=[\d.½¼¾])/i, "-")
      // The only unit that people write first. Other words before a number are none: in 5, at 30.
      .replace(/^mach ([\d.,]+)/i, "$1 Mach")
      .replace(
        /\bdeg(?:ree)?s?\.? (?=(?:[CFKR]|cel[sc]ius|f(?:ah|a)renheit|kelvin|rankine|centigrade)\b)|° (?=[CFKR]\b)/gi,
        "°",
      )
      .replace(
        /(fluid ounces?|fl\.? oz|\p{L}+) ?\((US|U\.S\.|UK|imperial|imp)\.?\)/giu,
        (_, name: string, place: string) => `${place.replaceAll(".", "")} ${name}`,
      )
      .replace(/\*\*|\^/g, "^")
      .replace(/\^ ?\(?([+-]?\d+)\)?/g, (_, power: string) => superscript(power.replace("+", "")))
      .replace(/[*×⋅∙]/g, "·")
      .replace(/[÷∕]/g, "/")
      .replace(/(\p{L})-(?=\p{L})|(?<=\d)-(?=\p{L}{2})/gu, "$1 ")
      .replace(/(?<=\p{L}s) an? (?=(?:second|minute|hour|day|week|month|year)(?!\p{L}))/giu, " per ")
      .replace(/(\p{L})\.(?!\d)/gu, "$1")
      .replace(/\s+/g, " ")
      .replace(/ ?([·/()]) ?/g, "$1")
      .trim()
  );
}

export class UnitNames {
  readonly units: readonly Unit[];
  readonly #byId = new Map<string, Unit>();
  #comparable?: readonly { readonly id: string; readonly name: string; readonly folded: string }[];
  readonly #exact = new Map<string, Unit[]>();
  readonly #folded = new Map<string, Unit[]>();
  readonly #loose = new Map<string, Unit[]>();
  readonly #prefixed: { readonly symbols: Map<string, Unit>; readonly words: Map<string, Unit> } = {
    symbols: new Map(),
    words: new Map(),
  };

  /** @param byPlace unit ids by name, for names whose meaning is never guessed */
  constructor(
    readonly quantities: readonly QuantityUnits[],
    readonly prefixes: Prefixes,
    readonly byPlace: Readonly<Record<string, readonly string[]>>,
  ) {
    this.units = quantities.flatMap(({ id, dimension, units }) =>
      units.map((unit) => ({ ...unit, quantity: id, dimension })),
    );
    for (const unit of this.units) this.#byId.set(unit.id, unit);
    for (const unit of this.units) {
      for (const name of namesOf(unit)) this.#add(name, unit);
      for (const name of unit.loose ?? []) push(this.#loose, normalized(name).toLowerCase(), unit);
      if (unit.prefixes) this.#addPrefixable(unit);
    }
    for (const unit of this.units)
      for (const name of [withoutRemark(unit.name), unit.id]) {
        const taken = this.#folded.get(normalized(name).toLowerCase()) ?? [];
        if (!taken.some(({ quantity }) => quantity === unit.quantity)) this.#add(name, unit);
      }
  }

  byId(id: string): Unit | undefined {
    return this.#byId.get(id);
  }

  /**
   * The meanings of a name; null if it is unknown.
   *
   * @param name normalized
   */
  find(name: string): Meanings | null {
    if (name.length > MAX_LENGTH) return null;
    const folded = name.toLowerCase();
    // Object.hasOwn excludes inherited names such as `constructor`.
    const key = [folded, folded.replace(/s$/, "")].find((one) => Object.hasOwn(this.byPlace, one));
    const ids = key && this.byPlace[key];
    if (ids) return { tiers: [], byPlace: ids.map((id) => this.#byId.get(id) as Unit) };
    const tiers: Unit[][] = [];
    const seen = new Set<string>();
    for (const units of this.#tiersOf(name, folded)) {
      const fresh = units.filter(({ id }) => !seen.has(id));
      for (const { id } of fresh) seen.add(id);
      if (fresh.length > 0) tiers.push(withRivals(fresh));
    }
    return tiers.length > 0 ? { tiers } : null;
  }

  *#tiersOf(name: string, folded: string): Generator<readonly Unit[]> {
    const exact = this.#exact.get(name) ?? [];
    yield exact;
    // A name of its own is never a prefix with a symbol: ft is no femtotonne.
    const prefixed = this.#withPrefix(name, folded);
    yield exact.length > 0 ? prefixed.filter(({ id }) => this.#byId.has(id)) : prefixed;
    yield this.#folded.get(folded) ?? [];
    for (const spelling of spellings(folded)) {
      yield this.#folded.get(spelling) ?? [];
      yield this.#withPrefix("", spelling);
    }
    yield this.#loose.get(folded) ?? [];
  }

  /**
   * The longest name at the beginning of a text, and its meanings; null if no name is there.
   *
   * @param text normalized
   * @param find looks up a name, by default in this table
   */
  nameAt(
    text: string,
    find: (name: string) => Meanings | null = (name) => this.find(name),
  ): { readonly name: string; readonly meanings: Meanings } | null {
    if (/^\d/.test(text)) return null;
    for (let end = Math.min(text.length, MAX_LENGTH); end > 0; end--) {
      const name = text.slice(0, end);
      const meanings = isWord(name, text[end]) ? find(name) : null;
      if (meanings) return { name, meanings };
    }
    return null;
  }

  /** Up to three names most similar to a text, each of a different unit. */
  namesLike(text: string, distance: (first: string, second: string) => number): readonly string[] {
    const folded = text.toLowerCase();
    const found = new Map<string, { name: string; apart: number }>();
    // It takes longer to normalize the names of all units than to compare them.
    this.#comparable ??= this.units.flatMap(({ id, name, symbol, aliases = [] }) =>
      [withoutRemark(name), symbol, ...aliases].map((one) => ({
        id,
        name: one,
        folded: normalized(one).toLowerCase(),
      })),
    );
    for (const { id, name, folded: other } of this.#comparable) {
      const allowed = Math.min(2, Math.floor(Math.max(folded.length, other.length) / 3));
      if (Math.abs(other.length - folded.length) > allowed) continue;
      const apart = distance(folded, other);
      const known = found.get(id);
      if (apart <= allowed && (!known || apart < known.apart)) found.set(id, { name, apart });
    }
    const nearest = [...found.values()].sort((a, b) => a.apart - b.apart);
    return [...new Set(nearest.map(({ name }) => name))].slice(0, 3);
  }

  #add(name: string, unit: Unit): void {
    const key = normalized(name);
    push(this.#exact, key, unit);
    push(this.#folded, key.toLowerCase(), unit);
  }

  #addPrefixable(unit: Unit): void {
    const { symbol, aliases = [] } = unit;
    for (const name of [symbol, ...aliases.filter((one) => one.toLowerCase() === symbol.toLowerCase())])
      this.#prefixed.symbols.set(normalized(name), unit);
    for (const name of namesOf(unit))
      if (name.length > 2) this.#prefixed.words.set(normalized(withoutRemark(name)).toLowerCase(), unit);
  }

  /** Symbols are case-sensitive: `mW` is a milliwatt and `MW` a megawatt. */
  #withPrefix(name: string, folded: string): readonly Unit[] {
    for (const kind of ["si", "iec"] as const)
      for (const prefix of this.prefixes[kind]) {
        const symbols = prefix.symbol === "µ" ? ["µ", "u"] : [prefix.symbol];
        const start = symbols.find((one) => name.startsWith(one));
        const unit =
          (start !== undefined && this.#prefixed.symbols.get(name.slice(start.length))) ||
          (folded.startsWith(prefix.name) && this.#prefixed.words.get(folded.slice(prefix.name.length).trim()));
        if (unit && (kind === "si" || unit.prefixes === "iec")) return [this.#enlarged(unit, prefix)];
      }
    return [];
  }

  #enlarged(unit: Unit, prefix: Prefix): Unit {
    const id = prefix.name + unit.id;
    const { prefixes: _none, ...rest } = unit;
    return (
      this.#byId.get(id) ?? {
        ...rest,
        id,
        name: prefix.name + unit.name,
        plural: prefix.name + unit.plural,
        symbol: prefix.symbol + unit.symbol,
        factor: readFactor(unit.factor).multiply(readFactor(prefix.factor)).toString(),
      }
    );
  }
}

/** Whether a name can end before the next character: `ft11` is `ft` and 11, but `min` does not start with `m`. */
function isWord(name: string, next: string | undefined): boolean {
  if (/ $/.test(name)) return false;
  if (next === undefined) return true;
  if (/\p{L}$/u.test(name)) return !/\p{L}/u.test(next);
  if (/\d$/.test(name)) return !/[\p{L}\d]/u.test(next);
  return !/[⁰¹²³⁴⁵⁶⁷⁸⁹]$/.test(name) || !/[⁰¹²³⁴⁵⁶⁷⁸⁹]/.test(next);
}

function namesOf({ name, plural, symbol, aliases = [] }: UnitDefinition): ReadonlySet<string> {
  return new Set([name, plural, symbol, ...aliases]);
}

/** American spellings of British names, and singular forms of plurals that are not in the tables. */
function spellings(folded: string): string[] {
  const american = folded
    .replace(/(met|lit)re(s?)$/, "$1er$2")
    .replace(/gramme(s?)$/, "gram$1")
    .replace(/^metre/, "meter");
  const single = american.replace(/s$/, "");
  return [...new Set([american, single])].filter((one) => one !== folded && one !== "");
}

/** Keeps the first unit of each quantity; units of the same quantity but a different size become its rivals. */
function withRivals(units: readonly Unit[]): Unit[] {
  const firsts: Unit[] = [];
  for (const unit of units) {
    if (firsts.some(({ quantity }) => quantity === unit.quantity)) continue;
    const rivals = units.filter((one) => one.quantity === unit.quantity && one.factor !== unit.factor);
    firsts.push(rivals.length > 0 ? { ...unit, rivals } : unit);
  }
  return firsts;
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (!list) map.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}
