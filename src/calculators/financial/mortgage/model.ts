import { defineCalculator } from "../../../core/calculator";
import { inputs } from "./inputs";
import { Mortgage } from "./mortgage";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";
import { balanceTable, changeTable, pathTable, scenarioTable, scheduleTable, yearlyTable } from "./tables";
import { working } from "./working";

export default defineCalculator({
  id: "mortgage-calculator",
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
      "termMonths",
      "extraMonthly",
      "extraYearly",
      "extraOnce",
      "points",
    ],
    from: [
      "monthlyPayment",
      "monthlyPrincipalInterest",
      "payoffDate",
      "ltv",
      "cashToClose",
      "totalInterest",
      "totalCost",
      "interestSaved",
      "monthsSaved",
      "pointsBreakEvenMonth",
      "apr",
    ],
  },

  compute(inputs, { format }) {
    const mortgage = new Mortgage(inputs);
    let table: ReturnType<typeof scheduleTable> | undefined;
    const schedule = () => {
      table ??= scheduleTable(mortgage);
      return table;
    };
    return {
      loanAmount: mortgage.loan,
      downPaymentAmount: mortgage.downPayment,
      ltv: mortgage.ltv,
      monthlyPrincipalInterest: mortgage.level,
      monthlyPropertyTax: mortgage.propertyTax.perYear / 12,
      monthlyInsurance: mortgage.insurance.perYear / 12,
      monthlyPmi: mortgage.monthlyPmi,
      monthlyHoa: mortgage.hoa.perYear / 12,
      monthlyPayment: mortgage.monthlyPayment,
      biweeklyPayment: mortgage.isBiweekly ? mortgage.level / 2 : null,
      maxMonthlyPrincipalInterest: () => mortgage.contractTotals.highestPayment,
      numberOfPayments: () => mortgage.totals.payments,
      payoffDate: () => mortgage.payoffDate,
      totalInterest: () => mortgage.totals.interest,
      totalPaid: () => mortgage.totals.paid + mortgage.totals.extra,
      totalInterestPercent: () => (100 * mortgage.totals.interest) / mortgage.loan,
      totalPmi: () => mortgage.totalPmi,
      totalPropertyTax: () => mortgage.totalOf(mortgage.propertyTax),
      totalInsurance: () => mortgage.totalOf(mortgage.insurance),
      totalHoa: () => mortgage.totalOf(mortgage.hoa),
      pmiMonths: () => mortgage.pmiPayments,
      pmiEndDate: () => mortgage.pmiEndDate,
      pmiSavedByAsking: () => mortgage.pmiSavedByAsking,
      totalCost: () => mortgage.totalCost,
      cashToClose: mortgage.cashToClose,
      pointsCost: mortgage.pointsCost,
      pointsBreakEvenMonth: () => mortgage.pointsBreakEvenMonth,
      apr: () => mortgage.apr,
      interestSaved: () => mortgage.contractTotals.interest - mortgage.totals.interest,
      monthsSaved: () => mortgage.monthsSaved,
      schedule,
      yearly: () => yearlyTable(schedule(), mortgage),
      balances: () => balanceTable(mortgage),
      armScenarios: () => scenarioTable(mortgage, inputs.annualIncome),
      armChanges: () => changeTable(mortgage),
      armPaths: () => pathTable(mortgage),
      notices: () => notices(inputs, mortgage, format),
    };
  },

  headline(_inputs, outputs, format) {
    const after = `and own the home in ${format.month(outputs.payoffDate)}, after ${format.wholeMoney(outputs.totalInterest)} of interest.`;
    return outputs.biweeklyPayment === null
      ? {
          label: "Each month",
          before: "You pay each month",
          figure: format.money(outputs.monthlyPayment),
          after,
        }
      : {
          label: "Every two weeks",
          before: "You pay on the loan every two weeks",
          figure: format.money(outputs.biweeklyPayment),
          after,
        };
  },

  working,
});
