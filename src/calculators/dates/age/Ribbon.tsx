import { isoToDayNumber } from "../../../math/dates/civil";
import type { ViewProps } from "../../../site/kit";
import { Timeline } from "../../../site/kit/Timeline";
import type calculator from "./calculator";
import { spanText } from "./text";

/** A life is drawn to this birthday, or to the day asked about where that is later. */
const LONG_LIFE = 100;

/** A life from birth to 100, with what the law ties to an age. */
export function Ribbon({ model, outputs, format }: ViewProps<typeof calculator>) {
  const { age } = model.answer;
  if (!age) return null;
  const { life, today, calendar } = age;
  const hundred = life.birthday(LONG_LIFE);
  const day = format.date(model.inputs.asOf);
  return (
    <Timeline
      label="Life and milestones"
      caption={
        today <= hundred
          ? "Every line runs from birth to the 100th birthday."
          : `Every line runs from birth to ${day}.`
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
        ...outputs.milestones.map(({ label, date, passed }) => ({
          label,
          text: format.shortDate(date),
          from: isoToDayNumber(date),
          to: isoToDayNumber(date),
          color: passed ? ("ink" as const) : ("blue" as const),
        })),
      ]}
    />
  );
}
