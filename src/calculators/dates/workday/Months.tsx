import type { ViewProps } from "../../../site/kit";
import { type DayKind, MonthCalendar } from "../../../site/kit/MonthCalendar";
import type calculator from "./calculator";
import type { CountedDays } from "./counted-days";

type Kind = "weekend" | "holiday" | "partial" | "ends";

/** Longer ranges are easier to read in the tables. */
const MAX_DAYS = 366;

const KINDS: Readonly<Record<Exclude<Kind, "ends">, DayKind>> = {
  weekend: { letter: "W", name: "weekend", tone: "soft" },
  holiday: { letter: "H", name: "holiday", tone: "red" },
  partial: { letter: "½", name: "part of the day worked", tone: "green" },
};

/** A wall calendar of the counted days, at most a year of them, with the days off and the result. */
export function Months({ model: { inputs, answer }, format }: ViewProps<typeof calculator>) {
  const { counted, result, origin } = answer;
  const from = Math.min(counted.from, origin ?? counted.from);
  const to = Math.max(from, counted.to - 1, origin ?? from, result ?? from);
  const [first, last] =
    result !== undefined && result < (origin ?? result)
      ? [Math.max(from, to - MAX_DAYS), to]
      : [from, Math.min(to, from + MAX_DAYS)];
  const days = markedDays(counted, first, last);
  if (result !== undefined) days.set(result, "ends");
  if (inputs.mode === "add" && origin !== undefined) days.set(origin, "ends");
  const used = new Set(days.values());
  const found: DayKind =
    inputs.mode === "add"
      ? { letter: "●", name: "start and result", tone: "strong" }
      : { letter: "●", name: "result", tone: "strong" };
  const kinds = Object.fromEntries(
    Object.entries({ ...KINDS, ends: found }).filter(([kind]) => used.has(kind as Kind)),
  ) as Record<Kind, DayKind>;
  return (
    <>
      <MonthCalendar kinds={kinds} days={days} from={first} to={last} monthName={(iso) => format.month(iso)} />
      {last - first < to - from && (
        <p>
          <small>At most one year is shown; the tables cover all days.</small>
        </p>
      )}
    </>
  );
}

function markedDays({ schedule, holidays, from, to }: CountedDays, first: number, last: number) {
  const days = new Map<number, Kind>();
  for (let day = Math.max(first, from); day <= Math.min(last, to - 1); day++) {
    const weekly = schedule.weeklyPart(day);
    if (weekly < 1) days.set(day, weekly === 0 ? "weekend" : "partial");
  }
  for (const { day, counted } of holidays)
    if (counted && day >= first && day <= last) days.set(day, schedule.time.isWorkday(day) ? "partial" : "holiday");
  return days;
}
