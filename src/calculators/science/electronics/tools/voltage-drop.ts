import { notice, step } from "../../../../core/calculator";
import { choice, fold, number, percent, type ValuesOf } from "../../../../core/fields";
import type { Format } from "../../../../core/format";
import { outputsOf } from "../../../../core/outputs";
import { TRADE_SIZES } from "../../../../data/electronics/wire";
import { defineCircuit, givens } from "../../../../fieldsets/electrical";
import { base, prefixed, result } from "../../../../fieldsets/prefixed";
import { inUnitChosen, inUnitOf, quantity } from "../../../../fieldsets/quantity";
import { AMPERES } from "../../../../fieldsets/units/amperes";
import { CELSIUS } from "../../../../fieldsets/units/celsius";
import { METERS } from "../../../../fieldsets/units/meters";
import { VOLTS } from "../../../../fieldsets/units/volts";
import { areaOfSize, gaugeText, type WireSize, wireSizeText } from "../../../../math/electronics/wire";
import { finiteOrNull } from "../../../../math/numbers/finite";
import {
  conductorChoice,
  perKmStep,
  resistivityStep,
  sizeSteps,
  type Wire,
  wirePerKm,
  wireSize,
  wireSizeOf,
} from "../wire-inputs";

/** From the thinnest to the thickest. */
const SOLD_SIZES: readonly WireSize[] = [
  ...[...TRADE_SIZES.hookUpAwg, ...TRADE_SIZES.awg].map((gauge) => ({ gauge })),
  ...TRADE_SIZES.kcmil.map((kcmil) => ({ kcmil })),
];

const AC = { system: ["single-phase", "three-phase"] };

const inputs = {
  system: choice("System", {
    options: { dc: "DC", "single-phase": "Single-phase AC", "three-phase": "Three-phase AC" },
    default: "dc",
  }),
  wireSizeBy: choice("Wire size given as", { options: { awg: "AWG or kcmil", area: "Area" }, default: "awg" }),
  awg: wireSize({ wireSizeBy: "awg" }),
  areaMm2: number("Area", {
    unit: "mm²",
    default: 4,
    above: 0,
    min: 1e-4,
    max: 1e6,
    when: { wireSizeBy: "area" },
    solve: true,
  }),
  ...quantity("voltage", VOLTS, "Voltage", { default: 120, above: 0, min: 1e-3, max: 1e7, solve: true }),
  ...quantity("current", AMPERES, "Current", { default: 16, min: 0, max: 1e6, solve: true }),
  ...quantity("length", METERS, "One-way length", {
    default: 100,
    exampleUnit: "foot",
    min: 0,

    // 30 million feet, a round limit in both units.
    max: 9_144_000,
    solve: 1,
  }),
  ...fold("Conductor and its temperature", {
    conductor: conductorChoice,
    ...quantity("temperature", CELSIUS, "Wire temperature", { default: 75, min: -100, max: 300 }),
  }),
  ...fold("Power factor and reactance", {
    powerFactor: number("Power factor cos φ", { default: 1, above: 0, max: 1, when: AC }),
    reactanceOhmPerKm: number("Reactance", { unit: "Ω/km", default: 0, min: 0, max: 1e4, when: AC }),
  }),
  ...fold("Limit", {
    limitPercent: percent("Allowed drop", {
      note: "The NEC recommends 3% for a branch circuit, 5% in total",
      default: 3,
      above: 0,
      max: 100,
    }),
  }),
};

type Inputs = ValuesOf<typeof inputs>;

class Cable {
  readonly size: WireSize | null;

  constructor(readonly inputs: Inputs) {
    this.size = inputs.wireSizeBy === "awg" ? wireSizeOf(inputs.awg) : null;
  }

  /** The wire that was given. */
  get wire(): Wire {
    return this.size ? this.#sold(this.size) : { ...this.inputs, area: this.inputs.areaMm2, size: null };
  }

  #sold(size: WireSize): Wire {
    return { ...this.inputs, area: areaOfSize(size), size };
  }

  get isAc(): boolean {
    return this.inputs.system !== "dc";
  }

  /** Factor of the drop along one wire: 2 for out and back, √3 for three-phase. */
  get factor(): number {
    return this.inputs.system === "three-phase" ? Math.sqrt(3) : 2;
  }

  get sinPhi(): number {
    return Math.sqrt(1 - this.inputs.powerFactor ** 2);
  }

  /** Resistance in Ω/km. */
  get perKm(): number {
    return wirePerKm(this.wire);
  }

  /** R cos φ + X sin φ in Ω/km; R alone for DC. */
  effectivePerKm(perKm = this.perKm): number {
    const { powerFactor, reactanceOhmPerKm } = this.inputs;
    return this.isAc ? perKm * powerFactor + reactanceOhmPerKm * this.sinPhi : perKm;
  }

  dropAt(length: number, perKm = this.perKm): number {
    return (this.factor * this.inputs.current * length * this.effectivePerKm(perKm)) / 1000;
  }

  get voltageDrop(): number {
    return this.dropAt(this.inputs.length);
  }

  get dropPercent(): number {
    return (100 * this.voltageDrop) / this.inputs.voltage;
  }

  get powerLoss(): number {
    const { current, length, system } = this.inputs;
    return ((system === "three-phase" ? 3 : 2) * current ** 2 * this.perKm * length) / 1000;
  }

  /** One-way length at which the limit is reached, in meters; null if there is no drop. */
  get maxLength(): number | null {
    const length = this.#allowed / this.dropAt(1);
    return finiteOrNull(length);
  }

  get #allowed(): number {
    return (this.inputs.limitPercent * this.inputs.voltage) / 100;
  }

  /** The thinnest size sold that stays within the limit, or null if even the thickest does not. */
  get minimum(): WireSize | null {
    const { length } = this.inputs;
    return SOLD_SIZES.find((size) => this.dropAt(length, wirePerKm(this.#sold(size))) <= this.#allowed) ?? null;
  }
}

const UNITS = inputs.lengthUnit.options;

/** Formats a length in the unit chosen for the length of the cable. */
function inLengthUnit(given: Inputs, meters: number, format: Format): string {
  const chosen = inUnitChosen(inputs, given, "length", meters) ?? meters;
  return `${format.significant(chosen, 4)} ${UNITS?.[given.lengthUnit] ?? "m"}`;
}

const output = outputsOf<Cable>();

export default defineCircuit({
  inputs,
  derive: (inputs: Inputs) => new Cable(inputs),
  outputs: {
    ...givens<Cable>(inputs, [
      "voltage",
      "current",
      "length",
      "temperature",
      "powerFactor",
      "reactanceOhmPerKm",
      "limitPercent",
    ]),
    areaMm2: output.number("Wire area", { unit: "mm²", digits: { significant: 7 }, value: ({ wire }) => wire.area }),
    voltageDrop: output.number("Voltage drop", {
      solve: true,
      unit: "V",
      digits: { significant: 7 },
      value: ({ voltageDrop }) => voltageDrop,
    }),
    dropPercent: output.percent("Share of the voltage", { solve: 1, value: ({ dropPercent }) => dropPercent }),
    voltageAtLoad: output.number("Voltage at the load", {
      unit: "V",
      digits: { significant: 7 },
      value: ({ inputs, voltageDrop }) => inputs.voltage - voltageDrop,
    }),
    powerLoss: output.number("Power lost in the wire", {
      solve: true,
      unit: "W",
      digits: { significant: 7 },
      value: ({ powerLoss }) => powerLoss,
    }),
    maxLength: output.number("Longest run within the limit, one way", {
      unit: "m",
      ...inUnitOf(inputs, "length"),
      optional: true,
      value: ({ maxLength }) => maxLength,
    }),
    minimumSize: output.text("Thinnest wire within the limit", {
      optional: true,
      value: ({ minimum }) => minimum && wireSizeText(minimum),
    }),
    minimumAwg: output.text("Thinnest gauge within the limit", {
      shown: "elsewhere",
      optional: true,
      value: ({ minimum }) => (minimum && "gauge" in minimum ? gaugeText(minimum.gauge) : null),
    }),
  },
  headline: ({ inputs, voltageDrop, dropPercent, minimum, maxLength }, format) => ({
    label: "Voltage drop",
    before: "The wire drops",
    figure: prefixed(voltageDrop, "V", format),
    after: `of ${prefixed(inputs.voltage, "V", format)}, ${format.percent(dropPercent, 2)}`,
    ...(dropPercent > inputs.limitPercent && {
      second: `${
        minimum === null
          ? `No wire up to 2,000 kcmil stays within ${format.percent(inputs.limitPercent)}`
          : `To stay within ${format.percent(inputs.limitPercent)}, use ${wireSizeText(minimum)} or thicker`
      }${maxLength === null ? "" : `; this wire is good for ${inLengthUnit(inputs, maxLength, format)} one way`}.`,
    }),
  }),
  notices: ({ inputs, voltageDrop }, format) =>
    voltageDrop >= inputs.voltage
      ? [
          notice(
            "more-than-supply",
            `The wire would drop ${prefixed(voltageDrop, "V", format)} of ${prefixed(inputs.voltage, "V", format)}, so that much current cannot flow.`,
          ),
        ]
      : [],
  working(cable, format) {
    const { inputs, wire, perKm, voltageDrop, dropPercent, maxLength, isAc, factor } = cable;
    const amperes = base(inputs.current, "A", format);
    const kilometers = format.significant(inputs.length / 1000);
    const effective = cable.effectivePerKm();
    return [
      ...(wire.size ? [sizeSteps(wire.size, format)] : []),
      resistivityStep(inputs, format),
      perKmStep(wire, format),
      ...(isAc
        ? [
            step(
              "R × cos φ + X × sin φ of 1 km",
              `${base(perKm, "Ω", format)} × ${format.significant(inputs.powerFactor)} + ${base(inputs.reactanceOhmPerKm, "Ω", format)} × ${format.significant(cable.sinPhi)}`,
              `${format.significant(effective)}\u00a0Ω`,
            ),
          ]
        : []),
      step(
        `Drop: ${factor === 2 ? "2" : "√3"} × I × length in km × resistance`,
        `${factor === 2 ? "2" : "√(3)"} × ${amperes} × ${kilometers} × ${base(effective, "Ω", format)}`,
        result(voltageDrop, "V", format),
      ),
      step(
        "Share of the voltage",
        `100 × ${base(voltageDrop, "V", format)} ÷ ${base(inputs.voltage, "V", format)}`,
        format.percent(dropPercent),
      ),
      ...(maxLength === null
        ? []
        : [
            step(
              "Longest run within the limit",
              `${base((inputs.limitPercent * inputs.voltage) / 100, "V", format)} ÷ ${base(cable.dropAt(1), "V/m", format)}`,
              `${format.significant(maxLength)}\u00a0m${inputs.lengthUnit === "meter" ? "" : ` = ${inLengthUnit(inputs, maxLength, format)}`}`,
            ),
          ]),
    ];
  },
});
