import { anniversary } from "../dates/anniversary";
import { dayNumberOf, fromDayNumber } from "../dates/civil";

/**
 * The first day on which a sale is of property held for more than a year: the holding begins on the day after the purchase
 * (26 USC 1222, Rev. Rul. 66-7), and a year from February 29 ends on March 1. The same test serves "more than 12 months" in
 * India.
 * @param bought day number
 */
export function longTermFrom(bought: number): number {
  const start = fromDayNumber(bought + 1);
  return dayNumberOf(anniversary(start, start.year + 1, "mar-1"));
}
