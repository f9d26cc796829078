import type { PublishedSource } from "../../../core/published";

import { REFERENCE_DATA } from "./strd";

export default [
  {
    title: "National Institute of Standards and Technology, Statistical Reference Datasets",
    date: "retrieved November 2026",
    url: "https://www.itl.nist.gov/div898/strd/univ/homepage.html",
    cases: REFERENCE_DATA.map(({ data, count, mean, sd }) => [{ data }, { count, mean, sdSample: sd }]),
  },
  {
    title: "Microsoft, documentation of Excel’s statistical functions",
    date: "retrieved November 2026",
    cases: [
      [
        { data: "1345 1301 1368 1322 1310 1370 1318 1350 1303 1299" },
        {
          sdSample: "27.46391572",
          sdPopulation: "26.05455814",
          varianceSample: "754.2666667",
          variancePopulation: "678.84",
        },
      ],
      [{ data: "3 4 5 2 3 4 5 6 4 7" }, { skewness: "0.359543071", kurtosisExcess: "-0.151799637" }],
      [{ data: "4 5 8 7 11 4 3" }, { geometricMean: "5.476987", harmonicMean: "5.028376" }],
      [{ data: "4 5 6 7 5 4 3" }, { meanAbsDeviation: "1.020408" }],
      [{ data: "4 5 6 7 2 3 4 5 1 2 3", trimPercent: 10 }, { trimmedMean: "3.778" }],
      [{ data: "1 2 4 7 8 9 10 12" }, { q1: 3.5 }],
      [
        { data: "6 7 15 36 39 40 41 42 43 47 49", quartileMethod: "exclusive" },
        { q1: 15, median: 40, q3: 43 },
      ],
      [{ data: "1 3 2 4", percentile: 30 }, { percentileValue: 1.9 }],
      [{ data: "1 2 3 6 6 6 7 8 9", percentile: 25, quartileMethod: "exclusive" }, { percentileValue: 2.5 }],
    ],
  },
] satisfies readonly PublishedSource[];
