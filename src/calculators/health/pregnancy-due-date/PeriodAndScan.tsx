import { dayNumberToIso } from "../../../math/dates/civil";
import { gestationText } from "../../../math/health/gestation";
import type { ViewProps } from "../../../site/kit";
import { Timeline } from "../../../site/kit/Timeline";
import type calculator from "./calculator";

/** The two due dates on one scale, with the difference that the redating rule allows. */
export function PeriodAndScan({ model, format }: ViewProps<typeof calculator>) {
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
