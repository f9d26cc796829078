import { defineCalculator } from "../../../core/calculator";
import { inputs } from "./inputs";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";
import { StaffLoan } from "./staff-loan";
import { monthTable, paidTable, readingTable, scheduleTable, yearTable } from "./tables";
import { headline } from "./words";
import { working } from "./working";

export default defineCalculator({
  id: "staff-loan-calculator",
  inputs,
  outputs,
  figures: FIGURES,
  solve: {
    for: [
      "principal",
      "interestInstalments",
      "principalInstalments",
      "annualRate",
      "marketRate",
      "sbiRate",
      "taxRate",
    ],
    from: [
      "principalInstalment",
      "interestInstalment",
      "instalment",
      "instalmentStep",
      "netAdvantage",
      "effectiveRate",
      "effectiveRateAfterTax",
      "totalInterest",
      "perquisiteFirstYear",
    ],
  },

  compute(inputs, { format }) {
    const loan = new StaffLoan(inputs);
    const { instalment, principalInstalment, interestInstalment } = loan.recovery;
    const perquisite = () => loan.perquisiteBy(inputs.interestCredit);
    return {
      principalInstalment,
      interestInstalment,
      instalment,
      instalmentStep:
        principalInstalment === null || interestInstalment === null
          ? null
          : interestInstalment - principalInstalment,
      levelPrincipalInstalments: () => loan.levelPrincipalInstalments,
      numberOfPayments: loan.payments,
      payoffDate: loan.dates.iso(loan.payments),
      totalInterest: () => loan.totalInterest,
      totalPaid: () => loan.totalPaid,
      effectiveRate: () => loan.effectiveRate,
      effectiveRateAfterTax: () => loan.effectiveRateAfterTax,
      marketEmi: loan.marketEmi,
      marketTotalInterest: loan.marketInterest,
      interestAdvantage: () => loan.interestAdvantage,
      prepayRate: () => loan.prepayRate,
      perquisiteFirstYear: () => perquisite().firstYear,
      perquisiteTotal: () => perquisite().total,
      perquisiteTax: () => perquisite().tax,
      netAdvantage: () => loan.interestAdvantage - perquisite().tax,
      perquisiteByYear: () => yearTable(loan),
      creditReadings: () => readingTable(loan),
      perquisiteByMonth: () => monthTable(loan),
      paidByYear: () => paidTable(loan),
      schedule: () => scheduleTable(loan),
      notices: () => notices(loan, format),
    };
  },

  headline,
  working,
});
