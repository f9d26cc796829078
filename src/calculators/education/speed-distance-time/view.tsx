import { defineView, tabsFrom } from "../../../site/kit";
import calculator from "./calculator";

export default defineView(calculator, {
  figures: ({ model: { variant }, outputs: { departBy } }) =>
    ({
      solve: [
        ...([
          "milesPerHour",
          "kilometersPerHour",
          "metersPerSecond",
          "pacePerKm",
          "pacePerMile",
          "arrival",
        ] as const),
        ...(departBy === null ? [] : (["departBy", "speedForArrival"] as const)),
      ],
      legs: ["movingAverage", "distanceFound", "timeInWords", "arrival"] as const,
      meet: ["meetFromA", "meetFromB"] as const,
      overtake: ["catchDistance"] as const,
      stream: [
        "stillSpeed",
        "streamSpeed",
        "downstreamSpeed",
        "upstreamSpeed",
        "downstreamTime",
        "upstreamTime",
      ] as const,
      train: ["relativeSpeedKmh"] as const,
    })[variant],
  hide: ["catches"],
  tabs: tabsFrom(() => import("./tabs")),
});
