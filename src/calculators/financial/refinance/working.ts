import type { OutputsOf, Step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { span } from "../../../core/spans";
import { nominalPeriodRate } from "../../../math/finance/period-rate";
import type { Course } from "./course";
import type { Inputs } from "./inputs";
import type { outputs } from "./outputs";
import { Refinance } from "./refinance";
import { betterOff } from "./words";

type Outputs = OutputsOf<typeof outputs>;

/** The steps from both payments to the difference on the day the owner leaves. */
export function working(inputs: Inputs, outputs: Outputs, format: Format): Step[] {
  const refinance = new Refinance(inputs, format);
  return [
    currentPaymentStep(inputs, refinance, format),
    ...costSteps(inputs, refinance, format),
    newLoanStep(inputs, refinance, format),
    paymentStep(
      "New payment",
      refinance.newLoan,
      inputs.newRate,
      refinance.term,
      refinance.newPayment,
      format,
    ),
    savingsStep(refinance, format),
    ...simpleSteps(refinance, format),
    ...breakEvenSteps(refinance, format),
    ...horizonSteps(refinance, format),
    ...npvStep(inputs, outputs, format),
    ...samePaymentStep(refinance, outputs, format),
    ...aprSteps(inputs, refinance, outputs, format),
  ];
}

function currentPaymentStep(inputs: Inputs, refinance: Refinance, format: Format): Step {
  const { currentBalance, currentRate, currentPayment } = inputs;
  const { current } = refinance;
  if (currentPayment === null)
    return paymentStep(
      "Current payment",
      currentBalance,
      currentRate,
      current.months,
      refinance.currentPayment,
      format,
    );
  const rate = decimal(nominalPeriodRate(currentRate, 12), format);
  return {
    label: "Current payment as given; payments until it has repaid the balance",
    expression: `${format.money(currentBalance)} at ${rate} a month, ${format.money(currentPayment)} each`,
    value: format.plural(current.months, "payment"),
  };
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
  const value = format.money(payment);
  if (annualRate === 0) return { label: `${name} = loan ÷ payments`, expression: `${amount} ÷ ${n}`, value };
  const i = decimal(nominalPeriodRate(annualRate, 12), format);
  return {
    label: `${name} = loan × i ÷ (1 − (1 + i)⁻ⁿ), i = rate ÷ 1,200`,
    expression: `${amount} × ${i} ÷ (1 − (1 + ${i})^−${n})`,
    value,
  };
}

function costSteps(inputs: Inputs, refinance: Refinance, format: Format): Step[] {
  const { points, lenderFees, otherClosingCosts, prepaymentPenalty, lenderCredit } = inputs;
  const { pointsCost, newLoan, costs } = refinance;
  return [
    ...(points > 0
      ? [
          {
            label: "Points = share of the new loan",
            expression: `${format.money(newLoan)} × ${format.percent(points, 6)}`,
            value: format.money(pointsCost),
          },
        ]
      : []),
    {
      label: "Costs = points + lender fees + other costs + penalty − lender credit",
      expression: `${[pointsCost, lenderFees, otherClosingCosts, prepaymentPenalty].map((part) => format.amount(part)).join(" + ")} − ${format.amount(lenderCredit)}`,
      value: format.money(costs),
    },
  ];
}

function newLoanStep(inputs: Inputs, refinance: Refinance, format: Format): Step {
  const { currentBalance, cashOut, points, financeCosts } = inputs;
  const value = format.money(refinance.newLoan);
  const borrowed = `${format.amount(currentBalance)} + ${format.amount(cashOut)}`;
  if (!financeCosts) return { label: "New loan = balance + cash out", expression: borrowed, value };
  return {
    label: "New loan = (balance + cash out + costs but for the points) ÷ (1 − points)",
    expression: `(${borrowed} + ${format.amount(refinance.costs - refinance.pointsCost)}) ÷ (1 − ${format.percent(points, 6)})`,
    value,
  };
}

function savingsStep(refinance: Refinance, format: Format): Step {
  const { currentPayment, newPayment, insuranceNow, insuranceNew } = refinance;
  const side = (payment: number, insurance: number) =>
    insurance > 0 ? `(${format.amount(payment)} + ${format.amount(insurance)})` : format.amount(payment);
  return {
    label: `The payment falls by${insuranceNow + insuranceNew > 0 ? ", insurance included" : ""}`,
    expression: `${side(currentPayment, insuranceNow)} − ${side(newPayment, insuranceNew)}`,
    value: format.money(refinance.monthlySavings),
  };
}

/** The usual figures: costs over what falls. */
function simpleSteps(refinance: Refinance, format: Format): Step[] {
  const { simpleBreakEven, recoupMonths, costs, monthlySavings, currentPayment, newPayment } = refinance;
  const paid = format.amount(Math.max(0, costs));
  const ratio = (label: string, saving: number, months: number | null): Step[] =>
    months === null
      ? []
      : [
          {
            label,
            expression: `${paid} ÷ ${format.amount(saving)}`,
            value: `${format.number(months, 2)} months`,
          },
        ];
  return [
    ...ratio("Usual break-even = costs ÷ monthly savings", monthlySavings, simpleBreakEven),
    ...(recoupMonths === simpleBreakEven
      ? []
      : ratio(
          "Recoupment = costs ÷ fall of principal and interest",
          currentPayment - newPayment,
          recoupMonths,
        )),
  ];
}

/** The months in which the difference turns, each with the month before it. */
function breakEvenSteps(refinance: Refinance, format: Format): Step[] {
  const { breakEven, lossAgain, months } = refinance;
  if (breakEven === null)
    return [
      comparison("Break-even with balances: never. At the end of the longer loan", months, refinance, format),
    ];
  return [
    ...(breakEven > 0
      ? [comparison("Break-even with balances: not yet in", breakEven - 1, refinance, format)]
      : []),
    comparison("Break-even with balances: reached in", breakEven, refinance, format),
    ...(lossAgain === null ? [] : [comparison("Behind again in", lossAgain, refinance, format)]),
  ];
}

function horizonSteps(refinance: Refinance, format: Format): Step[] {
  const { horizon } = refinance;
  return [comparison(`When you leave, after ${span(horizon, format)}:`, horizon, refinance, format)];
}

/** What both loans have cost by a month, had they been paid off then. */
function comparison(label: string, month: number, refinance: Refinance, format: Format): Step {
  const { current, next, upfront } = refinance;
  const side = (course: Course, before: string, total: number) =>
    `${before}${format.amount(course.paid(month))} paid + ${format.amount(course.balance(month))} owed = ${format.amount(total)}`;
  const closing = upfront === 0 ? "" : `${format.amount(upfront)} at closing + `;
  return {
    label: `${label} month ${format.number(month)}`,
    expression: `stay: ${side(current, "", refinance.stayCost(month))}; refinance: ${side(next, closing, refinance.refinanceCost(month))}`,
    value: betterOff(refinance.savings(month), format),
  };
}

function npvStep({ discountRate, cashOut }: Inputs, outputs: Outputs, format: Format): Step[] {
  if (discountRate === 0) return [];
  const rate = decimal(nominalPeriodRate(discountRate, 12), format);
  return [
    {
      label:
        "Net present value = cash out − cash at closing + Σ saved in month k ÷ (1 + d)ᵏ + difference owed ÷ (1 + d)ʰ",
      expression: `d = ${rate}; ${format.amount(cashOut)} − ${format.amount(outputs.cashAtClosing)} + …`,
      value: format.money(outputs.npv),
    },
  ];
}

function samePaymentStep(refinance: Refinance, outputs: Outputs, format: Format): Step[] {
  const { samePaymentMonths, samePaymentInterestSaved, interestCurrent } = outputs;
  if (samePaymentMonths === null || samePaymentInterestSaved === null) return [];
  return [
    {
      label: `Keeping the old payment of ${format.money(refinance.currentPayment)} repays the new loan in ${format.plural(samePaymentMonths, "month")}; interest saved`,
      expression: `${format.amount(interestCurrent)} − ${format.amount(interestCurrent - samePaymentInterestSaved)}`,
      value: format.money(samePaymentInterestSaved),
    },
  ];
}

function aprSteps(inputs: Inputs, refinance: Refinance, { apr }: Outputs, format: Format): Step[] {
  const { newLoan, pointsCost, newPayment, amountFinanced, term } = refinance;
  const financed: Step = {
    label: "Amount financed A = new loan − points − lender fees",
    expression: `${format.amount(newLoan)} − ${format.amount(pointsCost)} − ${format.amount(inputs.lenderFees)}`,
    value: format.money(amountFinanced),
  };
  if (apr === null) return [financed];
  const insured = inputs.newMi > 0 ? Math.min(inputs.newMiMonths, term) : 0;
  const runs = [
    ...(insured > 0 ? [`${format.number(insured)} × ${format.amount(newPayment + inputs.newMi)}`] : []),
    ...(insured < term ? [`${format.number(term - insured)} × ${format.amount(newPayment)}`] : []),
  ];
  return [
    financed,
    {
      label: "APR = 1,200 × j, where the payments are worth A: Σ pₖ ÷ (1 + j)ᵏ = A",
      expression: `payments of ${runs.join(", then ")}; j = ${decimal(apr / 1200, format)}`,
      value: format.percent(apr, 4),
    },
  ];
}

function decimal(value: number, format: Format): string {
  return format.number(value, 10);
}
