import { figuresAt, type Parameter } from "../parameter";
import file from "./us.json";

export type FilingStatus = "single" | "joint" | "separate" | "head" | "survivor";

/** Car loans in the United States. Dollars. */
interface VehicleLoanParameters {
  readonly interestDeduction: Parameter<{
    /** Maximum deductible interest per year. */
    readonly cap: number;
    /** Modified adjusted gross income above which the deduction is reduced. */
    readonly phaseOutOver: Readonly<Record<FilingStatus, number>>;
    /** Reduction per thousand of income above that; a partial thousand counts as a whole one. */
    readonly perThousand: number;
  }>;
}

export const US_VEHICLE_LOAN_PARAMETERS: VehicleLoanParameters = file;

/** The figures in effect on `AS_OF`. */
export const US_VEHICLE_LOANS = figuresAt(US_VEHICLE_LOAN_PARAMETERS);
