import { defineCalculator, InputError, type Notice, type Step, step } from "../../../../core/calculator";
import { choice, fold, number, type ValuesOf } from "../../../../core/fields";
import type { Format } from "../../../../core/format";
import type { Listed } from "../../../../core/listed";
import { outputsOf } from "../../../../core/outputs";
import acceleration from "../../../../data/units/acceleration.json";
import angle from "../../../../data/units/angle.json";
import area from "../../../../data/units/area.json";
import density from "../../../../data/units/density.json";
import length from "../../../../data/units/length.json";
import mass from "../../../../data/units/mass.json";
import speed from "../../../../data/units/speed.json";
import { conversionStep } from "../../../../fieldsets/law-working";
import { inChosenUnit, inOwnUnits, inUnitChosen, inUnitOf, quantity, withSymbol } from "../../../../fieldsets/quantity";
import { cosDegrees, inDegrees, sinDegrees } from "../../../../math/formula/degrees";
import { Formula } from "../../../../math/formula/formula";
import { type Aim, aim, type Flight, fly, type Place } from "../../../../math/mechanics/projectile";

const METERS = { rows: length, unit: "meter" };
const withDrag = { dragModel: "quadratic" };

const fields = {
  ...quantity("speed", { rows: speed, unit: "meter-per-second" }, "Launch speed", { default: 30, min: 0, solve: true }),
  ...quantity("angle", { rows: angle, unit: "degree" }, "Launch angle", {
    default: 45,
    min: -90,
    max: 90,
    note: "Above the horizontal, negative for below it",
    solve: 1,
  }),
  ...quantity("height", METERS, "Height", { noun: "Height", default: 1.8, min: 0, solve: true }),
  dragModel: choice("Air resistance", {
    options: { none: "None", quadratic: "Proportional to the square of the speed" },
    default: "none",
  }),
  ...quantity("mass", { rows: mass, unit: "kilogram" }, "Mass", { default: 0.145, above: 0, when: withDrag }),
  dragCoefficient: number("Drag coefficient", {
    default: 0.35,
    min: 0,
    when: withDrag,
    note: "A smooth ball has about 0.47, a baseball 0.35",
  }),
  ...quantity("area", { rows: area, unit: "square-meter" }, "Frontal area", {
    default: 0.00426,
    above: 0,
    when: withDrag,
  }),
  ...quantity("airDensity", { rows: density, unit: "kilogram-per-cubic-meter" }, "Air density", {
    default: 1.225,
    min: 0,
    when: withDrag,
  }),
  ...fold("Gravity and aim", {
    ...quantity("gravity", { rows: acceleration, unit: "meter-per-second-squared" }, "Gravity", {
      default: 9.81,
      above: 0,
      solve: true,
    }),
    ...quantity("wantedRange", METERS, "Target range", {
      optional: true,
      above: 0,
      note: "Finds the launch angles for it",
    }),
  }),
};

type Inputs = ValuesOf<typeof fields>;

const ROWS = 101;

/** A throw over level ground, in meters, seconds and degrees. */
export class Projectile {
  readonly own: Inputs;
  readonly flight: Flight;
  readonly free: Flight;
  readonly #aim: Aim | null;

  /** @throws InputError if the flight cannot be computed to its end */
  constructor(readonly inputs: Inputs) {
    this.own = inOwnUnits(fields, inputs);
    const { angle, wantedRange } = this.own;
    this.free = this.#fly(cosDegrees(angle), sinDegrees(angle), 0);
    this.flight = this.drag === 0 ? this.free : this.#fly(cosDegrees(angle), sinDegrees(angle), this.drag);
    const hasTarget = typeof wantedRange === "number" && this.own.speed > 0;
    this.#aim = hasTarget ? aim((at) => this.#fly(Math.cos(at), Math.sin(at), this.drag).landing.x, wantedRange) : null;
  }

  /** Deceleration divided by the square of the speed, in 1/m. */
  get drag(): number {
    const { dragModel, airDensity, dragCoefficient, area, mass } = this.own;
    return dragModel === "quadratic" ? (airDensity * dragCoefficient * area) / (2 * mass) : 0;
  }

  #fly(cosine: number, sine: number, drag: number): Flight {
    const { speed, height, gravity } = this.own;
    const flight = fly({ vx: speed * cosine, vy: speed * sine, height, gravity, drag });
    const { landing, peak } = flight ?? {};
    const numbers = [...Object.values(landing ?? {}), ...Object.values(peak ?? {})];
    if (!flight || !numbers.every(Number.isFinite))
      throw new InputError("speed", "With these values the flight cannot be followed to its end.");
    return flight;
  }

  get landing(): Place {
    return this.flight.landing;
  }

  get peak(): Place {
    return this.flight.peak;
  }

  get impactSpeed(): number {
    return Math.hypot(this.landing.vx, this.landing.vy);
  }

  /** In degrees below the horizontal. */
  get impactAngle(): number {
    return inDegrees(Math.atan2(-this.landing.vy, this.landing.vx)) + 0;
  }

  get flatAngle(): number | null {
    return degreesOf(this.#aim?.flat);
  }

  get steepAngle(): number | null {
    return degreesOf(this.#aim?.steep);
  }

  /** The longest range and its angle if the target range is out of reach, otherwise null. */
  get best(): { readonly angle: number; readonly range: number } | null {
    const aimed = this.#aim;
    return aimed && aimed.flat === null && aimed.steep === null
      ? { angle: inDegrees(aimed.best.angle), range: aimed.best.range }
      : null;
  }
}

function degreesOf(radians: number | null | undefined): number | null {
  return typeof radians === "number" ? inDegrees(radians) : null;
}

const output = outputsOf<Projectile>();
const figure = (label: string, unit: string, value: (flight: Projectile) => number | null, options: object = {}) =>
  output.number(label, { unit, digits: { significant: 7 }, ...inUnitLike(unit), optional: true, ...options, value });
const column = (label: string, unit: string) =>
  output.number(label, { unit, digits: { significant: 5 }, ...inUnitLike(unit) });

/** Lengths are shown in the unit of the height, and speeds in that of the launch speed. */
function inUnitLike(unit: string) {
  if (unit === "m") return inUnitOf(fields, "height");
  return unit === "m/s" ? inUnitOf(fields, "speed") : {};
}

export default defineCalculator({
  inputs: fields,
  outputs: {
    range: { ...figure("Range", "m", ({ landing }) => landing.x), shown: "more", solve: true },
    timeOfFlight: { ...figure("Time of flight", "s", ({ landing }) => landing.time), solve: true },
    maxHeight: { ...figure("Greatest height", "m", ({ peak }) => peak.y), solve: true },
    timeToPeak: { ...figure("Time to the greatest height", "s", ({ peak }) => peak.time), shown: "more" },
    impactSpeed: { ...figure("Speed on impact", "m/s", ({ impactSpeed }) => impactSpeed), solve: true },
    impactAngle: figure("Angle of impact, below the horizontal", "°", ({ impactAngle }) => impactAngle),
    rangeNoDrag: figure("Range without air", "m", ({ free }) => free.landing.x, { when: withDrag }),
    flatAngle: figure("Flat angle for the target range", "°", ({ flatAngle }) => flatAngle),
    steepAngle: figure("Steep angle for the target range", "°", ({ steepAngle }) => steepAngle),
    answer: figure(
      "Answer in the unit chosen",
      "",
      ({ inputs, landing }) => inUnitChosen(fields, inputs, "height", landing.x),
      { shown: "elsewhere" },
    ),
    trajectory: output.table("Trajectory", {
      columns: {
        time: column("Time", "s"),
        x: column("Distance", "m"),
        y: column("Height", "m"),
        vx: column("Forward speed", "m/s"),
        vy: column("Upward speed", "m/s"),
      },
      value: ({ flight }) => flight.places(ROWS),
    }),
  },
  derive: (values: Inputs) => new Projectile(values),
  headline: ({ inputs, landing, drag, free }, format) => ({
    label: "Range",
    before: "It lands",
    figure: inChosenUnit(fields, inputs, "height", landing.x, format),
    after: `away, after ${format.significant(landing.time, 4)} s`,
    ...(drag > 0 && {
      second: `${inChosenUnit(fields, inputs, "height", free.landing.x, format)} without air`,
    }),
  }),
  notices: (model, format) => aimNotices(model, format),
  working: (model, format) => workingOf(model, format),
});

function aimNotices({ inputs, own, best, flatAngle, steepAngle }: Projectile, format: Format): readonly Notice[] {
  const target = inChosenUnit(fields, inputs, "wantedRange", own.wantedRange as number, format);
  if (best)
    return [
      {
        code: "out-of-range",
        message: `At this speed no angle reaches ${target}. The longest range is ${inChosenUnit(fields, inputs, "wantedRange", best.range, format)}, at ${format.significant(best.angle, 4)}°.`,
      },
    ];
  const angles = [flatAngle, steepAngle].flatMap((angle) =>
    angle === null ? [] : [`${format.significant(angle, 5)}°`],
  );
  return angles.length === 0
    ? []
    : [{ code: "angles", message: `To land ${target} away, launch it at ${angles.join(" or ")}.` }];
}

function workingOf(model: Projectile, format: Format): Listed<Step> {
  const { own, drag, landing, peak, free } = model;
  const { speed, angle, height, gravity } = own;
  const write = (value: number, unit: string) => withSymbol(format.significant(value), unit);
  const [vx, vy] = [speed * cosDegrees(angle), speed * sinDegrees(angle)];
  const texts: Record<string, string> = {
    v: write(speed, "m/s"),
    θ: write(angle, "°"),
    h: write(height, "m"),
    g: write(gravity, "m/s²"),
    vx: write(vx, "m/s"),
    vy: write(vy, "m/s"),
    t: write(free.landing.time, "s"),
  };
  const line = (label: string, name: string, formula: string, answer: string) =>
    step(`${label}: ${name} = ${formula}`, new Formula(formula).withNumbers(texts), answer);
  const without = drag > 0 ? " without air" : "";
  const steps: (Step | Listed<Step>)[] = [
    Object.keys(fields).map((key) => {
      const value = own[key as keyof Inputs];
      const isUsed = drag > 0 || !["mass", "area", "airDensity"].includes(key);
      return isUsed && typeof value === "number" ? conversionStep(fields, model.inputs, key, value, format) : null;
    }),
    line("Forward speed", "vx", "v × cos(θ)", texts.vx as string),
    line("Upward speed", "vy", "v × sin(θ)", texts.vy as string),
    line(`Time of flight${without}`, "t", "(vy + √(vy² + 2 × g × h)) ÷ g", texts.t as string),
    line(`Range${without}`, "x", "vx × t", write(free.landing.x, "m")),
  ];
  if (drag === 0) {
    if (vy > 0) steps.push(line("Greatest height", "y", "h + vy² ÷ (2 × g)", write(peak.y, "m")));
    return [steps, line("Speed on impact", "w", "√(v² + 2 × g × h)", write(model.impactSpeed, "m/s"))];
  }
  const { airDensity, dragCoefficient, area, mass } = own;
  Object.assign(texts, {
    ρ: write(airDensity, "kg/m³"),
    C: format.significant(dragCoefficient),
    A: write(area, "m²"),
    m: write(mass, "kg"),
  });
  return [
    steps,
    line("Drag deceleration over the square of the speed", "k", "ρ × C × A ÷ (2 × m)", write(drag, "1/m")),
    step("Acceleration at each moment", "−k × |v| × v, and g downward", "followed to the ground"),
    step("Range", "where the height reaches 0", write(landing.x, "m")),
    step("Time of flight", "at that moment", write(landing.time, "s")),
  ];
}
