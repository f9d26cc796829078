import { defineView, tabsFrom } from "../../../site/kit";
import affordability from "./calculator";
import { Ratios } from "./Ratios";

export default defineView(affordability, {
  hints: {
    annualIncome: ({ inputs, format }) => `${format.wholeMoney(inputs.annualIncome / 12)} a month`,
    downPayment: ({ model: { ltv, purchase }, format }) =>
      ltv === null || purchase.loan === 0
        ? null
        : purchase.limitedBy === "cash"
          ? `${format.wholeMoney(purchase.downPayment)} of it, with the cash available`
          : `${format.percent(100 - ltv, 1)} of the price`,
    downPaymentPercent: ({ model, format }) => format.wholeMoney(model.purchase.downPayment),
    propertyTaxRate: ({ model, format }) => `${format.wholeMoney(12 * model.monthly.tax)} a year`,
    homeInsuranceRate: ({ model, format }) => `${format.wholeMoney(12 * model.monthly.insurance)} a year`,
    pmiRate: ({ model: { monthly }, format }) => (monthly.pmi > 0 ? `${format.money(monthly.pmi)} a month` : null),
    closingCostPercent: ({ model, format }) => format.wholeMoney(model.closingCosts),
    reserveMonths: ({ inputs: { reserveMonths }, model, format }) =>
      reserveMonths > 0 ? format.wholeMoney(reserveMonths * model.monthlyPayment) : null,
  },

  Display: Ratios,
  parts: ({ model: { purchase, monthly, monthlyPayment } }) =>
    purchase.price === 0
      ? null
      : {
          rows: [
            { label: "Principal and interest", value: monthly.principalInterest },
            { label: "Property tax", value: monthly.tax },
            { label: "Home insurance", value: monthly.insurance },
            { label: "PMI", value: monthly.pmi, color: "red" },
            { label: "HOA / condo fee", value: monthly.hoa, color: "soft" },
          ],
          total: { label: "Monthly total", value: monthlyPayment },
        },

  tabs: tabsFrom(() => import("./tabs")),
});
