import { fromDayNumber, isoWeekday, toDayNumber } from "../../math/dates/civil";
import { daysInMonth, formatIsoDate } from "../../math/dates/iso-date";
import "./month-calendar.css";

/** How days are marked: with a letter and a color, so that either is enough to tell them apart. */
export interface DayKind {
  readonly letter: string;
  readonly name: string;
  readonly tone: "red" | "green" | "soft" | "strong";
}

interface MonthCalendarProps<Kind extends string> {
  readonly kinds: Readonly<Record<Kind, DayKind>>;
  /** By day number; other days are plain. */
  readonly days: ReadonlyMap<number, Kind>;
  /** Day numbers: all months from the first to the second are drawn. */
  readonly from: number;
  readonly to: number;
  /** Underlined, for calendars that show today. */
  readonly today?: number;
  /** Formats an ISO date as `December 2026`. */
  readonly monthName: (iso: string) => string;
}

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Months as on a wall calendar, with weeks starting on Sunday and some days marked. */
export function MonthCalendar<Kind extends string>(props: MonthCalendarProps<Kind>) {
  const { kinds, from, to, today } = props;
  return (
    <figure className="months">
      <figcaption>
        {Object.values<DayKind>(kinds).map(({ letter, name, tone }) => (
          <span key={letter}>
            <i className={`day-${tone}`}>{letter}</i> {name}
          </span>
        ))}
        {today !== undefined && today >= from && today <= to && <span>Today is underlined.</span>}
      </figcaption>
      {monthsBetween(from, to).map(({ year, month }) => (
        <Month key={12 * year + month} year={year} month={month} {...props} />
      ))}
    </figure>
  );
}

function Month<Kind extends string>({
  year,
  month,
  kinds,
  days,
  today,
  monthName,
}: MonthCalendarProps<Kind> & { readonly year: number; readonly month: number }) {
  const first = toDayNumber(year, month, 1);
  const blank = isoWeekday(first) % 7;
  const length = daysInMonth(year, month);
  const weeks = Math.ceil((blank + length) / 7);
  const name = monthName(formatIsoDate({ year, month, day: 1 }));
  return (
    <table>
      <caption>{name}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekday}>
              {weekday.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeks }, (_, week) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
          <tr key={week}>
            {WEEKDAYS.map((weekday, i) => {
              const day = 7 * week + i - blank;
              const inMonth = day >= 0 && day < length;
              const key = days.get(first + day);
              const kind = inMonth && key !== undefined ? kinds[key] : undefined;
              return (
                <td
                  key={weekday}
                  className={kind && `day-${kind.tone}`}
                  aria-current={inMonth && first + day === today ? "date" : undefined}
                >
                  {inMonth && day + 1}
                  {kind && <small title={kind.name}>{kind.letter}</small>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function monthsBetween(from: number, to: number) {
  const months: { year: number; month: number }[] = [];
  const end = fromDayNumber(to);
  let { year, month } = fromDayNumber(from);
  while (year < end.year || (year === end.year && month <= end.month)) {
    months.push({ year, month });
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
  return months;
}
