import { choice, datetime, fold, list, number, type Options, type ValuesOf } from "../../../core/fields";
import { DISTANCE_LABELS, DISTANCE_UNITS, PACES, SPEED_LABELS, SPEED_UNITS } from "./units";

/** Limits of the inputs, beyond anything that moves on Earth or is measured in practice. */
const LARGEST = 1e9;
const SMALLEST = 1e-9;

/** Lets the user type a pace as minutes and seconds. */
const PACE = { reads: { sixtieths: { speedUnit: Object.keys(PACES) }, unitIn: "speedUnit" } };

const distance = <const O extends Options>(label: string, options?: O) =>
  number(label, {
    min: 0,
    max: LARGEST,
    messages: { tooLow: `${label} must be 0 or more.` },
    reads: { unitIn: "distanceUnit" },
    ...options,
  });
const speed = <const O extends Options>(label: string, options?: O) =>
  number(label, { min: 0, max: LARGEST, ...PACE, ...options });
const moving = { min: SMALLEST, messages: { tooLow: "Speed must be more than 0." } } as const;
const part = (label: string, unit: string, value: number) =>
  number(label, {
    unit,
    default: value,
    min: 0,
    max: LARGEST,
    when: { mode: "solve", solveFor: ["speed", "distance"] },
  });

const LENGTHS = { meter: "Meters", foot: "Feet" } as const;

/** The inputs of all questions; each question lists those that it uses. */
export const fields = {
  solveFor: choice("Find", { options: { speed: "Speed", distance: "Distance", time: "Time" }, default: "speed" }),
  distance: {
    ...distance("Distance", {
      default: 150,
      when: [{ mode: "solve", solveFor: ["speed", "time"] }, { mode: ["meet", "overtake", "stream"] }],
    }),
    solve: true,
  },
  distanceUnit: choice("Unit of distance", {
    options: DISTANCE_LABELS,
    units: DISTANCE_UNITS,
    default: "mile",
  }),
  speed: {
    ...speed("Speed or pace", {
      default: 60,
      ...moving,
      when: { mode: "solve", solveFor: ["distance", "time"] },
    }),
    solve: true,
  },
  speedUnit: choice("Unit of speed", { options: SPEED_LABELS, units: SPEED_UNITS, default: "mile-per-hour" }),
  hours: part("Hours", "h", 2),
  minutes: part("Minutes", "min", 30),
  ...fold("Seconds, departure and stops", {
    seconds: part("Seconds", "s", 0),
    departure: datetime("Departure", { note: "Wall clock, without time zones", default: "2026-11-20T09:00" }),
    stopMinutes: number("Stops", { note: "Added to the arrival only", unit: "min", default: 0, min: 0, max: 100_000 }),
    arriveBy: datetime("Arrive by", { note: "Shows when to leave, or how fast to go", default: null }),
  }),
  legs: list("Legs", {
    note: "Enter two of distance, speed and time for each; the third is calculated",
    row: { label: "Leg" },
    min: 1,
    max: 100,
    default: [
      { distance: 60, speed: 40 },
      { distance: 60, speed: 60, stopMinutes: 15 },
    ],
    columns: {
      distance: number("Distance", {
        default: null,
        min: 0,
        max: LARGEST,
        messages: { tooLow: "Distance must be 0 or more." },
        reads: { unitIn: "distanceUnit" },
      }),
      speed: number("Speed", { default: null, max: LARGEST, ...PACE, ...moving }),
      hours: number("Hours", { default: null, min: 0, max: LARGEST }),
      minutes: number("Minutes", { default: null, min: 0, max: LARGEST }),
      seconds: number("Seconds", { default: null, min: 0, max: LARGEST }),
      stopMinutes: number("Stop after the leg", { unit: "min", default: 0, min: 0, max: 100_000 }),
    },
  }),
  direction: choice("B moves", {
    options: {
      stationary: "Not at all",
      same: "In the same direction",
      opposite: "In the opposite direction",
    },
    default: "stationary",
  }),
  speedA: { ...speed("Speed of A", { default: 70 }), solve: true },
  speedB: {
    ...speed("Speed of B", {
      default: 80,
      when: [{ mode: ["meet", "overtake"] }, { mode: "train", direction: ["same", "opposite"] }],
    }),
    solve: true,
  },
  delayMinutes: number("Delay before B starts", { unit: "min", default: 0, min: 0, max: LARGEST, solve: true }),
  streamGiven: choice("Known", {
    options: {
      "still-and-stream": "Still water and stream speeds",
      "up-and-down": "Speeds upstream and downstream",
    },
    default: "still-and-stream",
  }),
  stillSpeed: speed("Speed in still water", {
    default: 12,
    when: { streamGiven: "still-and-stream" },
  }),
  streamSpeed: speed("Speed of the stream", { default: 3, when: { streamGiven: "still-and-stream" } }),
  upstreamSpeed: speed("Speed upstream", { default: 7, when: { streamGiven: "up-and-down" } }),
  downstreamSpeed: speed("Speed downstream", { default: 11, when: { streamGiven: "up-and-down" } }),
  lengthA: distance("Length of train A", { default: 150, reads: { unitIn: "lengthUnit" } }),
  lengthB: distance("Length of B", {
    note: "A platform, a bridge or another train",
    default: 250,
    reads: { unitIn: "lengthUnit" },
  }),
  lengthUnit: choice("Unit of length", { options: LENGTHS, units: DISTANCE_UNITS, default: "meter" }),
};

export type Fields = typeof fields;
export type Inputs = ValuesOf<Fields>;
export type Leg = Inputs["legs"][number];
