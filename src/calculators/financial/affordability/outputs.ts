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
} as const;

const price = money({ label: "Home price" });
const loan = money({ label: "Loan" });

export const outputs = {
  maxHomePrice: money({ label: "Home price", value: ({ purchase }) => purchase.price }),
  maxLoan: money({ label: "Loan", value: ({ purchase }) => purchase.loan }),
  downPaymentAmount: money({ label: "Down payment", value: ({ purchase }) => purchase.downPayment }),
  monthlyPayment: money({
    label: "Monthly payment",
    ...monthly,
    value: ({ monthlyPayment }) => monthlyPayment,
  }),
  monthlyPrincipalInterest: money({
    label: "Principal and interest",
    ...monthly,
    value: ({ monthly }) => monthly.principalInterest,
  }),
  monthlyPropertyTax: money({ label: "Property tax", ...monthly, value: ({ monthly }) => monthly.tax }),
  monthlyInsurance: money({ label: "Home insurance", ...monthly, value: ({ monthly }) => monthly.insurance }),
  monthlyPmi: money({ label: "PMI", ...monthly, value: ({ monthly }) => monthly.pmi }),
  monthlyHoa: money({ label: "HOA / condo fee", ...monthly, value: ({ monthly }) => monthly.hoa }),
  frontEndRatio: percent({
    label: "Housing ratio",
    note: "Payment ÷ income",
    optional: true,
    digits: 2,
    value: ({ ratios }) => ratios?.front,
  }),
  backEndRatio: percent({
    label: "Total debt ratio",
    note: "Payment and other debts ÷ income",
    optional: true,
    digits: 2,
    value: ({ ratios }) => ratios?.back,
  }),
  ltv: percent({
    label: "Loan-to-value",
    noun: "Loan-to-value ratio",
    optional: true,
    digits: 2,
    value: ({ ltv }) => ltv,
  }),
  limitedBy: choice({
    label: "What limits the price",
    options: LIMITS,
    value: ({ purchase }) => purchase.limitedBy,
  }),
  closingCosts: money({ label: "Closing costs", value: ({ closingCosts }) => closingCosts }),
  cashNeeded: money({
    label: "Cash to close",
    note: "Down payment, closing costs and reserves",
    value: ({ cashNeeded }) => cashNeeded,
  }),
  cashLeft: money({ label: "Cash left after closing", optional: true, value: ({ cashLeft }) => cashLeft }),
  maxPriceWithCash: money({
    label: "Home price your cash covers",
    optional: true,
    value: ({ withCash }) => withCash()?.price,
  }),
  downPaymentWithCash: money({
    label: "Down payment at that price",
    optional: true,
    value: ({ withCash }) => withCash()?.downPayment,
  }),
  extraDownWithoutPmi: money({
    label: "Additional down payment to avoid PMI",
    optional: true,
    value: ({ withoutPmi }) => withoutPmi()?.moreDown,
  }),
  priceWithoutPmi: money({
    label: "Home price without PMI",
    optional: true,
    value: ({ withoutPmi }) => withoutPmi()?.price,
  }),
  limits: table({
    label: "What each limit allows",
    columns: {
      limit: choice({ label: "Limit", options: { ...LIMITS, cash: "Cash available" } }),
      rule: text({ label: "Rule" }),
      budget: money({ label: "Monthly budget", optional: true }),
      maxHomePrice: price,
      binds: boolean({ label: "Sets the price" }),
    },
    value: limitTable,
  }),
  rules: table({
    label: "By lender rule",
    columns: {
      rule: choice({ label: "Rule", options: RULE_LABELS }),
      frontLimit: percent({ label: "Housing", optional: true }),
      backLimit: percent({ label: "All debts", optional: true }),
      budget: money({ label: "Monthly budget" }),
      maxHomePrice: price,
      maxLoan: loan,
    },
    value: ruleTable,
  }),
  rateSensitivity: table({
    label: "By interest rate",
    columns: { annualRate: percent({ label: "Rate" }), maxHomePrice: price, maxLoan: loan },
    value: rateTable,
  }),
  incomeBand: table({
    label: "By income",
    columns: {
      annualIncome: money({ label: "Income" }),
      maxHomePrice: price,
      lowestPrice: money({ label: "Strictest rule" }),
      highestPrice: money({ label: "Loosest rule" }),
      limitedBy: choice({ label: "Limited by", options: LIMITS }),
    },
    value: incomeTable,
  }),
  levers: table({
    label: "What would help",
    columns: {
      change: text({ label: "Change" }),
      maxHomePrice: price,
      gain: money({ label: "More house" }),
    },
    value: leverTable,
  }),
};
