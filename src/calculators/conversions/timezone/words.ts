import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { withMinus } from "../../../core/signs";
import { RULE_CHANGES } from "../../../data/time-zones/changes";
import { addMonths, dayNumberOf, fromDayNumber, isoToDayNumber, isoWeekday } from "../../../math/dates/civil";
import { hoursAndMinutes } from "../../../math/dates/clock";
import { localDay, localText, SECONDS_PER_DAY } from "../../../math/dates/local-time";
import { weekdayName } from "../../../math/dates/week";
import { joinWithAnd } from "../../../math/words/lists";
import type { Inputs } from "./inputs";
import type { MeetingDay } from "./meeting";
import {
  type ClockReading,
  changeWords,
  clockAt,
  clockWords,
  clockWordsToTheSecond,
  type Moment,
  placeWords,
  timeWords,
  utcWords,
} from "./moment";
import type { Answer } from "./outputs";
import { RELEASE, type Zone } from "./zones";

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
  return `${format.plural(best.outOfHoursMinutes, "minute")} outside work hours, for ${joinWithAnd(shown)}`;
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
    before: `Unix time ${withMinus(String(epoch))}${epochUnit === "ms" ? " ms" : ""} is`,
    figure: clockWordsToTheSecond(clock),
    after: `${placeWords(clock.zone)}, ${dayWords(clock.local, format)}.`,
  };
}

/** Clock changes are mentioned this many days ahead. */
const SOON = 14;
/** Changes of the rules are mentioned for this many months. */
const LATELY = 24;

export function notices(answer: Answer, _inputs: unknown, format: Format): Listed<Notice> {
  const { moment, zones, clock, meeting } = answer;
  const instant = clock?.instant ?? meeting?.best.start ?? 0;
  const distinct = [...new Map(zones.map((zone) => [zone.canonical, zone])).values()];
  return [
    moment ? readingNotice(moment, format) : null,
    meeting ? dayOffNotice(meeting.day, format) : null,
    soonNotice(distinct, instant, format),
    rulesNotice(distinct, instant, format),
  ];
}

function readingNotice(moment: Moment, format: Format): Notice | null {
  const { reading, entered, clock } = moment;
  if (reading.status === "normal") return null;
  const what = changeWords(entered, reading, clock.zone, format);
  if (reading.status === "gap") return notice("gap", `${what}. Read as ${clockWords(clock)}.`);
  const which = clock.instant === reading.instants[0] ? "first" : "second";
  return notice("overlap", `${what}. Read as the ${which} of the two, at ${utcWords(clock.offset)}.`);
}

/** A meeting on a weekend costs everyone a day off, so the notice points to the table of the next two weeks. */
function dayOffNotice({ day, rules }: MeetingDay, format: Format): Notice | null {
  if (!rules.respectWeekends || isoWeekday(day) <= 5) return null;
  const date = format.date(localText(SECONDS_PER_DAY * day).slice(0, 10));
  return notice(
    "day-off",
    `${date}, is a ${weekdayName(day)}, a day off. “Next two weeks” below has the best start of each day.`,
  );
}

/** Clock changes soon after the moment, because they shift recurring calls for some people. */
function soonNotice(zones: readonly Zone[], instant: number, format: Format): Notice | null {
  const soon = zones.flatMap(({ city, history }) => {
    const next = history.transitions(instant + 1, instant + SOON * SECONDS_PER_DAY)[0];
    if (!next) return [];
    const day = format.date(localText(next.at + next.before).slice(0, 10));
    return [`in ${city} on ${day}, from ${utcWords(next.before)} to ${utcWords(next.after)}`];
  });
  return soon.length === 0
    ? null
    : notice("offset-change-soon", `Clocks change within ${SOON} days: ${soon.join("; ")}.`);
}

function rulesNotice(zones: readonly Zone[], instant: number, format: Format): Notice | null {
  const day = localDay(instant);
  const changes = RULE_CHANGES.filter((change) => {
    const from = isoToDayNumber(change.from);
    return (
      day >= from &&
      day < dayNumberOf(addMonths(fromDayNumber(from), LATELY)) &&
      zones.some(({ id, canonical }) => change.zones.includes(id) || change.zones.includes(canonical))
    );
  });
  if (changes.length === 0) return null;
  const texts = changes.map(({ from, text }) => `as of ${format.date(from)}, ${text}`).join("; ");
  return notice(
    "rules-changed",
    `Rules have changed: ${texts}. Other clocks may not be up to date; this page uses release ${RELEASE.name} of the time zone database.`,
  );
}
