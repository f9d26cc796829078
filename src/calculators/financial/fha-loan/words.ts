import { type Headline, type Notice, notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { CONVENTIONAL } from "../../../data/home-loans/conventional";
import { FEDERAL_DEBT_RATIOS } from "../../../data/home-loans/federal-debt-ratios";
import { FHA } from "../../../data/home-loans/fha";
import type { Figure } from "../../../data/parameter";
import type { FhaLoan } from "./loan";
import { refundPercent } from "./rules";

/** How long MIP lasts: `for all 30 years`, `for 11 years`. */
export function mipSpan({ cell, term }: FhaLoan, format: Format): string {
  const years = format.plural(cell.months / 12, "year");
  return cell.months < term ? `for ${years}` : `for all ${years}`;
}

/** The payment including extra payments, and how much of it is insurance and for how long. */
export function headline(loan: FhaLoan, format: Format): Headline {
  const { payments } = loan.totals;
  const early = payments > 0 && payments < loan.term && loan.insuredPayments === payments;
  const span = early ? `until it is paid off in ${format.month(loan.dateOf(payments))}` : mipSpan(loan, format);
  const monthly = loan.monthlyExtra;
  const more = monthly > 0 ? `${format.wholeMoney(monthly)} of it extra and ` : "";
  return {
    label: "Monthly payment",
    before: "You pay",
    figure: format.wholeMoney(loan.monthlyPayment + monthly),
    after: `a month, ${more}${format.wholeMoney(loan.mipOfPayment(1))} of it FHA insurance ${span}.`,
  };
}

/** The dated figures this calculator uses. */
export const FIGURES: readonly Figure[] = [
  FHA.upfrontMip,
  FHA.annualMip,
  FHA.mipThreshold,
  FHA.loanLimits,
  FHA.specialAreaLimit,
  FHA.minimumDown,
  FEDERAL_DEBT_RATIOS["fha-31-43"],
  FHA.compensatingFactors,
  FEDERAL_DEBT_RATIOS["fha-automated-47-57"],
  FHA.upfrontMipRefund,
  CONVENTIONAL.pmi,
  CONVENTIONAL.aprMethod,
];

/** Notes shown next to the results. */
export function notices(loan: FhaLoan, format: Format): Listed<Notice> {
  return [
    limitNotice(loan, format),
    ratioNotice(loan, format),
    wholeTermNotice(loan, format),
    refundNotice(loan, format),
    figureNotices(changeable(loan), format),
  ];
}

function limitNotice(loan: FhaLoan, format: Format): Notice | null {
  const { units, limitArea } = loan.inputs;
  if (loan.withinLimit) return null;
  const where = limitArea === "floor" ? " in low-cost areas; your county may allow more" : "";
  return notice(
    "above-limit",
    `The base loan of ${format.wholeMoney(loan.baseLoan)} is above the FHA limit of ${format.wholeMoney(loan.loanLimit)} for ${format.plural(units, "unit")}${where}. ${format.wholeMoney(loan.baseLoan - loan.loanLimit)} more down would bring it within the limit.`,
  );
}

function ratioNotice(loan: FhaLoan, format: Format): Notice | null {
  const { ratioTier: tier, frontRatio, backRatio } = loan;
  if (tier === null || tier === "standard") return null;
  const ratios = `Housing takes ${format.percent(frontRatio, 1)} of income, all debts ${format.percent(backRatio, 1)}`;
  const ways = {
    "one-factor":
      "a manual approval needs one compensating factor, such as cash reserves or a minimal increase in housing payment",
    "two-factors": "a manual approval needs two compensating factors, such as cash reserves and residual income",
    "automated-only": "only FHA’s automated scorecard may accept that",
    over: "that is more than FHA’s automated scorecard usually accepts",
  };
  return notice(`ratios-${tier}`, `${ratios}: ${ways[tier]}.`);
}

/** If the premium lasts the whole term: the down payment at which it would end earlier. */
function wholeTermNotice(loan: FhaLoan, format: Format): Notice | null {
  const { cell, term, insuredPayments, downPaymentOptions: options } = loan;
  if (cell.months < term || !cell.wholeTerm) return null;
  const own = options.find((row) => row.current);
  // A loan that is repaid early ends the premium as well; only a premium that ends before that saves anything.
  const ends = options.find((row) => row.mipMonths < insuredPayments && row.mipMonths % 12 === 0);
  if (!own || !ends) return null;
  return notice(
    "mip-whole-term",
    `FHA insurance lasts as long as the loan. With ${format.percent(ends.downPaymentPercent)} down (${format.wholeMoney(ends.downPayment - own.downPayment)} more), it ends after ${format.plural(ends.mipMonths / 12, "year")}, and total premiums drop from ${format.wholeMoney(own.insuranceTotal)} to ${format.wholeMoney(ends.insuranceTotal)}.`,
  );
}

function refundNotice({ inputs, ufmipRefund }: FhaLoan, format: Format): Notice | null {
  const { priorUfmip, priorLoanMonths } = inputs;
  if (priorUfmip === 0) return null;
  const { lastMonth } = FHA.upfrontMipRefund.value;
  const age = format.plural(priorLoanMonths, "month");
  return ufmipRefund === 0
    ? notice(
        "refund-over",
        `The upfront premium on a loan ${age} old is no longer refundable; refunds end after month ${lastMonth}.`,
      )
    : notice(
        "refund",
        `${format.money(ufmipRefund)} of the earlier upfront premium (${format.percent(refundPercent(priorLoanMonths))} at ${age}) is credited against the new one. It is not deducted from the loan above.`,
      );
}

/** Figures that affect this answer and may still change. */
function changeable({ inputs, baseLoan }: FhaLoan): Figure[] {
  const { priorUfmip, limitArea, mipThreshold } = inputs;
  const [low, high] = [FHA.mipThreshold.value, CONVENTIONAL.conformingLimit.value.baseline];
  const contested = baseLoan > low && baseLoan <= high && mipThreshold <= high;
  return [
    ...(contested ? [FHA.mipThreshold] : []),
    ...(limitArea === "custom" ? [FHA.specialAreaLimit] : []),
    ...(priorUfmip > 0 ? [FHA.upfrontMipRefund] : []),
  ];
}
