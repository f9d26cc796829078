import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "speed-distance-time-calculator",
  name: "Speed, Distance & Time Calculator",
  purpose: "Speed, distance or time, trips with stops, and the meeting, chasing, boat and train problems.",
  keywords: [
    "speed",
    "pace",
    "distance",
    "travel time",
    "average speed",
    "relative speed",
    "boats and streams",
    "trains",
  ],
} satisfies CalculatorMeta;
