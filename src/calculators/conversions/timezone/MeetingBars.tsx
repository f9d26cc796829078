import { useState } from "react";
import { localText, SECONDS_PER_DAY } from "../../../math/dates/local-time";
import type { ViewProps } from "../../../site/kit";
import { CalendarFile } from "../../../site/kit/CalendarFile";
import type calculator from "./calculator";
import { hourMarks, midnights } from "./clock-rows";
import { DayBars } from "./DayBars";
import { type ClockReading, clockAt, clockWords, utcWords } from "./moment";
import { momentTexts } from "./texts";
import { zoneText } from "./zones";

/** The day of a meeting for each person, with a cursor for the start, which is initially the best one. */
export function MeetingBars({ model, format, setInputs }: ViewProps<typeof calculator>) {
  const { meeting } = model.answer;
  /** The start chosen by the user; it applies only to the day it was chosen on. */
  const [chosen, setChosen] = useState({ day: 0, minute: 0 });
  if (!meeting) return null;
  const { day, best } = meeting;
  const { people, minutes, rules } = day;
  const slot = chosen.day === day.start && chosen.minute < minutes ? day.slot(chosen.minute) : best;
  const clocks = people.map(({ zone }) => clockAt(zone, slot.start));
  const [first] = clocks as [ClockReading, ...ClockReading[]];
  const line = (clock: ClockReading, i: number) => `${people[i]?.name}: ${clockWords(clock)}`;
  return (
    <>
      <DayBars
        label="The day of each person"
        minutes={minutes}
        hours={hourMarks(first.zone, day.start, minutes)}
        cursor={slot.minute}
        length={rules.durationMinutes}
        overlap={day.overlap}
        step={rules.stepMinutes}
        setCursor={(minute) => setChosen({ day: day.start, minute })}
        rows={people.map(({ zone, name }, i) => ({
          key: String(i),
          name,
          detail: [name === zone.city ? "" : zone.city, utcWords((clocks[i] as ClockReading).offset)]
            .filter(Boolean)
            .join(", "),
          time: clockWords(clocks[i] as ClockReading),
          stretches: day.stretches(i),
          midnights: midnights(zone, day.start, minutes, (iso) => format.shortDate(iso)),
        }))}
        caption={`Each bar is ${format.date(localText(SECONDS_PER_DAY * day.day).slice(0, 10))}, in ${first.zone.city}: dark green is work, light green up to three hours before or after, blue night, gray days off${day.overlap.length > 0 ? "; the line below the bars shows when everyone is at work" : ""}. The frame is the meeting.`}
        use="Drag it on any bar."
      />
      <p role="status">
        {slot.minute === best.minute ? "Best start: " : "Your start: "}
        {format.number(slot.inHours)} of {format.number(people.length)} at work throughout,{" "}
        {format.plural(slot.outOfHoursMinutes, "minute")} outside work hours.
      </p>
      <p>
        <button
          type="button"
          className="link"
          onClick={() =>
            setInputs({
              mode: "convert",
              fromZone: zoneText(first.zone),
              toZones: JSON.stringify(
                clocks.slice(clocks.length > 1 ? 1 : 0).map(({ zone }) => ({ zone: zoneText(zone) })),
              ),
              ...momentTexts(first.zone, slot.start),
            })
          }
        >
          Convert this start time, with a link to share
        </button>
      </p>
      <CalendarFile
        product="Time Zone Converter"
        fileName="meeting.ics"
        events={() => [
          {
            start: localText(slot.start),
            end: localText(slot.start + 60 * rules.durationMinutes),
            summary: "Meeting",
            description: clocks.map(line).join("\n"),
          },
        ]}
      />
    </>
  );
}
