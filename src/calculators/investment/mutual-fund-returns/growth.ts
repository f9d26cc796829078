import { InputError } from "../../../core/calculator";
import { isoToDayNumber } from "../../../math/dates/civil";
import { finiteOrNull } from "../../../math/numbers/finite";
import type { Inputs } from "./inputs";

const DAYS_IN_YEAR = 365;

/** The growth of an investment between two days on which its value is known. */
export class Growth {
  readonly days: number;
  readonly totalReceived: number;

  /** @throws InputError unless the end is after the start */
  constructor(readonly inputs: Inputs) {
    this.days = isoToDayNumber(inputs.endDate) - isoToDayNumber(inputs.startDate);
    if (this.days <= 0) throw new InputError("endDate", "The end date must be after the start date.");
    this.totalReceived = inputs.endValue + inputs.dividendsReceived;
  }

  get years(): number {
    return this.days / DAYS_IN_YEAR;
  }

  get totalInvested(): number {
    return this.inputs.beginValue;
  }

  /** Annualized return in percent; null if it overflows because there are only a few days. */
  get rate(): number | null {
    const rate = 100 * Math.expm1(Math.log(this.totalReceived / this.totalInvested) / this.years);
    return finiteOrNull(rate);
  }

  /** Null if the investment does not grow. */
  get doublingYears(): number | null {
    const { rate } = this;
    const years = rate === null || rate <= 0 ? null : Math.LN2 / Math.log1p(rate / 100);
    return finiteOrNull(years);
  }
}
