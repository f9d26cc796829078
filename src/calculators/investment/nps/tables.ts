import type { Mix } from "./mix";
import type { Pension } from "./pension";

/** One row per year until the exit. */
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

/** Common annuity shares to compare, in addition to the user’s own and the legal minimum. */
const SHARES = [40, 60, 80, 100];

/** Splits of the same corpus with different annuity shares. */
export function splitTable(pension: Pension) {
  const { exit, isSplitByShares } = pension;
  const own = isSplitByShares ? [exit.share] : [];
  const floor = pension.withShare(0).exit.floor;
  const shares = [...new Set([floor, ...own, ...SHARES.filter((share) => share > floor)])].sort((a, b) => a - b);
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

/** The first year’s contributions and the deduction for each. */
export function deductionTable({ deductions }: Pension) {
  return [deductions.ownExtra, deductions.own, deductions.employer].map(({ section, paid, caps, amount }) => ({
    section,
    paid,
    limit: caps.length === 0 ? null : Math.min(...caps),
    deducted: amount,
  }));
}

/** The account at each age from today on: amount paid in, value and asset mix. */
export function curveTable(pension: Pension) {
  const { inputs, saving } = pension;
  const { currentAge, existingCorpus, inflationRate } = inputs;
  let paidIn = existingCorpus;
  const row = (k: number, mix: Mix | null, corpus: number) => {
    const part = (key: keyof Mix) => (mix ? (corpus * mix[key]) / 100 : null);
    return {
      age: currentAge + k,
      paidIn,
      corpus,
      corpusReal: corpus / (1 + inflationRate / 100) ** k,
      equity: part("equity"),
      corporate: part("corporate"),
      government: part("government"),
      alternative: part("alternative"),
    };
  };
  return [
    row(0, saving[0]?.mix ?? null, existingCorpus),
    ...saving.map(({ mix, monthly, closing }, k) => {
      paidIn += 12 * monthly;
      return row(k + 1, mix, closing);
    }),
  ];
}
