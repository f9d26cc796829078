import type { OutputsOf, Step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { VA } from "../../../data/home-loans/va";
import { type Inputs, PURPOSES } from "./inputs";
import { RateReduction } from "./irrrl";
import { outputs as fields, type outputs } from "./outputs";
import { DEBT_RATIO, downText, feeStep, feeSteps } from "./rules";
import { VaLoan } from "./va";
import { guidelineText, pointsOf } from "./words";

type Outputs = OutputsOf<typeof outputs>;

/** The steps from the price to the payment, the entitlement, the residual income and the APR. */
export function working(inputs: Inputs, outputs: Outputs, format: Format): Step[] {
  const loan = new VaLoan(inputs);
  return [
    ...noteSteps(inputs, loan, format),
    ...paymentSteps(inputs, outputs, loan, format),
    ...entitlementSteps(inputs, loan, format),
    ...residualSteps(inputs, outputs, loan, format),
    ...reductionSteps(loan, format),
    ...aprSteps(inputs, outputs, loan, format),
  ];
}

/** The cell of the fee table in words: `Purchase or construction, less than 5% down, first use` */
function cellText(inputs: Inputs, loan: VaLoan): string {
  const own = feeStep(inputs.loanPurpose, loan.downPercent);
  const down = downText(own, feeSteps(inputs.loanPurpose));
  const use = own.first === own.later ? null : inputs.firstUse ? "first use" : "later use";
  return [PURPOSES[inputs.loanPurpose], down, use].filter(Boolean).join(", ");
}

function noteSteps(inputs: Inputs, loan: VaLoan, format: Format): Step[] {
  const { homePrice, requestedLoan, fundingFeeExempt, financeFundingFee } = inputs;
  const base = format.money(loan.baseLoan);
  return [
    requestedLoan === null
      ? {
          label: "Loan before fee = price − down payment",
          expression: `${format.money(homePrice)} − ${format.money(loan.downPayment)}`,
          value: base,
        }
      : { label: "Loan before fee", expression: "as entered", value: base },
    fundingFeeExempt
      ? { label: "Funding fee", expression: "exempt", value: format.money(0) }
      : {
          label: `Funding fee: ${cellText(inputs, loan)}`,
          expression: `${base} × ${format.percent(loan.feeRate)}`,
          value: format.money(loan.fee),
        },
    {
      label: financeFundingFee
        ? "Loan = loan before fee + fee"
        : "Loan = loan before fee; the fee is paid in cash",
      expression: financeFundingFee ? `${base} + ${format.money(loan.fee)}` : base,
      value: format.money(loan.note),
    },
  ];
}

function paymentSteps(inputs: Inputs, outputs: Outputs, loan: VaLoan, format: Format): Step[] {
  const i = format.number(loan.rate, 10);
  const n = format.number(loan.term);
  const note = format.amount(loan.note);
  const parts = [
    outputs.monthlyPrincipalInterest,
    outputs.monthlyPropertyTax,
    outputs.monthlyInsurance,
    outputs.monthlyHoa,
  ];
  return [
    { label: "Monthly rate i", expression: `${format.number(inputs.annualRate)} ÷ 1,200`, value: i },
    {
      label: "Principal and interest = loan × i ÷ (1 − (1 + i)⁻ⁿ)",
      expression: loan.rate === 0 ? `${note} ÷ ${n}` : `${note} × ${i} ÷ (1 − (1 + ${i})^−${n})`,
      value: format.money(loan.level),
    },
    {
      label: "Each month = principal and interest + tax + insurance + HOA; VA has no mortgage insurance",
      expression: parts.map((part) => format.amount(part)).join(" + "),
      value: format.money(outputs.monthlyPayment),
    },
  ];
}

function entitlementSteps(inputs: Inputs, loan: VaLoan, format: Format): Step[] {
  const { entitlementLeft, maxLoanNoDown } = loan;
  if (entitlementLeft === null || maxLoanNoDown === null)
    return [{ label: "Entitlement", expression: "full: none is in use", value: "no loan limit" }];
  const share = VA.guaranty.value.percent;
  const steps: Step[] = [
    {
      label: `Entitlement left = ${share}% of the county limit − in use, not below 0`,
      expression: `${share}% × ${format.money(inputs.countyLimit)} − ${format.money(inputs.entitlementUsed)}`,
      value: format.money(entitlementLeft),
    },
    {
      label: "Largest loan without a down payment",
      expression: `${format.number(100 / share)} × ${format.money(entitlementLeft)}`,
      value: format.money(maxLoanNoDown),
    },
  ];
  if (inputs.loanPurpose !== "purchase") return steps;
  return [
    ...steps,
    {
      label: "Down payment that lenders want, not below 0",
      expression: `${share}% × (${format.money(inputs.homePrice)} − ${format.money(maxLoanNoDown)})`,
      value: format.money(loan.requiredDown),
    },
    {
      label: "Missing down payment, not below 0",
      expression: `${format.money(loan.requiredDown)} − ${format.money(loan.downPayment)}`,
      value: format.money(loan.downPaymentShortfall),
    },
  ];
}

/** The debt ratio, the way from income to residual income, and the guideline. */
function residualSteps(inputs: Inputs, outputs: Outputs, loan: VaLoan, format: Format): Step[] {
  const { income, backRatio, guideline, residual } = loan;
  if (income === null || backRatio === null || guideline === null || residual === null) return [];
  const { loanFrom } = VA.residualIncome.value;
  const { maintenancePerSquareFoot } = VA.underwriting.value;
  const { base, further, eachFurther, dutyPercent, ratioPercent } = guideline;
  const amount = (value: number) => format.amount(value);
  const factors = [
    further > 0 ? `(${amount(base)} + ${further} × ${format.number(eachFurther)})` : amount(base),
    ...(dutyPercent < 100 ? [`${dutyPercent}%`] : []),
    ...(ratioPercent > 100 ? [`${ratioPercent}%`] : []),
  ];
  const reasons = [
    ...(dutyPercent < 100 ? ["active duty"] : []),
    ...(ratioPercent > 100 ? [`ratio above ${DEBT_RATIO}%`] : []),
  ];
  return [
    {
      label: "Debt ratio = (payment + debts + childcare) ÷ income a month",
      expression: `(${[loan.monthlyPayment, inputs.monthlyDebts, inputs.childcareMonthly].map(amount).join(" + ")}) ÷ ${amount(income)}`,
      value: format.percent(backRatio, 2),
    },
    {
      label: "Maintenance and utilities",
      expression: `${format.number(inputs.squareFeet)} sq ft × ${format.money(maintenancePerSquareFoot)}`,
      value: format.money(loan.maintenance),
    },
    {
      label: "Residual income = income − taxes − payment − maintenance − debts − childcare",
      expression: outputs.residualSteps.map((row) => amount(Math.abs(row.amount))).join(" − "),
      value: format.money(residual),
    },
    {
      label: `Guideline: ${guidelineText(inputs, guideline, loanFrom, format)}${reasons.length > 0 ? `; ${reasons.join(", ")}` : ""}`,
      expression: factors.join(" × "),
      value: format.money(guideline.required),
    },
    {
      label: "Residual income above the guideline",
      expression: `${amount(residual)} − ${amount(guideline.required)}`,
      value: `${format.money(residual - guideline.required)}: ${loan.meetsGuideline ? "meets it" : "short of it"}`,
    },
  ];
}

function reductionSteps(loan: VaLoan, format: Format): Step[] {
  const { inputs } = loan;
  if (inputs.loanPurpose !== "irrrl") return [];
  const reduction = new RateReduction(loan);
  const { recoupMonths, costs } = reduction;
  return [
    {
      label: `Present principal and interest, ${format.plural(inputs.remainingMonths, "payment")} left`,
      expression: `${format.money(loan.baseLoan)} at ${format.percent(inputs.currentRate)}`,
      value: format.money(reduction.currentPayment),
    },
    {
      label: "Principal and interest fall by",
      expression: `${format.amount(reduction.currentPayment)} − ${format.amount(loan.level)}`,
      value: format.money(reduction.savings),
    },
    {
      label: "Costs to recoup = points + lender fees + other costs; the funding fee does not count",
      expression: [loan.pointsCost, inputs.lenderFees, inputs.otherClosingCosts]
        .map((cost) => format.amount(cost))
        .join(" + "),
      value: format.money(costs),
    },
    {
      label: `Recoupment, at most ${VA.irrrlRecoupment.value.months} months`,
      expression: `${format.amount(costs)} ÷ ${format.amount(reduction.savings)}`,
      value: recoupMonths === null ? "never" : `${format.number(recoupMonths, 1)} months`,
    },
    {
      label: `Fall of the rate, from fixed to fixed at least ${format.number(VA.irrrlRateDrop.value.fixed)} points`,
      expression: `${format.percent(inputs.currentRate)} − ${format.percent(inputs.annualRate)}`,
      value: `${pointsOf(reduction.rateDrop, format)}: ${fields.irrrlVerdict.options?.[reduction.verdict]?.toLowerCase()}`,
    },
  ];
}

function aprSteps({ lenderFees }: Inputs, outputs: Outputs, loan: VaLoan, format: Format): Step[] {
  const financed: Step = {
    label: "Amount financed A = loan − funding fee − points − lender fees",
    expression: [loan.note, loan.fee, loan.pointsCost, lenderFees]
      .map((amount) => format.amount(amount))
      .join(" − "),
    value: format.money(loan.amountFinanced),
  };
  if (outputs.apr === null) return [financed];
  return [
    financed,
    {
      label: "APR = 1,200 × j, where Σ pₖ ÷ (1 + j)ᵏ = A",
      expression: `${format.number(loan.term)} payments of ${format.amount(loan.level)}; j = ${format.number(outputs.apr / 1200, 10)}`,
      value: format.percent(outputs.apr, 4),
    },
  ];
}
