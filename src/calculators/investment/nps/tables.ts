import type { Pension } from "./pension";

/** Year by year until the exit. */
export function scheduleTable({ saving }: Pension) {
  return saving.map(({ age, mix, monthly, opening, closing }, k) => {
    const contribution = 12 * monthly;
    return {
      year: k + 1,
      age,
      contribution,
      growth: closing - opening - contribution,
      corpus: closing,
      equityPercent: mix?.equity ?? null,
    };
  });
}

/** Shares that people weigh against each other, beside the own one and the least that is allowed. */
const SHARES = [40, 60, 80, 100];

/** The same corpus with more or less of it turned into an annuity. */
export function splitTable(pension: Pension) {
  const { exit, isSplitByShares } = pension;
  const own = isSplitByShares ? [exit.share] : [];
  const floor = pension.withShare(0).exit.floor;
  const shares = [...new Set([floor, ...own, ...SHARES.filter((share) => share > floor)])].sort(
    (a, b) => a - b,
  );
  return shares.map((annuityShare) => {
    const other = pension.withShare(annuityShare);
    return {
      annuityShare,
      lumpSum: other.exit.lumpSum,
      taxFree: other.exit.lumpSum - other.taxableLumpSum,
      tax: other.taxOnLumpSum,
      lumpSumAfterTax: other.exit.lumpSum - other.taxOnLumpSum,
      annuityCorpus: other.exit.annuityCorpus,
      monthlyPension: other.monthlyPension,
    };
  });
}

/** The first year’s contributions and what each takes off income. */
export function deductionTable({ deductions }: Pension) {
  return [deductions.own, deductions.ownExtra, deductions.employer].map(
    ({ section, paid, caps, amount }) => ({
      section,
      paid,
      limit: caps.length === 0 ? null : Math.min(...caps),
      deducted: amount,
    }),
  );
}
