import { defineView, tabsFrom } from "../../../site/kit";
import staffLoan from "./calculator";
import { Worth } from "./Worth";

export default defineView(staffLoan, {
  hints: {
    annualRate: ({ outputs: { effectiveRate }, format }) => `${format.percent(effectiveRate, 2)} as an EMI loan`,
    principalInstalments: ({ outputs: { principalInstalment }, format }) =>
      principalInstalment === null ? null : `${format.wholeMoney(principalInstalment)} a month`,
    interestInstalments: ({ outputs: { interestInstalment }, format }) =>
      interestInstalment === null ? null : `${format.wholeMoney(interestInstalment)} a month`,
    marketRate: ({ outputs: { marketEmi }, format }) => `EMI ${format.wholeMoney(marketEmi)}`,
  },

  Display: Worth,

  tabs: tabsFrom(() => import("./tabs")),
});
