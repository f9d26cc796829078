import { InputError, step } from "../../../../core/calculator";
import { choice, number, text, type ValuesOf } from "../../../../core/fields";
import { outputsOf } from "../../../../core/outputs";
import { defineCircuit, givens } from "../../../../fieldsets/electrical";
import { quantity } from "../../../../fieldsets/quantity";
import { CELSIUS } from "../../../../fieldsets/units/celsius";
import {
  areaOf,
  diameterOf,
  gaugeDiameter,
  gaugeText,
  MM2_PER_KCMIL,
  nearestGauge,
  readGauge,
  resistancePerKm,
  resistivity,
} from "../../../../math/electronics/wire";
import { areaStep, conductorChoice, gaugeMessage, gaugeSteps, resistivityStep } from "../wire-inputs";

const FEET_PER_KM = 1000 / 0.3048;

const inputs = {
  direction: choice("Given", {
    options: { "from-awg": "AWG number", "from-area": "Area", "from-diameter": "Diameter" },
    default: "from-awg",
  }),
  awg: text("AWG", { note: "From 4/0 to 40", default: "12", max: 8, when: { direction: "from-awg" } }),
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

type Inputs = ValuesOf<typeof inputs>;

class Wire {
  readonly diameter: number;
  readonly area: number;

  constructor(readonly inputs: Inputs) {
    if (inputs.direction === "from-area") {
      this.area = inputs.areaMm2;
      this.diameter = diameterOf(this.area);
      return;
    }
    if (inputs.direction === "from-diameter") this.diameter = inputs.diameterMm;
    else {
      const gauge = readGauge(inputs.awg);
      if (gauge === null) throw new InputError("awg", gaugeMessage(inputs.awg));
      this.diameter = gaugeDiameter(gauge);
    }
    this.area = areaOf(this.diameter);
  }

  get nearestAwg(): string {
    return gaugeText(nearestGauge(this.area));
  }

  get perKm(): number {
    return resistancePerKm(this.inputs.conductor, this.inputs.temperature, this.area);
  }

  get per1000Feet(): number {
    return (this.perKm * 1000) / FEET_PER_KM;
  }
}

const output = outputsOf<Wire>();

export default defineCircuit({
  inputs,
  derive: (inputs: Inputs) => new Wire(inputs),
  outputs: {
    ...givens<Wire>(inputs, ["temperature"]),
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
    nearestAwg: output.text("Nearest AWG", { value: ({ nearestAwg }) => nearestAwg }),
    awg: output.text("AWG", { shown: "elsewhere", value: ({ nearestAwg }) => nearestAwg }),
  },
  headline({ inputs, diameter, area, nearestAwg, perKm }, format) {
    const second = `${format.significant(perKm, 4)} Ω/km at ${format.number(inputs.temperature, 1)} °C`;
    if (inputs.direction === "from-awg")
      return {
        label: "Area",
        before: `AWG ${nearestAwg} is`,
        figure: `${format.significant(area, 4)}\u00a0mm²`,
        after: `, ${format.significant(diameter, 4)} mm across`,
        second,
      };
    return {
      label: "Nearest AWG",
      before: `${inputs.direction === "from-area" ? `${format.significant(area)} mm²` : `${format.significant(diameter)} mm`} is closest to AWG`,
      figure: nearestAwg,
      second,
    };
  },
  working({ inputs, diameter, area, nearestAwg, perKm }, format) {
    const rho = resistivity(inputs.conductor, inputs.temperature);
    const size =
      inputs.direction === "from-awg"
        ? gaugeSteps(readGauge(nearestAwg) as number, format)
        : inputs.direction === "from-area"
          ? [
              step(
                "Diameter: √(4 × A ÷ π)",
                `√(4 × ${format.significant(area)} ÷ 3.14159265)`,
                `${format.significant(diameter)}\u00a0mm`,
              ),
            ]
          : [areaStep(diameter, format)];
    return [
      ...size,
      resistivityStep(inputs, format),
      step(
        "Resistance of 1 km: ρ × 10⁹ ÷ A in mm²",
        `${format.significant(rho * 1e9)} ÷ ${format.significant(area)}`,
        `${format.significant(perKm)}\u00a0Ω/km`,
      ),
    ];
  },
});
