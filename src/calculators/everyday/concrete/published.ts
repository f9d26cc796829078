import type { PublishedSource } from "../../../core/published";

const PLAIN = { shape: "slab", wastePercent: 0 };

export default [
  {
    title: "jobsitecalcs.com, concrete coverage",
    date: "retrieved November 2026",
    url: "https://www.jobsitecalcs.com/references/concrete-coverage",
    cases: [
      // But 60-pound bags for 2 inches, where the 37 bags of the table are 0.02 cubic feet short.
      [
        { ...PLAIN, thickness: 2, bagSize: "lb-80" },
        { volumeYd3: "0.62", bags: 28 },
      ],
      ...(
        [
          [3, "0.93", 42, 56],
          [5, "1.54", 70, 93],
          [6, "1.85", 84, 112],
          [8, "2.47", 112, 149],
          [10, "3.09", 139, 186],
          [12, "3.70", 167, 223],
        ] as const
      ).flatMap(([thickness, volumeYd3, bags80, bags60]) => [
        [
          { ...PLAIN, thickness, bagSize: "lb-80" },
          { volumeYd3, bags: bags80 },
        ] as const,
        [{ ...PLAIN, thickness, bagSize: "lb-60" }, { bags: bags60 }] as const,
      ]),
      // But 20 by 20 feet, where the 222 bags of the table are 0.13 cubic feet short.
      ...(
        [
          [4, 4, "0.20", 9],
          [6, 6, "0.44", 20],
          [8, 10, "0.99", 45],
          [10, 10, "1.23", 56],
          [10, 12, "1.48", 67],
          [12, 12, "1.78", 80],
          [12, 20, "2.96", 134],
          [20, 24, "5.93", 267],
          [24, 24, "7.11", 320],
        ] as const
      ).map(
        ([width, length, volumeYd3, bags]) =>
          [
            { ...PLAIN, width, length },
            { volumeYd3, bags },
          ] as const,
      ),
    ],
  },
] satisfies readonly PublishedSource[];
