/** Social Security and Medicare taxes for employees and the self-employed (26 USC 3101, 1401). */
import type { FederalFigures, FilingStatus, PayrollItem } from "../../data/tax/us";
import { forStatus } from "./brackets";

type Figures = Pick<FederalFigures, "socialSecurity" | "medicare" | "selfEmployment">;

/**
 * Social Security tax on one person's wages.
 *
 * @param before wages earlier in the year, which use up the wage base first
 */
export function socialSecurityTax(wages: number, { socialSecurity }: Figures, before = 0): number {
  const { percent, wageBase } = socialSecurity.value;
  return (Math.max(0, Math.min(wages, wageBase - before)) * percent) / 100;
}

/** Medicare tax without the additional tax. */
export function medicareTax(wages: number, { medicare }: Figures): number {
  return (wages * medicare.value.percent) / 100;
}

/**
 * Additional Medicare tax on a return.
 *
 * @param earnings wages and net earnings from self-employment
 */
export function additionalMedicareTax(earnings: number, status: FilingStatus, { medicare }: Figures): number {
  const { additionalPercent, additionalOver } = medicare.value;
  return (Math.max(0, earnings - forStatus(additionalOver, status)) * additionalPercent) / 100;
}

/**
 * Additional Medicare tax that an employer withholds from one payment, regardless of filing status.
 *
 * @param before wages earlier in the year
 */
export function additionalMedicareWithheld(wages: number, { medicare }: Figures, before = 0): number {
  const { additionalPercent, withholdingOver } = medicare.value;
  const over = (amount: number) => Math.max(0, amount - withholdingOver);
  return ((over(before + wages) - over(before)) * additionalPercent) / 100;
}

export interface SelfEmploymentTax {
  /** Net earnings: the profit less the equivalent of an employer's share; 0 if too small to be taxed. */
  readonly net: number;
  readonly tax: number;
  /** The deductible part of the tax. */
  readonly deductible: number;
}

/** @param wages wages of the same person, which use up the Social Security wage base first */
export function selfEmploymentTax(profit: number, wages: number, figures: Figures): SelfEmploymentTax {
  const rule = figures.selfEmployment.value;
  const earned = (profit * rule.netEarningsPercent) / 100;
  if (earned < rule.noTaxBelow) return { net: 0, tax: 0, deductible: 0 };
  const base = Math.max(0, figures.socialSecurity.value.wageBase - wages);
  const tax = (Math.min(earned, base) * rule.socialSecurityPercent + earned * rule.medicarePercent) / 100;
  return { net: earned, tax, deductible: (tax * rule.deductiblePercent) / 100 };
}

/** A state payroll item's deduction from a year's wages. */
export function payrollItemTax(wages: number, { percent, wageCap, maxPerYear }: PayrollItem): number {
  const tax = (Math.min(wages, wageCap ?? wages) * percent) / 100;
  return Math.min(tax, maxPerYear ?? tax);
}
