/** States' credits for children, in dollars a year. */
import type { FilingStatus, StateChildCredit, Step } from "../../data/tax/us";
import { forStatus, stepFrom, stepOver } from "./brackets";
import { reduced } from "./phase-outs";

/** The facts that decide a state's credit for children. */
export interface ChildCreditFacts {
  readonly status: FilingStatus;
  /** Children under 17. */
  readonly children: number;
  /** Their ages; null if unknown. */
  readonly ages: readonly number[] | null;
  readonly adjustedGrossIncome: number;
  readonly stateTaxableIncome: number;
  /** The federal child tax credit, including the refundable part. */
  readonly federalCredit: number;
}

/** Oldest age that counts as a child here. */
const OLDEST = 16;

/** Whether children of different ages have different amounts. */
export function dependsOnAge({ ages }: StateChildCredit): boolean {
  return new Set(shares(ages)).size > 1;
}

/** The credit before it is limited to the tax. Children of unknown age count with the smallest amount. */
export function stateChildCredit(rule: StateChildCredit, facts: ChildCreditFacts): number {
  const { status, children, adjustedGrossIncome } = facts;
  if (children === 0) return 0;
  if ("percentOfFederal" in rule) return left((facts.federalCredit * rule.percentOfFederal) / 100, adjustedGrossIncome);
  const income = rule.income === "state-taxable-income" ? facts.stateTaxableIncome : adjustedGrossIncome;
  const each = forStatus(rule.perChild, status);
  const amount = typeof each === "number" ? each : stepOver(each as readonly Step[], income);
  const counted = countedShares(rule, facts);
  return left(
    amount * counted.reduce((sum, share) => sum + share, 0),
    income,
    counted.filter((share) => share > 0).length,
  );

  function left(credit: number, of: number, count = 1): number {
    if (!rule.reduction) return credit;
    return reduced(credit, rule.reduction, status, of, rule.reduction.kind === "per-step-each" ? count : 1);
  }
}

/** The share of the amount for each child, the largest first, up to the number of children that count. */
function countedShares({ ages: steps, maxChildren }: StateChildCredit, { ages, children }: ChildCreditFacts): number[] {
  const smallest = Math.min(...shares(steps));
  const all = ages ? ages.map((age) => stepFrom(steps, age)[1]) : Array.from({ length: children }, () => smallest);
  return all.sort((a, b) => b - a).slice(0, maxChildren);
}

function shares(steps: readonly Step[]): number[] {
  return steps.filter(([from]) => from <= OLDEST).map(([, share]) => share);
}
