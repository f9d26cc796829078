import { defineView, tabsFrom } from "../../../site/kit";
import { BankNotes } from "./BankNotes";
import inflationImpact from "./calculator";

export default defineView(inflationImpact, {
  hints: {
    fromYear: ({ outputs: { indexFrom }, format }) =>
      indexFrom === null ? null : `Index ${format.number(indexFrom, 3)}`,
    toYear: ({ outputs: { indexTo }, format }) => (indexTo === null ? null : `Index ${format.number(indexTo, 3)}`),
    inflationRate: ({ outputs: { halvingYears }, format }) =>
      halvingYears === null ? null : `Halves the value in ${format.plural(halvingYears, "year")}`,
    annualRate: ({ outputs: { realReturn }, format }) =>
      realReturn === null ? null : `${format.percent(realReturn, 2)} after tax and inflation`,
    newAmount: ({ outputs: { neededAmount }, format }) =>
      neededAmount === null ? null : `${format.wholeMoney(neededAmount)} would keep up`,
  },
  // India’s index is annual only.
  idleInputs: ({ inputs }) => (inputs.country === "india" ? ["fromMonth", "toMonth"] : []),

  Display: BankNotes,

  tabs: tabsFrom(() => import("./tabs")),
});
