import { type DatedFigure, readFigures } from "../dated-figure";
import file from "./2026/india.json";

/** Home and staff loans in India. Rupees and percent. */
interface IndiaFigures {
  readonly prepaymentCharge: DatedFigure<{ readonly percent: number }>;
  readonly rateReset: DatedFigure<{ readonly choices: readonly string[] }>;
  readonly loanToValue: DatedFigure<{
    /** Rising by loan; the last is open. */
    readonly slabs: readonly { readonly loanUpTo: number | null; readonly percent: number }[];
    /** Stamp duty and registration are part of the value of houses up to this. */
    readonly stampDutyCountsUpTo: number;
  }>;
  readonly interestDeduction: DatedFigure<number>;
  readonly principalDeduction: DatedFigure<number>;
  readonly employerLoanExemption: DatedFigure<{ readonly limit: number; readonly limitBefore: number }>;
  readonly sbiRate: DatedFigure<number>;
  readonly houseBuildingAdvanceRate: DatedFigure<number>;
  readonly houseBuildingAdvanceRecovery: DatedFigure<{
    readonly principalInstalments: number;
    readonly interestInstalments: number;
  }>;
}

export const INDIA_HOME_LOANS: IndiaFigures = readFigures(file);
