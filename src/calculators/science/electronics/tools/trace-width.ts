import { notice, step } from "../../../../core/calculator";
import { choice, number, type ValuesOf } from "../../../../core/fields";
import { outputsOf } from "../../../../core/outputs";
import { TRACK } from "../../../../data/electronics/wire";
import { defineCircuit, givens } from "../../../../fieldsets/electrical";
import { quantity } from "../../../../fieldsets/quantity";
import { AMPERES } from "../../../../fieldsets/units/amperes";
import { KELVINS } from "../../../../fieldsets/units/kelvins";

const MM_PER_MIL = 0.0254;
/** The curves of the standard end at this current. */
const MOST_AMPERES = 35;

const inputs = {
  ...quantity("current", AMPERES, "Current", { default: 3, above: 0, min: 1e-9, max: 1e6, solve: true }),
  ...quantity("temperatureRise", KELVINS, "Temperature rise", {
    default: 10,
    above: 0,
    min: 1e-3,
    max: 1000,
    solve: true,
  }),
  copperOunces: number("Copper weight", { unit: "oz/ft²", default: 1, above: 0, min: 0.01, max: 100 }),
  layer: choice("Layer", { options: { external: "Outer", internal: "Inner" }, default: "external" }),
};

type Inputs = ValuesOf<typeof inputs>;

class Track {
  constructor(readonly inputs: Inputs) {}

  get factor(): number {
    return TRACK.factor[this.inputs.layer];
  }

  get areaMil2(): number {
    const { current, temperatureRise } = this.inputs;
    return (current / (this.factor * temperatureRise ** TRACK.riseExponent)) ** (1 / TRACK.areaExponent);
  }

  get thicknessMil(): number {
    return this.inputs.copperOunces * TRACK.milsPerOunce;
  }

  get thicknessMm(): number {
    return this.thicknessMil * MM_PER_MIL;
  }

  get widthMil(): number {
    return this.areaMil2 / this.thicknessMil;
  }

  get widthMm(): number {
    return this.widthMil * MM_PER_MIL;
  }
}

const output = outputsOf<Track>();

/** IPC-2221 (2003), section 6.2. */
export default defineCircuit({
  inputs,
  derive: (inputs: Inputs) => new Track(inputs),
  outputs: {
    ...givens<Track>(inputs, ["current", "temperatureRise", "copperOunces"]),
    widthMm: output.number("Width", {
      solve: true,
      unit: "mm",
      digits: { significant: 7 },
      value: ({ widthMm }) => widthMm,
    }),
    widthMil: output.number("Width in mils", {
      unit: "mil",
      digits: { significant: 7 },
      value: ({ widthMil }) => widthMil,
    }),
    areaMil2: output.number("Cross section", {
      unit: "mil²",
      digits: { significant: 7 },
      value: ({ areaMil2 }) => areaMil2,
    }),
  },
  headline: ({ inputs, widthMm, widthMil }, format) => ({
    label: "Trace width",
    before: `For ${format.significant(inputs.current)} A, the trace has to be`,
    figure: `${format.significant(widthMm, 4)}\u00a0mm`,
    after: `wide (${format.significant(widthMil, 4)} mil)`,
  }),
  notices: ({ inputs: { current, temperatureRise } }, format) =>
    current > MOST_AMPERES || temperatureRise > 100
      ? [
          notice(
            "beyond-curves",
            `The curves of IPC-2221 end at ${MOST_AMPERES} A and 100 K; ${format.significant(current)} A and ${format.significant(temperatureRise)} K are beyond them.`,
          ),
        ]
      : [],
  working: ({ inputs, factor, areaMil2, widthMil, widthMm }, format) => [
    step(
      "Cross section: (I ÷ (k × ΔT^0.44))^(1 ÷ 0.725), in mil²",
      `(${format.significant(inputs.current)} ÷ (${factor} × ${format.significant(inputs.temperatureRise)}^0.44))^(1 ÷ 0.725)`,
      format.significant(areaMil2),
    ),
    step(
      "Width: area ÷ thickness, in mils",
      `${format.significant(areaMil2)} ÷ (${format.significant(inputs.copperOunces)} × ${TRACK.milsPerOunce})`,
      format.significant(widthMil),
    ),
    step("In millimeters", `${format.significant(widthMil)} × ${MM_PER_MIL}`, `${format.significant(widthMm)}\u00a0mm`),
  ],
});
