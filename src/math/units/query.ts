/**
 * Parses a line of text as a conversion: `5 ft 11 in to cm`, `98.6 F to C`, `3 kWh/day in W`, `how many ounces in 750
 * ml`, `half a mile in metres`, `32 psig to bar`.
 */
import type { NumeralStyle } from "../numbers/numeral";
import { Rational } from "../numbers/rational";
import { editDistance } from "../words/edit-distance";
import { joinWithOr } from "../words/lists";
import { ratioOf, readFactor } from "./conversion";
import { areConvertible } from "./convertible";
import {
  DIMENSIONLESS,
  type Dimension,
  isReciprocal,
  isSameDimension,
  productSymbol,
  siSymbol,
  timesPower,
} from "./dimensions";
import { nounOf, withArticle } from "./quantity-nouns";
import { QueryError } from "./query-error";
import { type Product, QueryParser, type UnitWord, UnknownName } from "./query-parser";
import { withoutRemark } from "./remark";
import { normalized, type Unit, type UnitNames } from "./unit-names";

export interface Measured {
  readonly value: Rational;
  readonly unit: Unit;
}

export interface UnitQuery {
  /** Terms that add up to the quantity. */
  readonly terms: readonly Measured[];
  /** One unit, or several that the answer is split into; empty if the text names none. */
  readonly targets: readonly Unit[];
  /** Whether a number could have been read in another way. */
  readonly uncertain?: true;
}

export interface QueryOptions {
  /** How numbers are written. */
  readonly style?: NumeralStyle;
  /** The quantity to convert, if it was chosen: 10 °C may be a difference. */
  readonly quantity?: string;
  /** A mass may be converted into a volume and back, as of food whose density is known. */
  readonly food?: boolean;
}

/** Maximum number of combinations of meanings to try. */
const MAX_PAIRS = 4000;
/** Maximum number of connectors to try, from the end; a normal query has one or two. */
const MAX_CONNECTORS = 8;
/** The same limit as in number fields. */
const LARGEST = Rational.fromNumber(1e300);

const CONNECTOR = /(?:(?<![\p{L}])(?:to|into|in|as)(?!\p{L})(?:\s+an?(?=\s+\p{L}{2}))?|→|->|=)/giu;

/** @throws QueryError */
export function readQuery(text: string, names: UnitNames, options: QueryOptions = {}): UnitQuery {
  const plain = asConversion(normalized(text.replace(/→|=>/g, "->")));
  if (plain === "") throw new QueryError("Write what to convert: “5 ft 11 in to cm”.");
  refuseSizes(plain);
  return readTwice(plain, (one) => readPlain(one, names, options));
}

/**
 * Reads a quantity in terms of a unit.
 *
 * @throws QueryError if it is of another kind
 */
export function readQuantity(text: string, unit: Unit, names: UnitNames, options: QueryOptions = {}): UnitQuery {
  const plain = normalized(text);
  refuseSizes(plain);
  return readTwice(plain, (one) =>
    explained(names, () => {
      const parser = new QueryParser(names, options.style);
      const word = { name: unit.id, meanings: { tiers: [[unit]] }, power: 1 };
      const target = { coefficient: Rational.ONE, counted: false, units: [word] };
      const found = matched(parser.quantity(one), [[target]], names, options);
      return parser.uncertain ? { ...found, uncertain: true } : found;
    }),
  );
}

/** Words before and after a conversion that have no meaning for it. */
const POLITE =
  /^(?:please|can you|could you|what is|what's|what are|how much is|how much are|convert|change|turn|express|calculate|compute|find|tell me|show me|give me)(?: me)? /i;
const HOW_MANY = /^how many (.+?) (?:(?:are|is) (?:there )?in|in|are|is|equals?|makes?|make up|per|to|for) (.+)$/i;
const IN_HOW_MANY = / (?:is|are|equals?|in|to|makes?|=)? ?how many /i;

/** A question in words as a conversion: `750 ml to ounces` for “how many ounces are in 750 ml?” */
function asConversion(text: string): string {
  let rest = text.replace(/[?!\s]+$/, "").replace(/,? please$/i, "");
  for (let before = ""; before !== rest; ) {
    before = rest;
    rest = rest.replace(POLITE, "");
  }
  const asked = HOW_MANY.exec(rest);
  return asked ? `${asked[2]} to ${asked[1]}` : rest.replace(IN_HOW_MANY, " to ");
}

/** Tries again with a space after a unit of a height: in `6ft2`, the 2 is no power. */
function readTwice<T>(text: string, read: (text: string) => T): T {
  try {
    return read(text);
  } catch (error) {
    const spaced = text.replace(/(\d(?:ft|st|lb|m))(?=\d)/gi, "$1 ");
    if (spaced === text || !(error instanceof QueryError)) throw error;
    try {
      return read(spaced);
    } catch {
      throw error;
    }
  }
}

/**
 * The unit that a name refers to.
 *
 * @param like preferred quantity
 * @throws QueryError
 */
export function readUnit(text: string, names: UnitNames, like: string | null = null): Unit {
  const unit = names.byId(text) ?? namedUnit(text, names, like);
  return (like === "temperature-difference" && stepOf(unit, names)) || unit;
}

function namedUnit(text: string, names: UnitNames, like: string | null): Unit {
  const found = explained(names, () => {
    const parser = new QueryParser(names);
    const [[product, ...more] = []] = parser.targets(normalized(text));
    if (!product || more.length > 0) throw new UnknownName(text);
    return pairs([product], (pick) => {
      const unit = folded(product, pick, names)?.unit ?? null;
      return unit && { unit, isBest: quantitiesOf(unit, names).some((id) => like === null || id === like) };
    });
  });
  if (!found) throw new QueryError(STAND_ALONE);
  return found.unit;
}

/** The difference of one degree of a temperature scale; undefined for other units. */
function stepOf({ id, quantity }: Unit, names: UnitNames): Unit | undefined {
  return quantity === "temperature" ? names.byId(`${id}-difference`) : undefined;
}

/** The quantities that a unit measures, or an expression may measure. */
function quantitiesOf({ quantity, dimension }: Unit, names: UnitNames): readonly string[] {
  if (quantity !== null) return [quantity];
  return names.quantities.filter((one) => isSameDimension(one.dimension, dimension)).map(({ id }) => id);
}

const STAND_ALONE =
  "A temperature or gauge pressure can’t be part of a sum, and a unit such as L/100 km can’t be part of a sum or a product.";

function readPlain(plain: string, names: UnitNames, options: QueryOptions): UnitQuery {
  return explained(names, () => {
    const parser = new QueryParser(names, options.style);
    const understood = (query: UnitQuery): UnitQuery => (parser.uncertain ? { ...query, uncertain: true } : query);
    const splits = [...plain.matchAll(CONNECTOR)].slice(-MAX_CONNECTORS).reverse();
    let refused: unknown;
    for (const { 0: word, index } of splits) {
      const [left, right] = [plain.slice(0, index).trim(), plain.slice(index + word.length)];
      const target = right.replace(/^[?\s]+/, "");
      if (left === "" || target === "") continue;
      try {
        const quantity = parser.quantity(left);
        return understood(matched(quantity, parser.targets(target), names, options));
      } catch (error) {
        if (!(error instanceof QueryError)) throw error;
        // The error for the last connector is the most helpful one.
        refused ??= error;
        if (error instanceof Mismatch) throw error;
      }
    }
    try {
      return understood(matched(parser.quantity(plain), [], names, options));
    } catch (error) {
      throw refused ?? error;
    }
  });
}

/** Thrown for a word that is the name of no unit, with suggestions. */
export class UnknownUnit extends QueryError {}

/** Adds suggestions to an error about an unknown name. */
function explained<T>(names: UnitNames, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UnknownName)) throw error;
    throw new UnknownUnit(unknownText(error.word, names));
  }
}

/** The error message for an unknown name. */
export function unknownText(word: string, names: UnitNames): string {
  refuseSizes(word);
  if (/^(?:usd|eur|gbp|inr|jpy|dollars?|euros?|rupees?|yen)$/i.test(word))
    return `“${word}” is a currency: use the currency converter for it.`;
  if (/^(?:flour|sugar|butter|rice|honey|oats|cocoa)$/i.test(word))
    return `I do not know “${word}” as a unit. For food choose an ingredient.`;
  const near = names.namesLike(normalized(word), editDistance).map((name) => `“${name}”`);
  return near.length > 0
    ? `I do not know “${word}”. Did you mean ${joinWithOr(near)}?`
    : `I do not know “${word}”. Write a unit’s name or symbol, such as “meter” or “kWh”.`;
}

/**
 * Rejects sizes of shoes and clothes, since no standard relates the sizes of different makers.
 *
 * @throws QueryError
 */
function refuseSizes(text: string): void {
  if (/\b(?:shoes?|dress|clothing|clothes|ring|hat|bra)(?: size)?\b|\bsize \d/i.test(text))
    throw new QueryError(
      "Shoe and clothing sizes are not included: no standard relates one maker’s sizes to another’s.",
    );
}

/** Thrown for units that cannot be converted into each other; no other reading of the text would help. */
class Mismatch extends QueryError {}

type Pick = (word: UnitWord) => Unit;

/**
 * Returns the first combination of meanings that fits. Combinations of one quantity rank above those that only share a
 * dimension, and names as written rank above other spellings.
 */
function pairs<T extends { readonly isBest: boolean }>(
  products: readonly Product[],
  read: (pick: Pick) => T | null,
): T | null {
  const words = new Map(products.flatMap(({ units }) => units.map((word) => [word.name, word] as const)));
  for (const { name, meanings } of words.values())
    if (meanings.byPlace) throw new QueryError(placesText(name, meanings.byPlace));
  const asWritten = [...words.values()].map(({ name, meanings }) => [name, meanings.tiers[0] ?? []] as const);
  const all = [...words.values()].map(({ name, meanings }) => [name, meanings.tiers.flat()] as const);
  for (const choices of [asWritten, all]) {
    const found = best(choices, read);
    if (found) return found;
  }
  return null;
}

function best<T extends { readonly isBest: boolean }>(
  choices: readonly (readonly [name: string, units: readonly Unit[]])[],
  read: (pick: Pick) => T | null,
): T | null {
  const count = choices.reduce((product, [, units]) => product * units.length, 1);
  let first: { readonly found: T; readonly picked: ReadonlyMap<string, Unit> } | null = null;
  for (let i = 0; i < Math.min(count, MAX_PAIRS); i++) {
    const picked = new Map<string, Unit>();
    let rest = i;
    for (const [name, units] of [...choices].reverse()) {
      picked.set(name, units[rest % units.length] as Unit);
      rest = Math.floor(rest / units.length);
    }
    const found = read((word) => picked.get(word.name) as Unit);
    if (!found) continue;
    first ??= { found, picked };
    if (found.isBest) {
      first = { found, picked };
      break;
    }
  }
  if (!first) return null;
  for (const [name, unit] of first.picked) if (unit.rivals) throw new QueryError(rivalsText(name, unit));
  return first.found;
}

function placesText(name: string, units: readonly Unit[]): string {
  const where = units.some(({ tags = [] }) => tags.includes("regional")) ? "by state" : "by place";
  return `A ${name.toLowerCase()} differs ${where}. Choose: ${units.map((unit) => unit.name).join(", ")}.`;
}

function rivalsText(name: string, unit: Unit): string {
  const choices = [unit, ...(unit.rivals ?? [])].map(({ symbol, aliases = [], name: long }) => {
    const written = [symbol, ...aliases].find((one) => one.toLowerCase() === name.toLowerCase());
    return `${written ?? symbol} (${withoutRemark(long)})`;
  });
  return `“${name}” could be ${joinWithOr(choices)}. Write one of them.`;
}

/** @param targets one entry per possible reading; empty if no target was named */
function matched(
  quantity: readonly Product[],
  targets: readonly (readonly Product[])[],
  names: UnitNames,
  { quantity: wanted, food = false }: QueryOptions,
): UnitQuery {
  let standsAlone = false;
  let mismatch: readonly [Unit, Unit] | undefined;
  for (const target of targets.length > 0 ? targets : [[]]) {
    const found = pairs([...quantity, ...target], (choose) => {
      const pick = (word: UnitWord) => asQuantity(choose(word), wanted, names);
      const terms = sum(quantity.map((product) => folded(product, pick, names)));
      const units = target.map((product) => folded(product, pick, names)?.unit);
      if (!terms || units.includes(undefined)) {
        standsAlone ||= mismatch === undefined;
        return null;
      }
      const query = fitted(terms, units as Unit[], names, food);
      if (query)
        return {
          ...query,
          isBest: query.isBest && (!wanted || terms.every(({ unit }) => unit.quantity === wanted)),
        };
      const other = differing(terms);
      const misfit = units.find((unit) => !fits(terms, unit as Unit));
      if (other) mismatch = other;
      else if (misfit) mismatch ??= [(terms[0] as Measured).unit, misfit];
      // All units fit, but the answer in several of them would be a sum.
      else standsAlone ||= mismatch === undefined;
      return null;
    });
    if (found) return checked(found);
  }
  if (standsAlone || !mismatch) throw new Mismatch(STAND_ALONE);
  throw new Mismatch(mismatchText(...mismatch, names));
}

function checked({ terms, targets }: UnitQuery): UnitQuery {
  for (const { value } of terms) if (value.abs().compare(LARGEST) > 0) throw new QueryError("Numbers go up to 1e300.");
  return { terms, targets };
}

/** The unit, or that of a difference if temperature differences are wanted. */
function asQuantity(unit: Unit, wanted: string | undefined, names: UnitNames): Unit {
  const isDifference = wanted === "temperature-difference" && unit.quantity === "temperature";
  return (isDifference && names.byId(`${unit.id}-difference`)) || unit;
}

/** Combines a product into a value and a single unit; null if it contains a unit that cannot be multiplied. */
function folded(product: Product, pick: Pick, names: UnitNames): Measured | null {
  const { coefficient, units } = product;
  const [only] = units;
  if (!only) return { value: coefficient, unit: names.byId("one") as Unit };
  if (units.length === 1 && only.power === 1) return { value: coefficient, unit: pick(only) };
  let dimension: Dimension = DIMENSIONLESS;
  let factor = Rational.ONE;
  let piPower = 0;
  const parts: { symbol: string; power: number }[] = [];
  const used: Unit[] = [];
  for (const word of units) {
    const picked = pick(word);
    // A degree in a product is one of a difference: W/(m²·°C).
    const unit = picked.offset === undefined ? picked : (names.byId(`${picked.id}-difference`) ?? picked);
    if (unit.inverse) return null;
    dimension = timesPower(dimension, unit.dimension, word.power);
    factor = factor.multiply(readFactor(unit.factor).power(word.power));
    piPower += (unit.piPower ?? 0) * word.power;
    parts.push({ symbol: picked.symbol, power: word.power });
    used.push(unit);
  }
  const symbol = productSymbol(parts);
  const inexact = used.find((unit) => unit.exact === false);
  const unit: Unit = {
    id: symbol,
    name: symbol,
    plural: symbol,
    symbol,
    quantity: null,
    dimension,
    factor: factor.toString(),
    ...(piPower !== 0 && { piPower }),
    ...(inexact && { exact: false as const }),
    tags: [...new Set(used.flatMap(({ tags = [] }) => tags))],
  };
  return { value: coefficient, unit: tabled(unit, names) ?? unit };
}

/** The table unit that equals an expression and is written the same way: `km/h`. */
function tabled(unit: Unit, names: UnitNames): Unit | undefined {
  const known = names.find(normalized(unit.symbol))?.tiers[0] ?? [];
  return known.find((one) => {
    const { q, piPower } = ratioOf(one, unit);
    return isSameDimension(one.dimension, unit.dimension) && !one.inverse && q.equals(Rational.ONE) && piPower === 0;
  });
}

/** The terms if they can be added; null if one of them cannot be part of a sum. */
function sum(terms: readonly (Measured | null)[]): readonly Measured[] | null {
  const known = terms.filter((term) => term !== null);
  if (known.length < terms.length) return null;
  const isAlone = ({ unit }: Measured) => unit.offset !== undefined || unit.inverse;
  return known.length > 1 && known.some(isAlone) ? null : known;
}

/** Units of the first term and of one with a different dimension, or null if all dimensions agree. */
function differing(terms: readonly Measured[]): readonly [Unit, Unit] | null {
  const [first, ...others] = terms as [Measured, ...Measured[]];
  const other = others.find(({ unit }) => !isSameDimension(unit.dimension, first.unit.dimension));
  return other ? [first.unit, other.unit] : null;
}

function fits(terms: readonly Measured[], unit: Unit): boolean {
  return agreed((terms[0] as Measured).unit, unit) !== null;
}

/** The query if all of its units are compatible, otherwise null. */
function fitted(
  terms: readonly Measured[],
  targets: readonly Unit[],
  names: UnitNames,
  food: boolean,
): (UnitQuery & { readonly isBest: boolean }) | null {
  if (differing(terms)) return null;
  const quantities = new Set([...terms.map(({ unit }) => unit), ...targets].map(({ quantity }) => quantity));
  const [{ unit, value }] = terms as [Measured];
  const isBest = quantities.size === 1 && quantitiesOf(unit, names).length > 0;
  if (terms.length > 1 || targets.length > 1) {
    const alone = (one: Unit) => one.offset !== undefined || Boolean(one.inverse);
    const all = [...terms.map((term) => term.unit), ...targets];
    const together = all.every((one) => isSameDimension(one.dimension, unit.dimension) && !alone(one));
    return together ? { terms, targets, isBest } : null;
  }
  const [target] = targets;
  if (!target) return { terms, targets, isBest };
  const isFood = food && quantities.has("mass") && quantities.has("volume") && quantities.size === 2;
  const pair = isFood ? ([unit, target] as const) : agreed(unit, target);
  return pair && { terms: [{ value, unit: pair[0] }], targets: [pair[1]], isBest };
}

/** Quantities whose units may be either distance per amount of fuel or the reverse. */
const BOTH_WAYS = ["fuel-economy", "ev-economy"];

/** Returns the two units, adjusted if necessary, if they convert into each other; otherwise null. */
function agreed(from: Unit, to: Unit): readonly [Unit, Unit] | null {
  if (areConvertible(from, to)) return [from, to];
  if (from.quantity === LEVEL && to.quantity === "pressure") return [from, levelled(to, from)];
  if (from.quantity === "pressure" && to.quantity === LEVEL) return [levelled(from, to), to];
  if (!isReciprocal(from.dimension, to.dimension)) return null;
  if (from.quantity === null && BOTH_WAYS.includes(to.quantity ?? "")) return [turned(from), to];
  if (to.quantity === null && BOTH_WAYS.includes(from.quantity ?? "")) return [from, turned(to)];
  return null;
}

/** Pressures that count from that of the air or from a vacuum. */
const LEVEL = "gauge-pressure";

/** A plain unit of pressure that counts from the same zero as a gauge or an absolute pressure: 30 psig is 2.07 bar. */
function levelled(unit: Unit, { offset, factor }: Unit): Unit {
  const zero = readFactor(offset as string).multiply(readFactor(factor));
  const isAbsolute = zero.sign() === 0;
  return {
    ...unit,
    symbol: `${unit.symbol} ${isAbsolute ? "(absolute)" : "(gauge)"}`,
    quantity: LEVEL,
    offset: zero.divide(readFactor(unit.factor)).toString(),
  };
}

/** Turns a unit into its reciprocal: liters per kilometer expressed as the inverse of kilometers per liter. */
function turned(unit: Unit): Unit {
  return {
    ...unit,
    factor: readFactor(unit.factor).reciprocal().toString(),
    ...(unit.piPower !== undefined && { piPower: -unit.piPower }),
    inverse: true,
    dimension: timesPower(DIMENSIONLESS, unit.dimension, -1),
  };
}

/** Explains why two units do not convert, “A pound is a mass and a liter is a volume.”, and what would help. */
export function mismatchText(from: Unit, to: Unit, names: UnitNames): string {
  const opening = `${upperFirst(described(from, names))} and ${described(to, names)}.`;
  const kinds = new Set([from.quantity, to.quantity]);
  if (kinds.has("mass") && kinds.has("volume"))
    return `${opening} For fluid ounces write “8 fl oz”; for food choose an ingredient.`;
  if (kinds.has("temperature") && kinds.has("temperature-difference"))
    return `${opening} A difference has no zero point.`;
  if (kinds.has(LEVEL) && kinds.has("pressure"))
    return `${opening} Write “psig” or “barg” for a pressure above that of the air, and “psia” or “bara” for an absolute one.`;
  if (kinds.size === 2 && [...kinds].every((kind) => kind?.endsWith("power")))
    return `${opening} Only the power factor relates them.`;
  if (isReciprocal(from.dimension, to.dimension)) return `${opening} They are reciprocals: invert one of them.`;
  const times = timesPower(to.dimension, from.dimension, -1);
  const missing = names.quantities.find(
    ({ dimension }) => isSameDimension(dimension, times) || isReciprocal(dimension, times),
  );
  if (missing) {
    const way = isSameDimension(missing.dimension, times) ? "multiply" : "divide";
    return `${opening} You also need ${nounOf(missing)} to ${way} by.`;
  }
  return `${opening} Only units of the same kind can be converted.`;
}

function described(unit: Unit, names: UnitNames): string {
  const quantity = names.quantities.find(({ id, dimension }) =>
    unit.quantity === null ? isSameDimension(dimension, unit.dimension) : id === unit.quantity,
  );
  const kind = quantity ? `is ${nounOf(quantity)}` : `is measured in ${siSymbol(unit.dimension)}`;
  return unit.quantity === null ? `“${unit.symbol}” ${kind}` : `${withArticle(withoutRemark(unit.name))} ${kind}`;
}

function upperFirst(text: string): string {
  return text.replace(/^“?\p{L}/u, (letter) => (letter.startsWith("“") ? letter : letter.toUpperCase()));
}
