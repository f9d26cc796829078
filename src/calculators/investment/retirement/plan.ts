import { InputError, type Problem } from "../../../core/calculator";
import { once } from "../../../core/once";
import { fullRetirementMonths } from "../../../data/retirement/us-retirement";
import { finiteOrNull } from "../../../math/numbers/finite";
import { firstRmdAge, rmdDivisor, socialSecurityPercent } from "./benefits";
import { type Inputs, OLDEST } from "./inputs";
import { type Outcome, type RunYear, run, steadyMarket } from "./run";
import type { Simulation } from "./simulation";
import { timelineOf } from "./timeline";

/** Accuracy of the sustainable spending, in dollars. */
const SPENDING_TOLERANCE = 1e-6;

/** A year of the plan with steady returns. Amounts are in dollars of that year unless noted. */
export interface PlanYear {
  readonly age: number;
  readonly phase: "saving" | "retired";
  readonly startBalance: number;
  readonly contributions: number;
  readonly cashFlow: number;
  /** Social Security and pension. */
  readonly income: number;
  readonly socialSecurity: number;
  readonly pension: number;
  /** Planned spending. */
  readonly spending: number;
  /** Before tax; negative if income is left over and saved. */
  readonly withdrawal: number;
  readonly growth: number;
  readonly endBalance: number;
  /** In today's dollars. */
  readonly endBalanceReal: number;
  /** Required minimum distribution; null before its age. */
  readonly rmd: number | null;
}

/** A working life and a retirement, with steady returns and, if simulated, in many markets. */
export class Plan {
  /**
   * @param simulate runs the simulation; null with steady returns
   * @throws InputError if the ages contradict each other
   */
  constructor(
    readonly inputs: Inputs,
    simulate: (() => Simulation) | null,
  ) {
    refuse(inputs);
    this.simulation = simulate && once(simulate);
  }

  /** The simulation of the plan in many markets; null with steady returns. */
  readonly simulation: (() => Simulation) | null;

  readonly timeline = once(() => timelineOf(this.inputs));
  readonly market = once(() => steadyMarket(this.inputs, this.timeline()));

  /** The price level at an age, relative to today. */
  priceAt(age: number): number {
    return (1 + this.inputs.inflationRate / 100) ** (age - this.inputs.currentAge);
  }

  /** The plan with steady returns: its years and its outcome. */
  readonly followed = once((): { readonly years: readonly RunYear[]; readonly outcome: Outcome } => {
    const years: RunYear[] = [];
    const outcome = run(this.inputs, this.timeline(), this.market(), null, 0, 1, (year) => years.push(year));
    return { years, outcome };
  });

  get outcome(): Outcome {
    return this.followed().outcome;
  }

  // At retirement

  get projectedNestEgg(): number {
    return (this.followed().years[this.timeline().saving] as RunYear).startBalance;
  }

  /** Balance needed for the spending at the start of each year of retirement, from the end of the plan backward. */
  readonly needed = once((): readonly { readonly age: number; readonly amount: number }[] => {
    const { endAge, legacyAmount } = this.inputs;
    const { years, saving } = this.timeline();
    const { growth } = this.market();
    let amount = legacyAmount * this.priceAt(endAge);
    const rows = [{ age: endAge, amount }];
    for (let t = years - 1; t >= saving; t--) {
      amount = Math.max(0, this.gapIn(t) - this.flowIn(t) + amount / (growth[t] as number));
      rows.push({ age: this.inputs.currentAge + t, amount });
    }
    return rows;
  });

  get requiredNestEgg(): number {
    return this.needed().at(-1)?.amount ?? 0;
  }

  /** Withdrawal needed for the spending of a year of retirement, before tax; negative if income is left over. */
  gapIn(t: number): number {
    const { need, socialSecurity, pensionReal, pensionLevel } = this.timeline();
    const price = this.market().prices[t] as number;
    const gap =
      ((need[t] as number) - (socialSecurity[t] as number) - (pensionReal[t] as number)) * price -
      (pensionLevel[t] as number);
    return gap > 0 ? gap / (1 - this.inputs.withdrawalTaxRate / 100) : gap;
  }

  /** Cash flows of a year, in dollars of that year. */
  flowIn(t: number): number {
    const { flowLevel, flowReal } = this.timeline();
    return (flowLevel[t] as number) + (flowReal[t] as number) * (this.market().prices[t] as number);
  }

  get shortfall(): number {
    return Math.max(0, this.requiredNestEgg - this.projectedNestEgg);
  }

  get surplus(): number {
    return Math.max(0, this.projectedNestEgg - this.requiredNestEgg);
  }

  /**
   * Values at retirement: of savings and cash flows without contributions, and of contributions that start at one
   * dollar a month today.
   */
  readonly saved = once((): { readonly without: number; readonly perDollar: number } => {
    const { saving } = this.timeline();
    const { growth, deposits } = this.market();
    let without = this.inputs.currentSavings;
    let perDollar = 0;
    let monthly = 1;
    for (let t = 0; t < saving; t++) {
      without = (without + this.flowIn(t)) * (growth[t] as number);
      perDollar = perDollar * (growth[t] as number) + monthly * (deposits[t] as number);
      monthly *= 1 + this.inputs.contributionGrowth / 100;
    }
    return { without, perDollar };
  });

  /** Saving needed each month of the first year, including the employer's part; null if already retired. */
  get requiredMonthlySaving(): number | null {
    if (this.timeline().saving === 0) return null;
    const { without, perDollar } = this.saved();
    return Math.max(0, (this.requiredNestEgg - without) / perDollar);
  }

  get extraMonthlySaving(): number | null {
    const required = this.requiredMonthlySaving;
    const { monthlyContribution, employerMonthly } = this.inputs;
    return required === null ? null : Math.max(0, required - monthlyContribution - employerMonthly);
  }

  // How long it lasts

  get depletionAge(): number | null {
    return this.ageIn(this.outcome.depleted);
  }

  /** The age in a year of the plan, or null if the year is negative (“none”). */
  ageIn(year: number): number | null {
    return year < 0 ? null : this.inputs.currentAge + year;
  }

  get firstYearWithdrawal(): number {
    return Math.max(0, (this.followed().years[this.timeline().saving] as RunYear).planned);
  }

  get firstYearWithdrawalRate(): number | null {
    const { projectedNestEgg } = this;
    const rate = (100 * this.firstYearWithdrawal) / projectedNestEgg;
    return projectedNestEgg > 0 ? finiteOrNull(rate) : null;
  }

  /** Whether savings last with the strategy “spending,” regardless of the chosen strategy. */
  #spendingLasts(variation: { retirementAge?: number; spending?: number }): boolean {
    const inputs: Inputs = { ...this.inputs, strategy: "spending" };
    const timeline = timelineOf(inputs, variation, this.timeline());
    const market = variation.retirementAge === undefined ? this.market() : steadyMarket(inputs, timeline);
    return run(inputs, timeline, market).lasts;
  }

  readonly earliestRetirementAge = once((): number | null => {
    for (let age = this.inputs.currentAge; age < this.inputs.endAge; age++)
      if (this.#spendingLasts({ retirementAge: age })) return age;
    return null;
  });

  /** The most that can be spent in the first year of retirement, in today's dollars; null if even 0 does not last. */
  readonly sustainableSpending = once((): number | null => {
    const lasts = (spending: number) => this.#spendingLasts({ spending });
    if (!lasts(0)) return null;
    let [low, high] = [0, 1000];
    while (lasts(high)) [low, high] = [high, 2 * high];
    while (high - low > SPENDING_TOLERANCE) {
      const middle = low + (high - low) / 2;
      if (middle === low || middle === high) break;
      if (lasts(middle)) low = middle;
      else high = middle;
    }
    return low;
  });

  // What the law sets

  get fullRetirementMonths(): number {
    return fullRetirementMonths(this.inputs.birthYear);
  }

  get socialSecurityPercent(): number {
    return socialSecurityPercent(this.inputs.birthYear, this.inputs.claimAge);
  }

  get socialSecurityMonthly(): number {
    return (this.inputs.socialSecurityAtFra * this.socialSecurityPercent) / 100;
  }

  get firstRmdAge(): number {
    return firstRmdAge(this.inputs.birthYear, this.inputs.bornAfterJune);
  }

  /** Required distribution in the first year of the plan that has one. */
  get firstRmdAmount(): number | null {
    return this.schedule().find(({ rmd }) => rmd !== null)?.rmd ?? null;
  }

  readonly schedule = once((): readonly PlanYear[] => {
    const { inputs } = this;
    const { saving, contribution, need, socialSecurity, pensionLevel, pensionReal } = this.timeline();
    const prices = this.market().prices;
    return this.followed().years.map((year, t): PlanYear => {
      const age = inputs.currentAge + t;
      const price = prices[t] as number;
      const benefits = (socialSecurity[t] as number) * price;
      const pension = (pensionReal[t] as number) * price + (pensionLevel[t] as number);
      const contributions = 12 * (contribution[t] as number);
      const isRetired = t >= saving;
      const { startBalance, cashFlow, planned, withdrawn, endBalance } = year;
      const divisor = age >= this.firstRmdAge ? rmdDivisor(age) : null;
      return {
        age,
        phase: isRetired ? "retired" : "saving",
        startBalance,
        contributions,
        cashFlow,
        income: benefits + pension,
        socialSecurity: benefits,
        pension,
        spending: !isRetired
          ? 0
          : inputs.strategy === "spending"
            ? (need[t] as number) * price
            : planned * (1 - inputs.withdrawalTaxRate / 100) + benefits + pension,
        withdrawal: withdrawn,
        growth: endBalance - Math.max(0, startBalance + cashFlow - withdrawn) - contributions,
        endBalance,
        endBalanceReal: endBalance / (prices[t + 1] as number),
        rmd: divisor === null ? null : (startBalance * inputs.deferredShare) / 100 / divisor,
      };
    });
  });
}

/** @throws InputError if the ages contradict each other */
function refuse({ currentAge, retirementAge, endAge, cashFlows }: Inputs): void {
  const problems: Problem[] = [];
  if (retirementAge < currentAge)
    problems.push({ field: "retirementAge", message: "Retirement age must not be below your age now." });
  if (endAge <= retirementAge)
    problems.push({
      field: "endAge",
      message: `Plan to an age above the retirement age, at most ${OLDEST}.`,
    });
  const wrong = cashFlows.findIndex(({ startAge, endAge }) => endAge < startAge);
  if (wrong >= 0)
    problems.push({
      field: "cashFlows",
      message: `Row ${wrong + 1}: the last age must not be below the first age.`,
    });
  if (problems.length > 0) throw new InputError(problems);
}
