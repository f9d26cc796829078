import type { Notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import { PER_YEAR } from "./inputs";
import type { Plan } from "./plan";
import { termText } from "./words";

/** What the investor should know in addition to the figures. */
export function notices(plan: Plan, format: Format): Notice[] {
  return [...termNotice(plan, format), ...goalNotice(plan), ...figureNotices(plan.figures, format)];
}

/** Says how the term was rounded if it is not a whole number of periods. */
function termNotice({ inputs, saving, drawdown }: Plan, format: Format): Notice[] {
  const exact = PER_YEAR[inputs.contributionFrequency] * inputs.termYears;
  const periods = (saving ?? drawdown)?.plan.periods ?? 0;
  if (inputs.mode === "lumpsum" || Math.abs(exact - periods) < 1e-9) return [];
  const what = saving ? "installment" : "withdrawal";
  return [
    {
      code: "term-rounded",
      message: `The term is rounded to ${format.plural(periods, what)}: ${termText(inputs, format)}.`,
    },
  ];
}

function goalNotice({ saving }: Plan): Notice[] {
  return saving?.inputs.mode === "goal" && saving.plan.deposit === 0
    ? [
        {
          code: "goal-reached",
          message: "Your existing investment, with any step-ups, reaches the goal without a first installment.",
        },
      ]
    : [];
}
