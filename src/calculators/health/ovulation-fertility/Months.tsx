import type { ViewProps } from "../../../site/kit";
import { type DayKind, MonthCalendar } from "../../../site/kit/MonthCalendar";
import type calculator from "./calculator";
import type { Cycle, Fertility } from "./fertility";

type Kind = "period" | "fertile" | "ovulation";

/** Longest time shown, in days. Later cycles are easier to read in the list. */
const MOST_DAYS = 370;

function kindsOf(isRegular: boolean): Readonly<Record<Kind, DayKind>> {
  return {
    period: { letter: "P", name: "period expected", tone: "red" },
    fertile: { letter: "F", name: "fertile", tone: "green" },
    ovulation: { letter: "O", name: isRegular ? "ovulation" : "ovulation possible", tone: "strong" },
  };
}

/** Calendar of the coming months, starting with the present cycle. */
export function Months({ model, format }: ViewProps<typeof calculator>) {
  const { present, forecast, today, isRegular } = model;
  const cycles = informativeCycles(model);
  // The first day of the next period belongs to the following cycle, which may be left out.
  const end = Math.min((cycles.at(-1)?.next ?? today) - 1, today + MOST_DAYS);
  return (
    <>
      <MonthCalendar
        kinds={kindsOf(isRegular)}
        days={markedDays([present, ...forecast], isRegular)}
        from={Math.min(present.start, today)}
        to={Math.max(end, today)}
        today={today}
        monthName={(iso) => format.month(iso)}
      />
      <p>
        <small>
          Expected, not certain. If a period does not come, test from its first day.
          {!isRegular &&
            " The window widens with every cycle ahead, because the earliest and latest possible dates drift apart."}
          {cycles.length <= forecast.length &&
            " Months in which any day could be fertile are left out; the list has their dates."}
        </small>
      </p>
    </>
  );
}

/** The present cycle, and coming cycles whose fertile window is shorter than a cycle. */
function informativeCycles({ present, forecast, lengths: { shortest } }: Fertility): readonly Cycle[] {
  const ahead = forecast.filter(({ fertileStart, fertileEnd }) => fertileEnd - fertileStart + 1 < shortest);
  return [present, ...ahead];
}

/** The mark for each day. Ovulation takes precedence over the fertile window, and that over the period. */
function markedDays(cycles: readonly Cycle[], isRegular: boolean): Map<number, Kind> {
  const days = new Map<number, Kind>();
  const mark = (from: number, to: number, kind: Kind) => {
    for (let day = from; day <= to; day++) days.set(day, kind);
  };
  for (const { start, bleedingEnd } of cycles) mark(start, bleedingEnd, "period");
  for (const { fertileStart, fertileEnd } of cycles) mark(fertileStart, fertileEnd, "fertile");
  for (const { ovulation, earliest, latest } of cycles)
    mark(isRegular ? ovulation : earliest, isRegular ? ovulation : latest, "ovulation");
  return days;
}
