import { by } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import type { Plan } from "./plan";
import { leftAtEnd, type Simulation } from "./simulation";

const { boolean, choice, integer, money, number, percent, table } = outputsOf<Plan>();

const today = "In today’s dollars";

/** Note of an output that assumes steady returns, which it says when markets are simulated. */
const steady = (note: string) => by("method", { fixed: note }, `${note}; with steady returns`);

const atRetirement = { group: "At retirement" } as const;
const saving = { group: "Saving" } as const;
const end = { group: "How long it lasts" } as const;
const income = { group: "Income" } as const;
const markets = { group: "In many markets", optional: true } as const;
const age = integer({ label: "Age" });

export const outputs = {
  projectedNestEgg: money({
    label: "You will have",
    noun: "Nest egg at retirement",
    note: steady("In dollars of that year"),
    digits: 0,
    value: (plan) => plan.projectedNestEgg,
    ...atRetirement,
  }),
  projectedNestEggReal: money({
    label: "You will have, in today’s dollars",
    note: steady("On the day you retire"),
    noun: "Nest egg at retirement in today’s dollars",
    digits: 0,
    value: (plan) => plan.projectedNestEgg / plan.priceAt(plan.inputs.retirementAge),
    ...atRetirement,
  }),
  requiredNestEgg: money({
    label: "You need",
    noun: "Nest egg needed at retirement",
    note: steady("In dollars of that year"),
    digits: 0,
    value: (plan) => plan.requiredNestEgg,
    ...atRetirement,
  }),
  requiredNestEggReal: money({
    label: "You need, in today’s dollars",
    note: steady("On the day you retire"),
    noun: "Nest egg needed in today’s dollars",
    digits: 0,
    value: (plan) => plan.requiredNestEgg / plan.priceAt(plan.inputs.retirementAge),
    ...atRetirement,
  }),
  shortfall: money({
    label: "Shortfall",
    note: steady("In dollars of that year"),
    digits: 0,
    value: (plan) => plan.shortfall,
    ...atRetirement,
  }),
  surplus: money({
    label: "Surplus",
    note: steady("In dollars of that year"),
    digits: 0,
    value: (plan) => plan.surplus,
    ...atRetirement,
  }),
  requiredMonthlySaving: money({
    label: "Monthly saving needed",
    note: steady("Yours and your employer’s, in the first year"),
    unit: "/ month",
    optional: true,
    value: (plan) => plan.requiredMonthlySaving,
    ...saving,
  }),
  extraMonthlySaving: money({
    label: "More than you save now",
    note: steady("In the first year"),
    noun: "Extra saving needed",
    unit: "/ month",
    optional: true,
    value: (plan) => plan.extraMonthlySaving,
    ...saving,
  }),
  lasts: boolean({ label: "Savings last", value: ({ outcome }) => outcome.lasts, ...end }),
  lastsToAge: integer({
    label: "Savings last to age",
    note: "Up to the last age of the plan",
    unit: "years",
    value: (plan) => plan.depletionAge ?? plan.inputs.endAge,
    ...end,
  }),
  depletionAge: integer({
    label: "Savings run out at age",
    note: steady("The first age whose need is not met in full"),
    unit: "years",
    optional: true,
    value: (plan) => plan.depletionAge,
    ...end,
  }),
  finalBalance: money({
    label: "Left at the end",
    note: steady("In dollars of that year"),
    digits: 0,
    value: ({ outcome }) => outcome.finalBalance,
    ...end,
  }),
  finalBalanceReal: money({
    label: "Left at the end, in today’s dollars",
    noun: "Amount left at the end in today’s dollars",
    note: steady("At the last age of the plan"),
    digits: 0,
    value: (plan) => plan.outcome.finalBalance / plan.priceAt(plan.inputs.endAge),
    ...end,
  }),
  firstYearWithdrawal: money({
    label: "First year’s withdrawal",
    note: steady("Before tax, in dollars of that year"),
    digits: 0,
    value: (plan) => plan.firstYearWithdrawal,
    ...income,
  }),
  firstYearWithdrawalRate: percent({
    label: "First year’s withdrawal rate",
    note: steady("Of the nest egg"),
    digits: 2,
    optional: true,
    value: (plan) => plan.firstYearWithdrawalRate,
    ...income,
  }),
  fourPercentIncome: money({
    label: "4% of the nest egg",
    note: steady("A rule of thumb for a year’s withdrawal, in today’s dollars"),
    digits: 0,
    value: (plan) => (0.04 * plan.projectedNestEgg) / plan.priceAt(plan.inputs.retirementAge),
    ...income,
  }),
  socialSecurityMonthly: money({
    label: "Social Security",
    note: today,
    unit: "/ month",
    value: (plan) => plan.socialSecurityMonthly,
    ...income,
  }),
  socialSecurityFactor: percent({
    label: "Percentage of the full benefit",
    noun: "Share of the full benefit",
    digits: 2,
    value: (plan) => plan.socialSecurityPercent,
    ...income,
  }),
  earliestRetirementAge: integer({
    label: "You could stop working at age",
    noun: "Earliest retirement age",
    note: steady("The first age at which this spending lasts"),
    optional: true,
    value: ({ earliestRetirementAge }) => earliestRetirementAge(),
    ...end,
  }),
  sustainableSpending: money({
    label: "Most you could spend",
    noun: "Sustainable spending",
    note: steady("Each year, in today’s dollars"),
    unit: "/ year",
    digits: 0,
    optional: true,
    value: ({ sustainableSpending }) => sustainableSpending(),
    ...end,
  }),
  firstRmdAge: integer({
    label: "Required distributions from age",
    unit: "years",
    value: (plan) => plan.firstRmdAge,
    ...income,
  }),
  firstRmdAmount: money({
    label: "First required distribution",
    note: steady("In dollars of that year"),
    digits: 0,
    optional: true,
    value: (plan) => plan.firstRmdAmount,
    ...income,
  }),
  successProbability: percent({
    label: "Lasts in",
    noun: "Chance that savings last",
    note: "Of the markets tried",
    digits: 1,
    jumps: true,
    value: (plan) => simulated(plan, ({ lasted, runs }) => (100 * lasted) / runs),
    ...markets,
  }),
  runs: integer({
    label: "Markets tried",
    value: (plan) => simulated(plan, ({ runs }) => runs),
    ...markets,
  }),
  lastedRuns: integer({
    label: "Markets in which savings last",
    value: (plan) => simulated(plan, ({ lasted }) => lasted),
    ...markets,
  }),
  finalRealP10: money({
    label: "Left in a poor market",
    note: `10th percentile. ${today}`,
    digits: 0,
    value: (plan) => simulated(plan, (simulation) => leftAtEnd(simulation).p10),
    ...markets,
  }),
  finalRealP50: money({
    label: "Left in a typical market",
    note: `Median. ${today}`,
    digits: 0,
    value: (plan) => simulated(plan, (simulation) => leftAtEnd(simulation).p50),
    ...markets,
  }),
  finalRealP90: money({
    label: "Left in a good market",
    note: `90th percentile. ${today}`,
    digits: 0,
    value: (plan) => simulated(plan, (simulation) => leftAtEnd(simulation).p90),
    ...markets,
  }),
  failureMedianAge: number({
    label: "Savings run out at age",
    noun: "Median age at which savings run out",
    note: "Median of the markets in which they do",
    digits: 1,
    value: (plan) => simulated(plan, ({ failureMedianAge }) => failureMedianAge),
    ...markets,
  }),
  sequences: integer({
    label: "Starting years in history",
    value: (plan) => simulated(plan, ({ starts }) => starts.length || null),
    ...markets,
  }),
  worstStartYear: integer({
    label: "Worst year to begin",
    grouped: false,
    value: (plan) => simulated(plan, ({ worst }) => worst?.startYear ?? null),
    ...markets,
  }),
  bestStartYear: integer({
    label: "Best year to begin",
    grouped: false,
    value: (plan) => simulated(plan, ({ best }) => best?.startYear ?? null),
    ...markets,
  }),
  schedule: table({
    label: "Year by year",
    columns: {
      age,
      phase: choice({ label: "Phase", options: { saving: "Saving", retired: "Retired" } }),
      startBalance: money({ label: "Start", digits: 0 }),
      contributions: money({ label: "Contributions", digits: 0 }),
      cashFlow: money({ label: "Cash flows", digits: 0 }),
      income: money({ label: "Social Security, pension", digits: 0 }),
      spending: money({ label: "Spending", digits: 0 }),
      withdrawal: money({ label: "Withdrawal", digits: 0 }),
      growth: money({ label: "Growth", digits: 0 }),
      endBalance: money({ label: "End", digits: 0 }),
      endBalanceReal: money({ label: "End, today’s dollars", digits: 0 }),
      rmd: money({ label: "Required distribution", digits: 0, optional: true }),
    },
    value: ({ schedule }) => schedule().map(({ socialSecurity, pension, ...row }) => row),
  }),
  percentileBands: table({
    label: "Percentiles by age",
    columns: {
      age,
      p10: money({ label: "10th", digits: 0 }),
      p25: money({ label: "25th", digits: 0 }),
      p50: money({ label: "Median", digits: 0 }),
      p75: money({ label: "75th", digits: 0 }),
      p90: money({ label: "90th", digits: 0 }),
    },
    value: (plan) => simulated(plan, ({ bands }) => [...bands]),
  }),
  starts: table({
    label: "By starting year",
    columns: {
      startYear: integer({ label: "First year", grouped: false }),
      lasts: boolean({ label: "Lasts" }),
      depletionAge: integer({ label: "Runs out at age", optional: true }),
      finalReal: money({ label: "Left, today’s dollars", digits: 0 }),
    },
    value: (plan) => simulated(plan, ({ starts }) => starts.map(({ balances, ...start }) => start)),
  }),
};

/** Reads a value from the simulation; null with steady returns. */
function simulated<T>({ simulation }: Plan, read: (simulation: Simulation) => T): T | null {
  return simulation && read(simulation());
}
