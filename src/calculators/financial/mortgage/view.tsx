import { defineView, tabsFrom } from "../../../site/kit";
import mortgage from "./calculator";

export default defineView(mortgage, {
  hints: {
    downPaymentPercent: ({ model, format }) => format.wholeMoney(model.downPayment),
    downPayment: ({ model, format }) => `${format.percent(100 - model.ltv, 2)} of the price`,
    propertyTaxRate: ({ outputs, format }) => `${format.wholeMoney(12 * outputs.monthlyPropertyTax)} a year`,
    pmiRate: ({ inputs, model, format }) =>
      model.ltv > 80 || inputs.downPaymentPercent < 20 ? `${format.money(model.pmi.perMonth)} a month` : null,
    points: ({ model, format }) => (model.points.cost > 0 ? format.money(model.points.cost) : null),
  },

  parts: ({ inputs, model, outputs }) => ({
    rows: [
      { label: "Principal and interest", value: outputs.monthlyPrincipalInterest },
      { label: "Property tax", value: outputs.monthlyPropertyTax },
      { label: "Home insurance", value: outputs.monthlyInsurance },
      { label: "PMI", value: outputs.monthlyPmi, color: "red" },
      { label: "HOA / condo fee", value: outputs.monthlyHoa, color: "soft" },
      { label: "Other costs", value: inputs.otherMonthly, color: "ink" },
      { label: "Extra payment", value: model.monthlyExtra, color: "green" },
    ],
    total: { label: "Monthly total", value: outputs.monthlyPayment + model.monthlyExtra },
  }),

  tabs: tabsFrom(() => import("./tabs")),
});
