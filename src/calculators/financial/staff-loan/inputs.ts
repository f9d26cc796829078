import { amount, boolean, by, choice, date, integer, percent, type ValuesOf } from "../../../core/fields";
import { INDIA_HOME_LOAN_PARAMETERS, INDIA_HOME_LOANS } from "../../../data/home-loans/india";
import { figureAt } from "../../../data/parameter";

const { houseBuildingAdvanceRate, houseBuildingAdvanceRecovery, sbiRate, employerLoanExemption } =
  INDIA_HOME_LOANS;
/** Of the last tax year under the Income-tax Rules, 1962. */
const formerExemption = figureAt(INDIA_HOME_LOAN_PARAMETERS.employerLoanExemption, "2026-03-31");

const loan = { group: "The loan" } as const;
const recovery = { group: "Recovery" } as const;
const market = { group: "Instead of a market loan" } as const;
const tax = { group: "Tax on the perquisite" } as const;

/** The largest values of some inputs. */
export const MOST = { rate: 50, principalInstalments: 480, interestInstalments: 240 } as const;

const rate = { unit: "% / year", min: 0, max: MOST.rate } as const;

export const inputs = {
  principal: amount({ label: "Loan amount", default: 2_500_000, min: 1, ...loan }),
  annualRate: percent({
    label: "Staff rate",
    note: "Simple interest, on the principal only",
    default: houseBuildingAdvanceRate.value,
    ...rate,
    ...loan,
  }),
  recoveryMethod: choice({
    label: "Recovery",
    options: {
      "two-phase": "Principal, then interest",
      "constant-instalment": "One amount, principal first",
      emi: "EMI",
    },
    default: "two-phase",
    ...recovery,
  }),
  principalInstalments: integer({
    label: "Principal instalments",
    note: by("recoveryMethod", { "two-phase": "First" }, "Term = both added"),
    unit: "months",
    default: houseBuildingAdvanceRecovery.value.principalInstalments,
    min: 1,
    max: MOST.principalInstalments,
    ...recovery,
  }),
  interestInstalments: integer({
    label: "Interest instalments",
    note: by("recoveryMethod", { "two-phase": "After the principal" }, "Term = both added"),
    unit: "months",
    default: houseBuildingAdvanceRecovery.value.interestInstalments,
    min: 1,
    max: MOST.interestInstalments,
    ...recovery,
  }),
  disbursementDate: date({ label: "Disbursed on", default: "2026-04-01", ...recovery }),
  firstPaymentDate: date({ label: "First recovery", default: "2026-05-01", ...recovery }),
  interestBasis: choice({
    label: "Interest counted",
    options: { monthly: "By month", daily: "By day" },
    default: "monthly",
    ...recovery,
  }),
  rounding: choice({
    label: "Instalments rounded",
    note: "Up to the next rupee; the last one is smaller",
    options: { none: "No", whole: "Up" },
    default: "none",
    ...recovery,
  }),
  marketRate: percent({ label: "Market rate to compare", default: 8.5, ...rate, ...market }),
  sbiRate: percent({
    label: "SBI rate on 1 April",
    note: "Of the tax year, for the same kind of loan",
    default: sbiRate.value,
    ...rate,
    ...tax,
  }),
  interestCredit: choice({
    label: "Interest credited",
    note: "Against the interest at the SBI rate",
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
    note: "Not taxed, so far as no insurance pays it back",
    default: false,
    ...tax,
  }),
  taxRate: percent({
    label: "Marginal tax rate with cess",
    unit: "%",
    default: 31.2,
    min: 0,
    max: 60,
    ...tax,
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
