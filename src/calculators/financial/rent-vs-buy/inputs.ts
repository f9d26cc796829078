import { amount, by, choice, fold, integer, number, percent, section, type ValuesOf } from "../../../core/fields";
import { OWNER_TAX } from "../../../data/home-loans/owner-tax";
import { pmiRateField } from "../../../fieldsets/home";
import { termFields } from "../../../fieldsets/loan";

/** Longest stay, in years, and the latest break-even that is searched for. */
export const LONGEST_STAY = 40;

const { standardDeduction, saltCap, mortgageInterestLimit, gainExclusion } = OWNER_TAX;
const costRate = { min: 0, max: 20 } as const;
const growthRate = { unit: "% / year", min: -20, max: 30 } as const;
const taxRate = { min: 0, max: 60 } as const;

export const inputs = {
  horizonYears: integer("Years you stay", { unit: "years", default: 10, min: 1, max: LONGEST_STAY, solve: true }),
  ...section("Buying", {
    homePrice: amount("Home price", { default: 450_000, min: 1, solve: 1 }),
    downPaymentPercent: percent("Down payment", {
      unit: "% of price",
      default: 20,
      min: 0,
      max: 100,
      solve: true,
    }),
    annualRate: percent("Mortgage rate", {
      unit: "% / year",
      default: 6.5,
      min: 0,
      max: 50,
      step: 0.125,
      solve: true,
    }),
  }),
  ...fold("Loan term and PMI", {
    ...termFields(30),
    pmiRate: pmiRateField,
  }),
  ...fold("Buying and selling costs", {
    closingCostPercent: percent("Buying costs", { unit: "% of price", default: 3, ...costRate }),
    sellingCostPercent: percent("Selling costs", { unit: "% of sale price", default: 6, ...costRate }),
  }),
  ...fold("Property tax, insurance and upkeep", {
    propertyTaxRate: percent("Property tax", { unit: "% of value / year", default: 1.1, ...costRate }),
    homeInsuranceAnnual: amount("Home insurance", { unit: "/ year", default: 2000 }),
    maintenanceRate: percent("Maintenance", { unit: "% of value / year", default: 1, ...costRate }),
    hoaMonthly: amount("HOA / condo fee", { unit: "/ month", default: 0 }),
  }),
  ...fold("Growth, returns and inflation", {
    homeAppreciation: percent("Home value growth", {
      noun: "Home value growth",
      default: 3,
      ...growthRate,
      solve: true,
    }),
    rentGrowth: percent("Rent growth", { noun: "Rent growth", default: 3, ...growthRate, solve: true }),
    investmentReturn: percent("Return on investments", {
      note: "Annual, before tax",
      default: 6,
      ...growthRate,
      solve: true,
    }),
    inflation: percent("Inflation", {
      note: "Raises insurance, HOA fee and standard deduction",
      default: 2.5,
      unit: "% / year",
      min: -10,
      max: 30,
    }),
  }),
  ...section("Renting", {
    monthlyRent: amount("Rent", {
      note: "For a comparable home",
      unit: "/ month",
      default: 2300,
      solve: true,
    }),
  }),
  ...fold("Renter’s insurance and deposit", {
    rentersInsuranceAnnual: amount("Renter’s insurance", { unit: "/ year", default: 240 }),
    depositMonths: number("Security deposit", {
      note: "Returned without interest",
      unit: "months of rent",
      default: 1,
      min: 0,
      max: 24,
    }),
  }),
  ...fold("Income and capital gains tax", {
    investmentTaxRate: percent("Tax on investment gains", { note: "When cashed out", default: 15, ...taxRate }),
    marginalTaxRate: percent("Marginal income-tax rate", {
      note: "0 ignores deductions",
      default: 22,
      ...taxRate,
    }),
    filingStatus: choice("Filing status", {
      note: "Sets the standard deduction and the home gain exclusion",
      options: { joint: "Married filing jointly", single: "Single", head: "Head of household" },
      default: "joint",
    }),
    standardDeduction: amount("Standard deduction", {
      note: standardDeduction.text,
      default: by(
        "filingStatus",
        { single: standardDeduction.value.single, head: standardDeduction.value.head },
        standardDeduction.value.joint,
      ),
    }),
    stateLocalTaxes: amount("State income or sales tax", { unit: "/ year", default: 6000 }),
    otherDeductions: amount("Other itemized deductions", {
      note: "Such as charity; the same every year",
      unit: "/ year",
      default: 0,
    }),
    saltCap: amount(`SALT cap in ${saltCap.year}`, {
      note: "Limit on state and local tax deductions; lower above $505,000 of income",
      default: saltCap.value.cap,
    }),
    startYear: integer("First year", { default: saltCap.year, min: 2026, max: 2035, digits: "plain" }),
    mortgageInterestLimit: amount("Deductible debt limit", { default: mortgageInterestLimit.value }),
    capitalGainsRate: percent("Tax on home gain", { default: 15, ...taxRate }),
    gainExclusion: amount("Home gain exclusion", {
      note: "$500,000 joint, otherwise $250,000, after two years of ownership",
      default: by(
        "filingStatus",
        { single: gainExclusion.value.single, head: gainExclusion.value.single },
        gainExclusion.value.joint,
      ),
    }),
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
