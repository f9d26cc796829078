import { defineCalculator } from "../../../core/calculator";
import { FhaLoan } from "./fha";
import { inputs } from "./inputs";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";
import { comparisonTable, costTable, downPaymentTable, premiumTable, scheduleTable } from "./tables";
import { headline } from "./words";
import { working } from "./working";

export default defineCalculator({
  id: "fha-loan-calculator",
  inputs,
  outputs,
  figures: FIGURES,
  solve: {
    for: [
      "homePrice",
      "downPaymentPercent",
      "downPayment",
      "annualRate",
      "termYears",
      "conventionalRate",
      "extraMonthly",
      "annualIncome",
      "monthlyDebts",
    ],
    from: [
      "monthlyPayment",
      "mipMonths",
      "extraDownForLimit",
      "baseLoan",
      "fhaAdvantage",
      "frontEndRatio",
      "backEndRatio",
      "payoffDate",
      "totalMip",
      "apr",
    ],
  },

  compute(inputs, { format }) {
    const loan = new FhaLoan(inputs, format);
    return {
      baseLoan: loan.baseLoan,
      ufmip: loan.ufmip,
      ufmipCash: loan.ufmipCash,
      loanAmount: loan.note,
      downPaymentAmount: loan.downPayment,
      minimumDownPercent: loan.leastDown,
      ltv: loan.ltv,
      mipRate: loan.cell.rate,
      mipMonths: loan.cell.months,
      monthlyMip: () => loan.mipOfPayment(1),
      monthlyPrincipalInterest: loan.level,
      monthlyPropertyTax: loan.costs.tax,
      monthlyInsurance: loan.costs.insurance,
      monthlyHoa: loan.costs.hoa,
      monthlyPayment: () => loan.monthlyPayment,
      totalMip: () => loan.mipUntil(loan.insuredPayments),
      totalInterest: () => loan.totals.interest,
      numberOfPayments: () => loan.totals.payments,
      payoffDate: () => loan.dateOf(loan.totals.payments),
      mipEndDate: () => loan.dateOf(loan.insuredPayments),
      loanLimit: loan.limit,
      extraDownForLimit: Math.max(0, loan.baseLoan - loan.limit),
      withinLimit: loan.withinLimit,
      frontEndRatio: () => loan.frontRatio,
      backEndRatio: () => loan.backRatio,
      ratioTier: () => loan.tier,
      ufmipRefund: loan.ufmipRefund,
      apr: () => loan.apr,
      fhaAdvantage: () => loan.advantage(loan.kept),
      breakEvenConventionalRate: () => loan.twin.breakEvenRate(loan.cost(loan.kept), loan.kept),
      mipByYear: () => premiumTable(loan),
      comparison: () => comparisonTable(loan),
      costByYear: () => costTable(loan),
      byDownPayment: () => downPaymentTable(loan, format),
      schedule: () => scheduleTable(loan),
      notices: () => notices(inputs, loan, format),
    };
  },

  headline,
  working,
});
