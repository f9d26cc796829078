import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { monthsText } from "../../../fieldsets/months-text";
import { nominalPeriodRate } from "../../../math/finance/period-rate";
import type { LoanRun } from "./loan-run";
import { paymentsMade, type Refinance } from "./refinance";
import { betterOff } from "./words";

/** The calculation step by step, from both payments to the difference when the owner leaves. */
export function working(refinance: Refinance, format: Format): Step[] {
  const { inputs, newLoan, term, newPayment, horizon } = refinance;
  return [
    ...originalSteps(refinance, format),
    currentPaymentStep(refinance, format),
    ...costSteps(refinance, format),
    newLoanStep(refinance, format),
    paymentStep("New payment", newLoan, inputs.newRate, term, newPayment, format),
    savingsStep(refinance, format),
    ...simpleSteps(refinance, format),
    ...breakEvenSteps(refinance, format),
    comparison(`When you leave, after ${monthsText(horizon, format)}:`, horizon, refinance, format),
    ...npvStep(refinance, format),
    ...samePaymentStep(refinance, format),
    ...aprSteps(refinance, format),
  ];
}

/** The balance after the payments made on the original loan. */
function originalSteps({ inputs, currentBalance, left }: Refinance, format: Format): Step[] {
  const { originalLoan, currentRate, originalFirstPayment, balanceDate } = inputs;
  if (originalLoan === null) return [];
  const rate = nominalPeriodRate(currentRate, 12);
  const term = left + paymentsMade(inputs);
  const [made, i, n] = [format.number(term - left), monthlyRate(currentRate, format), format.number(term)];
  return [
    step(
      `Payments made from ${format.date(originalFirstPayment)}, to ${format.date(balanceDate)}; the rest are left`,
      `${n} − ${made}`,
      format.plural(left, "payment"),
    ),
    rate === 0
      ? step(
          "Current balance = loan × payments left ÷ term",
          `${format.amount(originalLoan)} × ${format.number(left)} ÷ ${n}`,
          format.money(currentBalance),
        )
      : step(
          "Current balance = loan × ((1 + i)ⁿ − (1 + i)ᵏ) ÷ ((1 + i)ⁿ − 1), after k payments",
          `${format.amount(originalLoan)} × ((1 + ${i})^${n} − (1 + ${i})^${made}) ÷ ((1 + ${i})^${n} − 1)`,
          format.money(currentBalance),
        ),
  ];
}

function currentPaymentStep(refinance: Refinance, format: Format): Step {
  const { currentBalance, inputs } = refinance;
  const { currentRate, currentPayment } = inputs;
  const { months } = refinance.current();
  return currentPayment === null
    ? paymentStep("Current payment", currentBalance, currentRate, months, refinance.currentPayment, format)
    : step(
        "Current payment as entered; payments until the balance is paid off",
        `${format.money(currentBalance)} at ${monthlyRate(currentRate, format)} a month, ${format.money(currentPayment)} each`,
        format.plural(months, "payment"),
      );
}

function paymentStep(
  name: string,
  loan: number,
  annualRate: number,
  months: number,
  payment: number,
  format: Format,
): Step {
  const amount = format.amount(loan);
  const n = format.number(months);
  const i = monthlyRate(annualRate, format);
  const value = format.money(payment);
  return annualRate === 0
    ? step(`${name} = loan ÷ payments`, `${amount} ÷ ${n}`, value)
    : step(
        `${name} = loan × i ÷ (1 − (1 + i)⁻ⁿ), i = rate ÷ 1,200`,
        `${amount} × ${i} ÷ (1 − (1 + ${i})^−${n})`,
        value,
      );
}

function costSteps({ inputs, pointsCost, newLoan, costs }: Refinance, format: Format): Step[] {
  const { points, lenderFees, otherClosingCosts, prepaymentPenalty, lenderCredit } = inputs;
  const parts = [pointsCost, lenderFees, otherClosingCosts, prepaymentPenalty];
  const sum = step(
    "Costs = points + lender fees + other costs + penalty − lender credit",
    `${parts.map((part) => format.amount(part)).join(" + ")} − ${format.amount(lenderCredit)}`,
    format.money(costs),
  );
  if (points === 0) return [sum];
  const share = `${format.money(newLoan)} × ${format.percent(points, 6)}`;
  return [step("Points = share of the new loan", share, format.money(pointsCost)), sum];
}

function newLoanStep({ inputs, currentBalance, newLoan, costs, pointsCost }: Refinance, format: Format): Step {
  const borrowed = `${format.amount(currentBalance)} + ${format.amount(inputs.cashOut)}`;
  return inputs.financeCosts
    ? step(
        "New loan = (balance + cash out + costs other than points) ÷ (1 − points)",
        `(${borrowed} + ${format.amount(costs - pointsCost)}) ÷ (1 − ${format.percent(inputs.points, 6)})`,
        format.money(newLoan),
      )
    : step("New loan = balance + cash out", borrowed, format.money(newLoan));
}

function savingsStep(refinance: Refinance, format: Format): Step {
  const { currentPayment, newPayment, insuranceNow, insuranceNew } = refinance;
  const side = (payment: number, insurance: number) =>
    insurance > 0 ? `(${format.amount(payment)} + ${format.amount(insurance)})` : format.amount(payment);
  const [now, next] = [side(currentPayment, insuranceNow), side(newPayment, insuranceNew)];
  const rises = refinance.monthlySavings < 0;
  return step(
    `The payment ${rises ? "rises" : "drops"} by${insuranceNow + insuranceNew > 0 ? ", insurance included" : ""}`,
    rises ? `${next} − ${now}` : `${now} − ${next}`,
    format.money(Math.abs(refinance.monthlySavings)),
  );
}

/** The usual ratios: costs divided by the drop in the payment. */
function simpleSteps(refinance: Refinance, format: Format): Step[] {
  const { simpleBreakEven, recoupMonths, costs, monthlySavings, currentPayment, newPayment } = refinance;
  const ratio = (label: string, saving: number, months: number | null): Step[] => {
    if (months === null) return [];
    const expression = `${format.amount(Math.max(0, costs))} ÷ ${format.amount(saving)}`;
    return [step(label, expression, format.plural(months, "month"))];
  };
  const usual = ratio("Usual break-even = costs ÷ monthly savings", monthlySavings, simpleBreakEven);
  if (recoupMonths === simpleBreakEven) return usual;
  const fall = currentPayment - newPayment;
  return [...usual, ...ratio("Recoupment = costs ÷ drop in principal and interest", fall, recoupMonths)];
}

/** The months in which the difference changes sign, with the month before the break-even. */
function breakEvenSteps(refinance: Refinance, format: Format): Step[] {
  const [breakEven, lossAgain] = [refinance.breakEven(), refinance.lossAgain()];
  const at = (label: string, month: number) => comparison(label, month, refinance, format);
  if (breakEven === null)
    return [at("Break-even with balances: never. At the end of the longer loan", refinance.months)];
  return [
    ...(breakEven > 0 ? [at("Break-even with balances: not yet in", breakEven - 1)] : []),
    at("Break-even with balances: reached in", breakEven),
    ...(lossAgain === null ? [] : [at("Behind again in", lossAgain)]),
  ];
}

/** Cost of both loans up to a month if they are paid off then. */
function comparison(label: string, month: number, refinance: Refinance, format: Format): Step {
  const { upfront, inputs } = refinance;
  const paid = inputs.taxRate > 0 ? "paid after tax savings" : "paid";
  const side = (run: LoanRun, before: string, total: number) =>
    `${before}${format.amount(run.paid(month))} ${paid} + ${format.amount(run.balance(month))} owed = ${format.amount(total)}`;
  const closing = upfront === 0 ? "" : `${format.amount(upfront)} at closing + `;
  const stay = side(refinance.current(), "", refinance.stayCost(month));
  return step(
    `${label} month ${format.number(month)}`,
    `stay: ${stay}; refinance: ${side(refinance.next(), closing, refinance.refinanceCost(month))}`,
    betterOff(refinance.savings(month), format),
  );
}

function npvStep({ inputs, cashAtClosing, npv }: Refinance, format: Format): Step[] {
  if (inputs.discountRate === 0) return [];
  const closing = `${format.amount(inputs.cashOut)} − ${format.amount(cashAtClosing)}`;
  return [
    step(
      "Net present value = cash out − cash at closing + Σ saved in month k ÷ (1 + d)ᵏ + difference owed ÷ (1 + d)ʰ",
      `d = ${monthlyRate(inputs.discountRate, format)}; ${closing} + …`,
      format.money(npv()),
    ),
  ];
}

function samePaymentStep(refinance: Refinance, format: Format): Step[] {
  const run = refinance.samePayment();
  if (run === null) return [];
  return [
    step(
      `Keeping the old payment of ${format.money(refinance.currentPayment)} pays off the new loan in ${format.plural(run.months, "month")}; interest saved`,
      `${format.amount(refinance.current().interest)} − ${format.amount(run.interest)}`,
      format.money(refinance.samePaymentInterestSaved),
    ),
  ];
}

function aprSteps(refinance: Refinance, format: Format): Step[] {
  const { inputs, newLoan, pointsCost, amountFinanced, payments } = refinance;
  const apr = refinance.apr();
  const financed = step(
    "Amount financed A = new loan − points − lender fees",
    `${format.amount(newLoan)} − ${format.amount(pointsCost)} − ${format.amount(inputs.lenderFees)}`,
    format.money(amountFinanced),
  );
  if (apr === null) return [financed];
  const runs = payments.map(({ amount, count }) => `${format.number(count)} × ${format.amount(amount)}`);
  return [
    financed,
    step(
      "APR = 1,200 × j, where the payments’ present value is A: Σ pₖ ÷ (1 + j)ᵏ = A",
      `payments of ${runs.join(", then ")}; j = ${monthlyRate(apr, format)}`,
      format.percent(apr, 4),
    ),
  ];
}

function monthlyRate(annualRate: number, format: Format): string {
  return format.number(nominalPeriodRate(annualRate, 12), 10);
}
