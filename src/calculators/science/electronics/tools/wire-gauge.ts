import { step } from "../../../../core/calculator";
import { choice, number, type ValuesOf } from "../../../../core/fields";
import { outputsOf } from "../../../../core/outputs";
import { defineCircuit, givens } from "../../../../fieldsets/electrical";
import { inChosenUnit, quantity } from "../../../../fieldsets/quantity";
import { CELSIUS } from "../../../../fieldsets/units/celsius";
import {
  areaOf,
  areaOfSize,
  diameterOf,
  gaugeText,
  MM2_PER_KCMIL,
  nearestGauge,
  nearestSize,
  type WireSize,
  wireSizeText,
} from "../../../../math/electronics/wire";
import {
  areaStep,
  conductorChoice,
  perKmStep,
  resistivityStep,
  sizeSteps,
  wirePerKm,
  wireSize,
  wireSizeOf,
} from "../wire-inputs";

const FEET_PER_KM = 1000 / 0.3048;

const fields = {
  direction: choice("Given", {
    options: { "from-awg": "AWG or kcmil", "from-area": "Area", "from-diameter": "Diameter" },
    default: "from-awg",
  }),
  awg: wireSize({ direction: "from-awg" }),
  areaMm2: number("Area", {
    unit: "mm²",
    default: 2.5,
    above: 0,
    min: 1e-6,
    max: 1e6,
    when: { direction: "from-area" },
    solve: true,
  }),
  diameterMm: number("Diameter", {
    unit: "mm",
    default: 2,
    above: 0,
    min: 1e-3,
    max: 1e3,
    when: { direction: "from-diameter" },
    solve: true,
  }),
  conductor: conductorChoice,
  ...quantity("temperature", CELSIUS, "Temperature", { default: 20, min: -100, max: 300, solve: true }),
};

type Inputs = ValuesOf<typeof fields>;

class Wire {
  /** Null if an area or a diameter was given. */
  readonly size: WireSize | null;
  readonly area: number;

  constructor(readonly inputs: Inputs) {
    const { direction, awg, areaMm2, diameterMm } = inputs;
    this.size = direction === "from-awg" ? wireSizeOf(awg) : null;
    if (this.size) this.area = areaOfSize(this.size);
    else this.area = direction === "from-area" ? areaMm2 : areaOf(diameterMm);
  }

  /** Of a solid wire, in mm. */
  get diameter(): number {
    return this.inputs.direction === "from-diameter" ? this.inputs.diameterMm : diameterOf(this.area);
  }

  get nearestAwg(): string {
    return gaugeText(nearestGauge(this.area));
  }

  get perKm(): number {
    return wirePerKm({ ...this.inputs, area: this.area, size: this.size });
  }

  get per1000Feet(): number {
    return (this.perKm * 1000) / FEET_PER_KM;
  }
}

const output = outputsOf<Wire>();

export default defineCircuit({
  inputs: fields,
  derive: (inputs: Inputs) => new Wire(inputs),
  outputs: {
    ...givens<Wire>(fields, ["temperature"]),
    diameterMm: output.number("Diameter", {
      unit: "mm",
      digits: { significant: 7 },
      value: ({ diameter }) => diameter,
    }),
    areaMm2: output.number("Area", { unit: "mm²", digits: { significant: 7 }, value: ({ area }) => area }),
    areaKcmil: output.number("Area in kcmil", {
      unit: "kcmil",
      digits: { significant: 7 },
      value: ({ area }) => area / MM2_PER_KCMIL,
    }),
    resistanceOhmPerKm: output.number("Resistance", {
      solve: true,
      unit: "Ω/km",
      digits: { significant: 7 },
      value: ({ perKm }) => perKm,
    }),
    resistanceOhmPer1000Ft: output.number("Resistance per 1,000 ft", {
      unit: "Ω",
      digits: { significant: 7 },
      value: ({ per1000Feet }) => per1000Feet,
    }),
    nearestSize: output.text("Nearest size", { value: ({ area }) => wireSizeText(nearestSize(area)) }),
    nearestAwg: output.text("Nearest AWG", { shown: "elsewhere", value: ({ nearestAwg }) => nearestAwg }),
    awg: output.text("AWG", { shown: "elsewhere", value: ({ nearestAwg }) => nearestAwg }),
  },
  headline({ inputs, size, diameter, area, perKm }, format) {
    const second = `${format.significant(perKm, 4)} Ω/km at ${inChosenUnit(fields, inputs, "temperature", inputs.temperature, format)}`;
    if (size)
      return {
        label: "Area",
        before: `${wireSizeText(size)} is`,
        figure: `${format.significant(area, 4)}\u00a0mm²`,
        after: `, ${format.significant(diameter, 4)} mm across${"kcmil" in size ? " if it were solid" : ""}`,
        second,
      };
    return {
      label: "Nearest size",
      before: `${inputs.direction === "from-area" ? `${format.significant(area)} mm²` : `${format.significant(diameter)} mm`} is closest to`,
      figure: wireSizeText(nearestSize(area)),
      second,
    };
  },
  working({ inputs, size, diameter, area }, format) {
    const sizing =
      size !== null
        ? sizeSteps(size, format)
        : inputs.direction === "from-area"
          ? [
              step(
                "Diameter: √(4 × A ÷ π)",
                `√(4 × ${format.significant(area)} ÷ 3.14159265)`,
                `${format.significant(diameter)}\u00a0mm`,
              ),
            ]
          : [areaStep(diameter, format)];
    return [sizing, resistivityStep(inputs, format), perKmStep({ ...inputs, area, size }, format, "Ω/km")];
  },
});
