import type { Forms } from "../../../ask/form";

export default [
  {
    about: ["ovulation|ovulate|fertile window|fertile days|fertility|next period|ovulating"],
    takes: {
      lastPeriod: "birth: last period, period, period started, last period was, period on, lmp, last period started",
      cycleLength: "days?: cycle, cycles, cycle length, day cycle<",
    },
    words: { "was, started, cycle, day cycle, began, last period": {} },
    set: { mode: "regular" },
    usual: { cycleLength: 28 },
  },
] satisfies Forms;
