/** Percentages: `6.5%`, `6-7/8`, `6⅞ percent`, `6,5 pct`, `25 bps`, `6.5% p.a.` */
import { Rational } from "../math/numbers/rational";
import { numberText } from "./echo";
import { money } from "./money";
import { amountIn, isPercent, type More, plainText, withoutPercent, withoutSuffix } from "./number";
import { periodIn } from "./periods";
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

export interface PercentField extends Asked {
  /** The unit on the page: `% / year`, `% of price`, `points`. */
  readonly unit?: string;
  readonly max?: number;
  /** The currency of the page, to recognize an amount of money. */
  readonly currency?: string;
}

const WANTED: Wanted = { what: "a percentage", example: "6.5 or 6 7/8" };
const HUNDREDTH = Rational.of(1, 100);

/** Reads a percentage: 6.5 is 6.5%. */
export function percent(
  text: string,
  field: PercentField = {},
  habits: Habits = {},
  more?: More,
): Reading<Understood<Rational>> {
  const plain = withoutSuffix(plainText(text).replace(/^% ?(?=[-+\d.,])(.*[^%])$/, "$1%"), field.unit);
  const { rest, period, written } = periodIn(plain.replace(/ (?:apr|apy|interest|fixed)$/i, ""));
  if (period && !(period === "year" && /year/.test(field.unit ?? "")))
    return because(written, `${quoted(written)} is not understood.`, WANTED, field);
  const points = / ?(?:basis points?|bps|bp)$/i.exec(rest);
  const perMille = / ?‰$/.exec(rest);
  if (/%.*%$/.test(rest) && !/[-+]/.test(rest))
    return because(rest, `${quoted(rest)} is not understood.`, WANTED, field);
  const body = points || perMille ? rest.slice(0, (points ?? perMille)?.index) : withoutPercent(rest);
  // Each term of a sum may have its own sign: 6.5% + 0.25%.
  const isSum = isPercent(rest) && /% ?[-+] ?\S/.test(body);
  const style = { ...habits, ...field, hyphen: true };
  const read = amountIn(isSum ? body.replaceAll("%", "") : body, style, WANTED, field, habits, more);
  if (isRefused(read)) {
    const amount = /[\p{Sc}\p{L}]/u.test(plain) ? money(plain, {}, habits) : read;
    if (isRefused(amount) || amount.currency === undefined) return read;
    return {
      ...because(plain, `${quoted(plain)} is an amount of money.`, WANTED, field),
      other: { kind: "money", value: amount.value, currency: amount.currency },
    };
  }
  const scale = points ? HUNDREDTH : perMille ? Rational.of(1, 10) : null;
  if (!scale) return read;
  const value = read.value.multiply(scale);
  return { value, echo: `${numberText(value)}%` };
}
