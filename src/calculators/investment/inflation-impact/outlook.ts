import type { Inputs } from "./inputs";

/** Prices and savings that grow at steady rates. */
export class Outlook {
  /** Return on savings after tax, in percent a year. */
  readonly netRate: number;

  constructor(readonly inputs: Inputs) {
    this.netRate = inputs.annualRate * (1 - inputs.taxRate / 100);
  }

  /** Price level after `years`, relative to today. */
  growth(years: number): number {
    return (1 + this.inputs.inflationRate / 100) ** years;
  }

  costAfter(years: number): number {
    return this.inputs.amount * this.growth(years);
  }

  powerAfter(years: number): number {
    return this.inputs.amount / this.growth(years);
  }

  savedAfter(years: number): number {
    return this.inputs.amount * (1 + this.netRate / 100) ** years;
  }

  /** Value of the savings in today’s money. */
  savedRealAfter(years: number): number {
    return this.savedAfter(years) / this.growth(years);
  }

  /** Real return on the savings, in percent a year (Fisher). */
  get realReturn(): number {
    return 100 * ((1 + this.netRate / 100) / (1 + this.inputs.inflationRate / 100) - 1);
  }

  /** Return before tax at which savings just keep up with prices, in percent a year. */
  get breakEvenReturn(): number {
    return this.inputs.inflationRate / (1 - this.inputs.taxRate / 100);
  }
}
