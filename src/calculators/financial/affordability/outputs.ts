import { boolean, choice, money, percent, table, text } from "../../../core/fields";
import { RULE_LABELS } from "./rules";

const monthly = { unit: "/ month" } as const;

export const LIMITS = {
  "front-ratio": "Housing ratio",
  "back-ratio": "Total debt ratio",
  budget: "Wanted payment",
  "down-payment": "Least down payment",
  "loan-limit": "Loan limit",
} as const;

const price = money({ label: "Home price" });
const loan = money({ label: "Loan" });

export const outputs = {
  maxHomePrice: money({ label: "Home price" }),
  maxLoan: money({ label: "Loan" }),
  downPaymentAmount: money({ label: "Down payment" }),
  monthlyPayment: money({ label: "Monthly payment", ...monthly }),
  monthlyPrincipalInterest: money({ label: "Principal and interest", ...monthly }),
  monthlyPropertyTax: money({ label: "Property tax", ...monthly }),
  monthlyInsurance: money({ label: "Home insurance", ...monthly }),
  monthlyPmi: money({ label: "PMI", ...monthly }),
  monthlyHoa: money({ label: "HOA / condo fee", ...monthly }),
  frontEndRatio: percent({ label: "Housing ratio", note: "Payment ÷ income", optional: true, digits: 2 }),
  backEndRatio: percent({
    label: "Total debt ratio",
    note: "Payment and other debts ÷ income",
    optional: true,
    digits: 2,
  }),
  ltv: percent({ label: "Loan to value", noun: "Loan-to-value ratio", optional: true, digits: 2 }),
  limitedBy: choice({ label: "What limits the price", options: LIMITS }),
  closingCosts: money({ label: "Closing costs" }),
  cashNeeded: money({ label: "Cash to close", note: "Down payment, closing costs and reserves" }),
  cashLeft: money({ label: "Cash left after closing", optional: true }),
  maxPriceWithCash: money({ label: "Home price your cash closes", optional: true }),
  downPaymentWithCash: money({ label: "Down payment then", optional: true }),
  extraDownWithoutPmi: money({ label: "More down to end PMI", optional: true }),
  priceWithoutPmi: money({ label: "Home price then", optional: true }),
  limits: table({
    label: "What each limit allows",
    columns: {
      limit: choice({ label: "Limit", options: { ...LIMITS, cash: "Cash you have" } }),
      rule: text({ label: "Rule" }),
      budget: money({ label: "Budget a month", optional: true }),
      maxHomePrice: price,
      binds: boolean({ label: "Binds" }),
    },
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
  }),
  rateSensitivity: table({
    label: "By interest rate",
    columns: { annualRate: percent({ label: "Rate" }), maxHomePrice: price, maxLoan: loan },
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
  }),
  levers: table({
    label: "What would help",
    columns: {
      change: text({ label: "Change" }),
      maxHomePrice: price,
      gain: money({ label: "More house" }),
    },
  }),
};
