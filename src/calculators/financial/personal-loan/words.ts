import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import type { PersonalLoan } from "./loan";

/** Rates closer than this look the same when displayed. */
const SAME = 0.005;

/** The payment, the number of payments, and the true rate of the loan. */
export function headline(loan: PersonalLoan, format: Format): Headline {
  const { payments, lastPayment, interest } = loan.totals;
  const rate = rateText(loan, format) ?? `interest comes to ${format.money(interest)}`;
  const more = `${extrasText(loan, format)}${chargeText(loan, format)}`;
  if (loan.inputs.startFrom === "payment")
    return {
      label: "You can borrow",
      figure: format.money(loan.inputs.principal),
      after: `and repay it with ${format.money(loan.payment)} a month${more}${more ? "," : ""} for ${format.plural(payments, "month")}; ${rate}.`,
    };
  if (payments === 1)
    return {
      label: "Payment",
      before: "You pay",
      figure: format.money(lastPayment),
      after: `once${more}; ${rate}.`,
    };
  return {
    label: "Each month",
    before: "You pay",
    figure: format.money(loan.payment),
    after: `a month${more}${more ? "," : ""} for ${format.plural(payments, "month")}; ${rate}.`,
  };
}

/** `with the fee, the true rate is 13.77%, not 11.5%`; null if the true rate is the one entered. */
function rateText({ inputs, apr, fee }: PersonalLoan, format: Format): string | null {
  const { annualRate, rateType, monthlyFee } = inputs;
  if (apr === null || Math.abs(apr - annualRate) < SAME) return null;
  const causes = [...(fee > 0 ? ["the fee"] : []), ...(monthlyFee > 0 ? ["the monthly charge"] : [])];
  const given = `${format.percent(annualRate)}${rateType === "flat" ? " flat" : ""}`;
  const counted = causes.length > 0 ? `with ${causes.join(" and ")}, ` : "";
  return `${counted}the true rate is ${format.percent(apr, 2)}, not ${given}`;
}

/** `, plus $150.00 extra`; empty if no extra payment is made. */
function extrasText({ inputs, totals }: PersonalLoan, format: Format): string {
  if (totals.extra === 0) return "";
  const { extraMonthly, extraOnce } = inputs;
  if (totals.payments === 1) return `, plus ${format.money(totals.extra)} extra`;
  if (extraMonthly === 0) return `, plus one extra payment of ${format.money(totals.extra)}`;
  return `, plus ${format.money(extraMonthly)} extra${extraOnce > 0 ? " and one extra payment" : ""}`;
}

function chargeText({ inputs: { monthlyFee } }: PersonalLoan, format: Format): string {
  return monthlyFee > 0 ? `, plus ${format.money(monthlyFee)} in charges` : "";
}

/** Notes shown next to the results. */
export function notices(loan: PersonalLoan, format: Format): Listed<Notice> {
  return [
    flatNotice(loan, format),
    addedNotice(loan, format),
    aprNotice(loan),
    lastPaymentNotice(loan, format),
    unusedNotice(loan, format),
    chargeNotice(loan, format),
  ];
}

function flatNotice({ inputs, reducingRate }: PersonalLoan, format: Format): Notice | null {
  const { rateType, annualRate } = inputs;
  if (rateType !== "flat" || annualRate === 0) return null;
  return notice(
    "flat-rate",
    `A flat rate of ${format.percent(annualRate)} charges interest on the full loan amount until the end. That equals ${format.percent(reducingRate, 2)} on the balance you still owe, before any fee.`,
  );
}

function addedNotice({ inputs, fee, financed, plain }: PersonalLoan, format: Format): Notice | null {
  const interest = (plain.interest * fee) / financed;
  if (inputs.feeHandling !== "added" || interest < 0.005) return null;
  return notice(
    "fee-bears-interest",
    `The fee of ${format.money(fee)} is added to the loan and accrues interest: over the full term, it costs ${format.money(fee + interest)}.`,
  );
}

function aprNotice({ apr }: PersonalLoan): Notice | null {
  return apr === null
    ? notice("no-apr", "The charges are so large compared with the loan that there is no APR.")
    : null;
}

/** Rounding makes the last payment different from the others. */
function lastPaymentNotice(loan: PersonalLoan, format: Format): Notice | null {
  const { payments, lastPayment } = loan.totals;
  const differs = Math.abs(lastPayment - loan.payment) >= 0.005;
  if (loan.inputs.rounding === "none" || loan.extras || payments === 1 || !differs) return null;
  return notice("last-payment", `The last payment is ${format.money(lastPayment)} because it makes up for rounding.`);
}

/** A one-time extra payment after the loan is paid off. */
function unusedNotice({ inputs, totals, dates }: PersonalLoan, format: Format): Notice | null {
  const { extraOnce, extraOnceDate } = inputs;
  if (extraOnce === 0 || extraOnceDate === null || extraOnceDate <= dates.iso(totals.payments)) return null;
  return notice(
    "extra-after-end",
    `The loan is paid off by ${format.date(dates.iso(totals.payments))}, so the extra payment on ${format.date(extraOnceDate)}, has no effect.`,
  );
}

function chargeNotice(loan: PersonalLoan, format: Format): Notice | null {
  const { prepaymentCharge, plain, totals } = loan;
  const saved = plain.interest - totals.interest;
  if (prepaymentCharge === 0 || prepaymentCharge < saved) return null;
  return notice(
    "charge-takes-saving",
    `The prepayment charge of ${format.money(prepaymentCharge)} cancels out the ${format.money(saved)} in interest that the extra payments save.`,
  );
}
