/**
 * What people ask after an answer, by calculator: each is a link in their words to the calculator that answers it, which
 * takes over what both ask for (quantities.ts).
 */
export interface NextQuestion {
  /** ID of the calculator. */
  readonly to: string;
  /** The text of the link. */
  readonly ask: string;
}

const NEXT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "mortgage-calculator": {
    "refinance-calculator": "Refinance this loan",
    "affordability-calculator": "How much home can I afford?",
    "rent-vs-buy-calculator": "Should I rent instead?",
    "fha-loan-calculator": "With an FHA loan",
    "va-loan-calculator": "With a VA loan",
    "emi-schedule-generator": "Every payment of this loan",
  },
  "home-loan-emi-calculator": {
    "loan-eligibility-calculator": "Am I eligible for this loan?",
    "emi-schedule-generator": "Every installment of this loan",
  },
  "refinance-calculator": { "emi-schedule-generator": "Every payment of the new loan" },
  "affordability-calculator": {
    "mortgage-calculator": "The mortgage on this home",
    "rent-vs-buy-calculator": "Rent or buy at this price?",
    "salary-calculator": "The take-home pay",
    "fha-loan-calculator": "With an FHA loan",
    "va-loan-calculator": "With a VA loan",
  },
  "fha-loan-calculator": {
    "mortgage-calculator": "With a conventional loan",
    "affordability-calculator": "How much home can I afford?",
    "refinance-calculator": "Refinance this loan",
    "rent-vs-buy-calculator": "Should I rent instead?",
  },
  "va-loan-calculator": {
    "mortgage-calculator": "With a conventional loan",
    "affordability-calculator": "How much home can I afford?",
    "refinance-calculator": "Refinance this loan",
    "rent-vs-buy-calculator": "Should I rent instead?",
  },
  "rent-vs-buy-calculator": {
    "mortgage-calculator": "The mortgage on this home",
    "affordability-calculator": "How much home can I afford?",
    "fha-loan-calculator": "With an FHA loan",
  },
  "loan-eligibility-calculator": { "home-loan-emi-calculator": "The EMI of this loan" },
  "emi-schedule-generator": { "refinance-calculator": "Refinance this loan" },
  "personal-loan-emi-calculator": { "emi-schedule-generator": "Every payment of this loan" },
  "vehicle-loan-emi-calculator": { "emi-schedule-generator": "Every payment of this loan" },
  "gold-loan-calculator": { "emi-schedule-generator": "Every payment of this loan" },
  "simple-interest-calculator": { "fd-rd-calculator": "In a fixed deposit" },
  "income-tax-calculator": {
    "salary-calculator": "The paycheck",
    "affordability-calculator": "How much home can I afford?",
    "retirement-calculator": "When can I retire?",
  },
  "salary-calculator": {
    "income-tax-calculator": "The income tax of the whole year",
    "affordability-calculator": "How much home can I afford?",
    "retirement-calculator": "When can I retire?",
  },
  "sip-calculator": {
    "mutual-fund-returns-calculator": "After the costs of a fund",
    "inflation-impact-calculator": "What inflation leaves of it",
  },
  "mutual-fund-returns-calculator": { "sip-calculator": "Saving every month" },
  "fd-rd-calculator": { "simple-interest-calculator": "With simple interest" },
  "compound-interest-calculator": {
    "retirement-calculator": "When can I retire?",
    "sip-calculator": "Saving every month",
    "inflation-impact-calculator": "What inflation leaves of it",
  },
  "retirement-calculator": {
    "compound-interest-calculator": "How the savings grow",
    "salary-calculator": "The take-home pay",
  },
  "average-share-price-calculator": { "stock-profit-loss-calculator": "The profit at the price now" },
  "bmi-calculator": {
    "ideal-weight-calculator": "A healthy weight for this height",
    "bmr-tdee-calculator": "Calories burned in a day",
    "body-fat-percentage-calculator": "Body fat",
  },
  "bmr-tdee-calculator": {
    "calorie-intake-calculator": "A plan to lose or gain weight",
    "water-intake-calculator": "How much to drink",
  },
  "calorie-intake-calculator": {
    "bmr-tdee-calculator": "Calories burned in a day",
    "bmi-calculator": "The BMI",
  },
  "ideal-weight-calculator": { "calorie-intake-calculator": "A plan to get there", "bmi-calculator": "The BMI" },
  "body-fat-percentage-calculator": {
    "bmr-tdee-calculator": "Calories burned in a day",
    "bmi-calculator": "The BMI",
  },
  "ovulation-fertility-calculator": { "pregnancy-due-date-calculator": "The due date" },
  "date-calculator": { "workday-business-day-calculator": "Business days only" },
  "workday-business-day-calculator": { "date-calculator": "All days" },
  "speed-distance-time-calculator": { "fuel-consumption-calculator": "The fuel for the trip" },
  "fuel-consumption-calculator": { "speed-distance-time-calculator": "How long the trip takes" },
};

/** The questions that a calculator's page asks next. */
export function nextQuestions(id: string): readonly NextQuestion[] {
  return Object.entries((Object.hasOwn(NEXT, id) && NEXT[id]) || {}).map(([to, ask]) => ({ to, ask }));
}
