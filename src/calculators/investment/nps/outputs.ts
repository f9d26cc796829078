import { outputsOf } from "../../../core/outputs";
import { INDIA_NPS } from "../../../data/nps/india";
import type { Pension } from "./pension";
import { curveTable, deductionTable, scheduleTable, splitTable } from "./tables";

const { choice, integer, money, percent, table } = outputsOf<Pension>();

const saved = { group: "Savings" } as const;
const atExit = { group: "At the exit" } as const;
const pension = { group: "The pension" } as const;
const lump = { group: "Tax on the lump sum" } as const;
const now = { group: "Tax on the first year’s contributions" } as const;

export const outputs = {
  corpus: money({ label: "Corpus at the exit", noun: "Corpus", ...saved, value: (one) => one.corpus }),
  corpusReal: money({
    label: "Corpus in today’s money",
    ...saved,
    value: (one) => one.real(one.corpus),
  }),
  totalContributed: money({
    label: "You pay in total",
    noun: "Your contributions",
    ...saved,
    value: (one) => one.contributed,
  }),
  totalEmployer: money({
    label: "Your employer pays in total",
    noun: "Employer’s contributions",
    ...saved,
    value: (one) => one.contributedByEmployer,
  }),
  totalGain: money({ label: "Gain", noun: "Total gain", ...saved, value: (one) => one.gain }),
  minAnnuityShare: percent({
    label: "Share that must become an annuity",
    noun: "Smallest annuity share",
    digits: 2,
    ...atExit,
    value: ({ exit }) => exit.floor,
  }),
  annuityShareUsed: percent({
    label: "Share that becomes an annuity",
    noun: "Annuity share used",
    digits: 2,
    ...atExit,
    value: ({ exit }) => exit.share,
  }),
  lumpSum: money({ label: "Lump sum", ...atExit, value: ({ exit }) => exit.lumpSum }),
  annuityCorpus: money({
    label: "Used to buy the annuity",
    noun: "Annuity corpus",
    ...atExit,
    value: ({ exit }) => exit.annuityCorpus,
  }),
  surMonthly: money({
    label: "Redeemed each month",
    noun: "Monthly redemption",
    unit: "/ month",
    note: "Without growth",
    optional: true,
    ...atExit,
    value: (one) => one.redeemedMonthly,
  }),
  monthlyPension: money({
    label: "Monthly pension",
    unit: "/ month",
    ...pension,
    value: (one) => one.monthlyPension,
  }),
  monthlyPensionReal: money({
    label: "In today’s money",
    noun: "Pension in today’s money",
    unit: "/ month",
    ...pension,
    value: (one) => one.real(one.monthlyPension),
  }),
  monthlyPensionAfterTax: money({
    label: "After income tax",
    noun: "Pension after tax",
    unit: "/ month",
    ...pension,
    value: (one) => one.monthlyPensionAfterTax,
  }),
  taxableLumpSum: money({
    label: "Taxed part of the lump sum",
    noun: "Taxable lump sum",
    note: `Above ${INDIA_NPS.taxFreeLumpSum.value}% of the corpus`,
    ...lump,
    value: (one) => one.taxableLumpSum,
  }),
  taxOnLumpSum: money({
    label: "Tax on it",
    noun: "Tax on the lump sum",
    ...lump,
    value: (one) => one.taxOnLumpSum,
  }),
  lumpSumAfterTax: money({
    label: "Lump sum after tax",
    ...lump,
    value: (one) => one.exit.lumpSum - one.taxOnLumpSum,
  }),
  deduction80ccd1: money({
    label: "Own contribution, 80CCD(1)",
    noun: "Deduction 80CCD(1)",
    ...now,
    value: ({ deductions }) => deductions.own.amount,
  }),
  deduction80ccd1b: money({
    label: "Own contribution, 80CCD(1B)",
    noun: "Deduction 80CCD(1B)",
    ...now,
    value: ({ deductions }) => deductions.ownExtra.amount,
  }),
  deduction80ccd2: money({
    label: "Employer’s contribution, 80CCD(2)",
    noun: "Deduction 80CCD(2)",
    ...now,
    value: ({ deductions }) => deductions.employer.amount,
  }),
  taxSavedFirstYear: money({
    label: "Income tax saved in the first year",
    noun: "Tax saved in the first year",
    ...now,
    value: (one) => one.taxSaved,
  }),
  schedule: table({
    label: "Year by year",
    columns: {
      year: integer({ label: "Year" }),
      age: integer({ label: "Age" }),
      contribution: money({ label: "Paid in" }),
      growth: money({ label: "Growth" }),
      corpus: money({ label: "Corpus" }),
      equityPercent: percent({ label: "Equity", optional: true }),
    },
    value: scheduleTable,
  }),
  splits: table({
    label: "Lump sum or pension",
    columns: {
      annuityShare: percent({ label: "Annuity share", digits: 2 }),
      lumpSum: money({ label: "Lump sum" }),
      taxFree: money({ label: "Tax-free" }),
      tax: money({ label: "Tax" }),
      lumpSumAfterTax: money({ label: "Lump sum after tax" }),
      annuityCorpus: money({ label: "Annuity" }),
      monthlyPension: money({ label: "Monthly pension" }),
    },
    value: splitTable,
  }),
  deductions: table({
    label: "Deductions",
    columns: {
      section: choice({
        label: "Section (1961 Act)",
        options: { "1": "80CCD(1), own", "1B": "80CCD(1B), own", "2": "80CCD(2), employer" },
      }),
      paid: money({ label: "Paid" }),
      limit: money({ label: "Limit", optional: true }),
      deducted: money({ label: "Deducted" }),
    },
    value: deductionTable,
  }),
  curve: table({
    label: "Growth",
    hidden: true,
    columns: {
      age: integer({ label: "Age" }),
      paidIn: money({ label: "Paid in" }),
      corpus: money({ label: "Corpus" }),
      corpusReal: money({ label: "In today’s money" }),
      equity: money({ label: "Equity (E)", optional: true }),
      corporate: money({ label: "Corporate bonds (C)", optional: true }),
      government: money({ label: "Government bonds (G)", optional: true }),
      alternative: money({ label: "Alternative assets (A)", optional: true }),
    },
    value: curveTable,
  }),
};
