import { type Headline, type Notice, notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { INDIA_HOME_LOANS } from "../../../data/home-loans/india";
import { extraSummary } from "../../../fieldsets/loan";
import { monthsText } from "../../../fieldsets/months-text";
import type { HomeLoan } from "./home-loan";

/** Amounts below this are shown with paise. */
const SMALL = 1000;

/** The monthly payment including prepayments, how long it runs, and the share of the total that is interest. */
export function headline(loan: HomeLoan, format: Format): Headline {
  const { inputs, baseRun, interestShare } = loan;
  const { emi, finalEmi, interest, extra } = baseRun;
  const money = (amount: number) => (amount < SMALL ? format.money(amount) : format.wholeMoney(amount));
  const length = monthsText(baseRun.payments, format);
  const share = `${format.percent(interestShare, 0)} of everything you pay.`;
  if (emi === null)
    return {
      label: "Interest",
      before: `Prepayments pay off the loan after ${length}, before any EMI, with`,
      figure: format.money(interest),
      after: `of interest, ${share}`,
    };
  const { everyMonth, others } = extraSummary(inputs, inputs.firstPaymentDate);
  const monthly = Math.min(everyMonth, extra);
  const changes = finalEmi !== null && money(finalEmi) !== money(emi);
  const last = changes ? `, the last EMI ${money(finalEmi)}` : "";
  const waits = loan.preEmiRows > 0 || inputs.moratoriumMonths > 0;
  const prepaid = others ? (monthly > 0 ? ", plus other prepayments" : ", plus prepayments") : "";
  const more = `${prepaid}${last}`;
  const comma = more || monthly > 0 ? ", " : "";
  const span = waits ? `${more}; paid off after ${length}` : `${more}${comma}for ${length}`;
  const end = `${span}; interest ${format.wholeMoney(interest)}, ${share}`;
  const start = changes ? " at first" : "";
  return monthly > 0
    ? {
        label: "Monthly payment",
        before: `You pay${start}`,
        figure: money(emi + monthly),
        after: `a month, ${money(monthly)} of it prepaid${end}`,
      }
    : { label: "EMI", before: `EMI${start}`, figure: money(emi), after: end };
}

const { prepaymentCharge, rateReset, interestDeduction, principalDeduction } = INDIA_HOME_LOANS;

/** The dated figures this calculator uses. */
export const FIGURES = [prepaymentCharge, rateReset, interestDeduction, principalDeduction];

/** Notes shown next to the results. */
export function notices(loan: HomeLoan, format: Format): Listed<Notice> {
  return [
    raisedNotice(loan, format),
    moratoriumNotice(loan, format),
    prepaymentNotice(loan),
    taxNotices(loan, format),
    aprNotice(loan),
    figureNotices(FIGURES, format),
  ];
}

function raisedNotice(loan: HomeLoan, format: Format): Notice | null {
  if (!loan.baseRun.emiRaised) return null;
  return notice(
    "emi-raised",
    `At the new rate, the old EMI would not pay off the loan within ${format.plural(loan.longestTenor, "EMI")}, so it rises to ${format.money(loan.baseRun.finalEmi)}. Lenders may not let your balance grow.`,
  );
}

function moratoriumNotice(loan: HomeLoan, format: Format): Notice | null {
  const { moratoriumMonths, moratoriumStart, moratoriumInterest } = loan.inputs;
  if (moratoriumMonths === 0) return null;
  if (loan.baseRun.payments < loan.moratoriumFrom)
    return notice(
      "moratorium-too-late",
      `The loan is paid off before EMI number ${format.number(moratoriumStart)}, so the moratorium changes nothing.`,
    );
  const more = loan.baseRun.interest - loan.but({ moratoriumMonths: 0 }).baseRun.interest;
  return notice(
    "moratorium-cost",
    moratoriumInterest === "capitalise"
      ? `The moratorium of ${format.plural(moratoriumMonths, "month")} costs ${format.money(more)} in interest, because unpaid interest is added to the loan.`
      : `The moratorium of ${format.plural(moratoriumMonths, "month")} costs ${format.money(more)} in interest, because only interest is paid and no principal.`,
  );
}

function prepaymentNotice(loan: HomeLoan): Notice | null {
  if (!loan.extras) return null;
  return notice(
    "prepayment-charge",
    "Prepayment charges are not counted. Lenders may not charge them on floating-rate loans to individuals for non-business purposes sanctioned or renewed from January 1, 2026. A fixed-rate loan may have one.",
  );
}

function taxNotices(loan: HomeLoan, format: Format): Listed<Notice> {
  if (loan.inputs.taxRate === 0) return [];
  const preEmi = loan.baseRun.preEmiInterest;
  return [
    notice(
      "old-regime-only",
      "The tax saved assumes the old regime, a house you live in, and the same tax rate throughout.",
    ),
    preEmi > 0 &&
      notice(
        "pre-emi-deduction",
        `Pre-EMI interest of ${format.money(preEmi)} is not included in the tax saved. It is deductible in five equal annual parts after possession, within the same limit.`,
      ),
  ];
}

function aprNotice(loan: HomeLoan): Notice | null {
  return loan.apr === null
    ? notice("no-apr", "The upfront charges use up the whole first disbursement, so there is no APR.")
    : null;
}
