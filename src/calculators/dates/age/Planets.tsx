import type { ViewProps } from "../../../site/kit";
import { Timeline } from "../../../site/kit/Timeline";
import type calculator from "./calculator";

/** The age in years of each planet, and how much of the current one has passed. */
export function Planets({ outputs, format }: ViewProps<typeof calculator>) {
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
