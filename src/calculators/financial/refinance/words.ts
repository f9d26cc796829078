import type { Headline, OutputsOf } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Inputs } from "./inputs";
import type { outputs } from "./outputs";

/** Amounts below half a cent are none. */
const NOTHING = 0.005;

/** From here on months are told in years. */
const TWO_YEARS = 24;

/** `17 months`, `7 years`, `24 years 4 months` */
export function span(months: number, format: Format): string {
  const years = Math.floor(months / 12);
  if (months < TWO_YEARS && months % 12 !== 0) return format.plural(months, "month");
  const rest = months % 12 === 0 ? "" : ` ${format.plural(months % 12, "month")}`;
  return months === 0 ? "0 months" : format.plural(years, "year") + rest;
}

/** `17 mo`, `7 y`, `24 y 4 mo`: where there is little room. */
export function shortSpan(months: number, format: Format): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [years > 0 || rest === 0 ? `${format.number(years)}\u00a0y` : "", rest > 0 ? `${rest}\u00a0mo` : ""]
    .filter(Boolean)
    .join(" ");
}

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
