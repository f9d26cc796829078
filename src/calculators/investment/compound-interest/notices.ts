import type { Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { monthsText } from "../../../fieldsets/months-text";
import type { Savings } from "./savings";

/** What the reader should know in addition to the figures. */
export function notices(savings: Savings, format: Format): Notice[] {
  return [...nothingNotice(savings), ...inflationNotice(savings, format), ...restNotice(savings, format)];
}

function nothingNotice({ inputs: { principal, contribution } }: Savings): Notice[] {
  return principal === 0 && contribution === 0
    ? [{ code: "nothing-invested", message: "Enter a starting amount or a deposit to see it grow." }]
    : [];
}

/** Warns when the rate after tax does not keep up with prices. */
function inflationNotice({ inputs, effectiveAnnualRate }: Savings, format: Format): Notice[] {
  const { taxRate, taxTiming, inflationRate } = inputs;
  const yearly = taxTiming === "annual" && effectiveAnnualRate > 0 ? 1 - taxRate / 100 : 1;
  const kept = effectiveAnnualRate * yearly;
  if (kept >= inflationRate) return [];
  const rate = (value: number) => format.percent(Math.abs(value), 2);
  const grows = kept < 0 ? `loses ${rate(kept)}` : `grows ${rate(kept)}`;
  const prices = inflationRate < 0 ? `fall ${rate(inflationRate)}` : `rise ${rate(inflationRate)}`;
  return [
    {
      code: "below-inflation",
      message: `The money ${grows} a year${yearly < 1 ? " after tax" : ""} while prices ${prices}: it buys less every year.`,
    },
  ];
}

/** Says that no deposit is made in the last part of a term that is not a whole number of deposit periods. */
function restNotice({ inputs, depositCount, yearsWithoutDeposit }: Savings, format: Format): Notice[] {
  const months = Math.round(12 * yearsWithoutDeposit);
  if (inputs.contribution === 0 || months === 0) return [];
  const message =
    depositCount === 0
      ? "The term is shorter than one deposit period, so nothing is deposited."
      : `Deposits are made for whole periods only: the last ${months === 1 ? "month has" : `${monthsText(months, format)} have`} none.`;
  return [{ code: "no-deposit-at-end", message }];
}
