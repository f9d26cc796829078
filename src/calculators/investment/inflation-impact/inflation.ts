import { InputError } from "../../../core/calculator";
import { finiteOrNull } from "../../../math/numbers/finite";
import type { Inputs } from "./inputs";
import { Outlook } from "./outlook";
import { PriceSpan } from "./price-span";

/** The answer to one of the three questions. */
export class Inflation {
  /** The span between two past dates; null for the question about the future. */
  readonly span: PriceSpan | null;
  /** The projection into the future; null for the questions about the past. */
  readonly outlook: Outlook | null;

  /** @throws InputError if no index was published for a date, or if the real change of pay overflows */
  constructor(readonly inputs: Inputs) {
    const isFuture = inputs.mode === "future";
    this.span = isFuture ? null : new PriceSpan(inputs);
    this.outlook = isFuture ? new Outlook(inputs) : null;
    if (!Number.isFinite(this.realChangePercent ?? 0))
      throw new InputError("oldAmount", "Pay then is too small to compare.");
  }

  /** Factor by which prices change over the whole time: 2 if they double. */
  get ratio(): number {
    return this.span ? this.span.ratio : (this.outlook?.growth(this.inputs.termYears) ?? 1);
  }

  /** Average inflation in percent a year; null if both dates are the same. */
  get average(): number | null {
    return this.span ? this.span.average : this.inputs.inflationRate;
  }

  /** Years in which money loses half of its value at the average rate; null if prices do not rise. */
  get halvingYears(): number | null {
    const { average } = this;
    if (average === null || average <= 0) return null;
    const years = Math.LN2 / Math.log1p(average / 100);
    return finiteOrNull(years);
  }

  /** Whether the question is about an amount of money rather than pay. */
  get isOfAmount(): boolean {
    return this.inputs.mode !== "raise";
  }

  /** Pay that buys as much as the old pay did; null unless the question is about pay. */
  get needed(): number | null {
    return this.inputs.mode === "raise" ? this.inputs.oldAmount * this.ratio : null;
  }

  /** The new pay compared with `needed`, in percent of `needed`; null unless the question is about pay. */
  get realChangePercent(): number | null {
    return this.needed === null ? null : 100 * (this.inputs.newAmount / this.needed - 1);
  }
}
