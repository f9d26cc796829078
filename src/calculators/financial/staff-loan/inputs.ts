import {
  amount,
  boolean,
  by,
  choice,
  date,
  fold,
  integer,
  percent,
  section,
  type ValuesOf,
} from "../../../core/fields";
import { INDIA_HOME_LOAN_PARAMETERS, INDIA_HOME_LOANS } from "../../../data/home-loans/india";
import { figureAt } from "../../../data/parameter";

const { houseBuildingAdvanceRate, houseBuildingAdvanceRecovery, sbiRate, employerLoanExemption } = INDIA_HOME_LOANS;
/** Exemption in the last tax year under the Income-tax Rules, 1962. */
const formerExemption = figureAt(INDIA_HOME_LOAN_PARAMETERS.employerLoanExemption, "2026-03-31");

/** Maximum values of some inputs. */
export const MAX = { rate: 50, principalInstalments: 480, interestInstalments: 240 } as const;

const rate = { unit: "% / year", min: 0, max: MAX.rate } as const;

export const inputs = {
  ...section("The loan", {
    principal: amount("Loan amount", { default: 2_500_000, min: 1, solve: true }),
    annualRate: percent("Staff rate", {
      note: "Simple interest on the principal only",
      default: houseBuildingAdvanceRate.value,
      ...rate,
      solve: true,
    }),
  }),
  ...section("Recovery", {
    recoveryMethod: choice("Recovery", {
      options: {
        "two-phase": "Principal, then interest",
        "constant-instalment": "Fixed amount, principal first",
        emi: "EMI",
      },
      default: "two-phase",
    }),
    principalInstalments: integer("Principal installments", {
      note: by("recoveryMethod", { "two-phase": "First" }, "Term is the sum of both"),
      unit: "months",
      default: houseBuildingAdvanceRecovery.value.principalInstalments,
      min: 1,
      max: MAX.principalInstalments,
      solve: true,
    }),
    interestInstalments: integer("Interest installments", {
      note: by("recoveryMethod", { "two-phase": "After the principal" }, "Term is the sum of both"),
      unit: "months",
      default: houseBuildingAdvanceRecovery.value.interestInstalments,
      min: 1,
      max: MAX.interestInstalments,
      solve: true,
    }),
  }),
  ...fold("Dates, interest basis and rounding", {
    disbursementDate: date("Disbursement date", { default: "2026-04-01" }),
    firstPaymentDate: date("First recovery", { default: "2026-05-01" }),
    interestBasis: choice("Interest calculated", {
      options: { monthly: "By month", daily: "By day" },
      default: "monthly",
    }),
    rounding: choice("Round installments", {
      note: "Up to the next rupee; the last is smaller",
      options: { none: "No", whole: "Up" },
      default: "none",
    }),
  }),
  ...fold("Prepayment", {
    prepayment: amount("One-time prepayment", {
      note: "Of principal; the installments stay as they are",
      default: 0,
      solve: true,
    }),
    prepaymentAfter: integer("With installment number", {
      default: 36,
      min: 1,
      max: MAX.principalInstalments + MAX.interestInstalments,
    }),
  }),
  ...fold("Market loan to compare", {
    marketRate: percent("Market rate to compare", { default: 8.5, ...rate, solve: true }),
  }),
  ...fold("Tax on the perquisite", {
    sbiRate: percent("SBI rate on April 1", {
      note: "For the tax year, for the same type of loan",
      default: sbiRate.value,
      ...rate,
      solve: true,
    }),
    interestCredit: choice("Interest credited", {
      note: "Subtracted from interest at the SBI rate",
      options: { accrued: "As it accrues", paid: "When paid" },
      default: "accrued",
    }),
    exemptLimit: amount("Small-loan exemption", {
      note: `${formerExemption.value.toLocaleString("en-IN")} for years before 2026-27`,
      default: employerLoanExemption.value,
    }),
    medicalExempt: boolean("For a specified disease", {
      note: "Not taxed, to the extent insurance doesn’t reimburse it",
      default: false,
    }),
    taxRate: percent("Marginal tax rate, including cess", {
      unit: "%",
      default: 31.2,
      min: 0,
      max: 60,
      solve: true,
    }),
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
