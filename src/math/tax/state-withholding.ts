/** Withholding for a state's income tax by the formula in its guide for employers, in dollars a year, not rounded. */
import type { Band, FilingStatus, FormulaWithholding, ReturnWithholding, StateFigures } from "../../data/tax/us";
import { exceeds } from "../numbers/slack";
import { bracketTax, forStatus, rateMinusAmount, stepFrom } from "./brackets";
import { type StateFacts, type StateLine, stateIncomeTax } from "./state";

/** A year of equal paychecks, in dollars. */
export interface StatePay {
  readonly status: FilingStatus;
  /** Pay subject to the state's income tax. */
  readonly pay: number;
  readonly dependents: number;
  /** The number on the state's form; null for the usual number: the filer, the spouse and dependents. */
  readonly allowances: number | null;
  /** The rate that the employee elected, in percent, where the state lets employees choose. */
  readonly electedPercent: number | null;
  readonly federalWithholding: number;
  /** Social Security and Medicare taxes. */
  readonly payrollTaxes: number;
}

export interface StateWithheld {
  /** Adjustments from pay to taxable pay. */
  readonly payLines: readonly StateLine[];
  readonly taxablePay: number;
  /** The rates of the guide. */
  readonly bands: readonly Band[];
  /** Whether those rates apply to all taxable pay, less an amount. */
  readonly isRateMinusAmount: boolean;
  /** Tax on taxable pay at the rates of the guide. */
  readonly rateTax: number;
  /** Adjustments from that tax to the tax withheld. */
  readonly taxLines: readonly StateLine[];
  readonly tax: number;
}

/** The number of allowances that counts: the one on the form, or the usual one. */
function allowancesOf({ allowances: rule }: FormulaWithholding, facts: StatePay): number {
  if (!rule) return 0;
  return facts.allowances ?? forStatus(rule.filer, facts.status) + rule.dependent * facts.dependents;
}

function bandsFor(rule: FormulaWithholding, facts: StatePay): readonly Band[] {
  if (facts.electedPercent !== null) return [[0, facts.electedPercent]];
  return forStatus(rule.bands, columnOf(rule, facts));
}

/** A single employee with many allowances may use the columns for married employees. */
function columnOf({ singleIsJointFromAllowances: from }: FormulaWithholding, facts: StatePay): FilingStatus {
  return from !== undefined && facts.status === "single" && (facts.allowances ?? 0) >= from ? "joint" : facts.status;
}

/** What a state withholds in a year by a formula of its own. */
export function formulaWithholding(rule: FormulaWithholding, facts: StatePay): StateWithheld {
  const { pay, status } = facts;
  const allowances = allowancesOf(rule, facts);
  const column = columnOf(rule, facts);
  const isLow = column === "joint" && allowances < (rule.jointNeedsAllowances ?? 0);
  const deductionColumn = isLow ? "single" : column;
  const bands = bandsFor(rule, facts);
  const isRateMinusAmount = rule.rule === "rate-minus-amount";
  const none = { payLines: [], taxablePay: 0, bands, isRateMinusAmount, rateTax: 0, taxLines: [], tax: 0 };
  if (rule.noneUpTo !== undefined && !exceeds(pay, forStatus(rule.noneUpTo, deductionColumn))) return none;

  const payLines: StateLine[] = [];
  const deduct = (label: string, amount: number) => {
    if (amount !== 0) payLines.push({ label, amount: -amount });
  };
  if (rule.federalTax) {
    const [, most] = stepFrom(forStatus(rule.federalTax, status), pay);
    deduct("Federal income tax withheld", Math.min(facts.federalWithholding, most));
  }
  if (rule.payrollTaxUpTo !== undefined) deduct("Payroll taxes", Math.min(facts.payrollTaxes, rule.payrollTaxUpTo));
  deduct("Standard deduction", standardDeduction(rule, pay, deductionColumn));
  if (rule.percentDeduction && allowances > 0)
    deduct("Standard deduction", Math.min((pay * rule.percentDeduction.percent) / 100, rule.percentDeduction.max));
  if (rule.exemption)
    deduct("Exemptions", forStatus(rule.exemption.filer, status) + rule.exemption.dependent * facts.dependents);
  const each = rule.allowances;
  const counted = each?.noneAbove !== undefined && exceeds(pay, forStatus(each.noneAbove, status)) ? 0 : allowances;
  if (each?.as === "deduction") deduct("Allowances", each.each * counted);

  const taxablePay = Math.max(
    0,
    payLines.reduce((sum, { amount }) => sum + amount, pay),
  );
  const rateTax = isRateMinusAmount ? rateMinusAmount(bands, taxablePay) : bracketTax(bands, taxablePay);

  const taxLines: StateLine[] = [];
  const change = (label: string, amount: number) => {
    if (amount !== 0) taxLines.push({ label, amount });
  };
  if (rule.addition && pay < rule.addition.payBelow) change("Addition", rule.addition.amount);
  if (each?.as === "credit") change("Credit for allowances", -each.each * counted);
  if (rule.credit !== undefined) change("Credit", -creditOf(rule, pay, status));
  const tax = taxLines.reduce((sum, { amount }) => sum + amount, rateTax);
  return { payLines, taxablePay, bands, isRateMinusAmount, rateTax, taxLines, tax: Math.max(0, tax) };
}

/**
 * What a state withholds in a year by the rules of its return.
 *
 * @param code on the state's form; null for the one that follows the filing status
 * @throws Error if the state has no such code
 */
export function returnWithholding(
  { codes, usual }: ReturnWithholding,
  code: string | null,
  law: StateFigures,
  facts: StateFacts,
): StateWithheld {
  const found = codes[code ?? usual[facts.status]];
  if (!found) throw new Error(`there is no code ${code}`);
  if ("percent" in found) {
    const taxablePay = facts.adjustedGrossIncome;
    const bands = [[0, found.percent]] as const;
    const tax = bracketTax(bands, taxablePay);
    return { payLines: [], taxablePay, bands, isRateMinusAmount: false, rateTax: tax, taxLines: [], tax };
  }
  const { status, without = [] } = found;
  const applied = Object.fromEntries(
    Object.entries(law).filter(([key]) => !without.some((one) => one === key)),
  ) as StateFigures;
  const { incomeLines, taxableIncome, rateTax, taxLines, tax } = stateIncomeTax(applied, { ...facts, status });
  return {
    payLines: incomeLines,
    taxablePay: taxableIncome,
    bands: forStatus(law.rates.value.bands, status),
    isRateMinusAmount: law.rates.value.rule === "rate-minus-amount",
    rateTax,
    taxLines,
    tax,
  };
}

function standardDeduction({ deduction, deductionPhaseOut }: FormulaWithholding, pay: number, status: FilingStatus) {
  const full = forStatus(deduction ?? 0, status);
  if (!deductionPhaseOut) return full;
  const over = Math.max(0, pay - forStatus(deductionPhaseOut.over, status));
  return Math.max(0, full - (over * forStatus(deductionPhaseOut.percent, status)) / 100);
}

function creditOf({ credit, creditPhaseOut }: FormulaWithholding, pay: number, status: FilingStatus): number {
  const full = forStatus(credit ?? 0, status);
  if (!creditPhaseOut) return full;
  const over = Math.max(0, pay - forStatus(creditPhaseOut.over, status));
  return Math.max(0, full - (over * creditPhaseOut.percent) / 100);
}
