import { type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { monthsText } from "../../../fieldsets/months-text";
import type { Savings } from "./savings";

/** What the reader should know in addition to the figures. */
export function notices(savings: Savings, format: Format): Listed<Notice> {
  return [nothingNotice(savings), inflationNotice(savings, format), restNotice(savings, format)];
}

function nothingNotice({ inputs: { principal, contribution } }: Savings): Notice | null {
  return principal === 0 && contribution === 0
    ? notice("nothing-invested", "Enter a starting amount or a deposit to see it grow.")
    : null;
}

/** Warns when the rate after tax does not keep up with prices. */
function inflationNotice({ inputs, effectiveAnnualRate }: Savings, format: Format): Notice | null {
  const { taxRate, taxTiming, inflationRate } = inputs;
  const yearly = taxTiming === "annual" && effectiveAnnualRate > 0 ? 1 - taxRate / 100 : 1;
  const kept = effectiveAnnualRate * yearly;
  if (kept >= inflationRate) return null;
  const rate = (value: number) => format.percent(Math.abs(value), 2);
  const grows = kept < 0 ? `loses ${rate(kept)}` : `grows ${rate(kept)}`;
  const prices = inflationRate < 0 ? `fall ${rate(inflationRate)}` : `rise ${rate(inflationRate)}`;
  return notice(
    "below-inflation",
    `The money ${grows} a year${yearly < 1 ? " after tax" : ""} while prices ${prices}: it buys less every year.`,
  );
}

/** Says that no deposit is made in the last part of a term that is not a whole number of deposit periods. */
function restNotice({ inputs, depositCount, yearsWithoutDeposit }: Savings, format: Format): Notice | null {
  const months = Math.round(12 * yearsWithoutDeposit);
  if (inputs.contribution === 0 || months === 0) return null;
  const message =
    depositCount === 0
      ? "The term is shorter than one deposit period, so nothing is deposited."
      : `Deposits are made for whole periods only: the last ${months === 1 ? "month has" : `${monthsText(months, format)} have`} none.`;
  return notice("no-deposit-at-end", message);
}
