import { amount, boolean, by, choice, date, integer, percent, type ValuesOf } from "../../../core/fields";
import { INDIA_HOME_LOAN_PARAMETERS, INDIA_HOME_LOANS } from "../../../data/home-loans/india";
import { figureAt } from "../../../data/parameter";

const { houseBuildingAdvanceRate, houseBuildingAdvanceRecovery, sbiRate, employerLoanExemption } =
  INDIA_HOME_LOANS;
/** Exemption in the last tax year under the Income-tax Rules, 1962. */
const formerExemption = figureAt(INDIA_HOME_LOAN_PARAMETERS.employerLoanExemption, "2026-03-31");

const loan = { group: "The loan" } as const;
const recovery = { group: "Recovery" } as const;
const market = { group: "Compared with a market loan" } as const;
const tax = { group: "Tax on the perquisite" } as const;

/** Maximum values of some inputs. */
export const MAX = { rate: 50, principalInstalments: 480, interestInstalments: 240 } as const;

const rate = { unit: "% / year", min: 0, max: MAX.rate } as const;

export const inputs = {
  principal: amount({ label: "Loan amount", default: 2_500_000, min: 1, ...loan }),
  annualRate: percent({
    label: "Staff rate",
    note: "Simple interest on the principal only",
    default: houseBuildingAdvanceRate.value,
    ...rate,
    ...loan,
  }),
  recoveryMethod: choice({
    label: "Recovery",
    options: {
      "two-phase": "Principal, then interest",
      "constant-instalment": "Fixed amount, principal first",
      emi: "EMI",
    },
    default: "two-phase",
    ...recovery,
  }),
  principalInstalments: integer({
    label: "Principal instalments",
    note: by("recoveryMethod", { "two-phase": "First" }, "Term is the sum of both"),
    unit: "months",
    default: houseBuildingAdvanceRecovery.value.principalInstalments,
    min: 1,
    max: MAX.principalInstalments,
    ...recovery,
  }),
  interestInstalments: integer({
    label: "Interest instalments",
    note: by("recoveryMethod", { "two-phase": "After the principal" }, "Term is the sum of both"),
    unit: "months",
    default: houseBuildingAdvanceRecovery.value.interestInstalments,
    min: 1,
    max: MAX.interestInstalments,
    ...recovery,
  }),
  disbursementDate: date({ label: "Disbursement date", default: "2026-04-01", ...recovery }),
  firstPaymentDate: date({ label: "First recovery", default: "2026-05-01", ...recovery }),
  interestBasis: choice({
    label: "Interest calculated",
    options: { monthly: "By month", daily: "By day" },
    default: "monthly",
    ...recovery,
  }),
  rounding: choice({
    label: "Round instalments",
    note: "Up to the next rupee; the last is smaller",
    options: { none: "No", whole: "Up" },
    default: "none",
    ...recovery,
  }),
  marketRate: percent({ label: "Market rate to compare", default: 8.5, ...rate, ...market }),
  sbiRate: percent({
    label: "SBI rate on April 1",
    note: "For the tax year, for the same type of loan",
    default: sbiRate.value,
    ...rate,
    ...tax,
  }),
  interestCredit: choice({
    label: "Interest credited",
    note: "Subtracted from interest at the SBI rate",
    options: { accrued: "As it accrues", paid: "When paid" },
    default: "accrued",
    ...tax,
  }),
  exemptLimit: amount({
    label: "Small-loan exemption",
    note: `${formerExemption.value.toLocaleString("en-IN")} for years before 2026-27`,
    default: employerLoanExemption.value,
    ...tax,
  }),
  medicalExempt: boolean({
    label: "For a specified disease",
    note: "Not taxed, to the extent insurance doesn’t reimburse it",
    default: false,
    ...tax,
  }),
  taxRate: percent({
    label: "Marginal tax rate, including cess",
    unit: "%",
    default: 31.2,
    min: 0,
    max: 60,
    ...tax,
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
