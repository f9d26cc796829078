/** The independent programs that `npm test` asks the same questions, by the test in `cli/` that does. */
export interface SecondOpinion {
  readonly program: string;
  /** What is compared, in the middle of a sentence. */
  readonly compared: string;
  /** Folders of the calculators. */
  readonly calculators: readonly string[];
}

export const SECOND_OPINIONS: Readonly<Record<string, SecondOpinion>> = {
  "second-opinions/fractions": {
    program: "Python’s fractions module",
    compared: "exact values of random expressions",
    calculators: ["everyday/scientific"],
  },
  "second-opinions/functions": {
    program: "libqalculate",
    compared: "functions to forty digits",
    calculators: ["everyday/scientific"],
  },
  "second-opinions/statistics": {
    program: "Python’s statistics module",
    compared: "statistics of random lists",
    calculators: ["education/average"],
  },
  "second-opinions/subnets": {
    program: "Python’s ipaddress module",
    compared: "networks of random addresses, summaries and exclusions",
    calculators: ["developer/subnet"],
  },
  "second-opinions/time-zones": {
    program: "Python’s zoneinfo module",
    compared: "offsets of all zones before and after each change",
    calculators: ["conversions/timezone"],
  },
  "second-opinions/units": {
    program: "GNU Units",
    compared: "sizes of all units, and random conversions",
    calculators: ["conversions/unit-converter", "conversions/temperature", "conversions/speed"],
  },
  "regex-python": {
    program: "Python’s re module",
    compared: "matches of the code that the page writes for Python",
    calculators: ["developer/regex"],
  },
};
