import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "timezone-converter",
  name: "Time Zone Converter",
  purpose: "The same moment around the world, a fair time to meet, clock changes and Unix time.",
  keywords: [
    "world clock",
    "UTC",
    "GMT",
    "meeting planner",
    "daylight saving time",
    "DST",
    "Unix time",
    "epoch",
    "IST",
    "anywhere on Earth",
  ],
} satisfies CalculatorMeta;
