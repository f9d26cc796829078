import { defineView, tabsFrom } from "../../../site/kit";
import { todayHints } from "../../../site/kit/TodayButton";
import calculator from "./calculator";
import { ZoneTop } from "./ZoneTop";
// The initial HTML of the page contains the bars, before their script has loaded.
import "./day-bars.css";

export default defineView(calculator, {
  hints: todayHints(calculator.inputs, ["date"]),
  FormTop: ZoneTop,
  tabs: tabsFrom(() => import("./tabs")),
});
