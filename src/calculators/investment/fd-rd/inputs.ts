import { amount, boolean, by, choice, date, fold, integer, number, percent, type ValuesOf } from "../../../core/fields";
import { INFLATION } from "../../../fieldsets/investing";

const FD = { mode: "fd" } as const;
const RD = { mode: "rd" } as const;
const CD = { mode: "cd" } as const;
const FD_CD = { mode: ["fd", "cd"] } as const;
const FD_RD = { mode: ["fd", "rd"] } as const;
const TDS = { mode: "fd", applyTds: true } as const;

export const MODES = {
  fd: "Fixed deposit (FD)",
  rd: "Recurring deposit (RD)",
  cd: "US certificate (CD)",
} as const;

const COMPOUNDINGS = {
  daily: "Daily",
  monthly: "Monthly",
  quarterly: "Quarterly",
  "half-yearly": "Half-yearly",
  yearly: "Yearly",
  simple: "Simple interest",
} as const;

export const inputs = {
  mode: choice("Kind of deposit", { options: MODES, default: "fd" }),
  principal: amount("Deposit", { default: 100_000, above: 0, when: FD_CD, solve: true }),
  monthlyContribution: amount("Monthly deposit", {
    unit: "/ month",
    default: 5000,
    above: 0,
    max: 1e9,
    when: RD,
    solve: true,
  }),
  annualRate: percent(by("mode", { cd: "Rate or APY" }, "Interest rate"), {
    noun: "Rate",
    unit: "% / year",
    default: 7,
    min: 0,
    max: 30,
    step: 0.25,
    solve: true,
  }),
  termYears: integer("Years", { noun: "Term in years", default: 5, min: 0, max: 50 }),
  termMonths: integer("Months", { noun: "Term in months", default: 0, min: 0, max: 600, solve: true }),
  termDays: integer("Days", { noun: "Term in days", default: 0, min: 0, max: 3650, when: FD_CD }),
  ...fold("Opening date and compounding", {
    startDate: date("Opened on", { noun: "The opening date", default: "2026-11-20", fill: "today" }),
    compounding: choice("Compounding", { options: COMPOUNDINGS, default: "quarterly" }),
    shortTermSimple: boolean("Simple interest under six months", { default: true, when: FD }),
    rdMethod: choice("RD method", {
      options: { iba: "IBA formula", "quarterly-rest": "Ledger with rests" },
      default: "iba",
      when: RD,
    }),
  }),
  payout: choice("Interest", {
    options: {
      cumulative: "Kept until maturity",
      monthly: "Paid monthly",
      quarterly: "Paid quarterly",
      "half-yearly": "Paid half-yearly",
      yearly: "Paid yearly",
    },
    default: "cumulative",
    when: FD,
  }),
  ...fold("Senior citizen", {
    seniorCitizen: boolean("Senior citizen", { default: false, when: FD_RD }),
    seniorPremium: percent("Extra rate for seniors", {
      default: 0.5,
      min: 0,
      max: 2,
      step: 0.05,
      when: { ...FD_RD, seniorCitizen: true },
    }),
  }),
  ...fold("Tax deducted at source", {
    applyTds: boolean("Deduct tax at source (TDS)", { default: false, when: FD }),
    panProvided: boolean("The bank has your PAN", { default: true, when: TDS }),
    declarationFiled: boolean("Form 121 filed", {
      note: "Formerly 15G or 15H: no tax is due on your income",
      default: false,
      when: TDS,
    }),
    otherBankInterest: amount("Other interest from this bank", { unit: "/ year", default: 0, when: TDS }),
    taxYear: choice("Figures of tax year", {
      note: "April to March",
      options: { "2026-27": "2026–27" },
      default: "2026-27",
      when: FD,
    }),
  }),
  ...fold("Income tax and inflation", {
    taxRate: percent("Your tax rate", { note: "On the interest, including cess", default: 0, min: 0, max: 60 }),
    inflationRate: percent("Inflation", { ...INFLATION, default: 5 }),
  }),
  ...fold("Early closing", {
    withdrawAfterMonths: integer("Close early after", {
      noun: "Early closing",
      note: "0 if held to maturity",
      unit: "months",
      default: 0,
      min: 0,
      when: FD_CD,
    }),
    rateForHeldPeriod: percent("Card rate for the time held", {
      note: "As of the opening day; if empty, the same rate",
      unit: "% / year",
      default: null,
      min: 0,
      max: 30,
      when: FD,
    }),
    prematurePenalty: percent("Penalty", { unit: "% / year", default: 1, min: 0, max: 5, step: 0.25, when: FD }),
    penaltyMonths: number("Penalty", { unit: "months’ interest", default: 3, min: 0, max: 60, when: CD }),
  }),
  rateType: choice("The rate is", { options: { apy: "APY", nominal: "Interest rate" }, default: "apy", when: CD }),
};

export type Inputs = ValuesOf<typeof inputs>;
