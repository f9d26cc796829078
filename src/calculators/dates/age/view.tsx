import { defineView, type ViewProps } from "../../../site/kit";
import { CalendarFile as File } from "../../../site/kit/CalendarFile";
import { Timeline } from "../../../site/kit/Timeline";
import { todayHints } from "../../../site/kit/TodayButton";
import calculator from "./calculator";
import { ageEvents } from "./current-age";
import { Ribbon } from "./Ribbon";

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
