import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { factor } from "../../../fieldsets/factor";
import { lastDayOf } from "./perquisite";
import type { StaffLoan } from "./staff-loan";

/** The installments, the interest, the equivalent rate, and the first tax year month by month. */
export function working(loan: StaffLoan, format: Format): Listed<Step> {
  return [
    recoverySteps(loan, format),
    prepaymentSteps(loan, format),
    rateSteps(loan, format),
    marketSteps(loan, format),
    taxSteps(loan, format),
  ];
}

function recoverySteps(loan: StaffLoan, format: Format): Listed<Step> {
  switch (loan.inputs.recoveryMethod) {
    case "two-phase":
      return phaseSteps(loan, format);
    case "constant-instalment":
      return oneAmountSteps(loan, format);
    case "emi":
      return emiSteps(loan, format);
  }
}

const UP = ", rounded up to the next rupee";

function phaseSteps(loan: StaffLoan, format: Format): Listed<Step> {
  const { inputs, recovery, totalInterest } = loan;
  const { principal, annualRate, principalInstalments: m, interestInstalments, rounding } = inputs;
  const up = rounding === "whole" ? UP : "";
  const bySum = inputs.interestBasis === "monthly" && rounding === "none" && inputs.prepayment === 0;
  return [
    step(
      `Principal installment = loan ÷ installments${up}`,
      `${format.amount(principal)} ÷ ${format.number(m)}`,
      format.money(recovery.principalInstalment),
    ),
    bySum
      ? step(
          "Interest = loan × rate × (installments + 1) ÷ 2,400",
          `${format.amount(principal)} × ${format.number(annualRate)} × ${format.number(m + 1)} ÷ 2,400`,
          format.money(totalInterest),
        )
      : interestStep(loan, format),
    step(
      `Interest installment = interest ÷ installments${up}`,
      `${format.amount(totalInterest)} ÷ ${format.number(interestInstalments)}`,
      format.money(recovery.interestInstalment),
    ),
    paidStep(loan, format),
  ];
}

function interestStep({ inputs, totalInterest }: StaffLoan, format: Format): Step {
  return step(
    "Interest accrued on the principal left, row by row",
    `the sum over the schedule of principal left × rate ${inputs.interestBasis === "daily" ? "× days ÷ 36,500" : "÷ 1,200"}`,
    format.money(totalInterest),
  );
}

function paidStep({ numberOfPayments: payments, totalPaid }: StaffLoan, format: Format): Step {
  return step("Total paid = loan + interest", format.plural(payments, "installment"), format.money(totalPaid));
}

function oneAmountSteps(loan: StaffLoan, format: Format): Listed<Step> {
  const { principal, rounding } = loan.inputs;
  const { rows, instalment } = loan.recovery;
  const split = rows.findIndex((row) => row.principalBalance === 0);
  return [
    step(
      `Fixed amount E with installments × E = loan + interest at E${rounding === "whole" ? UP : ""}`,
      `${format.number(loan.count)} × E = ${format.amount(principal)} + interest at E`,
      format.money(instalment),
    ),
    step(
      `The principal is paid off in installment ${format.number(split + 1)}: principal + interest`,
      `${format.amount(rows[split]?.principal ?? 0)} + ${format.amount(rows[split]?.interestPaid ?? 0)}`,
      format.money(rows[split]?.payment ?? 0),
    ),
    interestStep(loan, format),
    paidStep(loan, format),
  ];
}

function emiSteps(loan: StaffLoan, format: Format): Listed<Step> {
  const { principal, annualRate, rounding } = loan.inputs;
  const i = factor(annualRate / 1200, format);
  const n = format.number(loan.count);
  const amount = format.amount(principal);
  const up = rounding === "whole" ? UP : "";
  return [
    step(
      (annualRate === 0 ? "EMI = loan ÷ n" : "EMI = loan × i ÷ (1 − (1 + i)^−n)") + up,
      annualRate === 0 ? `${amount} ÷ ${n}` : `${amount} × ${i} ÷ (1 − (1 + ${i})^−${n})`,
      format.money(loan.recovery.instalment),
    ),
    interestStep(loan, format),
    paidStep(loan, format),
  ];
}

function prepaymentSteps(loan: StaffLoan, format: Format): Listed<Step> {
  const { inputs, recovery, totalInterest, withoutPrepayment, prepaymentInterestSaved } = loan;
  const row = recovery.rows[inputs.prepaymentAfter - 1];
  if (!withoutPrepayment || !row) return [];
  const before = row.principalBalance + row.principal;
  return [
    step(
      `Principal left after month ${format.number(inputs.prepaymentAfter)} and the prepayment`,
      `${format.amount(before)} − ${format.amount(row.principal)}`,
      format.money(row.principalBalance),
    ),
    step(
      "Interest saved by prepaying",
      `${format.amount(withoutPrepayment.totalInterest)} − ${format.amount(totalInterest)}`,
      format.money(prepaymentInterestSaved),
    ),
  ];
}

function rateSteps({ inputs, recovery, effectiveRate }: StaffLoan, format: Format): Listed<Step> {
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
      ? `${format.plural(rows.length, "installment")}, the last of ${format.amount(last?.payment ?? 0)}`
      : runs.map(({ amount, count }) => `${format.number(count)} × ${amount}`).join(", then ");
  const j = factor(effectiveRate / 1200, format);
  return [
    step(
      "Monthly rate j at which the installments’ present value is the loan: Σ pₖ ÷ (1 + j)ᵏ",
      `${shown}; present value ${format.amount(inputs.principal)}`,
      `j = ${j}`,
    ),
    step("Rate as an EMI loan = 1,200 × j", `1,200 × ${j}`, format.percent(effectiveRate, 4)),
  ];
}

function marketSteps(loan: StaffLoan, format: Format): Listed<Step> {
  const { inputs, marketEmi, marketInterest } = loan;
  const n = format.number(loan.count);
  const amount = format.amount(inputs.principal);
  const i = factor(inputs.marketRate / 1200, format);
  return [
    step(
      "EMI at the market rate",
      inputs.marketRate === 0 ? `${amount} ÷ ${n}` : `${amount} × ${i} ÷ (1 − (1 + ${i})^−${n})`,
      format.money(marketEmi),
    ),
    inputs.prepayment > 0
      ? step(
          "Interest at the market rate, with the same prepayment",
          `EMI of ${format.amount(marketEmi)}, and ${format.amount(inputs.prepayment)} more in month ${format.number(inputs.prepaymentAfter)}`,
          format.money(marketInterest),
        )
      : step(
          "Interest at the market rate = n × EMI − loan",
          `${n} × ${format.amount(marketEmi)} − ${amount}`,
          format.money(marketInterest),
        ),
    step(
      "Interest saved vs. the market",
      `${format.amount(marketInterest)} − ${format.amount(loan.totalInterest)}`,
      format.money(loan.interestAdvantage),
    ),
  ];
}

/** The first tax year month by month, as the employer's form requires, then the tax for all years. */
function taxSteps(loan: StaffLoan, format: Format): Listed<Step> {
  const { inputs, perquisite } = loan;
  if (loan.isExempt)
    return [
      step(
        "Perquisite",
        inputs.medicalExempt
          ? "none: the loan is for a specified disease"
          : `none: ${format.money(inputs.principal)} ≤ ${format.money(inputs.exemptLimit)}`,
        format.money(0),
      ),
    ];
  const [year] = loan.perquisiteYears;
  if (!year) return [];
  const sum = `${format.amount(year.notional)} − ${format.amount(year.credited)}`;
  return [
    year.months.map(({ month, balance, notional }) =>
      step(
        `${format.month(lastDayOf(month))}: principal on the last day × SBI rate ÷ 1,200`,
        `${format.amount(balance)} × ${format.number(inputs.sbiRate)} ÷ 1,200`,
        format.money(notional),
      ),
    ),
    step(
      `Interest at the SBI rate, tax year ${year.taxYear}`,
      `the sum of ${format.plural(year.monthsOwed, "month")}`,
      format.money(year.notional),
    ),
    step(
      inputs.interestCredit === "accrued"
        ? "Interest credited: the same at the staff rate"
        : "Interest credited: paid by the year’s installments",
      inputs.interestCredit === "accrued"
        ? `${format.amount(year.notional)} × ${format.number(inputs.annualRate)} ÷ ${format.number(inputs.sbiRate)}`
        : `installments dated in ${year.taxYear}`,
      format.money(year.credited),
    ),
    step(`Perquisite ${year.taxYear}`, `max(0, ${sum})`, format.money(year.perquisite)),
    step(
      `Tax on it in ${year.taxYear}`,
      `${format.amount(year.perquisite)} × ${format.percent(inputs.taxRate)}`,
      format.money(year.tax),
    ),
    step(
      "Tax for all years",
      `${format.amount(perquisite.total)} × ${format.percent(inputs.taxRate)}`,
      format.money(perquisite.tax),
    ),
    step(
      "Advantage after tax",
      `${format.amount(loan.interestAdvantage)} − ${format.amount(perquisite.tax)}`,
      format.money(loan.netAdvantage),
    ),
  ];
}
