import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { factor } from "../../../fieldsets/factor";
import { COMPOUNDINGS } from "./counting";
import { EVENTS } from "./outputs";
import type { Plan } from "./plan";
import type { EventRow, Row } from "./tables";

/** The calculation step by step, from the rate to the last payment, with the borrower's numbers. */
export function working(plan: Plan, format: Format): Listed<Step> {
  return [
    termSteps(plan, format),
    rateStep(plan, format),
    paymentSteps(plan, format),
    rowSteps(plan, format),
    plan.events.map((event) => eventStep(event, format)),
    totalStep(plan, format),
  ];
}

function termSteps(plan: Plan, format: Format): Listed<Step> {
  const { termMonths, termYears, moratoriumPayments } = plan.inputs;
  const p = format.number(plan.paymentsPerYear);
  const exact = termMonths === null ? termYears * plan.paymentsPerYear : (termMonths * plan.paymentsPerYear) / 12;
  const product =
    termMonths === null ? `${format.number(termYears)} × ${p}` : `${format.number(termMonths)} × ${p} ÷ 12`;
  const steps: Step[] = [
    step(
      `Payments N = term × payments per year${Number.isInteger(exact) ? "" : ", rounded to a whole number"}`,
      exact < 1 ? `max(1, ${product})` : product,
      format.number(plan.scheduled),
    ),
  ];
  if (moratoriumPayments > 0)
    steps.push(
      step(
        "Payments including the holiday T = N + skipped payments",
        `${format.number(plan.scheduled)} + ${format.number(moratoriumPayments)}`,
        format.number(plan.last),
      ),
    );
  return steps;
}

function rateStep(plan: Plan, format: Format): Step {
  const { annualRate, compounding, interestMethod } = plan.inputs;
  const p = format.number(plan.paymentsPerYear);
  const r = `${format.number(annualRate)} ÷ 100`;
  const value = factor(plan.counting.periodRate(annualRate), format);
  if (interestMethod !== "periodic" || compounding === "payment")
    return step("Rate per period i = r ÷ p", `${r} ÷ ${p}`, value);
  const m = format.number(COMPOUNDINGS[compounding]);
  return step("Rate per period i = (1 + r ÷ m)^(m ÷ p) − 1", `(1 + ${r} ÷ ${m})^(${m} ÷ ${p}) − 1`, value);
}

/** How the first regular payment is calculated. */
function paymentSteps(plan: Plan, format: Format): Listed<Step> {
  const { payment } = plan;
  const row = plan.schedule[plan.regular - 1];
  if (payment === null || !row) return [];
  const { amortizationType, paymentOverride, rounding } = plan.inputs;
  // The balloon is never more than the balance.
  const balloon = Math.min(plan.inputs.balloonAmount, row.openingBalance);
  const rounded = { none: "", cent: ", rounded to the cent", whole: ", rounded to whole units" }[rounding];
  const value = format.money(payment);
  const balance = format.amount(row.openingBalance);
  const left = plan.last - plan.regular + 1;
  const n = format.number(left);
  if (paymentOverride !== null)
    return [
      step(
        "Your own payment must be more than the first interest",
        `${format.amount(paymentOverride)} > ${format.amount(row.interest, 4)}`,
        value,
      ),
    ];
  if (amortizationType === "interest-only")
    return [step("Each payment is the interest", interestText(row, plan, format), value)];
  const interest = format.amount(row.interest, 4);
  // Rounding or the days in the last period can make the payment less than the formula gives.
  if (payment >= row.openingBalance + row.interest)
    return [step("Payment = full balance + interest", `${balance} + ${interest}`, value)];
  if (amortizationType === "fixed-principal") {
    const part = payment - row.interest;
    return [
      step(`Principal part = balance ÷ payments left${rounded}`, `${balance} ÷ ${n}`, format.money(part)),
      step("First payment = principal part + interest", `${format.amount(part)} + ${interest}`, value),
    ];
  }
  const rate = plan.counting.periodRate(row.annualRate);
  const i = factor(rate, format);
  const owed = balloon > 0 ? `(${balance} − ${format.amount(balloon)})` : balance;
  if (rate === 0) return [step(`Payment = (balance − balloon) ÷ payments left${rounded}`, `${owed} ÷ ${n}`, value)];
  const v = Math.exp(-left * Math.log1p(rate));
  const discount = format.number(v, 8);
  const p = plan.paysAtStart ? `${balance} ÷ (1 + ${i})` : balance;
  const borrowed = balloon > 0 ? `(${p} − ${format.amount(balloon)} × ${discount})` : p;
  const formula = plan.paysAtStart ? "P ÷ (1 + i)" : "P";
  return [
    step("Discount v = (1 + i)⁻ⁿ", `(1 + ${i})^−${n}`, discount),
    step(
      `Payment M = ${balloon > 0 ? `(${formula} − B × v)` : formula} × i ÷ (1 − v)${rounded}`,
      `${borrowed} × ${i} ÷ (1 − ${discount})`,
      value,
    ),
  ];
}

/** Payments 1, 2 and the last one. */
function rowSteps(plan: Plan, format: Format): Listed<Step> {
  const { schedule } = plan;
  const places = [...new Set([1, 2, schedule.length])].filter((place) => place <= schedule.length);
  const digits = plan.inputs.rounding === "none" ? 4 : 2;
  const fine = (amount: number) => format.amount(amount, digits);
  return places.map((place) => {
    const row = schedule[place - 1] as Row;
    const { number, payment, interest, principal, extra, openingBalance, closingBalance } = row;
    const paid = extra > 0 ? `${fine(principal)} − ${fine(extra)}` : fine(principal);
    const name =
      place === schedule.length ? `Last payment, number ${format.number(number)}` : `Payment ${format.number(number)}`;
    return step(
      `${name}, ${format.date(row.date)}: interest; principal = payment − interest; balance after`,
      `${interestText(row, plan, format)} = ${fine(interest)}; ${fine(payment)} − ${fine(interest)} = ${fine(principal)}; ${fine(openingBalance)} − ${paid}`,
      format.money(closingBalance),
    );
  });
}

/** `250,000.00 × 0.0054166667`, or balance × rate × days if interest is charged by actual days. */
function interestText(row: Row, plan: Plan, format: Format): string {
  if (row.number === 1 && plan.paysAtStart) return "0";
  const balance = format.amount(row.openingBalance);
  const { days, yearDays, periodRate } = plan.counting;
  if (days && yearDays !== undefined)
    return `${balance} × ${format.percent(row.annualRate, 6)} × ${format.number(days(row.number))} ÷ ${yearDays}`;
  return `${balance} × ${factor(periodRate(row.annualRate), format)}`;
}

function eventStep(event: EventRow, format: Format): Step {
  const { number, until, date, amount, annualRate, payment, closingBalance } = event;
  const range =
    until > number
      ? `payments ${format.number(number)} to ${format.number(until)}`
      : `payment ${format.number(number)}`;
  const details = [
    ...(event.event === "rate-change" ? [`at ${format.percent(annualRate, 6)}`] : []),
    ...(event.event === "holiday" && amount !== null
      ? [`interest of ${format.money(amount)} is added to the loan`]
      : []),
    ...(event.event !== "holiday" && amount !== null
      ? [`${format.money(amount)}${until > number ? " each time" : ""}`]
      : []),
    ...(payment === null ? [] : [`payment ${format.money(payment)}`]),
  ];
  return step(
    `${EVENTS[event.event]}: ${range}, ${format.date(date)}`,
    details.join(", ") || range,
    `${format.money(closingBalance)} left`,
  );
}

function totalStep({ inputs, totals, totalPaid }: Plan, format: Format): Step {
  return step(
    "Total interest = total paid − loan",
    `${format.money(totalPaid)} in ${format.plural(totals.payments, "payment")} − ${format.money(inputs.principal)}`,
    format.money(totals.interest),
  );
}
