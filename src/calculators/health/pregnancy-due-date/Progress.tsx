import { TRIMESTERS } from "../../../data/pregnancy";
import { dayNumberToIso } from "../../../math/dates/civil";
import { DAYS_FROM_PERIOD, gestationText } from "../../../math/health/gestation";
import type { ViewProps } from "../../../site/kit";
import { CalendarFile } from "../../../site/kit/CalendarFile";
import { Dial } from "../../../site/kit/Dial";
import { ageText } from "./age-text";
import type calculator from "./calculator";
import { milestoneEvents } from "./events";

/** The 40 weeks as a ring, and a calendar file of the milestones. */
export function Progress({ model, format }: ViewProps<typeof calculator>) {
  const { progress, start, due, daysRemaining } = model;
  const days = Math.min(progress?.days ?? 0, DAYS_FROM_PERIOD);
  const turn = (day: number) => day / DAYS_FROM_PERIOD;
  const span = `The ring shows the 40 weeks from ${format.date(dayNumberToIso(start))}, to ${format.date(dayNumberToIso(due))}.`;
  const now = !progress
    ? "They have not started."
    : daysRemaining < 0
      ? "They have passed."
      : `${ageText(progress.days, format)} ${progress.days === 1 || progress.days === 7 ? "is" : "are"} behind you.`;
  return (
    <>
      <Dial
        caption={`${span} ${now}`}
        arcs={days > 0 ? [{ from: 0, to: turn(days), color: "green" }] : []}
        marks={[
          { at: 0, label: "40 weeks" },
          { at: turn(TRIMESTERS.second), label: "14" },
          { at: turn(TRIMESTERS.third), label: "28" },
          ...(progress && daysRemaining > 0 ? [{ at: turn(days), label: "", strong: true }] : []),
        ]}
        center={gestationText(days)}
        below={daysRemaining < 0 ? "the 40 weeks have passed" : `${format.plural(daysRemaining, "day")} to go`}
      />
      <CalendarFile
        events={() => milestoneEvents(model, format)}
        product="Pregnancy Due Date Calculator"
        fileName="pregnancy.ics"
      />
    </>
  );
}
