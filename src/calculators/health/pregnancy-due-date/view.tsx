import type { Format } from "../../../core/format";
import { TERM } from "../../../data/pregnancy";
import { dayNumberToIso } from "../../../math/dates/civil";
import { gestationText } from "../../../math/health/gestation";
import { defineView, type ViewProps } from "../../../site/kit";
import { MEASURED } from "../../../site/kit/measured";
import { Timeline } from "../../../site/kit/Timeline";
import calculator from "./calculator";
import { MILESTONES } from "./milestones";
import { Progress } from "./Progress";

/** Timeline of the milestones, from the first counted day to 42 weeks. */
function Milestones({ model, outputs, format }: ViewProps<typeof calculator>) {
  const { progress } = model;
  return (
    <Timeline
      label="Milestones of the pregnancy"
      caption="From the first counted day to 42 weeks. Your own care provider may plan other dates."
      start={0}
      end={TERM.post}
      mark={progress ? { at: progress.days, label: "today" } : undefined}
      rows={outputs.milestones.map(({ code, startDay, endDay, startDate, endDate }) => ({
        label: MILESTONES[code],
        text: windowText(startDate, endDate, format),
        from: startDay,
        to: endDay ?? startDay,
        color: code === "due-date" ? "green" : endDay === null ? "ink" : "blue",
      }))}
    />
  );
}

/** `Dec 4, 2026`, `Jan 1 – Jan 29, 2027` */
function windowText(start: string, end: string | null, format: Format): string {
  if (end === null) return format.shortDate(start);
  const from = format.shortDate(start);
  const isOneYear = start.slice(0, 4) === end.slice(0, 4);
  return `${isOneYear ? from.replace(/, \d+$/, "") : from} – ${format.shortDate(end)}`;
}

/** The two due dates on one scale, with the difference that the redating rule allows. */
function PeriodAndScan({ model, format }: ViewProps<typeof calculator>) {
  const { redating, scan, periodDue } = model;
  if (!redating || !scan || periodDue === null) return null;
  const { limit, difference, redate, days } = redating;
  const reach = Math.max(limit, Math.abs(difference)) + 3;
  const text = (day: number) => format.shortDate(dayNumberToIso(day));
  return (
    <Timeline
      label="Due dates by the period and by the scan"
      caption={`The pale bar is the ${limit} days on either side that ACOG allows at ${gestationText(days)} before a scan changes the date. The dates are ${format.plural(Math.abs(difference), "day")} apart: ${redate ? "the scan sets the date" : "the period sets the date"}.`}
      start={periodDue - reach}
      end={periodDue + reach}
      rows={[
        {
          label: "By the period",
          text: text(periodDue),
          from: periodDue - limit,
          to: periodDue + limit,
          dot: periodDue,
          color: redate ? "blue" : "green",
        },
        {
          label: "By the scan",
          text: text(scan.due),
          from: scan.due,
          to: scan.due,
          color: redate ? "green" : "blue",
        },
      ]}
    />
  );
}

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
