/** Figures of Indian pay: provident fund, gratuity and the professional taxes of states. */
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
  /** Days of basic pay for each year, of the days that count for a month. */
  readonly gratuity: Parameter<{ readonly days: number; readonly monthDays: number }>;
  readonly wagesFloor: Parameter<number>;
}

export type SalaryFigures = FiguresOf<SalaryParameters>;

export interface ProfessionalTax {
  /** Monthly pay over the first number pays the second a month. */
  readonly monthly: readonly Slab[];
  /** In place of it, that month. */
  readonly february?: readonly Slab[];
  /** Monthly pay up to which women pay nothing. */
  readonly womenExemptUpTo?: number;
}

/** States with a professional tax that is worked out here. */
export type ProfessionalTaxState = keyof typeof professionalTax;

export function salaryFigures(year: string): SalaryFigures {
  return figuresAt<SalaryParameters>(salary, endOfIndianYear(year));
}

export function professionalTaxFigure(state: ProfessionalTaxState, year: string): Figure<ProfessionalTax> {
  return figureAt(professionalTax[state] as unknown as Parameter<ProfessionalTax>, endOfIndianYear(year));
}
