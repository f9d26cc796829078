import { defineCalculator } from "../../../core/calculator";
import { burnedTable } from "./burned";
import { Comparison, differenceOf, SAME, type YearEnd } from "./comparison";
import { inputs } from "./inputs";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";
import { headline } from "./words";
import { working } from "./working";

export default defineCalculator({
  id: "rent-vs-buy-calculator",
  inputs,
  outputs,
  figures: FIGURES,
  solve: {
    for: [
      "homePrice",
      "monthlyRent",
      "homeAppreciation",
      "investmentReturn",
      "horizonYears",
      "annualRate",
      "rentGrowth",
      "downPaymentPercent",
    ],
    from: ["difference", "breakEvenYears", "breakEvenRent", "firstMonthBuy", "buyNetWorth", "rentNetWorth"],
  },

  compute(inputs, { format }) {
    const comparison = new Comparison(inputs);
    const { owner } = comparison;
    const { horizonYears, monthlyRent } = inputs;
    const priceToRent = inputs.homePrice / (12 * monthlyRent);
    return {
      loanAmount: owner.loan,
      monthlyPrincipalInterest: owner.payment,
      firstMonthBuy: owner.outlays[0] as number,
      firstMonthRent: monthlyRent + inputs.rentersInsuranceAnnual / 12,
      upfrontBuy: comparison.upfrontBuy,
      upfrontRent: comparison.upfrontRent,
      homeValue: () => comparison.end.homeValue,
      loanBalance: () => comparison.end.loanBalance,
      taxSavings: () =>
        owner.years.slice(0, horizonYears).reduce((sum, year) => sum + year.deductions.saving, 0),
      totalRent: () => {
        let sum = 0;
        for (let year = 0; year < horizonYears; year++) sum += 12 * comparison.rentIn(year);
        return sum;
      },
      buyNetWorth: () => comparison.end.buyNetWorth,
      rentNetWorth: () => comparison.end.rentNetWorth,
      difference: () => comparison.difference,
      differenceToday: () => comparison.difference / (1 + inputs.inflation / 100) ** horizonYears,
      verdict: () =>
        Math.abs(comparison.difference) <= SAME ? "equal" : comparison.difference > 0 ? "buy" : "rent",
      breakEvenYears: () => comparison.breakEvenYears,
      breakEvenRent: () => comparison.breakEvenRent,
      // A rent of almost nothing has no ratio that could be written down.
      priceToRentRatio: Number.isFinite(priceToRent) ? priceToRent : null,
      yearly: () => comparison.stay.map(yearRow),
      burned: () => burnedTable(comparison),
      outlook: () =>
        comparison.outlook.map((end) => ({
          year: end.year,
          buyNetWorth: end.buyNetWorth,
          rentNetWorth: end.rentNetWorth,
          difference: differenceOf(end),
        })),
      notices: () => notices(comparison, format),
    };
  },

  headline,
  working,
});

function yearRow(end: YearEnd) {
  return {
    year: end.year,
    homeValue: end.homeValue,
    loanBalance: end.loanBalance,
    buyOutlay: end.buyOutlay,
    rentOutlay: end.rentOutlay,
    buyInvestments: end.buyer.value,
    rentInvestments: end.renter.value,
    buyNetWorth: end.buyNetWorth,
    rentNetWorth: end.rentNetWorth,
    difference: differenceOf(end),
  };
}
