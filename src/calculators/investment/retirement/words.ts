import { type Headline, type Notice, notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { AS_OF } from "../../../data/as-of";
import { fullRetirementMonths, US_RETIREMENT } from "../../../data/retirement/us-retirement";
import { US_MARKET } from "../../../data/us-market";
import { firstRmdAge } from "./benefits";
import type { Plan } from "./plan";
import { leftAtEnd, type Simulation } from "./simulation";

/** How long savings last with steady returns, or the number of simulated markets in which they last. */
export function headline(plan: Plan, format: Format): Headline {
  const { simulation } = plan;
  return simulation ? inMarkets(plan, simulation(), format) : withSteadyReturns(plan, format);
}

function inMarkets(plan: Plan, simulation: Simulation, format: Format): Headline {
  const { inputs } = plan;
  const { endAge, currentAge, legacyAmount } = inputs;
  const { starts } = simulation;
  const [first] = starts;
  const legacy = legacyAmount > 0 ? ` and leave ${format.wholeMoney(legacyAmount)} in today’s dollars` : "";
  const years = endAge - currentAge;
  return {
    label: `Lasts to ${endAge} in`,
    before: `Your savings last to age ${endAge}${legacy} in`,
    figure: countOf(simulation, format),
    after: first
      ? `${years === 1 ? "single years" : `stretches of ${years} years`} in US history since ${first.startYear}.`
      : "simulated markets.",
    second: first ? worstText(simulation, endAge, format) : leftText(simulation, inputs, plan.priceAt(endAge), format),
  };
}

/** `87 of 100`, or exact counts for history and when the percentage would round to none or all. */
function countOf({ lasted, runs, starts }: Simulation, format: Format): string {
  if (lasted === 0) return `none of ${format.number(runs)}`;
  if (lasted === runs) return `all ${format.number(runs)}`;
  const percent = Math.round((100 * lasted) / runs);
  return starts.length > 0 || percent === 0 || percent === 100
    ? `${format.number(lasted)} of ${format.number(runs)}`
    : `${percent} of 100`;
}

function leftText(
  simulation: Simulation,
  { endAge, amountsIn }: Plan["inputs"],
  priceAtEnd: number,
  format: Format,
): string {
  const { p10, p50, p90 } = leftAtEnd(simulation);
  const amount = (real: number) => format.wholeMoney(amountsIn === "future" ? real * priceAtEnd : real);
  return `Left at ${endAge}, ${dollarsOf(amountsIn)}: ${amount(p10)} in a poor market, ${amount(p50)} in a typical one, ${amount(p90)} in a good one.`;
}

function worstText({ worst, best }: Simulation, endAge: number, format: Format): string {
  if (!worst || !best) return "";
  const left = (real: number) => `${format.wholeMoney(real)} left at ${endAge}`;
  const worstEnd = worst.depletionAge === null ? left(worst.finalReal) : `savings run out at ${worst.depletionAge}`;
  return `The worst year to begin was ${worst.startYear}: ${worstEnd}. The best was ${best.startYear}: ${left(best.finalReal)}, in today’s dollars.`;
}

function withSteadyReturns(plan: Plan, format: Format): Headline {
  const { inputs, depletionAge, outcome } = plan;
  const { endAge, legacyAmount, amountsIn } = inputs;
  const second = `${nestEggText(plan, format)} ${turnText(plan, format)}`.trim();
  if (depletionAge !== null)
    return {
      label: "Savings run out at",
      before: "With steady returns, your savings run out at age",
      figure: String(depletionAge),
      after: `, ${format.plural(endAge - depletionAge, "year")} before ${endAge}.`,
      second,
    };
  const left = format.wholeMoney(inDollars(plan, outcome.finalBalance, endAge));
  const missed = outcome.lasts
    ? ""
    : ` instead of the ${format.wholeMoney(inDollars(plan, legacyAmount * plan.priceAt(endAge), endAge))} you want to leave`;
  return {
    label: "Savings last to",
    before: "With steady returns, your savings last to age",
    figure: String(endAge),
    after: `with ${left} left${missed}, ${dollarsOf(amountsIn)}.`,
    second,
  };
}

/** `You will have … at 67 and need …, in today’s dollars.` */
function nestEggText(plan: Plan, format: Format): string {
  const { currentAge, retirementAge, strategy, amountsIn } = plan.inputs;
  const at = (nominal: number) => format.wholeMoney(inDollars(plan, nominal, retirementAge));
  const isRetired = retirementAge === currentAge;
  const have = `You ${isRetired ? "have" : "will have"} ${at(plan.projectedNestEgg)}${isRetired ? "" : ` at ${retirementAge}`}`;
  return strategy === "spending"
    ? `${have} and need ${at(plan.requiredNestEgg)}, ${dollarsOf(amountsIn)}.`
    : `${have} and withdraw ${at(plan.firstYearWithdrawal)} in the first year, ${dollarsOf(amountsIn)}.`;
}

/** The saving that would be enough and the age at which one could stop working, or the most one could spend. */
function turnText(plan: Plan, format: Format): string {
  if (plan.inputs.strategy !== "spending") return "";
  const { currentAge, retirementAge } = plan.inputs;
  const saving = plan.requiredMonthlySaving;
  const earliest = plan.earliestRetirementAge();
  const spending = plan.sustainableSpending();
  const stop =
    earliest === null || earliest === retirementAge
      ? ""
      : `you could stop working ${earliest === currentAge ? "now" : `at ${earliest}`}`;
  if (saving === null) {
    const most = spending === null ? "" : `You could spend ${format.wholeMoney(spending)} a year`;
    return most && `${most}${plan.outcome.lasts ? "" : " for it to last"}.`;
  }
  const save =
    saving === 0 ? "You would not have to save more" : `Saving ${format.wholeMoney(saving)} a month would be enough`;
  return stop ? `${save}; ${stop}.` : `${save}.`;
}

/** Converts an amount in dollars of the year of an age to the kind of dollars that the reader chose. */
function inDollars(plan: Plan, nominal: number, age: number): number {
  return plan.inputs.amountsIn === "future" ? nominal : nominal / plan.priceAt(age);
}

function dollarsOf(amountsIn: Plan["inputs"]["amountsIn"]): string {
  return amountsIn === "future" ? "in dollars of that year" : "in today’s dollars";
}

/** The dated figures behind this calculator. */
export const FIGURES = [
  US_RETIREMENT.fullRetirementAge,
  US_RETIREMENT.claimingAge,
  US_RETIREMENT.rmdAge,
  US_RETIREMENT.uniformLifetime,
  US_MARKET,
];

/** What the reader should know in addition to the answer. */
export function notices(plan: Plan, format: Format): Listed<Notice> {
  const messages = {
    "birth-year": birthText(plan),
    "social-security-while-working": benefitText(plan, format),
    "statement-assumes-work": statementText(plan),
    "pension-while-working": pensionText(plan, format),
    "depleted-before-retirement": earlyText(plan),
  };
  return [
    ...Object.entries(messages).flatMap(([code, message]) => (message === null ? [] : [notice(code, message)])),
    figureNotices(FIGURES, format),
  ];
}

/** The benefit on a statement assumes work until it is claimed. */
function statementText({ inputs: { socialSecurityAtFra, retirementAge, claimAge, currentAge } }: Plan): string | null {
  return socialSecurityAtFra > 0 && retirementAge > currentAge && retirementAge < claimAge
    ? `The benefit on a Social Security statement assumes that you earn as much as now until you claim it at ${claimAge}. If you stop working at ${retirementAge}, it will be lower: enter the amount that ssa.gov gives for that.`
    : null;
}

/**
 * Warns if the year of birth contradicts the age and different rules would apply. The input is in a closed section of
 * the form, so it is easily overlooked.
 */
function birthText({ inputs: { currentAge, birthYear, bornAfterJune } }: Plan): string | null {
  const year = Number(AS_OF.slice(0, 4));
  const implied = [year - currentAge - 1, year - currentAge];
  const lawFor = (born: number) => `${fullRetirementMonths(born)} ${firstRmdAge(born, bornAfterJune)}`;
  return implied.includes(birthYear) || implied.some((born) => lawFor(born) === lawFor(birthYear))
    ? null
    : `At ${currentAge} you were born in ${implied.join(" or ")}, not in ${birthYear}. Full retirement age and required distributions depend on the year of birth.`;
}

function benefitText({ inputs }: Plan, format: Format): string | null {
  const { claimAge, retirementAge, currentAge, socialSecurityAtFra } = inputs;
  return socialSecurityAtFra === 0 || Math.max(claimAge, currentAge) >= retirementAge
    ? null
    : `Social Security claimed at ${claimAge} counts only from retirement at ${retirementAge}; the ${format.plural(retirementAge - Math.max(claimAge, currentAge), "year")} before then ${retirementAge - Math.max(claimAge, currentAge) === 1 ? "is" : "are"} left out.`;
}

function pensionText({ inputs }: Plan, format: Format): string | null {
  const { pensionMonthly, pensionStartAge, retirementAge, currentAge } = inputs;
  const begins = Math.max(pensionStartAge, currentAge);
  return pensionMonthly === 0 || begins >= retirementAge
    ? null
    : `The pension counts only from retirement at ${retirementAge}; the ${format.plural(retirementAge - begins, "year")} before then ${retirementAge - begins === 1 ? "is" : "are"} left out.`;
}

function earlyText({ depletionAge, inputs }: Plan): string | null {
  return depletionAge === null || depletionAge >= inputs.retirementAge
    ? null
    : `At ${depletionAge}, cash flows take out more than you have.`;
}
