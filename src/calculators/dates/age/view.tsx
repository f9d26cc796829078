import { isoToDayNumber } from "../../../math/dates/civil";
import { defineView, type ViewProps } from "../../../site/kit";
import { CalendarFile as File } from "../../../site/kit/CalendarFile";
import { Timeline } from "../../../site/kit/Timeline";
import { todayHints } from "../../../site/kit/TodayButton";
import calculator from "./calculator";
import { ageEvents } from "./current-age";
import { spanText } from "./text";

/** Exports future birthdays and milestones to the user's calendar. */
function CalendarFile({ model, format }: ViewProps<typeof calculator>) {
  const { age } = model.answer;
  return age ? <File events={() => ageEvents(age, format)} product="Age Calculator" fileName="birthdays.ics" /> : null;
}

/** The age in years of each planet, and how much of the current one has passed. */
function Planets({ outputs, format }: ViewProps<typeof calculator>) {
  return (
    <Timeline
      label="Age on the planets"
      caption="Each line is the planet’s current year, the bar shows how much of it has passed, and the date is the next birthday there."
      start={0}
      end={1}
      rows={outputs.planets.map(({ planet, years, nextBirthday }) => ({
        label: `${planet}: ${format.number(years, 2)} years`,
        text: format.shortDate(nextBirthday),
        from: 0,
        to: years % 1,
        color: "green",
      }))}
    />
  );
}

/** The timeline ends at this birthday, or at the chosen day if that is later. */
const LAST_AGE = 100;

/** A timeline from birth to age 100, with the legal milestones. */
function Ribbon({ model, outputs, format }: ViewProps<typeof calculator>) {
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

export default defineView(calculator, {
  hints: todayHints(calculator.inputs, ["birthDate", "asOf", "otherBirthDate"]),
  Display: CalendarFile,
  idleInputs: ({ inputs: { mode, birthDate, asOf } }) =>
    (mode === "birth" ? /-02-28$|-03-01$/.test(asOf) : birthDate.endsWith("-02-29")) ? [] : ["leapDayRule"],
  tabs: [
    { label: "Life", Component: Ribbon, when: ({ inputs }) => inputs.mode === "age" },
    { label: "Next birthdays", table: "birthdays" },
    { label: "Planets", Component: Planets, when: ({ inputs }) => inputs.mode === "age" },
    { label: "Round numbers", table: "roundNumbers" },
    { label: "Milestone dates", table: "milestones" },
    { label: "Planet years", table: "planets" },
  ],
});
