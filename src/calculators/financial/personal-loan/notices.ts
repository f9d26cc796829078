import type { Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { PersonalLoan } from "./loan";

/** What the borrower should know beside the figures. */
export function notices(loan: PersonalLoan, format: Format): Notice[] {
  return [
    ...flatNotice(loan, format),
    ...addedNotice(loan, format),
    ...aprNotice(loan),
    ...lastPaymentNotice(loan, format),
    ...unusedNotice(loan, format),
    ...chargeNotice(loan, format),
  ];
}

function flatNotice({ inputs, reducingRate }: PersonalLoan, format: Format): Notice[] {
  const { rateType, annualRate } = inputs;
  if (rateType !== "flat" || annualRate === 0) return [];
  return [
    {
      code: "flat-rate",
      message: `A flat rate of ${format.percent(annualRate)} charges interest on the whole loan to the end. On what you still owe it is ${format.percent(reducingRate, 2)}, before any fee.`,
    },
  ];
}

function addedNotice({ inputs, fee, financed, plain }: PersonalLoan, format: Format): Notice[] {
  const interest = (plain.interest * fee) / financed;
  if (inputs.feeHandling !== "added" || interest < 0.005) return [];
  return [
    {
      code: "fee-bears-interest",
      message: `The fee of ${format.money(fee)} joins the loan and bears interest with it: it costs ${format.money(fee + interest)} to the end of the term.`,
    },
  ];
}

function aprNotice({ apr }: PersonalLoan): Notice[] {
  return apr === null
    ? [{ code: "no-apr", message: "The charges are so large beside the loan that there is no APR to give." }]
    : [];
}

/** Where rounding makes the last payment another than the others. */
function lastPaymentNotice(loan: PersonalLoan, format: Format): Notice[] {
  const { payments, lastPayment } = loan.totals;
  const differs = Math.abs(lastPayment - loan.payment) >= 0.005;
  if (loan.inputs.rounding === "none" || loan.extras || payments === 1 || !differs) return [];
  return [
    {
      code: "last-payment",
      message: `The last payment is ${format.money(lastPayment)}: it settles what rounding left.`,
    },
  ];
}

/** A one-off payment after the end. */
function unusedNotice({ inputs, totals, dates }: PersonalLoan, format: Format): Notice[] {
  const { extraOnce, extraOnceDate } = inputs;
  if (extraOnce === 0 || extraOnceDate === null || extraOnceDate <= dates.iso(totals.payments)) return [];
  return [
    {
      code: "extra-after-end",
      message: `The loan is repaid by ${format.date(dates.iso(totals.payments))}: the extra payment of ${format.date(extraOnceDate)} changes nothing.`,
    },
  ];
}

function chargeNotice(loan: PersonalLoan, format: Format): Notice[] {
  const { prepaymentCharge, plain, totals } = loan;
  const saved = plain.interest - totals.interest;
  if (prepaymentCharge === 0 || prepaymentCharge < saved) return [];
  return [
    {
      code: "charge-takes-saving",
      message: `The charge of ${format.money(prepaymentCharge)} for paying more is no less than the ${format.money(saved)} of interest that it saves.`,
    },
  ];
}
