/** What a date of birth determines: the generation, birthdays on other planets, and legal age milestones. */
import { figuresAt, type Parameter } from "./parameter";

/** An age at which a law changes something. */
export interface AgeMilestone {
  readonly id: string;
  readonly label: string;
  /** In months, or the name of an age that depends on the year of birth. */
  readonly age: number | "full-retirement" | "required-distributions";
  /**
   * When the law takes effect, if not on that day: with the year in which the age is reached, with the month in which it
   * is attained, or with the first month in which it is attained throughout. By Social Security's rule (20 CFR 404.102),
   * an age is attained on the day before the birthday.
   */
  readonly from?: "year" | "month" | "full-month";
  /** Citation of the law. */
  readonly source: string;
}

const years = (count: number) => 12 * count;

const US_MILESTONES: readonly AgeMilestone[] = [
  { id: "us-18", label: "Adult, may vote", age: years(18), source: "26th Amendment" },
  { id: "us-21", label: "May buy alcohol", age: years(21), source: "23 U.S.C. 158" },
  { id: "us-26", label: "Parents’ health plan ends", age: years(26), source: "42 U.S.C. 300gg-14" },
  { id: "us-50", label: "Catch-up contributions", age: years(50), from: "year", source: "26 U.S.C. 414(v)" },
  {
    id: "us-59-half",
    label: "Retirement savings without the 10% tax",
    age: years(59) + 6,
    source: "26 U.S.C. 72(t)(2)(A)(i)",
  },
  {
    id: "us-62",
    label: "Earliest Social Security",
    age: years(62),
    from: "full-month",
    source: "42 U.S.C. 402(a), 20 CFR 404.311",
  },
  { id: "us-65", label: "Medicare", age: years(65), from: "month", source: "42 U.S.C. 1395c, 42 CFR 406.10" },
  { id: "us-fra", label: "Full Social Security", age: "full-retirement", from: "month", source: "20 CFR 404.409(a)" },
  {
    id: "us-70",
    label: "Largest Social Security benefit",
    age: years(70),
    from: "month",
    source: "42 U.S.C. 402(w)",
  },
  {
    id: "us-rmd",
    label: "Required withdrawals begin",
    age: "required-distributions",
    from: "year",
    source: "26 U.S.C. 401(a)(9)(C)(v)",
  },
];

const INDIA_MILESTONES: readonly AgeMilestone[] = [
  {
    id: "in-18",
    label: "Adult, may vote",
    age: years(18),
    source: "Indian Majority Act, 1875, s. 3; Constitution, art. 326",
  },
  {
    id: "in-21",
    label: "Men may marry",
    age: years(21),
    source: "Prohibition of Child Marriage Act, 2006, s. 2(a)",
  },
  {
    id: "in-60",
    label: "Senior citizen",
    age: years(60),
    source: "Maintenance and Welfare of Parents and Senior Citizens Act, 2007, s. 2(h)",
  },
  {
    id: "in-70",
    label: "Ayushman Bharat health cover",
    age: years(70),
    source: "Ayushman Bharat PM-JAY, extended October 29, 2024",
  },
  {
    id: "in-80",
    label: "Very senior citizen for income tax",
    age: years(80),
    source: "Finance Acts since 2011, First Schedule",
  },
];

const PARAMETERS = {
  generations: {
    label: "Generations",
    unit: "first and last year of birth",
    values: [
      {
        from: "2019-01-17",
        value: [
          { name: "Greatest Generation", from: 1901, to: 1927 },
          { name: "Silent Generation", from: 1928, to: 1945 },
          { name: "Baby Boomer", from: 1946, to: 1964 },
          { name: "Generation X", from: 1965, to: 1980 },
          { name: "Millennial", from: 1981, to: 1996 },
          { name: "Generation Z", from: 1997, to: 2012 },
          { name: "Generation Alpha", from: 2013, to: 9999 },
        ],
        text: "Greatest 1901–1927, Silent 1928–1945, Baby Boomer 1946–1964, X 1965–1980, Millennial 1981–1996, Z 1997–2012",
        source: {
          title: "Pew Research Center, “Defining generations”, January 17, 2019",
          url: "https://www.pewresearch.org/short-reads/2019/01/17/where-millennials-end-and-generation-z-begins/",
        },
        note: "People born in 2013 or later are commonly called Generation Alpha; that name is not Pew’s.",
      },
    ],
  },
  planets: {
    label: "Years of the planets",
    unit: "sidereal orbit period in days",
    values: [
      {
        from: null,
        value: [
          { planet: "Mercury", days: 87.969 },
          { planet: "Venus", days: 224.701 },
          { planet: "Earth", days: 365.256 },
          { planet: "Mars", days: 686.98 },
          { planet: "Jupiter", days: 4_332.589 },
          { planet: "Saturn", days: 10_759.22 },
          { planet: "Uranus", days: 30_685.4 },
          { planet: "Neptune", days: 60_189 },
        ],
        text: "Mercury 87.969 days, Venus 224.701, Earth 365.256, Mars 686.980, Jupiter 4,332.589, Saturn 10,759.22, Uranus 30,685.4, Neptune 60,189.0",
        source: {
          title: "NASA planetary fact sheets",
          url: "https://nssdc.gsfc.nasa.gov/planetary/factsheet/",
        },
      },
    ],
  },
  us: {
    label: "Ages in US law",
    unit: "months of age",
    values: [
      {
        from: "2023-01-01",
        value: US_MILESTONES,
        text: "18 (26th Amendment), 21 (23 U.S.C. 158), 26 (42 U.S.C. 300gg-14), 50 (26 U.S.C. 414(v)), 59½ (26 U.S.C. 72(t)), 62, 65 and 70 (42 U.S.C. 402 and 1395c)",
        source: { title: "United States Code", url: "https://uscode.house.gov/" },
      },
    ],
  },
  india: {
    label: "Ages in Indian law",
    unit: "months of age",
    values: [
      {
        from: "2024-10-29",
        value: INDIA_MILESTONES,
        text: "18 (Majority Act, 1875), 21 for men to marry (Act of 2006), 60 (Senior Citizens Act, 2007), 70 (Ayushman Bharat), 80 (income tax)",
        source: { title: "India Code", url: "https://www.indiacode.nic.in/" },
      },
    ],
  },
} as const satisfies Record<string, Parameter>;

export const AGE_FIGURES = figuresAt(PARAMETERS);
