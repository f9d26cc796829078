/** The four rules that turn two measurements into a size. */
import { EN_RULE, INCH_RULES, JIS_RULE } from "../../../data/bra-sizes";
import type { Rule } from "./inputs";
import type { Size } from "./labels";

/** Both girths in both units, rounded to six decimals so that unit conversions never decide a borderline case. */
export interface Girths {
  readonly underbust: { readonly cm: number; readonly inches: number };
  readonly bust: { readonly cm: number; readonly inches: number };
  /** Bust − underbust in centimeters. */
  readonly difference: number;
}

/** A size that may be outside the range that is made, with the band in the rule's own unit. */
export interface Ruled extends Size {
  readonly band: number;
}

/** The band at index 0 and the step between bands, in inches and in centimeters. */
const INCH_BANDS = { first: 24, each: 2 };
const CM_BANDS = { first: 50, each: 5 };

export const SIZE_BY: Readonly<Record<Rule, (girths: Girths) => Ruled>> = {
  modern({ underbust, bust }) {
    const band = 2 * Math.floor((underbust.inches + INCH_RULES.modern.toEven) / 2);
    return inInches(band, Math.floor(bust.inches - band + 0.5));
  },
  traditional({ underbust, bust }) {
    const ribs = halfUp(underbust.inches);
    const band = ribs + (ribs % 2 === 0 ? INCH_RULES.traditional.toEven : INCH_RULES.traditional.toOdd);
    return inInches(band, halfUp(bust.inches) - band);
  },
  en13402({ underbust, difference }) {
    return inCentimeters(
      nearestFive(underbust.cm, EN_RULE.band),
      Math.ceil((difference - EN_RULE.cupsAbove) / EN_RULE.cup),
    );
  },
  jis({ underbust, difference }) {
    return inCentimeters(
      nearestFive(underbust.cm, JIS_RULE.band),
      halfUp((difference - JIS_RULE.firstCup) / JIS_RULE.cup),
    );
  },
};

/** @param over inches by which the bust exceeds the band; 0 is AA, the second cup */
function inInches(band: number, over: number): Ruled {
  return { band, step: (band - INCH_BANDS.first) / INCH_BANDS.each, cup: over + 1 };
}

function inCentimeters(band: number, cup: number): Ruled {
  // Adding 0 turns −0 into 0.
  return { band, step: (band - CM_BANDS.first) / CM_BANDS.each, cup: cup + 0 };
}

function nearestFive(cm: number, five: number): number {
  return five * Math.floor((cm + five / 2) / five);
}

function halfUp(value: number): number {
  return Math.floor(value + 0.5);
}

/** The ribs that the modern rule gives a band to, in inches; the upper end is excluded. */
export function ribsByModernRule({ step }: Pick<Size, "step">) {
  const band = INCH_BANDS.first + INCH_BANDS.each * step;
  return { from: band - INCH_RULES.modern.toEven, to: band - INCH_RULES.modern.toEven + INCH_BANDS.each };
}

/** The ranges of girths for a size by the European rule, in centimeters. */
export function girthsOf({ step, cup }: Size) {
  const band = CM_BANDS.first + CM_BANDS.each * step;
  const least = EN_RULE.cupsAbove + EN_RULE.cup * (cup - 1);
  return {
    underbust: { from: band - EN_RULE.band / 2, to: band + EN_RULE.band / 2 },
    // For ribs in the middle of the band's range.
    bust: { from: band + least, to: band + least + EN_RULE.cup },
  };
}
