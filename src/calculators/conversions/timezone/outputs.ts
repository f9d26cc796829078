import { first } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { withMinus } from "../../../core/signs";
import type { VariantModel } from "../../../core/variants";
import { localDay, localText, offsetText, SECONDS_PER_DAY } from "../../../math/dates/local-time";
import { weekdayName } from "../../../math/dates/week";
import type { Inputs } from "./inputs";
import type { Meeting, Slot } from "./meeting";
import { type ClockReading, isDst, type Moment, rowOf, type ZoneInfo } from "./moment";
import { RELEASE, type Zone } from "./zones";

/** The results of all modes; each mode fills in its own part. */
export interface Answer {
  /** The zones involved; notices mention their clock changes. */
  readonly zones: readonly Zone[];
  /** The moment, in the source zone. */
  readonly clock?: ClockReading;
  /** How the given clock time was interpreted. */
  readonly moment?: Moment;
  /** The moment in the target zones. */
  readonly clocks?: readonly ClockReading[];
  readonly info?: ZoneInfo;
  readonly meeting?: Meeting;
  readonly unix?: {
    /** Milliseconds after the second; null if the input was in seconds. */
    readonly milliseconds: number | null;
  };
}

export type Mode = "convert" | "meeting" | "zone-info" | "unix";
export type TimezoneModel = VariantModel<Mode, Inputs, Answer>;

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
  utc: datetime("In UTC", {
    optional: true,
    shown: ({ variant }) => first(variant !== "unix"),
    value: ({ answer: { clock } }) => clock && localText(clock.instant),
  }),
  localStatus: choice("The clock time", {
    options: { normal: "Occurs once", gap: "Is skipped", overlap: "Occurs twice" },
    optional: true,
    shown: "more",
    value: ({ answer: { moment } }) => moment?.reading.status,
  }),
  resolvedDateTime: datetime("Read as", {
    optional: true,
    shown: "more",
    value: ({ answer: { moment } }) => moment && localText(moment.clock.local),
  }),
  offset: text("Offset from UTC", {
    written: withMinus,
    optional: true,
    shown: ({ variant }) => first(variant !== "zone-info"),
    value: ({ answer: { clock } }) => clock && offsetText(clock.offset),
  }),
  offsetMinutes: integer("Offset in minutes", {
    optional: true,
    shown: "more",
    value: ({ answer: { clock } }) => clock && Math.round(clock.offset / 60),
  }),
  isDst: boolean("Daylight saving time", {
    optional: true,
    shown: ({ variant }) => first(variant !== "zone-info"),
    value: ({ answer: { clock } }) => clock && isDst(clock),
  }),
  epochSeconds: integer("Unix time", {
    unit: "s",
    digits: "plain",
    optional: true,
    shown: ({ variant }) => first(variant === "convert"),
    value: ({ answer: { clock } }) => clock?.instant,
  }),
  results: table("In each zone", {
    columns: {
      city: text("City"),
      zone: text("Zone", { shown: "elsewhere" }),
      dateTime: datetime("Local time"),
      weekday: text("Weekday"),
      offset: text("Offset", { written: withMinus }),
      offsetMinutes: integer("Offset, minutes", { shown: "elsewhere" }),
      dayShift: integer("Days"),
      hoursFromSource: number("Hours ahead", { digits: 4 }),
      isDst: boolean("Daylight saving"),
    },
    value: ({ answer: { clock, clocks } }) => clock && clocks?.map((one) => rowOf(one, clock)),
  }),
  nextTransitionUtc: datetime("Next clock change, UTC", {
    optional: true,
    value: ({ answer: { info } }) => info?.next && localText(info.next.at),
  }),
  nextTransitionLocal: datetime("Next clock change", {
    optional: true,
    value: ({ answer: { info } }) => info?.next && localText(info.next.at + info.next.before),
  }),
  offsetBefore: text("Offset before it", {
    written: withMinus,
    optional: true,
    value: ({ answer: { info } }) => info?.next && offsetText(info.next.before),
  }),
  offsetAfter: text("Offset after it", {
    written: withMinus,
    optional: true,
    value: ({ answer: { info } }) => info?.next && offsetText(info.next.after),
  }),
  transitions: table("Clock changes of the year", {
    columns: {
      utc: datetime("UTC"),
      localBefore: datetime("Clock before"),
      localAfter: datetime("Clock after"),
      offsetBefore: text("Offset before", { written: withMinus }),
      offsetAfter: text("Offset after", { written: withMinus }),
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
  overlapMinutes: integer("All at work", {
    unit: "min",
    optional: true,
    value: ({ answer: { meeting } }) => meeting?.day.overlap.reduce((sum, { from, to }) => sum + to - from, 0),
  }),
  overlapWindows: table("When all are at work", {
    columns: {
      startUtc: datetime("From, UTC"),
      endUtc: datetime("To, UTC"),
      startLocal: datetime("From"),
      endLocal: datetime("To"),
      minutes: integer("Minutes"),
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
  slots: table("Possible starts", {
    columns: {
      startUtc: datetime("Start, UTC"),
      startLocal: datetime("Start"),
      inHours: integer("At work throughout"),
      outOfHoursMinutes: integer("Minutes outside work hours"),
      inconvenience: number("Inconvenience score", { digits: 2 }),
    },
    value: (model) => model.answer.meeting?.slots.map((slot) => slotRow(firstZone(model), slot)),
  }),
  bestStartUtc: datetime("Best start, UTC", {
    optional: true,
    value: ({ answer: { meeting } }) => meeting && localText(meeting.best.start),
  }),
  bestStartLocal: datetime("Best start", {
    optional: true,
    shown: "elsewhere",
    value: (model) => model.answer.meeting && localIn(firstZone(model), model.answer.meeting.best.start),
  }),
  outOfHoursMinutes: number("Total outside work hours", {
    unit: "min",
    optional: true,
    value: ({ answer: { meeting } }) => meeting?.best.outOfHoursMinutes,
  }),
  inconvenience: number("Inconvenience score", {
    note: "0 if everyone is at work; see the method",
    digits: 2,
    shown: "more",
    optional: true,
    value: ({ answer: { meeting } }) => meeting?.best.inconvenience,
  }),
  bestDays: table("Next two weeks", {
    columns: {
      date: date("Day"),
      weekday: text("Weekday"),
      startLocal: datetime("Best start"),
      inHours: integer("At work throughout"),
      outOfHoursMinutes: integer("Minutes outside work hours"),
      inconvenience: number("Inconvenience score", { digits: 2 }),
      best: boolean("Best day"),
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
  utcText: text("ISO 8601", {
    optional: true,
    value: ({ answer: { unix, clock } }) => unix && clock && utcText(clock.instant, unix.milliseconds),
  }),
  localDateTime: datetime("Local time", {
    optional: true,
    value: ({ answer: { unix, clock } }) => unix && clock && localText(clock.local),
  }),
  weekday: text("Weekday", {
    optional: true,
    value: ({ answer: { unix, clock } }) => unix && clock && weekdayName(localDay(clock.local)),
  }),
  tzRelease: text("Time zone database", { shown: "more", value: () => RELEASE.name }),
};
