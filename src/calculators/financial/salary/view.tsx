import { inLakhs } from "../../../core/in-lakhs";
import { defineView, tabsFrom } from "../../../site/kit";
import salary from "./calculator";
import { FREQUENCIES } from "./inputs";

export default defineView(salary, {
  hints: {
    annualSalary: ({ outputs: { hourlyEquivalent }, format }) =>
      hourlyEquivalent === null ? null : `${format.money(hourlyEquivalent)} an hour`,
    hourlyRate: ({ outputs: { annualGross }, format }) => `${format.wholeMoney(annualGross)} a year`,
    payFrequency: ({ model: { us } }) => (us ? `${FREQUENCIES[us.inputs.payFrequency].periods} a year` : null),
    retirementPercent: ({ model: { us }, format }) =>
      us && us.retirement > 0 ? `${format.money(us.retirement)} per paycheck` : null,
    rothPercent: ({ model: { us }, format }) => (us && us.roth > 0 ? `${format.money(us.roth)} per paycheck` : null),
    w4Deductions: ({ outputs: { overtimeDeduction }, format }) =>
      overtimeDeduction ? `up to ${format.wholeMoney(overtimeDeduction)} for overtime` : null,
    state: ({ inputs: { bonusThisPay }, outputs: { stateTax }, format }) =>
      stateTax === null ? null : `${format.money(stateTax)} ${bonusThisPay > 0 ? "this time" : "per paycheck"}`,
    annualCtc: ({ inputs: { annualCtc }, format }) => inLakhs(annualCtc, format),
    basicPercent: ({ outputs: { basicMonthly }, format }) =>
      basicMonthly === null ? null : `${format.wholeMoney(basicMonthly)} a month`,
    regime: ({ outputs: { regimeUsed, taxNew, taxOld }, format }) => {
      const saving = Math.abs((taxNew ?? 0) - (taxOld ?? 0));
      return regimeUsed === null || saving < 0.5
        ? null
        : `The ${(taxOld ?? 0) < (taxNew ?? 0) ? "old" : "new"} one saves ${format.wholeMoney(saving)}`;
    },
  },

  parts: ({ model: { us, india }, outputs: { netPay } }) =>
    us
      ? us.grossPay === 0 || netPay < 0
        ? null
        : {
            rows: [
              { label: "Take-home pay", value: netPay },
              { label: "Federal income tax", value: us.federalWithholding },
              {
                label: "Social Security and Medicare",
                value: us.socialSecurity + us.medicare + us.additionalMedicare,
              },
              { label: "State and local", value: us.stateTax + us.localTax + us.statePayroll },
              { label: "Retirement, health and other deductions", value: us.preTax + us.postTax },
            ],
            total: { label: "Gross pay", value: us.grossPay },
          }
      : india && netPay >= 0
        ? {
            rows: [
              { label: "Take-home pay", value: netPay },
              { label: "Income tax (TDS)", value: india.tdsMonthly },
              { label: "Provident fund", value: india.package.employeePf / 12 },
              { label: "Professional tax", value: india.professionalTax.month },
            ],
            total: { label: "Monthly gross pay", value: india.grossMonthly },
          }
        : null,

  tabs: tabsFrom(() => import("./tabs")),
});
