import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { factor } from "../../../fieldsets/factor";
import { paymentRunsText } from "../../../fieldsets/payment-runs-text";
import type { HomeLoan } from "./home-loan";
import { EVENTS } from "./outputs";
import type { EventRow, ScheduleRow } from "./tables";

/** The calculation step by step, from the rate to the APR and the tax, with the borrower's numbers. */
export function working(loan: HomeLoan, format: Format): Listed<Step> {
  return [
    emiSteps(loan, format),
    firstRowStep(loan, format),
    loan.events.map((event) => eventStep(event, format)),
    totalStep(loan, format),
    aprSteps(loan, format),
    taxSteps(loan, format),
  ];
}

/** How the first EMI is calculated. */
function emiSteps(loan: HomeLoan, format: Format): Listed<Step> {
  const { emi } = loan.baseRun;
  const row = loan.schedule.find(({ kind }) => kind === "emi");
  if (emi === null || !row) return [];
  const rate = row.annualRate / 1200;
  const i = factor(rate, format);
  const n = format.number(loan.term);
  // If the full EMI is paid from the start, amounts not drawn yet count as owed.
  const owed = row.openingBalance + undrawnAt(row.number, loan);
  const steps: Step[] = [
    step("Loan P when EMIs begin", format.amount(owed), format.money(owed)),
    step("Monthly rate i = rate ÷ 1,200", `${format.number(row.annualRate, 12)} ÷ 1,200`, i),
    step(
      "EMIs n",
      loan.inputs.termMonths === null ? `12 × ${format.plural(loan.inputs.termYears, "year")}` : "as entered",
      n,
    ),
  ];
  const value = format.money(emi);
  if (rate === 0) return [steps, step("EMI = P ÷ n", `${format.amount(owed)} ÷ ${n}`, value)];
  const growth = Math.exp(loan.term * Math.log1p(rate));
  const g = format.number(growth, 8);
  return [
    steps,
    step("Growth (1 + i)ⁿ", `(1 + ${i})^${n}`, g),
    step("EMI = P × i × (1 + i)ⁿ ÷ ((1 + i)ⁿ − 1)", `${format.amount(owed)} × ${i} × ${g} ÷ (${g} − 1)`, value),
  ];
}

function undrawnAt(number: number, loan: HomeLoan): number {
  const { disbursementType, tranches } = loan.inputs;
  if (disbursementType === "full") return 0;
  return tranches.reduce((sum, { month, amount }) => (month >= number ? sum + amount : sum), 0);
}

function firstRowStep({ schedule }: HomeLoan, format: Format): Step {
  const { openingBalance, annualRate, interest, payment, principal } = schedule[0] as ScheduleRow;
  const fine = (amount: number) => format.amount(amount, 4);
  return step(
    "First installment: interest = balance × i; principal = installment − interest",
    `${format.amount(openingBalance)} × ${factor(annualRate / 1200, format)} = ${fine(interest)}; ${fine(payment)} − ${fine(interest)}`,
    format.money(principal, 4),
  );
}

/** The effect of an event on the EMI, the EMIs left and the end date. */
function eventStep(event: EventRow, format: Format): Step {
  const { number, until, amount, annualRate, oldEmi, newEmi, emisLeft, endDate, date } = event;
  const place =
    until > number
      ? `installments ${format.number(number)} to ${format.number(until)}`
      : `installment ${format.number(number)}`;
  const details = [
    ...(event.event === "rate-change" ? [`rate ${format.percent(annualRate)}`] : []),
    ...(amount === null ? [] : [`${format.money(amount)}${until > number ? " each" : ""}`]),
    ...(newEmi === null
      ? []
      : [
          oldEmi === null || Math.abs(oldEmi - newEmi) < 0.005
            ? `EMI ${format.money(newEmi)}`
            : `EMI ${format.money(oldEmi)} → ${format.money(newEmi)}`,
        ]),
    `${format.money(event.balance)} owed`,
  ];
  return step(
    `${EVENTS[event.event]}: ${place}, ${format.date(date)}`,
    details.join("; "),
    `${format.plural(emisLeft, "EMI")} left, to ${format.month(endDate)}`,
  );
}

function totalStep({ baseRun, inputs }: HomeLoan, format: Format): Step {
  const { paid, extra, payments, interest } = baseRun;
  const extras = extra > 0 ? ` + ${format.money(extra)} prepaid` : "";
  return step(
    "Total interest = total paid − loan",
    `${format.money(paid)} in ${format.plural(payments, "installment")}${extras} − ${format.money(inputs.principal)}`,
    format.money(interest),
  );
}

function aprSteps(loan: HomeLoan, format: Format): Listed<Step> {
  const { apr } = loan;
  const first = step(
    "Received at first A = first disbursement − upfront charges",
    `${format.amount(loan.drawnAfter(0))} − ${format.amount(loan.inputs.processingFee)}`,
    format.money(loan.received),
  );
  if (apr === null) return [first];
  return [
    first,
    step(
      "APR = 1,200 × j, where the present value of the installments minus later disbursements is A: Σ pₖ ÷ (1 + j)ᵏ = A",
      `${paymentRunsText(loan.contractFlows(), format)}; j = ${factor(apr / 1200, format)}`,
      format.percent(apr, 4),
    ),
  ];
}

/** The tax, year by year. */
function taxSteps({ inputs, taxYears, taxSaving }: HomeLoan, format: Format): Listed<Step> {
  if (taxYears.length === 0) return [];
  const { taxRate, interestDeductionCap, principalDeductionCap } = inputs;
  const rate = format.percent(taxRate);
  const lower = (amount: number, cap: number) => {
    const within = `min(${format.amount(amount)}, ${format.amount(cap)})`;
    return amount < 0 ? `max(0, ${within})` : within;
  };
  return [
    taxYears.map((year) =>
      step(
        `Tax year ${year.year}: rate × (interest within its limit + principal within its limit)`,
        `${rate} × (${lower(year.interest, interestDeductionCap)} + ${lower(year.principal, principalDeductionCap)})`,
        format.money(year.saving),
      ),
    ),
    step(
      "Income tax saved over the life of the loan",
      `total of ${format.plural(taxYears.length, "tax year")}`,
      format.money(taxSaving),
    ),
  ];
}
