import { defineCalculator } from "../../../core/calculator";
import { inputs } from "./inputs";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";
import { Refinance } from "./refinance";
import { monthTable, yearTable } from "./tables";
import { headline } from "./words";
import { working } from "./working";

export default defineCalculator({
  id: "refinance-calculator",
  inputs,
  outputs,
  figures: FIGURES,
  solve: {
    for: [
      "newRate",
      "horizonYears",
      "otherClosingCosts",
      "lenderFees",
      "points",
      "lenderCredit",
      "newTermYears",
      "cashOut",
      "currentRate",
    ],
    from: [
      "savingsAtHorizon",
      "breakEvenMonths",
      "lifetimeSavings",
      "monthlySavings",
      "newPayment",
      "npv",
      "samePaymentMonths",
      "apr",
    ],
  },

  compute(inputs, { format }) {
    const refinance = new Refinance(inputs, format);
    return {
      currentPaymentAmount: refinance.currentPayment,
      newPayment: refinance.newPayment,
      monthlySavings: refinance.monthlySavings,
      insuranceNow: refinance.insuranceNow,
      insuranceNew: refinance.insuranceNew,
      newLoanAmount: refinance.newLoan,
      totalCosts: refinance.costs,
      cashAtClosing: refinance.cashAtClosing,
      simpleBreakEvenMonths: refinance.simpleBreakEven,
      breakEvenMonths: () => refinance.breakEven,
      lossAgainFromMonth: () => refinance.lossAgain,
      recoupMonths: refinance.recoupMonths,
      savingsAtHorizon: () => refinance.savings(refinance.horizon),
      lifetimeSavings: () => refinance.savings(refinance.months),
      npv: () => refinance.npv,
      highestRateThatPays: () => refinance.highestRateThatPays,
      interestCurrent: () => refinance.current.interest,
      interestNew: () => refinance.next.interest,
      samePaymentMonths: () => refinance.samePayment?.months ?? null,
      samePaymentInterestSaved: () =>
        refinance.samePayment && refinance.current.interest - refinance.samePayment.interest,
      apr: () => refinance.apr,
      comparison: () => yearTable(refinance),
      months: () => monthTable(refinance),
      notices: () => notices(inputs, refinance, format),
    };
  },

  headline,
  working,
});
