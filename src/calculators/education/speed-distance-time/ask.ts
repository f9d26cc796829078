import type { Forms, Parts, Value } from "../../../ask/form";
import type { JsonObject } from "../../../core/parse";

const WORDS =
  /^(?:(\d+(?:\.\d+)?) ?h(?:(?:ou)?rs?)?)?(?:,? ?(?:and )?)?(?:(\d+(?:\.\d+)?) ?m(?:in(?:ute)?s?)?)?(?:,? ?(?:and )?)?(?:(\d+(?:\.\d+)?) ?s(?:ec(?:ond)?s?)?)?$/i;
const COLONS = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/;

/** Meters a second that nobody runs: times with one colon are in hours then. */
const FASTEST = 12.5;

/**
 * Hours, minutes and seconds as they were written: `2 h 30 min`, or `3:45:10` of a race.
 *
 * @param kilometers the distance, if it is known
 */
function clockTime(time: Value | undefined, kilometers = 0): JsonObject | null {
  const text = String(time?.json ?? "")
    .replace(/^an hour/i, "1 hour")
    .replace(/^(\d+) ?h ?(\d{1,2})$/i, "$1 h $2 min");
  const [, hours, minutes, seconds] = WORDS.exec(text) ?? COLONS.exec(text) ?? [];
  if (hours === undefined && minutes === undefined && seconds === undefined) return null;
  const isClock = COLONS.test(text) && hours === undefined;
  if (isClock && (kilometers * 1000) / (Number(minutes) * 60 + Number(seconds)) > FASTEST)
    return { time: undefined, hours: Number(minutes), minutes: Number(seconds), seconds: 0 };
  return { time: undefined, hours: Number(hours ?? 0), minutes: Number(minutes ?? 0), seconds: Number(seconds ?? 0) };
}

/** Whether the distance is in metric units, as those of races are. */
function isMetric({ distance }: Parts): boolean {
  return ["kilometer", "meter"].includes(distance?.units?.[0] ?? "kilometer");
}

function speedOf(parts: Parts): JsonObject | null {
  const { time, race, distance } = parts;
  const clock = clockTime(time, Number((race ?? distance)?.json));
  if (!clock) return null;
  const inUnits = { ...clock, speedUnit: isMetric(parts) ? "kilometer-per-hour" : "mile-per-hour" };
  return race ? { ...inUnits, race: undefined, distance: race.json, distanceUnit: "kilometer" } : inUnits;
}

export default [
  {
    says: [
      "{distance:length/kilometer} (at|@|at a pace of|pace|with a pace of) {speed:pace}",
      "(how long|time|how long does it take|how long to run|how long will it take) [to] [run|walk|go|drive|travel|cycle|for] {distance:length/kilometer} (at|at a pace of) {speed:pace}",
    ],
    set: { mode: "solve", solveFor: "time" },
    fill: ({ distance, speed }) => {
      const unit = speed?.units?.[0] === "mile" ? "pace-min-per-mile" : "pace-min-per-km";
      return distance && speed ? { speed: speed.json, speedUnit: unit } : null;
    },
  },
  {
    says: [
      "{distance:length/kilometer} (at|@|going|doing|driving at|travelling at|traveling at) {speed:speed/kilometer-per-hour} [how long|time]",
      "(how long|time|travel time|how long does it take|how long will it take|how long would it take|time taken) [it] [take] [to] [for] [run|walk|go|drive|travel|cycle|cover] {distance:length/kilometer} (at|going|doing) {speed:speed/kilometer-per-hour}",
      "how long (is|for) {distance:length/kilometer} at {speed:speed/kilometer-per-hour}",
      "how long to (go|drive|travel|run|walk|cycle|cover) {distance:length/kilometer} at {speed:speed/kilometer-per-hour}",
    ],
    set: { mode: "solve", solveFor: "time" },
  },
  {
    says: [
      "[average] speed [for|of|if|to] [i|you|we] [go|travel|run|drive|cover|walk|travelled|traveled|drove|ran|walked] {distance:length/kilometer} in {time:text}",
      "[i] [running|run|ran|walking|walk|walked|cycling|cycled|driving|drive|drove] {distance:length/kilometer} in {time:text} [speed|average speed|how fast|what speed]",
      "(how fast|what speed) (is|for|to cover|to travel|to run) {distance:length/kilometer} in {time:text}",
      "[a] {race:race} in {time:text} [speed]",
      "speed [for|of] [a] {race:race} (in|of) {time:text}",
    ],
    set: { mode: "solve", solveFor: "speed" },
    fill: speedOf,
  },
  ...(["pacePerKm", "pacePerMile"] as const).map((output) => ({
    says: [
      "pace [for|of|if|to] [a] [i|you|we] [go|run|cover|walk|ran|walked] {distance:length/kilometer} [run] in {time:text}",
      "{distance:length/kilometer} [run|walk|race] in {time:text} (pace|what pace)",
      "[a] {race:race} in {time:text} (pace|what pace)",
      "(pace|what pace|running pace) [for|of] [a] {race:race} (in|of) {time:text}",
      "[a] {race:race} pace (for|of) {time:text}",
    ],
    set: { mode: "solve", solveFor: "speed" },
    output,
    fill: (parts: Parts) => (isMetric(parts) === (output === "pacePerKm") ? speedOf(parts) : null),
  })),
  {
    says: [
      "(how far|distance|distance covered|how far will i go|how far do you go|how far can i go) [at|in|going] {speed:speed/kilometer-per-hour} (for|in) {time:text}",
      "(how far can i go|how far can i get|how far do i get|how far do i go|how far can you go|how far will i get|how far would i go|how far) in {time:text} (at|going|doing) {speed:speed/kilometer-per-hour}",
      "(how far|distance) [do you go|will you go|will i go|do i travel|travelled|traveled] in {time:text} at {speed:speed/kilometer-per-hour}",
      "{speed:speed/kilometer-per-hour} for {time:text} [distance|how far]",
      "distance {speed:speed/kilometer-per-hour} {time:text}",
    ],
    set: { mode: "solve", solveFor: "distance" },
    fill: ({ time }) => clockTime(time),
  },
] satisfies Forms;
