import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "OpenStax, Chemistry 2e, sections 3.1 and 3.2",
    date: "2019",
    url: "https://openstax.org/details/books/chemistry-2e",
    cases: [
      [
        { tool: "percent-composition", formula: "C9H8O4" },
        { "composition.0.massPercent": "60.00", "composition.2.massPercent": "35.52" },
      ],
      [{ tool: "mole-conversion" }, { particles: "4.74e22" }],
      [{ tool: "mole-conversion", formula: "C2H5O2N", amountGiven: 28.35 }, { moles: "0.378" }],
      [
        { tool: "empirical-formula", elementsData: "C 74.02%; H 8.710 %\nN 17.27", targetMolarMass: 162.3 },
        { empiricalFormula: "C5H7N", molecularFormula: "C10H14N2" },
      ],
    ],
  },
  {
    title: "CODATA 2018, molar volumes of an ideal gas",
    allowed: { units: 1, because: "CODATA cuts off the digits that follow." },
    date: "2019",
    cases: [
      [{ tool: "mole-conversion", given: "moles", amountGiven: 1, stp: "iupac-100kpa" }, { gasVolume: "22.71095464" }],
      [
        { tool: "mole-conversion", given: "moles", amountGiven: 1, stp: "atm-101.325kpa" },
        { gasVolume: "22.41396954" },
      ],
    ],
  },
] satisfies readonly PublishedSource[];
