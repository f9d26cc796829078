import { first } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import type { Affordability } from "./affordability";
import { RULE_LABELS } from "./rules";
import { incomeTable, leverTable, limitTable, rateTable, ruleTable } from "./tables";

const { boolean, choice, money, percent, table, text } = outputsOf<Affordability>();

const monthly = { unit: "/ month" } as const;

export const LIMITS = {
  "front-ratio": "Housing ratio",
  "back-ratio": "Total debt ratio",
  budget: "Target payment",
  "down-payment": "Minimum down payment",
  "loan-limit": "Loan limit",
  cash: "Cash available",
} as const;

const price = money("Home price");
const loan = money("Loan");

export const outputs = {
  maxHomePrice: money("Home price", {
    better: "higher",
    shown: "elsewhere",
    solve: true,
    value: ({ purchase }) => purchase.price,
  }),
  maxLoan: money("Loan", { solve: true, value: ({ purchase }) => purchase.loan }),
  downPaymentAmount: money("Down payment", { shown: "more", value: ({ purchase }) => purchase.downPayment }),
  monthlyPayment: money("Monthly payment", { ...monthly, shown: "elsewhere", solve: true }),
  monthlyPrincipalInterest: money("Principal and interest", {
    ...monthly,
    shown: "elsewhere",
    value: ({ monthly }) => monthly.principalInterest,
  }),
  monthlyPropertyTax: money("Property tax", { ...monthly, shown: "elsewhere", value: ({ monthly }) => monthly.tax }),
  monthlyInsurance: money("Home insurance", {
    ...monthly,
    shown: "elsewhere",
    value: ({ monthly }) => monthly.insurance,
  }),
  monthlyPmi: money("PMI", { ...monthly, shown: "elsewhere", value: ({ monthly }) => monthly.pmi }),
  monthlyHoa: money("HOA / condo fee", { ...monthly, shown: "elsewhere", value: ({ monthly }) => monthly.hoa }),
  frontEndRatio: percent("Housing ratio", {
    note: "Payment ÷ income",
    optional: true,
    digits: 2,
    shown: "elsewhere",
    solve: true,
    value: ({ ratios }) => ratios?.front,
  }),
  backEndRatio: percent("Total debt ratio", {
    note: "Payment and other debts ÷ income",
    optional: true,
    digits: 2,
    shown: "elsewhere",
    solve: true,
    value: ({ ratios }) => ratios?.back,
  }),
  ltv: percent("Loan-to-value", { noun: "Loan-to-value ratio", optional: true, digits: 2, shown: "more", solve: true }),
  limitedBy: choice("What limits the price", {
    options: LIMITS,
    shown: "more",
    value: ({ purchase }) => purchase.limitedBy,
  }),
  closingCosts: money("Closing costs", { shown: "more" }),
  cashNeeded: money("Cash to close", { note: "Down payment, closing costs and reserves", solve: true }),
  cashLeft: money("Cash left after closing", { optional: true, solve: true }),
  maxPriceWithCash: money("Home price your cash covers", {
    optional: true,
    shown: "elsewhere",
    value: ({ inputs, purchase }) => (inputs.cashAvailable === null ? null : purchase.price),
  }),
  downPaymentWithCash: money("Down payment at that price", {
    optional: true,
    shown: "elsewhere",
    value: ({ inputs, purchase }) => (inputs.cashAvailable === null ? null : purchase.downPayment),
  }),
  priceWithoutCashLimit: money("Home price with more cash", {
    note: "What the other limits allow",
    shown: ({ purchase }) => first(purchase.limitedBy === "cash"),
    value: ({ withoutCash }) => withoutCash.price,
  }),
  cashNeededWithoutLimit: money("Cash to close at that price", {
    shown: ({ purchase }) => first(purchase.limitedBy === "cash"),
    value: ({ cashWithoutLimit }) => cashWithoutLimit,
  }),
  extraDownWithoutPmi: money("Additional down payment to avoid PMI", {
    optional: true,
    shown: "more",
    value: ({ withoutPmi }) => withoutPmi()?.moreDown,
  }),
  priceWithoutPmi: money("Home price without PMI", {
    optional: true,
    shown: "more",
    value: ({ withoutPmi }) => withoutPmi()?.price,
  }),
  limits: table("What each limit allows", {
    columns: {
      limit: choice("Limit", { options: LIMITS }),
      rule: text("Rule"),
      budget: money("Monthly budget", { optional: true }),
      maxHomePrice: price,
      binds: boolean("Sets the price"),
    },
    value: limitTable,
  }),
  rules: table("By lender rule", {
    columns: {
      rule: choice("Rule", { options: RULE_LABELS }),
      frontLimit: percent("Housing", { optional: true }),
      backLimit: percent("All debts", { optional: true }),
      budget: money("Monthly budget"),
      maxHomePrice: price,
      maxLoan: loan,
    },
    value: ruleTable,
  }),
  rateSensitivity: table("By interest rate", {
    columns: { annualRate: percent("Rate"), maxHomePrice: price, maxLoan: loan },
    value: rateTable,
  }),
  incomeBand: table("By income", {
    columns: {
      annualIncome: money("Income"),
      maxHomePrice: price,
      lowestPrice: money("Strictest rule"),
      highestPrice: money("Loosest rule"),
      limitedBy: choice("Limited by", { options: LIMITS }),
    },
    value: incomeTable,
  }),
  levers: table("What would help", {
    columns: {
      change: text("Change"),
      maxHomePrice: price,
      gain: money("More house"),
    },
    value: leverTable,
  }),
};
