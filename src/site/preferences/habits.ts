import { isoDayOf } from "../../math/dates/iso-date";
import type { Habits } from "../../reading/reading";
import { dayComesFirst } from "./date-order";
import { writesDecimalComma } from "./decimal-comma";

/** How this visitor writes numbers and dates, and which day it is for them. */
export function visitorHabits(): Habits & { readonly today: string } {
  return { today: isoDayOf(new Date()), decimalComma: writesDecimalComma(), dayFirst: dayComesFirst() };
}
