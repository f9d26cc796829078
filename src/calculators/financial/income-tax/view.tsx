import { inLakhs } from "../../../core/in-lakhs";
import { defineView, tabsFrom } from "../../../site/kit";
import incomeTax from "./calculator";

export default defineView(incomeTax, {
  hints: {
    wages: ({ outputs: { effectiveRate }, format }) =>
      effectiveRate === null ? null : `${format.percent(effectiveRate, 1)} in taxes`,
    salaryIncome: ({ inputs: { salaryIncome }, format }) => inLakhs(salaryIncome, format),
    deductionMethod: ({ outputs: { deductionUsed, deductionAmount }, format }) =>
      deductionUsed === null ? null : `${deductionUsed}, ${format.wholeMoney(deductionAmount)}`,
    stateLocalTaxesPaid: ({ model: { us }, inputs, format }) => {
      const limit = us?.federal.deduction.itemized.taxLimit ?? 0;
      return us && inputs.stateLocalTaxesPaid > limit ? `limited to ${format.wholeMoney(limit)}` : null;
    },
    state: ({ outputs: { stateIncomeTax }, format }) =>
      stateIncomeTax === null ? null : format.wholeMoney(stateIncomeTax),
    regime: ({ outputs: { betterRegime, regimeSaving }, format }) =>
      betterRegime === null || regimeSaving === null || regimeSaving < 0.5
        ? null
        : `The ${betterRegime} one saves ${format.wholeMoney(regimeSaving)}`,
    hraReceived: ({ model: { india }, format }) =>
      india ? `${format.wholeMoney(india.taxOld.deductions.hra)} exempt in the old regime` : null,
    section80c: ({ model: { india }, inputs, format }) => {
      const allowed = india?.taxOld.deductions.investments ?? 0;
      return india && inputs.section80c > allowed ? `counts up to ${format.wholeMoney(allowed)}` : null;
    },
  },

  parts: ({ model: { us, totalIncome, totalTax } }) =>
    totalIncome <= 0
      ? null
      : {
          rows: [
            { label: "You keep", value: totalIncome - totalTax },
            ...(us
              ? [
                  { label: "Federal tax", value: us.federal.federalTotal },
                  { label: "Social Security and Medicare", value: us.payrollTax },
                  { label: "State tax", value: us.stateTotal },
                  { label: "Local tax", value: us.localTax },
                ]
              : [{ label: "Income tax", value: totalTax }]),
          ],
          total: { label: "Total income", value: totalIncome },
        },

  tabs: tabsFrom(() => import("./tabs")),
});
