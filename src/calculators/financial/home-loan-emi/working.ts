import type { Step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { HomeLoan } from "./home-loan";
import type { Inputs } from "./inputs";
import { EVENTS } from "./outputs";
import type { Outputs } from "./words";

/** The steps from the rate to the APR and the tax, with the borrower's numbers. */
export function working(inputs: Inputs, outputs: Outputs, format: Format): Step[] {
  const loan = new HomeLoan(inputs);
  return [
    ...emiSteps(loan, outputs, format),
    firstRowStep(outputs, format),
    ...outputs.events.map((event) => eventStep(event, format)),
    totalStep(loan, format),
    ...aprSteps(loan, outputs, format),
    ...taxSteps(loan, outputs, format),
  ];
}

/** How the first EMI comes about. */
function emiSteps(loan: HomeLoan, { emi, schedule }: Outputs, format: Format): Step[] {
  const row = schedule.find(({ kind }) => kind === "emi");
  if (emi === null || !row) return [];
  const rate = row.annualRate / 1200;
  const i = decimal(rate, format);
  const n = format.number(loan.term);
  // Under a full EMI from the start, what is not drawn yet counts as owed.
  const owed = row.openingBalance + undrawnAt(row.number, loan);
  const steps: Step[] = [
    { label: "Loan P when EMIs begin", expression: format.amount(owed), value: format.money(owed) },
    {
      label: "Monthly rate i = rate ÷ 1,200",
      expression: `${format.number(row.annualRate)} ÷ 1,200`,
      value: i,
    },
    {
      label: "EMIs n",
      expression:
        loan.inputs.termMonths === null ? `12 × ${format.number(loan.inputs.termYears)} years` : "as given",
      value: n,
    },
  ];
  const value = format.money(emi);
  if (rate === 0)
    return [...steps, { label: "EMI = P ÷ n", expression: `${format.amount(owed)} ÷ ${n}`, value }];
  const growth = Math.exp(loan.term * Math.log1p(rate));
  const g = format.number(growth, 8);
  return [
    ...steps,
    { label: "Growth (1 + i)ⁿ", expression: `(1 + ${i})^${n}`, value: g },
    {
      label: "EMI = P × i × (1 + i)ⁿ ÷ ((1 + i)ⁿ − 1)",
      expression: `${format.amount(owed)} × ${i} × ${g} ÷ (${g} − 1)`,
      value,
    },
  ];
}

function undrawnAt(number: number, loan: HomeLoan): number {
  const { disbursementType, tranches } = loan.inputs;
  if (disbursementType === "full") return 0;
  return tranches.reduce((sum, { month, amount }) => (month >= number ? sum + amount : sum), 0);
}

function firstRowStep({ schedule }: Outputs, format: Format): Step {
  const { openingBalance, annualRate, interest, payment, principal } =
    schedule[0] as Outputs["schedule"][number];
  const fine = (amount: number) => format.amount(amount, 4);
  return {
    label: "First instalment: interest = balance × i; principal = instalment − interest",
    expression: `${format.amount(openingBalance)} × ${decimal(annualRate / 1200, format)} = ${fine(interest)}; ${fine(payment)} − ${fine(interest)}`,
    value: format.money(principal, 4),
  };
}

/** What an event makes of EMI, EMIs left and end. */
function eventStep(event: Outputs["events"][number], format: Format): Step {
  const { number, until, amount, annualRate, oldEmi, newEmi, emisLeft, endDate, date } = event;
  const place =
    until > number
      ? `instalments ${format.number(number)} to ${format.number(until)}`
      : `instalment ${format.number(number)}`;
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
  return {
    label: `${EVENTS[event.event]}: ${place}, ${format.date(date)}`,
    expression: details.join("; "),
    value: `${format.plural(emisLeft, "EMI")} left, to ${format.month(endDate)}`,
  };
}

function totalStep({ course, inputs }: HomeLoan, format: Format): Step {
  const { paid, extra, payments, interest } = course;
  const extras = extra > 0 ? ` + ${format.money(extra)} prepaid` : "";
  return {
    label: "Total interest = all that is paid − loan",
    expression: `${format.money(paid)} in ${format.plural(payments, "instalment")}${extras} − ${format.money(inputs.principal)}`,
    value: format.money(interest),
  };
}

function aprSteps(loan: HomeLoan, { apr }: Outputs, format: Format): Step[] {
  const { processingFee } = loan.inputs;
  const received = loan.drawnAfter(0) - processingFee;
  const first: Step = {
    label: "Received at first A = first disbursal − upfront charges",
    expression: `${format.amount(loan.drawnAfter(0))} − ${format.amount(processingFee)}`,
    value: format.money(received),
  };
  if (apr === null) return [first];
  const runs = loan.contractFlows();
  const shown = runs
    .slice(0, 4)
    .map(({ amount, count }) => `${format.number(count)} × ${format.amount(amount)}`);
  const more = runs.length > 4 ? `, then ${format.plural(runs.length - 4, "other amount")}` : "";
  return [
    first,
    {
      label:
        "APR = 1,200 × j, where the instalments, less later disbursals, are worth A: Σ pₖ ÷ (1 + j)ᵏ = A",
      expression: `${shown.join(", then ")}${more}; j = ${decimal(apr / 1200, format)}`,
      value: format.percent(apr, 4),
    },
  ];
}

/** The tax, year by year. */
function taxSteps({ inputs }: HomeLoan, { taxYears, taxSaving }: Outputs, format: Format): Step[] {
  if (taxYears.length === 0) return [];
  const { taxRate, interestDeductionCap, principalDeductionCap } = inputs;
  const rate = format.percent(taxRate);
  const lower = (amount: number, cap: number) => `min(${format.amount(amount)}, ${format.amount(cap)})`;
  return [
    ...taxYears.map((year) => ({
      label: `Tax year ${year.year}: rate × (interest within its limit + principal within its limit)`,
      expression: `${rate} × (${lower(year.interest, interestDeductionCap)} + ${lower(year.principal, principalDeductionCap)})`,
      value: format.money(year.saving),
    })),
    {
      label: "Income tax saved over the life of the loan",
      expression: `${format.plural(taxYears.length, "tax year")} together`,
      value: format.money(taxSaving),
    },
  ];
}

function decimal(value: number, format: Format): string {
  return format.number(value, 10);
}
