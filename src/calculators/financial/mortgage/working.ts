import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { CONVENTIONAL } from "../../../data/home-loans/conventional";
import { monthlyTotalStep } from "../../../fieldsets/monthly-total";
import { paymentRunsText } from "../../../fieldsets/payment-runs-text";
import { paymentsUntilLoanToValue, pmiMidpoint } from "../../../math/finance/mortgage-insurance";
import { nominalPeriodRate } from "../../../math/finance/period-rate";
import type { Mortgage } from "./mortgage";
import { LIMITS } from "./outputs";
import { changeTable } from "./tables";

/** The calculation step by step, from the price to the APR, with the borrower's numbers. */
export function working(mortgage: Mortgage, format: Format): Listed<Step> {
  return [
    loanSteps(mortgage, format),
    monthlySteps(mortgage, format),
    firstPaymentStep(mortgage, format),
    pmiSteps(mortgage, format),
    adjustableSteps(mortgage, format),
    totalStep(mortgage, format),
    recastStep(mortgage, format),
    aprSteps(mortgage, format),
    pointsSteps(mortgage, format),
  ];
}

function loanSteps({ inputs, term, loan, downPayment, level }: Mortgage, format: Format): Listed<Step> {
  const rate = nominalPeriodRate(inputs.annualRate, 12);
  const i = format.number(rate, 10);
  const n = format.number(term);
  const g = format.number((1 + rate) ** term, 8);
  const principal = format.amount(loan);
  const payment = format.money(level);
  return [
    step(
      "Loan = price − down payment",
      `${format.money(inputs.homePrice)} − ${format.money(downPayment)}`,
      format.money(loan),
    ),
    step("Monthly rate i", `${format.number(inputs.annualRate, 12)} ÷ 1,200`, i),
    rate === 0
      ? step("Principal and interest = loan ÷ payments", `${principal} ÷ ${n}`, payment)
      : [
          step("Growth (1 + i)ⁿ", `(1 + ${i})^${n}`, g),
          step(
            "Principal and interest = loan × i × (1 + i)ⁿ ÷ ((1 + i)ⁿ − 1)",
            `${principal} × ${i} × ${g} ÷ (${g} − 1)`,
            payment,
          ),
        ],
  ];
}

function monthlySteps(mortgage: Mortgage, format: Format): Listed<Step> {
  const { inputs, loan, level, costs, pmi, biweeklyPayment } = mortgage;
  const { homePrice, propertyTaxAnnual, propertyTaxRate, homeInsuranceAnnual } = inputs;
  const tax = costs.propertyTax.perYear / 12;
  const insurance = costs.insurance.perYear / 12;
  const parts = [level, tax, insurance, pmi.perMonth, costs.hoa.perYear / 12, inputs.otherMonthly];
  const steps = [
    step(
      "Property tax",
      propertyTaxAnnual === null
        ? `${format.money(homePrice)} × ${format.percent(propertyTaxRate, 6)} ÷ 12`
        : `${format.money(propertyTaxAnnual)} ÷ 12`,
      format.money(tax),
    ),
    step("Home insurance", `${format.money(homeInsuranceAnnual)} ÷ 12`, format.money(insurance)),
  ];
  if (pmi.isCharged)
    steps.push(
      step("PMI", `${format.money(loan)} × ${format.percent(inputs.pmiRate, 6)} ÷ 12`, format.money(pmi.perMonth)),
    );
  steps.push(
    monthlyTotalStep(
      "principal and interest + tax + insurance + PMI + HOA + other costs",
      parts,
      mortgage.monthlyExtra,
      format,
    ),
  );
  if (biweeklyPayment !== null)
    steps.push(
      step(
        "Every two weeks, half of principal and interest",
        `${format.money(level)} ÷ 2`,
        format.money(biweeklyPayment),
      ),
    );
  return steps;
}

function firstPaymentStep(mortgage: Mortgage, format: Format): Step {
  // There is always a first row, because the shortest term is one month.
  const [first] = mortgage.schedule() as [ReturnType<Mortgage["schedule"]>[number]];
  const { annualRate, payment, interest, principal } = first;
  const rate = format.number(nominalPeriodRate(annualRate, mortgage.paymentsPerYear), 10);
  const fine = (amount: number) => format.amount(amount, 4);
  return step(
    "First payment: interest = balance × rate, the rest is principal",
    `${format.amount(mortgage.loan)} × ${rate} = ${fine(interest)}; ${fine(payment)} − ${fine(interest)}`,
    format.money(principal, 4),
  );
}

/** When the balance reaches the levels at which PMI ends. */
function pmiSteps(mortgage: Mortgage, format: Format): Listed<Step> {
  const { inputs, pmi, term, contractDates } = mortgage;
  if (!pmi.isCharged) return [];
  const { homePrice, pmiRemoval } = inputs;
  const { onRequest, automatic } = CONVENTIONAL.pmi.value;
  const place = (month: number) => `payment ${format.number(month)}, ${format.month(contractDates.iso(month))}`;
  const reached = (label: string, share: number) =>
    step(
      `${label} (${share}% of the price)`,
      `${format.money(homePrice)} × ${share}% = ${format.money((homePrice * share) / 100)}`,
      place(paymentsUntilLoanToValue(mortgage.contract(), homePrice, share) ?? term),
    );
  return [
    reached("Scheduled balance allows a cancellation request", onRequest),
    reached("Scheduled balance ends PMI automatically", automatic),
    step(
      "Midpoint of the term, after which PMI may not be charged",
      `⌈${format.number(term)} ÷ 2⌉`,
      place(pmiMidpoint(term)),
    ),
    step(
      pmiRemoval === "request" ? "PMI if you request cancellation" : "PMI until it ends automatically",
      `${format.plural(pmi.payments, "payment")} × ${format.money(pmi.perPayment)}`,
      `${format.money(pmi.total)} until ${format.month(pmi.endDate)}`,
    ),
  ];
}

/** Each rate change with the cap that limited it; adjustments that leave the rate unchanged are merged. */
function adjustableSteps(mortgage: Mortgage, format: Format): Listed<Step> {
  const changes = changeTable(mortgage);
  const steps: Step[] = [];
  let rate = mortgage.inputs.annualRate;
  for (const [i, { number, date, annualRate, limitedBy, payment }] of changes.entries()) {
    if (i > 0 && annualRate === rate) continue;
    const next = changes.slice(i).find((later) => later.annualRate !== annualRate);
    const until = next ? next.number - 1 : mortgage.totals().payments;
    const reason = limitedBy === "none" ? "index + margin" : `limited by: ${LIMITS[limitedBy]}`;
    steps.push(
      step(
        `Rate from payment ${format.number(number)}, ${format.month(date)}, to payment ${format.number(Math.max(until, number))}`,
        `${format.percent(rate)} → ${format.percent(annualRate)}, ${reason}`,
        `${format.money(payment)} a month`,
      ),
    );
    rate = annualRate;
  }
  return steps;
}

function totalStep(mortgage: Mortgage, format: Format): Step {
  const { payments, paid, extra, interest } = mortgage.totals();
  const extras = extra > 0 ? ` + ${format.money(extra)} extra` : "";
  return step(
    "Total interest = all payments − loan",
    `${format.money(paid)} in ${format.plural(payments, "payment")}${extras} − ${format.money(mortgage.loan)}`,
    format.money(interest),
  );
}

function recastStep(mortgage: Mortgage, format: Format): Step | null {
  const recast = mortgage.recast();
  if (recast === null) return null;
  const { balance, after, left, payment } = recast;
  const label = `Recast after payment ${format.number(after)}: payment for the balance over the ${format.plural(left, "month")} left`;
  const rate = nominalPeriodRate(mortgage.inputs.annualRate, 12);
  const [b, i, n] = [format.amount(balance), format.number(rate, 10), format.number(left)];
  return step(label, rate === 0 ? `${b} ÷ ${n}` : `${b} × ${i} ÷ (1 − (1 + ${i})^−${n})`, format.money(payment));
}

/** When the points have earned back their cost: by the lower payment, and by the interest saved. */
function pointsSteps({ points, level, inputs }: Mortgage, format: Format): Listed<Step> {
  const { cost, paymentWithout, monthlySaving, monthsByPayment } = points;
  if (cost === 0 || inputs.rateWithoutPoints === null) return [];
  const [byInterest, withExtras] = [points.monthsByInterest(), points.monthsWithExtras()];
  const difference = `${format.money(cost)} + interest at ${format.percent(inputs.annualRate)} ≤ interest at ${format.percent(inputs.rateWithoutPoints)}`;
  const first = (months: number) => `from payment ${format.number(months)}`;
  return [
    paymentWithout !== null &&
      monthlySaving !== null &&
      step(
        "Saved each month by the points = payment without − with them",
        `${format.money(paymentWithout)} − ${format.money(level)}`,
        format.money(monthlySaving),
      ),
    monthlySaving !== null &&
      monthsByPayment !== null &&
      step(
        "Points break even by the payment: cost ÷ monthly saving, rounded up",
        `${format.money(cost)} ÷ ${format.money(monthlySaving)}`,
        format.plural(monthsByPayment, "month"),
      ),
    byInterest !== null &&
      step("Points break even by interest, on the contract’s balances", difference, first(byInterest)),
    withExtras !== null &&
      step("Points break even by interest, with your extra payments", difference, first(withExtras)),
  ];
}

function aprSteps(mortgage: Mortgage, format: Format): Listed<Step> {
  const { inputs, loan, points, amountFinanced } = mortgage;
  const apr = mortgage.apr();
  const financed = step(
    "Amount financed A = loan − points − lender fees",
    `${format.amount(loan)} − ${format.amount(points.cost)} − ${format.amount(inputs.lenderFees)}`,
    format.money(amountFinanced),
  );
  if (apr === null) return [financed];
  const j = format.number(apr / 1200, 10);
  return [
    financed,
    step(
      "Monthly rate j at which the payments’ present value is A: Σ pₖ ÷ (1 + j)ᵏ = A",
      `payments of ${paymentRunsText(mortgage.contractPayments(), format)}; A = ${format.amount(amountFinanced)}`,
      `j = ${j}`,
    ),
    step("APR = 1,200 × j", `1,200 × ${j}`, format.percent(apr, 4)),
  ];
}
