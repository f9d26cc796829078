import { InputError, type Problem } from "../../../core/calculator";
import {
  annualIndex,
  CONSUMER_PRICES,
  lastMonth,
  lastYear,
  monthlyIndex,
  type PriceIndex,
} from "../../../data/prices/consumer-prices";
import { MONTH_NAMES } from "../../../math/dates/months";
import type { Inputs } from "./inputs";

/** One end of a span. */
export interface Moment {
  readonly year: number;
  /** 1 to 12; null for the annual average. */
  readonly month: number | null;
  readonly index: number;
}

/** An annual average stands for the middle of its year, between June and July. */
const MIDDLE_OF_YEAR = 6.5;

/** Where an index stands in its year, with January as 1 and December as 12. */
export function middleOf({ month }: Moment): number {
  return month ?? MIDDLE_OF_YEAR;
}

/** The rise of prices in a year, in percent. */
export interface YearlyRise {
  readonly year: number;
  readonly rate: number;
}

/** The span from one date to another, which may be earlier. */
export class PriceSpan {
  readonly prices: PriceIndex;
  readonly from: Moment;
  readonly to: Moment;
  /** Prices at the second date over those at the first. */
  readonly ratio: number;
  /** Years between the dates; negative if the second date is earlier. */
  readonly years: number;

  /** @throws InputError if no index was published for a date */
  constructor(readonly inputs: Inputs) {
    this.prices = CONSUMER_PRICES[inputs.country].value;
    const problems: Problem[] = [];
    const momentOf = (end: "from" | "to"): Moment => {
      const found = indexOf(inputs, end, this.prices);
      if (typeof found !== "number") problems.push(found);
      const month = inputs[`${end}Month`];
      return {
        year: inputs[`${end}Year`],
        month: month === "annual" ? null : Number(month),
        index: typeof found === "number" ? found : Number.NaN,
      };
    };
    this.from = momentOf("from");
    this.to = momentOf("to");
    if (problems.length > 0) throw new InputError(problems);
    this.ratio = this.to.index / this.from.index;
    this.years = this.to.year - this.from.year + (middleOf(this.to) - middleOf(this.from)) / 12;
  }

  /** Average inflation in percent a year; null if both dates are the same. */
  get average(): number | null {
    return this.years === 0 ? null : 100 * (this.ratio ** (1 / this.years) - 1);
  }

  /** The years of the span that have an annual average, in ascending order. */
  get calendarYears(): number[] {
    const first = Math.min(this.from.year, this.to.year);
    const end = Math.min(Math.max(this.from.year, this.to.year), lastYear(this.prices));
    return Array.from({ length: Math.max(0, end - first + 1) }, (_, k) => first + k);
  }

  /** The rise of the annual average in each year of the span after the first. */
  get rises(): YearlyRise[] {
    return this.calendarYears.slice(1).map((year) => ({ year, rate: yearlyRise(this.prices, year) ?? 0 }));
  }

  get highest(): YearlyRise | null {
    return extreme(this.rises, (one, best) => one.rate > best.rate);
  }

  get lowest(): YearlyRise | null {
    return extreme(this.rises, (one, best) => one.rate < best.rate);
  }
}

/** How much the annual average rose in a year, in percent; null if that year or the one before has no average. */
export function yearlyRise(prices: PriceIndex, year: number): number | null {
  const [before, index] = [annualIndex(prices, year - 1), annualIndex(prices, year)];
  return before === null || index === null ? null : 100 * (index / before - 1);
}

/** The best rise by `isBetter`; ties go to the earliest year. */
function extreme(
  rises: readonly YearlyRise[],
  isBetter: (one: YearlyRise, best: YearlyRise) => boolean,
): YearlyRise | null {
  return rises.reduce<YearlyRise | null>((best, one) => (!best || isBetter(one, best) ? one : best), null);
}

/** The index at one end of the span, or the problem if there is none. */
function indexOf(inputs: Inputs, end: "from" | "to", prices: PriceIndex): number | Problem {
  const year = inputs[`${end}Year`];
  const month = inputs[`${end}Month`];
  if (month === "annual")
    return (
      annualIndex(prices, year) ?? {
        field: `${end}Year`,
        message: `There is no annual average for ${year} yet; choose a month.`,
      }
    );
  if (prices.monthly.length === 0)
    return { field: `${end}Month`, message: "India prices are yearly; choose the annual average." };
  return (
    monthlyIndex(prices, year, Number(month)) ?? {
      field: `${end}Month`,
      message: missingText(prices, year, Number(month)),
    }
  );
}

/** Why a month has no index: the data end before it, or it was never published. */
function missingText(prices: PriceIndex, year: number, month: number): string {
  const last = lastMonth(prices);
  const named = `${MONTH_NAMES[month - 1]} ${year}`;
  return last && (year > last.year || (year === last.year && month > last.month))
    ? `The data end in ${MONTH_NAMES[last.month - 1]} ${last.year}, before ${named}. Choose an earlier month.`
    : `No index was published for ${named}. Choose the month before or after.`;
}
