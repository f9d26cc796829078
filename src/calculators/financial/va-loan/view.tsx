import { defineView, tabsFrom } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import va from "./calculator";
import { PurposeTop } from "./PurposeTop";

const QualificationGauges = deferred(() => import("./QualificationGauges"));

export default defineView(va, {
  FormTop: PurposeTop,
  hints: {
    downPaymentPercent: ({ model, format }) => format.wholeMoney(model.downPaymentAmount),
    downPayment: ({ model, format }) => `${format.percent(model.downPercent, 2)} of the price`,
    financeFundingFee: ({ model, format }) => (model.fundingFee > 0 ? format.money(model.fundingFee) : null),
    annualRate: ({ outputs: { apr }, format }) => (apr === null ? null : `APR ${format.percent(apr)}`),
    entitlementUsed: ({ model, format }) =>
      model.maxLoanNoDown === null ? null : `Backs ${format.wholeMoney(model.maxLoanNoDown)} without a down payment`,
    propertyTaxRate: ({ model, format }) => `${format.wholeMoney(12 * model.costs.tax)} a year`,
    points: ({ model, format }) => (model.pointsCost > 0 ? format.money(model.pointsCost) : null),
    annualIncome: ({ inputs: { annualIncome }, format }) =>
      annualIncome > 0 ? `${format.wholeMoney(annualIncome / 12)} a month` : null,
    squareFeet: ({ model, format }) => `${format.wholeMoney(model.maintenance)} a month for upkeep`,
    familySize: ({ model: { guideline }, format }) =>
      guideline === null ? null : `${format.wholeMoney(guideline.required)} a month required`,
    currentRate: ({ model: { reduction }, format }) =>
      reduction === null ? null : `${format.money(reduction.currentPayment)} a month`,
  },

  Display: QualificationGauges,
  parts: ({ model }) => ({
    rows: [
      { label: "Principal and interest", value: model.level },
      { label: "Property tax", value: model.costs.tax },
      { label: "Home insurance", value: model.costs.insurance },
      { label: "HOA / condo fee", value: model.costs.hoa, color: "soft" },
      { label: "Extra payment", value: model.monthlyExtra, color: "ink" },
    ],
    total: { label: "Monthly total", value: model.monthlyPayment + model.monthlyExtra },
  }),

  tabs: tabsFrom(() => import("./tabs")),
});
