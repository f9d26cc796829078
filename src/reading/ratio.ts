/** Ratios of two or more terms: `2.5 : 1/2 : 3`, `2 to 3`, `16 by 9`, `1920 x 1080`, `$40 : $65`, `1.5 kg : 250 g`. */
import type { Rational } from "../math/numbers/rational";
import type { UnitNames } from "../math/units/unit-names";
import { numberText } from "./echo";
import { measure } from "./measure";
import { money } from "./money";
import { number } from "./number";
import {
  type Asked,
  because,
  type Habits,
  isRefused,
  quoted,
  type Reading,
  type Refused,
  refuse,
  type Understood,
  type Wanted,
} from "./reading";

/** The terms, in the unit of the first one. */
export type RatioRead = Understood<readonly Rational[]>;

const WANTED: Wanted = { what: "a ratio", example: "2:3 or 1.5 kg : 250 g" };
const COLON = /\s*[:：∶]\s*/;
const WORD = /\s+(?:(?:is\s+)?to|by)\s+/i;
/** Between numbers, as in the size of a picture. */
const CROSS = /(?<=[\d.)½¼¾])\s*[x×]\s*(?=[\d.(½¼¾])/i;

/** A fraction alone: `6/8`. */
const SLASH = /(?<=^\s*[\d.,]+\s*)[/÷](?=\s*[\d.,]+\s*$)/;

/**
 * Reads a ratio.
 *
 * @param units the names of all units, if they are loaded
 */
export function ratio(text: string, field: Asked = {}, habits: Habits = {}, units?: UnitNames): Reading<RatioRead> {
  const separator = [COLON, WORD, CROSS, SLASH].find((one) => one.test(text));
  const parts = separator ? text.trim().split(separator) : [];
  if (parts.length < 2 || parts.includes("")) return refuse(text, WANTED, field);
  const numbers = parts.map((part) => number(part, {}, habits));
  if (numbers.every((one) => !isRefused(one)))
    return ofNumbers(numbers as Understood<Rational>[], separator === CROSS || separator === SLASH);
  const amounts = parts.map((part) => money(part, {}, habits));
  if (amounts.every((one) => !isRefused(one) && one.currency !== undefined))
    return ofAmounts(amounts as never, parts, field);
  return units ? ofMeasures(parts, units, field, habits) : { ...refuseFirst(parts, numbers, field), needsMore: true };
}

function ofNumbers(terms: readonly Understood<Rational>[], isCross: boolean): RatioRead {
  const value = terms.map((term) => term.value);
  const isClear = !isCross && terms.every((term) => term.echo === undefined);
  return { value, ...(!isClear && { echo: echoOf(value) }) };
}

function echoOf(value: readonly Rational[]): string {
  return value.map((term) => numberText(term)).join(" : ");
}

interface Amount extends Understood<Rational> {
  readonly currency: string;
}

function ofAmounts(amounts: readonly Amount[], parts: readonly string[], field: Asked): Reading<RatioRead> {
  const [first] = amounts as [Amount];
  const other = amounts.findIndex(({ currency }) => currency !== first.currency);
  if (other >= 0)
    return because(
      parts[other] as string,
      `${quoted(parts[other] as string)} is in another currency than ${quoted(parts[0] as string)}.`,
      WANTED,
      field,
    );
  return { value: amounts.map(({ value }) => value) };
}

/** Terms with units of one kind. A term without a unit has that of the last one: `3:4 cups`. */
function ofMeasures(parts: readonly string[], units: UnitNames, field: Asked, habits: Habits): Reading<RatioRead> {
  const named = parts.flatMap((part) => {
    const name = /[^\d\s.,/½¼¾+-].*$/.exec(part)?.[0] ?? "";
    const unit = units.find(name.trim())?.tiers[0]?.[0];
    return unit ? [unit] : [];
  });
  const [unit] = named;
  if (!unit) return refuse(parts.find((part) => /\p{L}/u.test(part)) ?? parts.join(":"), WANTED, field);
  const terms: Rational[] = [];
  for (const part of parts) {
    const read = measure(part, { ...field, unit }, units, habits);
    if (isRefused(read)) return refuse(part, WANTED, field);
    terms.push(read.value);
  }
  return { value: terms, echo: `${echoOf(terms)} in ${unit.symbol}` };
}

function refuseFirst(
  parts: readonly string[],
  numbers: readonly (Understood<Rational> | Refused)[],
  field: Asked,
): Refused {
  const wrong = numbers.findIndex(isRefused);
  return refuse(parts[wrong] ?? parts.join(":"), WANTED, field);
}
