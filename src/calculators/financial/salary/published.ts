import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "Internal Revenue Service, Publication 15-T, tables of worksheet 1A",
    date: "2026",
    cases: (
      [
        ["single", 19_900 + 8600, "1,240.00"],
        ["single", 57_900 + 8600, "5,800.00"],
        ["single", 113_200 + 8600, "17,966.00"],
        ["single", 209_275 + 8600, "41,024.00"],
        ["joint", 44_100 + 12_900, "2,480.00"],
        ["joint", 120_100 + 12_900, "11,600.00"],
        ["head", 33_250 + 8600, "1,770.00"],
      ] as const
    ).map(([filingStatus, annualSalary, federalWithholding]) => [
      { state: "none", retirementPercent: 0, section125PerPay: 0, payFrequency: "annual", filingStatus, annualSalary },
      { federalWithholding },
    ]),
  },
] satisfies readonly PublishedSource[];
