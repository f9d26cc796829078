import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { monthsText } from "../../../fieldsets/months-text";
import type { Refinance } from "./refinance";

/** Amounts below this count as zero. */
const HALF_CENT = 0.005;

/** Text such as `$17,613 better off`. */
export function betterOff(amount: number, format: Format): string {
  if (Math.abs(amount) < HALF_CENT) return "neither better nor worse off";
  return `${format.wholeMoney(Math.abs(amount))} ${amount > 0 ? "better" : "worse"} off`;
}

/** When refinancing breaks even, and how the borrower is off when leaving. */
export function headline(refinance: Refinance, format: Format): Headline {
  const breakEven = refinance.breakEven();
  const saved = refinance.savings(refinance.horizon);
  const stay = monthsText(refinance.stay, format);
  if (breakEven === null)
    return {
      label: "Worse off by",
      before: `Refinancing never breaks even. After ${stay} you are`,
      figure: format.wholeMoney(Math.abs(saved)),
      after: "worse off than with your current loan.",
      tone: "plain",
    };
  const after = `, and after ${stay} you are ${betterOff(saved, format)}.`;
  return breakEven === 0
    ? { label: "Refinancing", before: "Refinancing is", figure: "ahead right away", after }
    : {
        label: "Ahead after",
        before: "Refinancing puts you ahead after",
        figure: monthsText(breakEven, format),
        after,
      };
}
