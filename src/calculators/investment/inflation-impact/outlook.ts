import type { Inputs } from "./inputs";

/** Prices that rise, and savings that grow, at steady rates. */
export class Outlook {
  /** What savings earn after tax, percent a year. */
  readonly netRate: number;

  constructor(readonly inputs: Inputs) {
    this.netRate = inputs.annualRate * (1 - inputs.taxRate / 100);
  }

  /** What prices are after so many years, where they are 1 today. */
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

  /** In today’s money. */
  savedRealAfter(years: number): number {
    return this.savedAfter(years) / this.growth(years);
  }

  /** Of the savings, percent a year (Fisher). */
  get realReturn(): number {
    return 100 * ((1 + this.netRate / 100) / (1 + this.inputs.inflationRate / 100) - 1);
  }

  /** What savings must earn before tax only to keep up, percent a year. */
  get breakEvenReturn(): number {
    return this.inputs.inflationRate / (1 - this.inputs.taxRate / 100);
  }
}
