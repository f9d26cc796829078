import type { DayCount } from "../../../math/dates/day-count";
import { wholeUp } from "../../../math/numbers/slack";
import { DAY_COUNTS } from "./inputs";
import type { SimpleInterest } from "./interest";

/** The interest with each day count; empty without dates. */
export function dayCountTable(simple: SimpleInterest) {
  return (Object.keys(DAY_COUNTS) as DayCount[]).flatMap((dayCount) => {
    const time = simple.timeBy(dayCount);
    if (!time) return [];
    const own = dayCount === simple.inputs.dayCount;
    const interest = own ? simple.interest : (simple.interestBy(dayCount) as number);
    return [{ dayCount, ...time, interest, difference: interest - simple.interest }];
  });
}

/** Maximum length of the year table. */
export const MAX_YEARS = 10_000;

/** Interest and balance year by year; the last year may be partial. Empty with part payments. */
export function yearTable(simple: SimpleInterest) {
  const { years, perYear, principal, interest, stretches } = simple;
  if (stretches.length > 0) return [];
  const whole = wholeUp(years);
  return Array.from({ length: Math.min(MAX_YEARS, whole) }, (_, k) => {
    const last = k === whole - 1;
    return {
      year: k + 1,
      interest: last ? perYear * (years - k) : perYear,
      balance: last ? principal + interest : principal + perYear * (k + 1),
    };
  });
}

const STEPS = 24;

/** The balance over time with simple interest and with interest compounded yearly; empty with part payments. */
export function curveTable(simple: SimpleInterest) {
  const { years, principal, stretches } = simple;
  if (years === 0 || stretches.length > 0) return [];
  return Array.from({ length: STEPS + 1 }, (_, k) => {
    const time = (years * k) / STEPS;
    const compound = simple.compoundAfter(time);
    return {
      years: time,
      simple: principal + simple.interestAfter(time),
      compound: compound === null ? null : principal + compound,
    };
  });
}
