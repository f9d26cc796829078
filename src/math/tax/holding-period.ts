import { anniversary } from "../dates/anniversary";
import { dayNumberOf, fromDayNumber } from "../dates/civil";

/**
 * The first day on which a sale counts as of property held for more than a year. The holding period begins on the day
 * after the purchase (26 USC 1222, Rev. Rul. 66-7), and a year from February 29 ends on March 1. The same test is used
 * for "more than 12 months" in India.
 *
 * @param bought day number of the purchase
 */
export function longTermFrom(bought: number): number {
  const start = fromDayNumber(bought + 1);
  return dayNumberOf(anniversary(start, start.year + 1, "mar-1"));
}
