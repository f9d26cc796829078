import { step } from "../../../../core/calculator";
import { choice, type ValuesOf } from "../../../../core/fields";
import type { Format } from "../../../../core/format";
import { outputsOf } from "../../../../core/outputs";
import { defineCircuit, givens } from "../../../../fieldsets/electrical";
import { base, prefixed, result } from "../../../../fieldsets/prefixed";
import { quantity } from "../../../../fieldsets/quantity";
import { FARADS } from "../../../../fieldsets/units/farads";
import { HENRIES } from "../../../../fieldsets/units/henries";
import { HERTZ } from "../../../../fieldsets/units/hertz";
import { OHMS } from "../../../../fieldsets/units/ohms";
import {
  type Complex,
  capacitiveReactance,
  impedanceOf,
  inductiveReactance,
  qualityFactor,
  resonantFrequency,
} from "../../../../math/electronics/impedance";
import { finiteOrNull } from "../../../../math/numbers/finite";

const inputs = {
  topology: choice("Connected", { options: { series: "In series", parallel: "In parallel" }, default: "series" }),
  components: choice("Components", {
    options: {
      r: "Resistor",
      l: "Inductor",
      c: "Capacitor",
      rl: "Resistor and inductor",
      rc: "Resistor and capacitor",
      lc: "Inductor and capacitor",
      rlc: "All three",
    },
    default: "rlc",
  }),
  ...quantity("resistance", OHMS, "Resistance", {
    default: 4,
    above: 0,
    when: { components: ["r", "rl", "rc", "rlc"] },
    solve: true,
  }),
  ...quantity("inductance", HENRIES, "Inductance", {
    default: 3,
    exampleUnit: "millihenry",
    above: 0,
    max: 1e9,
    when: { components: ["l", "rl", "lc", "rlc"] },
    solve: true,
  }),
  ...quantity("capacitance", FARADS, "Capacitance", {
    default: 800,
    exampleUnit: "microfarad",
    above: 0,
    max: 1e9,
    when: { components: ["c", "rc", "lc", "rlc"] },
    solve: true,
  }),
  ...quantity("frequency", HERTZ, "Frequency", { default: 200, above: 0, max: 1e15, solve: 1 }),
};

type Inputs = ValuesOf<typeof inputs>;

/** Number of points of the frequency response on each side of its center. */
const POINTS = 30;
/** In ohms. Leaves headroom, so that the powers of ten at the ends of an axis do not overflow. */
const LARGEST_DRAWN = 1e270;
/** Minimum and maximum width of the frequency response on each side, in decades. */
const [NARROW, WIDE] = [0.02, 2] as const;

class Circuit {
  constructor(readonly inputs: Inputs) {}

  #value(part: "r" | "l" | "c", value: number): number | null {
    return this.inputs.components.includes(part) ? value : null;
  }

  get parts() {
    const { resistance, inductance, capacitance } = this.inputs;
    return {
      resistance: this.#value("r", resistance),
      inductance: this.#value("l", inductance),
      capacitance: this.#value("c", capacitance),
    };
  }

  get z(): Complex | null {
    return impedanceOf(this.parts, this.inputs.topology, this.inputs.frequency);
  }

  get impedance(): number | null {
    return magnitudeOf(this.z);
  }

  /** In degrees; null if the impedance is infinite or zero. */
  get phase(): number | null {
    return phaseOf(this.z);
  }

  /** Width of the frequency response on each side, in decades; a sharp resonance gets a narrow one. */
  get decades(): number {
    return Math.max(NARROW, Math.min(WIDE, 20 / (this.qualityFactor ?? 0)));
  }

  /**
   * Points around the resonance, or around the input frequency if there is no resonance, closer together near the
   * center. Empty if the values would overflow.
   */
  get response() {
    const { parts, resonantFrequency, inputs, decades } = this;
    const middle = resonantFrequency ?? inputs.frequency;
    const points = Array.from({ length: 2 * POINTS + 1 }, (_, i) => {
      const place = i / POINTS - 1;
      const frequency = middle * 10 ** (decades * place * Math.abs(place));
      const z = impedanceOf(parts, inputs.topology, frequency);
      return { frequency, impedance: magnitudeOf(z), phase: phaseOf(z) };
    });
    const areFinite = points.every(
      ({ frequency, impedance }) => frequency > 0 && Number.isFinite(frequency) && (impedance ?? 0) < LARGEST_DRAWN,
    );
    return areFinite && Number.isFinite(this.bandwidth ?? 0) ? points : [];
  }

  get inductiveReactance(): number | null {
    const { inductance } = this.parts;
    return inductance === null ? null : inductiveReactance(inductance, this.inputs.frequency);
  }

  get capacitiveReactance(): number | null {
    const { capacitance } = this.parts;
    return capacitance === null ? null : capacitiveReactance(capacitance, this.inputs.frequency);
  }

  get resonantFrequency(): number | null {
    const { inductance, capacitance } = this.parts;
    return inductance === null || capacitance === null ? null : resonantFrequency(inductance, capacitance);
  }

  get qualityFactor(): number | null {
    const { resistance, inductance, capacitance } = this.parts;
    return resistance === null || inductance === null || capacitance === null
      ? null
      : qualityFactor(this.inputs.topology, resistance, inductance, capacitance);
  }

  get bandwidth(): number | null {
    const { resonantFrequency, qualityFactor } = this;
    return resonantFrequency === null || qualityFactor === null ? null : resonantFrequency / qualityFactor;
  }

  get dampingRatio(): number | null {
    return this.qualityFactor === null ? null : 1 / (2 * this.qualityFactor);
  }
}

/** `4²` or `(−2.5)²`, as the working prints it. */
function squared(value: number, format: Format): string {
  const text = format.significant(value);
  return /^[\d,.]+$/.test(text) ? `${text}²` : `(${text})²`;
}

function magnitudeOf(z: Complex | null): number | null {
  return z && Math.hypot(z.real, z.imag);
}

function phaseOf(z: Complex | null): number | null {
  return z && (z.real !== 0 || z.imag !== 0) ? (Math.atan2(z.imag, z.real) * 180) / Math.PI : null;
}

const output = outputsOf<Circuit>();
const figure = (label: string, unit: string, value: (circuit: Circuit) => number | null) =>
  output.number(label, {
    ...(unit && { unit }),
    digits: { significant: 7 },
    optional: true,
    value: (model) => finiteOrNull(value(model)),
  });

export default defineCircuit({
  inputs,
  derive: (inputs: Inputs) => new Circuit(inputs),
  outputs: {
    ...givens<Circuit>(inputs, ["resistance", "inductance", "capacitance", "frequency"]),
    impedance: { ...figure("Impedance", "Ω", ({ impedance }) => impedance), solve: true },
    phase: { ...figure("Phase", "°", ({ phase }) => phase), digits: 2 },
    impedanceReal: figure("Real part", "Ω", ({ z }) => z?.real ?? null),
    impedanceImag: figure("Imaginary part", "Ω", ({ z }) => z?.imag ?? null),
    inductiveReactance: figure("Inductive reactance", "Ω", (circuit) => circuit.inductiveReactance),
    capacitiveReactance: figure("Capacitive reactance", "Ω", (circuit) => circuit.capacitiveReactance),
    resonantFrequency: { ...figure("Resonant frequency", "Hz", (circuit) => circuit.resonantFrequency), solve: true },
    qualityFactor: { ...figure("Quality factor", "", (circuit) => circuit.qualityFactor), solve: true },
    bandwidth: figure("Bandwidth", "Hz", (circuit) => circuit.bandwidth),
    dampingRatio: figure("Damping ratio", "", (circuit) => circuit.dampingRatio),
    response: output.table("Frequency response", {
      columns: {
        frequency: output.number("Frequency", { unit: "Hz", digits: { significant: 5 } }),
        impedance: output.number("Impedance", { unit: "Ω", digits: { significant: 5 }, optional: true }),
        phase: output.number("Phase", { unit: "°", digits: 2, optional: true }),
      },
      value: ({ response }) => response,
    }),
  },
  headline({ inputs: { frequency, topology }, impedance, phase, resonantFrequency }, format) {
    const second =
      resonantFrequency === null ? {} : { second: `It resonates at ${prefixed(resonantFrequency, "Hz", format)}` };
    const before = `At ${prefixed(frequency, "Hz", format)} the ${topology} circuit has an impedance of`;
    if (impedance === null || !Number.isFinite(impedance))
      return {
        label: "Impedance",
        before,
        figure: "infinity",
        after: ": it resonates without losses",
        ...second,
      };
    return {
      label: "Impedance",
      before,
      figure: prefixed(impedance, "Ω", format),
      ...(phase !== null && { after: `at ${format.number(phase, 2)}°` }),
      ...second,
    };
  },
  working(circuit, format) {
    const { inputs, parts, z, impedance, resonantFrequency } = circuit;
    const { resistance, inductance, capacitance } = parts;
    const ohms = (value: number) => base(value, "Ω", format);
    const hertz = base(inputs.frequency, "Hz", format);
    const [xl, xc] = [circuit.inductiveReactance, circuit.capacitiveReactance];
    const steps = [
      ...(xl === null || inductance === null
        ? []
        : [
            step(
              "Inductive reactance: 2π × f × L",
              `2 × 3.14159265 × ${hertz} × ${base(inductance, "H", format)}`,
              ohms(xl),
            ),
          ]),
      ...(xc === null || capacitance === null
        ? []
        : [
            step(
              "Capacitive reactance: 1 ÷ (2π × f × C)",
              `1 ÷ (2 × 3.14159265 × ${hertz} × ${base(capacitance, "F", format)})`,
              ohms(xc),
            ),
          ]),
    ];
    if (z && impedance !== null && Number.isFinite(impedance)) {
      if (inputs.topology === "series") {
        if (xl !== null && xc !== null && z.imag !== 0)
          steps.push(
            step("Imaginary part: inductive − capacitive reactance", `${ohms(xl)} − ${ohms(xc)}`, ohms(z.imag)),
          );
      } else {
        const names = [
          resistance === null ? "" : `1 ÷ ${ohms(resistance)}`,
          xl === null ? "" : `1 ÷ j${ohms(xl)}`,
          xc === null ? "" : `1 ÷ (−j${ohms(xc)})`,
        ].filter((text) => text !== "");
        steps.push(
          step(
            "Impedance as a complex number",
            `1 ÷ (${names.join(" + ")})`,
            `${format.significant(z.real)} ${z.imag < 0 ? "−" : "+"} j${format.significant(Math.abs(z.imag))}\u00a0Ω`,
          ),
        );
      }
      steps.push(
        step(
          "Magnitude of the impedance",
          `√(${squared(z.real, format)} + ${squared(z.imag, format)})`,
          result(impedance, "Ω", format),
        ),
      );
    }
    if (resonantFrequency !== null && inductance !== null && capacitance !== null)
      steps.push(
        step(
          "Resonant frequency: 1 ÷ (2π × √(L × C))",
          `1 ÷ (2 × 3.14159265 × √(${base(inductance, "H", format)} × ${base(capacitance, "F", format)}))`,
          result(resonantFrequency, "Hz", format),
        ),
      );
    if (steps.length === 0)
      steps.push(step("A resistor alone", "Its impedance is its resistance", ohms(resistance ?? 0)));
    return steps;
  },
});
