import type { Format } from "../../../core/format";
import { dayNumberToIso } from "../../../math/dates/civil";
import type { AllDayEvent } from "../../../math/dates/icalendar";
import { dayText } from "./date-range";
import type { Fertility } from "./fertility";

/** Calendar events for the window, ovulation and test of the coming cycles, and for expected periods. */
export function cycleEvents({ forecast, isRegular, today }: Fertility, format: Format): AllDayEvent[] {
  return forecast.flatMap((cycle) => [
    ...(cycle.start > today
      ? [
          {
            date: dayNumberToIso(cycle.start),
            lastDate: dayNumberToIso(cycle.bleedingEnd),
            summary: "Period expected",
          },
        ]
      : []),
    {
      date: dayNumberToIso(cycle.fertileStart),
      lastDate: dayNumberToIso(cycle.fertileEnd),
      summary: "Fertile window",
      ...(!isRegular && {
        description: `Ovulation between ${dayText(cycle.earliest, format)} and ${dayText(cycle.latest, format)}`,
      }),
    },
    ...(isRegular ? [{ date: dayNumberToIso(cycle.ovulation), summary: "Estimated ovulation" }] : []),
    { date: dayNumberToIso(cycle.test), summary: "Pregnancy test, if no period" },
  ]);
}
