import { figuresAt, type Parameter } from "../parameter";
import file from "./us.json";

export type FilingStatus = "single" | "joint" | "separate" | "head" | "survivor";

/** Car loans in the United States. Dollars. */
interface VehicleLoanParameters {
  readonly interestDeduction: Parameter<{
    /** Interest of a year that counts at most. */
    readonly cap: number;
    /** Modified adjusted gross income above which the deduction is reduced. */
    readonly phaseOutOver: Readonly<Record<FilingStatus, number>>;
    /** Reduction for each thousand of income above it; a part of a thousand counts as a whole one. */
    readonly perThousand: number;
  }>;
}

export const US_VEHICLE_LOAN_PARAMETERS: VehicleLoanParameters = file;

/** Those in effect on the day to which this site’s figures are brought up. */
export const US_VEHICLE_LOANS = figuresAt(US_VEHICLE_LOAN_PARAMETERS);
