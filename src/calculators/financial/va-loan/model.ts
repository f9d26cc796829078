import { defineCalculator } from "../../../core/calculator";
import { inputs } from "./inputs";
import { RateReduction } from "./irrrl";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";
import { feeTable, reductionTable, residualTable, scheduleTable } from "./tables";
import { VaLoan } from "./va";
import { headline } from "./words";
import { working } from "./working";

export default defineCalculator({
  id: "va-loan-calculator",
  inputs,
  outputs,
  figures: FIGURES,
  solve: {
    for: [
      "homePrice",
      "downPaymentPercent",
      "downPayment",
      "requestedLoan",
      "annualRate",
      "termYears",
      "monthlyDebts",
      "annualIncome",
      "extraMonthly",
      "otherClosingCosts",
    ],
    from: [
      "monthlyPayment",
      "fundingFeeRate",
      "residualMargin",
      "residualIncome",
      "backEndRatio",
      "debtToClear",
      "fundingFee",
      "downPaymentShortfall",
      "recoupMonths",
      "payoffDate",
      "apr",
    ],
  },

  compute(inputs, { format }) {
    const loan = new VaLoan(inputs);
    const reduction = inputs.loanPurpose === "irrrl" ? new RateReduction(loan) : null;
    return {
      baseLoan: loan.baseLoan,
      fundingFee: loan.fee,
      loanAmount: loan.note,
      downPaymentAmount: loan.downPayment,
      fundingFeeRate: loan.feeRate,
      downForLowerFee: () => loan.lowerFee?.down ?? null,
      feeSavedByLower: () => {
        const { lowerFee } = loan;
        return lowerFee && loan.fee - lowerFee.loan.fee;
      },
      monthlyPrincipalInterest: loan.level,
      monthlyPropertyTax: loan.costs.tax,
      monthlyInsurance: loan.costs.insurance,
      monthlyHoa: loan.costs.hoa,
      monthlyPayment: loan.monthlyPayment,
      totalInterest: () => loan.totals.interest,
      numberOfPayments: () => loan.totals.payments,
      payoffDate: () => loan.dates.iso(loan.totals.payments),
      maxLoanNoDown: loan.maxLoanNoDown,
      requiredDown: loan.requiredDown,
      downPaymentShortfall: loan.downPaymentShortfall,
      backEndRatio: loan.backRatio,
      debtToClear: loan.debtToClear,
      maintenance: loan.maintenance,
      residualIncome: loan.residual,
      residualRequired: () => loan.guideline?.required ?? null,
      residualMargin: () => loan.margin,
      residualVerdict: () => (loan.margin === null ? null : loan.meetsGuideline ? "meets" : "short"),
      priceAtGuideline: () => loan.priceAtGuideline,
      apr: () => loan.apr,
      currentPayment: reduction?.currentPayment ?? null,
      monthlySavings: reduction?.savings ?? null,
      rateDrop: reduction?.rateDrop ?? null,
      recoupMonths: reduction?.recoupMonths ?? null,
      irrrlVerdict: reduction?.verdict ?? null,
      breakEvenMonths: () => reduction?.breakEven ?? null,
      feeSteps: () => feeTable(loan),
      residualSteps: () => residualTable(loan),
      irrrlMonths: () => reductionTable(reduction),
      schedule: () => scheduleTable(loan),
      notices: () => notices(inputs, loan, reduction, format),
    };
  },

  headline,
  working,
});
