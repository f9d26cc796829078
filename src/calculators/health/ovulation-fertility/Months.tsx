import type { ViewProps } from "../../../site/kit";
import { type DayKind, MonthCalendar } from "../../../site/kit/MonthCalendar";
import type calculator from "./calculator";
import type { Cycle, Fertility } from "./fertility";

type Kind = "period" | "fertile" | "ovulation";

/** More months are better read in the list. */
const MOST_DAYS = 370;

function kindsOf(isRegular: boolean): Readonly<Record<Kind, DayKind>> {
  return {
    period: { letter: "P", name: "period expected", tone: "red" },
    fertile: { letter: "F", name: "fertile", tone: "green" },
    ovulation: { letter: "O", name: isRegular ? "ovulation" : "ovulation possible", tone: "strong" },
  };
}

/** The coming months, from the present cycle on. */
export function Months({ model, format }: ViewProps<typeof calculator>) {
  const { present, forecast, today, isRegular } = model;
  const end = Math.min(forecast.at(-1)?.next ?? today, today + MOST_DAYS);
  return (
    <>
      <MonthCalendar
        kinds={kindsOf(isRegular)}
        days={markedDays(model)}
        from={Math.min(present.start, today)}
        to={end}
        today={today}
        monthName={(iso) => format.month(iso)}
      />
      <p>
        <small>
          Expected, not certain. If a period does not come, test from its first day.
          {!isRegular &&
            " The window widens with every cycle ahead, because the shortest and the longest drift apart."}
        </small>
      </p>
    </>
  );
}

/** What is on each day; of several, what a couple would look for first. */
function markedDays({ present, forecast, isRegular }: Fertility): Map<number, Kind> {
  const days = new Map<number, Kind>();
  const mark = (from: number, to: number, kind: Kind) => {
    for (let day = from; day <= to; day++) days.set(day, kind);
  };
  const cycles: readonly Cycle[] = [present, ...forecast];
  for (const { start, bleedingEnd } of cycles) mark(start, bleedingEnd, "period");
  for (const { fertileStart, fertileEnd } of cycles) mark(fertileStart, fertileEnd, "fertile");
  for (const { ovulation, earliest, latest } of cycles)
    mark(isRegular ? ovulation : earliest, isRegular ? ovulation : latest, "ovulation");
  return days;
}
