import { first, section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { INDIA_NPS } from "../../../data/nps/india";
import type { Pension } from "./pension";
import { curveTable, deductionTable, scheduleTable, splitTable } from "./tables";

const { choice, integer, money, percent, table } = outputsOf<Pension>();

export const outputs = {
  ...section("Savings", {
    corpus: money("Corpus at the exit", { better: "higher", noun: "Corpus", shown: "elsewhere", solve: true }),
    corpusReal: money("Corpus in today’s money", { solve: true, value: (one) => one.real(one.corpus) }),
    totalContributed: money("You pay in total", {
      noun: "Your contributions",
      value: (one) => one.contributed,
    }),
    totalEmployer: money("Your employer pays in total", {
      noun: "Employer’s contributions",
      shown: (one) => first(one.contributedByEmployer > 0),
      value: (one) => one.contributedByEmployer,
    }),
    totalGain: money("Gain", { noun: "Total gain", shown: "more" }),
  }),
  ...section("At the exit", {
    minAnnuityShare: percent("Share that must become an annuity", {
      noun: "Smallest annuity share",
      digits: 2,
      value: ({ exit }) => exit.floor,
    }),
    annuityShareUsed: percent("Share that becomes an annuity", {
      noun: "Annuity share used",
      digits: 2,
      shown: "more",
      value: ({ exit }) => exit.share,
    }),
    lumpSum: money("Lump sum", { solve: true, value: ({ exit }) => exit.lumpSum }),
    annuityCorpus: money("Used to buy the annuity", {
      noun: "Annuity corpus",
      shown: "more",
      value: ({ exit }) => exit.annuityCorpus,
    }),
    surMonthly: money("Redeemed each month", {
      noun: "Monthly redemption",
      unit: "/ month",
      note: "Without growth",
      optional: true,
      value: (one) => one.redeemedMonthly,
    }),
  }),
  ...section("The pension", {
    monthlyPension: money("Monthly pension", { better: "higher", unit: "/ month", solve: 1 }),
    monthlyPensionReal: money("In today’s money", {
      noun: "Pension in today’s money",
      unit: "/ month",
      solve: true,
      value: (one) => one.real(one.monthlyPension),
    }),
    monthlyPensionAfterTax: money("After income tax", { noun: "Pension after tax", unit: "/ month" }),
  }),
  ...section("Tax on the lump sum", {
    taxableLumpSum: money("Taxed part of the lump sum", {
      noun: "Taxable lump sum",
      note: `Above ${INDIA_NPS.taxFreeLumpSum.value}% of the corpus`,
      shown: "more",
    }),
    taxOnLumpSum: money("Tax on it", { noun: "Tax on the lump sum", shown: (one) => first(one.taxOnLumpSum > 0) }),
    lumpSumAfterTax: money("Lump sum after tax", {
      shown: (one) => first(one.taxOnLumpSum > 0),
      solve: true,
      value: (one) => one.exit.lumpSum - one.taxOnLumpSum,
    }),
  }),
  ...section("Tax on the first year’s contributions", {
    deduction80ccd1: money("Own contribution, 80CCD(1)", {
      noun: "Deduction 80CCD(1)",
      shown: "more",
      value: ({ deductions }) => deductions.own.amount,
    }),
    deduction80ccd1b: money("Own contribution, 80CCD(1B)", {
      noun: "Deduction 80CCD(1B)",
      shown: "more",
      value: ({ deductions }) => deductions.ownExtra.amount,
    }),
    deduction80ccd2: money("Employer’s contribution, 80CCD(2)", {
      noun: "Deduction 80CCD(2)",
      shown: "more",
      value: ({ deductions }) => deductions.employer.amount,
    }),
    taxSavedFirstYear: money("Income tax saved in the first year", {
      noun: "Tax saved in the first year",
      shown: (one) => first(one.taxSaved > 0),
      value: (one) => one.taxSaved,
    }),
  }),
  schedule: table("Year by year", {
    columns: {
      year: integer("Year"),
      age: integer("Age"),
      contribution: money("Paid in"),
      growth: money("Growth"),
      corpus: money("Corpus"),
      equityPercent: percent("Equity", { optional: true }),
    },
    value: scheduleTable,
  }),
  splits: table("Lump sum or pension", {
    columns: {
      annuityShare: percent("Annuity share", { digits: 2 }),
      lumpSum: money("Lump sum"),
      taxFree: money("Tax-free", { shown: "elsewhere" }),
      tax: money("Tax"),
      lumpSumAfterTax: money("Lump sum after tax"),
      annuityCorpus: money("Annuity"),
      monthlyPension: money("Monthly pension"),
    },
    value: splitTable,
  }),
  deductions: table("Deductions", {
    columns: {
      section: choice("Section (1961 Act)", {
        options: { "1": "80CCD(1), own", "1B": "80CCD(1B), own", "2": "80CCD(2), employer" },
      }),
      paid: money("Left to deduct"),
      limit: money("Limit", { optional: true }),
      deducted: money("Deducted"),
    },
    value: deductionTable,
  }),
  curve: table("Growth", {
    shown: "elsewhere",
    columns: {
      age: integer("Age"),
      paidIn: money("Paid in"),
      corpus: money("Corpus"),
      corpusReal: money("In today’s money"),
      equity: money("Equity (E)", { optional: true }),
      corporate: money("Corporate bonds (C)", { optional: true }),
      government: money("Government bonds (G)", { optional: true }),
      alternative: money("Alternative assets (A)", { optional: true }),
    },
    value: curveTable,
  }),
};
