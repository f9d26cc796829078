import {
  amount,
  boolean,
  by,
  choice,
  date,
  integer,
  number,
  percent,
  type ValuesOf,
} from "../../../core/fields";
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
  mode: choice({ label: "Kind of deposit", options: MODES, default: "fd" }),
  principal: amount({ label: "Deposit", default: 100_000, above: 0, when: FD_CD }),
  monthlyContribution: amount({
    label: "Monthly deposit",
    unit: "/ month",
    default: 5000,
    above: 0,
    max: 1e9,
    when: RD,
  }),
  annualRate: percent({
    label: by("mode", { cd: "Rate or APY" }, "Interest rate"),
    noun: "Rate",
    unit: "% / year",
    default: 7,
    min: 0,
    max: 30,
    step: 0.25,
  }),
  termYears: integer({ label: "Years", noun: "Term in years", default: 5, min: 0, max: 50 }),
  termMonths: integer({ label: "Months", noun: "Term in months", default: 0, min: 0, max: 600 }),
  termDays: integer({ label: "Days", noun: "Term in days", default: 0, min: 0, max: 3650, when: FD_CD }),
  startDate: date({ label: "Opened on", noun: "The opening date", default: "2026-11-20", fill: "today" }),
  compounding: choice({ label: "Compounding", options: COMPOUNDINGS, default: "quarterly" }),
  payout: choice({
    label: "Interest",
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
  shortTermSimple: boolean({ label: "Simple interest under six months", default: true, when: FD }),
  seniorCitizen: boolean({ label: "Senior citizen", default: false, when: FD_RD }),
  seniorPremium: percent({
    label: "Extra rate for seniors",
    default: 0.5,
    min: 0,
    max: 2,
    step: 0.05,
    when: { ...FD_RD, seniorCitizen: true },
  }),
  applyTds: boolean({ label: "Deduct tax at source (TDS)", default: false, when: FD }),
  panProvided: boolean({ label: "The bank has your PAN", default: true, when: TDS }),
  declarationFiled: boolean({
    label: "Form 121 filed",
    note: "Formerly 15G or 15H: no tax is due on your income",
    default: false,
    when: TDS,
  }),
  otherBankInterest: amount({
    label: "Other interest from this bank",
    unit: "/ year",
    default: 0,
    when: TDS,
  }),
  taxYear: choice({
    label: "Figures of tax year",
    note: "April to March",
    options: { "2026-27": "2026–27" },
    default: "2026-27",
    when: FD,
  }),
  taxRate: percent({
    label: "Your tax rate",
    note: "On the interest, including cess",
    default: 0,
    min: 0,
    max: 60,
  }),
  inflationRate: percent({ ...INFLATION, default: 5 }),
  withdrawAfterMonths: integer({
    label: "Close early after",
    noun: "Early closing",
    note: "0 if held to maturity",
    unit: "months",
    default: 0,
    min: 0,
    when: FD_CD,
  }),
  rateForHeldPeriod: percent({
    label: "Card rate for the time held",
    note: "As of the opening day; if empty, the same rate",
    unit: "% / year",
    default: null,
    min: 0,
    max: 30,
    when: FD,
  }),
  prematurePenalty: percent({
    label: "Penalty",
    unit: "% / year",
    default: 1,
    min: 0,
    max: 5,
    step: 0.25,
    when: FD,
  }),
  rdMethod: choice({
    label: "RD method",
    options: { iba: "IBA formula", "quarterly-rest": "Ledger with rests" },
    default: "iba",
    when: RD,
  }),
  rateType: choice({
    label: "The rate is",
    options: { apy: "APY", nominal: "Interest rate" },
    default: "apy",
    when: CD,
  }),
  penaltyMonths: number({
    label: "Penalty",
    unit: "months’ interest",
    default: 3,
    min: 0,
    max: 60,
    when: CD,
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
