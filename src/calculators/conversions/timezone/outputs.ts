import { outputsOf } from "../../../core/outputs";
import { localDay, localText, offsetText, SECONDS_PER_DAY } from "../../../math/dates/local-time";
import { weekdayName } from "../../../math/dates/week";
import type { Slot } from "./meeting";
import type { TimezoneModel } from "./modes";
import { isDst, rowOf } from "./moment";
import { RELEASE, type Zone } from "./zones";

const { boolean, choice, date, datetime, integer, number, table, text } = outputsOf<TimezoneModel>();

/** The first person's zone, which defines the day of a meeting. */
function firstZone({ answer: { meeting } }: TimezoneModel): Zone | undefined {
  return meeting?.day.people[0]?.zone;
}

function localIn(zone: Zone | undefined, instant: number): string {
  return localText(instant + (zone?.history.offsetAt(instant) ?? 0));
}

/** `2026-11-20T00:00:00Z`, with milliseconds if they are given. */
function utcText(instant: number, milliseconds: number | null): string {
  const second = String(instant - 60 * Math.floor(instant / 60)).padStart(2, "0");
  const rest = milliseconds === null ? "" : `.${String(milliseconds).padStart(3, "0")}`;
  return `${localText(instant)}:${second}${rest}Z`;
}

function slotRow(zone: Zone | undefined, { start, inHours, outOfHoursMinutes, inconvenience }: Slot) {
  return {
    startUtc: localText(start),
    startLocal: localIn(zone, start),
    inHours,
    outOfHoursMinutes,
    inconvenience,
  };
}

export const outputs = {
  utc: datetime({
    label: "In UTC",
    optional: true,
    value: ({ answer: { clock } }) => clock && localText(clock.instant),
  }),
  localStatus: choice({
    label: "The clock time",
    options: { normal: "Occurs once", gap: "Is skipped", overlap: "Occurs twice" },
    optional: true,
    value: ({ answer: { moment } }) => moment?.reading.status,
  }),
  resolvedDateTime: datetime({
    label: "Read as",
    optional: true,
    value: ({ answer: { moment } }) => moment && localText(moment.clock.local),
  }),
  offset: text({
    label: "Offset from UTC",
    optional: true,
    value: ({ answer: { clock } }) => clock && offsetText(clock.offset),
  }),
  offsetMinutes: integer({
    label: "Offset in minutes",
    optional: true,
    advanced: true,
    value: ({ answer: { clock } }) => clock && Math.round(clock.offset / 60),
  }),
  isDst: boolean({
    label: "Daylight saving time",
    optional: true,
    value: ({ answer: { clock } }) => clock && isDst(clock),
  }),
  epochSeconds: integer({
    label: "Unix time",
    unit: "s",
    grouped: false,
    optional: true,
    value: ({ answer: { clock } }) => clock?.instant,
  }),
  results: table({
    label: "In each zone",
    columns: {
      zone: text({ label: "Zone" }),
      dateTime: datetime({ label: "Local time" }),
      weekday: text({ label: "Weekday" }),
      offset: text({ label: "Offset" }),
      offsetMinutes: integer({ label: "Offset, minutes" }),
      dayShift: integer({ label: "Days" }),
      hoursFromSource: number({ label: "Hours ahead", digits: 4 }),
      isDst: boolean({ label: "Daylight saving" }),
    },
    value: ({ answer: { clock, clocks } }) => clock && clocks?.map((one) => rowOf(one, clock)),
  }),
  nextTransitionUtc: datetime({
    label: "Next clock change, UTC",
    optional: true,
    value: ({ answer: { info } }) => info?.next && localText(info.next.at),
  }),
  nextTransitionLocal: datetime({
    label: "Next clock change",
    optional: true,
    value: ({ answer: { info } }) => info?.next && localText(info.next.at + info.next.before),
  }),
  offsetBefore: text({
    label: "Offset before it",
    optional: true,
    value: ({ answer: { info } }) => info?.next && offsetText(info.next.before),
  }),
  offsetAfter: text({
    label: "Offset after it",
    optional: true,
    value: ({ answer: { info } }) => info?.next && offsetText(info.next.after),
  }),
  transitions: table({
    label: "Clock changes of the year",
    columns: {
      utc: datetime({ label: "UTC" }),
      localBefore: datetime({ label: "Clock before" }),
      localAfter: datetime({ label: "Clock after" }),
      offsetBefore: text({ label: "Offset before" }),
      offsetAfter: text({ label: "Offset after" }),
    },
    value: ({ answer: { info } }) =>
      info?.ofYear.map(({ at, before, after }) => ({
        utc: localText(at),
        localBefore: localText(at + before),
        localAfter: localText(at + after),
        offsetBefore: offsetText(before),
        offsetAfter: offsetText(after),
      })),
  }),
  overlapMinutes: integer({
    label: "All at work",
    unit: "min",
    optional: true,
    value: ({ answer: { meeting } }) =>
      meeting?.day.overlap.reduce((sum, { from, to }) => sum + to - from, 0),
  }),
  overlapWindows: table({
    label: "When all are at work",
    columns: {
      startUtc: datetime({ label: "From, UTC" }),
      endUtc: datetime({ label: "To, UTC" }),
      startLocal: datetime({ label: "From" }),
      endLocal: datetime({ label: "To" }),
      minutes: integer({ label: "Minutes" }),
    },
    value: (model) => {
      const { meeting } = model.answer;
      const zone = firstZone(model);
      return meeting?.day.overlap.map(({ from, to }) => {
        const [start, end] = [from, to].map((minute) => meeting.day.start + 60 * minute) as [number, number];
        return {
          startUtc: localText(start),
          endUtc: localText(end),
          startLocal: localIn(zone, start),
          endLocal: localIn(zone, end),
          minutes: to - from,
        };
      });
    },
  }),
  slots: table({
    label: "Possible starts",
    columns: {
      startUtc: datetime({ label: "Start, UTC" }),
      startLocal: datetime({ label: "Start" }),
      inHours: integer({ label: "At work throughout" }),
      outOfHoursMinutes: integer({ label: "Minutes outside work hours" }),
      inconvenience: number({ label: "Inconvenience", digits: 2 }),
    },
    value: (model) => model.answer.meeting?.slots.map((slot) => slotRow(firstZone(model), slot)),
  }),
  bestStartUtc: datetime({
    label: "Best start, UTC",
    optional: true,
    value: ({ answer: { meeting } }) => meeting && localText(meeting.best.start),
  }),
  bestStartLocal: datetime({
    label: "Best start",
    optional: true,
    value: (model) => model.answer.meeting && localIn(firstZone(model), model.answer.meeting.best.start),
  }),
  outOfHoursMinutes: number({
    label: "Total outside work hours",
    unit: "min",
    optional: true,
    value: ({ answer: { meeting } }) => meeting?.best.outOfHoursMinutes,
  }),
  inconvenience: number({
    label: "Inconvenience",
    digits: 2,
    optional: true,
    value: ({ answer: { meeting } }) => meeting?.best.inconvenience,
  }),
  bestDays: table({
    label: "Next two weeks",
    columns: {
      date: date({ label: "Day" }),
      weekday: text({ label: "Weekday" }),
      startLocal: datetime({ label: "Best start" }),
      inHours: integer({ label: "At work throughout" }),
      outOfHoursMinutes: integer({ label: "Minutes outside work hours" }),
      inconvenience: number({ label: "Inconvenience", digits: 2 }),
      best: boolean({ label: "Best day" }),
    },
    value: (model) => {
      const { meeting } = model.answer;
      if (!meeting) return null;
      const best = meeting.days.map((day) => day.best);
      const least = Math.min(...best.map(({ inconvenience }) => inconvenience));
      const first = best.findIndex(({ inconvenience }) => inconvenience === least);
      return meeting.days.map(({ day }, i) => {
        const { startUtc: _, ...row } = slotRow(firstZone(model), best[i] as Slot);
        const text = localText(SECONDS_PER_DAY * day).slice(0, 10);
        return { date: text, weekday: weekdayName(day), ...row, best: i === first };
      });
    },
  }),
  utcText: text({
    label: "ISO 8601",
    optional: true,
    value: ({ answer: { unix, clock } }) => unix && clock && utcText(clock.instant, unix.milliseconds),
  }),
  localDateTime: datetime({
    label: "Local time",
    optional: true,
    value: ({ answer: { unix, clock } }) => unix && clock && localText(clock.local),
  }),
  weekday: text({
    label: "Weekday",
    optional: true,
    value: ({ answer: { unix, clock } }) => unix && clock && weekdayName(localDay(clock.local)),
  }),
  tzRelease: text({
    label: "Time zone database",
    advanced: true,
    value: () => RELEASE.name,
  }),
};
