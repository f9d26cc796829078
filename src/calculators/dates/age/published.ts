import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "Microsoft, documentation of DATEDIF",
    date: "retrieved November 2026",
    url: "http://technet.microsoft.com/en-us/library/cc767548.aspx",
    cases: [
      [{ birthDate: "2001-01-01", asOf: "2003-01-01" }, { years: 2 }],
      [
        { birthDate: "2001-06-01", asOf: "2002-08-15" },
        { totalDays: 440, days: 14 },
      ],
    ],
  },
  {
    title: "Exceljet, get age from birthday",
    date: "November 24, 2020",
    url: "https://exceljet.net/formulas/get-age-from-birthday",
    cases: (
      [
        ["2020-11-24", 19],
        ["2022-01-01", 20],
      ] as const
    ).map(([asOf, years]) => [{ birthDate: "2001-05-15", asOf }, { years }]),
  },
] satisfies readonly PublishedSource[];
