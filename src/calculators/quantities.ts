/**
 * Inputs that mean the same thing in several calculators. Links between calculators carry them, and “Your figures” fills
 * them in. Loaded when something is carried or filled in.
 *
 * Not every equal label is an equal meaning: the rate of a car loan says nothing about that of a mortgage. The order
 * matters where one input decides whether another is in use.
 */
import type { Quantities } from "../core/carried";

const MORTGAGE = "mortgage-calculator";
const EMI = "home-loan-emi-calculator";
const REFINANCE = "refinance-calculator";
const AFFORDABILITY = "affordability-calculator";
const FHA = "fha-loan-calculator";
const VA = "va-loan-calculator";
const RENT_OR_BUY = "rent-vs-buy-calculator";
const ELIGIBILITY = "loan-eligibility-calculator";
const SCHEDULE = "emi-schedule-generator";
const PERSONAL_LOAN = "personal-loan-emi-calculator";
const CAR_LOAN = "vehicle-loan-emi-calculator";
const GOLD_LOAN = "gold-loan-calculator";
const SIMPLE_INTEREST = "simple-interest-calculator";
const INCOME_TAX = "income-tax-calculator";
const PAYCHECK = "salary-calculator";
const SALES_TAX = "gst-calculator";
const SIP = "sip-calculator";
const FUND = "mutual-fund-returns-calculator";
const DEPOSIT = "fd-rd-calculator";
const COMPOUND = "compound-interest-calculator";
const INFLATION = "inflation-impact-calculator";
const RETIREMENT = "retirement-calculator";
const NPS = "nps-calculator";
const AVERAGE_PRICE = "average-share-price-calculator";
const STOCK_PROFIT = "stock-profit-loss-calculator";
const BMI = "bmi-calculator";
const BMR = "bmr-tdee-calculator";
const CALORIES = "calorie-intake-calculator";
const BODY_FAT = "body-fat-percentage-calculator";
const IDEAL_WEIGHT = "ideal-weight-calculator";
const WATER = "water-intake-calculator";
const SLEEP = "sleep-calculator";
const PREGNANCY = "pregnancy-due-date-calculator";
const OVULATION = "ovulation-fertility-calculator";
const DATE = "date-calculator";
const WORKDAY = "workday-business-day-calculator";
const AGE = "age-calculator";
const SPEED = "speed-distance-time-calculator";
const FUEL = "fuel-consumption-calculator";

const US_HOME_LOANS = [MORTGAGE, AFFORDABILITY, FHA, VA];
const TAXES = [INCOME_TAX, PAYCHECK];
const HEIGHT_AND_WEIGHT = [BMI, BMR, CALORIES, BODY_FAT, IDEAL_WEIGHT];
const YEARS_OR_MONTHS = ["termYears", "termMonths"];
const MONTHLY = { contributionFrequency: "monthly" };

export const QUANTITIES: Quantities = {
  // Homes
  homePrice: { in: [MORTGAGE, FHA, VA, RENT_OR_BUY], also: { [AFFORDABILITY]: { gives: "maxHomePrice" } } },
  downPaymentMode: { in: US_HOME_LOANS, isManner: true },
  downPaymentPercent: { in: [...US_HOME_LOANS, RENT_OR_BUY] },
  downPayment: { in: US_HOME_LOANS },
  homeLoan: {
    also: {
      [MORTGAGE]: { gives: "loanAmount" },
      [AFFORDABILITY]: { gives: "maxLoan" },
      [FHA]: { gives: "loanAmount" },
      [VA]: { gives: "loanAmount" },
      [EMI]: "principal",
      [SCHEDULE]: "principal",
      [REFINANCE]: { gives: "newLoanAmount", takes: "currentBalance" },
      [ELIGIBILITY]: { gives: "eligibleLoan", takes: "desiredLoan" },
    },
  },
  homeLoanRate: {
    key: "annualRate",
    in: [...US_HOME_LOANS, RENT_OR_BUY, EMI, SCHEDULE, ELIGIBILITY],
    also: { [REFINANCE]: { gives: "newRate", takes: "currentRate" } },
  },
  homeLoanTerm: {
    isTime: true,
    also: {
      [MORTGAGE]: YEARS_OR_MONTHS,
      [AFFORDABILITY]: YEARS_OR_MONTHS,
      [RENT_OR_BUY]: YEARS_OR_MONTHS,
      [EMI]: YEARS_OR_MONTHS,
      [SCHEDULE]: YEARS_OR_MONTHS,
      [ELIGIBILITY]: YEARS_OR_MONTHS,
      [FHA]: "termYears",
      [VA]: "termYears",
      [REFINANCE]: { gives: "newTermYears", takes: "remainingMonths" },
    },
  },
  propertyTaxAnnual: { in: US_HOME_LOANS },
  propertyTaxRate: { in: [...US_HOME_LOANS, RENT_OR_BUY] },
  homeInsuranceAnnual: { in: [...US_HOME_LOANS, RENT_OR_BUY] },
  hoaMonthly: { in: [...US_HOME_LOANS, RENT_OR_BUY] },
  pmiRate: { in: [MORTGAGE, AFFORDABILITY, RENT_OR_BUY] },
  points: { in: [MORTGAGE, FHA, VA] },
  lenderFees: { in: [MORTGAGE, FHA, VA] },
  extraMonthly: { in: [MORTGAGE, EMI, FHA, VA, SCHEDULE] },

  // Other loans
  loan: {
    also: {
      [PERSONAL_LOAN]: { gives: "loanAmount", takes: "principal" },
      [CAR_LOAN]: { gives: "amountFinanced" },
      [GOLD_LOAN]: { gives: "loanAmount" },
      [SCHEDULE]: "principal",
    },
  },
  loanRate: {
    key: "annualRate",
    in: [CAR_LOAN, GOLD_LOAN, SCHEDULE],
    also: { [PERSONAL_LOAN]: { gives: "reducingRate", takes: "annualRate" } },
  },
  loanTerm: {
    isTime: true,
    also: {
      [PERSONAL_LOAN]: { gives: YEARS_OR_MONTHS, takes: "termMonths" },
      [CAR_LOAN]: "termMonths",
      [GOLD_LOAN]: "termMonths",
      [SCHEDULE]: YEARS_OR_MONTHS,
    },
  },

  // Income and taxes
  country: { in: TAXES, isManner: true },
  annualIncome: {
    in: US_HOME_LOANS,
    also: { [PAYCHECK]: "annualSalary", [INCOME_TAX]: "wages", [RETIREMENT]: "salary" },
  },
  monthlyDebts: { in: [AFFORDABILITY, FHA, VA] },
  filingStatus: { in: [...TAXES, CAR_LOAN, RENT_OR_BUY] },
  state: { in: [...TAXES, SALES_TAX] },
  newYorkCity: { in: TAXES },
  marylandCounty: { in: TAXES },
  indianaCounty: { in: TAXES },
  ohioCity: { in: TAXES },
  pennsylvaniaCity: { in: TAXES },
  financialYear: { in: TAXES },
  regime: { in: TAXES },
  ageBand: { in: TAXES },
  nps80ccd1b: { in: TAXES },
  section80d: { in: TAXES },
  homeLoanInterest: { in: TAXES },
  // Only the visitor's own figures give these.
  birthDate: { also: { [AGE]: { takes: "birthDate" } } },
  birthYear: { also: { [RETIREMENT]: { takes: "birthYear" } } },
  age: { in: [...TAXES, ELIGIBILITY], also: { [RETIREMENT]: "currentAge", [NPS]: "currentAge" } },

  // Savings and investments
  savings: {
    also: {
      [SIP]: ["initialInvestment", "principal"],
      [FUND]: "principal",
      [COMPOUND]: "principal",
      [RETIREMENT]: "currentSavings",
      [NPS]: "existingCorpus",
    },
  },
  deposit: { key: "principal", in: [DEPOSIT, SIMPLE_INTEREST] },
  monthlySaving: {
    key: "monthlyContribution",
    in: [FUND, RETIREMENT, NPS],
    also: {
      [SIP]: { gives: "contribution", takes: "contribution", while: MONTHLY },
      [COMPOUND]: { gives: "contribution", takes: "contribution", while: MONTHLY },
    },
  },
  expectedReturn: { key: "annualRate", in: [SIP, FUND, COMPOUND, NPS], also: { [RETIREMENT]: "preRetirementReturn" } },
  depositRate: { key: "annualRate", in: [DEPOSIT, SIMPLE_INTEREST] },
  investmentTerm: {
    isTime: true,
    also: {
      [SIP]: "termYears",
      [FUND]: "termYears",
      [INFLATION]: "termYears",
      [COMPOUND]: { gives: "termYears", takes: "termYears", while: { termMonths: 0 } },
    },
  },
  inflationRate: {
    in: [SIP, FUND, DEPOSIT, COMPOUND, INFLATION, RETIREMENT, NPS],
    also: { [RENT_OR_BUY]: "inflation" },
  },
  retirementAge: { also: { [RETIREMENT]: "retirementAge", [NPS]: "exitAge" } },
  shares: { also: { [AVERAGE_PRICE]: { gives: "totalShares" }, [STOCK_PROFIT]: { takes: "shares" } } },
  purchasePrice: { also: { [AVERAGE_PRICE]: { gives: "averagePriceExFees" }, [STOCK_PROFIT]: { takes: "buyPrice" } } },
  priceNow: { also: { [AVERAGE_PRICE]: { gives: "currentPrice" }, [STOCK_PROFIT]: { takes: "sellPrice" } } },

  // The body. These calculators keep their inputs out of addresses.
  unitSystem: { in: [...HEIGHT_AND_WEIGHT, WATER], isManner: true },
  sex: { in: [...HEIGHT_AND_WEIGHT, WATER] },
  ageYears: { in: [...HEIGHT_AND_WEIGHT, WATER, SLEEP] },
  heightCm: { in: HEIGHT_AND_WEIGHT },
  heightFt: { in: HEIGHT_AND_WEIGHT },
  heightIn: { in: HEIGHT_AND_WEIGHT },
  weightKg: { in: [...HEIGHT_AND_WEIGHT, WATER] },
  weightSt: { in: [...HEIGHT_AND_WEIGHT, WATER] },
  weightLb: { in: [...HEIGHT_AND_WEIGHT, WATER] },
  waistCm: { in: [BMI, BODY_FAT] },
  waistIn: { in: [BMI, BODY_FAT] },
  activity: { in: [BMR, CALORIES] },
  customPal: { in: [BMR, CALORIES] },
  lifeStage: { in: [CALORIES, WATER] },
  lastPeriod: { also: { [PREGNANCY]: "lmp", [OVULATION]: "lastPeriod" } },
  cycleLength: { in: [PREGNANCY, OVULATION] },

  // Days and distances
  startDate: { in: [DATE, WORKDAY] },
  endDate: { in: [DATE, WORKDAY] },
  distanceUnit: { in: [SPEED, FUEL], isManner: true },
  distance: { in: [SPEED, FUEL] },
};
