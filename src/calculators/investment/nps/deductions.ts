import { INDIA_NPS, npsTaxFigures } from "../../../data/nps/india";
import type { Inputs } from "./inputs";

/** One of the three deductions for a year’s contributions, with its limits. */
export interface Deduction {
  /** Subsection of section 80CCD of the 1961 Act, now section 124. */
  readonly section: "1" | "1B" | "2";
  /** Amount paid, less what an earlier deduction already covers. */
  readonly paid: number;
  /** The limits that apply; empty if the regime or employment status allows no deduction. */
  readonly caps: readonly number[];
  readonly amount: number;
}

export interface Deductions {
  readonly own: Deduction;
  readonly ownExtra: Deduction;
  readonly employer: Deduction;
}

/** Deductions from income for the first year’s contributions. */
export function deductionsOf(inputs: Inputs): Deductions {
  const { taxRegime, taxYear, basicSalary, selfEmployed, section80cUsed, subscriberType } = inputs;
  const { npsExtra, investments, oldEmployerNps, newEmployerNps } = npsTaxFigures(taxYear);
  const { ownContribution, governmentEmployer } = INDIA_NPS;
  const own = 12 * inputs.monthlyContribution;
  const isOld = taxRegime === "old";
  const ownExtra = deduction("1B", own, isOld ? [npsExtra.value.cap] : []);
  const ownPercent = selfEmployed ? ownContribution.value.selfEmployed : ownContribution.value.salaried;
  const employerPercent = !isOld
    ? newEmployerNps.value
    : subscriberType === "government"
      ? governmentEmployer.value
      : oldEmployerNps.value;
  return {
    ownExtra,
    own: deduction(
      "1",
      own - ownExtra.amount,
      isOld ? [(basicSalary * ownPercent) / 100, investments.value.cap - section80cUsed] : [],
    ),
    employer: deduction("2", 12 * inputs.employerMonthly, selfEmployed ? [] : [(basicSalary * employerPercent) / 100]),
  };
}

function deduction(section: Deduction["section"], paid: number, caps: readonly number[]): Deduction {
  return { section, paid, caps, amount: caps.length === 0 ? 0 : Math.min(paid, ...caps) };
}
