import type { Format } from "../../../core/format";
import { TERM } from "../../../data/pregnancy";
import type { ViewProps } from "../../../site/kit";
import { Timeline } from "../../../site/kit/Timeline";
import type calculator from "./calculator";
import { MILESTONES } from "./milestones";

/** Timeline of the milestones, from the first counted day to 42 weeks. */
export function Milestones({ model, outputs, format }: ViewProps<typeof calculator>) {
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
