import { type Headline, type Notice, notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { CONVENTIONAL } from "../../../data/home-loans/conventional";
import { FEDERAL_DEBT_RATIOS } from "../../../data/home-loans/federal-debt-ratios";
import { VA, VA_PARAMETERS } from "../../../data/home-loans/va";
import { type Figure, figureAt } from "../../../data/parameter";
import { SLACK } from "../../../math/numbers/slack";
import { type Inputs, REGIONS } from "./inputs";
import type { RateReduction } from "./irrrl";
import type { VaLoan } from "./loan";
import { DEBT_RATIO, feeStep, type Guideline } from "./rules";

/** Row of the guideline table, such as `South, 4 people, loan from $80,000`. */
export function guidelineText(inputs: Inputs, { higherTable }: Guideline, loanFrom: number, format: Format): string {
  const { region, familySize } = inputs;
  return `${REGIONS[region]}, ${format.plural(familySize, "person", "people")}, loan ${higherTable ? "from" : "below"} ${format.wholeMoney(loanFrom)}`;
}

/** Formats percentage points: `1 point`, `0.125 points`. */
export function pointsOf(value: number, format: Format): string {
  const shown = format.number(value, 3);
  return `${shown} ${shown === "1" ? "point" : "points"}`;
}

/** The payment including extra payments, the down payment and the residual income. */
export function headline(loan: VaLoan, format: Format): Headline {
  const { residual, guideline } = loan;
  const standing =
    residual === null || guideline === null
      ? ""
      : `; residual income ${format.wholeMoney(residual)} vs. ${format.wholeMoney(guideline.required)} required`;
  const monthly = loan.monthlyExtra;
  const more = monthly > 0 ? `, ${format.wholeMoney(monthly)} of it extra,` : "";
  return {
    label: "Monthly payment",
    before: "You pay",
    figure: format.wholeMoney(loan.monthlyPayment + monthly),
    after: `a month${more}${downText(loan, format)}${standing}.`,
  };
}

function downText({ inputs, downPaymentAmount: downPayment, reduction }: VaLoan, format: Format): string {
  if (reduction && Math.abs(reduction.savings) >= 0.5) {
    const change = `${format.wholeMoney(Math.abs(reduction.savings))} ${reduction.savings > 0 ? "less" : "more"}`;
    return `; principal and interest are ${change} than on your current loan`;
  }
  if (inputs.requestedLoan !== null || reduction) return "";
  return downPayment === 0 ? " with no money down" : ` with ${format.wholeMoney(downPayment)} down`;
}

/** The dated figures this calculator uses. */
export const FIGURES: readonly Figure[] = [
  VA.fundingFee,
  VA.guaranty,
  CONVENTIONAL.conformingLimit,
  VA.residualIncome,
  FEDERAL_DEBT_RATIOS["va-41"],
  VA.underwriting,
  VA.activeDutyRelief,
  VA.irrrlRecoupment,
  VA.irrrlRateDrop,
  CONVENTIONAL.aprMethod,
];

/** Notes shown next to the results. */
export function notices(loan: VaLoan, format: Format): Listed<Notice> {
  const { inputs, reduction } = loan;
  return [
    feeNotices(inputs, loan, format),
    entitlementNotice(loan, format),
    ratioNotice(loan, format),
    residualNotice(loan, format),
    reductionNotice(reduction, format),
    loanNotices(inputs, loan, format),
    figureNotices(changeable(inputs), format),
  ];
}

function feeNotices(inputs: Inputs, loan: VaLoan, format: Format): Notice | null {
  const { loanPurpose, fundingFeeExempt, firstUse, financeFundingFee } = inputs;
  const { lowerFee } = loan;
  if (fundingFeeExempt) {
    const step = feeStep(loanPurpose, loan.downPercent);
    const fee = (loan.baseLoan * (firstUse ? step.first : step.later)) / 100;
    return notice(
      "fee-exempt",
      `The exemption saves a funding fee of ${format.wholeMoney(fee)}. Your Certificate of Eligibility must show it. A fee paid before a disability was rated may be refundable.`,
    );
  }
  if (lowerFee !== null)
    return notice(
      "fee-step",
      `${format.wholeMoney(lowerFee.down)} down (${format.percent(lowerFee.percent)}) lowers the fee by ${format.wholeMoney(loan.fundingFee - lowerFee.loan.fundingFee)}, to ${format.wholeMoney(lowerFee.loan.fundingFee)}.`,
    );
  if (loanPurpose === "assumption" && financeFundingFee)
    return notice(
      "assumption-fee",
      "An assumed loan keeps its balance, so the fee is usually paid in cash at closing. If so, uncheck “Finance the fee.”",
    );
  return null;
}

function entitlementNotice(loan: VaLoan, format: Format): Notice | null {
  const { entitlementLeft, maxLoanNoDown, requiredDown, downPaymentShortfall } = loan;
  if (entitlementLeft === null || maxLoanNoDown === null) return null;
  const left = `${format.wholeMoney(entitlementLeft)} of entitlement is left, which backs a loan of ${format.wholeMoney(maxLoanNoDown)} without a down payment.`;
  if (requiredDown === 0) return notice("entitlement", left);
  const missing =
    downPaymentShortfall > 0
      ? ` Yours is ${format.wholeMoney(downPaymentShortfall)} short of that.`
      : " Yours is enough.";
  return notice(
    downPaymentShortfall > 0 ? "entitlement-short" : "entitlement",
    `${left} For this price, lenders want ${format.wholeMoney(requiredDown)} down, so that the guaranty plus the down payment equals a quarter of it.${missing}`,
  );
}

function ratioNotice(loan: VaLoan, format: Format): Notice | null {
  const { backRatio, guideline, excess, inputs, income } = loan;
  if (backRatio === null || guideline === null || backRatio <= DEBT_RATIO + SLACK) return null;
  const fifth =
    guideline.ratioPercent > 100
      ? ` The residual income requirement then rises to ${format.percent(guideline.ratioPercent)} of the table amount.`
      : "";
  const { monthlyDebts } = inputs;
  const withoutDebts = 100 * ((loan.obligations - monthlyDebts) / (income as number));
  const way =
    excess !== null && excess <= monthlyDebts + SLACK
      ? ` Clearing debts of ${format.wholeMoney(excess)} a month would bring it down to ${format.percent(DEBT_RATIO)}.`
      : monthlyDebts > 0
        ? ` Even without other debts, it would be ${format.percent(withoutDebts, 1)}.`
        : "";
  return notice(
    "ratio-above",
    `The debt ratio of ${format.percent(backRatio, 1)} is above ${format.percent(DEBT_RATIO)}: lenders look more closely, but it is not a hard limit.${fifth}${way}`,
  );
}

function residualNotice(loan: VaLoan, format: Format): Notice | null {
  const { margin, meetsGuideline, priceAtGuideline } = loan;
  if (margin === null || meetsGuideline) return null;
  const price =
    priceAtGuideline === null
      ? ""
      : ` It would meet the guideline at a price of up to ${format.wholeMoney(Math.floor(priceAtGuideline))}.`;
  return notice(
    "residual-short",
    `Residual income is ${format.wholeMoney(-margin)} a month short of the guideline.${price}`,
  );
}

function reductionNotice(reduction: RateReduction | null, format: Format): Notice | null {
  if (reduction === null) return null;
  const { recoupMonths, recoupsInTime, rateDropIsEnough, rateDrop, costs, breakEven } = reduction;
  const { months } = VA.irrrlRecoupment.value;
  const { fixed } = VA.irrrlRateDrop.value;
  const recoup =
    recoupMonths === null
      ? `The payment doesn’t drop, so VA allows no costs; yours are ${format.money(costs)}.`
      : `The costs of ${format.money(costs)} are recouped in ${format.plural(Math.round(10 * recoupMonths) / 10, "month")}, ${recoupsInTime ? "within" : "beyond"} the ${months} VA allows.`;
  const drop = rateDropIsEnough
    ? ""
    : ` The rate ${rateDrop < 0 ? "rises" : `drops by ${pointsOf(rateDrop, format)}`}; from one fixed rate to another, it must drop by at least ${pointsOf(fixed, format)}.`;
  const ahead =
    breakEven === null
      ? " Counting what you owe, the new loan never gets ahead."
      : breakEven === 0
        ? ""
        : ` Counting the fee and what you owe, the new loan is ahead after ${format.plural(breakEven, "month")}.`;
  return notice(`irrrl-${reduction.verdict}`, `${recoup}${drop}${ahead}`);
}

function loanNotices({ homePrice, requestedLoan, loanPurpose }: Inputs, loan: VaLoan, format: Format): Notice | null {
  const difference = homePrice - loan.downPaymentAmount - loan.baseLoan;
  if (requestedLoan !== null && loanPurpose === "purchase" && Math.abs(difference) >= 0.005)
    return notice(
      "loan-not-price",
      `The loan is ${format.wholeMoney(Math.abs(difference))} ${difference > 0 ? "less" : "more"} than the price minus the down payment. The fee is based on the down payment you entered.`,
    );
  return loanPurpose === "cash-out" && loan.loanAmount > homePrice * (1 + SLACK)
    ? notice(
        "loan-above-value",
        `The loan with its fee is ${format.wholeMoney(loan.loanAmount - homePrice)} more than the home’s value. VA refinances up to the value.`,
      )
    : null;
}

/** Figures that affect this answer and may still change. */
function changeable({ activeDuty, firstPaymentDate, fundingFeeExempt }: Inputs): Figure[] {
  const fee = figureAt(VA_PARAMETERS.fundingFee, firstPaymentDate);
  return [
    ...(!fundingFeeExempt && fee.status === "carried-over" ? [fee] : []),
    ...(activeDuty ? [VA.activeDutyRelief] : []),
  ];
}
