import { type DrawChart, defineView } from "../../../site/kit";
import calculator from "./calculator";
import { dayText } from "./date-range";
import { DAYS_BEFORE_OVULATION } from "./fertility";
import { Months } from "./Months";
import { ToCalendar } from "./ToCalendar";

/** Days after ovulation shown in the chart. */
const AFTER = 2;

/** The chance on each day around ovulation in the present cycle. */
const chanceChart: DrawChart<typeof calculator> = ({ model, outputs: { calendar }, format }) => {
  const { start, ovulation } = model.present;
  const place = ovulation - start;
  const days = calendar.slice(Math.max(0, place - DAYS_BEFORE_OVULATION - 1), place + AFTER + 1);
  return {
    kind: "bars",
    x: { label: "Day of this cycle" },
    y: { label: "Chance of conception", format: (chance) => format.percent(chance, 0) },
    categories: days.map(({ cycleDay }) => String(cycleDay)),
    series: [{ label: "Chance", color: "green", values: days.map((day) => day.conceptionProbability) }],
    highlight: days.findIndex(({ phase }) => phase === "ovulation"),
    caption: `Chance of conception from a single day, if ovulation is on ${dayText(ovulation, format)}, day ${place + 1}. The 1995 study found no chance after that day.`,
  };
};

export default defineView(calculator, {
  Display: ToCalendar,
  tabs: [
    { label: "Calendar", Component: Months },
    { label: "Coming cycles", table: "forecast" },
    { label: "Daily chances", chart: chanceChart },
    { label: "This cycle", table: "calendar" },
  ],
});
