import { InputError, notice } from "../../../../core/calculator";
import { outputsOf } from "../../../../core/outputs";
import acceleration from "../../../../data/units/acceleration.json";
import length from "../../../../data/units/length.json";
import speed from "../../../../data/units/speed.json";
import time from "../../../../data/units/time.json";
import { defineLaw, type LawModel, type Write } from "../../../../fieldsets/law";
import { type Moment, momentsAt } from "../../../../math/mechanics/uniform-acceleration";

const SPEED = { rows: speed, unit: "meter-per-second" };
const output = outputsOf<LawModel>();

/** Moments from the start on at which the displacement is reached. Empty unless `known` is u-a-s or v-a-s. */
function moments({ known }: LawModel["inputs"], values: LawModel["values"]): readonly Moment[] {
  const { initialVelocity: u, finalVelocity: v, acceleration: a = 0, displacement: s = 0 } = values;
  const all = known === "u-a-s" ? momentsAt("u", u ?? 0, a, s) : known === "v-a-s" ? momentsAt("v", v ?? 0, a, s) : [];
  return all.filter(({ time }) => time >= 0);
}

/** The later of two times, or null if there is only one. */
const later = ({ inputs, values }: LawModel): number | null => {
  // Uses only the given velocity, not the one that was found.
  const both = moments(inputs, values);
  return both[1]?.time ?? null;
};

const NEGATIVE_TIME = "These values would need a negative time.";

export default defineLaw({
  variables: {
    initialVelocity: { label: "Initial velocity", symbol: "u", quantity: SPEED, default: 70 },
    finalVelocity: { label: "Final velocity", symbol: "v", quantity: SPEED },
    acceleration: {
      label: "Acceleration",
      symbol: "a",
      quantity: { rows: acceleration, unit: "meter-per-second-squared" },
      default: -1.5,
      note: "Negative: in the backward direction",
    },
    time: {
      label: "Time",
      symbol: "t",
      quantity: { rows: time, unit: "second" },
      default: 40,
      above: 0,
      foundAt: "limit",
    },
    displacement: {
      label: "Displacement",
      symbol: "s",
      quantity: { rows: length, unit: "meter" },
      note: "From the start; negative: backward",
    },
  },
  law: "v = u + a × t and s = (u + v) ÷ 2 × t",
  known: {
    "u-a-t": {
      label: "Initial velocity, acceleration, time",
      find: { finalVelocity: "u + a × t", displacement: "u × t + a × t² ÷ 2" },
    },
    "u-v-a": {
      label: "Both velocities, acceleration",
      find: { time: "(v − u) ÷ a", displacement: "(u + v) ÷ 2 × t" },
    },
    "u-v-t": {
      label: "Both velocities, time",
      find: { acceleration: "(v − u) ÷ t", displacement: "(u + v) ÷ 2 × t" },
    },
    "u-v-s": {
      label: "Both velocities, displacement",
      find: { time: "2 × s ÷ (u + v)", acceleration: "(v − u) ÷ t" },
    },
    "u-a-s": {
      label: "Initial velocity, acceleration, displacement",
      find: { time: "2 × s ÷ (u + √(u² + 2 × a × s))", finalVelocity: "u + a × t" },
    },
    "u-t-s": {
      label: "Initial velocity, time, displacement",
      find: { acceleration: "2 × (s − u × t) ÷ t²", finalVelocity: "2 × s ÷ t − u" },
    },
    "v-a-t": {
      label: "Final velocity, acceleration, time",
      find: { initialVelocity: "v − a × t", displacement: "v × t − a × t² ÷ 2" },
    },
    "v-a-s": {
      label: "Final velocity, acceleration, displacement",
      find: { time: "2 × s ÷ (v + √(v² − 2 × a × s))", initialVelocity: "v − a × t" },
    },
    "v-t-s": {
      label: "Final velocity, time, displacement",
      find: { initialVelocity: "2 × s ÷ t − v", acceleration: "2 × (v × t − s) ÷ t²" },
    },
    "a-t-s": {
      label: "Acceleration, time, displacement",
      find: { finalVelocity: "s ÷ t + a × t ÷ 2", initialVelocity: "s ÷ t − a × t ÷ 2" },
    },
  },
  /** The first moment that is not before the start. */
  choose(values, inputs, write) {
    const { known } = inputs;
    if (known !== "u-a-s" && known !== "v-a-s") return undefined;
    const [first] = moments(inputs, values);
    if (!first) throw unreached(values, known, write);
    return known === "u-a-s"
      ? { time: first.formula, finalVelocity: "u + a × t" }
      : { time: first.formula, initialVelocity: "v − a × t" };
  },
  refuse({ initialVelocity: u = 0, finalVelocity: v = 0, acceleration: a, displacement: s }, _, inputs) {
    if (inputs.known === "u-v-a" && a === 0)
      throw new InputError(
        "acceleration",
        u === v
          ? "Without acceleration the velocity stays the same at all times: enter the time or the displacement."
          : "Without acceleration the velocity cannot change.",
      );
    if (inputs.known !== "u-v-s") return;
    if (s === 0)
      throw new InputError("displacement", "Displacement must not be 0 to find the time from two velocities.");
    if (u + v === 0)
      throw new InputError(
        "displacement",
        "With opposite velocities of the same magnitude the body is back where it started: the displacement would be 0.",
      );
  },
  outputs: {
    altTime: output.number("Later time", { unit: "s", digits: { significant: 7 }, optional: true, value: later }),
    altInitialVelocity: output.number("Initial velocity for the later time", {
      unit: "m/s",
      digits: { significant: 7 },
      optional: true,
      when: { known: "v-a-s" },
      value: (model) => {
        const time = model.inputs.known === "v-a-s" ? later(model) : null;
        const { finalVelocity = 0, acceleration = 0 } = model.values;
        return time === null ? null : finalVelocity - acceleration * time;
      },
    }),
    altFinalVelocity: output.number("Final velocity at the later time", {
      unit: "m/s",
      digits: { significant: 7 },
      optional: true,
      when: { known: "u-a-s" },
      value: (model) => {
        const time = model.inputs.known === "u-a-s" ? later(model) : null;
        const { initialVelocity = 0, acceleration = 0 } = model.values;
        return time === null ? null : initialVelocity + acceleration * time;
      },
    }),
  },
  sentence(_, { of, inputs }) {
    switch (inputs.known) {
      case "u-v-a":
        return [`From ${of("initialVelocity")} to ${of("finalVelocity")} takes`, `, over ${of("displacement")}`];
      case "u-v-t":
        return [
          `Going from ${of("initialVelocity")} to ${of("finalVelocity")} in ${of("time")} takes`,
          `, over ${of("displacement")}`,
        ];
      case "u-v-s":
        return [
          `From ${of("initialVelocity")} to ${of("finalVelocity")} over ${of("displacement")} takes`,
          `, with an acceleration of ${of("acceleration")}`,
        ];
      case "u-a-s":
        return [`It gets to ${of("displacement")} after`, `, at ${of("finalVelocity")}`];
      case "v-a-s":
        return [`It gets to ${of("displacement")} after`, `, having started at ${of("initialVelocity")}`];
      case "u-t-s":
        return [`Covering ${of("displacement")} in ${of("time")} takes`, `, and ends at ${of("finalVelocity")}`];
      case "v-a-t":
        return [`It started at`, `, and has gone ${of("displacement")} since`];
      case "v-t-s":
        return [`It started at`, `, and accelerated at ${of("acceleration")}`];
      case "a-t-s":
        return [`It ends at`, `, from ${of("initialVelocity")} at the start`];
      default:
        return [`After ${of("time")} it moves at`, `, ${of("displacement")} from the start`];
    }
  },
  notices(model, _, write) {
    const time = later(model);
    if (time === null) return [];
    return [notice("two-times", `The body is there twice: the second time is after ${write("time", time)}.`)];
  },
});

function unreached(values: LawModel["values"], known: string, write: Write<"displacement">): InputError {
  const { initialVelocity: u = 0, finalVelocity: v = 0, acceleration: a = 0, displacement: s = 0 } = values;
  const velocity = known === "u-a-s" ? u : v;
  if (a === 0 && velocity === 0)
    return new InputError("displacement", "Without velocity and acceleration the body stays where it is.");
  const square = known === "u-a-s" ? u * u + 2 * a * s : v * v - 2 * a * s;
  if (square >= 0) return new InputError(known === "u-a-s" ? "initialVelocity" : "finalVelocity", NEGATIVE_TIME);
  const place = write("displacement", s);
  return new InputError(
    "displacement",
    known === "u-a-s"
      ? `With this acceleration the body turns around before reaching ${place}.`
      : `With this acceleration no initial velocity leads to this final velocity after ${place}.`,
  );
}
