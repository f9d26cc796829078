/** Figures for Indian pay: provident fund, gratuity and the states' professional taxes. */
import { type Figure, type FiguresOf, figureAt, figuresAt, type Parameter } from "../parameter";
import professionalTax from "./in/professional-tax.json";
import salary from "./in/salary.json";
import { endOfIndianYear, type Slab } from "./india";

interface SalaryParameters {
  readonly providentFund: Parameter<{
    readonly employeePercent: number;
    readonly employerPercent: number;
    readonly wageCeilingMonthly: number;
  }>;
  /** Days of basic pay per year of service, and the number of days that count as a month. */
  readonly gratuity: Parameter<{ readonly days: number; readonly monthDays: number }>;
  readonly wagesFloor: Parameter<number>;
}

export type SalaryFigures = FiguresOf<SalaryParameters>;

export interface ProfessionalTax {
  /** Monthly tax, the second number of a slab, for monthly pay above the first number. */
  readonly monthly: readonly Slab[];
  /** Replaces `monthly` in February. */
  readonly february?: readonly Slab[];
  /** Monthly pay up to which women pay nothing. */
  readonly womenExemptUpTo?: number;
}

/** States whose professional tax can be calculated. */
export type ProfessionalTaxState = keyof typeof professionalTax;

export function salaryFigures(year: string): SalaryFigures {
  return figuresAt<SalaryParameters>(salary, endOfIndianYear(year));
}

export function professionalTaxFigure(state: ProfessionalTaxState, year: string): Figure<ProfessionalTax> {
  return figureAt(professionalTax[state] as unknown as Parameter<ProfessionalTax>, endOfIndianYear(year));
}
