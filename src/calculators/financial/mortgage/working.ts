import type { OutputsOf, Step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { CONVENTIONAL } from "../../../data/home-loans/conventional";
import { amortize } from "../../../math/finance/amortization";
import type { PaymentRow } from "../../../math/finance/loan";
import { paymentsUntilShare, pmiMidpoint } from "../../../math/finance/mortgage-insurance";
import { nominalPeriodRate } from "../../../math/finance/period-rate";
import type { Inputs } from "./inputs";
import { Mortgage } from "./mortgage";
import { LIMITS, type outputs } from "./outputs";

type Outputs = OutputsOf<typeof outputs>;

/** The steps from the price to the APR, with the borrower's numbers. */
export function working(inputs: Inputs, outputs: Outputs, format: Format): Step[] {
  const mortgage = new Mortgage(inputs);
  return [
    ...loanSteps(inputs, mortgage, format),
    ...monthlySteps(inputs, mortgage, outputs, format),
    firstPaymentStep(mortgage, format),
    ...pmiSteps(inputs, mortgage, format),
    ...adjustableSteps(inputs, outputs, format),
    totalStep(mortgage, format),
    ...aprSteps(inputs, mortgage, outputs, format),
  ];
}

function loanSteps(inputs: Inputs, mortgage: Mortgage, format: Format): Step[] {
  const { homePrice, annualRate } = inputs;
  const rate = nominalPeriodRate(annualRate, 12);
  const i = decimal(rate, format);
  const n = format.number(mortgage.term);
  const loan = format.amount(mortgage.loan);
  const growth = (1 + rate) ** mortgage.term;
  const steps = [
    {
      label: "Loan = price − down payment",
      expression: `${format.money(homePrice)} − ${format.money(mortgage.downPayment)}`,
      value: format.money(mortgage.loan),
    },
    { label: "Monthly rate i", expression: `${format.number(annualRate)} ÷ 1,200`, value: i },
  ];
  if (rate === 0)
    return [
      ...steps,
      {
        label: "Principal and interest = loan ÷ payments",
        expression: `${loan} ÷ ${n}`,
        value: format.money(mortgage.level),
      },
    ];
  const g = format.number(growth, 8);
  return [
    ...steps,
    { label: "Growth (1 + i)ⁿ", expression: `(1 + ${i})^${n}`, value: g },
    {
      label: "Principal and interest = loan × i × (1 + i)ⁿ ÷ ((1 + i)ⁿ − 1)",
      expression: `${loan} × ${i} × ${g} ÷ (${g} − 1)`,
      value: format.money(mortgage.level),
    },
  ];
}

function monthlySteps(inputs: Inputs, mortgage: Mortgage, outputs: Outputs, format: Format): Step[] {
  const { homePrice, propertyTaxAnnual, propertyTaxRate, homeInsuranceAnnual, pmiRate, otherMonthly } =
    inputs;
  const steps: Step[] = [
    {
      label: "Property tax",
      expression:
        propertyTaxAnnual === null
          ? `${format.money(homePrice)} × ${format.percent(propertyTaxRate, 6)} ÷ 12`
          : `${format.money(propertyTaxAnnual)} ÷ 12`,
      value: format.money(outputs.monthlyPropertyTax),
    },
    {
      label: "Home insurance",
      expression: `${format.money(homeInsuranceAnnual)} ÷ 12`,
      value: format.money(outputs.monthlyInsurance),
    },
  ];
  if (mortgage.hasPmi)
    steps.push({
      label: "PMI",
      expression: `${format.money(mortgage.loan)} × ${format.percent(pmiRate, 6)} ÷ 12`,
      value: format.money(mortgage.monthlyPmi),
    });
  const parts = [
    outputs.monthlyPrincipalInterest,
    outputs.monthlyPropertyTax,
    outputs.monthlyInsurance,
    outputs.monthlyPmi,
    outputs.monthlyHoa,
    otherMonthly,
  ];
  steps.push({
    label: "Each month = principal and interest + tax + insurance + PMI + HOA + other costs",
    expression: parts.map((part) => format.amount(part)).join(" + "),
    value: format.money(outputs.monthlyPayment),
  });
  if (outputs.biweeklyPayment !== null)
    steps.push({
      label: "Every two weeks, half of principal and interest",
      expression: `${format.money(mortgage.level)} ÷ 2`,
      value: format.money(outputs.biweeklyPayment),
    });
  return steps;
}

function firstPaymentStep(mortgage: Mortgage, format: Format): Step {
  let first: PaymentRow | undefined;
  amortize(mortgage.actual(), (row) => {
    first = { ...row };
    return true;
  });
  const { annualRate, payment, interest, principal } = first as PaymentRow;
  const rate = decimal(nominalPeriodRate(annualRate, mortgage.paymentsPerYear), format);
  const fine = (amount: number) => format.amount(amount, 4);
  return {
    label: "First payment: interest = balance × rate, the rest is principal",
    expression: `${format.amount(mortgage.loan)} × ${rate} = ${fine(interest)}; ${fine(payment)} − ${fine(interest)}`,
    value: format.money(principal, 4),
  };
}

/** When the balance reaches the shares at which PMI ends. */
function pmiSteps({ homePrice, pmiRemoval }: Inputs, mortgage: Mortgage, format: Format): Step[] {
  if (!mortgage.hasPmi) return [];
  const { onRequest, automatic } = CONVENTIONAL.pmi.value;
  const place = (month: number) =>
    `payment ${format.number(month)}, ${format.month(mortgage.contractDates.iso(month))}`;
  const reached = (label: string, share: number): Step => ({
    label: `${label} (${share}% of the price)`,
    expression: `${format.money(homePrice)} × ${share}% = ${format.money((homePrice * share) / 100)}`,
    value: place(paymentsUntilShare(mortgage.contract(), homePrice, share) ?? mortgage.term),
  });
  const payments = mortgage.pmiPayments;
  return [
    reached("On schedule the balance allows a request", onRequest),
    reached("On schedule PMI ends by itself", automatic),
    {
      label: "Midpoint of the term, after which PMI may not be charged",
      expression: `⌈${format.number(mortgage.term)} ÷ 2⌉`,
      value: place(pmiMidpoint(mortgage.term)),
    },
    {
      label: pmiRemoval === "request" ? "PMI as you ask for its end" : "PMI until it ends by itself",
      expression: `${format.plural(payments, "payment")} × ${format.money(mortgage.pmiPerPayment)}`,
      value: `${format.money(mortgage.totalPmi)} until ${format.month(mortgage.pmiEndDate)}`,
    },
  ];
}

/** Each change of the rate with the cap that bound; changes that leave the rate as it is are told together. */
function adjustableSteps(inputs: Inputs, outputs: Outputs, format: Format): Step[] {
  const changes = outputs.armChanges;
  const steps: Step[] = [];
  let rate = inputs.annualRate;
  for (const [i, { number, date, annualRate, limitedBy, payment }] of changes.entries()) {
    if (i > 0 && annualRate === rate) continue;
    const same = changes.slice(i).findIndex((later) => later.annualRate !== annualRate);
    const until = same < 0 ? outputs.schedule.length : (changes[i + same]?.number ?? number) - 1;
    const move = `${format.percent(rate)} → ${format.percent(annualRate)}`;
    steps.push({
      label: `Rate from payment ${format.number(number)}, ${format.month(date)}, to payment ${format.number(Math.max(until, number))}`,
      expression:
        limitedBy === "none" ? `${move}, index + margin` : `${move}, bound by: ${LIMITS[limitedBy]}`,
      value: `${format.money(payment)} a month`,
    });
    rate = annualRate;
  }
  return steps;
}

function totalStep(mortgage: Mortgage, format: Format): Step {
  const { payments, paid, extra, interest } = mortgage.totals;
  const extras = extra > 0 ? ` + ${format.money(extra)} extra` : "";
  return {
    label: "Total interest = all payments − loan",
    expression: `${format.money(paid)} in ${format.plural(payments, "payment")}${extras} − ${format.money(mortgage.loan)}`,
    value: format.money(interest),
  };
}

function aprSteps({ lenderFees }: Inputs, mortgage: Mortgage, outputs: Outputs, format: Format): Step[] {
  const financed: Step = {
    label: "Amount financed A = loan − points − lender fees",
    expression: `${format.amount(mortgage.loan)} − ${format.amount(mortgage.pointsCost)} − ${format.amount(lenderFees)}`,
    value: format.money(mortgage.amountFinanced),
  };
  if (outputs.apr === null) return [financed];
  const runs = mortgage.contractPayments();
  const shown = runs
    .slice(0, 3)
    .map(({ amount, count }) => `${format.number(count)} × ${format.amount(amount)}`);
  const more = runs.length > 3 ? `, then ${format.plural(runs.length - 3, "other amount")}` : "";
  const j = outputs.apr / 1200;
  return [
    financed,
    {
      label: "Monthly rate j at which the payments are worth A: Σ pₖ ÷ (1 + j)ᵏ = A",
      expression: `payments of ${shown.join(", then ")}${more}; A = ${format.amount(mortgage.amountFinanced)}`,
      value: `j = ${decimal(j, format)}`,
    },
    {
      label: "APR = 1,200 × j",
      expression: `1,200 × ${decimal(j, format)}`,
      value: format.percent(outputs.apr, 4),
    },
  ];
}

function decimal(value: number, format: Format): string {
  return format.number(value, 10);
}
