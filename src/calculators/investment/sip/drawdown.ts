import { once } from "../../../core/once";
import {
  sustainableWithdrawal,
  type WithdrawalPlan,
  type Withdrawn,
  withdraw,
} from "../../../math/finance/withdrawals";
import { type Inputs, PER_YEAR } from "./inputs";
import { periodRate } from "./saving";

/** A fund that makes regular payments while the rest of it grows. */
export class Drawdown {
  readonly inputs: Inputs;
  readonly perYear: number;
  readonly plan: WithdrawalPlan;
  readonly sustainable: () => number;
  readonly #run: () => {
    readonly end: Withdrawn;
    readonly balances: readonly number[];
    readonly withdrawn: readonly number[];
  };

  constructor(inputs: Inputs, periods: number) {
    this.inputs = inputs;
    this.perYear = PER_YEAR[inputs.contributionFrequency];
    this.plan = {
      fund: inputs.principal,
      withdrawal: inputs.withdrawal,
      rate: periodRate(inputs),
      periods,
      timing: inputs.withdrawalTiming,
      stepEvery: this.perYear,
      stepPercent: inputs.withdrawalGrowth,
    };
    this.sustainable = once(() => sustainableWithdrawal(this.plan));
    this.#run = once(() => {
      const balances: number[] = [];
      const withdrawn: number[] = [];
      let total = 0;
      const end = withdraw(this.plan, (row) => {
        total += row.withdrawn;
        balances.push(row.balance);
        withdrawn.push(total);
      });
      return { end, balances, withdrawn };
    });
  }

  get end(): Withdrawn {
    return this.#run().end;
  }

  get years(): number {
    return this.plan.periods / this.perYear;
  }

  /** Years of withdrawals paid in full; null if the fund lasts. */
  get yearsLasted(): number | null {
    return this.end.runsOut ? this.end.paidInFull / this.perYear : null;
  }

  /** One row per year, including a last part of a year, with the figures at its end. */
  schedule() {
    const { balances, withdrawn } = this.#run();
    return Array.from({ length: Math.ceil(this.plan.periods / this.perYear) }, (_, i) => {
      const last = Math.min(this.plan.periods, (i + 1) * this.perYear);
      const value = balances[last - 1] as number;
      return {
        year: i + 1,
        invested: null,
        gain: null,
        withdrawn: withdrawn[last - 1] as number,
        value,
        realValue: value / (1 + this.inputs.inflationRate / 100) ** (last / this.perYear),
      };
    });
  }
}
