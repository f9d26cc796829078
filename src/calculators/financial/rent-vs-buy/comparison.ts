import { once } from "../../../core/once";
import { finiteOrNull } from "../../../math/numbers/finite";
import { findRoot } from "../../../math/solve/root";
import { type Inputs, LONGEST_STAY } from "./inputs";
import { Ownership } from "./ownership";
import { type Sale, saleAfter } from "./sale";

/** Amounts that differ by at most half a cent count as equal. */
const SAME = 0.005;

/** Tolerance of the break-even rent. */
const RENT_TOLERANCE = 1e-8;

/** Money that a household has invested. */
export interface Investment {
  readonly value: number;
  /** Total paid in; the rest is gain. */
  readonly paidIn: number;
}

/** Both households' position at the end of a year. */
export interface YearEnd {
  /** Counted from 1. */
  readonly year: number;
  readonly homeValue: number;
  readonly loanBalance: number;
  /** Total paid in the year. */
  readonly buyOutlay: number;
  readonly rentOutlay: number;
  readonly buyer: Investment;
  readonly renter: Investment;
  readonly buyNetWorth: number;
  readonly rentNetWorth: number;
  /** The buyer's lead; negative if the renter is ahead. */
  readonly difference: number;
}

/** Compares a household that buys with one that rents; whichever pays less invests the difference. */
export class Comparison {
  readonly growthPerMonth: number;
  #owner: Ownership | undefined;
  #followed: readonly YearEnd[] = [];

  constructor(readonly inputs: Inputs) {
    this.growthPerMonth = (1 + inputs.investmentReturn / 100) ** (1 / 12);
  }

  get owner(): Ownership {
    return this.#ownerFor(this.inputs.horizonYears);
  }

  #ownerFor(years: number): Ownership {
    if (!this.#owner || this.#owner.years.length < years) this.#owner = new Ownership(this.inputs, years);
    return this.#owner;
  }

  // At the start

  get upfrontBuy(): number {
    return this.owner.downPayment + this.owner.buyingCosts;
  }

  get upfrontRent(): number {
    return this.#depositAt(this.inputs.monthlyRent);
  }

  #depositAt(monthlyRent: number): number {
    return this.inputs.depositMonths * monthlyRent;
  }

  /** What each side pays in month 1, including a twelfth of the year's insurance and tax saving. */
  get firstMonth(): { readonly buy: number; readonly rent: number } {
    const { monthlyRent, rentersInsuranceAnnual } = this.inputs;
    return { buy: this.owner.outlays[0] as number, rent: monthlyRent + rentersInsuranceAnnual / 12 };
  }

  /** Null if the rent is zero or too close to it. */
  get priceToRent(): number | null {
    const ratio = this.inputs.homePrice / (12 * this.inputs.monthlyRent);
    return finiteOrNull(ratio);
  }

  // Over the years

  /** The end of each year of the stay. */
  get stay(): readonly YearEnd[] {
    return this.#until(this.inputs.horizonYears);
  }

  /** The end of each year up to the longest stay, for finding the break-even. */
  get outlook(): readonly YearEnd[] {
    return this.#until(LONGEST_STAY);
  }

  #until(years: number): readonly YearEnd[] {
    if (this.#followed.length < years) {
      const ends: YearEnd[] = [];
      this.#follow(this.inputs.monthlyRent, years, (end) => ends.push(end));
      this.#followed = ends;
    }
    return this.#followed.length === years ? this.#followed : this.#followed.slice(0, years);
  }

  /** Runs both households at a given rent and reports the end of each year, or only of the last one. */
  #follow(monthlyRent: number, years: number, report: (end: YearEnd) => unknown, lastOnly = false): void {
    const owner = this.#ownerFor(years);
    const growth = this.growthPerMonth;
    const deposit = this.#depositAt(monthlyRent);
    const upfront = this.upfrontBuy - deposit;
    let [buyValue, rentValue] = [Math.max(0, -upfront), Math.max(0, upfront)];
    let [buyPaid, rentPaid] = [buyValue, rentValue];
    for (let y = 0; y < years; y++) {
      const rent = this.rentIn(y, monthlyRent) + this.rentersInsuranceIn(y) / 12;
      let buyOutlay = 0;
      for (let m = 12 * y; m < 12 * y + 12; m++) {
        const home = owner.outlays[m] as number;
        const saved = home - rent;
        buyOutlay += home;
        buyValue *= growth;
        rentValue *= growth;
        if (saved > 0) {
          rentValue += saved;
          rentPaid += saved;
        } else {
          buyValue -= saved;
          buyPaid -= saved;
        }
      }
      if (lastOnly && y < years - 1) continue;
      const year = y + 1;
      const buyer = { value: buyValue, paidIn: buyPaid };
      const renter = { value: rentValue, paidIn: rentPaid };
      const buyNetWorth = this.saleAfter(year).proceeds + this.cashedIn(buyer);
      const rentNetWorth = this.cashedIn(renter) + deposit;
      report({
        year,
        homeValue: owner.valueAfter(year),
        loanBalance: owner.years[y]?.balance ?? 0,
        buyOutlay,
        rentOutlay: 12 * rent,
        buyer,
        renter,
        buyNetWorth,
        rentNetWorth,
        difference: buyNetWorth - rentNetWorth,
      });
    }
  }

  /** Monthly rent in a year, counted from 0. */
  rentIn(year: number, monthlyRent = this.inputs.monthlyRent): number {
    return monthlyRent * (1 + this.inputs.rentGrowth / 100) ** year;
  }

  /** Renter's insurance for a year, counted from 0. */
  rentersInsuranceIn(year: number): number {
    return this.inputs.rentersInsuranceAnnual * (1 + this.inputs.inflation / 100) ** year;
  }

  get totalRent(): number {
    return this.stay.reduce((sum, _, year) => sum + 12 * this.rentIn(year), 0);
  }

  get taxSavings(): number {
    const years = this.owner.years.slice(0, this.inputs.horizonYears);
    return years.reduce((sum, { deductions }) => sum + deductions.saving, 0);
  }

  // When they leave

  /** The end of the stay. */
  get end(): YearEnd {
    return this.stay.at(-1) as YearEnd;
  }

  /** The sale of the home at the end of the stay, or after a given number of years. */
  saleAfter(years = this.inputs.horizonYears): Sale {
    return saleAfter(years, this.#ownerFor(years), this.inputs);
  }

  /** Value of an investment after tax on its gain. */
  cashedIn({ value, paidIn }: Investment): number {
    return value - (Math.max(0, value - paidIn) * this.inputs.investmentTaxRate) / 100;
  }

  /** The buyer's lead at the end of the stay. */
  get difference(): number {
    return this.end.difference;
  }

  get differenceToday(): number {
    return this.difference / (1 + this.inputs.inflation / 100) ** this.inputs.horizonYears;
  }

  get verdict(): "equal" | "buy" | "rent" {
    if (Math.abs(this.difference) <= SAME) return "equal";
    return this.difference > 0 ? "buy" : "rent";
  }

  // Break-even

  /** The first year after which buying is no longer behind; null if there is none. */
  readonly breakEvenYears = once((): number | null => this.outlook.find((end) => end.difference > -SAME)?.year ?? null);

  /** The rent at which both end up equal; 0 if buying wins even without rent, null if it never wins. */
  readonly breakEvenRent = once((): number | null => {
    const { horizonYears, homePrice } = this.inputs;
    const differenceAt = (rent: number) => {
      let difference = 0;
      const keep = (end: YearEnd) => {
        difference = end.difference;
      };
      this.#follow(rent, horizonYears, keep, true);
      return difference;
    };
    if (differenceAt(0) > -SAME) return 0;
    return findRoot(differenceAt, { low: 0, high: homePrice }, RENT_TOLERANCE);
  });
}
