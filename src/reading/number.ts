/** Numbers: `1,234.5`, `1.234,56`, `6 7/8`, `(5)`, `1.2 million`, `0.(3)`, `1200*12`, `half a million`. */
import { isGrouped, toAscii } from "../math/numbers/grouping";
import type { BadMarks, Numeral } from "../math/numbers/numeral";
import type { Rational } from "../math/numbers/rational";
import { groupDigits } from "../math/numbers/write-number";
import { numberText } from "./echo";
import type { Calculated } from "./more";
import {
  type Asked,
  because,
  type Habits,
  LONGEST,
  quoted,
  type Reading,
  type Refused,
  refuse,
  type Understood,
  type Wanted,
} from "./reading";
import { type ScaledStyle, scaledAt } from "./scaled";

/** Calculates expressions and words: `calculate` of `more.ts`. */
export type More = (text: string, style: ScaledStyle) => Calculated;

export interface NumberField extends Asked {
  /** The unit or words after the number on the page, which may be typed: `points`, `× income`. */
  readonly unit?: string;
  /** What is counted, which may be typed after the number: `people`. */
  readonly counted?: string;
  /** Largest plausible value: a mark that would make the number larger is a decimal mark. */
  readonly max?: number;
  /** Whether `6-7/8` is six and seven eighths instead of a subtraction. */
  readonly hyphen?: boolean;
  /** Whether it is a sign of the field's own that may follow the number: the % of an exact percentage. */
  readonly percent?: boolean;
}

const WANTED: Wanted = { what: "a number", example: "1,250 or 12.5" };

/** A number without a unit. */
export function number(
  text: string,
  field: NumberField = {},
  habits: Habits = {},
  more?: More,
): Reading<Understood<Rational>> {
  const plain = plainText(text);
  const body = withoutSuffix(withoutSuffix(field.percent ? withoutPercent(plain) : plain, field.unit), field.counted);
  const percent = isPercent(body) && wholeValue(withoutPercent(body), { ...habits });
  if (percent)
    return {
      ...because(body, `${quoted(body)} is a percentage.`, WANTED, field),
      other: { kind: "percent", value: percent },
    };
  return amountIn(
    body,
    { ...habits, ...field, ...(field.unit === undefined && { letters: "count" as const }) },
    WANTED,
    field,
    habits,
    more,
  );
}

/** Reads a whole text as one number, with its sign, or calculates it. */
export function amountIn(
  body: string,
  style: ScaledStyle,
  wanted: Wanted,
  asked: Asked,
  habits: Habits,
  more: More | undefined,
): Reading<Understood<Rational> & { readonly currencies?: readonly string[] }> {
  const echo = (value: Rational) => ({ echo: numberText(value, habits.grouping) });
  const found = wholeNumber(body, style);
  if (found && "marks" in found) return refuseMarks(found, wanted, asked);
  if (found && isTooLarge(found.value)) return because(body, TOO_LARGE, wanted, asked);
  if (found) {
    const other = found.uncertain ? withOtherMark(body) : null;
    const reread = other && wholeValue(other, style);
    const hasOther =
      reread && !reread.equals(found.value) && reread.toNumber() <= (style.max ?? Number.POSITIVE_INFINITY);
    return {
      value: found.value,
      ...((found.uncertain || found.composed) && echo(found.value)),
      ...(hasOther && { other }),
    };
  }
  const hasContent = /[\p{L}\p{N}]/u.test(body);
  if (!hasContent || body.length > LONGEST) return refuse(body, wanted, asked);
  if (!more) return { ...refuse(unknownIn(body), wanted, asked), needsMore: true };
  const result = more(body, style);
  if ("value" in result) {
    const { value, currencies } = result;
    if (isTooLarge(value)) return because(body, TOO_LARGE, wanted, asked);
    return { value, ...echo(value), ...(currencies && { currencies }) };
  }
  return result.reason === undefined
    ? refuse(result.part, wanted, asked)
    : because(result.part, result.reason, wanted, asked);
}

/** `400,000` for `400.000` and the other way round; null if the mark could not have the other role. */
export function withOtherMark(text: string): string | null {
  const [, before = "", mark, after = ""] = /^(\D*\d{1,3})([.,])(\d{3}\D*)$/.exec(text) ?? [];
  return mark === undefined ? null : before + (mark === "," ? "." : ",") + after;
}

export const TOO_LARGE = "This number is too large.";

/** Whether it is beyond the range of doubles. */
export function isTooLarge(value: Rational): boolean {
  return !Number.isFinite(value.toNumber());
}

/** Text with ASCII digits and single spaces. */
export function plainText(text: string): string {
  return toAscii(text).replace(/\s+/g, " ").trim();
}

/** A number that is the whole text, with its sign or, as in accounting, in parentheses if it is negative. */
export function wholeNumber(text: string, style: ScaledStyle): Numeral | BadMarks | null {
  const [, sign = "", rest = ""] = /^([-+]?) ?(.*)$/s.exec(text) ?? [];
  const [, inside] = /^\( ?([^()]*?) ?\)$/.exec(rest) ?? [];
  if (inside !== undefined && sign !== "") return null;
  const found = scaledAt(inside ?? rest, style);
  const end = (inside ?? rest).slice(found?.length ?? 0);
  if (!found || (end !== "" && !("marks" in found && !/[\d.,]/.test(end)))) return null;
  if ("marks" in found || (sign !== "-" && inside === undefined)) return found;
  return { ...found, value: found.value.negate() };
}

/** The value of a text that is one number; null if it is not. */
export function wholeValue(text: string, style: ScaledStyle): Rational | null {
  const found = wholeNumber(text, style);
  return found && "value" in found ? found.value : null;
}

/** Says why marks cannot be understood, and how the digits might have been meant. */
export function refuseMarks({ marks }: BadMarks, { what, example }: Wanted, asked: Asked): Refused {
  const digits = marks.replace(/\D/g, "");
  const parts = marks.split(/[.,]/);
  const grouped = groupDigits(digits.replace(/^0+(?=\d)/, ""));
  const decimal = parts.length === 2 ? `${parts[0] || 0}.${parts[1]}` : null;
  const meant = [isGrouped(grouped) ? grouped : null, decimal].filter((one) => one !== null);
  const reason = `The marks in “${marks}” neither group digits nor mark decimals.`;
  return meant.length > 0
    ? { refusal: `${reason} Write ${meant.join(" or ")}.`, part: marks }
    : because(marks, reason, { what, example }, asked);
}

/** The words in a text that is no number, or the whole text. */
function unknownIn(text: string): string {
  return /[\p{L}\p{M}][^\d]*/u.exec(text)?.[0] ?? text;
}

const PERCENT = / ?(?:%|per ?cent|pct\.?|percentage|percents)$/i;

export function isPercent(text: string): boolean {
  return PERCENT.test(text);
}

export function withoutPercent(text: string): string {
  return text.replace(PERCENT, "");
}

/** Removes the field's own unit from the end of a text: `points`, also in the singular and in other letter case. */
export function withoutSuffix(text: string, unit: string | undefined): string {
  if (!unit) return text;
  if (unit === "karat") return text.replace(/(?<=\d) ?(?:k|kt|ct|carats?|karats?)$/i, "");
  const words = plainText(unit).replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  const optional = words
    .replace(/(\p{L}{2})s(?=$| )/gu, "$1s?")
    .replaceAll(" ", " ?")
    .replace(/^×/, "[×x]");
  const pattern = new RegExp(`${/^[\p{L}]/u.test(unit) ? "(?<!\\p{L})" : ""} ?${optional}$`, "iu");
  return text.replace(pattern, "").trim();
}
