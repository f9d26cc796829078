import { defineView, tabsFrom } from "../../../site/kit";
import retirement from "./calculator";
import { calculator, solve } from "./page";
import { State } from "./State";

export default defineView(retirement, {
  calculator,
  solve,
  Display: State,

  hints: {
    retirementAge: ({ inputs: { currentAge, retirementAge }, format }) =>
      retirementAge === currentAge ? "now" : `in ${format.plural(retirementAge - currentAge, "year")}`,
    endAge: ({ inputs: { endAge, retirementAge }, format }) =>
      `${format.plural(endAge - retirementAge, "year")} of retirement`,
    monthlyContribution: ({ inputs: { monthlyContribution, employerMonthly }, format }) =>
      employerMonthly === 0
        ? null
        : `${format.wholeMoney(monthlyContribution + employerMonthly)} with your employer’s share`,
    replacementPercent: ({ inputs: { salary, replacementPercent }, format }) =>
      `${format.wholeMoney((salary * replacementPercent) / 100)} a year`,
    claimAge: ({ model, format }) =>
      `${format.percent(model.socialSecurityPercent, 1)} of the full benefit: ${format.wholeMoney(model.socialSecurityMonthly)} a month`,
  },

  idleInputs: ({ inputs: { currentAge, retirementAge, method } }) => [
    ...(retirementAge === currentAge
      ? (["monthlyContribution", "employerMonthly", "contributionGrowth", "preRetirementReturn", "preStdDev"] as const)
      : []),
    // History has its own returns.
    ...(method === "historical" ? (["preRetirementReturn", "postRetirementReturn"] as const) : []),
  ],

  tabs: tabsFrom(() => import("./tabs")),
});
