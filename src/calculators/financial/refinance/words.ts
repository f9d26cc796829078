import type { Headline, OutputsOf } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { span } from "../../../core/spans";
import type { Inputs } from "./inputs";
import type { outputs } from "./outputs";

/** Amounts below half a cent are none. */
const NOTHING = 0.005;

/** `$17,613 better off` */
export function betterOff(amount: number, format: Format): string {
  if (Math.abs(amount) < NOTHING) return "neither better nor worse off";
  return `${format.wholeMoney(Math.abs(amount))} ${amount > 0 ? "better" : "worse"} off`;
}

/** When refinancing pays back, and where it leaves the borrower who goes. */
export function headline(
  inputs: Inputs,
  { breakEvenMonths, savingsAtHorizon }: OutputsOf<typeof outputs>,
  format: Format,
): Headline {
  const horizon = span(Math.max(1, Math.round(12 * inputs.horizonYears)), format);
  if (breakEvenMonths === null)
    return {
      label: "Worse off by",
      before: `Refinancing never pays back. After ${horizon} you are`,
      figure: format.wholeMoney(Math.abs(savingsAtHorizon)),
      after: "worse off than with your present loan.",
    };
  const after = `, and after ${horizon} you are ${betterOff(savingsAtHorizon, format)}.`;
  return breakEvenMonths === 0
    ? { label: "Refinancing", before: "Refinancing is", figure: "ahead at once", after }
    : {
        label: "Ahead after",
        before: "Refinancing puts you ahead after",
        figure: span(breakEvenMonths, format),
        after,
      };
}
