import { type Headline, type Notice, notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { amountText, givenText } from "../../../fieldsets/amount-text";
import { yearsText } from "../../../fieldsets/months-text";
import type { Drawdown } from "./drawdown";
import { type Frequency, type Inputs, PER_YEAR } from "./inputs";
import type { Plan } from "./plan";
import { coversTax, type Saving } from "./saving";

/** The answer to the question of the mode: the value at the end, the installment needed, or how long a fund lasts. */
export function headline({ saving, drawdown }: Plan, format: Format): Headline {
  if (drawdown) return drawdownHeadline(drawdown, format);
  const { inputs } = saving as Saving;
  return inputs.mode === "goal" ? goalHeadline(saving as Saving, format) : valueHeadline(saving as Saving, format);
}

function valueHeadline(saving: Saving, format: Format): Headline {
  const { inputs, maturityValue, totalInvested } = saving;
  const { mode, principal, contribution, initialInvestment, annualRate } = inputs;
  const regular = `${givenText(contribution, format)} ${eachText(inputs)}${stepText(inputs, format)}`;
  const already = mode !== "lumpsum" && initialInvestment > 0 ? `${givenText(initialInvestment, format)} and ` : "";
  const what = mode === "lumpsum" ? givenText(principal, format) : `${already}${regular}`;
  return {
    label: "Value at the end",
    before: `${what} for ${termText(inputs, format)} at ${format.percent(annualRate)} ${already ? "become" : "becomes"}`,
    figure: amountText(maturityValue, format),
    after: mode === "lumpsum" ? "." : `; you put in ${amountText(totalInvested, format)}.`,
    second: secondLine(saving, format),
  };
}

/** `$104,936 after tax; `, or an empty string without tax. */
function afterTax({ maturityValue, tax }: Saving, format: Format): string {
  return tax >= 0.005 ? `${amountText(maturityValue - tax, format)} after tax; ` : "";
}

function secondLine(saving: Saving, format: Format): string {
  const { inputs, realValue } = saving;
  const taxed = afterTax(saving, format);
  const rate = `${format.percent(inputs.inflationRate)} inflation`;
  return `${taxed}${taxed === "" ? "" : "before tax, "}${amountText(realValue, format)} in today’s money at ${rate}`;
}

function goalHeadline(saving: Saving, format: Format): Headline {
  const { inputs, plan, targetNominal, requiredLumpsumAnnual } = saving;
  const target = amountText(targetNominal ?? 0, format);
  const own = inputs.targetInTodaysMoney ? ` (${givenText(inputs.targetAmount, format)} in today’s money)` : "";
  const taxed = coversTax(inputs) ? " after tax" : "";
  const goal = `${target}${own}${taxed} in ${termText(inputs, format)} at ${format.percent(inputs.annualRate)}`;
  const step = stepText(inputs, format).replace(/,$/, "");
  const second = `${afterTax(saving, format)}${amountText(saving.totalInvested, format)} paid in, ${amountText(saving.totalGain, format)} of gain`;
  if (plan.deposit === 0)
    return {
      label: "Installment needed",
      before: `To have ${goal}, you need to add`,
      figure: amountText(0, format),
      after: `: your existing investment${inputs.stepUpAmount > 0 ? ", with the step-ups," : ""} becomes ${amountText(saving.maturityValue, format)}.`,
      second,
    };
  return {
    label: "Installment needed",
    before: `To have ${goal}, invest`,
    figure: amountText(plan.deposit, format),
    after: `${eachText(inputs)}${step}, or ${amountText(requiredLumpsumAnnual ?? 0, format)} as a lump sum today.`,
    second,
  };
}

function drawdownHeadline(drawdown: Drawdown, format: Format): Headline {
  const { inputs, end, yearsLasted } = drawdown;
  const taken = `${givenText(inputs.withdrawal, format)} ${eachText(inputs)}${riseText(drawdown, format)}`;
  const fund = givenText(inputs.principal, format);
  const lasting = `${amountText(drawdown.sustainable(), format)} ${eachText(inputs)}${riseText(drawdown, format)} would use it up exactly at the end of ${termText(inputs, format)}`;
  if (yearsLasted !== null)
    return {
      label: "The fund lasts",
      before: `At ${format.percent(inputs.annualRate)}, ${fund} pays ${taken} for`,
      figure: yearsText(yearsLasted, format),
      after:
        yearsLasted === 0
          ? `: the first withdrawal takes everything, ${amountText(end.total, format)}.`
          : `out of ${termText(inputs, format)}; then it is used up.`,
      second: lasting,
    };
  return {
    label: "Left at the end",
    before: `After ${termText(inputs, format)} of ${taken} at ${format.percent(inputs.annualRate)}, ${fund} leaves`,
    figure: amountText(end.balance, format),
    after: `; ${amountText(end.total, format)} was withdrawn.`,
    second: lasting,
  };
}

function riseText({ inputs: { withdrawalGrowth: growth } }: Drawdown, format: Format): string {
  if (growth === 0) return "";
  return `, ${growth > 0 ? "rising" : "falling"} ${format.percent(Math.abs(growth))} a year,`;
}

/** What the investor should know in addition to the figures. */
export function notices(plan: Plan, format: Format): Listed<Notice> {
  return [termNotice(plan, format), goalNotice(plan), figureNotices(plan.figures, format)];
}

/** Says how the term was rounded if it is not a whole number of periods. */
function termNotice({ inputs, saving, drawdown }: Plan, format: Format): Notice | null {
  const exact = PER_YEAR[inputs.contributionFrequency] * inputs.termYears;
  const periods = (saving ?? drawdown)?.plan.periods ?? 0;
  if (inputs.mode === "lumpsum" || Math.abs(exact - periods) < 1e-9) return null;
  const what = saving ? "installment" : "withdrawal";
  return notice("term-rounded", `The term is rounded to ${format.plural(periods, what)}: ${termText(inputs, format)}.`);
}

function goalNotice({ saving }: Plan): Notice | null {
  return saving?.inputs.mode === "goal" && saving.plan.deposit === 0
    ? notice(
        "goal-reached",
        "Your existing investment, with any step-ups, reaches the goal without a first installment.",
      )
    : null;
}

const EACH: Readonly<Record<Frequency, string>> = {
  weekly: "a week",
  monthly: "a month",
  quarterly: "a quarter",
  annually: "a year",
};

/** `a month` */
function eachText({ contributionFrequency }: Inputs): string {
  return EACH[contributionFrequency];
}

/** `, stepped up 10% a year,`, or an empty string without step-ups. */
function stepText({ stepUpPercent, stepUpAmount, stepUpEvery }: Inputs, format: Format): string {
  const by = stepUpPercent > 0 ? format.percent(stepUpPercent) : givenText(stepUpAmount, format);
  const every = stepUpEvery === "year" ? "a year" : "every six months";
  return stepUpPercent === 0 && stepUpAmount === 0 ? "" : `, stepped up ${by} ${every},`;
}

/** The term, rounded to whole periods if there are any: `10 years`, `0.25 years`. */
function termText({ mode, termYears, contributionFrequency }: Inputs, format: Format): string {
  const perYear = PER_YEAR[contributionFrequency];
  const years = mode === "lumpsum" ? termYears : Math.floor(perYear * termYears + 0.5) / perYear;
  return format.plural(years, "year");
}
