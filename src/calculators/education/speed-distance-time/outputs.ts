import { by, first } from "../../../core/fields";
import { Format } from "../../../core/format";
import { outputsOf } from "../../../core/outputs";
import { durationText } from "../../../math/dates/duration-text";
import { Rational } from "../../../math/numbers/rational";
import { readFactor } from "../../../math/units/conversion";
import { plainUnit, type TravelModel } from "./modes";
import { RACES, splitsOf } from "./pace-tables";
import type { Motion } from "./travel";
import { DISTANCES, fromMeters, fromSpeed, SPEED_LABELS, SPEEDS, type SpeedUnit, symbolOf } from "./units";
import { clockText, timeWords } from "./words";

const { boolean, datetime, integer, number, table, text } = outputsOf<TravelModel>();

const optional = { optional: true } as const;
/** For values in fixed units, most of which are also shown in the user’s own units. */
const FIXED = { optional: true, digits: 3, shown: "more" } as const;

type Reader = (model: TravelModel) => Rational | null | undefined;

const KILOMETER = Rational.of(1000);
const MILE = readFactor(DISTANCES.mile.meters);
const KMH = readFactor(SPEEDS["kilometer-per-hour"].factor);

/** Paces of this many seconds or more are not shown. */
const LONGEST_PACE = 1e12;

const km = (read: Reader) => (model: TravelModel) => read(model)?.divide(KILOMETER).toNumber();
const kmh = (read: Reader) => (model: TravelModel) => read(model)?.divide(KMH).toNumber();
const seconds = (read: Reader) => (model: TravelModel) => read(model)?.toNumber();
/** In the user’s unit of distance. */
const own = (read: Reader) => (model: TravelModel) => {
  const meters = read(model);
  return meters && fromMeters(meters, model.inputs.distanceUnit).toNumber();
};
/** In the user’s unit of speed. */
const ownSpeed = (read: Reader) => (model: TravelModel) => {
  const speed = read(model);
  return speed && fromSpeed(speed, model.inputs.speedUnit)?.toNumber();
};

const DISTANCE_SYMBOLS = Object.fromEntries(Object.entries(DISTANCES).map(([id, { symbol }]) => [id, symbol]));
const SPEED_SYMBOLS = Object.fromEntries(Object.keys(SPEED_LABELS).map((id) => [id, symbolOf(id as SpeedUnit)]));
const ownDistanceUnit = by("distanceUnit", DISTANCE_SYMBOLS, "");
const ownSpeedUnit = by("speedUnit", SPEED_SYMBOLS, "");
/** Symbols for speeds that are added or subtracted; see `plainUnit`. */
const PLAIN_SYMBOLS = Object.fromEntries(
  Object.keys(SPEED_LABELS).map((id) => [id, symbolOf(plainUnit(id as SpeedUnit))]),
);

const motion = (read: (one: Motion) => Rational) => (model: TravelModel) =>
  model.answer.motion && read(model.answer.motion);
const speed = motion((one) => one.speed);
const inUnit = (unit: keyof typeof SPEEDS, label: string) =>
  number(label, {
    unit: SPEEDS[unit].symbol,
    digits: 6,
    optional: true,
    value: (model) => speed(model)?.divide(readFactor(SPEEDS[unit].factor)).toNumber(),
  });
/** The speed, or the average speed of a trip. */
const rateOf = ({ answer }: TravelModel) => answer.motion?.speed ?? answer.trip?.average;
const pace = (meters: Rational) => (rate: Rational | undefined) =>
  rate && rate.sign() > 0 ? meters.divide(rate) : null;
const paceText = (meters: Rational) => (model: TravelModel) => {
  const size = pace(meters)(rateOf(model))?.toNumber();
  return size !== undefined && size < LONGEST_PACE ? durationText(size) : null;
};
const streamSpeed = (label: string, read: Reader) =>
  number(label, {
    unit: by("speedUnit", PLAIN_SYMBOLS, ""),
    digits: 6,
    optional: true,
    value: (model) => {
      const found = read(model);
      return found && fromSpeed(found, plainUnit(model.inputs.speedUnit))?.toNumber();
    },
  });

/** For times in words: text outputs do not depend on the user’s number format. */
const PLAIN = new Format();

export const outputs = {
  speedFound: number("Speed", {
    unit: ownSpeedUnit,
    digits: 6,
    ...optional,
    shown: "more" as const,
    solve: { when: { mode: "solve", solveFor: "speed" } },
    value: ownSpeed((model) => rateOf(model)),
  }),
  distanceFound: number("Distance", {
    unit: ownDistanceUnit,
    digits: 6,
    ...optional,
    shown: ({ variant }) => first(variant === "legs"),
    solve: { when: { mode: "solve", solveFor: "distance" } },
    value: own(({ answer }) => answer.motion?.meters ?? answer.trip?.meters),
  }),
  timeInWords: text("Time", {
    ...optional,
    shown: ({ variant }) => first(variant === "legs"),
    value: ({ answer: { motion: one, trip, meeting, caught, passing } }) => {
      const found = one?.seconds ?? trip?.totalSeconds ?? meeting?.seconds ?? caught?.seconds ?? passing?.seconds;
      return found && timeWords(found, PLAIN);
    },
  }),
  milesPerHour: inUnit("mile-per-hour", "Miles per hour"),
  kilometersPerHour: inUnit("kilometer-per-hour", "Kilometers per hour"),
  metersPerSecond: inUnit("meter-per-second", "Meters per second"),
  knots: { ...inUnit("knot", "Knots"), shown: "more" as const },
  feetPerSecond: { ...inUnit("foot-per-second", "Feet per second"), shown: "more" as const },
  pacePerKm: text("Pace per km", {
    ...optional,
    shown: ({ variant }) => first(variant === "solve"),
    value: paceText(KILOMETER),
  }),
  pacePerMile: text("Pace per mile", {
    ...optional,
    shown: ({ variant }) => first(variant === "solve"),
    value: paceText(MILE),
  }),
  pacePerKmSeconds: number("Seconds per km", {
    unit: "s",
    ...FIXED,
    shown: "more" as const,
    value: (model) => pace(KILOMETER)(speed(model))?.toNumber(),
  }),
  pacePerMileSeconds: number("Seconds per mile", {
    unit: "s",
    ...FIXED,
    shown: "more" as const,
    value: (model) => pace(MILE)(speed(model))?.toNumber(),
  }),
  distanceKm: number("Distance in km", { unit: "km", ...FIXED, shown: "more", value: km(motion((one) => one.meters)) }),
  distanceMiles: number("Distance in miles", {
    unit: "mi",
    ...FIXED,
    shown: "more" as const,
    value: (model) =>
      motion((one) => one.meters)(model)
        ?.divide(MILE)
        .toNumber(),
  }),
  timeSeconds: number("Time in seconds", {
    unit: "s",
    ...FIXED,
    shown: "more" as const,
    solve: { when: { mode: "solve", solveFor: "time" } },
    value: seconds(motion((one) => one.seconds)),
  }),
  timeText: text("Time as h:mm:ss", {
    ...optional,
    shown: "more" as const,
    value: ({ answer }) => answer.motion && clockText(answer.motion.seconds),
  }),
  arrival: datetime("Arrival", { ...optional, value: ({ answer }) => answer.arrival }),
  departBy: datetime("Leave by", { ...optional, value: ({ answer }) => answer.inTime?.departure }),
  speedForArrival: number("Or go at", {
    unit: ownSpeedUnit,
    digits: 4,
    ...optional,
    value: ownSpeed(({ answer }) => answer.inTime?.speed),
  }),
  raceTimes: table("Race times", {
    columns: {
      race: text("Race"),
      distanceKm: number("Kilometers", { digits: 6 }),
      timeSeconds: number("Seconds", { shown: "elsewhere", digits: 3 }),
      timeText: text("Time"),
    },
    value: ({ answer: { motion: one } }) =>
      one && one.speed.sign() > 0
        ? RACES.map(({ race, meters }) => {
            const time = meters.divide(one.speed);
            return {
              race,
              distanceKm: meters.divide(KILOMETER).toNumber(),
              timeSeconds: time.toNumber(),
              timeText: clockText(time),
            };
          })
        : [],
  }),
  splits: table("Splits", {
    columns: {
      distance: number("After", { unit: by("distanceUnit", { mile: "mi", foot: "mi", yard: "mi" }, "km"), digits: 6 }),
      timeSeconds: number("Seconds", { shown: "elsewhere", digits: 3 }),
      timeText: text("Time"),
    },
    value: ({ answer: { motion: one }, inputs }) => one && splitsOf(one, inputs.distanceUnit),
  }),
  movingAverage: number("Average while moving", {
    unit: ownSpeedUnit,
    digits: 4,
    ...optional,
    value: ownSpeed(({ answer }) => answer.trip?.movingAverage),
  }),
  totalDistanceKm: number("Total distance", {
    unit: "km",
    ...FIXED,
    shown: "more" as const,
    value: km(({ answer }) => answer.trip?.meters),
  }),
  movingSeconds: number("Moving", {
    unit: "s",
    ...FIXED,
    shown: "more" as const,
    value: seconds(({ answer }) => answer.trip?.movingSeconds),
  }),
  stoppedSeconds: number("Stopped", {
    unit: "s",
    ...FIXED,
    shown: "more" as const,
    value: seconds(({ answer }) => answer.trip?.stoppedSeconds),
  }),
  totalSeconds: number("Total time", {
    unit: "s",
    ...FIXED,
    shown: "more" as const,
    value: seconds(({ answer }) => answer.trip?.totalSeconds),
  }),
  averageSpeedKmh: number("Average speed", {
    unit: "km/h",
    ...FIXED,
    shown: "more" as const,
    value: kmh(({ answer }) => answer.trip?.average),
  }),
  movingAverageKmh: number("Average while moving in km/h", {
    unit: "km/h",
    ...FIXED,
    shown: "more" as const,
    value: kmh(({ answer }) => answer.trip?.movingAverage),
  }),
  legTable: table("Legs", {
    columns: {
      leg: integer("Leg"),
      distance: number("Distance", { unit: ownDistanceUnit, digits: 3 }),
      speed: number("Speed", { unit: ownSpeedUnit, digits: 3, ...optional }),
      timeText: text("Time"),
      stopText: text("Stop", { ...optional }),
      cumulativeDistance: number("So far", { unit: ownDistanceUnit, digits: 3 }),
      elapsedText: text("Elapsed"),
      distanceKm: number("Distance", { shown: "elsewhere", unit: "km", digits: 6 }),
      speedKmh: number("Speed", { shown: "elsewhere", unit: "km/h", digits: 6 }),
      seconds: number("Time", { shown: "elsewhere", unit: "s", digits: 3 }),
      stopSeconds: number("Stop", { shown: "elsewhere", unit: "s", digits: 3 }),
      cumulativeKm: number("So far", { shown: "elsewhere", unit: "km", digits: 6 }),
      cumulativeSeconds: number("Elapsed", { shown: "elsewhere", unit: "s", digits: 3 }),
    },
    value: ({ answer: { trip }, inputs: { distanceUnit, speedUnit } }) =>
      trip?.legs.map((leg, i) => ({
        leg: i + 1,
        distance: fromMeters(leg.meters, distanceUnit).toNumber(),
        speed: fromSpeed(leg.speed, speedUnit)?.toNumber() ?? null,
        timeText: clockText(leg.seconds),
        stopText: leg.stopSeconds.sign() > 0 ? clockText(leg.stopSeconds) : null,
        cumulativeDistance: fromMeters(leg.metersSoFar, distanceUnit).toNumber(),
        elapsedText: clockText(leg.secondsSoFar),
        distanceKm: leg.meters.divide(KILOMETER).toNumber(),
        speedKmh: leg.speed.divide(KMH).toNumber(),
        seconds: leg.seconds.toNumber(),
        stopSeconds: leg.stopSeconds.toNumber(),
        cumulativeKm: leg.metersSoFar.divide(KILOMETER).toNumber(),
        cumulativeSeconds: leg.secondsSoFar.toNumber(),
      })),
  }),
  meetFromA: number("From A’s start", {
    noun: "Distance from A’s start",
    unit: ownDistanceUnit,
    digits: 4,
    ...optional,
    solve: true,
    value: own(({ answer }) => answer.meeting?.metersFromA),
  }),
  meetFromB: number("From B’s start", {
    unit: ownDistanceUnit,
    digits: 4,
    ...optional,
    value: own(({ answer }) => answer.meeting?.metersFromB),
  }),
  meetSeconds: number("Time until they meet", {
    unit: "s",
    ...FIXED,
    shown: "more" as const,
    solve: true,
    value: seconds(({ answer }) => answer.meeting?.seconds),
  }),
  meetKmFromA: number("Kilometers from A’s start", {
    unit: "km",
    ...FIXED,
    shown: "more" as const,
    value: km(({ answer }) => answer.meeting?.metersFromA),
  }),
  meetKmFromB: number("Kilometers from B’s start", {
    unit: "km",
    ...FIXED,
    shown: "more" as const,
    value: km(({ answer }) => answer.meeting?.metersFromB),
  }),
  closingSpeedKmh: number("Closing speed", {
    unit: "km/h",
    ...FIXED,
    shown: "more" as const,
    value: kmh(({ answer }) => answer.meeting?.closing ?? answer.caught?.gain),
  }),
  catches: boolean("B catches A", {
    ...optional,
    shown: "elsewhere" as const,
    value: ({ answer }) => answer.caught && answer.caught.seconds !== null,
  }),
  catchDistance: number("Distance B covers", {
    unit: ownDistanceUnit,
    digits: 4,
    ...optional,
    solve: true,
    value: own(({ answer }) => answer.caught?.meters),
  }),
  catchSeconds: number("Time until B catches A", {
    unit: "s",
    ...FIXED,
    shown: "more" as const,
    solve: true,
    value: seconds(({ answer }) => answer.caught?.seconds),
  }),
  catchKm: number("Kilometers B covers", {
    unit: "km",
    ...FIXED,
    shown: "more" as const,
    value: km(({ answer }) => answer.caught?.meters),
  }),
  stillSpeed: streamSpeed("In still water", ({ answer }) => answer.boat?.still),
  streamSpeed: streamSpeed("Stream", ({ answer }) => answer.boat?.stream),
  downstreamSpeed: streamSpeed("Downstream", ({ answer }) => answer.boat?.downstream),
  upstreamSpeed: streamSpeed("Upstream", ({ answer }) => answer.boat?.upstream),
  downstreamTime: text("Time downstream", {
    ...optional,
    value: ({ answer: { boat } }) => boat?.downstreamSeconds && timeWords(boat.downstreamSeconds, PLAIN),
  }),
  upstreamTime: text("Time upstream", {
    ...optional,
    value: ({ answer: { boat } }) => boat?.upstreamSeconds && timeWords(boat.upstreamSeconds, PLAIN),
  }),
  downstreamKmh: number("Downstream in km/h", {
    unit: "km/h",
    ...FIXED,
    shown: "more" as const,
    value: kmh(({ answer }) => answer.boat?.downstream),
  }),
  upstreamKmh: number("Upstream in km/h", {
    unit: "km/h",
    ...FIXED,
    shown: "more" as const,
    value: kmh(({ answer }) => answer.boat?.upstream),
  }),
  stillKmh: number("In still water in km/h", {
    unit: "km/h",
    ...FIXED,
    shown: "more" as const,
    value: kmh(({ answer }) => answer.boat?.still),
  }),
  streamKmh: number("Stream in km/h", {
    unit: "km/h",
    ...FIXED,
    shown: "more" as const,
    value: kmh(({ answer }) => answer.boat?.stream),
  }),
  downstreamSeconds: number("Seconds downstream", {
    unit: "s",
    ...FIXED,
    shown: "more" as const,
    value: seconds(({ answer }) => answer.boat?.downstreamSeconds),
  }),
  upstreamSeconds: number("Seconds upstream", {
    unit: "s",
    ...FIXED,
    shown: "more" as const,
    value: seconds(({ answer }) => answer.boat?.upstreamSeconds),
  }),
  roundTripSeconds: number("Round trip", {
    unit: "s",
    ...FIXED,
    shown: "more" as const,
    value: ({ answer: { boat } }) => {
      if (!boat?.downstreamSeconds || !boat.upstreamSeconds) return null;
      return boat.downstreamSeconds.add(boat.upstreamSeconds).toNumber();
    },
  }),
  roundTripAverageKmh: number("Round-trip average", {
    unit: "km/h",
    ...FIXED,
    shown: "more" as const,
    value: kmh(({ answer }) => answer.boat?.roundTripAverage),
  }),
  crossingSeconds: number("Time to pass", {
    unit: "s",
    ...FIXED,
    shown: "more" as const,
    solve: true,
    value: seconds(({ answer }) => answer.passing?.seconds),
  }),
  relativeSpeedKmh: number("Relative speed", {
    unit: "km/h",
    ...FIXED,
    shown: "first" as const,
    // Programs get km/h; visitors read it in the unit in which they entered the speeds.
    digits: (value, { speedUnit }, format) => {
      const unit = plainUnit(speedUnit as SpeedUnit);
      const speed = fromSpeed(Rational.fromNumber(value).multiply(KMH), unit);
      return `${format.number(speed?.toNumber() ?? null, 3)} ${symbolOf(unit)}`;
    },
    value: kmh(({ answer }) => answer.passing?.relative),
  }),
};
