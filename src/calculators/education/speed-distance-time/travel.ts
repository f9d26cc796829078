/** The answers to the six questions, in exact arithmetic. */
import { InputError } from "../../../core/calculator";
import { dayNumberToIso, isoToDayNumber } from "../../../math/dates/civil";
import { clockMinutes, clockTime, dayOffset, MINUTES_PER_DAY } from "../../../math/dates/clock";
import {
  type Catch,
  catching,
  type Meeting,
  meeting,
  relativeSpeed,
  type Stream,
  streamFrom,
  streamOf,
} from "../../../math/motion/relative";
import { Rational } from "../../../math/numbers/rational";
import type { Inputs, Leg } from "./fields";
import { toMeters, toSeconds, toSpeed } from "./units";

/** One distance at a steady speed, in meters, seconds and m/s. */
export interface Motion {
  readonly meters: Rational;
  readonly seconds: Rational;
  readonly speed: Rational;
}

export interface TripLeg extends Motion {
  /** The quantity that was computed from the other two. */
  readonly found: "distance" | "speed" | "time";
  readonly stopSeconds: Rational;
  /** Totals at the end of the leg and of the stop after it. */
  readonly metersSoFar: Rational;
  readonly secondsSoFar: Rational;
}

export interface Trip {
  readonly legs: readonly TripLeg[];
  readonly meters: Rational;
  readonly movingSeconds: Rational;
  readonly stoppedSeconds: Rational;
  readonly totalSeconds: Rational;
  /** Total distance divided by total time, including stops. */
  readonly average: Rational;
  readonly movingAverage: Rational;
  /** Arithmetic mean of the legs’ speeds, which is not the average speed. */
  readonly meanOfSpeeds: Rational;
}

export interface Boat extends Stream {
  readonly meters: Rational;
  readonly downstreamSeconds: Rational | null;
  readonly upstreamSeconds: Rational | null;
  readonly roundTripAverage: Rational | null;
}

export interface Passing {
  readonly meters: Rational;
  readonly relative: Rational;
  /** Null if the relative speed is 0. */
  readonly seconds: Rational | null;
}

/** Everything that can be part of an answer; each question fills in some of it. */
export interface Answer {
  readonly motion?: Motion;
  readonly trip?: Trip;
  readonly meeting?: Meeting & { readonly closing: Rational };
  readonly caught?: Catch;
  readonly boat?: Boat;
  readonly passing?: Passing;
  /** How to arrive by a given time; null if none was entered. */
  readonly inTime?: InTime | null;
  /** Wall-clock time, rounded to the minute; null if it is outside the calendar. */
  readonly arrival?: string | null;
}

export interface InTime {
  /** The latest departure, rounded down to the minute; null if it is before the calendar begins. */
  readonly departure: string | null;
  /** The lowest speed that works for the planned departure; null if that leaves no time. */
  readonly speed: Rational | null;
}

const MINUTE = Rational.of(60);
const NO_TIME = "Time must be more than 0.";

/** @throws InputError */
export function solved(inputs: Inputs): Answer {
  const motion = motionOf(inputs);
  const stops = Rational.fromNumber(inputs.stopMinutes).multiply(MINUTE);
  return {
    motion,
    arrival: arrivalOf(inputs.departure, motion.seconds.add(stops)),
    inTime: inputs.arriveBy === null ? null : inTime(inputs.arriveBy, inputs.departure, motion, stops),
  };
}

/** When to leave, or how fast to go, in order to arrive in time. */
function inTime(arriveBy: string, departure: string, { meters, seconds }: Motion, stops: Rational): InTime {
  const latest = Rational.of(minutesOf(arriveBy)).subtract(seconds.add(stops).divide(MINUTE)).floor();
  const left = Rational.of(minutesOf(arriveBy) - minutesOf(departure))
    .multiply(MINUTE)
    .subtract(stops);
  return { departure: clockOf(latest), speed: left.sign() > 0 ? meters.divide(left) : null };
}

/** @throws InputError */
function motionOf(inputs: Inputs): Motion {
  const { solveFor, distance, distanceUnit, speed, speedUnit } = inputs;
  const problems = [];
  const given = toSeconds(inputs.hours, inputs.minutes, inputs.seconds);
  if (solveFor === "speed" && toMeters(distance, distanceUnit).sign() === 0)
    problems.push({ field: "distance", message: "Distance must be more than 0." });
  if (solveFor !== "time" && given.sign() === 0) problems.push({ field: "hours", message: NO_TIME });
  if (problems.length > 0) throw new InputError(problems);
  if (solveFor === "speed") {
    const meters = toMeters(distance, distanceUnit);
    return { meters, seconds: given, speed: meters.divide(given) };
  }
  const rate = toSpeed(speed, speedUnit, "speed");
  if (solveFor === "distance") return { meters: rate.multiply(given), seconds: given, speed: rate };
  const meters = toMeters(distance, distanceUnit);
  return { meters, seconds: meters.divide(rate), speed: rate };
}

const [FIRST_DAY, LAST_DAY] = [isoToDayNumber("0001-01-01"), isoToDayNumber("9999-12-31")];

/** A wall-clock time as minutes since a fixed day. */
function minutesOf(datetime: string): number {
  const [day = "", clock = ""] = datetime.split("T");
  return isoToDayNumber(day) * MINUTES_PER_DAY + clockMinutes(clock);
}

/** Inverse of `minutesOf`; null outside the calendar. */
function clockOf(minutes: bigint): string | null {
  const count = Number(minutes);
  const day = dayOffset(count);
  if (day < FIRST_DAY || day > LAST_DAY) return null;
  return `${dayNumberToIso(day)}T${clockTime(count)}`;
}

/** Departure plus `seconds`, rounded to the nearest minute, halves up; null after the year 9999. */
function arrivalOf(departure: string, seconds: Rational): string | null {
  return clockOf(BigInt(minutesOf(departure)) + seconds.divide(MINUTE).round());
}

/** @throws InputError on `legs` */
export function trip(inputs: Inputs): Answer {
  const { legs: given, departure } = inputs;
  const legs: TripLeg[] = [];
  let [meters, moving, stopped, speeds] = [Rational.ZERO, Rational.ZERO, Rational.ZERO, Rational.ZERO];
  for (const [i, leg] of given.entries()) {
    const one = legOf(leg, inputs, i);
    meters = meters.add(one.meters);
    moving = moving.add(one.seconds);
    stopped = stopped.add(one.stopSeconds);
    speeds = speeds.add(one.speed);
    legs.push({ ...one, metersSoFar: meters, secondsSoFar: moving.add(stopped) });
  }
  if (moving.sign() === 0) throw new InputError("legs", "At least one leg must take time.");
  const totalSeconds = moving.add(stopped);
  const summary: Trip = {
    legs,
    meters,
    movingSeconds: moving,
    stoppedSeconds: stopped,
    totalSeconds,
    average: meters.divide(totalSeconds),
    movingAverage: meters.divide(moving),
    meanOfSpeeds: speeds.divide(Rational.of(legs.length)),
  };
  return { trip: summary, arrival: arrivalOf(departure, totalSeconds) };
}

type Given = Pick<Inputs, "distanceUnit" | "speedUnit">;

/** @throws InputError on `legs` */
function legOf(leg: Leg, { distanceUnit, speedUnit }: Given, index: number) {
  const { distance, speed, hours, minutes, seconds } = leg;
  const fail = (message: string) => new InputError("legs", `Leg ${index + 1}: ${message}`);
  const hasTime = hours !== null || minutes !== null || seconds !== null;
  if ([distance !== null, speed !== null, hasTime].filter(Boolean).length !== 2)
    throw fail("Enter exactly two of distance, speed and time.");
  const time = toSeconds(hours, minutes, seconds);
  if (hasTime && time.sign() === 0) throw fail(NO_TIME);
  const stopSeconds = Rational.fromNumber(leg.stopMinutes).multiply(MINUTE);
  const meters = distance === null ? null : toMeters(distance, distanceUnit);
  const rate = speed === null ? null : toSpeed(speed, speedUnit, "legs");
  if (meters && rate) return { meters, speed: rate, seconds: meters.divide(rate), stopSeconds, found: "time" as const };
  if (meters) return { meters, speed: meters.divide(time), seconds: time, stopSeconds, found: "speed" as const };
  const found = rate ?? Rational.ZERO;
  return {
    meters: found.multiply(time),
    speed: found,
    seconds: time,
    stopSeconds,
    found: "distance" as const,
  };
}

function bodiesOf(inputs: Inputs) {
  const { distance, distanceUnit, speedA, speedB, speedUnit, delayMinutes } = inputs;
  return {
    distance: toMeters(distance, distanceUnit),
    speedA: toSpeed(speedA, speedUnit, "speedA"),
    speedB: toSpeed(speedB, speedUnit, "speedB"),
    delay: Rational.fromNumber(delayMinutes).multiply(MINUTE),
  };
}

/** @throws InputError */
export function met(inputs: Inputs): Answer {
  const bodies = bodiesOf(inputs);
  const place = meeting(bodies);
  if (!place) throw new InputError("speedB", "At least one of the speeds must be more than 0.");
  return { meeting: { ...place, closing: bodies.speedA.add(bodies.speedB) } };
}

/** @throws InputError */
export function caught(inputs: Inputs): Answer {
  return { caught: catching(bodiesOf(inputs)) };
}

const TWO = Rational.of(2);

/** @throws InputError */
export function boat(inputs: Inputs): Answer {
  const { streamGiven, stillSpeed, streamSpeed, upstreamSpeed, downstreamSpeed, speedUnit } = inputs;
  const meters = toMeters(inputs.distance, inputs.distanceUnit);
  const stream =
    streamGiven === "still-and-stream"
      ? streamOf(toSpeed(stillSpeed, speedUnit, "stillSpeed"), toSpeed(streamSpeed, speedUnit, "streamSpeed"))
      : streamFrom(
          toSpeed(downstreamSpeed, speedUnit, "downstreamSpeed"),
          toSpeed(upstreamSpeed, speedUnit, "upstreamSpeed"),
        );
  const { downstream, upstream } = stream;
  if (stream.stream.sign() < 0)
    throw new InputError("downstreamSpeed", "The speed downstream must be at least the speed upstream.");
  const timeAt = (speed: Rational) => (speed.sign() > 0 ? meters.divide(speed) : null);
  const found: Boat = {
    ...stream,
    meters,
    downstreamSeconds: timeAt(downstream),
    upstreamSeconds: timeAt(upstream),
    roundTripAverage:
      upstream.sign() > 0 ? TWO.multiply(downstream).multiply(upstream).divide(downstream.add(upstream)) : null,
  };
  return { boat: found };
}

/** @throws InputError */
export function passed(inputs: Inputs): Answer {
  const { lengthA, lengthB, lengthUnit, speedA, speedB, speedUnit, direction } = inputs;
  const meters = toMeters(lengthA, lengthUnit).add(toMeters(lengthB, lengthUnit));
  if (meters.sign() === 0) throw new InputError("lengthB", "The lengths must add up to more than 0.");
  const moves = direction !== "stationary";
  const relative = relativeSpeed(
    toSpeed(speedA, speedUnit, "speedA"),
    moves ? toSpeed(speedB, speedUnit, "speedB") : Rational.ZERO,
    direction,
  );
  const found: Passing = { meters, relative, seconds: relative.sign() > 0 ? meters.divide(relative) : null };
  return { passing: found };
}
