import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "speed-velocity-converter",
  name: "Speed & Velocity Converter",
  purpose: "Miles and kilometers per hour, knots, Mach at any altitude, running paces and race times.",
  keywords: ["mph", "km/h", "kph", "knots", "mach", "pace", "meters per second", "race time", "speed of sound"],
} satisfies CalculatorMeta;
