import { amount, choice, date, fold, integer, percent, section, type ValuesOf } from "../../../core/fields";
import { extraPaymentFields, firstPaymentField, rateChangeField, termFields } from "../../../fieldsets/loan";

/** Longest schedule: fifty years of weekly payments. */
const MAX_PAYMENTS = 2600;

/** Percent a year. */
const MAX_RATE = 1000;

const { termMonths, termYears } = termFields(15);

export const inputs = {
  ...fold("Term in months, rounding and year rows", {
    termMonths,
    rounding: choice("Lender rounding", {
      note: "Whole units apply to the payment; interest is rounded to the cent",
      options: { none: "None", cent: "To the cent", whole: "To whole units" },
      default: "none",
    }),
    yearBasis: choice("Group years by", {
      options: {
        calendar: "Calendar year",
        "loan-year": "Loan year",
        "financial-year-april": "April to March",
      },
      default: "calendar",
    }),
  }),
  ...section("The loan", {
    principal: amount("Loan amount", { default: 250_000, min: 1, solve: 1 }),
    annualRate: percent("Interest rate", {
      unit: "% / year",
      default: 6.5,
      min: 0,
      max: MAX_RATE,
      step: 0.125,
      solve: true,
    }),
    paymentFrequency: choice("Payment frequency", {
      options: {
        monthly: "Monthly",
        weekly: "Weekly",
        biweekly: "Every two weeks",
        quarterly: "Quarterly",
        semiannual: "Twice a year",
        annual: "Yearly",
      },
      default: "monthly",
    }),
    firstPaymentDate: firstPaymentField,
    termYears,
  }),
  ...fold("Interest method and compounding", {
    interestMethod: choice("Interest calculation", {
      options: {
        periodic: "Equal periods",
        "actual-365": "Actual/365 days",
        "actual-360": "Actual/360 days",
      },
      default: "periodic",
    }),
    compounding: choice("Compounding", {
      note: "Canadian mortgages: twice a year",
      options: {
        payment: "With each payment",
        monthly: "Monthly",
        semiannual: "Twice a year",
        annual: "Yearly",
        daily: "Daily",
      },
      default: "payment",
      when: { interestMethod: "periodic" },
    }),
    startDate: date("Loan date", {
      note: "If empty, one period before the first payment",
      default: null,
      when: { interestMethod: ["actual-365", "actual-360"] },
    }),
  }),
  ...fold("Repayment type, balloon and payment holiday", {
    amortizationType: choice("Repayment", {
      options: {
        level: "Level payments",
        "fixed-principal": "Fixed principal",
        "interest-only": "Interest only",
      },
      default: "level",
    }),
    interestOnlyPayments: integer("Initial interest-only payments", {
      note: "Part of the term",
      default: 0,
      min: 0,
      max: MAX_PAYMENTS,
    }),
    moratoriumPayments: integer("Initial payment holiday", {
      note: "Payments skipped before the term; their interest is added to the loan",
      default: 0,
      min: 0,
      max: MAX_PAYMENTS,
    }),
    paymentTiming: choice("Payments are made", {
      note: "At the start: the first is due on the day of the loan",
      options: { end: "At the end of each period", start: "At the start of each period" },
      default: "end",
      when: { interestMethod: "periodic", amortizationType: "level", interestOnlyPayments: 0, moratoriumPayments: 0 },
    }),
    balloonAmount: amount("Balloon with the last payment", { default: 0, solve: true }),
    balloonAfter: integer("Full balance due with payment number", {
      note: "84 for a 30-year schedule due in 7",
      default: null,
      min: 1,
      max: MAX_PAYMENTS,
    }),
    paymentOverride: amount("Your own payment", {
      note: "Fixed amount, until the loan is paid off",
      default: null,
      solve: true,
    }),
  }),
  ...fold("Rate changes", {
    rateChanges: rateChangeField(MAX_RATE),
    onRateChange: choice("When the rate changes", {
      options: { "adjust-emi": "Adjust payment", "adjust-term": "Keep payment" },
      default: "adjust-emi",
    }),
  }),
  ...fold("Extra payments", {
    ...extraPaymentFields,
    extraEffect: choice("Extra payments lower", {
      options: { "reduce-term": "The term", "reduce-payment": "The payment" },
      default: "reduce-term",
    }),
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
