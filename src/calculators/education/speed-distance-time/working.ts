/** The working of every question, in the units of the speed; loaded on demand. */
import { type ShowWorking, type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { Rational } from "../../../math/numbers/rational";
import { signedOperand } from "../../../math/words/signed-operand";
import type { Inputs } from "./fields";
import { plainUnit, type TravelModel } from "./modes";
import type { Answer } from "./travel";
import {
  DISTANCES,
  type DistanceUnit,
  fromMeters,
  fromSpeed,
  isPace,
  partsOf,
  symbolOf,
  TIMES,
  type TimeUnit,
  toMeters,
  toSpeed,
} from "./units";
import { timeWords } from "./words";

export const working: ShowWorking<TravelModel> = ({ variant, answer, inputs }, format) =>
  QUESTIONS[variant](answer, inputs, new Numbers(format, inputs));

type Question = (answer: Answer, inputs: Inputs, n: Numbers) => readonly Step[];

/** Writes the numbers of the working in the length and time units of the chosen speed or pace. */
class Numbers {
  readonly length: DistanceUnit;
  readonly time: TimeUnit;

  constructor(
    readonly format: Format,
    readonly inputs: Inputs,
  ) {
    ({ length: this.length, time: this.time } = partsOf(inputs.speedUnit));
  }

  text(value: number): string {
    return this.format.number(value, 8);
  }

  /** A distance, in the length unit of the speed. */
  meters(meters: Rational): string {
    return this.text(fromMeters(meters, this.length).toNumber());
  }

  seconds(seconds: Rational): string {
    return this.text(seconds.toNumber() / TIMES[this.time]);
  }

  /** A speed without its unit symbol. @param unit `plainUnit` if speeds are added or subtracted */
  speed(speed: Rational, unit = this.inputs.speedUnit): string {
    const value = fromSpeed(speed, unit);
    return value === null ? "0" : this.text(value.toNumber());
  }

  get symbols() {
    return { length: DISTANCES[this.length].symbol, speed: symbolOf(this.inputs.speedUnit) };
  }

  /** Converts a distance to the length unit of the speed; no step if it is already in that unit. */
  distanceSteps(distance: number, unit: DistanceUnit): Step[] {
    if (unit === this.length) return [];
    const [from, to] = [DISTANCES[unit], DISTANCES[this.length]];
    const expression = `${this.text(distance)} × ${from.meters} ÷ ${to.meters}`;
    const value = fromMeters(toMeters(distance, unit), this.length);
    return [step(`Distance in ${to.symbol}`, expression, `${this.text(value.toNumber())} ${to.symbol}`)];
  }

  /** Combines hours, minutes and seconds into one number. */
  timeStep(seconds: Rational, hours: number, minutes: number, rest: number): Step {
    const per = TIMES[this.time];
    const parts = (
      [
        [hours, 3600],
        [minutes, 60],
        [rest, 1],
      ] as const
    ).flatMap(([count, size]) =>
      count === 0
        ? []
        : [
            size === per
              ? this.text(count)
              : size > per
                ? `${this.text(count)} × ${size / per}`
                : `${this.text(count)} ÷ ${per / size}`,
          ],
    );
    return step(`Time in ${this.time}`, parts.join(" + "), `${this.seconds(seconds)} ${this.time}`);
  }

  /** `2.5 h (2 h 30 min)` */
  timeValue(seconds: Rational): string {
    const [plain, words] = [`${this.seconds(seconds)} ${this.time}`, timeWords(seconds, this.format)];
    return plain === words ? plain : `${plain} (${words})`;
  }
}

const QUESTIONS: Readonly<Record<TravelModel["variant"], Question>> = {
  solve({ motion }, inputs, n) {
    if (!motion) return [];
    const { solveFor, distance, distanceUnit, speed, speedUnit, hours, minutes, seconds } = inputs;
    const { length, speed: symbol } = n.symbols;
    const slow = isPace(speedUnit);
    const [d, t] = [n.meters(motion.meters), n.seconds(motion.seconds)];
    const v = solveFor === "speed" ? n.speed(motion.speed) : n.text(speed);
    const list = [
      ...(solveFor === "distance" ? [] : n.distanceSteps(distance, distanceUnit)),
      ...(solveFor === "time" ? [] : [n.timeStep(motion.seconds, hours, minutes, seconds)]),
    ];
    if (solveFor === "speed")
      list.push(
        slow
          ? step("Pace = time ÷ distance", `${t} ÷ ${d}`, `${v} ${symbol}`)
          : step("Speed = distance ÷ time", `${d} ÷ ${t}`, `${v} ${symbol}`),
      );
    else if (solveFor === "distance") {
      list.push(
        slow
          ? step("Distance = time ÷ pace", `${t} ÷ ${v}`, `${d} ${length}`)
          : step("Distance = speed × time", `${v} × ${t}`, `${d} ${length}`),
      );
      if (distanceUnit !== n.length)
        list.push(
          step(
            `Distance in ${DISTANCES[distanceUnit].symbol}`,
            `${d} × ${DISTANCES[n.length].meters} ÷ ${DISTANCES[distanceUnit].meters}`,
            `${n.text(fromMeters(motion.meters, distanceUnit).toNumber())} ${DISTANCES[distanceUnit].symbol}`,
          ),
        );
    } else
      list.push(
        slow
          ? step("Time = distance × pace", `${d} × ${v}`, n.timeValue(motion.seconds))
          : step("Time = distance ÷ speed", `${d} ÷ ${v}`, n.timeValue(motion.seconds)),
      );
    return list;
  },
  legs({ trip }, { speedUnit }, n) {
    if (!trip) return [];
    const { length, speed: symbol } = n.symbols;
    const unit = plainUnit(speedUnit);
    const hourly = { ...n.inputs, speedUnit: unit };
    const plain = new Numbers(n.format, hourly);
    const speedSymbol = symbolOf(unit);
    return [
      ...trip.legs.map(({ found, meters, seconds, speed }, i) => {
        const [d, t, v] = [plain.meters(meters), plain.seconds(seconds), plain.speed(speed)];
        const name = `Leg ${i + 1}`;
        if (found === "time") return step(`${name}: time = distance ÷ speed`, `${d} ÷ ${v}`, plain.timeValue(seconds));
        return found === "speed"
          ? step(`${name}: speed = distance ÷ time`, `${d} ÷ ${t}`, `${v} ${speedSymbol}`)
          : step(`${name}: distance = speed × time`, `${v} × ${t}`, `${d} ${length}`);
      }),
      step(
        "Distance",
        trip.legs.map(({ meters }) => plain.meters(meters)).join(" + "),
        `${plain.meters(trip.meters)} ${length}`,
      ),
      step(
        "Time with stops",
        trip.legs
          .flatMap(({ seconds, stopSeconds }) => [seconds, ...(stopSeconds.sign() > 0 ? [stopSeconds] : [])])
          .map((seconds) => plain.seconds(seconds))
          .join(" + "),
        plain.timeValue(trip.totalSeconds),
      ),
      step(
        "Average speed = total distance ÷ total time",
        `${plain.meters(trip.meters)} ÷ ${plain.seconds(trip.totalSeconds)}`,
        `${plain.speed(trip.average)} ${speedSymbol}`,
      ),
      ...(unit === speedUnit || trip.average.sign() === 0
        ? []
        : [step("As a pace", `60 ÷ ${plain.speed(trip.average)}`, `${n.speed(trip.average)} ${symbol}`)]),
    ];
  },
  meet({ meeting }, inputs, given) {
    if (!meeting) return [];
    const { n, symbol, length, a, b, d, delay } = bodies(inputs, given);
    const t = n.seconds(meeting.seconds);
    const alone = meeting.metersFromB.sign() === 0 && inputs.delayMinutes > 0;
    return [
      ...n.distanceSteps(inputs.distance, inputs.distanceUnit),
      ...delay.steps,
      step(
        "Closing speed = sum of both speeds",
        `${a} + ${b}`,
        `${n.speed(meeting.closing, plainUnit(inputs.speedUnit))} ${symbol}`,
      ),
      alone
        ? step("A arrives before B starts: time = distance ÷ speed of A", `${d} ÷ ${a}`, n.timeValue(meeting.seconds))
        : inputs.delayMinutes > 0
          ? step(
              "Time = (distance + speed of B × delay) ÷ closing speed",
              `(${d} + ${b} × ${delay.text}) ÷ (${a} + ${b})`,
              n.timeValue(meeting.seconds),
            )
          : step("Time = distance ÷ closing speed", `${d} ÷ (${a} + ${b})`, n.timeValue(meeting.seconds)),
      step("From A = speed of A × time", `${a} × ${t}`, `${n.meters(meeting.metersFromA)} ${length}`),
      step(
        "From B = the rest",
        `${d} − ${n.meters(meeting.metersFromA)}`,
        `${n.meters(meeting.metersFromB)} ${length}`,
      ),
    ];
  },
  overtake({ caught }, inputs, given) {
    if (!caught) return [];
    const { n, symbol, length, a, b, d, delay, gain } = bodies(inputs, given);
    const lead = n.meters(caught.lead);
    const list = [
      ...n.distanceSteps(inputs.distance, inputs.distanceUnit),
      ...delay.steps,
      step(
        "When B starts, A is ahead by",
        inputs.delayMinutes > 0 ? `${d} + ${a} × ${delay.text}` : d,
        `${lead} ${length}`,
      ),
      step("B gains on A at the difference of the speeds", `${b} − ${a}`, `${gain} ${symbol}`),
    ];
    if (caught.seconds && caught.meters)
      list.push(
        step("Time = lead ÷ gain", `${lead} ÷ (${b} − ${a})`, n.timeValue(caught.seconds)),
        step(
          "Distance = speed of B × time",
          `${b} × ${n.seconds(caught.seconds)}`,
          `${n.meters(caught.meters)} ${length}`,
        ),
      );
    return list;
  },
  stream({ boat }, inputs, given) {
    if (!boat) return [];
    const { n, symbol, d } = bodies(inputs, given);
    const unit = plainUnit(inputs.speedUnit);
    const [still, stream, down, up] = [boat.still, boat.stream, boat.downstream, boat.upstream].map((speed) =>
      signedOperand(n.speed(speed, unit)),
    );
    const list = [...n.distanceSteps(inputs.distance, inputs.distanceUnit)];
    if (inputs.streamGiven === "still-and-stream")
      list.push(
        step("Downstream = still water + stream", `${still} + ${stream}`, `${down} ${symbol}`),
        step("Upstream = still water − stream", `${still} − ${stream}`, `${n.speed(boat.upstream, unit)} ${symbol}`),
      );
    else
      list.push(
        step("Still water = (downstream + upstream) ÷ 2", `(${down} + ${up}) ÷ 2`, `${still} ${symbol}`),
        step("Stream = (downstream − upstream) ÷ 2", `(${down} − ${up}) ÷ 2`, `${stream} ${symbol}`),
      );
    if (boat.downstreamSeconds)
      list.push(step("Time downstream = distance ÷ speed", `${d} ÷ ${down}`, n.timeValue(boat.downstreamSeconds)));
    if (boat.upstreamSeconds)
      list.push(step("Time upstream = distance ÷ speed", `${d} ÷ ${up}`, n.timeValue(boat.upstreamSeconds)));
    if (boat.roundTripAverage)
      list.push(
        step(
          "Round-trip average = 2 × down × up ÷ (down + up)",
          `2 × ${down} × ${up} ÷ (${down} + ${up})`,
          `${n.speed(boat.roundTripAverage, unit)} ${symbol}`,
        ),
      );
    return list;
  },
  train({ passing }, inputs, given) {
    if (!passing) return [];
    const { n, symbol, a, b } = bodies(inputs, given);
    const { lengthA, lengthB, lengthUnit, direction } = inputs;
    const unit = plainUnit(inputs.speedUnit);
    const { length, time } = partsOf(unit);
    const size = `${n.text(lengthA)} + ${n.text(lengthB)}`;
    const relative = n.speed(passing.relative, unit);
    const total = n.text(passing.meters.toNumber());
    const rate = n.text(passing.relative.toNumber());
    return [
      step(
        "Sum of both lengths, in meters",
        lengthUnit === "meter" ? size : `(${size}) × ${DISTANCES[lengthUnit].meters}`,
        `${total} m`,
      ),
      step(
        {
          stationary: "B is stationary",
          same: "Same direction: the difference of the speeds",
          opposite: "Opposite directions: the sum of the speeds",
        }[direction],
        { stationary: a, same: `|${a} − ${b}|`, opposite: `${a} + ${b}` }[direction],
        `${relative} ${symbol}`,
      ),
      ...(unit === "meter-per-second"
        ? []
        : [step("In meters per second", `${relative} × ${DISTANCES[length].meters} ÷ ${TIMES[time]}`, `${rate} m/s`)]),
      ...(passing.seconds
        ? [step("Time = lengths ÷ relative speed", `${total} ÷ ${rate}`, `${n.text(passing.seconds.toNumber())} s`)]
        : []),
    ];
  },
};

/** The numbers of two bodies, whose speeds are added or subtracted and are therefore not written as paces. */
function bodies(inputs: Inputs, { format }: Numbers) {
  const unit = plainUnit(inputs.speedUnit);
  const n = new Numbers(format, { ...inputs, speedUnit: unit });
  const exactly = (key: "speedA" | "speedB") =>
    inputs[key] ? toSpeed(inputs[key], inputs.speedUnit, key) : Rational.ZERO;
  const [speedA, speedB] = [exactly("speedA"), exactly("speedB")];
  const minutes = inputs.delayMinutes;
  const delay = n.text((minutes * 60) / TIMES[n.time]);
  const ratio = 60 / TIMES[n.time];
  return {
    n,
    symbol: symbolOf(unit),
    length: DISTANCES[n.length].symbol,
    a: n.speed(speedA, unit),
    b: n.speed(speedB, unit),
    /** By how much B is faster than A. */
    gain: n.speed(speedB.subtract(speedA), unit),
    d: n.meters(toMeters(inputs.distance ?? 0, inputs.distanceUnit ?? "meter")),
    delay: {
      text: delay,
      steps:
        minutes > 0
          ? [
              step(
                `Delay in ${n.time}`,
                ratio >= 1 ? `${n.text(minutes)} × ${ratio}` : `${n.text(minutes)} ÷ ${1 / ratio}`,
                `${delay} ${n.time}`,
              ),
            ]
          : [],
    },
  };
}
