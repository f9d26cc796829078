import type { ViewProps } from "../../../site/kit";
import { Timeline } from "../../../site/kit/Timeline";
import type calculator from "./calculator";

/** The age in the years of each planet, and how much of the present one has passed. */
export function Planets({ outputs, format }: ViewProps<typeof calculator>) {
  return (
    <Timeline
      label="Age on the planets"
      caption="Every line is the planet’s present year, the bar how much of it has passed, and the date the next birthday there."
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
