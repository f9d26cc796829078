import type { Notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import { INDIA_HOME_LOANS } from "../../../data/home-loans/india";
import type { HomeLoan } from "./home-loan";

const { prepaymentCharge, rateReset, interestDeduction, principalDeduction } = INDIA_HOME_LOANS;

/** The dated figures behind this calculator. */
export const FIGURES = [prepaymentCharge, rateReset, interestDeduction, principalDeduction];

/** What the borrower should know beside the figures. */
export function notices(loan: HomeLoan, format: Format): Notice[] {
  return [
    ...raisedNotice(loan, format),
    ...moratoriumNotice(loan, format),
    ...prepaymentNotice(loan),
    ...taxNotices(loan, format),
    ...aprNotice(loan),
    ...figureNotices(FIGURES, format),
  ];
}

function raisedNotice(loan: HomeLoan, format: Format): Notice[] {
  if (!loan.baseRun.emiRaised) return [];
  return [
    {
      code: "emi-raised",
      message: `At the new rate the old EMI would not repay the loan within ${format.plural(loan.longestTenor, "EMI")}: it rises to ${format.money(loan.baseRun.finalEmi)}. Lenders may not let what you owe grow.`,
    },
  ];
}

function moratoriumNotice(loan: HomeLoan, format: Format): Notice[] {
  const { moratoriumMonths, moratoriumStart, moratoriumInterest } = loan.inputs;
  if (moratoriumMonths === 0) return [];
  if (loan.baseRun.payments < loan.moratoriumFrom)
    return [
      {
        code: "moratorium-too-late",
        message: `The loan is repaid before EMI number ${format.number(moratoriumStart)}: the moratorium changes nothing.`,
      },
    ];
  const more = loan.baseRun.interest - loan.but({ moratoriumMonths: 0 }).baseRun.interest;
  return [
    {
      code: "moratorium-cost",
      message:
        moratoriumInterest === "capitalise"
          ? `The moratorium of ${format.plural(moratoriumMonths, "month")} costs ${format.money(more)} of interest: what is not paid joins the loan.`
          : `The moratorium of ${format.plural(moratoriumMonths, "month")} costs ${format.money(more)} of interest: it is paid, but nothing of the loan is.`,
    },
  ];
}

function prepaymentNotice(loan: HomeLoan): Notice[] {
  if (!loan.extras) return [];
  return [
    {
      code: "prepayment-charge",
      message:
        "No charge for prepaying is counted: on floating-rate loans to individuals, not for business, sanctioned or renewed from January 1, 2026, there may be none. A fixed-rate loan may have one.",
    },
  ];
}

function taxNotices(loan: HomeLoan, format: Format): Notice[] {
  if (loan.inputs.taxRate === 0) return [];
  const preEmi = loan.baseRun.preEmiInterest;
  return [
    {
      code: "old-regime-only",
      message:
        "The tax saved holds under the old regime, for a house you live in yourself, and at one tax rate all along.",
    },
    ...(preEmi > 0
      ? [
          {
            code: "pre-emi-deduction",
            message: `Pre-EMI interest of ${format.money(preEmi)} is not in the tax saved: it is deductible in five equal yearly parts after possession, within the same limit.`,
          },
        ]
      : []),
  ];
}

function aprNotice(loan: HomeLoan): Notice[] {
  return loan.apr === null
    ? [
        {
          code: "no-apr",
          message: "The upfront charges take the whole first disbursal: there is no APR to give.",
        },
      ]
    : [];
}
