import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Drawdown } from "./drawdown";
import type { Plan } from "./plan";
import type { Saving } from "./saving";
import { amountText, eachText, stepText, termText } from "./words";

/** What the visitor asked: what it becomes, what it takes, or how long it lasts. */
export function headline({ saving, drawdown }: Plan, format: Format): Headline {
  if (drawdown) return drawdownHeadline(drawdown, format);
  const { inputs } = saving as Saving;
  return inputs.mode === "goal"
    ? goalHeadline(saving as Saving, format)
    : valueHeadline(saving as Saving, format);
}

function valueHeadline(saving: Saving, format: Format): Headline {
  const { inputs, maturityValue, totalInvested } = saving;
  const { mode, principal, contribution, initialInvestment, annualRate } = inputs;
  const regular = `${eachText(contribution, inputs, format)}${stepText(inputs, format)}`;
  const already = initialInvestment > 0 ? `${amountText(initialInvestment, format)} and ` : "";
  const what = mode === "lumpsum" ? amountText(principal, format) : `${already}${regular}`;
  return {
    label: "Value at the end",
    before: `${what} for ${termText(inputs, format)} at ${format.percent(annualRate)} becomes`,
    figure: amountText(maturityValue, format),
    after: mode === "lumpsum" ? "." : `; you put in ${amountText(totalInvested, format)}.`,
    second: secondLine(saving, format),
  };
}

function secondLine({ inputs, realValue, maturityValue, tax }: Saving, format: Format): string {
  const after = tax >= 0.005 ? `${amountText(maturityValue - tax, format)} after tax; ` : "";
  return `${after}${amountText(realValue, format)} in today’s money at ${format.percent(inputs.inflationRate)} inflation`;
}

function goalHeadline(saving: Saving, format: Format): Headline {
  const { inputs, plan, targetNominal, requiredLumpsum } = saving;
  const target = amountText(targetNominal ?? 0, format);
  const own = inputs.targetInTodaysMoney
    ? ` (${amountText(inputs.targetAmount, format)} in today’s money)`
    : "";
  const goal = `${target}${own} in ${termText(inputs, format)} at ${format.percent(inputs.annualRate)}`;
  const step = stepText(inputs, format).replace(/,$/, "");
  const each = eachText(plan.deposit, inputs, format).replace(amountText(plan.deposit, format), "").trim();
  return {
    label: "Installment needed",
    before: `To have ${goal}, invest`,
    figure: amountText(plan.deposit, format),
    after: `${each}${step}, or ${amountText(requiredLumpsum ?? 0, format)} once today.`,
    second: `${amountText(saving.totalInvested, format)} paid in, ${amountText(saving.totalGain, format)} of gain`,
  };
}

function drawdownHeadline(drawdown: Drawdown, format: Format): Headline {
  const { inputs, end, yearsLasted } = drawdown;
  const taken = `${eachText(inputs.withdrawal, inputs, format)}${riseText(drawdown, format)}`;
  const fund = amountText(inputs.principal, format);
  const lasting = `${eachText(drawdown.sustainable(), inputs, format)}${riseText(drawdown, format)} would use it up exactly at the end`;
  if (yearsLasted !== null)
    return {
      label: "The fund lasts",
      before: `At ${format.percent(inputs.annualRate)}, ${fund} pays ${taken} for`,
      figure: format.plural(Math.round(100 * yearsLasted) / 100, "year"),
      after: `of ${termText(inputs, format)}, then it is used up.`,
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
