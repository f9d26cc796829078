/** Federal withholding by IRS Publication 15-T, Worksheet 1A: the percentage method for automated payroll systems. */
import type { FilingStatus, WithholdingColumn, WithholdingFigures } from "../../data/tax/us";
import { bracketTax } from "./brackets";

/** The facts from an employee's pay and Form W-4, in dollars. */
export interface WithholdingFacts {
  /** For this pay period, after pretax deductions. */
  readonly taxablePay: number;
  readonly periods: number;
  readonly filingStatus: FilingStatus;
  readonly step2Checkbox: boolean;
  /** Step 3, per year. */
  readonly dependentsCredit: number;
  /** Steps 4(a) and 4(b), per year. */
  readonly otherIncome: number;
  readonly deductions: number;
  /** Step 4(c), per pay period. */
  readonly extra: number;
}

export interface Withholding {
  readonly column: WithholdingColumn;
  /** Line 1c. */
  readonly annualPay: number;
  /** Line 1g. */
  readonly allowance: number;
  /** Line 1i, the adjusted annual wage. */
  readonly adjustedWage: number;
  /** Line 2f: annual tax from the schedule. */
  readonly annualTax: number;
  /** Line 2h: per pay period, before the credit. */
  readonly tentative: number;
  /** Line 3c. */
  readonly afterCredit: number;
  /** Line 4b: amount to withhold from this payment. */
  readonly amount: number;
}

/** The schedule column for a filing status. */
function withholdingColumn(status: FilingStatus): WithholdingColumn {
  return status === "joint" || status === "survivor" ? "joint" : status === "head" ? "head" : "single";
}

/** Worksheet 1A, not rounded. */
export function worksheet1A(facts: WithholdingFacts, figures: WithholdingFigures): Withholding {
  const { periods, step2Checkbox } = facts;
  const column = withholdingColumn(facts.filingStatus);
  const annualPay = facts.taxablePay * periods;
  const allowance = step2Checkbox ? 0 : figures.step1gAmount.value[column];
  const adjustedWage = Math.max(0, annualPay + facts.otherIncome - facts.deductions - allowance);
  const schedule = step2Checkbox ? figures.step2Checkbox : figures.standard;
  const annualTax = bracketTax(schedule.value[column], adjustedWage);
  const tentative = annualTax / periods;
  const afterCredit = Math.max(0, tentative - facts.dependentsCredit / periods);
  return {
    column,
    annualPay,
    allowance,
    adjustedWage,
    annualTax,
    tentative,
    afterCredit,
    amount: afterCredit + facts.extra,
  };
}
