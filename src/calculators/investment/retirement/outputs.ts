import { by, first, section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import type { Inputs } from "./inputs";
import type { Plan } from "./plan";
import { leftAtEnd, type Simulation } from "./simulation";

const { boolean, choice, integer, money, number, percent, table } = outputsOf<Plan>();

const today = "In today’s dollars";

/** Note of an output that assumes steady returns, which it says when markets are simulated. */
const steady = (note: string) => by("method", { fixed: note }, `${note}; with steady returns`);
const isFixed = ({ method }: Inputs) => method === "fixed";
/** Whether the plan asks whether a wanted spending lasts. */
const spends = (inputs: Inputs) => isFixed(inputs) && inputs.strategy === "spending";
const markets = { optional: true } as const;
const age = integer("Age");

export const outputs = {
  ...section("At retirement", {
    projectedNestEgg: money("You will have", {
      noun: "Nest egg at retirement",
      note: steady("In dollars of that year"),
      digits: 0,
      shown: ({ inputs }) => first(isFixed(inputs) && inputs.amountsIn === "future"),
    }),
    projectedNestEggReal: money("You will have, in today’s dollars", {
      note: steady("On the day you retire"),
      noun: "Nest egg at retirement in today’s dollars",
      digits: 0,
      shown: ({ inputs }) => first(isFixed(inputs) && inputs.amountsIn !== "future"),
      solve: true,
      value: (plan) => plan.projectedNestEgg / plan.priceAt(plan.inputs.retirementAge),
    }),
    requiredNestEgg: money("You need", {
      noun: "Nest egg needed at retirement",
      note: steady("In dollars of that year"),
      digits: 0,
      shown: ({ inputs }) => first(spends(inputs) && inputs.amountsIn === "future"),
    }),
    requiredNestEggReal: money("You need, in today’s dollars", {
      note: steady("On the day you retire"),
      noun: "Nest egg needed in today’s dollars",
      digits: 0,
      shown: ({ inputs }) => first(spends(inputs) && inputs.amountsIn !== "future"),
      value: (plan) => plan.requiredNestEgg / plan.priceAt(plan.inputs.retirementAge),
    }),
    shortfall: money("Shortfall", {
      note: steady("In dollars of that year"),
      digits: 0,
      shown: "more",
    }),
    surplus: money("Surplus", { note: steady("In dollars of that year"), digits: 0, shown: "more" }),
  }),
  ...section("Saving", {
    requiredMonthlySaving: money("Monthly saving needed", {
      note: steady("Yours and your employer’s, in the first year"),
      unit: "/ month",
      optional: true,
      shown: ({ inputs }) => first(spends(inputs)),
    }),
    extraMonthlySaving: money("More than you save now", {
      note: steady("In the first year"),
      noun: "Extra saving needed",
      unit: "/ month",
      optional: true,
      shown: ({ inputs }) => first(spends(inputs)),
    }),
  }),
  ...section("How long it lasts", {
    lasts: boolean("Savings last", { shown: "elsewhere", solve: 1, value: ({ outcome }) => outcome.lasts }),
    lastsToAge: integer("Savings last to age", {
      note: "Up to the last age of the plan",
      unit: "years",
      shown: "elsewhere",
      value: (plan) => plan.depletionAge ?? plan.inputs.endAge,
    }),
    depletionAge: integer("Savings run out at age", {
      note: steady("The first age whose need is not met in full"),
      unit: "years",
      optional: true,
      shown: "more",
    }),
    finalBalance: money("Left at the end", {
      note: steady("In dollars of that year"),
      digits: 0,
      shown: "more",
      value: ({ outcome }) => outcome.finalBalance,
    }),
    finalBalanceReal: money("Left at the end, in today’s dollars", {
      noun: "Amount left at the end in today’s dollars",
      note: steady("At the last age of the plan"),
      digits: 0,
      shown: "more",
      solve: true,
      value: (plan) => plan.outcome.finalBalance / plan.priceAt(plan.inputs.endAge),
    }),
    earliestRetirementAge: integer("You could stop working at age", {
      noun: "Earliest retirement age",
      note: steady("The first age at which this spending lasts"),
      optional: true,
      shown: ({ inputs }) => first(spends(inputs)),
      value: ({ earliestRetirementAge }) => earliestRetirementAge(),
    }),
    sustainableSpending: money("Most you could spend", {
      noun: "Sustainable spending",
      note: steady("Each year, in today’s dollars"),
      unit: "/ year",
      digits: 0,
      optional: true,
      shown: ({ inputs }) => first(spends(inputs)),
      value: ({ sustainableSpending }) => sustainableSpending(),
    }),
  }),
  ...section("Income", {
    firstYearWithdrawal: money("First year’s withdrawal", {
      note: steady("Before tax, in dollars of that year"),
      digits: 0,
      shown: ({ inputs }) => first(isFixed(inputs) && inputs.strategy !== "spending"),
    }),
    firstYearWithdrawalRate: percent("First year’s withdrawal rate", {
      note: steady("Of the nest egg"),
      digits: 2,
      optional: true,
      shown: ({ inputs }) => first(inputs.method === "fixed"),
    }),
    fourPercentIncome: money("4% of the nest egg", {
      note: steady("A rule of thumb for a year’s withdrawal, in today’s dollars"),
      digits: 0,
      shown: "more",
      value: (plan) => (0.04 * plan.projectedNestEgg) / plan.priceAt(plan.inputs.retirementAge),
    }),
    socialSecurityMonthly: money("Social Security", { note: today, unit: "/ month" }),
    socialSecurityFactor: percent("Percentage of the full benefit", {
      noun: "Share of the full benefit",
      digits: 2,
      shown: "more",
      value: (plan) => plan.socialSecurityPercent,
    }),
    firstRmdAge: integer("Required distributions from age", { unit: "years", shown: "more" }),
    firstRmdAmount: money("First required distribution", {
      note: steady("In dollars of that year"),
      digits: 0,
      optional: true,
      shown: "more",
    }),
  }),
  ...section("In many markets", {
    successProbability: percent("Lasts in", {
      noun: "Chance that savings last",
      note: "Of the markets tried",
      digits: 1,
      solve: { jumps: true },
      value: (plan) => simulated(plan, ({ lasted, runs }) => (100 * lasted) / runs),
      ...markets,
    }),
    runs: integer("Markets tried", { shown: "more", value: (plan) => simulated(plan, ({ runs }) => runs), ...markets }),
    lastedRuns: integer("Markets in which savings last", {
      shown: "more",
      value: (plan) => simulated(plan, ({ lasted }) => lasted),
      ...markets,
    }),
    finalRealP10: money("Left in a poor market", {
      note: `10th percentile. ${today}`,
      digits: 0,
      value: (plan) => simulated(plan, (simulation) => leftAtEnd(simulation).p10),
      ...markets,
    }),
    finalRealP50: money("Left in a typical market", {
      note: `Median. ${today}`,
      digits: 0,
      value: (plan) => simulated(plan, (simulation) => leftAtEnd(simulation).p50),
      ...markets,
    }),
    finalRealP90: money("Left in a good market", {
      note: `90th percentile. ${today}`,
      digits: 0,
      value: (plan) => simulated(plan, (simulation) => leftAtEnd(simulation).p90),
      ...markets,
    }),
    failureMedianAge: number("Median age at which savings run out", {
      note: "Median of the markets in which they do",
      digits: 1,
      value: (plan) => simulated(plan, ({ failureMedianAge }) => failureMedianAge),
      ...markets,
    }),
    sequences: integer("Starting years in history", {
      shown: "more",
      value: (plan) => simulated(plan, ({ starts }) => starts.length || null),
      ...markets,
    }),
    worstStartYear: integer("Worst year to begin", {
      digits: "plain",
      value: (plan) => simulated(plan, ({ worst }) => worst?.startYear ?? null),
      ...markets,
    }),
    bestStartYear: integer("Best year to begin", {
      digits: "plain",
      value: (plan) => simulated(plan, ({ best }) => best?.startYear ?? null),
      ...markets,
    }),
  }),
  schedule: table("Year by year", {
    columns: {
      age,
      phase: choice("Phase", { options: { saving: "Saving", retired: "Retired" } }),
      startBalance: money("Start", { digits: 0 }),
      contributions: money("Contributions", { digits: 0 }),
      cashFlow: money("Cash flows", { digits: 0 }),
      income: money("Social Security, pension", { digits: 0 }),
      spending: money("Spending", { digits: 0 }),
      withdrawal: money("Withdrawal", { digits: 0 }),
      growth: money("Growth", { digits: 0 }),
      endBalance: money("End", { digits: 0 }),
      endBalanceReal: money("End, today’s dollars", { digits: 0 }),
      rmd: money("Required distribution", { digits: 0, optional: true }),
    },
    value: ({ schedule }) => schedule().map(({ socialSecurity, pension, ...row }) => row),
  }),
  percentileBands: table("Percentiles by age", {
    columns: {
      age,
      p10: money("10th", { digits: 0 }),
      p25: money("25th", { digits: 0 }),
      p50: money("Median", { digits: 0 }),
      p75: money("75th", { digits: 0 }),
      p90: money("90th", { digits: 0 }),
    },
    value: (plan) => simulated(plan, ({ bands }) => [...bands]),
  }),
  starts: table("By starting year", {
    shown: "elsewhere",
    columns: {
      startYear: integer("First year", { digits: "plain" }),
      lasts: boolean("Lasts"),
      depletionAge: integer("Runs out at age", { optional: true }),
      finalReal: money("Left, today’s dollars", { digits: 0 }),
    },
    value: (plan) => simulated(plan, ({ starts }) => starts.map(({ balances, ...start }) => start)),
  }),
};

/** Reads a value from the simulation; null with steady returns. */
function simulated<T>({ simulation }: Plan, read: (simulation: Simulation) => T): T | null {
  return simulation && read(simulation());
}
