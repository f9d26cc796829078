/** Social Security and Medicare taxes of employees and of the self-employed (26 USC 3101, 1401). */
import type { FederalFigures, FilingStatus, PayrollItem } from "../../data/tax/us";
import { forStatus } from "./brackets";

type Figures = Pick<FederalFigures, "socialSecurity" | "medicare" | "selfEmployment">;

/** Social Security tax of one person's wages, those of the year so far among them counting against the base. */
export function socialSecurityTax(wages: number, { socialSecurity }: Figures, before = 0): number {
  const { percent, wageBase } = socialSecurity.value;
  return (Math.max(0, Math.min(wages, wageBase - before)) * percent) / 100;
}

/** Medicare tax without the additional one. */
export function medicareTax(wages: number, { medicare }: Figures): number {
  return (wages * medicare.value.percent) / 100;
}

/** Additional Medicare tax of a return. @param earnings wages and net earnings from self-employment */
export function additionalMedicareTax(earnings: number, status: FilingStatus, { medicare }: Figures): number {
  const { additionalPercent, additionalOver } = medicare.value;
  return (Math.max(0, earnings - forStatus(additionalOver, status)) * additionalPercent) / 100;
}

/** Additional Medicare tax that an employer withholds from a pay, whatever the status. */
export function additionalMedicareWithheld(wages: number, { medicare }: Figures, before = 0): number {
  const { additionalPercent, withholdingOver } = medicare.value;
  const over = (amount: number) => Math.max(0, amount - withholdingOver);
  return ((over(before + wages) - over(before)) * additionalPercent) / 100;
}

export interface SelfEmploymentTax {
  /** Net earnings: the profit less what an employer's share would be; 0 where they are too small to be taxed. */
  readonly net: number;
  readonly tax: number;
  /** The part of the tax that reduces income. */
  readonly deductible: number;
}

/** @param wages of the same person, which use up the Social Security base first */
export function selfEmploymentTax(profit: number, wages: number, figures: Figures): SelfEmploymentTax {
  const rule = figures.selfEmployment.value;
  const earned = (profit * rule.netEarningsPercent) / 100;
  if (earned < rule.noTaxBelow) return { net: 0, tax: 0, deductible: 0 };
  const base = Math.max(0, figures.socialSecurity.value.wageBase - wages);
  const tax = (Math.min(earned, base) * rule.socialSecurityPercent + earned * rule.medicarePercent) / 100;
  return { net: earned, tax, deductible: (tax * rule.deductiblePercent) / 100 };
}

/** What a payroll item of a state takes from a year's wages. */
export function payrollItemTax(wages: number, { percent, wageCap, maxPerYear }: PayrollItem): number {
  const tax = (Math.min(wages, wageCap ?? wages) * percent) / 100;
  return Math.min(tax, maxPerYear ?? tax);
}
