import type { Format } from "../../../core/format";
import { prefixed } from "../../../fieldsets/prefixed";
import type { Chart } from "../../../site/kit";

const TIME_CONSTANTS = 5;
const POINTS = 60;

/**
 * Chart of a voltage or current that rises to its final value over five time constants and, if there is a second name,
 * of one that falls from it. Returns null if the curve would be empty.
 */
export function chargeCurve(
  timeConstant: number | undefined,
  final: number | null | undefined,
  unit: string,
  format: Format,
  [rising, falling]: readonly [string, string?],
): Chart | null {
  if (!final || !timeConstant) return null;
  const times = Array.from({ length: POINTS + 1 }, (_, i) => (i / POINTS) * TIME_CONSTANTS);
  const fall = times.map((time) => final * Math.exp(-time));
  const write = (value: number) => prefixed(value, unit, format, 3);
  return {
    kind: "lines",
    x: {
      label: "Time",
      format: (time) => prefixed(time, "s", format, 3),
      values: times.map((time) => time * timeConstant),
    },
    y: { label: unit === "V" ? "Voltage" : "Current", format: write },
    series: [
      { label: rising, color: "green", values: fall.map((value) => final - value) },
      ...(falling ? [{ label: falling, color: "ochre" as const, values: fall }] : []),
    ],
    marks: [1, 2, 3, 4, 5].map((count) => ({
      x: count * timeConstant,
      label: count === 1 ? "τ" : `${count}τ`,
    })),
    caption: `${write(final * (1 - Math.exp(-1)))}, 63% of the final value, is reached after one time constant, and 99% after five.`,
  };
}
