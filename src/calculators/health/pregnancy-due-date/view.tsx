import { defineView } from "../../../site/kit";
import { MEASURED } from "../../../site/kit/measured";
import calculator from "./calculator";
import { Milestones } from "./Milestones";
import { PeriodAndScan } from "./PeriodAndScan";
import { Progress } from "./Progress";

export default defineView(calculator, {
  measured: MEASURED,
  Display: Progress,
  tabs: [
    { label: "Milestones", Component: Milestones },
    { label: "Period and scan", Component: PeriodAndScan, when: ({ model }) => model.redating !== null },
    { label: "Week by week", table: "weeks" },
    { label: "Milestone dates", table: "milestones" },
  ],
});
