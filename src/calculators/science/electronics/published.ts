import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "OpenStax, University Physics, Volume 2, examples 14.4, 15.2 and 15.6",
    date: "2016",
    url: "https://openstax.org/details/books/university-physics-volume-2",
    cases: [
      [{ tool: "rl-circuit" }, { timeConstant: "1.0", current: "0.43", inductorVoltage: "0.27", finalCurrent: "0.50" }],
      [{ tool: "rlc-circuit" }, { impedance: "4.87" }],
      [
        {
          tool: "transformer",
          solveFor: "primary-turns",
          primaryVoltage: 12_000,
          secondaryVoltage: 240,
          secondaryTurns: 1,
        },
        { turnsRatio: "50" },
      ],
    ],
  },
] satisfies readonly PublishedSource[];
