import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { factor } from "../../../fieldsets/factor";
import type { PersonalLoan } from "./loan";

/** The calculation step by step, from the fee to the APR and the totals. */
export function working(loan: PersonalLoan, format: Format): Listed<Step> {
  return [
    amountStep(loan, format),
    feeSteps(loan, format),
    loan.inputs.rateType === "flat" ? flatSteps(loan, format) : paymentSteps(loan, format),
    aprSteps(loan, format),
    totalSteps(loan, format),
  ];
}

/** The loan that the payment repays; the steps after it arrive at the payment again. */
function amountStep({ inputs, financed, term, periodRate }: PersonalLoan, format: Format): Step | null {
  const { startFrom, affordablePayment, monthlyFee, rateType } = inputs;
  if (startFrom === "amount") return null;
  const n = format.number(term);
  const paid =
    monthlyFee > 0
      ? `(${format.amount(affordablePayment)} − ${format.amount(monthlyFee)})`
      : format.amount(affordablePayment);
  const i = factor(periodRate, format);
  const value = format.money(financed);
  if (rateType === "flat" || periodRate === 0)
    return rateType === "flat"
      ? step(
          "Amount financed A = payment × n ÷ (1 + rate × n ÷ 12)",
          `${paid} × ${n} ÷ (1 + ${format.number(inputs.annualRate)}% × ${n} ÷ 12)`,
          value,
        )
      : step("Amount financed A = payment × n", `${paid} × ${n}`, value);
  return step(
    "Amount financed A = payment × (1 − (1 + i)⁻ⁿ) ÷ i, i = rate ÷ 1,200",
    `${paid} × (1 − (1 + ${i})^−${n}) ÷ ${i}`,
    value,
  );
}

const ROUNDED = { none: "", cent: ", rounded to the cent", whole: ", rounded to whole units" } as const;

function feeSteps({ inputs, fee, financed, received }: PersonalLoan, format: Format): Listed<Step> {
  const { principal, originationFeePercent, originationFeeAmount, feeTaxPercent, feeHandling } = inputs;
  const loan = format.amount(principal);
  const parts = `${loan} × ${format.number(originationFeePercent)}% + ${format.amount(originationFeeAmount)}`;
  const added = feeHandling === "added";
  return [
    step(
      "Fee = (loan × percent + fixed fee) × (1 + tax)",
      `(${parts}) × (1 + ${format.number(feeTaxPercent)}%)`,
      format.money(fee),
    ),
    step(
      added ? "Amount financed A = loan + fee" : "Amount financed A = loan",
      added ? `${loan} + ${format.amount(fee)}` : loan,
      format.money(financed),
    ),
    step(
      added ? "You receive R = loan" : "You receive R = loan − fee",
      added ? loan : `${loan} − ${format.amount(fee)}`,
      format.money(received),
    ),
  ];
}

function paymentSteps(loan: PersonalLoan, format: Format): Listed<Step> {
  const { term, financed, periodRate: rate, inputs } = loan;
  const n = format.number(term);
  const a = format.amount(financed);
  const i = factor(rate, format);
  const rounded = ROUNDED[inputs.rounding];
  const value = format.money(loan.payment);
  const first = step("Monthly rate i = rate ÷ 1,200", `${format.number(inputs.annualRate)} ÷ 1,200`, i);
  if (rate === 0) return [first, step(`Payment = A ÷ n${rounded}`, `${a} ÷ ${n}`, value)];
  const growth = Math.exp(term * Math.log1p(rate));
  const g = format.number(growth, 8);
  return [
    first,
    step("Growth g = (1 + i)ⁿ over the n payments", `(1 + ${i})^${n}`, g),
    growth - 1 > 1e-4 &&
      step(
        "Annuity factor = (g − 1) ÷ (i × g)",
        `(${g} − 1) ÷ (${i} × ${g})`,
        format.number((1 - 1 / growth) / rate, 6),
      ),
    step(`Payment = A × i × g ÷ (g − 1)${rounded}`, `${a} × ${i} × ${g} ÷ (${g} − 1)`, value),
  ];
}

function flatSteps(loan: PersonalLoan, format: Format): Listed<Step> {
  const { financed, term, inputs, periodRate } = loan;
  const a = format.amount(financed);
  const n = format.number(term);
  const interest = (financed * inputs.annualRate * term) / 1200;
  return [
    step(
      "Flat interest = A × rate × n ÷ 12",
      `${a} × ${format.number(inputs.annualRate)}% × ${n} ÷ 12`,
      format.money(interest),
    ),
    step(
      `Payment = (A + flat interest) ÷ n${ROUNDED[inputs.rounding]}`,
      `(${a} + ${format.amount(interest)}) ÷ ${n}`,
      format.money(loan.payment),
    ),
    step(
      "Rate on the balance = 1,200 × j, where n payments are worth A: payment × (1 − 1 ÷ (1 + j)ⁿ) ÷ j = A",
      `n = ${n}; j = ${factor(periodRate, format)}`,
      format.percent(loan.reducingRate, 4),
    ),
  ];
}

function aprSteps({ apr, agreedPayments, effectiveRate }: PersonalLoan, format: Format): Listed<Step> {
  if (apr === null) return [];
  const runs = agreedPayments.map(({ amount, count }) => `${format.number(count)} × ${format.amount(amount)}`);
  const month = factor(apr / 1200, format);
  return [
    step(
      "APR = 1,200 × j, where payments and monthly charges are worth R: Σ pₖ ÷ (1 + j)ᵏ = R",
      `${runs.join(", then ")}; j = ${month}`,
      format.percent(apr, 4),
    ),
    effectiveRate !== null &&
      step("Effective annual rate = (1 + j)^12 − 1", `(1 + ${month})^12 − 1`, format.percent(effectiveRate, 4)),
  ];
}

function totalSteps(loan: PersonalLoan, format: Format): Listed<Step> {
  const { totals, financed, fee, inputs, prepaymentCharge, monthlyCharges, plain } = loan;
  const { interest, paid, extra, payments } = totals;
  const charges = [
    ...(fee > 0 ? [format.amount(fee)] : []),
    ...(monthlyCharges > 0 ? [format.amount(monthlyCharges)] : []),
    ...(prepaymentCharge > 0 ? [format.amount(prepaymentCharge)] : []),
  ];
  return [
    inputs.monthlyFee > 0 &&
      step(
        "Monthly charges",
        `${format.amount(inputs.monthlyFee)} × ${format.number(payments)}`,
        format.money(monthlyCharges),
      ),
    prepaymentCharge > 0 &&
      step(
        "Prepayment charge",
        `${format.amount(extra)} × ${format.number(inputs.prepaymentPenaltyPercent)}%`,
        format.money(prepaymentCharge),
      ),
    step(
      "Total interest = all payments − A",
      `${format.amount(paid)}${extra > 0 ? ` + ${format.amount(extra)}` : ""} − ${format.amount(financed)}`,
      format.money(interest),
    ),
    extra > 0 &&
      step(
        "Interest saved by paying more",
        `${format.amount(plain.interest)} − ${format.amount(interest)}`,
        format.money(plain.interest - interest),
      ),
    step(
      "Cost = interest + fee and charges",
      [format.amount(interest), ...charges].join(" + "),
      format.money(loan.totalCost),
    ),
  ];
}
