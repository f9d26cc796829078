import type { Forms, Value } from "../../../ask/form";

/** Words that are no places, although they could be names, and that no place ends with. */
const WORDS =
  /(?: what| what time)$|^(?:in|to|the|a|an|it|is|what|time|and|words|decimal|binary|hex|minutes|seconds|hours|days)\b/i;

function isUnnamed({ json }: Value): boolean {
  return WORDS.test(String(json));
}

/** Without “time”, which follows the names of zones: `Eastern time`. */
function zoneName({ json }: Value): string {
  return String(json).replace(/ time$/i, "");
}

export default [
  {
    says: [
      "[convert] {time:time} [in] {from:place} (in|to|into) {to:place} [time]",
      "(what time is|what is|what's|when is) {time:time} [in] {from:place} [time] (in|to) {to:place} [time]",
      "[what time is it in|time in|what time in|what is the time in] {to:place} (when it is|when it's|when its|when|if it is|if it's|at) {time:time} in {from:place}",
      "{time:time} {from:place} [time] (in|to|is what time in|what time in) {to:place} [time]",
      "{time:time} [in] {from:place} (what time in|what time is it in|is what time in) {to:place}",
      "(when it is|when it's|if it is|if it's) {time:time} in {from:place} (what time is it in|what time in) {to:place}",
    ],
    set: { mode: "convert" },
    fill: ({ time, from, to }, today) =>
      time?.isBare || !from || !to || isUnnamed(from) || isUnnamed(to)
        ? null
        : {
            from: undefined,
            to: undefined,
            time: undefined,
            dateTime: `${today}T${time?.json}`,
            fromZone: zoneName(from),
            toZones: [{ zone: zoneName(to) }],
          },
  },
  {
    says: [
      "(unix time|unix timestamp|timestamp|epoch|epoch time|unix) {epoch:whole} [to date|in date|date|to human]",
      "(convert) [unix] [timestamp|time|epoch] {epoch:whole} to (date|a date|utc)",
      "{epoch:whole} (unix time|unix timestamp|epoch|unix time to date|epoch to date|timestamp)",
    ],
    set: { mode: "unix", epochUnit: "s", fromZone: "UTC" },
    fill: ({ epoch }) => (Number(epoch?.json) > 100_000 ? {} : null),
  },
] satisfies Forms;
