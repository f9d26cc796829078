/**
 * Amounts of money: `$400k`, `USD 415,000`, `₹42.5 lakhs`, `85,00,000/-`, `$1.2mm`, `€1.250,00`, `5 dollars and 50
 * cents`, `$500 a month`.
 */
import type { BadMarks } from "../math/numbers/numeral";
import { Rational } from "../math/numbers/rational";
import { type CurrencyWord, currencyOf } from "./currency-words";
import { numberText } from "./echo";
import {
  amountIn,
  isPercent,
  isTooLarge,
  type More,
  plainText,
  refuseMarks,
  TOO_LARGE,
  wholeValue,
  withOtherMark,
  withoutPercent,
  withoutSuffix,
} from "./number";
import { periodIn, periodsIn } from "./periods";
import {
  type Asked,
  because,
  type Habits,
  isRefused,
  quoted,
  type Reading,
  type Understood,
  type Wanted,
} from "./reading";
import { type ScaledStyle, scaledAt } from "./scaled";

export interface MoneyField extends Asked {
  /** ISO code of the currency that the field is in. */
  readonly currency?: string;
  /** Whether a choice beside the field can follow another currency; otherwise, other currencies are refused. */
  readonly follows?: boolean;
  /** Further codes of currencies, such as the options of that choice. */
  readonly codes?: readonly string[];
  /** What the amount is per, as on the page: `/ month`, `/ kWh`. */
  readonly unit?: string;
  /**
   * For an amount per unit, how many of the field's units another one is, such as 10 for `10 g` in a price per gram;
   * null for other texts.
   */
  readonly unitsIn?: (written: string) => Rational | null;
  readonly max?: number;
  /** Whether the amount never has decimals. */
  readonly whole?: boolean;
}

export interface MoneyRead extends Understood<Rational> {
  /** The currency that was written, if it is not the field's own. */
  readonly currency?: string;
}

const WANTED: Wanted = { what: "an amount", example: "400,000 or 400k" };
const WANTED_IN_LAKHS: Wanted = { what: "an amount", example: "4,00,000 or 50 lakh" };
const HUNDRED = Rational.of(100);

/** Reads an amount. */
export function money(text: string, field: MoneyField = {}, habits: Habits = {}, more?: More): Reading<MoneyRead> {
  const wanted = habits.grouping === "lakhs" ? WANTED_IN_LAKHS : WANTED;
  const style: ScaledStyle & { decimalComma?: boolean } = { ...habits, ...field, letters: "amount" };
  const per = withoutPer(plainText(text), field);
  const body = withoutEnd(per.rest);
  // 400.000,- has its decimal comma in place of cents.
  if (/\d ?,-$/.test(per.rest)) style.decimalComma = true;
  const share = isPercent(body) && wholeValue(withoutPercent(body), style);
  if (share)
    return {
      ...because(body, `${quoted(body)} is a percentage.`, wanted, field),
      other: { kind: "percent", value: share },
    };
  if (!per.units) return because(per.written, `${quoted(per.written)} does not fit here.`, wanted, field);
  const read = plainAmount(body, style, field) ?? calculated(body, style, wanted, field, habits, more);
  if ("marks" in read) return refuseMarks(read, wanted, field);
  if (isRefused(read)) return read;
  const value = read.value.divide(per.units);
  if (isTooLarge(value)) return because(body, TOO_LARGE, wanted, field);
  const echo: { echo?: string; other?: string } =
    read.isClear && per.units.equals(Rational.ONE) ? {} : { echo: numberText(value, habits.grouping) };
  const swapped = read.isClear ? null : withOtherMark(body);
  const reread = swapped && plainAmount(swapped, style, field);
  const hasOther = reread && "value" in reread && !reread.value.equals(read.value);
  if (hasOther && reread.value.toNumber() <= (field.max ?? Number.POSITIVE_INFINITY)) echo.other = swapped as string;
  const [currency] = read.codes;
  if (!currency || (field.currency !== undefined && read.codes.includes(field.currency))) return { value, ...echo };
  if (field.follows || field.currency === undefined) return { value, ...echo, currency };
  return {
    ...because(
      body,
      `${quoted(body)} is in ${currency}.`,
      { ...wanted, what: `an amount in ${field.currency}` },
      field,
    ),
    other: { kind: "money", value, currency },
  };
}

interface Amount {
  readonly value: Rational;
  readonly isClear: boolean;
  /** Codes that the currency may be; empty if none is written. */
  readonly codes: readonly string[];
}

/**
 * Removes the unit that the amount is per. `units` is how many of the field's units that is, such as 12 for an amount
 * per year in a field per month; null if it does not convert.
 */
function withoutPer(text: string, { unit = "", unitsIn }: MoneyField) {
  const slashed = text.replace(/ (?:per|an?|each) (?=\p{L}+$)/iu, " / ");
  const own = unit.startsWith("/") ? withoutSuffix(slashed, unit) : slashed;
  if (own !== slashed) return { rest: own, units: Rational.ONE, written: unit };
  const { rest, period, written } = periodIn(text);
  if (period) {
    const [, name = ""] = /(month|year|hour|h)$/.exec(unit) ?? [];
    if (period === "hour" && /^h/.test(name)) return { rest, written, units: Rational.ONE };
    const counts = periodsIn(period, name);
    return { rest, written, units: counts && Rational.of(...counts) };
  }
  const [, amount = "", other = ""] = /^(.+?)(?: ?\/ ?| per | for )((?![-=]$).+)$/i.exec(text) ?? [];
  const units = other && unitsIn ? unitsIn(/^\d/.test(other) ? other : `1 ${other}`) : null;
  return units && units.sign() > 0
    ? { rest: amount, units, written: other }
    : { rest: text, units: Rational.ONE, written: "" };
}

/** Removes what only says that nothing follows: `85,00,000/-`, `5,000 only`, `1.250,-`. */
function withoutEnd(text: string): string {
  return text.replace(/ only\.?$/i, "").replace(/(?<=\d) ?(?:\/[-=]|[.,]-)$/, "");
}

/** A number with its currency: `-$5`, `($5)`, `5 €`, `5 dollars and 50 cents`. Null if the text is more or less. */
function plainAmount(text: string, style: ScaledStyle, { codes }: MoneyField): Amount | BadMarks | null {
  let rest = text;
  const take = (pattern: RegExp): string => {
    const found = pattern.exec(rest)?.[0] ?? "";
    rest = rest.slice(found.length);
    return found;
  };
  const currency = (): CurrencyWord | null => {
    const found = currencyAt(rest, codes);
    if (found) rest = rest.slice(found.length).trimStart();
    return found;
  };
  const signs = [take(/^[-+] ?/)];
  const isOpen = take(/^\( ?/) !== "";
  const before = currency();
  signs.push(take(/^[-+] ?/));
  const number = scaledAt(rest, style);
  if (!number) return null;
  if ("marks" in number) return /\d/.test(rest.slice(number.length)) ? null : number;
  rest = rest.slice(number.length).trimStart();
  let { value } = number;
  const after = currency();
  const isClosed = take(/^\)/) !== "";
  // £12.50p says pounds twice; £5p does not say what it means.
  const isBoth = before !== null && !before.minor && after?.minor === true;
  if (isBoth && value.isInteger()) return null;
  const unit = isBoth ? before : (after ?? before);
  let isClear = !number.uncertain && !number.composed && !unit?.minor;
  if (unit?.minor) value = value.divide(HUNDRED);
  else if (after && rest !== "") {
    take(/^(?:and|,) ?/i);
    const cents = scaledAt(rest, style);
    if (!cents || "marks" in cents) return null;
    const written = rest.slice(0, cents.length);
    rest = rest.slice(cents.length).trimStart();
    const coin = currency();
    const isPair = coin?.minor || (!coin && /^\d\d$/.test(written));
    if (!isPair || cents.value.compare(HUNDRED) >= 0) return null;
    value = value.add(cents.value.divide(HUNDRED));
    isClear = false;
  }
  const isDouble = before && after && !isBoth && !before.codes.some((code) => after.codes.includes(code));
  const minus = signs.filter((sign) => sign.startsWith("-")).length + (isOpen ? 1 : 0);
  if (rest !== "" || isOpen !== isClosed || isDouble || minus > 1) return null;
  const both = before && after ? before.codes.filter((code) => after.codes.includes(code)) : (unit?.codes ?? []);
  return { value: minus > 0 ? value.negate() : value, isClear, codes: both };
}

/** Finds a currency's sign, code or name at the beginning of a text. */
function currencyAt(text: string, codes: readonly string[] | undefined): (CurrencyWord & { length: number }) | null {
  const forms = [
    /^\p{Sc}[a-z]{2}(?![a-z])/iu,
    /^(?:[a-z]\.?){0,3} ?[\p{Sc}₨]/iu,
    /^\p{L}+(?: \p{L}+){0,2}\.?/u,
    /^\p{L}+ \p{L}+\.?/u,
    /^\p{L}+\.?/u,
    /^\p{Sc}/u,
  ];
  for (const form of forms) {
    const [found] = form.exec(text) ?? [];
    const meaning = found ? currencyOf(found, codes) : null;
    if (found && meaning) return { ...meaning, length: found.length };
  }
  return null;
}

/** Amounts in words and sums of amounts. */
function calculated(
  text: string,
  style: ScaledStyle,
  wanted: Wanted,
  field: MoneyField,
  habits: Habits,
  more: More | undefined,
): Reading<Amount> {
  const found: CurrencyWord[] = [];
  const note = (word: string) => {
    const meaning = currencyOf(word, field.codes);
    if (meaning && !meaning.minor) found.push(meaning);
    return meaning && !meaning.minor ? "" : word;
  };
  const unsigned = text.replace(/(?:\b[a-z]{1,2})?[\p{Sc}₨]/giu, note).trim();
  const bare = unsigned
    .replace(/^(\p{L}+\.?)(?= ?[\d\p{L}])/u, note)
    .replace(/(?<= )\p{L}+ \p{L}+$/iu, note)
    .replace(/(?<=\d ?| )\p{L}+$/u, note)
    .trim();
  const read = amountIn(bare, style, wanted, field, habits, more);
  if (isRefused(read)) return read;
  const codes = found.map((one) => one.codes).concat(read.currencies ? [read.currencies] : []);
  const common = (codes[0] ?? []).filter((code) => codes.every((one) => one.includes(code)));
  if (codes.length > 0 && common.length === 0)
    return because(text, `${quoted(text)} has amounts in several currencies.`, wanted, field);
  return { value: read.value, isClear: false, codes: common };
}
