/** VA's tables applied to one loan: the funding fee and the residual income guideline. */
import { FEDERAL_DEBT_RATIOS } from "../../../data/home-loans/federal-debt-ratios";
import { VA } from "../../../data/home-loans/va";
import { SLACK } from "../../../math/numbers/slack";
import { type Inputs, PURPOSES } from "./inputs";

type FeeStep = (typeof VA.fundingFee.value)["purchase"][number];

/** The fee table's cells for a purpose, largest down payment first. */
export function feeSteps(purpose: Inputs["loanPurpose"]): readonly FeeStep[] {
  return VA.fundingFee.value[purpose];
}

/** The cell for a down payment, in percent of the price. */
export function feeStep(purpose: Inputs["loanPurpose"], downPercent: number): FeeStep {
  const steps = feeSteps(purpose);
  return steps.find((step) => downPercent >= step.downFrom - SLACK) ?? (steps.at(-1) as FeeStep);
}

/** The next cell with a larger down payment and a lower fee; null if there is none. */
export function lowerFeeStep({ loanPurpose, firstUse }: Inputs, downPercent: number): FeeStep | null {
  const use = firstUse ? "first" : "later";
  const own = feeStep(loanPurpose, downPercent);
  const lower = feeSteps(loanPurpose).filter((step) => step.downFrom > own.downFrom && step[use] < own[use]);
  return lower.at(-1) ?? null;
}

/** One line of the fee table as displayed. */
interface FeeRow {
  readonly label: string;
  readonly first: number;
  readonly later: number;
  /** The line that the loan falls into. */
  readonly current: boolean;
}

/** Down payment range of a cell, such as `5% to under 10% down`; null if the purpose has only one cell. */
export function downText(step: FeeStep, steps: readonly FeeStep[]): string | null {
  if (steps.length === 1) return null;
  const next = steps[steps.indexOf(step) - 1];
  if (!next) return `${step.downFrom}% down or more`;
  return step.downFrom === 0 ? `less than ${next.downFrom}% down` : `${step.downFrom}% to under ${next.downFrom}% down`;
}

/** The full fee table, smallest down payment of each purpose first. */
export function feeRows(purpose: Inputs["loanPurpose"], downPercent: number): FeeRow[] {
  const own = feeStep(purpose, downPercent);
  return (Object.keys(PURPOSES) as Inputs["loanPurpose"][]).flatMap((key) => {
    const steps = feeSteps(key);
    return steps.toReversed().map((step) => ({
      label: [PURPOSES[key], downText(step, steps)].filter(Boolean).join(", "),
      first: step.first,
      later: step.later,
      current: key === purpose && step === own,
    }));
  });
}

/** Share of the loan, or of the county limit, that VA guarantees. */
export const GUARANTY_PERCENT = VA.guaranty.value.percent;

/** Debt ratio, in percent of income, above which the guideline rises. */
export const DEBT_RATIO = FEDERAL_DEBT_RATIOS["va-41"].value.back;

/** The residual income guideline for a household, with the steps of its calculation. */
export interface Guideline {
  /** The table's amount for up to five people. */
  readonly base: number;
  /** Amount added for each additional person, and the number of them that count. */
  readonly eachFurther: number;
  readonly further: number;
  /** Whether the table for larger loans applies. */
  readonly higherTable: boolean;
  /** Percentage of the table's amount required on active duty, otherwise 100. */
  readonly dutyPercent: number;
  /** Percentage of that required above the debt ratio limit, otherwise 100. */
  readonly ratioPercent: number;
  readonly required: number;
}

/** @param ratio debts as a percentage of income */
export function guidelineOf(inputs: Inputs, loanAmount: number, ratio: number): Guideline {
  const { region, familySize, activeDuty } = inputs;
  const { loanFrom, higher, lower, largestHousehold } = VA.residualIncome.value;
  const higherTable = loanAmount >= loanFrom - SLACK;
  const table = higherTable ? higher : lower;
  const row = table[region];
  const base = row[Math.min(familySize, row.length) - 1] as number;
  const further = Math.max(0, Math.min(familySize, largestHousehold) - row.length);
  const dutyPercent = activeDuty ? 100 - VA.activeDutyRelief.value.percentLower : 100;
  // The ratio is rounded to whole percent, halves up.
  const wholeRatio = Math.floor(ratio + 0.5 + SLACK);
  const ratioPercent = wholeRatio > DEBT_RATIO ? VA.underwriting.value.residualAboveRatio : 100;
  return {
    base,
    eachFurther: table.eachFurther,
    further,
    higherTable,
    dutyPercent,
    ratioPercent,
    required: ((base + further * table.eachFurther) * dutyPercent * ratioPercent) / 10_000,
  };
}
