import { figuresAt, type Parameter } from "../parameter";
import file from "./india.json";

/** Home and staff loans in India. Rupees and percent. */
interface IndiaParameters {
  readonly prepaymentCharge: Parameter<{ readonly percent: number }>;
  readonly rateReset: Parameter<{ readonly choices: readonly string[] }>;
  readonly loanToValue: Parameter<{
    /** In ascending order of the loan amount; the last slab has no limit. */
    readonly slabs: readonly { readonly loanUpTo: number | null; readonly percent: number }[];
    /** Stamp duty and registration count toward the value of houses up to this. */
    readonly stampDutyCountsUpTo: number;
  }>;
  readonly interestDeduction: Parameter<number>;
  readonly principalDeduction: Parameter<number>;
  /** For all loans from the employer together. */
  readonly employerLoanExemption: Parameter<number>;
  readonly sbiRate: Parameter<number>;
  readonly houseBuildingAdvanceRate: Parameter<number>;
  readonly houseBuildingAdvanceRecovery: Parameter<{
    readonly principalInstalments: number;
    readonly interestInstalments: number;
  }>;
}

export const INDIA_HOME_LOAN_PARAMETERS: IndiaParameters = file;

/** The figures in effect on `AS_OF`. */
export const INDIA_HOME_LOANS = figuresAt(INDIA_HOME_LOAN_PARAMETERS);
