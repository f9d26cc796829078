import { type Headline, type Notice, notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { INDIA_GOLD_LOANS } from "../../../data/gold-loans/india";
import { type GoldLoan, moneyText } from "./loan";
import { isMore, plateau, tierOf } from "./tiers";

/** The largest loan the gold allows, and how far the price may fall before the requested loan breaks its limit. */
export function headline(loan: GoldLoan, format: Format): Headline {
  const { fineGrams, maxLoan, amount, priceFall, inputs } = loan;
  const own = inputs.requestedLoan === null ? "the full amount" : `your ${moneyText(amount, format)}`;
  const covered =
    priceFall < 0.5
      ? `with ${own}, any drop in the price breaks the limit`
      : `${own} stays covered until gold falls ${format.percent(priceFall, 0)}`;
  return {
    label: "Up to",
    before: "Up to",
    figure: moneyText(maxLoan, format),
    after: `on ${format.number(fineGrams, 1)} g of fine gold; ${covered}.`,
  };
}

const { loanToValue, weightLimits, bulletTerm, creditAssessmentAbove } = INDIA_GOLD_LOANS;

/** The dated figures this calculator uses. */
export const FIGURES = [loanToValue, weightLimits, bulletTerm, creditAssessmentAbove];

/** Notes shown next to the results. */
export function notices(loan: GoldLoan, format: Format): Listed<Notice> {
  return [
    plateauNotice(loan, format),
    averageNotice(loan, format),
    maturityTierNotice(loan, format),
    aboveTierNotice(loan, format),
    assessmentNotice(loan, format),
    figureNotices(loan.tiered ? FIGURES : [], format),
  ];
}

/** The gold's value is in a range where more gold does not allow a larger loan. */
function plateauNotice(loan: GoldLoan, format: Format): Notice | null {
  const range = loan.tiered ? plateau(loan.value, loan.growth, loan.inputs.otherGoldLoans) : null;
  if (!range) return null;
  return notice(
    "between-tiers",
    `Between two RBI tiers, more gold does not mean a larger loan: from ${format.wholeMoney(range[0])} to ${format.wholeMoney(range[1])} of gold, it stays at ${moneyText(loan.maxLoan, format)}.`,
  );
}

function averageNotice({ inputs, priceUsed }: GoldLoan, format: Format): Notice | null {
  const { goldPriceAverage, goldPricePerGram } = inputs;
  if (goldPriceAverage === null || goldPriceAverage >= goldPricePerGram) return null;
  return notice(
    "average-counts",
    `The 30-day average of ${format.money(priceUsed)} is below yesterday’s close, so it is used.`,
  );
}

/** A bullet loan whose amount at maturity falls in a different tier than the loan itself. */
function maturityTierNotice({ inputs, tiered, cost, amount, limit }: GoldLoan, format: Format): Notice | null {
  if (!tiered || inputs.repayment !== "bullet") return null;
  const due = tierOf(cost.final + inputs.otherGoldLoans).percent;
  if (due === limit) return null;
  return notice(
    "tier-by-sanction",
    `The tier used is the one for the ${moneyText(amount, format)} sanctioned. The ${format.money(cost.final)} due at maturity would be in the ${due}% tier.`,
  );
}

/** The lender's own limit is higher than the Reserve Bank allows. */
function aboveTierNotice({ inputs, tiered, amount, limit }: GoldLoan, format: Format): Notice | null {
  if (tiered || inputs.loanPurpose !== "consumption") return null;
  const most = tierOf(amount + inputs.otherGoldLoans).percent;
  if (limit <= most) return null;
  return notice(
    "above-rbi-limit",
    `A consumption loan of this size may be at most ${format.percent(most)} of the gold’s value, regardless of the lender’s own limit.`,
  );
}

function assessmentNotice({ inputs, amount }: GoldLoan, format: Format): Notice | null {
  const from = creditAssessmentAbove.value;
  if (!isMore(amount + inputs.otherGoldLoans, from)) return null;
  return notice(
    "credit-assessment",
    `Above ${format.wholeMoney(from)} of gold loans, the lender must also assess your income and your ability to repay.`,
  );
}
