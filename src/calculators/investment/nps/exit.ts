import { INDIA_NPS } from "../../../data/nps/india";
import { exceeds } from "../../../math/numbers/slack";
import type { Inputs } from "./inputs";

/** Which of the exit rules applies. */
export type ExitRule = keyof typeof INDIA_NPS.annuityFloor.value;

/** How a corpus is paid out at the exit. */
export interface Exit {
  readonly rule: ExitRule;
  /** Corpus up to which all of it may be taken at once. */
  readonly freeUpTo: number;
  /** Smallest percentage of the corpus that the law, or the chosen option, requires to become an annuity. */
  readonly floor: number;
  /** Percentage that actually becomes an annuity. */
  readonly share: number;
  readonly lumpSum: number;
  readonly annuityCorpus: number;
  /** Amount redeemed over the years after the exit. */
  readonly redeemed: number;
}

function ruleFor({ subscriberType, exitType, currentAge }: Inputs): ExitRule {
  if (exitType === "premature") return "premature";
  if (subscriberType === "government") return "government";
  return currentAge >= INDIA_NPS.annuityFloor.value.joinedLate.fromAge ? "joinedLate" : "nonGovernment";
}

/** Whether the corpus is in the middle range (₹8 to 12 lakh), where other payout options exist. */
export function isMiddling(corpus: number, { exitType, currentAge }: Inputs): boolean {
  const { above, upTo } = INDIA_NPS.middleCorpus.value;
  const joinedLate = currentAge >= INDIA_NPS.annuityFloor.value.joinedLate.fromAge;
  return exitType === "normal" && !joinedLate && exceeds(corpus, above) && !exceeds(corpus, upTo);
}

/** Whether the corpus is split by percentages. In the middle range a fixed lump sum may be chosen instead. */
export function isSplitByShares(corpus: number, inputs: Inputs): boolean {
  return inputs.midCorpusOption === "standard" || !isMiddling(corpus, inputs);
}

/** Splits a corpus according to the rule that applies and the chosen option. */
export function exitOf(corpus: number, inputs: Inputs): Exit {
  const rule = ruleFor(inputs);
  const { freeUpTo, percent } = INDIA_NPS.annuityFloor.value[rule];
  if (!isSplitByShares(corpus, inputs)) {
    const { lumpSum } = INDIA_NPS.middleCorpus.value;
    const rest = corpus - lumpSum;
    const isAnnuity = inputs.midCorpusOption === "six-lakh-annuity";
    const share = isAnnuity ? (100 * rest) / corpus : 0;
    return {
      rule,
      freeUpTo,
      floor: share,
      share,
      lumpSum,
      annuityCorpus: isAnnuity ? rest : 0,
      redeemed: isAnnuity ? 0 : rest,
    };
  }
  const floor = exceeds(corpus, freeUpTo) ? percent : 0;
  const share = Math.max(inputs.annuityShare, floor);
  const annuityCorpus = (corpus * share) / 100;
  return { rule, freeUpTo, floor, share, lumpSum: corpus - annuityCorpus, annuityCorpus, redeemed: 0 };
}
