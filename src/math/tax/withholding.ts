/** Federal withholding by IRS Publication 15-T, Worksheet 1A: the percentage method for automated payroll systems. */
import type { FilingStatus, WithholdingColumn, WithholdingFigures } from "../../data/tax/us";
import { bracketTax } from "./brackets";

/** What a payroll knows of an employee: a pay, and Form W-4. Dollars. */
export interface WithholdingFacts {
  /** Of this pay, after pretax deductions. */
  readonly taxablePay: number;
  readonly periods: number;
  readonly filingStatus: FilingStatus;
  readonly step2Checkbox: boolean;
  /** Step 3, a year. */
  readonly dependentsCredit: number;
  /** Steps 4(a) and 4(b), a year. */
  readonly otherIncome: number;
  readonly deductions: number;
  /** Step 4(c), a pay. */
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
  /** Line 2f: the year’s tax by the schedule. */
  readonly annualTax: number;
  /** Line 2h: before the credit. */
  readonly tentative: number;
  /** Line 3c. */
  readonly afterCredit: number;
  /** Line 4b: to be withheld from this pay. */
  readonly amount: number;
}

/** The column of the schedules for a filing status. */
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
