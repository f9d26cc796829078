import type { Notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import { INDIA_GOLD_LOANS } from "../../../data/gold-loans/india";
import { type GoldLoan, moneyText } from "./loan";
import { isMore, standstill, tierOf } from "./tiers";

const { loanToValue, weightLimits, bulletTerm, creditAssessmentAbove } = INDIA_GOLD_LOANS;

/** The dated figures behind this calculator. */
export const FIGURES = [loanToValue, weightLimits, bulletTerm, creditAssessmentAbove];

/** What the borrower should know beside the figures. */
export function notices(loan: GoldLoan, format: Format): Notice[] {
  return [
    ...standstillNotice(loan, format),
    ...averageNotice(loan, format),
    ...maturityTierNotice(loan, format),
    ...aboveTierNotice(loan, format),
    ...assessmentNotice(loan, format),
    ...figureNotices(loan.tiered ? FIGURES : [], format),
  ];
}

/** More gold that brings no larger loan. */
function standstillNotice(loan: GoldLoan, format: Format): Notice[] {
  const still = loan.tiered ? standstill(loan.value, loan.growth, loan.inputs.otherGoldLoans) : null;
  if (!still) return [];
  return [
    {
      code: "between-tiers",
      message: `Between two RBI tiers more gold brings no larger loan: from ${format.wholeMoney(still[0])} to ${format.wholeMoney(still[1])} of gold it stays at ${moneyText(loan.maxLoan, format)}.`,
    },
  ];
}

function averageNotice({ inputs, priceUsed }: GoldLoan, format: Format): Notice[] {
  const { goldPriceAverage, goldPricePerGram } = inputs;
  if (goldPriceAverage === null || goldPriceAverage >= goldPricePerGram) return [];
  return [
    {
      code: "average-counts",
      message: `The 30-day average of ${format.money(priceUsed)} is below yesterday’s close, so it counts.`,
    },
  ];
}

/** A bullet loan whose amount at maturity lies in a higher tier than the loan. */
function maturityTierNotice({ inputs, tiered, cost, amount, limit }: GoldLoan, format: Format): Notice[] {
  if (!tiered || inputs.repayment !== "bullet") return [];
  const due = tierOf(cost.final + inputs.otherGoldLoans).percent;
  if (due === limit) return [];
  return [
    {
      code: "tier-by-sanction",
      message: `The tier is taken by the ${moneyText(amount, format)} sanctioned. The ${format.money(cost.final)} due at maturity would be in the ${due}% tier; that the tier goes by the sanctioned amount could not be confirmed.`,
    },
  ];
}

/** A limit of the lender's own that the Reserve Bank does not allow. */
function aboveTierNotice({ inputs, tiered, amount, limit }: GoldLoan, format: Format): Notice[] {
  if (tiered || inputs.loanPurpose !== "consumption") return [];
  const most = tierOf(amount + inputs.otherGoldLoans).percent;
  if (limit <= most) return [];
  return [
    {
      code: "above-rbi-limit",
      message: `A consumption loan of this size may be ${format.percent(most)} of the gold’s value at most, whatever the lender’s own limit.`,
    },
  ];
}

function assessmentNotice({ inputs, amount }: GoldLoan, format: Format): Notice[] {
  const from = creditAssessmentAbove.value;
  if (!isMore(amount + inputs.otherGoldLoans, from)) return [];
  return [
    {
      code: "credit-assessment",
      message: `Above ${format.wholeMoney(from)} of gold loans the lender must also look at your income and whether you can repay.`,
    },
  ];
}
