import { InputError, type Problem } from "../../../core/calculator";
import type { Figure } from "../../../data/parameter";
import { gainFiguresOf } from "../../../fieldsets/india-gains";
import { effectiveAnnualRate } from "../../../math/finance/period-rate";
import { Drawdown } from "./drawdown";
import { type Inputs, PER_YEAR, TERM_MESSAGE } from "./inputs";
import { periodRate, Saving } from "./saving";

/** The answer: either money paid in (`saving`) or money taken out (`drawdown`). */
export class Plan {
  readonly saving: Saving | null;
  readonly drawdown: Drawdown | null;
  /** The dated figures behind the tax. */
  readonly figures: readonly Figure[];

  /** @throws InputError if the inputs contradict each other */
  constructor(readonly inputs: Inputs) {
    const { mode, taxMode, taxYear } = inputs;
    const periods = Math.floor(PER_YEAR[inputs.contributionFrequency] * inputs.termYears + 0.5);
    const problems = problemsOf(inputs, periods);
    if (problems.length > 0) throw new InputError(problems);
    const law = mode !== "swp" && taxMode === "india-equity" ? gainFiguresOf(taxYear) : null;
    this.saving = mode === "swp" ? null : new Saving(inputs, periods, law);
    this.drawdown = mode === "swp" ? new Drawdown(inputs, periods) : null;
    this.figures = law ? [law.shortTermEquity, law.longTermEquity, law.cess] : [];
  }

  /** In percent. */
  get effectiveAnnualReturn(): number {
    const { mode, annualRate, contributionFrequency } = this.inputs;
    return mode === "lumpsum"
      ? annualRate
      : effectiveAnnualRate(periodRate(this.inputs), PER_YEAR[contributionFrequency]);
  }
}

/** Inputs that contradict each other. */
function problemsOf(inputs: Inputs, periods: number): Problem[] {
  const { mode, stepUpPercent, stepUpAmount, stepUpEvery, contributionFrequency } = inputs;
  const problems: Problem[] = [];
  if (mode !== "lumpsum" && periods < 1) problems.push({ field: "termYears", message: TERM_MESSAGE });
  if (mode !== "sip" && mode !== "goal") return problems;
  if (stepUpPercent > 0 && stepUpAmount > 0)
    problems.push({
      field: "stepUpAmount",
      message: "Use a step-up in percent or as an amount, not both.",
    });
  if (stepUpEvery === "half-year" && contributionFrequency === "annually")
    problems.push({
      field: "stepUpEvery",
      message: "A half-yearly step-up needs installments more often than once a year.",
    });
  return problems;
}
