import { isoToDayNumber } from "../../../math/dates/civil";
import type { ViewProps } from "../../../site/kit";
import { Timeline } from "../../../site/kit/Timeline";
import type calculator from "./calculator";
import { spanText } from "./text";

/** The timeline ends at this birthday, or at the chosen day if that is later. */
const LAST_AGE = 100;

/** A timeline from birth to age 100, with the legal milestones. */
export function Ribbon({ model, outputs, format }: ViewProps<typeof calculator>) {
  const { age } = model.answer;
  if (!age) return null;
  const { life, today, calendar } = age;
  const hundred = life.birthday(LAST_AGE);
  const day = format.date(model.inputs.asOf);
  return (
    <Timeline
      label="Life and milestones"
      caption={
        today <= hundred ? "Each line runs from birth to the 100th birthday." : `Each line runs from birth to ${day}.`
      }
      start={life.birthDay}
      end={Math.max(hundred, today)}
      mark={{ at: today, label: day }}
      rows={[
        {
          label: "Life so far",
          text: calendar.years > 0 ? format.plural(calendar.years, "year") : spanText(calendar, format),
          from: life.birthDay,
          to: today,
          color: "green",
        },
        ...outputs.milestones.map(({ label, startDate, passed }) => ({
          label,
          text: format.shortDate(startDate),
          from: isoToDayNumber(startDate),
          to: isoToDayNumber(startDate),
          color: passed ? ("ink" as const) : ("blue" as const),
        })),
      ]}
    />
  );
}
