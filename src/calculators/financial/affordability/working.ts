import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { factor } from "../../../fieldsets/factor";
import { nominalPeriodRate } from "../../../math/finance/period-rate";
import type { Affordability } from "./affordability";
import { NO_PMI_PERCENT, stepPrice } from "./price";
import { ratiosOf } from "./rules";

/** The calculation step by step, from income to price and cash to close. */
export function working(affordability: Affordability, format: Format): Listed<Step> {
  return [
    budgetSteps(affordability, format),
    netStep(affordability, format),
    costSteps(affordability, format),
    priceSteps(affordability, format),
    capSteps(affordability, format),
    resultSteps(affordability, format),
  ];
}

function budgetSteps(affordability: Affordability, format: Format): Listed<Step> {
  const { inputs, income, budget } = affordability;
  if (inputs.mode === "payment") return [];
  const own = format.money(inputs.annualIncome);
  const both = `(${own} + ${format.money(inputs.coBorrowerIncome)})`;
  const ratios = ratiosOf(inputs);
  const [front, back] = [affordability.frontBudget(ratios), affordability.backBudget(ratios)];
  const rest = `${format.money(income)} × ${format.percent(ratios.back)} − ${format.money(inputs.monthlyDebts)}`;
  const housing = `${format.money(income)} × ${format.percent(ratios.front)}`;
  return [
    step("Monthly income", `${inputs.coBorrowerIncome > 0 ? both : own} ÷ 12`, format.money(income)),
    front !== null && step("Housing ratio allows", housing, format.money(front)),
    step("Total debt ratio allows, minus other debts", back > 0 ? rest : `max(0, ${rest})`, format.money(back)),
    front !== null &&
      step(
        "Budget = the smaller of the two",
        `smaller of ${format.amount(front)} and ${format.amount(back)}`,
        format.money(budget.amount),
      ),
  ];
}

function netStep({ inputs, budget, costs }: Affordability, format: Format): Step {
  return step(
    costs.fixed === inputs.hoaMonthly
      ? "Net of the HOA fee"
      : "Net of the costs that do not depend on the price: HOA fee, and tax and insurance in dollars",
    `${format.money(budget.amount)} − ${format.money(costs.fixed)}`,
    format.money(budget.amount - costs.fixed),
  );
}

function costSteps({ inputs, costs, term, taxRate, insuranceRate }: Affordability, format: Format): Listed<Step> {
  const rate = nominalPeriodRate(inputs.annualRate, 12);
  const i = factor(rate, format);
  const n = format.number(term);
  return [
    step(
      "a: payment per 1.00 of loan",
      rate === 0 ? `1 ÷ ${n}` : `${i} ÷ (1 − (1 + ${i})^−${n})`,
      factor(costs.perLoan, format),
    ),
    step(
      "t: tax and insurance per 1.00 of price",
      `(${format.number(taxRate)} + ${format.number(insuranceRate)}) ÷ 1,200`,
      factor(costs.perPrice, format),
    ),
    step("q: PMI per 1.00 of loan", `${format.number(inputs.pmiRate)} ÷ 1,200`, factor(costs.pmi, format)),
  ];
}

/** The price equation in the case that applies. */
function priceSteps({ budget, costs, down, purchase }: Affordability, format: Format): Listed<Step> {
  const { perLoan, perPrice, pmi } = costs;
  const net = budget.amount - costs.fixed;
  const n = format.amount(net);
  const a = factor(perLoan, format);
  const t = factor(perPrice, format);
  const q = factor(pmi, format);
  const enough = format.percent(NO_PMI_PERCENT);
  if (purchase.by === "nothing")
    return [
      step(
        "Nothing is left for housing",
        `${format.money(budget.amount)} ≤ ${format.money(costs.fixed)}`,
        format.money(0),
      ),
    ];
  if ("percent" in down) {
    const financed = 1 - down.percent / 100;
    const share = factor(financed, format);
    return [
      purchase.by === "without-pmi"
        ? step(
            `Price = net ÷ ((1 − s) × a + t): no PMI with ${enough} or more down`,
            `${n} ÷ (${share} × ${a} + ${t})`,
            format.money(net / (financed * perLoan + perPrice)),
          )
        : step(
            `Price = net ÷ ((1 − s) × (a + q) + t): PMI with less than ${enough} down`,
            `${n} ÷ (${share} × (${a} + ${q}) + ${t})`,
            format.money(net / (financed * (perLoan + pmi) + perPrice)),
          ),
    ];
  }
  const { amount } = down;
  const d = format.amount(amount);
  if (purchase.by === "cash")
    return [
      step(
        "Price = net ÷ t: the down payment covers the price, and tax and insurance use up the budget",
        `${n} ÷ ${t}`,
        format.money(net / perPrice),
      ),
    ];
  const shareOf = (price: number) => `${d} is ${format.percent((100 * amount) / price, 2)} of it`;
  const without = (net + amount * perLoan) / (perLoan + perPrice);
  const insured = (net + amount * (perLoan + pmi)) / (perLoan + pmi + perPrice);
  const steps = [
    step(
      `Price without PMI = (net + D × a) ÷ (a + t); ${shareOf(without)}`,
      `(${n} + ${d} × ${a}) ÷ (${a} + ${t})`,
      format.money(without),
    ),
    step(
      `Under ${enough}, PMI is due: price = (net + D × (a + q)) ÷ (a + q + t); ${shareOf(insured)}`,
      `(${n} + ${d} × (${a} + ${q})) ÷ (${a} + ${q} + ${t})`,
      format.money(insured),
    ),
    step(
      `With PMI, the price would fall to where none is due, so it stops at D ÷ ${enough}`,
      `${d} ÷ ${enough}`,
      format.money(stepPrice(amount)),
    ),
  ];
  return steps.slice(0, { "without-pmi": 1, "with-pmi": 2, "at-step": 3 }[purchase.by]);
}

function capSteps(
  { inputs, downPaymentCap, loanLimitCap, down, purchase }: Affordability,
  format: Format,
): Listed<Step> {
  const steps: Step[] = [];
  const least = format.percent(inputs.minDownPaymentPercent);
  const limit = format.money(inputs.loanLimit);
  if (downPaymentCap !== null)
    steps.push(
      step(
        `Price at which the down payment is ${least}, the minimum`,
        `${format.money(inputs.downPayment)} ÷ ${least}`,
        format.money(downPaymentCap),
      ),
    );
  if (loanLimitCap !== null)
    steps.push(
      step(
        "Price the loan limit allows",
        "percent" in down
          ? `${limit} ÷ (1 − ${format.percent(down.percent, 6)})`
          : `${limit} + ${format.money(down.amount)}`,
        format.money(loanLimitCap),
      ),
    );
  if (purchase.limitedBy === "cash")
    steps.push(
      step(
        "Price at which closing takes the cash available",
        `down payment of ${format.money(purchase.downPayment)} + closing costs + reserves = ${format.money(inputs.cashAvailable)}`,
        format.money(purchase.price),
      ),
    );
  return steps;
}

function resultSteps(affordability: Affordability, format: Format): Listed<Step> {
  const { inputs, income, purchase, monthly, monthlyPayment, ratios } = affordability;
  const payment = format.amount(monthlyPayment);
  const earned = format.amount(income);
  const debts = format.amount(inputs.monthlyDebts);
  return [
    step(
      "Loan = the lowest of these prices − down payment",
      `${format.money(purchase.price)} − ${format.money(purchase.downPayment)}`,
      format.money(purchase.loan),
    ),
    step(
      "Payment = principal and interest + tax + insurance + PMI + HOA",
      Object.values(monthly)
        .map((part) => format.amount(part))
        .join(" + "),
      format.money(monthlyPayment),
    ),
    ratios !== null && [
      step("Housing ratio", `${payment} ÷ ${earned}`, format.percent(ratios.front, 2)),
      step("Total debt ratio", `(${payment} + ${debts}) ÷ ${earned}`, format.percent(ratios.back, 2)),
    ],
    step(
      "Cash to close = down payment + closing costs + reserves",
      `${format.amount(purchase.downPayment)} + ${format.amount(affordability.closingCosts)} + ${format.number(inputs.reserveMonths)} × ${payment}`,
      format.money(affordability.cashNeeded),
    ),
  ];
}
