import { once } from "../../../core/once";
import { findRoot } from "../../../math/solve/root";
import { type Inputs, LONGEST_STAY } from "./inputs";
import { Ownership } from "./ownership";
import { type Sale, saleAfter } from "./sale";

/** Amounts that differ by less than half a cent are the same. */
const SAME = 0.005;

/** A rent is found to within this. */
const RENT_TOLERANCE = 1e-8;

/** Money invested on the side. */
export interface Investment {
  readonly value: number;
  /** What was paid in; the rest is gain. */
  readonly paidIn: number;
}

/** Where both households stand at the end of a year. */
export interface YearEnd {
  /** From 1. */
  readonly year: number;
  readonly homeValue: number;
  readonly loanBalance: number;
  /** Of the year. */
  readonly buyOutlay: number;
  readonly rentOutlay: number;
  readonly buyer: Investment;
  readonly renter: Investment;
  readonly buyNetWorth: number;
  readonly rentNetWorth: number;
  /** By how much the buyer is ahead. */
  readonly difference: number;
}

/** One household that buys and one that rents and invests what it spends less, or the other way round. */
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

  /** What each side pays in month 1, a twelfth of the year’s tax saving and insurance included. */
  get firstMonth(): { readonly buy: number; readonly rent: number } {
    const { monthlyRent, rentersInsuranceAnnual } = this.inputs;
    return { buy: this.owner.outlays[0] as number, rent: monthlyRent + rentersInsuranceAnnual / 12 };
  }

  /** Null where the rent is too close to nothing. */
  get priceToRent(): number | null {
    const ratio = this.inputs.homePrice / (12 * this.inputs.monthlyRent);
    return Number.isFinite(ratio) ? ratio : null;
  }

  // Over the years

  /** The end of each year of the stay. */
  get stay(): readonly YearEnd[] {
    return this.#until(this.inputs.horizonYears);
  }

  /** The end of each year, as far as break-even is looked for. */
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

  /** Runs both households at a rent; tells the end of each year, or of the last one only. */
  #follow(monthlyRent: number, years: number, tell: (end: YearEnd) => unknown, lastOnly = false): void {
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
        const spared = home - rent;
        buyOutlay += home;
        buyValue *= growth;
        rentValue *= growth;
        if (spared > 0) {
          rentValue += spared;
          rentPaid += spared;
        } else {
          buyValue -= spared;
          buyPaid -= spared;
        }
      }
      if (lastOnly && y < years - 1) continue;
      const year = y + 1;
      const buyer = { value: buyValue, paidIn: buyPaid };
      const renter = { value: rentValue, paidIn: rentPaid };
      const buyNetWorth = this.saleAfter(year).proceeds + this.cashedIn(buyer);
      const rentNetWorth = this.cashedIn(renter) + deposit;
      tell({
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

  /** What the renter pays in each month of a year, counted from 0. */
  rentIn(year: number, monthlyRent = this.inputs.monthlyRent): number {
    return monthlyRent * (1 + this.inputs.rentGrowth / 100) ** year;
  }

  /** In a year, counted from 0. */
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

  /** The home sold at the end of the stay, or of any year that was followed. */
  saleAfter(years = this.inputs.horizonYears): Sale {
    return saleAfter(years, this.#ownerFor(years), this.inputs);
  }

  /** What an investment is worth after the tax on its gain. */
  cashedIn({ value, paidIn }: Investment): number {
    return value - (Math.max(0, value - paidIn) * this.inputs.investmentTaxRate) / 100;
  }

  /** By how much buying is ahead at the end of the stay. */
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

  // Where the answer turns

  /** The first year at whose end buying is not behind; null where there is none. */
  readonly breakEvenYears = once(
    (): number | null => this.outlook.find((end) => end.difference > -SAME)?.year ?? null,
  );

  /** The rent at which both end equal; 0 when buying wins even rent-free, null when it never wins. */
  readonly breakEvenRent = once((): number | null => {
    const { horizonYears, homePrice } = this.inputs;
    const differenceAt = (rent: number) => {
      let difference = 0;
      const tell = (end: YearEnd) => {
        difference = end.difference;
      };
      this.#follow(rent, horizonYears, tell, true);
      return difference;
    };
    if (differenceAt(0) > -SAME) return 0;
    return findRoot(differenceAt, { low: 0, high: homePrice }, RENT_TOLERANCE);
  });
}
