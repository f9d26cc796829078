/** The four modes: the same moment elsewhere, a time to meet, the clock changes of a zone, and Unix time. */
import { InputError, type Tools } from "../../../core/calculator";
import { once } from "../../../core/once";
import { defineVariants, type Variant } from "../../../core/variants";
import { FIRST_DAY, fromDayNumber, isoToDayNumber, LAST_DAY, toDayNumber } from "../../../math/dates/civil";
import { localDay, SECONDS_PER_DAY } from "../../../math/dates/local-time";
import { fields, type Inputs, STEPS } from "./inputs";
import { type Meeting, MeetingDay } from "./meeting";
import { type ClockReading, clockAt, hasText, readMoment, type ZoneInfo } from "./moment";
import type { Answer, Mode } from "./outputs";
import { convertHeadline, infoHeadline, meetingHeadline, notices, unixHeadline } from "./words";
import { convertSteps, infoSteps, meetingSteps, unixSteps } from "./working";
import { type Zone, zoneOf } from "./zones";

/** Number of days among which the best one is chosen. */
const DAYS_AHEAD = 14;

const variants: Readonly<Record<Mode, Variant<typeof fields, Answer>>> = {
  convert: {
    question: "Convert a time",
    inputs: { dateTime: {}, fromZone: {}, toZones: {}, disambiguation: {} },
    answer(inputs: Inputs, { format }: Tools): Answer {
      const moment = readMoment(inputs, format);
      const { clock } = moment;
      const zones = targetZones(inputs);
      return {
        zones: [clock.zone, ...zones],
        clock,
        moment,
        clocks: zones.map((zone) => clockAt(zone, clock.instant)),
      };
    },
    headline: convertHeadline,
    working: convertSteps,
    notices,
  },
  meeting: {
    question: "Find a time to meet",
    inputs: { date: {}, participants: {}, durationMinutes: {}, stepMinutes: {}, respectWeekends: {} },
    answer: (inputs: Inputs): Answer => meetingAnswer(inputs),
    headline: meetingHeadline,
    working: meetingSteps,
    notices,
  },
  "zone-info": {
    question: "See when clocks change",
    inputs: {
      dateTime: { label: "Next change after" },
      fromZone: { label: "In the time of" },
      toZones: { label: "Clocks in (details for the first)" },
      disambiguation: {},
    },
    answer(inputs: Inputs, { format }: Tools): Answer {
      const moment = readMoment(inputs, format);
      const zones = targetZones(inputs);
      const clocks = zones.map((zone) => clockAt(zone, moment.clock.instant));
      return {
        zones,
        clock: moment.clock,
        moment,
        clocks,
        info: infoOf(clocks[0] as ClockReading),
      };
    },
    headline: infoHeadline,
    working: infoSteps,
    notices,
  },
  unix: {
    question: "Read a Unix time",
    inputs: { epoch: {}, epochUnit: {}, fromZone: { label: "Show in" } },
    answer(inputs: Inputs): Answer {
      const { epoch, epochUnit, fromZone } = inputs;
      const instant = epochUnit === "ms" ? Math.floor(epoch / 1000) : epoch;
      const clock = clockAt(zoneOf(fromZone, "fromZone"), instant);
      if (!hasText(clock)) throw new InputError("epoch", `In ${clock.zone.city}, this is outside the years 1 to 9999.`);
      const milliseconds = epochUnit === "ms" ? epoch - 1000 * instant : null;
      return { zones: [clock.zone], clock, unix: { milliseconds } };
    },
    headline: unixHeadline,
    working: unixSteps,
    notices,
  },
};

export const modes = defineVariants(
  "mode",
  { label: "What do you want to do?", default: "convert", shown: "elsewhere" },
  fields,
  variants,
);

function targetZones({ toZones }: Inputs): Zone[] {
  return toZones.map(({ zone }, i) => zoneOf(zone, "toZones", `Zone ${i + 1}: `));
}

function infoOf(clock: ClockReading): ZoneInfo {
  const { zone, instant, local } = clock;
  const { year } = fromDayNumber(localDay(local));
  const [from, to] = [year, year + 1].map((one) => SECONDS_PER_DAY * toDayNumber(one, 1, 1)) as [number, number];
  const ofYear = zone.history
    .transitions(from - SECONDS_PER_DAY, to + SECONDS_PER_DAY)
    .filter(({ at, before }) => at + before >= from && at + before < to);
  return { clock, next: zone.history.next(instant), ofYear, year };
}

function meetingAnswer(inputs: Inputs): Answer {
  const { date, participants, durationMinutes, stepMinutes, respectWeekends } = inputs;
  if (!STEPS.some((step) => step === stepMinutes))
    throw new InputError("stepMinutes", "Meetings can start every 5, 10, 15, 30 or 60 minutes.");
  const people = participants.map(({ zone: text, workStart, workEnd, name }, i) => {
    const zone = zoneOf(text, "participants", `Person ${i + 1}: `);
    return { zone, name: name?.trim() || zone.city, workStart, workEnd };
  });
  const day = isoToDayNumber(date);
  if (day < FIRST_DAY + 2 || day > LAST_DAY - DAYS_AHEAD - 2)
    throw new InputError("date", "Enter a day well within the years 1 to 9999.");
  const rules = { durationMinutes, stepMinutes, respectWeekends };
  const own = new MeetingDay(people, day, rules);
  const slots = own.slots;
  const days = once(() => daysFrom(people, day, rules));
  const meeting: Meeting = {
    day: own,
    slots,
    best: own.bestOf(slots),
    get days() {
      return days();
    },
  };
  return { zones: people.map(({ zone }) => zone), meeting };
}

/** The days from `first` on, without any that the first person's clock skips. */
function daysFrom(people: MeetingDay["people"], first: number, rules: MeetingDay["rules"]): MeetingDay[] {
  const found: MeetingDay[] = [];
  for (let day = first; day < first + DAYS_AHEAD; day++) {
    try {
      found.push(new MeetingDay(people, day, rules));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
  }
  return found;
}
