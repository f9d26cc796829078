import type { PublishedSource } from "../../../core/published";

/** The hours of the book, in the units that the calculator answers in. */
const hours = (count: number) => count * 3600;

export default [
  {
    title: "OpenStax, Elementary Algebra 2e, sections 3.5 and 5.4",
    date: "2020",
    url: "https://openstax.org/details/books/elementary-algebra-2e",
    cases: [
      [{ solveFor: "distance", speed: 70, hours: 3, minutes: 0 }, { distanceMiles: "210" }],
      [{ distance: 45, hours: 1, minutes: 15 }, { milesPerHour: "36" }],
      [{ distance: 45, hours: 1, minutes: 48 }, { milesPerHour: "25" }],
      [{ distance: 90, hours: 3.05, minutes: 0 }, { milesPerHour: "29.5" }],
      ...(
        [
          [70, 60, 325, 2.5],
          [75, 68, 429, 3],
        ] as const
      ).map(
        ([speedA, speedB, distance, time]) =>
          [{ mode: "meet", speedA, speedB, distance }, { meetSeconds: hours(time) }] as const,
      ),
      ...(
        [
          [60 / 5, 60 / 4, "13.5", "1.5"],
          [120 / 12, 120 / 10, "11", "1"],
          [24 / 4, 24 / 3, "7", "1"],
          [987 / 3, 1095 / 3, "347", "18"],
          [1035 / 5, 1325 / 5, "236", "29"],
        ] as const
      ).map(
        ([upstreamSpeed, downstreamSpeed, stillSpeed, streamSpeed]) =>
          [
            { mode: "stream", streamGiven: "up-and-down", upstreamSpeed, downstreamSpeed },
            { stillSpeed, streamSpeed },
          ] as const,
      ),
    ],
  },
] satisfies readonly PublishedSource[];
