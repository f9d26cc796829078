import { type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { RULE_CHANGES } from "../../../data/time-zones/changes";
import { addMonths, dayNumberOf, fromDayNumber, isoToDayNumber, isoWeekday } from "../../../math/dates/civil";
import { localDay, localText, SECONDS_PER_DAY } from "../../../math/dates/local-time";
import { weekdayName } from "../../../math/dates/week";
import type { Answer } from "./answer";
import type { MeetingDay } from "./meeting";
import { changeWords, clockWords, type Moment, utcWords } from "./moment";
import { RELEASE, type Zone } from "./zones";

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
    `${date} is a ${weekdayName(day)}, a day off. “Next two weeks” below has the best start of each day.`,
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
