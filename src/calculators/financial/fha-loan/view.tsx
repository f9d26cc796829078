import { defineView, tabsFrom } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import fha from "./calculator";

const Limits = deferred(() => import("./Limits"));

export default defineView(fha, {
  hints: {
    downPaymentPercent: ({ model, format }) => format.wholeMoney(model.downPaymentAmount),
    downPayment: ({ model, format }) => `${format.percent(model.downPercent, 2)} of the price`,
    creditScore: ({ model, format }) => `At least ${format.percent(model.minimumDownPercent)} down`,
    annualRate: ({ outputs: { apr }, format }) => (apr === null ? null : `APR ${format.percent(apr)}`),
    ufmipRate: ({ model, format }) => format.money(model.ufmip),
    limitArea: ({ model, format }) => format.wholeMoney(model.loanLimit),
    propertyTaxRate: ({ model, format }) => `${format.wholeMoney(12 * model.costs.tax)} a year`,
    points: ({ model, format }) => (model.pointsCost > 0 ? format.money(model.pointsCost) : null),
    priorLoanMonths: ({ inputs, model, format }) =>
      inputs.priorUfmip > 0 ? `Refund ${format.money(model.ufmipRefund)}` : null,
    conventionalPmiRate: ({ model: { conventional }, format }) =>
      conventional.insuredPayments > 0
        ? `${format.money(conventional.monthlyPmi)} a month for ${format.plural(conventional.insuredPayments, "month")}`
        : "No PMI",
  },

  Display: Limits,
  parts: ({ model }) => ({
    rows: [
      { label: "Principal and interest", value: model.level },
      { label: "FHA insurance (MIP)", value: model.mipOfPayment(1), color: "red" },
      { label: "Property tax", value: model.costs.tax, color: "ochre" },
      { label: "Home insurance", value: model.costs.insurance, color: "blue" },
      { label: "HOA / condo fee", value: model.costs.hoa, color: "soft" },
      { label: "Extra payment", value: model.monthlyExtra, color: "ink" },
    ],
    total: { label: "Monthly total", value: model.monthlyPayment + model.monthlyExtra },
  }),

  tabs: tabsFrom(() => import("./tabs")),
});
