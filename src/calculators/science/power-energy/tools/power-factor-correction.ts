import { defineCalculator, InputError, type Step, step, type Tools } from "../../../../core/calculator";
import { choice, type Fields, number, type ValuesOf } from "../../../../core/fields";
import type { Format } from "../../../../core/format";
import type { Listed } from "../../../../core/listed";
import { outputsOf } from "../../../../core/outputs";
import frequency from "../../../../data/units/frequency.json";
import voltage from "../../../../data/units/voltage.json";
import { conversionStep } from "../../../../fieldsets/law-working";
import { inOwnUnits, quantity } from "../../../../fieldsets/quantity";
import { capacitanceFor, reactivePower } from "../../../../math/electricity/reactive-power";
import { phaseFactor, SYSTEMS, US_VOLTS } from "../systems";

const { dc: _, ...SYSTEMS_OF_AC } = SYSTEMS;

const inputs = {
  activePowerKw: number("Active power", { unit: "kW", default: 100, above: 0, max: 1e9, solve: true }),
  currentPf: number("Present power factor", { default: 0.7, above: 0, max: 1, solve: true }),
  targetPf: number("Target power factor", { default: 0.95, above: 0, max: 1, solve: true }),
  ...quantity("voltage", { rows: voltage, unit: "volt" }, "Voltage", {
    note: "Line to line if three-phase",
    default: 400,
    fill: US_VOLTS,
    above: 0,
    solve: true,
  }),
  ...quantity("frequency", { rows: frequency, unit: "hertz" }, "Frequency", {
    default: 50,
    fill: { USD: 60, CAD: 60 },
    above: 0,
  }),
  system: choice("Supply", { options: SYSTEMS_OF_AC, default: "single-phase" }),
  connection: choice("Capacitor connection", {
    options: { delta: "Delta", star: "Wye (star)" },
    default: "delta",
    when: { system: "three-phase" },
  }),
};

type Inputs = ValuesOf<typeof inputs>;
const FIELDS = inputs as unknown as Fields;

/** A load before and after correction, in kW, kvar, kVA, volts and amperes. */
export class Correction {
  readonly voltage: number;
  readonly frequency: number;

  constructor(readonly inputs: Inputs) {
    ({ voltage: this.voltage, frequency: this.frequency } = inOwnUnits(FIELDS, inputs));
  }

  get kvarBefore(): number {
    return reactivePower(this.inputs.activePowerKw, this.inputs.currentPf);
  }

  get kvarAfter(): number {
    return reactivePower(this.inputs.activePowerKw, this.inputs.targetPf);
  }

  get capacitorKvar(): number {
    return this.kvarBefore - this.kvarAfter;
  }

  /** Number of capacitors: one for a single phase, or one for each of three. */
  get capacitors(): 1 | 3 {
    return this.inputs.system === "three-phase" ? 3 : 1;
  }

  get isStar(): boolean {
    return this.capacitors === 3 && this.inputs.connection === "star";
  }

  get capacitorVoltage(): number {
    return this.isStar ? this.voltage / Math.sqrt(3) : this.voltage;
  }

  /** Capacitance of each capacitor, in µF. */
  get capacitanceMicrofarad(): number {
    const vars = (this.capacitorKvar / this.capacitors) * 1000;
    return capacitanceFor(vars, this.capacitorVoltage, this.frequency) * 1e6;
  }

  get kvaBefore(): number {
    return this.inputs.activePowerKw / this.inputs.currentPf;
  }

  get kvaAfter(): number {
    return this.inputs.activePowerKw / this.inputs.targetPf;
  }

  currentOf(kva: number): number {
    return (kva * 1000) / (phaseFactor(this.inputs.system) * this.voltage);
  }

  get lossReductionPercent(): number {
    return 100 * (1 - (this.inputs.currentPf / this.inputs.targetPf) ** 2);
  }
}

const output = outputsOf<Correction>();
const figure = { digits: { significant: 7 } } as const;

function working(model: Correction, format: Format): Listed<Step> {
  const { inputs: given, voltage: volts, frequency: hertz, capacitors } = model;
  const text = (value: number) => format.significant(value);
  const p = text(given.activePowerKw);
  // With all their digits: near 1, the losses are what the last ones leave.
  const [now, target] = [format.number(given.currentPf, 15), format.number(given.targetPf, 15)];
  const kvars = (pf: string) => `${p} × tan(arccos(${pf}))`;
  const divisor = capacitors === 3 ? `(√(3) × ${text(volts)})` : text(volts);
  const perCapacitor = model.capacitorKvar / capacitors;
  return [
    (["voltage", "frequency"] as const).flatMap((key) =>
      conversionStep(FIELDS, given as unknown as Record<string, unknown>, key, model[key], format),
    ),
    step("Reactive power before, P × tan φ, kvar", kvars(now), text(model.kvarBefore)),
    step("Reactive power after, kvar", kvars(target), text(model.kvarAfter)),
    step("Capacitors, kvar", `${text(model.kvarBefore)} − ${text(model.kvarAfter)}`, text(model.capacitorKvar)),
    capacitors === 3 && step("Each of three, kvar", `${text(model.capacitorKvar)} ÷ 3`, text(perCapacitor)),
    model.isStar && step("Voltage at each, V", `${text(volts)} ÷ √(3)`, text(model.capacitorVoltage)),
    step(
      capacitors === 3 ? "Capacitance of each, µF" : "Capacitance, µF",
      `${text(perCapacitor)} × 10⁹ ÷ (2π × ${text(hertz)} × ${text(model.capacitorVoltage)}²)`,
      text(model.capacitanceMicrofarad),
    ),
    step("Apparent power before, kVA", `${p} ÷ ${now}`, text(model.kvaBefore)),
    step("Apparent power after, kVA", `${p} ÷ ${target}`, text(model.kvaAfter)),
    step("Current before, A", `${text(model.kvaBefore)} × 1,000 ÷ ${divisor}`, text(model.currentOf(model.kvaBefore))),
    step("Current after, A", `${text(model.kvaAfter)} × 1,000 ÷ ${divisor}`, text(model.currentOf(model.kvaAfter))),
    step(
      "Reduction of losses in the wiring",
      `1 − (${now} ÷ ${target})²`,
      format.percent(model.lossReductionPercent, 4),
    ),
  ];
}

export default defineCalculator({
  inputs,
  outputs: {
    capacitorKvar: output.number("Capacitors", { unit: "kvar", ...figure, shown: "elsewhere", solve: true }),
    capacitanceMicrofarad: output.number("Capacitance of each", {
      unit: "µF",
      ...figure,
      shown: "elsewhere",
      solve: true,
    }),
    currentBefore: output.number("Current before", {
      unit: "A",
      ...figure,
      value: (model) => model.currentOf(model.kvaBefore),
    }),
    currentAfter: output.number("Current after", {
      noun: "Current after correction",
      unit: "A",
      ...figure,
      solve: true,
      value: (model) => model.currentOf(model.kvaAfter),
    }),
    kvaBefore: output.number("Apparent power before", { unit: "kVA", ...figure }),
    kvaAfter: output.number("Apparent power after", {
      noun: "Apparent power after correction",
      unit: "kVA",
      ...figure,
      solve: true,
    }),
    lossReductionPercent: output.percent("Reduction of losses in the wiring", { digits: 2, solve: true }),
  },
  derive(values: Inputs, { format }: Tools) {
    if (values.targetPf < values.currentPf)
      throw new InputError(
        "targetPf",
        `Target must be between the present power factor (${format.number(values.currentPf)}) and 1.`,
      );
    const model = new Correction(values);
    const figures = [model.capacitanceMicrofarad, model.kvaBefore, model.currentOf(model.kvaBefore)];
    if (!figures.every(Number.isFinite))
      throw new InputError("voltage", "With these values the capacitor cannot be calculated.");
    return model;
  },
  headline: (model, format) => ({
    label: "Capacitors",
    before: `Going from a power factor of ${format.number(model.inputs.currentPf)} to ${format.number(model.inputs.targetPf)} takes`,
    figure: `${format.significant(model.capacitorKvar)} kvar`,
    after: "of capacitors.",
    second:
      model.capacitors === 3
        ? `Three of ${format.significant(model.capacitanceMicrofarad)} µF each in ${model.isStar ? "wye" : "delta"}, for ${format.significant(model.capacitorVoltage)} V.`
        : `One of ${format.significant(model.capacitanceMicrofarad)} µF, for ${format.significant(model.capacitorVoltage)} V.`,
  }),
  working,
});
