/** The number group by group, as it is said or written. */
import type { DecimalText } from "../../../math/numbers/decimal-text";
import { below100, digitGroups, groupWords } from "../../../math/words/cardinal";
import { toRoman } from "../../../math/words/roman";
import type { Inputs } from "./inputs";
import { wordingOf } from "./wording";

export interface BreakdownRow {
  /** As they stand, leading zeros included. */
  readonly digits: string;
  /** Plain digits. */
  readonly value: string;
  /** Null where nothing is said: a group of zeros. */
  readonly name: string | null;
}

export function breakdownOf(inputs: Inputs, { whole }: DecimalText): BreakdownRow[] {
  switch (inputs.mode) {
    case "roman":
    case "roman-to-number":
      return romanPlaces(whole);
    case "year":
      return yearPairs(whole);
    default:
      return groups(inputs, whole);
  }
}

function groups(inputs: Inputs, whole: string): BreakdownRow[] {
  const wording = wordingOf(inputs);
  if (whole === "0") return [{ digits: "0", value: "0", name: "zero" }];
  return digitGroups(whole, wording.scale).map((group) => ({
    digits: group.digits,
    value: placeValue(group.digits, group.zeros),
    name: groupWords(group, wording),
  }));
}

/** A year is said in two pairs. */
function yearPairs(year: string): BreakdownRow[] {
  return [year.slice(0, 2), year.slice(2)].map((digits, i) => ({
    digits,
    value: placeValue(digits, i === 0 ? 2 : 0),
    name: digits === "00" ? null : below100(Number(digits)),
  }));
}

/** Numerals are written place by place: thousands, hundreds, tens, ones; above 3,999 all thousands together. */
function romanPlaces(whole: string): BreakdownRow[] {
  const thousands = whole.slice(0, -3);
  const places = [...whole.slice(-3)];
  return [...(thousands ? [thousands] : []), ...places].map((digits, i, all) => {
    const value = placeValue(digits, all.length - 1 - i);
    return { digits, value, name: value === "0" ? null : toRoman(Number(value)) };
  });
}

function placeValue(digits: string, zeros: number): string {
  return BigInt(digits + "0".repeat(zeros)).toString();
}
