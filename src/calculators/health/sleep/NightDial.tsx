import { clockMinutes, MINUTES_PER_DAY } from "../../../math/dates/clock";
import type { ViewProps } from "../../../site/kit";
import { Dial, type DialMark } from "../../../site/kit/Dial";
import type calculator from "./calculator";

/** Labels of the dial's scale. */
const SCALE = [
  { time: "00:00", label: "midnight" },
  { time: "06:00", label: "6 AM" },
  { time: "12:00", label: "noon" },
  { time: "18:00", label: "6 PM" },
];
/** Labels closer than this fraction of a turn would overlap. */
const NEAR = 0.045;
/** Gap between cycles, in turns. */
const GAP = 0.002;

/** The night on a 24-hour dial: its cycles, and the other recommended times. */
export function NightDial({ model, format }: ViewProps<typeof calculator>) {
  const { night, inputs } = model;
  if (!night) return null;
  const { best, options } = night;
  const { mode, wakeTime, bedTime, fallAsleepMinutes, cycleMinutes } = inputs;
  const [bed, wake] = mode === "wake-at" ? [best.time, wakeTime] : [bedTime, best.time];
  const turn = (minutes: number) => minutes / MINUTES_PER_DAY;
  const start = clockMinutes(bed) + fallAsleepMinutes;
  const cycles = Array.from({ length: best.cycles }, (_, i) => ({
    from: turn(start + i * cycleMinutes),
    to: turn(start + (i + 1) * cycleMinutes) - GAP,
    color: "green" as const,
    pale: i % 2 === 1,
  }));
  const marks: DialMark[] = [bed, wake].map((time) => ({
    at: turn(clockMinutes(time)),
    label: format.time(time),
    strong: true,
  }));
  const others = options.flatMap(({ withinRecommended, time }) =>
    withinRecommended ? [{ time, label: format.time(time) }] : [],
  );
  for (const { time, label } of [...others, ...SCALE]) {
    const at = turn(clockMinutes(time));
    if (marks.every((mark) => apart(mark.at, at) >= NEAR)) marks.push({ at, label });
  }
  const lying =
    fallAsleepMinutes > 0 ? [{ from: turn(clockMinutes(bed)), to: turn(start), color: "ochre" as const }] : [];
  return (
    <Dial
      caption={`A 24-hour dial. In bed at ${format.time(bed)}, ${format.plural(fallAsleepMinutes, "minute")} to fall asleep, then ${format.plural(best.cycles, "cycle")} of ${cycleMinutes} minutes until ${format.time(wake)}.`}
      arcs={[...lying, ...cycles]}
      marks={marks}
      center={best.sleep}
      below={format.plural(best.cycles, "cycle")}
    />
  );
}

/** The shorter distance around the dial between two positions, in turns. */
function apart(a: number, b: number): number {
  const way = Math.abs(a - b) % 1;
  return Math.min(way, 1 - way);
}
