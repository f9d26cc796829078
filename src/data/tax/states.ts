/** The states and the District of Columbia, by postal code, in order of name. */
export const STATES = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
} as const;

export type StateCode = keyof typeof STATES;

/** States without an income tax on wages, and a sentence about each. */
export const WITHOUT_INCOME_TAX: Partial<Record<StateCode, string>> = {
  AK: "Alaska has no individual income tax.",
  FL: "Florida has no individual income tax.",
  NH: "New Hampshire does not tax wages; its tax on interest and dividends ended with tax year 2024.",
  NV: "Nevada has no individual income tax.",
  SD: "South Dakota has no individual income tax.",
  TN: "Tennessee does not tax wages; its tax on interest and dividends ended with tax year 2020.",
  TX: "Texas has no individual income tax.",
  WA: "Washington does not tax wages. Its tax of 7% and 9.9% on long-term gains above about $278,000 is left out.",
  WY: "Wyoming has no individual income tax.",
};

/** States that let taxpayers itemize on a base that does not come from the federal deduction. */
export const WITH_ITEMIZING: readonly string[] =
  "AL AR AZ CA DC DE GA HI ID KS KY MD MN MO MS NC NE NM NY OK OR UT VA WI".split(" ");

/** States with an earned income credit of their own, most of them a share of the federal one. */
export const WITH_EARNED_INCOME_CREDIT: readonly string[] =
  "CA CO CT DC DE HI IA IL IN KS LA MA MD ME MI MN MO MT NE NJ NM NY OH OK OR PA RI SC UT VA VT WI".split(" ");
