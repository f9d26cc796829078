interface CategoryOrder {
  /** Folder under src/calculators/. */
  readonly folder: string;
  readonly name: string;
  /** Path with its leading slash. */
  readonly path: string;
  /** Folder names of the calculators. */
  readonly calculators: readonly string[];
}

/**
 * The nine categories and their calculators, in the order in which menus and lists show them. A calculator is part of
 * the site and of the command line once its folder is listed here.
 */
export const ORDER: readonly CategoryOrder[] = [
  {
    folder: "financial",
    name: "Financial",
    path: "/financial-calculators",
    calculators: [
      "mortgage",
      "home-loan-emi",
      "refinance",
      "affordability",
      "fha-loan",
      "va-loan",
      "personal-loan",
      "vehicle-loan",
      "gold-loan",
      "simple-interest",
      "loan-eligibility",
      "amortization-schedule",
      "staff-loan",
      "rent-vs-buy",
      "credit-card-payoff",
      "break-even",
      "income-tax",
      "gst",
      "salary",
    ],
  },
  {
    folder: "investment",
    name: "Investment",
    path: "/investment-calculators",
    calculators: [
      "sip",
      "mutual-fund-returns",
      "fd-rd",
      "compound-interest",
      "inflation-impact",
      "retirement",
      "nps",
      "average-share-price",
      "stock-profit-loss",
    ],
  },
  {
    folder: "health",
    name: "Health & Lifestyle",
    path: "/health-lifestyle-calculators",
    calculators: [
      "bmi",
      "bmr-tdee",
      "calorie-intake",
      "sleep",
      "bra-size",
      "height",
      "ideal-weight",
      "body-fat",
      "pregnancy-due-date",
      "ovulation-fertility",
      "water-intake",
    ],
  },
  {
    folder: "dates",
    name: "Date & Time",
    path: "/date-time-calculators",
    calculators: ["date", "age", "time", "workday", "leap-year"],
  },
  {
    folder: "education",
    name: "Educational",
    path: "/educational-calculators",
    calculators: [
      "gpa-grade",
      "percentage",
      "marks-percentage",
      "average",
      "ratio-proportion",
      "speed-distance-time",
      "simple-arithmetic",
      "quadratic",
    ],
  },
  {
    folder: "conversions",
    name: "Conversions & Units",
    path: "/conversion-units-calculators",
    calculators: ["unit-converter", "currency", "temperature", "timezone", "speed", "fuel"],
  },
  {
    folder: "science",
    name: "Science & Engineering",
    path: "/science-engineering-calculators",
    calculators: ["physics", "chemistry", "electronics", "power-energy"],
  },
  {
    folder: "developer",
    name: "Developer Tools",
    path: "/developer-tools",
    calculators: ["subnet", "password", "base64", "regex", "random-number", "uuid", "text-to-binary"],
  },
  {
    folder: "everyday",
    name: "Everyday Utilities",
    path: "/everyday-utilities",
    calculators: ["scientific", "concrete", "tip", "split-bill", "number-to-words"],
  },
];
