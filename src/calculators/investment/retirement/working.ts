import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { US_RETIREMENT } from "../../../data/retirement/us-retirement";
import { sumText } from "../../../fieldsets/sum-text";
import { openUnit, xoshiro128State, xoshiro128ss } from "../../../math/random/xoshiro128";
import { normalQuantile } from "../../../math/statistics/normal";
import { zeroMinus } from "../../../math/words/signed-operand";
import { lognormalYear } from "./lognormal-year";
import type { Plan, PlanYear } from "./plan";
import { firstSpending } from "./timeline";

/** Number of draws of the first run that are shown. */
const DRAWS = 5;

/** One year of saving, one year of retirement, the sum backward from the end, and how markets are drawn. */
export function working(plan: Plan, format: Format): Listed<Step> {
  return [
    savingSteps(plan, format),
    benefitSteps(plan, format),
    retiredSteps(plan, format),
    backwardSteps(plan, format),
    requiredSteps(plan, format),
    simulationSteps(plan, format),
  ];
}

/** A year’s growth after fees: `(1 + 7%) × (1 − 0.5%)` */
function growthText(annualReturn: number, { annualFee }: Plan["inputs"], format: Format): string {
  const sign = annualReturn < 0 ? "−" : "+";
  const grown = `(1 ${sign} ${format.percent(Math.abs(annualReturn), 6)})`;
  return annualFee === 0 ? grown : `${grown} × (1 − ${format.percent(annualFee, 6)})`;
}

function savingSteps(plan: Plan, format: Format): Listed<Step> {
  const { inputs } = plan;
  const { currentAge, retirementAge, preRetirementReturn } = inputs;
  const [first] = plan.schedule();
  if (!first || first.phase === "retired") return [];
  const market = plan.market();
  const [growth, deposits] = [market.growth[0] as number, market.deposits[0] as number];
  const g = format.number(growth, 10);
  const monthly = inputs.monthlyContribution + inputs.employerMonthly;
  const start = sumText([first.startBalance, first.cashFlow], format);
  const kept =
    first.cashFlow === 0 ? start : first.startBalance + first.cashFlow < 0 ? `max(0, ${start})` : `(${start})`;
  return [
    step("Value of one dollar after a year of saving", growthText(preRetirementReturn, inputs, format), g),
    Math.abs(growth - 1) < 1e-12
      ? step("Value of one dollar saved at the end of each month, after a year", "12 × 1", "12")
      : step(
          "Value of one dollar saved at the end of each month, after a year",
          `(${g} − 1) ÷ (${g}^(1/12) − 1)`,
          format.number(deposits, 6),
        ),
    step(
      `End of the year at ${currentAge} = balance × growth + monthly saving × value of one dollar a month`,
      `${kept} × ${g} + ${format.money(monthly)} × ${format.number(deposits, 9)}`,
      format.money(first.endBalance),
    ),
    step(
      `Nest egg at ${retirementAge}`,
      `after ${format.plural(retirementAge - currentAge, "year")}, with contributions growing by ${format.percent(inputs.contributionGrowth)} a year`,
      format.money(plan.projectedNestEgg),
    ),
  ];
}

function benefitSteps(plan: Plan, format: Format): Listed<Step> {
  const { birthYear, claimAge, socialSecurityAtFra } = plan.inputs;
  if (socialSecurityAtFra === 0) return [];
  const full = plan.fullRetirementMonths;
  const rule = US_RETIREMENT.claimingAge.value;
  const late = 12 * claimAge - full;
  const months = full % 12 === 0 ? "" : ` and ${format.plural(full % 12, "month")}`;
  const first = Math.min(-late, rule.firstMonths);
  const beyond = -late - first;
  const factor =
    late >= 0
      ? `100% + ${rule.latePercentPerYear}% × ${late} ÷ 12`
      : `100% − ${rule.firstPercent}% × ${first} ÷ ${rule.firstMonths}${beyond > 0 ? ` − ${rule.beyondPercentPerYear}% × ${beyond} ÷ 12` : ""}`;
  return [
    step(
      `Benefit claimed at ${claimAge}, born in ${birthYear}: full retirement age is ${Math.floor(full / 12)}${months}`,
      factor,
      format.percent(plan.socialSecurityPercent, 4),
    ),
    step(
      "Monthly Social Security, in today’s dollars",
      `${format.money(socialSecurityAtFra)} × ${format.percent(plan.socialSecurityPercent, 10)}`,
      format.money(plan.socialSecurityMonthly),
    ),
  ];
}

function retiredSteps(plan: Plan, format: Format): Listed<Step> {
  const { inputs } = plan;
  const { retirementAge, currentAge, postRetirementReturn } = inputs;
  const t = retirementAge - currentAge;
  const year = plan.schedule()[t] as PlanYear;
  const g = format.number(plan.market().growth[t] as number, 10);
  const spent = sumText([year.startBalance, year.cashFlow, -year.withdrawal], format);
  return [
    priceStep(plan, retirementAge, format),
    withdrawalSteps(plan, year, t, format),
    step("Value of one dollar after a year of retirement", growthText(postRetirementReturn, inputs, format), g),
    step(
      `End of the year at ${retirementAge} = remaining balance × growth`,
      `max(0, ${spent}) × ${g}`,
      format.money(year.endBalance),
    ),
  ];
}

function priceStep(plan: Plan, age: number, format: Format): Step | null {
  const { currentAge, inflationRate } = plan.inputs;
  if (age === currentAge) return null;
  const rate = `${inflationRate < 0 ? "−" : "+"} ${format.percent(Math.abs(inflationRate), 6)}`;
  return step(`Prices at ${age}, today = 1`, `(1 ${rate})^${age - currentAge}`, format.number(plan.priceAt(age)));
}

function withdrawalSteps(plan: Plan, year: PlanYear, t: number, format: Format): Listed<Step> {
  const { inputs } = plan;
  const { retirementAge, withdrawalTaxRate, strategy, withdrawalRate } = inputs;
  const value = format.money(year.withdrawal);
  if (strategy !== "spending")
    return [
      step(
        `Withdrawal at ${retirementAge} = rate × balance`,
        `${format.percent(withdrawalRate)} × max(0, ${sumText([year.startBalance, year.cashFlow], format)})`,
        value,
      ),
    ];
  const price = format.number(plan.priceAt(retirementAge));
  const spending = firstSpending(inputs);
  const gap = year.spending - year.income;
  const planned = plan.gapIn(t);
  const taxed = gap > 0 && withdrawalTaxRate > 0;
  const difference = sumText([year.spending, -year.income], format);
  const label = `${planned > year.withdrawal ? "Withdrawal needed" : "Withdrawal"} at ${retirementAge} = spending − income${taxed ? ", plus the tax on it" : ""}`;
  return [
    step(`Spending at ${retirementAge}`, `${format.money(spending)} × ${price}`, format.money(year.spending)),
    year.socialSecurity > 0 &&
      step(
        `Social Security at ${retirementAge}`,
        `12 × ${format.number(plan.socialSecurityMonthly, 6)} × ${price}`,
        format.money(year.socialSecurity),
      ),
    year.pension > 0 &&
      step(
        `Pension at ${retirementAge}`,
        `12 × ${format.money(inputs.pensionMonthly)}${inputs.pensionInflationAdjusted ? ` × ${price}` : ""}`,
        format.money(year.pension),
      ),
    step(
      label,
      taxed ? `(${difference}) ÷ (1 − ${format.percent(withdrawalTaxRate, 6)})` : difference,
      format.money(planned),
    ),
  ];
}

/** Balance needed at the beginning of the last year of the plan and of the first year of retirement. */
function backwardSteps(plan: Plan, format: Format): Listed<Step> {
  const { inputs } = plan;
  const needed = plan.needed();
  const price = plan.priceAt(inputs.endAge);
  const [end] = needed;
  if (!end) return [];
  const before = (place: number): Step => {
    const { age, amount } = needed[place] as (typeof needed)[number];
    const next = needed[place - 1] as (typeof needed)[number];
    const t = age - inputs.currentAge;
    const growth = plan.market().growth[t] as number;
    const out = sumText([plan.gapIn(t), -plan.flowIn(t)], format);
    return step(
      `Needed at ${age} = withdrawal for spending − cash flow + needed at ${next.age} ÷ growth`,
      `max(0, ${out} + ${format.money(next.amount)} ÷ ${format.number(growth, 10)})`,
      format.money(amount),
    );
  };
  const places = [...new Set([1, needed.length - 1])];
  return [
    step(
      `Needed at ${inputs.endAge} = amount to leave behind × prices`,
      `${format.money(inputs.legacyAmount)} × ${format.number(price)}`,
      format.money(end.amount),
    ),
    places.map(before),
  ];
}

function requiredSteps(plan: Plan, format: Format): Listed<Step> {
  const { inputs, requiredMonthlySaving } = plan;
  if (requiredMonthlySaving === null) return [];
  const { without, perDollar } = plan.saved();
  return [
    step(
      "Monthly saving needed = (needed − value of savings and cash flows) ÷ value of one dollar a month",
      `max(0, (${sumText([plan.requiredNestEgg, -without], format)}) ÷ ${format.number(perDollar)})`,
      format.money(requiredMonthlySaving),
    ),
    step(
      `Left at ${inputs.endAge}, in today’s dollars`,
      `${format.money(plan.outcome.finalBalance)} ÷ ${format.number(plan.priceAt(inputs.endAge))}`,
      format.money(plan.outcome.finalBalance / plan.priceAt(inputs.endAge)),
    ),
  ];
}

function simulationSteps(plan: Plan, format: Format): Listed<Step> {
  const simulation = plan.simulation?.();
  if (!simulation) return [];
  const count = step(
    "Share of markets in which savings last",
    `${format.number(simulation.lasted)} ÷ ${format.number(simulation.runs)}`,
    format.percent((100 * simulation.lasted) / simulation.runs, 4),
  );
  const { worst, worstFirstYear } = simulation;
  if (!worst || !worstFirstYear) return [drawSteps(plan, format), count];
  const { stockShare } = plan.inputs;
  const { stocks, bonds } = worstFirstYear;
  const percent = (value: number) => zeroMinus(value, (size) => format.percent(size, 6));
  return [
    step(
      `The worst start, ${worst.startYear}: that year’s return = share of stocks × their return + share of bonds × theirs`,
      `${format.percent(stockShare, 6)} × ${percent(stocks)} + ${format.percent(100 - stockShare, 6)} × ${percent(bonds)}`,
      format.percent((stockShare * stocks + (100 - stockShare) * bonds) / 100, 4),
    ),
    count,
  ];
}

/** The first numbers of the first run, so that anyone can check the generator. */
function drawSteps({ inputs, timeline }: Plan, format: Format): Listed<Step> {
  const { years, saving } = timeline();
  const state = xoshiro128State(inputs.seed);
  const next = xoshiro128ss(state);
  const hex = state.map((word) => word.toString(16).padStart(8, "0")).join(" ");
  return [
    step("State of xoshiro128** for the seed", `seed ${inputs.seed}`, hex),
    Array.from({ length: Math.min(DRAWS, years) }, (_, t) => {
      const isSaving = t < saving;
      const { mu, sigma } = isSaving
        ? lognormalYear(inputs.preRetirementReturn, inputs.preStdDev)
        : lognormalYear(inputs.postRetirementReturn, inputs.postStdDev);
      const word = next();
      const u = openUnit(word);
      const z = normalQuantile(u);
      return step(
        `Run 1, age ${inputs.currentAge + t}: u = (draw + 0.5) ÷ 2³², z = Φ⁻¹(u), return = exp(μ + σz) − 1`,
        `u = (${word} + 0.5) ÷ 4294967296 ≈ ${format.number(u, 9)}, z = ${format.number(z, 6)}, exp(${format.number(mu, 6)} + ${format.number(sigma, 6)}z) − 1`,
        format.percent(100 * (Math.exp(mu + sigma * z) - 1), 4),
      );
    }),
  ];
}
