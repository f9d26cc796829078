import { type DrawChart, defineView } from "../../../site/kit";
import calculator from "./calculator";
import { NightDial } from "./NightDial";

/** The hours of each night, and the hours needed. */
const weekChart: DrawChart<typeof calculator> = ({ model: { week }, outputs: { nightHours }, format }) => {
  if (!week) return null;
  const hours = (value: number) => `${format.number(value, 1)} h`;
  return {
    kind: "bars",
    x: { label: "Night" },
    y: { label: "Hours asleep", format: hours },
    categories: nightHours.map(({ number }) => String(number)),
    series: [{ label: "Asleep", color: "green", values: nightHours.map((night) => night.hours) }],
    line: { label: "Need", color: "ochre", values: nightHours.map(() => week.need) },
    caption: `${format.plural(week.below, "night")} of ${week.nights.length} ${week.below === 1 ? "is" : "are"} below the recommended hours.`,
  };
};

const WORK = { bed: "23:45", wake: "06:30", free: false };
const FREE = { bed: "00:30", wake: "08:45", free: true };

export default defineView(calculator, {
  // Starts with an example week, because changing it is faster than typing one.
  opening: { nights: [WORK, WORK, WORK, WORK, WORK, FREE, FREE] },
  Display: NightDial,
  idleInputs: ({ inputs: { mode } }) =>
    mode === "nap" ? ["ageYears", "guideline"] : mode === "week" ? ["cycleMinutes"] : [],
  tabs: [
    { label: "Times by cycles", table: "options" },
    { label: "Naps", table: "napOptions" },
    { label: "Week", chart: weekChart, table: "nightHours" },
  ],
});
