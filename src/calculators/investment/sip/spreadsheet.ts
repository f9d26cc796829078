/** Year by year, as formulas of a spreadsheet. */
import {
  above,
  call,
  column,
  type Formula,
  input,
  minus,
  output,
  over,
  percentage,
  plus,
  power,
  times,
} from "../../../core/spreadsheet/formula";
import type { TableFormulas } from "../../../core/spreadsheet/table-formulas";
import type { Timing } from "../../../math/finance/deposits";
import { SLACK } from "../../../math/numbers/slack";
import type { Drawdown } from "./drawdown";
import { type Inputs, PER_YEAR } from "./inputs";
import type { Plan } from "./plan";
import { coversTax, type Saving } from "./saving";

export const tables: TableFormulas<Plan> = ({ saving, drawdown }) => ({
  schedule: ({ isFirst }) => {
    if (saving) return savingRow(saving, isFirst);
    return drawdown ? drawdownRow(drawdown, isFirst) : {};
  },
});

const onePlus = (rate: Formula) => plus(1, rate);
const yearsBefore = minus(column("year"), 1);
const grownBy = (key: string, times: Formula) => power(onePlus(percentage(key)), times);

function savingRow({ inputs, plan, perYear, isRegular }: Saving, isFirst: boolean) {
  const start = isRegular ? input("initialInvestment") : input("principal");
  const periods = isRegular ? periodsOf(inputs) : input("termYears");
  const rate = isRegular ? rateOf(inputs) : percentage("annualRate");
  const passed = periodsOfYear(periods, perYear);
  const before = isFirst ? start : above("value");
  // A half-yearly step divides the year's installments into two equal ones, of as many periods as have passed in each.
  const every = plan.stepEvery ?? perYear;
  const parts: readonly (readonly [Formula, Formula])[] =
    every < perYear
      ? [
          [call("MIN", every, passed), times(2, yearsBefore)],
          [call("MAX", 0, minus(passed, every)), plus(times(2, yearsBefore), 1)],
        ]
      : [[passed, yearsBefore]];
  const paid = parts.map(([count, steps]) => ({ count, each: isRegular ? instalment(inputs, periods, steps) : 0 }));
  return {
    invested: paid.reduce(
      (sum: Formula, { count, each }) => plus(sum, times(each, count)),
      isFirst ? start : above("invested"),
    ),
    value: paid.reduce((balance: Formula, { count, each }) => grown(rate, count, each, balance, plan.timing), before),
    gain: minus(column("value"), column("invested")),
    realValue: inTodaysMoney(periods, perYear),
  };
}

/** An installment after some steps. */
function instalment(inputs: Inputs, periods: Formula, steps: Formula): Formula {
  const { mode, stepUpPercent, stepUpAmount, targetInTodaysMoney, contributionTiming, contributionFrequency } = inputs;
  if (mode === "goal" && stepUpPercent === 0 && stepUpAmount === 0 && !coversTax(inputs)) {
    const years = over(periods, PER_YEAR[contributionFrequency]);
    const target = targetInTodaysMoney
      ? times(input("targetAmount"), grownBy("inflationRate", years))
      : input("targetAmount");
    const type = contributionTiming === "start" ? 1 : 0;
    return call("MAX", 0, call("PMT", rateOf(inputs), periods, input("initialInvestment"), minus(0, target), type));
  }
  // With steps or taxes, no formula gives the first installment that a goal takes.
  const first = mode === "goal" ? output("requiredContribution") : input("contribution");
  return plus(times(first, grownBy("stepUpPercent", steps)), times(input("stepUpAmount"), steps));
}

function drawdownRow({ inputs, plan, perYear }: Drawdown, isFirst: boolean) {
  const periods = periodsOf(inputs);
  const rate = rateOf(inputs);
  const count = periodsOfYear(periods, perYear);
  const type = plan.timing === "start" ? 1 : 0;
  const each = times(input("withdrawal"), grownBy("withdrawalGrowth", yearsBefore));
  const before = isFirst ? input("principal") : above("value");
  const left = (after: Formula) => grown(rate, after, minus(0, each), before, plan.timing);
  // If the fund runs out, the withdrawal after those that are paid in full takes what is left.
  const full = call("INT", plus(call("NPER", rate, each, minus(0, before), 0, type), SLACK));
  const rest = type === 1 ? left(full) : times(left(full), onePlus(rate));
  const withdrawn = call("IF", column("value"), times(each, count), plus(times(each, full), rest));
  return {
    value: call("MAX", 0, left(count)),
    withdrawn: isFirst ? withdrawn : plus(above("withdrawn"), withdrawn),
    realValue: inTodaysMoney(periods, perYear),
  };
}

/** A balance after some periods with a payment into it in each. */
function grown(rate: Formula, periods: Formula, payment: Formula, balance: Formula, timing: Timing): Formula {
  return minus(0, call("FV", rate, periods, payment, balance, timing === "start" ? 1 : 0));
}

function rateOf({ rateConvention, contributionFrequency }: Inputs): Formula {
  const perYear = PER_YEAR[contributionFrequency];
  return rateConvention === "effective"
    ? minus(grownBy("annualRate", over(1, perYear)), 1)
    : over(input("annualRate"), 100 * perYear);
}

function periodsOf({ contributionFrequency }: Inputs): Formula {
  return call("ROUND", times(PER_YEAR[contributionFrequency], input("termYears")), 0);
}

/** Periods of a row's year: fewer in the last one, if the term ends within it. */
function periodsOfYear(periods: Formula, perYear: number): Formula {
  return call("MAX", 0, call("MIN", perYear, minus(periods, times(perYear, yearsBefore))));
}

function inTodaysMoney(periods: Formula, perYear: number): Formula {
  return over(column("value"), grownBy("inflationRate", call("MIN", column("year"), over(periods, perYear))));
}
