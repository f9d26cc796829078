import { InputError, step } from "../../../../core/calculator";
import { choice, fold, number, type ValuesOf } from "../../../../core/fields";
import { outputsOf } from "../../../../core/outputs";
import { defineCircuit, givens } from "../../../../fieldsets/electrical";
import { base, prefixed, result } from "../../../../fieldsets/prefixed";
import { quantity } from "../../../../fieldsets/quantity";
import { FARADS } from "../../../../fieldsets/units/farads";
import { OHMS } from "../../../../fieldsets/units/ohms";
import { neighborsIn } from "../../../../math/electronics/e-series";

const inputs = {
  timerMode: choice("Mode", {
    options: { astable: "Astable (oscillator)", monostable: "Monostable (one pulse)" },
    default: "astable",
  }),
  ...quantity("resistorA", OHMS, "Resistor A", {
    default: 5,
    exampleUnit: "kiloohm",
    above: 0,
    max: 1e12,
    solve: true,
  }),
  ...quantity("resistorB", OHMS, "Resistor B", {
    default: 3,
    exampleUnit: "kiloohm",
    above: 0,
    max: 1e12,
    when: { timerMode: "astable" },
    solve: true,
  }),
  ...quantity("capacitance", FARADS, "Capacitance", {
    default: 0.15,
    exampleUnit: "microfarad",
    above: 0,
    max: 1e6,
    solve: true,
  }),
  ...fold("Parts for a target frequency", {
    wantedFrequency: number("Target frequency", {
      unit: "Hz",
      note: "Finds resistors for it, with the capacitor above",
      default: null,
      above: 0,
      min: 1e-9,
      max: 1e9,
      when: { timerMode: "astable" },
    }),
    wantedDutyCycle: number("Target duty cycle", {
      unit: "%",
      default: 60,
      above: 50,
      below: 100,
      when: { timerMode: "astable" },
    }),
  }),
};

type Inputs = ValuesOf<typeof inputs>;

class Timer {
  constructor(readonly inputs: Inputs) {}

  get isAstable(): boolean {
    return this.inputs.timerMode === "astable";
  }

  get highTime(): number {
    const { resistorA, resistorB, capacitance } = this.inputs;
    return Math.LN2 * (resistorA + resistorB) * capacitance;
  }

  get lowTime(): number {
    return Math.LN2 * this.inputs.resistorB * this.inputs.capacitance;
  }

  get period(): number {
    const { resistorA, resistorB, capacitance } = this.inputs;
    return Math.LN2 * (resistorA + 2 * resistorB) * capacitance;
  }

  get frequency(): number {
    return 1 / this.period;
  }

  /** In percent. */
  get dutyCycle(): number {
    const { resistorA, resistorB } = this.inputs;
    return (100 * (resistorA + resistorB)) / (resistorA + 2 * resistorB);
  }

  get pulseWidth(): number {
    return Math.log(3) * this.inputs.resistorA * this.inputs.capacitance;
  }

  /** Resistors for the target frequency and duty cycle, exact and from E24. Null if there is no target. */
  get design() {
    const { wantedFrequency, wantedDutyCycle, capacitance } = this.inputs;
    if (!this.isAstable || wantedFrequency === null) return null;
    const sum = 1 / (wantedFrequency * Math.LN2 * capacitance);
    const b = (1 - wantedDutyCycle / 100) * sum;
    const a = sum - 2 * b;
    const [standardA, standardB] = [neighborsIn("e24", a).nearest, neighborsIn("e24", b).nearest];
    return {
      a,
      b,
      standardA,
      standardB,
      frequency: 1 / (Math.LN2 * (standardA + 2 * standardB) * capacitance),
    };
  }
}

const output = outputsOf<Timer>();
const astable = (label: string, unit: string, value: (timer: Timer) => number) =>
  output.number(label, {
    unit,
    digits: { significant: 7 },
    optional: true,
    value: (timer) => (timer.isAstable ? value(timer) : null),
  });
const designed = (label: string, unit: string, value: (found: NonNullable<Timer["design"]>) => number) =>
  output.number(label, {
    unit,
    digits: { significant: 7 },
    optional: true,
    value: ({ design }) => design && value(design),
  });

export default defineCircuit({
  inputs,
  derive(inputs: Inputs): Timer {
    const timer = new Timer(inputs);
    const time = timer.isAstable ? timer.lowTime : timer.pulseWidth;
    const design = timer.design;
    if (!(time > 1e-200) || (design && !(design.a > 1e-20 && design.b > 1e-20 && design.b < 1e20 && design.a < 1e20)))
      throw new InputError("capacitance", "These values are too large or too small to calculate with.");
    return timer;
  },
  outputs: {
    ...givens<Timer>(inputs, ["resistorA", "resistorB", "capacitance"]),
    frequency: { ...astable("Frequency", "Hz", ({ frequency }) => frequency), solve: true },
    period: { ...astable("Period", "s", ({ period }) => period), solve: true },
    highTime: astable("High time", "s", ({ highTime }) => highTime),
    lowTime: astable("Low time", "s", ({ lowTime }) => lowTime),
    dutyCycle: output.percent("Duty cycle", {
      solve: true,
      optional: true,
      value: (timer) => (timer.isAstable ? timer.dutyCycle : null),
    }),
    pulseWidth: output.number("Pulse width", {
      solve: true,
      unit: "s",
      digits: { significant: 7 },
      optional: true,
      value: (timer) => (timer.isAstable ? null : timer.pulseWidth),
    }),
    designResistorA: designed("Resistor A for the target frequency", "Ω", ({ a }) => a),
    designResistorB: designed("Resistor B for the target frequency", "Ω", ({ b }) => b),
    standardResistorA: designed("Nearest E24 value of resistor A", "Ω", ({ standardA }) => standardA),
    standardResistorB: designed("Nearest E24 value of resistor B", "Ω", ({ standardB }) => standardB),
    standardFrequency: designed("Frequency with the E24 values", "Hz", ({ frequency }) => frequency),
  },
  headline: (timer, format) => {
    if (!timer.isAstable)
      return {
        label: "Pulse width",
        before: "Each trigger gives a pulse of",
        figure: prefixed(timer.pulseWidth, "s", format),
      };
    const { design, inputs } = timer;
    return {
      label: "Frequency",
      before: "It oscillates at",
      figure: prefixed(timer.frequency, "Hz", format),
      after: `with a duty cycle of ${format.percent(timer.dutyCycle, 1)}`,
      ...(design && {
        second: `For ${prefixed(inputs.wantedFrequency ?? 0, "Hz", format)}: ${prefixed(design.standardA, "Ω", format)} and ${prefixed(design.standardB, "Ω", format)} give ${prefixed(design.frequency, "Hz", format)}.`,
      }),
    };
  },
  working: (timer, format) => {
    const { resistorA, resistorB, capacitance } = timer.inputs;
    const [a, b, c] = [base(resistorA, "Ω", format), base(resistorB, "Ω", format), base(capacitance, "F", format)];
    const LN2 = "0.693147181";
    if (!timer.isAstable)
      return [step("Pulse: ln 3 × A × C", `1.098612289 × ${a} × ${c}`, result(timer.pulseWidth, "s", format))];
    return [
      step("High time: ln 2 × (A + B) × C", `${LN2} × (${a} + ${b}) × ${c}`, result(timer.highTime, "s", format)),
      step("Low time: ln 2 × B × C", `${LN2} × ${b} × ${c}`, result(timer.lowTime, "s", format)),
      step(
        "Period",
        `${base(timer.highTime, "s", format)} + ${base(timer.lowTime, "s", format)}`,
        result(timer.period, "s", format),
      ),
      step("Frequency", `1 ÷ ${base(timer.period, "s", format)}`, result(timer.frequency, "Hz", format)),
      step("Duty cycle: (A + B) ÷ (A + 2 × B)", `(${a} + ${b}) ÷ (${a} + 2 × ${b})`, format.percent(timer.dutyCycle)),
    ];
  },
});
