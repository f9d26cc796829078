import { DEBT_RATIOS } from "../../../data/home-loans/debt-ratios";
import { type Affordability, type Limit, NO_INCOME } from "./affordability";
import type { Inputs } from "./inputs";
import { NAMED_RULES, ratiosOf } from "./rules";

/**
 * What each lender rule allows at this income; empty without income. VA loans have no mortgage insurance.
 */
export function ruleTable(affordability: Affordability) {
  if (affordability.income === 0) return [];
  return NAMED_RULES.map((rule) => {
    const ratios = DEBT_RATIOS[rule].value;
    const buyer = affordability.with({ mode: "income", rule, ...(rule === "va-41" && { pmiRate: 0 }) });
    const { price, loan } = buyer.purchase;
    return {
      rule,
      frontLimit: ratios.front,
      backLimit: ratios.back,
      budget: buyer.budget.amount,
      maxHomePrice: price,
      maxLoan: loan,
    };
  });
}

const RATE_STEP = 0.5;
const RATE_STEPS = 4;

/** Price and loan at other interest rates. */
export function rateTable(affordability: Affordability) {
  const rows: { annualRate: number; maxHomePrice: number; maxLoan: number }[] = [];
  for (let step = -RATE_STEPS; step <= RATE_STEPS; step++) {
    // Rounding to ten decimals removes floating-point error from the sum.
    const annualRate = Number((affordability.inputs.annualRate + step * RATE_STEP).toFixed(10));
    if (annualRate < 0) continue;
    const { price, loan } = affordability.with({ annualRate }).purchase;
    rows.push({ annualRate, maxHomePrice: price, maxLoan: loan });
  }
  return rows;
}

const INCOME_STEPS = 40;

/** The price by income, up to twice the current one, and the range of all lender rules; empty without income. */
export function incomeTable(affordability: Affordability) {
  const yearly = 12 * affordability.income;
  const incomeOf = (step: number) => (yearly * 2 * step) / INCOME_STEPS;
  // With a tiny income, the first step would already count as no income.
  if (incomeOf(1) / 12 <= NO_INCOME) return [];
  return Array.from({ length: INCOME_STEPS }, (_, i) => {
    const annualIncome = incomeOf(i + 1);
    const buyer = affordability.with({ annualIncome, coBorrowerIncome: 0 });
    const prices = ruleTable(buyer).map((row) => row.maxHomePrice);
    return {
      annualIncome,
      maxHomePrice: buyer.purchase.price,
      lowestPrice: Math.min(...prices),
      highestPrice: Math.max(...prices),
      limitedBy: buyer.purchase.limitedBy,
    };
  });
}

interface LimitRow {
  readonly limit: Limit;
  readonly rule: string;
  /** Per month; null if the limit does not apply to the payment. */
  readonly budget: number | null;
  readonly maxHomePrice: number;
  readonly binds: boolean;
}

/** The price each limit would allow by itself; cash, if it falls short, is combined with the other limits. */
export function limitTable(affordability: Affordability): LimitRow[] {
  const { inputs, purchase, format } = affordability;
  const rows: LimitRow[] = [];
  const add = (limit: LimitRow["limit"], rule: string, maxHomePrice: number | null, budget?: number) => {
    const binds = limit === purchase.limitedBy;
    if (maxHomePrice !== null) rows.push({ limit, rule, budget: budget ?? null, maxHomePrice, binds });
  };
  const addBudget = (limit: Limit, rule: string, budget: number) =>
    add(limit, rule, affordability.priceFor(budget), budget);
  if (inputs.mode === "payment") {
    addBudget("budget", "As entered", inputs.monthlyBudget);
  } else {
    const ratios = ratiosOf(inputs);
    const [front, back] = [affordability.frontBudget(ratios), affordability.backBudget(ratios)];
    if (front !== null) addBudget("front-ratio", `${format.percent(ratios.front)} of income`, front);
    addBudget("back-ratio", `${format.percent(ratios.back)} minus other debts`, back);
  }
  const least = format.percent(inputs.minDownPaymentPercent);
  add("down-payment", `${least} of the price`, affordability.downPaymentCap);
  add("loan-limit", format.wholeMoney(inputs.loanLimit), affordability.loanLimitCap);
  if (purchase.limitedBy === "cash")
    add("cash", `${format.wholeMoney(purchase.downPayment)} of it down`, purchase.price);
  return rows;
}

/** Round amounts by which a buyer might change something. */
const STEP = { monthly: 100, yearly: 10_000, down: 10_000, downPercent: 5 } as const;

/** What each single change adds to the price. */
export function leverTable(affordability: Affordability) {
  const { inputs, format, purchase } = affordability;
  const rows: { change: string; maxHomePrice: number; gain: number }[] = [];
  const add = (change: string, maxHomePrice: number) =>
    rows.push({ change, maxHomePrice, gain: maxHomePrice - purchase.price });
  const change = (text: string, changes: Partial<Inputs>) => add(text, affordability.with(changes).purchase.price);
  const whole = (amount: number) => format.wholeMoney(amount);
  const { mode, monthlyDebts, annualIncome, monthlyBudget, annualRate } = inputs;
  if (mode === "income") {
    if (monthlyDebts > STEP.monthly)
      change(`${whole(STEP.monthly)} less in debt payments`, { monthlyDebts: monthlyDebts - STEP.monthly });
    if (monthlyDebts > 0) change("All other debts paid off", { monthlyDebts: 0 });
    change(`${whole(STEP.yearly)} more annual income`, { annualIncome: annualIncome + STEP.yearly });
  } else {
    change(`${whole(STEP.monthly)} more a month`, { monthlyBudget: monthlyBudget + STEP.monthly });
  }
  if (annualRate >= RATE_STEP)
    change(`${format.number(RATE_STEP)}-point lower rate`, { annualRate: annualRate - RATE_STEP });
  const downPaymentPercent = inputs.downPaymentPercent + STEP.downPercent;
  if (inputs.downPaymentMode === "amount")
    change(`${whole(STEP.down)} more down`, { downPayment: inputs.downPayment + STEP.down });
  else if (downPaymentPercent <= 99)
    change(`${format.number(STEP.downPercent)} points more down`, { downPaymentPercent });
  const free = affordability.withoutPmi();
  if (free) add(`${whole(free.moreDown)} more down, no PMI`, free.price);
  if (inputs.hoaMonthly > 0) change("A home without an HOA fee", { hoaMonthly: 0 });
  return rows;
}
