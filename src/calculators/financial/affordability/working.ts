import type { OutputsOf, Step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { nominalPeriodRate } from "../../../math/finance/period-rate";
import { Affordability } from "./affordability";
import type { Inputs } from "./inputs";
import type { outputs } from "./outputs";
import { ENOUGH, stepPrice } from "./price";
import { ratiosOf } from "./rules";

type Outputs = OutputsOf<typeof outputs>;

/** The steps from the income to the price, and from the price to the cash at closing. */
export function working(inputs: Inputs, outputs: Outputs, format: Format): Step[] {
  const affordability = new Affordability(inputs);
  return [
    ...budgetSteps(inputs, affordability, format),
    netStep(affordability, format),
    ...costSteps(inputs, affordability, format),
    ...priceSteps(affordability, format),
    ...capSteps(inputs, affordability, format),
    ...resultSteps(inputs, outputs, affordability, format),
  ];
}

function budgetSteps(inputs: Inputs, affordability: Affordability, format: Format): Step[] {
  const { annualIncome, coBorrowerIncome, monthlyDebts, mode } = inputs;
  const { income, budget } = affordability;
  if (mode === "payment") return [];
  const steps: Step[] = [
    {
      label: "Income a month",
      expression:
        coBorrowerIncome > 0
          ? `(${format.money(annualIncome)} + ${format.money(coBorrowerIncome)}) ÷ 12`
          : `${format.money(annualIncome)} ÷ 12`,
      value: format.money(income),
    },
  ];
  const ratios = ratiosOf(inputs);
  const front = affordability.frontBudget(ratios);
  if (front !== null)
    steps.push({
      label: "Housing ratio allows",
      expression: `${format.money(income)} × ${format.percent(ratios.front)}`,
      value: format.money(front),
    });
  steps.push({
    label: "Total debt ratio allows, after other debts",
    expression: `${format.money(income)} × ${format.percent(ratios.back)} − ${format.money(monthlyDebts)}`,
    value: format.money(affordability.backBudget(ratios)),
  });
  if (front !== null)
    steps.push({
      label: "Budget = the smaller of the two",
      expression: `smaller of ${format.amount(front)} and ${format.amount(affordability.backBudget(ratios))}`,
      value: format.money(budget.amount),
    });
  return steps;
}

function netStep({ budget, costs }: Affordability, format: Format): Step {
  return {
    label: "Net of the HOA fee",
    expression: `${format.money(budget.amount)} − ${format.money(costs.hoa)}`,
    value: format.money(budget.amount - costs.hoa),
  };
}

function costSteps(inputs: Inputs, { costs, term }: Affordability, format: Format): Step[] {
  const rate = nominalPeriodRate(inputs.annualRate, 12);
  const i = decimal(rate, format);
  const n = format.number(term);
  return [
    {
      label: "a: payment on each 1.00 of loan",
      expression: rate === 0 ? `1 ÷ ${n}` : `${i} ÷ (1 − (1 + ${i})^−${n})`,
      value: decimal(costs.perLoan, format),
    },
    {
      label: "t: tax and insurance on each 1.00 of price",
      expression: `(${format.number(inputs.propertyTaxRate)} + ${format.number(inputs.homeInsuranceRate)}) ÷ 1,200`,
      value: decimal(costs.perPrice, format),
    },
    {
      label: "q: PMI on each 1.00 of loan",
      expression: `${format.number(inputs.pmiRate)} ÷ 1,200`,
      value: decimal(costs.pmi, format),
    },
  ];
}

/** The equation of the price, in the case that holds. */
function priceSteps({ budget, costs, down, purchase }: Affordability, format: Format): Step[] {
  if (purchase.by === "nothing")
    return [
      {
        label: "Nothing is left for the home",
        expression: `${format.money(budget.amount)} ≤ ${format.money(costs.hoa)}`,
        value: format.money(0),
      },
    ];
  const { perLoan, perPrice, pmi } = costs;
  const net = budget.amount - costs.hoa;
  const n = format.amount(net);
  const [a, t, q] = [perLoan, perPrice, pmi].map((value) => decimal(value, format)) as [
    string,
    string,
    string,
  ];
  if ("percent" in down) {
    const free = purchase.by === "without-pmi";
    const financed = 1 - down.percent / 100;
    const share = decimal(financed, format);
    return [
      {
        label: free
          ? `Price = net ÷ ((1 − s) × a + t): no PMI, ${format.percent(ENOUGH)} or more is paid down`
          : `Price = net ÷ ((1 − s) × (a + q) + t): PMI, less than ${format.percent(ENOUGH)} is paid down`,
        expression: `${n} ÷ (${share} × ${free ? a : `(${a} + ${q})`} + ${t})`,
        value: format.money(net / (financed * (free ? perLoan : perLoan + pmi) + perPrice)),
      },
    ];
  }
  const { amount } = down;
  const d = format.amount(amount);
  if (purchase.by === "cash")
    return [
      {
        label: "Price = net ÷ t: the down payment pays it all, tax and insurance take the budget",
        expression: `${n} ÷ ${t}`,
        value: format.money(net / perPrice),
      },
    ];
  const shareOf = (price: number) => `${d} is ${format.percent((100 * amount) / price, 2)} of it`;
  const without = (net + amount * perLoan) / (perLoan + perPrice);
  const first: Step = {
    label: `Price without PMI = (net + D × a) ÷ (a + t); ${shareOf(without)}`,
    expression: `(${n} + ${d} × ${a}) ÷ (${a} + ${t})`,
    value: format.money(without),
  };
  if (purchase.by === "without-pmi") return [first];
  const insured = (net + amount * (perLoan + pmi)) / (perLoan + pmi + perPrice);
  const second: Step = {
    label: `Under ${format.percent(ENOUGH)} PMI is due: price = (net + D × (a + q)) ÷ (a + q + t); ${shareOf(insured)}`,
    expression: `(${n} + ${d} × (${a} + ${q})) ÷ (${a} + ${q} + ${t})`,
    value: format.money(insured),
  };
  if (purchase.by === "with-pmi") return [first, second];
  return [
    first,
    second,
    {
      label: `With PMI the price falls to where none is due: it stops at D ÷ ${format.percent(ENOUGH)}`,
      expression: `${d} ÷ ${format.percent(ENOUGH)}`,
      value: format.money(stepPrice(amount)),
    },
  ];
}

function capSteps(inputs: Inputs, affordability: Affordability, format: Format): Step[] {
  const { downPaymentCap, loanLimitCap, down } = affordability;
  const least = format.percent(inputs.minDownPaymentPercent);
  return [
    ...(downPaymentCap === null
      ? []
      : [
          {
            label: `Price of which the down payment is ${least}, the least accepted`,
            expression: `${format.money(inputs.downPayment)} ÷ ${least}`,
            value: format.money(downPaymentCap),
          },
        ]),
    ...(loanLimitCap === null
      ? []
      : [
          {
            label: "Price that the loan limit finances",
            expression:
              "percent" in down
                ? `${format.money(inputs.loanLimit)} ÷ (1 − ${format.percent(down.percent, 6)})`
                : `${format.money(inputs.loanLimit)} + ${format.money(down.amount)}`,
            value: format.money(loanLimitCap),
          },
        ]),
  ];
}

function resultSteps(
  inputs: Inputs,
  outputs: Outputs,
  { income, purchase }: Affordability,
  format: Format,
): Step[] {
  const parts = [
    outputs.monthlyPrincipalInterest,
    outputs.monthlyPropertyTax,
    outputs.monthlyInsurance,
    outputs.monthlyPmi,
    outputs.monthlyHoa,
  ];
  const payment = format.amount(outputs.monthlyPayment);
  const ratio = (label: string, expression: string, value: number | null): Step[] =>
    value === null ? [] : [{ label, expression, value: format.percent(value, 2) }];
  return [
    {
      label: "Loan = the lowest of these prices − down payment",
      expression: `${format.money(purchase.price)} − ${format.money(purchase.downPayment)}`,
      value: format.money(purchase.loan),
    },
    {
      label: "Payment = principal and interest + tax + insurance + PMI + HOA",
      expression: parts.map((part) => format.amount(part)).join(" + "),
      value: format.money(outputs.monthlyPayment),
    },
    ...ratio("Housing ratio", `${payment} ÷ ${format.amount(income)}`, outputs.frontEndRatio),
    ...ratio(
      "Total debt ratio",
      `(${payment} + ${format.amount(inputs.monthlyDebts)}) ÷ ${format.amount(income)}`,
      outputs.backEndRatio,
    ),
    {
      label: "Cash to close = down payment + closing costs + reserves",
      expression: `${format.amount(purchase.downPayment)} + ${format.amount(outputs.closingCosts)} + ${format.number(inputs.reserveMonths)} × ${payment}`,
      value: format.money(outputs.cashNeeded),
    },
  ];
}

function decimal(value: number, format: Format): string {
  return format.number(value, 10);
}
