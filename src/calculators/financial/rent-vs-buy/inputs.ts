import { amount, integer, number, percent, type ValuesOf } from "../../../core/fields";
import { OWNER_TAX } from "../../../data/home-loans/owner-tax";
import { termFields } from "../../../fieldsets/loan";

/** Longest stay, in years, and the latest break-even that is searched for. */
export const LONGEST_STAY = 40;

const { standardDeduction, saltCap, mortgageInterestLimit, gainExclusion } = OWNER_TAX;

const buying = { group: "Buying" } as const;
const owning = { group: "Owning" } as const;
const renting = { group: "Renting" } as const;
const saved = { group: "Money" } as const;
const tax = { group: "Taxes" } as const;
const costRate = { min: 0, max: 20 } as const;
const growthRate = { unit: "% / year", min: -20, max: 30 } as const;
const taxRate = { min: 0, max: 60 } as const;

export const inputs = {
  horizonYears: integer({ label: "Years you stay", unit: "years", default: 10, min: 1, max: LONGEST_STAY }),
  homePrice: amount({ label: "Home price", default: 450_000, min: 1, ...buying }),
  downPaymentPercent: percent({
    label: "Down payment",
    unit: "% of price",
    default: 20,
    min: 0,
    max: 100,
    ...buying,
  }),
  annualRate: percent({
    label: "Mortgage rate",
    unit: "% / year",
    default: 6.5,
    min: 0,
    max: 50,
    step: 0.125,
    ...buying,
  }),
  ...termFields(30, buying.group),
  pmiRate: percent({
    label: "PMI",
    note: "Charged only with less than 20% down",
    unit: "% of loan / year",
    default: 0.6,
    min: 0,
    max: 10,
    ...buying,
  }),
  closingCostPercent: percent({
    label: "Buying costs",
    unit: "% of price",
    default: 3,
    ...costRate,
    ...buying,
  }),
  sellingCostPercent: percent({
    label: "Selling costs",
    unit: "% of sale price",
    default: 6,
    ...costRate,
    ...buying,
  }),
  propertyTaxRate: percent({
    label: "Property tax",
    unit: "% of value / year",
    default: 1.1,
    ...costRate,
    ...owning,
  }),
  homeInsuranceAnnual: amount({
    label: "Home insurance",
    unit: "/ year",
    default: 2000,
    ...owning,
  }),
  maintenanceRate: percent({
    label: "Maintenance",
    unit: "% of value / year",
    default: 1,
    ...costRate,
    ...owning,
  }),
  hoaMonthly: amount({ label: "HOA / condo fee", unit: "/ month", default: 0, ...owning }),
  homeAppreciation: percent({
    label: "Home value growth",
    noun: "Home value growth",
    default: 3,
    ...growthRate,
    ...owning,
  }),
  monthlyRent: amount({
    label: "Rent",
    note: "For a comparable home",
    unit: "/ month",
    default: 2300,
    ...renting,
  }),
  rentGrowth: percent({
    label: "Rent growth",
    noun: "Rent growth",
    default: 3,
    ...growthRate,
    ...renting,
  }),
  rentersInsuranceAnnual: amount({
    label: "Renter’s insurance",
    unit: "/ year",
    default: 240,
    ...renting,
  }),
  depositMonths: number({
    label: "Security deposit",
    note: "Returned without interest",
    unit: "months of rent",
    default: 1,
    min: 0,
    max: 24,
    ...renting,
  }),
  investmentReturn: percent({
    label: "Return on investments",
    note: "Annual, before tax",
    default: 6,
    ...growthRate,
    ...saved,
  }),
  investmentTaxRate: percent({
    label: "Tax on investment gains",
    note: "When cashed out",
    default: 15,
    ...taxRate,
    ...tax,
  }),
  inflation: percent({
    label: "Inflation",
    note: "Raises insurance, HOA fee and standard deduction",
    default: 2.5,
    unit: "% / year",
    min: -10,
    max: 30,
    ...saved,
  }),
  marginalTaxRate: percent({
    label: "Marginal income-tax rate",
    note: "0 ignores deductions",
    default: 22,
    ...taxRate,
    ...tax,
  }),
  standardDeduction: amount({
    label: "Standard deduction",
    note: standardDeduction.text,
    default: standardDeduction.value.joint,
    ...tax,
  }),
  stateLocalTaxes: amount({
    label: "State income or sales tax",
    unit: "/ year",
    default: 6000,
    ...tax,
  }),
  otherDeductions: amount({
    label: "Other itemized deductions",
    note: "Such as charity; the same every year",
    unit: "/ year",
    default: 0,
    ...tax,
  }),
  saltCap: amount({
    label: `SALT cap in ${saltCap.year}`,
    note: "Limit on state and local tax deductions; lower above $505,000 of income",
    default: saltCap.value.cap,
    ...tax,
  }),
  startYear: integer({
    label: "First year",
    default: saltCap.year,
    min: 2026,
    max: 2035,
    grouped: false,
    ...tax,
  }),
  mortgageInterestLimit: amount({
    label: "Deductible debt limit",
    default: mortgageInterestLimit.value,
    ...tax,
  }),
  capitalGainsRate: percent({ label: "Tax on home gain", default: 15, ...taxRate, ...tax }),
  gainExclusion: amount({
    label: "Home gain exclusion",
    note: "$500,000 joint, $250,000 single, after two years of ownership",
    default: gainExclusion.value.joint,
    ...tax,
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
