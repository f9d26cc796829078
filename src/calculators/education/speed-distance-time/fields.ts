import { choice, datetime, list, number, type Options, type ValuesOf } from "../../../core/fields";
import { DISTANCE_LABELS, PACES, SPEED_LABELS } from "./units";

/** Limits of the inputs, beyond anything that moves on Earth or is measured in practice. */
const LARGEST = 1e9;
const SMALLEST = 1e-9;

/** Lets the user type a pace as minutes and seconds. */
const PACE = { sixtieths: { speedUnit: Object.keys(PACES) } };

const distance = <const O extends Options>(options: O) =>
  number({ min: 0, max: LARGEST, tooLowMessage: `${options.label} must be 0 or more.`, ...options });
const speed = <const O extends Options>(options: O) => number({ min: 0, max: LARGEST, ...PACE, ...options });
const moving = { min: SMALLEST, tooLowMessage: "Speed must be more than 0." } as const;
const part = (label: string, unit: string, value: number) =>
  number({
    label,
    unit,
    default: value,
    min: 0,
    max: LARGEST,
    when: { mode: "solve", solveFor: ["speed", "distance"] },
  });

const LENGTHS = { meter: "Meters", foot: "Feet" } as const;

/** The inputs of all questions; each question lists those that it uses. */
export const fields = {
  solveFor: choice({
    label: "Find",
    options: { speed: "Speed", distance: "Distance", time: "Time" },
    default: "speed",
  }),
  distance: distance({
    label: "Distance",
    default: 150,
    when: [{ mode: "solve", solveFor: ["speed", "time"] }, { mode: ["meet", "overtake", "stream"] }],
  }),
  distanceUnit: choice({ label: "Unit of distance", options: DISTANCE_LABELS, default: "mile" }),
  speed: speed({
    label: "Speed or pace",
    default: 60,
    ...moving,
    when: { mode: "solve", solveFor: ["distance", "time"] },
  }),
  speedUnit: choice({ label: "Unit of speed", options: SPEED_LABELS, default: "mile-per-hour" }),
  hours: part("Hours", "h", 2),
  minutes: part("Minutes", "min", 30),
  seconds: part("Seconds", "s", 0),
  departure: datetime({
    label: "Departure",
    note: "Wall clock, without time zones",
    default: "2026-11-20T09:00",
  }),
  stopMinutes: number({
    label: "Stops",
    note: "Added to the arrival only",
    unit: "min",
    default: 0,
    min: 0,
    max: 100_000,
  }),
  arriveBy: datetime({
    label: "Arrive by",
    note: "Shows when to leave, or how fast to go",
    default: null,
  }),
  legs: list({
    label: "Legs",
    note: "Enter two of distance, speed and time for each; the third is calculated",
    itemLabel: "Leg",
    minRows: 1,
    maxRows: 100,
    default: [
      { distance: 60, speed: 40 },
      { distance: 60, speed: 60, stopMinutes: 15 },
    ],
    item: {
      distance: number({
        label: "Distance",
        default: null,
        min: 0,
        max: LARGEST,
        tooLowMessage: "Distance must be 0 or more.",
      }),
      speed: number({ label: "Speed", default: null, max: LARGEST, ...moving }),
      hours: number({ label: "Hours", default: null, min: 0, max: LARGEST }),
      minutes: number({ label: "Minutes", default: null, min: 0, max: LARGEST }),
      seconds: number({ label: "Seconds", default: null, min: 0, max: LARGEST }),
      stopMinutes: number({ label: "Stop after the leg", unit: "min", default: 0, min: 0, max: 100_000 }),
    },
  }),
  direction: choice({
    label: "B moves",
    options: {
      stationary: "Not at all",
      same: "In the same direction",
      opposite: "In the opposite direction",
    },
    default: "stationary",
  }),
  speedA: speed({ label: "Speed of A", default: 70 }),
  speedB: speed({
    label: "Speed of B",
    default: 80,
    when: [{ mode: ["meet", "overtake"] }, { mode: "train", direction: ["same", "opposite"] }],
  }),
  delayMinutes: number({
    label: "Delay before B starts",
    unit: "min",
    default: 0,
    min: 0,
    max: LARGEST,
  }),
  streamGiven: choice({
    label: "Known",
    options: {
      "still-and-stream": "Still water and stream speeds",
      "up-and-down": "Speeds upstream and downstream",
    },
    default: "still-and-stream",
  }),
  stillSpeed: speed({
    label: "Speed in still water",
    default: 12,
    when: { streamGiven: "still-and-stream" },
  }),
  streamSpeed: speed({ label: "Speed of the stream", default: 3, when: { streamGiven: "still-and-stream" } }),
  upstreamSpeed: speed({ label: "Speed upstream", default: 7, when: { streamGiven: "up-and-down" } }),
  downstreamSpeed: speed({ label: "Speed downstream", default: 11, when: { streamGiven: "up-and-down" } }),
  lengthA: distance({ label: "Length of train A", default: 150 }),
  lengthB: distance({ label: "Length of B", note: "A platform, a bridge or another train", default: 250 }),
  lengthUnit: choice({ label: "Unit of length", options: LENGTHS, default: "meter" }),
};

export type Fields = typeof fields;
export type Inputs = ValuesOf<Fields>;
export type Leg = Inputs["legs"][number];
