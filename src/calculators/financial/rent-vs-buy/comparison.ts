import { OWNER_TAX } from "../../../data/home-loans/owner-tax";
import { findRoot } from "../../../math/solve/root";
import { type Inputs, LONGEST_STAY } from "./inputs";
import { Ownership } from "./ownership";

const EXCLUDED_FROM = OWNER_TAX.gainExclusion.value.yearsOwned;

/** Amounts that differ by less than half a cent are the same. */
export const SAME = 0.005;

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
}

/** What is left of a home when it is sold. */
export interface Sale {
  readonly value: number;
  readonly sellingCosts: number;
  /** Value less all costs and the price paid; negative for a loss. */
  readonly gain: number;
  readonly excluded: number;
  readonly tax: number;
  readonly balance: number;
  readonly proceeds: number;
}

/** One household that buys and one that rents and invests what it spends less, or the other way round. */
export class Comparison {
  readonly inputs: Inputs;
  readonly growthPerMonth: number;
  #owner: Ownership | undefined;
  #followed: readonly YearEnd[] = [];

  constructor(inputs: Inputs) {
    this.inputs = inputs;
    this.growthPerMonth = (1 + inputs.investmentReturn / 100) ** (1 / 12);
  }

  get owner(): Ownership {
    return this.#ownerFor(this.inputs.horizonYears);
  }

  #ownerFor(years: number): Ownership {
    if (!this.#owner || this.#owner.years.length < years) this.#owner = new Ownership(this.inputs, years);
    return this.#owner;
  }

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

  /** The end of the stay. */
  get end(): YearEnd {
    return this.stay.at(-1) as YearEnd;
  }

  /** By how much buying is ahead at the end of the stay. */
  get difference(): number {
    return differenceOf(this.end);
  }

  /** Runs both households at a rent; tells the end of each year, or of the last one only. */
  #follow(monthlyRent: number, years: number, tell: (end: YearEnd) => unknown, lastOnly = false): void {
    const { rentGrowth, inflation, rentersInsuranceAnnual } = this.inputs;
    const owner = this.#ownerFor(years);
    const growth = this.growthPerMonth;
    const upfront = this.upfrontBuy - this.depositAt(monthlyRent);
    let buyer = { value: Math.max(0, -upfront), paidIn: Math.max(0, -upfront) };
    let renter = { value: Math.max(0, upfront), paidIn: Math.max(0, upfront) };
    for (let y = 0; y < years; y++) {
      const rent =
        monthlyRent * (1 + rentGrowth / 100) ** y +
        (rentersInsuranceAnnual * (1 + inflation / 100) ** y) / 12;
      let buyOutlay = 0;
      let [buyValue, buyPaid] = [buyer.value, buyer.paidIn];
      let [rentValue, rentPaid] = [renter.value, renter.paidIn];
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
      buyer = { value: buyValue, paidIn: buyPaid };
      renter = { value: rentValue, paidIn: rentPaid };
      if (lastOnly && y < years - 1) continue;
      const year = y + 1;
      tell({
        year,
        homeValue: owner.valueAfter(year),
        loanBalance: owner.years[y]?.balance ?? 0,
        buyOutlay,
        rentOutlay: 12 * rent,
        buyer,
        renter,
        buyNetWorth: this.saleAfter(year).proceeds + this.cashedIn(buyer),
        rentNetWorth: this.cashedIn(renter) + this.depositAt(monthlyRent),
      });
    }
  }

  get upfrontBuy(): number {
    return this.owner.downPayment + this.owner.buyingCosts;
  }

  get upfrontRent(): number {
    return this.depositAt(this.inputs.monthlyRent);
  }

  depositAt(monthlyRent: number): number {
    return this.inputs.depositMonths * monthlyRent;
  }

  /** What the renter pays in each month of a year, counted from 0. */
  rentIn(year: number): number {
    return this.inputs.monthlyRent * (1 + this.inputs.rentGrowth / 100) ** year;
  }

  /** The home sold at the end of a year of the stay, or of any year that was followed. */
  saleAfter(years: number): Sale {
    const { sellingCostPercent, capitalGainsRate, gainExclusion } = this.inputs;
    const owner = this.#ownerFor(years);
    const value = owner.valueAfter(years);
    const sellingCosts = (value * sellingCostPercent) / 100;
    const gain = value - sellingCosts - owner.price - owner.buyingCosts;
    const excluded = years >= EXCLUDED_FROM ? gainExclusion : 0;
    const tax = (Math.max(0, gain - excluded) * capitalGainsRate) / 100;
    const balance = owner.years[years - 1]?.balance ?? 0;
    return {
      value,
      sellingCosts,
      gain,
      excluded,
      tax,
      balance,
      proceeds: value - sellingCosts - tax - balance,
    };
  }

  /** What an investment is worth after the tax on its gain. */
  cashedIn({ value, paidIn }: Investment): number {
    return value - this.taxOn({ value, paidIn });
  }

  taxOn({ value, paidIn }: Investment): number {
    return (Math.max(0, value - paidIn) * this.inputs.investmentTaxRate) / 100;
  }

  // Where the answer turns

  /** The first year at whose end buying is not behind; null where there is none. */
  get breakEvenYears(): number | null {
    return this.outlook.find((end) => differenceOf(end) > -SAME)?.year ?? null;
  }

  /** The rent at which both end equal; 0 when buying wins even rent-free, null when it never wins. */
  get breakEvenRent(): number | null {
    const { horizonYears, homePrice } = this.inputs;
    const differenceAt = (rent: number) => {
      let difference = 0;
      const tell = (end: YearEnd) => {
        difference = differenceOf(end);
      };
      this.#follow(rent, horizonYears, tell, true);
      return difference;
    };
    if (differenceAt(0) > -SAME) return 0;
    return findRoot(differenceAt, { low: 0, high: homePrice }, RENT_TOLERANCE);
  }
}

/** By how much the buyer is ahead. */
export function differenceOf({ buyNetWorth, rentNetWorth }: YearEnd): number {
  return buyNetWorth - rentNetWorth;
}
