import { type Notice, notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { PER_YEAR } from "./inputs";
import type { Plan } from "./plan";
import { termText } from "./words";

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
