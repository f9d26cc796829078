import { InputError } from "../../../core/calculator";
import type { Inputs } from "./inputs";
import { Outlook } from "./outlook";
import { PriceSpan } from "./price-span";

/** The answer to one of the three questions. */
export class Inflation {
  /** Between two dates; null for the future. */
  readonly span: PriceSpan | null;
  /** Null for the past. */
  readonly outlook: Outlook | null;

  /** @throws InputError where no index was published, or a change is beyond all bounds */
  constructor(readonly inputs: Inputs) {
    const isFuture = inputs.mode === "future";
    this.span = isFuture ? null : new PriceSpan(inputs);
    this.outlook = isFuture ? new Outlook(inputs) : null;
    if (!Number.isFinite(this.realChangePercent ?? 0))
      throw new InputError("oldAmount", "Pay then is too small to be compared.");
  }

  /** What prices rise by over the whole time: 2 where they double. */
  get ratio(): number {
    return this.span ? this.span.ratio : (this.outlook?.growth(this.inputs.termYears) ?? 1);
  }

  /** Percent a year; null from a date to itself. */
  get average(): number | null {
    return this.span ? this.span.average : this.inputs.inflationRate;
  }

  /** Years in which money loses half of what it buys, at the average rate; null where prices do not rise. */
  get halvingYears(): number | null {
    const { average } = this;
    if (average === null || average <= 0) return null;
    const years = Math.LN2 / Math.log1p(average / 100);
    return Number.isFinite(years) ? years : null;
  }

  /** Whether the amount is asked about, not the pay. */
  get isOfAmount(): boolean {
    return this.inputs.mode !== "raise";
  }

  /** Pay that buys as much as the old one. */
  get needed(): number | null {
    return this.inputs.mode === "raise" ? this.inputs.oldAmount * this.ratio : null;
  }

  /** How much more than that the new pay is, in percent of it. */
  get realChangePercent(): number | null {
    return this.needed === null ? null : 100 * (this.inputs.newAmount / this.needed - 1);
  }
}
