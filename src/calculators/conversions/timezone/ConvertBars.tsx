import { localDay, localText } from "../../../math/dates/local-time";
import type { ViewProps } from "../../../site/kit";
import { CalendarFile } from "../../../site/kit/CalendarFile";
import type calculator from "./calculator";
import { hourMarks, midnights, officeStretches } from "./clock-rows";
import { DayBars } from "./DayBars";
import { type ClockReading, clockWords, placeWords, startOfDay, utcWords } from "./moment";
import { momentOf, momentTexts } from "./texts";

/** How far an arrow key moves the cursor, in minutes. */
const STEP = 15;

/** The source zone’s day on the clocks of all zones. Moving the cursor or changing any clock sets the time. */
export function ConvertBars({ model, format, setInputs }: ViewProps<typeof calculator>) {
  const { clock, clocks = [] } = model.answer;
  if (!clock) return null;
  const day = localDay(clock.local);
  const start = startOfDay(clock.zone, day);
  const minutes = Math.max(60, Math.round((startOfDay(clock.zone, day + 1) - start) / 60));
  const all = [...new Map([clock, ...clocks].map((one) => [one.zone.id + one.zone.city, one])).values()];
  const set = (instant: number) => setInputs(momentTexts(clock.zone, instant));
  const shown = (one: ClockReading) => `${clockWords(one)}, ${format.date(localText(one.local).slice(0, 10))}`;
  return (
    <>
      <DayBars
        label="The same moment on each clock"
        minutes={minutes}
        hours={hourMarks(clock.zone, start, minutes)}
        cursor={(clock.instant - start) / 60}
        step={STEP}
        setCursor={(minute) => set(start + 60 * minute)}
        rows={all.map((one) => ({
          key: one.zone.id + one.zone.city,
          name: one.zone.city,
          detail: `${utcWords(one.offset)}${shiftWords(localDay(one.local) - day)}`,
          time: shown(one),
          control: (
            <input
              type="datetime-local"
              aria-label={`Date and time ${placeWords(one.zone)}`}
              value={localText(one.local)}
              onChange={({ target: { value } }) => {
                const instant = momentOf(one.zone, value);
                if (instant !== null) set(instant);
              }}
            />
          ),
          stretches: officeStretches(one.zone, start, minutes),
          midnights: midnights(one.zone, start, minutes, (iso) => format.shortDate(iso)),
        }))}
        caption={`Each bar is the day ${placeWords(clock.zone)}, from midnight to midnight: dark green is office hours, light green mornings and evenings, blue night, gray weekends; dashed lines mark midnight.`}
        use="Drag any bar or change any clock."
      />
      <CalendarFile
        product="Time Zone Converter"
        fileName="time.ics"
        events={() => [
          {
            start: localText(clock.instant),
            summary: `${clockWords(clock)} ${placeWords(clock.zone)}`,
            description: all.map((one) => `${one.zone.city}: ${shown(one)}`).join("\n"),
          },
        ]}
      />
    </>
  );
}

/** `, next day`, `, day before`, or nothing on the same day. */
function shiftWords(days: number): string {
  return days === 0 ? "" : days > 0 ? ", next day" : ", day before";
}
