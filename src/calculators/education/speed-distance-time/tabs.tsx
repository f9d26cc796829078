import type { Rational } from "../../../math/numbers/rational";
import { type Chart, type DrawChart, defineTabs } from "../../../site/kit";
import calculator from "./calculator";
import { DISTANCES, toMeters, toSpeed } from "./units";
import { distanceText, timeWords } from "./words";

/** Durations in seconds up to which the time axis is in seconds and in minutes; longer ones are in hours. */
const [SECONDS, MINUTES] = [300, 3 * 3600];

/** Larger numbers would make the axis illegible. */
const LARGEST = 1e12;

interface Line {
  readonly label: string;
  readonly color: "green" | "ochre";
  /** Distance in meters at each time. */
  readonly values: readonly number[];
}

/** The distance–time graph: how far each body has moved over time. */
const graph: DrawChart<typeof calculator> = ({ model, format }) => {
  const { answer, inputs, variant } = model;
  const unit = inputs.distanceUnit ?? "meter";
  const length = Number(DISTANCES[unit].meters);
  const draw = (
    times: readonly number[],
    lines: readonly Line[],
    caption: string,
    point?: { readonly x: number; readonly y: number; readonly label: string },
  ): Chart | null => {
    const last = times.at(-1) ?? 0;
    if (!(last > 0) || last > LARGEST || lines.some(({ values }) => values.some((y) => y / length > LARGEST)))
      return null;
    const [size, name] = last <= SECONDS ? [1, "s"] : last <= MINUTES ? [60, "min"] : [3600, "h"];
    return {
      kind: "lines",
      x: {
        label: `Time in ${name}`,
        values: times.map((x) => x / size),
        format: (x) => format.number(x, 2),
        exact: (x) => `${format.number(x, 2)} ${name}`,
      },
      y: {
        label: `Distance in ${DISTANCES[unit].symbol}`,
        format: (y) => format.number(y, 2),
      },
      series: lines.map(({ values, ...line }) => ({ ...line, values: values.map((y) => y / length) })),
      ...(point && { points: [{ ...point, x: point.x / size, y: point.y / length }] }),
      caption,
    };
  };
  const { motion, trip, meeting, caught, boat } = answer;
  const far = (meters: Rational) => distanceText(meters, unit, format);
  if (motion)
    return draw(
      [0, motion.seconds.toNumber()],
      [{ label: "Distance", color: "green", values: [0, motion.meters.toNumber()] }],
      `${far(motion.meters)} in ${timeWords(motion.seconds, format)}: the steeper the line, the faster.`,
    );
  if (trip) {
    const points = [{ x: 0, y: 0 }];
    for (const { metersSoFar, secondsSoFar, stopSeconds } of trip.legs) {
      const [end, y] = [secondsSoFar.toNumber(), metersSoFar.toNumber()];
      points.push({ x: end - stopSeconds.toNumber(), y }, { x: end, y });
    }
    const rising = points.filter(({ x }, i) => i === 0 || x > (points[i - 1] as { x: number }).x);
    return draw(
      rising.map(({ x }) => x),
      [{ label: "Distance", color: "green", values: rising.map(({ y }) => y) }],
      `${far(trip.meters)} in ${timeWords(trip.totalSeconds, format)}. Stops are flat.`,
    );
  }
  if (boat) {
    const [down, up] = [boat.downstreamSeconds?.toNumber(), boat.upstreamSeconds?.toNumber()];
    if (!down || !up) return null;
    return draw(
      [0, down, down + up],
      [{ label: "Distance from the start", color: "green", values: [0, boat.meters.toNumber(), 0] }],
      up > down
        ? "Down the stream and back up: the way back is slower."
        : "Without a stream, both ways take the same time.",
    );
  }
  if (variant !== "meet" && variant !== "overtake") return null;
  const speedOf = (key: "speedA" | "speedB") =>
    inputs[key] === 0 ? 0 : toSpeed(inputs[key], inputs.speedUnit, key).toNumber();
  const [a, b] = [speedOf("speedA"), speedOf("speedB")];
  const gap = toMeters(inputs.distance, unit).toNumber();
  const delay = inputs.delayMinutes * 60;
  if (meeting) {
    const at = meeting.seconds.toNumber();
    // Extends past the meeting so that the lines cross; neither goes past the other's starting point.
    const times = [...new Set([0, Math.min(delay, at), at, 1.25 * at])];
    return draw(
      times,
      [
        { label: "A", color: "green", values: times.map((t) => Math.min(gap, a * t)) },
        {
          label: "B",
          color: "ochre",
          values: times.map((t) => Math.max(0, gap - b * Math.max(0, t - delay))),
        },
      ],
      `The lines cross after ${timeWords(meeting.seconds, format)}, ${far(meeting.metersFromA)} from where A starts.`,
      { x: at, y: meeting.metersFromA.toNumber(), label: timeWords(meeting.seconds, format) },
    );
  }
  if (!caught) return null;
  const at = caught.seconds?.toNumber() ?? 3600;
  const times = [0, at, 1.25 * at];
  const lead = caught.lead.toNumber();
  return draw(
    times,
    [
      { label: "A", color: "green", values: times.map((t) => lead + a * t) },
      { label: "B", color: "ochre", values: times.map((t) => b * t) },
    ],
    caught.seconds && caught.meters
      ? `Counted from the start of B, the lines cross after ${timeWords(caught.seconds, format)} and ${far(caught.meters)}.`
      : "The lines never cross: B is not faster.",
    caught.seconds && caught.meters
      ? { x: at, y: caught.meters.toNumber(), label: timeWords(caught.seconds, format) }
      : undefined,
  );
};

export default defineTabs(calculator, [
  { label: "Distance over time", chart: graph },
  {
    label: "Legs",
    table: "legTable",
  },
  { label: "Race times", table: "raceTimes" },
  // Those of a run, not of a drive across the country.
  { label: "Splits", table: "splits", onPaper: 50 },
]);
