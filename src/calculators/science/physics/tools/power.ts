import energy from "../../../../data/units/energy.json";
import power from "../../../../data/units/power.json";
import time from "../../../../data/units/time.json";
import { defineLaw } from "../../../../fieldsets/law";

export default defineLaw({
  variables: {
    power: { label: "Power", symbol: "P", quantity: { rows: power, unit: "watt" } },
    work: { label: "Work", symbol: "W", quantity: { rows: energy, unit: "joule" }, default: 3600 },
    time: { label: "Time", symbol: "t", quantity: { rows: time, unit: "second" }, default: 60, above: 0 },
  },
  law: "P = W ÷ t",
  solveFor: { power: "W ÷ t", work: "P × t", time: "W ÷ P" },
  sentence: (unknown, { of }) =>
    unknown === "power"
      ? [`Doing ${of("work")} of work in ${of("time")} takes`, ""]
      : unknown === "work"
        ? [`${of("power")} for ${of("time")} does`, "of work"]
        : [`${of("power")} does ${of("work")} of work in`, ""],
});
