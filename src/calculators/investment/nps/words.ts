import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { INDIA_NPS, npsTaxFigures } from "../../../data/nps/india";
import { amountText, givenText } from "../../../fieldsets/amount-text";
import { exceeds } from "../../../math/numbers/slack";
import { isMiddling } from "./exit";
import { MIDDLE_RANGE } from "./inputs";
import type { Pension } from "./pension";

/** Smaller amounts are written in full. */
const LAKH = 1e5;

/** The corpus, and how much of it is paid at once and each month. */
export function headline(pension: Pension, format: Format): Headline {
  const { inputs, corpus, exit, monthlyPension, redeemedMonthly, taxOnLumpSum } = pension;
  const inHand = exit.lumpSum - taxOnLumpSum;
  const { monthlyContribution, employerMonthly, contributionGrowth, existingCorpus, exitAge, surYears } = inputs;
  const short = (amount: number) => (amount >= LAKH ? format.shortMoney(amount) : amountText(amount, format));
  const paid = [
    `${givenText(monthlyContribution, format)} a month`,
    employerMonthly > 0 ? ` and ${givenText(employerMonthly, format)} from your employer` : "",
    contributionGrowth > 0 ? `, rising ${format.percent(contributionGrowth)} a year,` : "",
    existingCorpus > 0 ? ` on top of ${short(existingCorpus)}` : "",
  ].join("");
  const gets = [
    ...(inHand >= 0.005 ? [`${short(inHand)} in hand${taxOnLumpSum >= 0.005 ? " after tax" : ""}`] : []),
    ...(redeemedMonthly === null
      ? []
      : [`${amountText(redeemedMonthly, format)} a month for ${format.plural(surYears, "year")}`]),
    ...(monthlyPension >= 0.005 ? [`${amountText(monthlyPension, format)} a month`] : []),
  ];
  return {
    label: "Corpus",
    before: `${paid} to ${exitAge} ${employerMonthly > 0 ? "become" : "becomes"}`,
    figure: amountText(corpus, format),
    ...(gets.length > 0 && { after: `at exit: ${gets.join(" and ")}.` }),
    second: secondLine(pension, format),
  };
}

function secondLine(pension: Pension, format: Format): string {
  const { monthlyPension, corpus, taxOnLumpSum } = pension;
  const real =
    monthlyPension >= 0.005
      ? `In today’s money the pension is ${amountText(pension.real(monthlyPension), format)} a month`
      : `In today’s money the corpus is ${amountText(pension.real(corpus), format)}`;
  return taxOnLumpSum >= 0.005 ? `${real}; the tax on the lump sum is ${amountText(taxOnLumpSum, format)}` : real;
}

const { allocationLimits, normalExit, taxFreeLumpSum, middleCorpus, employerCap } = INDIA_NPS;

/** The dated figures behind this calculator. */
export const FIGURES = [...Object.values(INDIA_NPS), ...Object.values(npsTaxFigures("2026-27"))];

/** What the saver should know in addition to the figures. */
export function notices(pension: Pension, format: Format): Listed<Notice> {
  return [
    shareNotice(pension, format),
    earlyNotice(pension),
    floorNotice(pension, format),
    middleNotice(pension, format),
    taxNotice(pension, format),
    employerNotice(pension, format),
  ];
}

function shareNotice({ inputs }: Pension, format: Format): Notice | null {
  const { allocationMode, equityShare, alternativeShare } = inputs;
  const { equity, alternative } = allocationLimits.value;
  if (allocationMode !== "active" || (equityShare <= equity && alternativeShare <= alternative)) return null;
  return notice(
    "share-above-limit",
    `Active choice allows ${format.percent(equity)} equity and ${format.percent(alternative)} alternative assets at most; more equity is possible only in schemes of the Multiple Scheme Framework.`,
  );
}

/** A normal exit before 60 requires a minimum number of years. */
function earlyNotice({ inputs, years }: Pension): Notice | null {
  const { afterYears, fromAge } = normalExit.value;
  const { exitType, subscriberType, exitAge } = inputs;
  if (exitType === "premature" || subscriberType === "government" || exitAge >= fromAge || years >= afterYears)
    return null;
  return notice(
    "normal-exit-later",
    `Before ${fromAge}, a normal exit requires ${afterYears} years in the NPS (or superannuation). With fewer years, choose the premature exit.`,
  );
}

function floorNotice({ inputs, exit, isSplitByShares }: Pension, format: Format): Notice | null {
  if (!isSplitByShares || exit.share <= inputs.annuityShare) return null;
  return notice(
    "annuity-share-raised",
    `${format.percent(exit.floor)} of this corpus must buy an annuity, so that is used instead of ${format.percent(inputs.annuityShare)}.`,
  );
}

function middleNotice({ inputs, corpus }: Pension, format: Format): Notice | null {
  const { lumpSum, leastYears } = middleCorpus.value;
  if (isMiddling(corpus, inputs) === (inputs.midCorpusOption !== "standard")) return null;
  if (!isMiddling(corpus, inputs))
    return notice(
      "option-not-used",
      `Your choice for a corpus of ${MIDDLE_RANGE} does not apply to this exit, so the usual split is used.`,
    );
  return notice(
    "other-ways-out",
    `A corpus of this size has other exit options: take ${format.shortMoney(lumpSum)} at once, and turn the rest into an annuity or redeem it over ${leastYears} years or more.`,
  );
}

/** The lump sum may exceed the tax-free limit. */
function taxNotice(pension: Pension, format: Format): Notice | null {
  const { taxableLumpSum, taxOnLumpSum } = pension;
  if (taxableLumpSum < 0.005) return null;
  const free = taxFreeLumpSum.value;
  return notice(
    "lump-sum-taxed",
    `Only ${format.percent(free)} of the corpus is tax-free: ${format.wholeMoney(taxableLumpSum)} of the lump sum is taxed, which costs ${format.wholeMoney(taxOnLumpSum)}. With an annuity of ${format.percent(100 - free)} there would be no tax on it.`,
  );
}

function employerNotice({ inputs }: Pension, format: Format): Notice | null {
  const cap = employerCap.value;
  return exceeds(12 * inputs.employerMonthly, cap)
    ? notice(
        "employer-above-cap",
        `Whatever an employer pays into all retirement funds above ${format.wholeMoney(cap)} a year is taxed as salary.`,
      )
    : null;
}
