import { OWNER_TAX } from "../../../data/home-loans/owner-tax";
import type { Inputs } from "./inputs";

const SALT = OWNER_TAX.saltCap;

/** Deductions of an owner in a year, and of a renter with the same income. */
export interface Deductions {
  /** Limit of state and local tax deductions. */
  readonly saltCap: number;
  readonly standard: number;
  /** Deductible state and local taxes of the owner and of the renter. */
  readonly ownerSalt: number;
  readonly renterSalt: number;
  /** Deductible share of the interest. */
  readonly interestShare: number;
  readonly deductibleInterest: number;
  /** The larger of the standard deduction and the itemized deductions. */
  readonly owner: number;
  readonly renter: number;
  /** Income tax the owner saves compared with the renter. */
  readonly saving: number;
}

/** The amounts from a home that affect one year's deductions. */
export interface HomeYear {
  /** Mortgage interest paid in the year. */
  readonly interest: number;
  /** Average balance before each payment of the year. */
  readonly averageDebt: number;
  readonly propertyTax: number;
}

/**
 * US federal deductions in a year, counted from 0. State and local taxes are limited by Public Law 119-21, interest on
 * home debt by 26 USC 163(h)(3).
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

/** The cap in a calendar year, derived from the cap in the law's first year. */
function saltCapIn(year: number, first: number): number {
  const { growth, growsUntil, afterwards } = SALT.value;
  return year > growsUntil ? afterwards : first * (1 + growth / 100) ** (year - SALT.year);
}
