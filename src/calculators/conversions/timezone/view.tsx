import { defineView, tabsFrom } from "../../../site/kit";
import { todayHints } from "../../../site/kit/TodayButton";
import calculator from "./calculator";
import { ZoneTop } from "./ZoneTop";
// The initial HTML of the page contains the bars, before their script has loaded.
import "./day-bars.css";

export default defineView(calculator, {
  hints: todayHints(calculator.inputs, ["date"]),
  FormTop: ZoneTop,
  customInputs: ["mode"],
  figures: ({ inputs: { mode } }) =>
    mode === "meeting"
      ? ["bestStartUtc", "overlapMinutes", "outOfHoursMinutes", "inconvenience"]
      : mode === "unix"
        ? ["utcText", "localDateTime", "weekday", "offset", "isDst"]
        : mode === "zone-info"
          ? ["nextTransitionLocal", "nextTransitionUtc", "offsetBefore", "offsetAfter", "utc"]
          : ["utc", "offset", "isDst", "epochSeconds"],
  hide: ["noticeCodes", "bestStartLocal"],
  tabs: tabsFrom(() => import("./tabs")),
});
