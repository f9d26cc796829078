import type { Format } from "../../../core/format";
import { defineView, tabsFrom } from "../../../site/kit";
import rentVsBuy from "./calculator";

function monthlyAtFirst(yearly = 0, format: Format): string {
  return `${format.wholeMoney(yearly / 12)} a month at first`;
}

export default defineView(rentVsBuy, {
  hints: {
    homePrice: ({ model: { priceToRent }, format }) =>
      priceToRent === null ? null : `${format.plural(Math.round(10 * priceToRent) / 10, "year")} of rent`,
    downPaymentPercent: ({ model, format }) => format.wholeMoney(model.owner.downPayment),
    annualRate: ({ model: { owner }, format }) =>
      owner.payment === 0 ? null : `${format.wholeMoney(owner.payment)} a month`,
    closingCostPercent: ({ model, format }) => format.wholeMoney(model.owner.buyingCosts),
    sellingCostPercent: ({ model, format }) => `${format.wholeMoney(model.saleAfter().sellingCosts)} when you leave`,
    propertyTaxRate: ({ model, format }) => monthlyAtFirst(model.owner.years[0]?.propertyTax, format),
    maintenanceRate: ({ model, format }) => monthlyAtFirst(model.owner.years[0]?.maintenance, format),
    homeAppreciation: ({ inputs, model, format }) =>
      `${format.wholeMoney(model.end.homeValue)} in ${format.plural(inputs.horizonYears, "year")}`,
    rentGrowth: ({ inputs, model, format }) =>
      `${format.wholeMoney(model.rentIn(inputs.horizonYears - 1))} in the last year`,
    depositMonths: ({ model, format }) => format.wholeMoney(model.upfrontRent),
  },

  tabs: tabsFrom(() => import("./tabs")),
});
