/** The components of an Indian employer's cost to company (CTC), and the part that is paid out. In rupees. */
import type { Slab } from "../../data/tax/india";
import type { ProfessionalTax, SalaryFigures } from "../../data/tax/india-pay";
import { exceeds } from "../numbers/slack";

export interface PackageTerms {
  readonly annualCtc: number;
  readonly basicPercent: number;
  readonly hraPercent: number;
  readonly pfBasis: "actual" | "ceiling" | "none";
  readonly employerPfInCtc: boolean;
  readonly gratuityInCtc: boolean;
  readonly employerNpsPercent: number;
  readonly voluntaryPfPercent: number;
}

/** The annual pay package. */
export interface Package {
  readonly basic: number;
  readonly employerPf: number;
  /** Includes voluntary contributions. */
  readonly employeePf: number;
  /** 0 if gratuity is not part of the package. */
  readonly gratuity: number;
  readonly employerNps: number;
  /** Salary before the employee's own deductions. */
  readonly gross: number;
  readonly hra: number;
}

export function packageOf(terms: PackageTerms, { providentFund, gratuity }: SalaryFigures): Package {
  const { employeePercent, employerPercent, wageCeilingMonthly } = providentFund.value;
  const basic = (terms.annualCtc * terms.basicPercent) / 100;
  const base = { actual: basic, ceiling: Math.min(basic, 12 * wageCeilingMonthly), none: 0 }[terms.pfBasis];
  const employerPf = (base * employerPercent) / 100;
  const setAside = terms.gratuityInCtc ? (basic * gratuity.value.days) / gratuity.value.monthDays / 12 : 0;
  const employerNps = (basic * terms.employerNpsPercent) / 100;
  return {
    basic,
    employerPf,
    employeePf: (base * employeePercent) / 100 + (basic * terms.voluntaryPfPercent) / 100,
    gratuity: setAside,
    employerNps,
    gross: terms.annualCtc - (terms.employerPfInCtc ? employerPf : 0) - setAside - employerNps,
    hra: (basic * terms.hraPercent) / 100,
  };
}

/** Professional tax for an ordinary month and for the year, which may have a different amount for February. */
export function professionalTaxOf(
  monthlyPay: number,
  female: boolean,
  { monthly, february, womenExemptUpTo }: ProfessionalTax,
): { readonly month: number; readonly year: number } {
  if (female && womenExemptUpTo !== undefined && !exceeds(monthlyPay, womenExemptUpTo)) return { month: 0, year: 0 };
  const rowOf = (rows: readonly Slab[]) => rows.findLast(([over]) => exceeds(monthlyPay, over))?.[1];
  const month = rowOf(monthly) ?? 0;
  return { month, year: 11 * month + (rowOf(february ?? []) ?? month) };
}
