import { defineView, tabsFrom } from "../../../site/kit";
import nps from "./calculator";

export default defineView(nps, {
  hints: {
    exitAge: ({ model: { years }, format }) => `In ${format.plural(years, "year")}`,
    monthlyContribution: ({ outputs: { totalContributed }, format }) =>
      `${format.shortMoney(totalContributed)} in total`,
    employerMonthly: ({ outputs: { totalEmployer }, format }) =>
      totalEmployer > 0 ? `${format.shortMoney(totalEmployer)} in total` : null,
    annuityShare: ({ inputs, outputs: { annuityShareUsed, annuityCorpus }, format }) =>
      Math.abs(annuityShareUsed - inputs.annuityShare) < 1e-9
        ? format.shortMoney(annuityCorpus)
        : `${format.percent(annuityShareUsed, 1)} is used`,
    annuityRate: ({ outputs: { monthlyPension }, format }) =>
      monthlyPension > 0 ? `${format.wholeMoney(monthlyPension)} a month` : null,
    equityShare: ({ model: { saving }, format }) =>
      saving[0]?.mix ? `${format.percent(saving[0].grossReturn, 2)} a year overall` : null,
    taxRegime: ({ inputs: { taxRegime } }) =>
      taxRegime === "new" ? "Only the employer’s contribution is deductible" : null,
    slabRate: ({ outputs: { taxSavedFirstYear }, format }) =>
      taxSavedFirstYear > 0 ? `Saves ${format.wholeMoney(taxSavedFirstYear)} in the first year` : null,
    retirementSlabRate: ({ outputs: { monthlyPensionAfterTax, monthlyPension }, format }) =>
      monthlyPension > 0 ? `Leaves ${format.wholeMoney(monthlyPensionAfterTax)} a month` : null,
  },

  // A fixed lump sum determines the rest, so the annuity inputs have no effect.
  idleInputs: ({ model: { exit, isSplitByShares } }) =>
    isSplitByShares ? [] : exit.redeemed > 0 ? ["annuityShare", "annuityRate"] : ["annuityShare"],

  parts: ({ model: { exit }, outputs: { lumpSum, taxableLumpSum, corpus } }) => ({
    rows: [
      { label: "Lump sum, tax-free", value: lumpSum - taxableLumpSum, color: "green" },
      { label: "Lump sum, taxed", value: taxableLumpSum, color: "red" },
      { label: "Redeemed over years", value: exit.redeemed, color: "blue" },
      { label: "Annuity", value: exit.annuityCorpus, color: "ochre" },
    ],
    total: { label: "Corpus at the exit", value: corpus },
  }),

  tabs: tabsFrom(() => import("./tabs")),
});
