import type { Step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Inputs } from "./inputs";
import { EVENTS } from "./outputs";
import { Plan } from "./plan";
import type { EventRow, Row } from "./tables";
import type { Outputs } from "./words";

/** The steps from the rate to the last payment, with the borrower's numbers. */
export function working(inputs: Inputs, outputs: Outputs, format: Format): Step[] {
  const plan = new Plan(inputs, format);
  return [
    ...termSteps(inputs, plan, format),
    rateStep(inputs, plan, format),
    ...paymentSteps(inputs, outputs, plan, format),
    ...rowSteps(inputs, outputs, plan, format),
    ...outputs.events.map((event) => eventStep(event, format)),
    totalStep(outputs, inputs, format),
  ];
}

function termSteps(inputs: Inputs, plan: Plan, format: Format): Step[] {
  const { termMonths, termYears, moratoriumPayments } = inputs;
  const p = format.number(plan.paymentsPerYear);
  const steps: Step[] = [
    {
      label: "Payments N = term × payments a year",
      expression:
        termMonths === null
          ? `${format.number(termYears)} × ${p}`
          : `${format.number(termMonths)} × ${p} ÷ 12`,
      value: format.number(plan.scheduled),
    },
  ];
  if (moratoriumPayments > 0)
    steps.push({
      label: "Payments with the holiday T = N + payments left out",
      expression: `${format.number(plan.scheduled)} + ${format.number(moratoriumPayments)}`,
      value: format.number(plan.last),
    });
  return steps;
}

const COMPOUNDINGS = { monthly: 12, semiannual: 2, annual: 1, daily: 365 } as const;

function rateStep({ annualRate, compounding, interestMethod }: Inputs, plan: Plan, format: Format): Step {
  const p = format.number(plan.paymentsPerYear);
  const r = `${format.number(annualRate)} ÷ 100`;
  const value = decimal(plan.counting.periodRate(annualRate), format);
  if (interestMethod !== "periodic" || compounding === "payment")
    return { label: "Rate of a period i = r ÷ p", expression: `${r} ÷ ${p}`, value };
  const m = format.number(COMPOUNDINGS[compounding]);
  return {
    label: "Rate of a period i = (1 + r ÷ m)^(m ÷ p) − 1",
    expression: `(1 + ${r} ÷ ${m})^(${m} ÷ ${p}) − 1`,
    value,
  };
}

/** How the first regular payment comes about. */
function paymentSteps(inputs: Inputs, { payment, schedule }: Outputs, plan: Plan, format: Format): Step[] {
  const row = schedule[plan.regular - 1];
  if (payment === null || !row) return [];
  const { amortizationType, paymentOverride, balloonAmount } = inputs;
  const value = format.money(payment);
  const balance = format.amount(row.openingBalance);
  const left = plan.last - plan.regular + 1;
  const n = format.number(left);
  if (paymentOverride !== null)
    return [
      {
        label: "Own payment, more than the first interest",
        expression: `${format.amount(paymentOverride)} > ${format.amount(row.interest, 4)}`,
        value,
      },
    ];
  if (amortizationType === "interest-only")
    return [{ label: "Each payment is the interest", expression: interestText(row, plan, format), value }];
  if (amortizationType === "fixed-principal")
    return [
      {
        label: "First payment = balance ÷ payments left + interest",
        expression: `${balance} ÷ ${n} + ${format.amount(row.interest, 4)}`,
        value,
      },
    ];
  const rate = plan.counting.periodRate(row.annualRate);
  const i = decimal(rate, format);
  const owed = balloonAmount > 0 ? `(${balance} − ${format.amount(balloonAmount)})` : balance;
  if (rate === 0)
    return [{ label: "Payment = (balance − balloon) ÷ payments left", expression: `${owed} ÷ ${n}`, value }];
  const v = Math.exp(-left * Math.log1p(rate));
  const discount = format.number(v, 8);
  const borrowed =
    balloonAmount > 0 ? `(${balance} − ${format.amount(balloonAmount)} × ${discount})` : balance;
  return [
    { label: "Discount v = (1 + i)⁻ⁿ", expression: `(1 + ${i})^−${n}`, value: discount },
    {
      label: balloonAmount > 0 ? "Payment M = (P − B × v) × i ÷ (1 − v)" : "Payment M = P × i ÷ (1 − v)",
      expression: `${borrowed} × ${i} ÷ (1 − ${discount})`,
      value,
    },
  ];
}

/** Payments 1, 2 and the last one. */
function rowSteps(inputs: Inputs, { schedule }: Outputs, plan: Plan, format: Format): Step[] {
  const places = [...new Set([1, 2, schedule.length])].filter((place) => place <= schedule.length);
  const places4 = inputs.rounding === "none" ? 4 : 2;
  const fine = (amount: number) => format.amount(amount, places4);
  return places.map((place) => {
    const row = schedule[place - 1] as Row;
    const { number, payment, interest, principal, extra, openingBalance, closingBalance } = row;
    const paid = extra > 0 ? `${fine(principal)} − ${fine(extra)}` : fine(principal);
    const name =
      place === schedule.length
        ? `Last payment, number ${format.number(number)}`
        : `Payment ${format.number(number)}`;
    return {
      label: `${name}, ${format.date(row.date)}: interest; principal = payment − interest; balance after it`,
      expression: `${interestText(row, plan, format)} = ${fine(interest)}; ${fine(payment)} − ${fine(interest)} = ${fine(principal)}; ${fine(openingBalance)} − ${paid}`,
      value: format.money(closingBalance),
    };
  });
}

/** `250,000.00 × 0.0054166667`, or with the days. */
function interestText(row: Row, plan: Plan, format: Format): string {
  const balance = format.amount(row.openingBalance);
  const { days, yearDays, periodRate } = plan.counting;
  if (days && yearDays !== undefined)
    return `${balance} × ${format.percent(row.annualRate, 6)} × ${format.number(days(row.number))} ÷ ${yearDays}`;
  return `${balance} × ${decimal(periodRate(row.annualRate), format)}`;
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
      ? [`interest of ${format.money(amount)} joins the loan`]
      : []),
    ...(event.event !== "holiday" && amount !== null
      ? [`${format.money(amount)}${until > number ? " each time" : ""}`]
      : []),
    ...(payment === null ? [] : [`payment ${format.money(payment)}`]),
  ];
  return {
    label: `${EVENTS[event.event]}: ${range}, ${format.date(date)}`,
    expression: details.join(", ") || range,
    value: `${format.money(closingBalance)} left`,
  };
}

function totalStep(
  { totalPaid, totalInterest, numberOfPayments }: Outputs,
  inputs: Inputs,
  format: Format,
): Step {
  return {
    label: "Total interest = all that is paid − loan",
    expression: `${format.money(totalPaid)} in ${format.plural(numberOfPayments, "payment")} − ${format.money(inputs.principal)}`,
    value: format.money(totalInterest),
  };
}

function decimal(value: number, format: Format): string {
  return format.number(value, 10);
}
