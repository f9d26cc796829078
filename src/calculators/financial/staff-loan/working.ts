import type { OutputsOf, Step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Inputs } from "./inputs";
import type { outputs } from "./outputs";
import { lastDayOf } from "./perquisite";
import { StaffLoan } from "./staff-loan";

type Outputs = OutputsOf<typeof outputs>;

/** The instalments, the interest, the rate they come to, and one tax year month by month. */
export function working(inputs: Inputs, outputs: Outputs, format: Format): Step[] {
  const loan = new StaffLoan(inputs);
  return [
    ...recoverySteps(loan, outputs, format),
    ...rateSteps(loan, outputs, format),
    ...marketSteps(loan, outputs, format),
    ...taxSteps(loan, outputs, format),
  ];
}

function recoverySteps(loan: StaffLoan, outputs: Outputs, format: Format): Step[] {
  switch (loan.inputs.recoveryMethod) {
    case "two-phase":
      return phaseSteps(loan, outputs, format);
    case "constant-instalment":
      return oneAmountSteps(loan, outputs, format);
    case "emi":
      return emiSteps(loan, outputs, format);
  }
}

const UP = ", up to the next rupee";

function phaseSteps({ inputs, payments }: StaffLoan, outputs: Outputs, format: Format): Step[] {
  const { principal, annualRate, principalInstalments: m, interestInstalments, rounding } = inputs;
  const up = rounding === "whole" ? UP : "";
  const bySum = inputs.interestBasis === "monthly" && rounding === "none";
  return [
    {
      label: "Principal instalment = loan ÷ instalments",
      expression: `${format.amount(principal)} ÷ ${format.number(m)}${up}`,
      value: format.money(outputs.principalInstalment),
    },
    bySum
      ? {
          label: "Interest = loan × rate × (instalments + 1) ÷ 2,400",
          expression: `${format.amount(principal)} × ${format.number(annualRate)} × ${format.number(m + 1)} ÷ 2,400`,
          value: format.money(outputs.totalInterest),
        }
      : interestStep(inputs, outputs, format),
    {
      label: "Interest instalment = interest ÷ instalments",
      expression: `${format.amount(outputs.totalInterest)} ÷ ${format.number(interestInstalments)}${up}`,
      value: format.money(outputs.interestInstalment),
    },
    paidStep(payments, outputs, format),
  ];
}

function interestStep({ interestBasis }: Inputs, outputs: Outputs, format: Format): Step {
  return {
    label: "Interest = what accrues on the principal left, row by row",
    expression: `the sum over the schedule of principal left × rate ${interestBasis === "daily" ? "× days ÷ 36,500" : "÷ 1,200"}`,
    value: format.money(outputs.totalInterest),
  };
}

function paidStep(payments: number, outputs: Outputs, format: Format): Step {
  return {
    label: "Total paid = loan + interest",
    expression: format.plural(payments, "instalment"),
    value: format.money(outputs.totalPaid),
  };
}

function oneAmountSteps(loan: StaffLoan, outputs: Outputs, format: Format): Step[] {
  const { principal, rounding } = loan.inputs;
  const { rows } = loan.recovery;
  const split = rows.findIndex((row) => row.principalBalance === 0);
  return [
    {
      label: "One amount E with instalments × E = loan + interest at E",
      expression: `${format.number(loan.count)} × E = ${format.amount(principal)} + interest at E${rounding === "whole" ? UP : ""}`,
      value: format.money(outputs.instalment),
    },
    {
      label: `The principal ends in instalment ${format.number(split + 1)}: principal + interest`,
      expression: `${format.amount(rows[split]?.principal ?? 0)} + ${format.amount(rows[split]?.interestPaid ?? 0)}`,
      value: format.money(rows[split]?.payment ?? 0),
    },
    interestStep(loan.inputs, outputs, format),
    paidStep(loan.payments, outputs, format),
  ];
}

function emiSteps({ inputs, count, payments }: StaffLoan, outputs: Outputs, format: Format): Step[] {
  const { principal, annualRate, rounding } = inputs;
  const i = decimal(annualRate / 1200, format);
  const n = format.number(count);
  const loan = format.amount(principal);
  const up = rounding === "whole" ? UP : "";
  return [
    {
      label: annualRate === 0 ? "EMI = loan ÷ n" : "EMI = loan × i ÷ (1 − (1 + i)^−n)",
      expression: annualRate === 0 ? `${loan} ÷ ${n}${up}` : `${loan} × ${i} ÷ (1 − (1 + ${i})^−${n})${up}`,
      value: format.money(outputs.instalment),
    },
    interestStep(inputs, outputs, format),
    paidStep(payments, outputs, format),
  ];
}

function rateSteps({ inputs, recovery }: StaffLoan, { effectiveRate }: Outputs, format: Format): Step[] {
  if (effectiveRate === null) return [];
  const { rows } = recovery;
  const last = rows.at(-1);
  const runs = rows.reduce<{ amount: string; count: number }[]>((found, row) => {
    const amount = format.amount(row.payment);
    const run = found.at(-1);
    if (run?.amount === amount) run.count++;
    else found.push({ amount, count: 1 });
    return found;
  }, []);
  const shown =
    runs.length > 4
      ? `${format.plural(rows.length, "instalment")}, the last of ${format.amount(last?.payment ?? 0)}`
      : runs.map(({ amount, count }) => `${format.number(count)} × ${amount}`).join(", then ");
  const j = decimal(effectiveRate / 1200, format);
  return [
    {
      label: "Monthly rate j at which the instalments are worth the loan: Σ pₖ ÷ (1 + j)ᵏ",
      expression: `${shown}; worth ${format.amount(inputs.principal)}`,
      value: `j = ${j}`,
    },
    {
      label: "Rate as an EMI loan = 1,200 × j",
      expression: `1,200 × ${j}`,
      value: format.percent(effectiveRate, 4),
    },
  ];
}

function marketSteps({ inputs, count }: StaffLoan, outputs: Outputs, format: Format): Step[] {
  const n = format.number(count);
  const loan = format.amount(inputs.principal);
  const i = decimal(inputs.marketRate / 1200, format);
  return [
    {
      label: "EMI at the market rate",
      expression: inputs.marketRate === 0 ? `${loan} ÷ ${n}` : `${loan} × ${i} ÷ (1 − (1 + ${i})^−${n})`,
      value: format.money(outputs.marketEmi),
    },
    {
      label: "Interest at the market rate = n × EMI − loan",
      expression: `${n} × ${format.amount(outputs.marketEmi)} − ${loan}`,
      value: format.money(outputs.marketTotalInterest),
    },
    {
      label: "Less interest than the market",
      expression: `${format.amount(outputs.marketTotalInterest)} − ${format.amount(outputs.totalInterest)}`,
      value: format.money(outputs.interestAdvantage),
    },
  ];
}

/** The first tax year, month by month, as the employer's form wants it; then the tax of all years. */
function taxSteps(loan: StaffLoan, outputs: Outputs, format: Format): Step[] {
  const { inputs } = loan;
  if (loan.isExempt)
    return [
      {
        label: "Perquisite",
        expression: inputs.medicalExempt
          ? "none: the loan is for a specified disease"
          : `none: ${format.money(inputs.principal)} ≤ ${format.money(inputs.exemptLimit)}`,
        value: format.money(0),
      },
    ];
  const [first] = loan.perquisiteYears;
  const [year] = outputs.perquisiteByYear;
  if (!first || !year) return [];
  const { months } = first;
  const sum = `${format.amount(year.notionalInterest)} − ${format.amount(year.interestCredited)}`;
  return [
    ...months.map(({ month, balance, notional }) => ({
      label: `${format.month(lastDayOf(month))}: principal on the last day × SBI rate ÷ 1,200`,
      expression: `${format.amount(balance)} × ${format.number(inputs.sbiRate)} ÷ 1,200`,
      value: format.money(notional),
    })),
    {
      label: `Interest at the SBI rate, tax year ${year.taxYear}`,
      expression: `the sum of ${format.plural(year.months, "month")}`,
      value: format.money(year.notionalInterest),
    },
    {
      label:
        inputs.interestCredit === "accrued"
          ? "Interest credited: the same at the staff rate"
          : "Interest credited: what instalments of the year paid",
      expression:
        inputs.interestCredit === "accrued"
          ? `${format.amount(year.notionalInterest)} × ${format.number(inputs.annualRate)} ÷ ${format.number(inputs.sbiRate)}`
          : `instalments dated in ${year.taxYear}`,
      value: format.money(year.interestCredited),
    },
    {
      label: `Perquisite ${year.taxYear}, not below 0`,
      expression: sum,
      value: format.money(year.perquisite),
    },
    {
      label: `Tax on it in ${year.taxYear}`,
      expression: `${format.amount(year.perquisite)} × ${format.percent(inputs.taxRate)}`,
      value: format.money(year.tax),
    },
    {
      label: "Tax of all years",
      expression: `${format.amount(outputs.perquisiteTotal)} × ${format.percent(inputs.taxRate)}`,
      value: format.money(outputs.perquisiteTax),
    },
    {
      label: "Advantage after tax",
      expression: `${format.amount(outputs.interestAdvantage)} − ${format.amount(outputs.perquisiteTax)}`,
      value: format.money(outputs.netAdvantage),
    },
  ];
}

function decimal(value: number, format: Format): string {
  return format.number(value, 10);
}
