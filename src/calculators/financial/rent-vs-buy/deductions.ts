import { OWNER_TAX } from "../../../data/home-loans/owner-tax";
import type { Inputs } from "./inputs";

const SALT = OWNER_TAX.saltCap;

/** What an owner deducts in a year, and what a renter with the same income does. */
export interface Deductions {
  /** Limit of state and local tax deductions. */
  readonly saltCap: number;
  readonly standard: number;
  /** State and local taxes that count, of the owner and of the renter. */
  readonly ownerSalt: number;
  readonly renterSalt: number;
  /** Share of the interest that counts. */
  readonly interestShare: number;
  readonly deductibleInterest: number;
  /** The larger of the standard deduction and the sum of the single ones. */
  readonly owner: number;
  readonly renter: number;
  /** Tax that the owner saves by it. */
  readonly saving: number;
}

/** What a home does to the deductions of one year. */
export interface HomeYear {
  /** Mortgage interest paid in the year. */
  readonly interest: number;
  /** Average of what was owed before each payment of the year. */
  readonly averageDebt: number;
  readonly propertyTax: number;
}

/**
 * US federal deductions in a year, counted from 0: the limit of state and local taxes by Public Law 119-21, interest
 * on home debt up to a limit by 26 USC 163(h)(3).
 */
export function deductionsOf(
  inputs: Inputs,
  year: number,
  { interest, averageDebt, propertyTax }: HomeYear,
): Deductions {
  const { stateLocalTaxes, otherDeductions, mortgageInterestLimit: limit } = inputs;
  const saltCap = saltCapIn(inputs.startYear + year, inputs.saltCap);
  const standard = inputs.standardDeduction * (1 + inputs.inflation / 100) ** year;
  const ownerSalt = Math.min(saltCap, stateLocalTaxes + propertyTax);
  const renterSalt = Math.min(saltCap, stateLocalTaxes);
  const interestShare = averageDebt > limit ? limit / averageDebt : 1;
  const deductibleInterest = interest * interestShare;
  const owner = Math.max(standard, ownerSalt + deductibleInterest + otherDeductions);
  const renter = Math.max(standard, renterSalt + otherDeductions);
  return {
    saltCap,
    standard,
    ownerSalt,
    renterSalt,
    interestShare,
    deductibleInterest,
    owner,
    renter,
    saving: (inputs.marginalTaxRate / 100) * (owner - renter),
  };
}

/** The limit of a calendar year, from that of the first year of the law. */
function saltCapIn(year: number, first: number): number {
  const { growth, growsUntil, afterwards } = SALT.value;
  return year > growsUntil ? afterwards : first * (1 + growth / 100) ** (year - SALT.year);
}
