import type { Notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import { INDIA_HOME_LOANS } from "../../../data/home-loans/india";
import type { HomeLoan } from "./home-loan";

const { prepaymentCharge, rateReset, interestDeduction, principalDeduction } = INDIA_HOME_LOANS;

/** The dated figures this calculator uses. */
export const FIGURES = [prepaymentCharge, rateReset, interestDeduction, principalDeduction];

/** Notes shown next to the results. */
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
      message: `At the new rate, the old EMI would not pay off the loan within ${format.plural(loan.longestTenor, "EMI")}, so it rises to ${format.money(loan.baseRun.finalEmi)}. Lenders may not let your balance grow.`,
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
        message: `The loan is paid off before EMI number ${format.number(moratoriumStart)}, so the moratorium changes nothing.`,
      },
    ];
  const more = loan.baseRun.interest - loan.but({ moratoriumMonths: 0 }).baseRun.interest;
  return [
    {
      code: "moratorium-cost",
      message:
        moratoriumInterest === "capitalise"
          ? `The moratorium of ${format.plural(moratoriumMonths, "month")} costs ${format.money(more)} in interest, because unpaid interest is added to the loan.`
          : `The moratorium of ${format.plural(moratoriumMonths, "month")} costs ${format.money(more)} in interest, because only interest is paid and no principal.`,
    },
  ];
}

function prepaymentNotice(loan: HomeLoan): Notice[] {
  if (!loan.extras) return [];
  return [
    {
      code: "prepayment-charge",
      message:
        "Prepayment charges are not counted. Lenders may not charge them on floating-rate loans to individuals for non-business purposes sanctioned or renewed from January 1, 2026. A fixed-rate loan may have one.",
    },
  ];
}

function taxNotices(loan: HomeLoan, format: Format): Notice[] {
  if (loan.inputs.taxRate === 0) return [];
  const preEmi = loan.baseRun.preEmiInterest;
  return [
    {
      code: "old-regime-only",
      message: "The tax saved assumes the old regime, a house you live in, and the same tax rate throughout.",
    },
    ...(preEmi > 0
      ? [
          {
            code: "pre-emi-deduction",
            message: `Pre-EMI interest of ${format.money(preEmi)} is not included in the tax saved. It is deductible in five equal annual parts after possession, within the same limit.`,
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
          message: "The upfront charges use up the whole first disbursal, so there is no APR.",
        },
      ]
    : [];
}
