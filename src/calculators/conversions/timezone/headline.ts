import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { joinWithAnd } from "../../../core/words";
import { hoursAndMinutes } from "../../../math/dates/clock";
import { localDay, localText } from "../../../math/dates/local-time";
import { weekdayName } from "../../../math/dates/week";
import type { Answer } from "./answer";
import type { Inputs } from "./inputs";
import {
  type ClockReading,
  clockAt,
  clockWords,
  clockWordsToTheSecond,
  placeWords,
  timeWords,
  utcWords,
} from "./moment";

/** `November 20, 2026` */
function dayWords(local: number, format: Format): string {
  return format.date(localText(local).slice(0, 10));
}

/** “9:00 AM Friday in New York is **7:30 PM Friday** in Kolkata.” */
export function convertHeadline({ clock, clocks = [], moment }: Answer, _: Inputs, format: Format): Headline {
  const [first] = clocks;
  if (!clock || !first) return { label: "Time", figure: "–" };
  const doubled = moment?.reading.status === "overlap" ? ` (${utcWords(clock.offset)})` : "";
  return {
    label: `In ${first.zone.city}`,
    before: `${clockWords(clock)} ${placeWords(clock.zone)}${doubled} is`,
    figure: clockWords(first),
    after: `${placeWords(first.zone)}.`,
    second: `${dayWords(first.local, format)}; ${differenceWords(first, clock)}`,
  };
}

/** `Kolkata is 10 h 30 min ahead of New York.` */
function differenceWords(one: ClockReading, other: ClockReading): string {
  const minutes = (one.offset - other.offset) / 60;
  if (minutes === 0) return `${one.zone.city} and ${other.zone.city} show the same time.`;
  return `${one.zone.city} is ${hoursAndMinutes(Math.abs(minutes))} ${minutes > 0 ? "ahead of" : "behind"} ${other.zone.city}.`;
}

/** Maximum number of other clocks or of people that a sentence lists. */
const MAX_LISTED = 3;

export function meetingHeadline({ meeting }: Answer, inputs: Inputs, format: Format): Headline {
  if (!meeting) return { label: "Best start", figure: "–" };
  const { day, best } = meeting;
  const [first, ...others] = day.people.map(({ zone }) => clockAt(zone, best.start)) as [
    ClockReading,
    ...ClockReading[],
  ];
  const known = new Set([first.zone.id]);
  const elsewhere = others.filter(({ zone }) => !known.has(zone.id) && known.add(zone.id));
  const times = elsewhere.slice(0, MAX_LISTED).map((clock) => {
    const isSameDay = localDay(clock.local) === localDay(first.local);
    return `${isSameDay ? timeWords(clock.local) : clockWords(clock)} ${placeWords(clock.zone)}`;
  });
  const length = hoursAndMinutes(inputs.durationMinutes);
  const suits = best.outOfHoursMinutes === 0;
  return {
    label: "Best start",
    before: suits
      ? `Everyone is at work for ${length} from`
      : `No stretch of ${length} suits everyone. The least inconvenient start is`,
    figure: clockWords(first),
    after: `${placeWords(first.zone)}${times.length > 0 ? `: ${times.join(", ")}` : ""}${elsewhere.length > MAX_LISTED ? " …" : ""}.`,
    second: suits
      ? `${dayWords(first.local, format)}; all ${format.number(day.people.length)} at work.`
      : `${dayWords(first.local, format)}; ${bearers(meeting, format)}.`,
  };
}

/** `60 minutes outside work hours, borne by New York` */
function bearers({ day, best }: NonNullable<Answer["meeting"]>, format: Format): string {
  const names = day.shares(best).flatMap((share, i) => {
    const person = day.people[i];
    return share.outOfHoursMinutes > 0 && person ? [person.name] : [];
  });
  const shown = [
    ...names.slice(0, MAX_LISTED),
    ...(names.length > MAX_LISTED ? [`${format.number(names.length - MAX_LISTED)} more`] : []),
  ];
  return `${format.plural(best.outOfHoursMinutes, "minute")} outside work hours, borne by ${joinWithAnd(shown)}`;
}

export function infoHeadline({ info }: Answer, _: Inputs, format: Format): Headline {
  if (!info) return { label: "Next clock change", figure: "–" };
  const { clock, next } = info;
  const { city } = clock.zone;
  if (!next)
    return {
      label: city,
      tone: "plain",
      before: `${city} stays on ${utcWords(clock.offset)}:`,
      figure: "no clock change",
      after: "is known.",
    };
  const local = next.at + next.before;
  const move = hoursAndMinutes(Math.abs(next.after - next.before) / 60);
  return {
    label: "Next clock change",
    before: `Clocks in ${city} next change on`,
    figure: `${weekdayName(localDay(local))}, ${dayWords(local, format)}`,
    after: `at ${timeWords(local)}: ${move} ${next.after > next.before ? "forward" : "back"}, from ${utcWords(next.before)} to ${utcWords(next.after)}.`,
  };
}

export function unixHeadline({ clock }: Answer, { epoch, epochUnit }: Inputs, format: Format): Headline {
  if (!clock) return { label: "Time", figure: "–" };
  return {
    label: `In ${clock.zone.city}`,
    before: `Unix time ${epoch}${epochUnit === "ms" ? " ms" : ""} is`,
    figure: clockWordsToTheSecond(clock),
    after: `${placeWords(clock.zone)}, ${dayWords(clock.local, format)}.`,
  };
}
