/** Independent programs that were asked the same questions, by the file with their answers or the test that asks them. */
export interface SecondOpinion {
  readonly program: string;
  /** What is compared, in the middle of a sentence. */
  readonly compared: string;
  /** Folders of the calculators. */
  readonly calculators: readonly string[];
}

export const SECOND_OPINIONS: Readonly<Record<string, SecondOpinion>> = {
  "src/cli/second-opinions/fractions.test.ts": {
    program: "Python’s fractions module",
    compared: "exact values of random expressions",
    calculators: ["everyday/scientific"],
  },
  "src/cli/second-opinions/functions.test.ts": {
    program: "libqalculate",
    compared: "functions to forty digits",
    calculators: ["everyday/scientific"],
  },
  "src/cli/second-opinions/rent-or-buy.test.ts": {
    program: "A program in Python that computes with forty digits",
    compared: "both households of random plans, month by month",
    calculators: ["financial/rent-vs-buy"],
  },
  "src/cli/second-opinions/staff-loans.test.ts": {
    program: "A program in Python that computes with forty digits",
    compared: "recoveries and perquisites of random loans, month by month",
    calculators: ["financial/staff-loan"],
  },
  "src/cli/second-opinions/statistics.test.ts": {
    program: "Python’s statistics module",
    compared: "statistics of random lists",
    calculators: ["education/average"],
  },
  "src/cli/second-opinions/subnets.test.ts": {
    program: "Python’s ipaddress module",
    compared: "networks of random addresses, summaries and exclusions",
    calculators: ["developer/subnet"],
  },
  "src/cli/second-opinions/time-zones.test.ts": {
    program: "Python’s zoneinfo module",
    compared: "offsets of all zones before and after each change",
    calculators: ["conversions/timezone"],
  },
  "src/cli/second-opinions/units.test.ts": {
    program: "GNU Units",
    compared: "sizes of all units, and random conversions",
    calculators: ["conversions/unit-converter", "conversions/temperature", "conversions/speed"],
  },
  "src/cli/regex-python.test.ts": {
    program: "Python’s re module",
    compared: "matches of the code that the page writes for Python",
    calculators: ["developer/regex"],
  },
  "scripts/reference/loans.py": {
    program: "A program in Python that computes with sixty digits",
    compared: "loans computed row by row",
    calculators: [
      "financial/home-loan-emi",
      "financial/fha-loan",
      "financial/va-loan",
      "financial/amortization-schedule",
    ],
  },
};
