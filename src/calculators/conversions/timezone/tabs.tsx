import { defineTabs } from "../../../site/kit";
import { ConvertBars } from "./ConvertBars";
import calculator from "./calculator";
import { MeetingBars } from "./MeetingBars";

export default defineTabs(calculator, [
  {
    label: "Clocks",
    Component: ConvertBars,
    when: ({ inputs }) => inputs.mode === "convert" || inputs.mode === "zone-info",
  },
  { label: "Day", Component: MeetingBars, when: ({ inputs }) => inputs.mode === "meeting" },
  { label: "Each zone", table: "results", without: ["dayShift"] },
  { label: "Clock changes of the year", table: "transitions" },
  { label: "Starts", table: "slots" },
  { label: "Next two weeks", table: "bestDays" },
  { label: "All at work", table: "overlapWindows" },
]);
