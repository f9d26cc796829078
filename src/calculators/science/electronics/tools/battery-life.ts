import { InputError, step } from "../../../../core/calculator";
import { choice, fold, number, percent, type ValuesOf } from "../../../../core/fields";
import { outputsOf } from "../../../../core/outputs";
import { defineCircuit, givens } from "../../../../fieldsets/electrical";

/** Hours in an average month: 365.25 days × 24 ÷ 12. */
const HOURS_PER_MONTH = 730.5;
const DUTY = { loadKind: "duty-cycle" };
const LARGEST = 1e9;

const inputs = {
  capacityMah: number("Capacity", { unit: "mAh", default: 2500, above: 0, min: 1e-6, max: LARGEST, solve: true }),
  deratingPercent: percent("Usable share of the capacity", {
    note: "Less at high currents, in the cold and with age",
    default: 80,
    above: 0,
    max: 100,
  }),
  loadKind: choice("Load", {
    options: { constant: "Constant", "duty-cycle": "Wakes and sleeps" },
    default: "constant",
  }),
  loadMa: number("Load current", {
    unit: "mA",
    default: 45,
    above: 0,
    min: 1e-9,
    max: LARGEST,
    when: { loadKind: "constant" },
    solve: true,
  }),
  activeMa: number("Current while awake", { unit: "mA", default: 80, above: 0, min: 1e-9, max: LARGEST, when: DUTY }),
  sleepMa: number("Current while asleep", { unit: "mA", default: 0.02, min: 0, max: LARGEST, when: DUTY, solve: true }),
  activeSeconds: number("Awake for", { unit: "s", default: 2, above: 0, min: 1e-6, max: LARGEST, when: DUTY }),
  periodSeconds: number("Every", {
    noun: "Interval",
    unit: "s",
    default: 60,
    above: 0,
    min: 1e-6,
    max: LARGEST,
    when: DUTY,
    solve: true,
  }),
  ...fold("Self-discharge", {
    selfDischargePercentPerMonth: percent("Self-discharge per month", { default: 0, min: 0, max: 100 }),
  }),
};

type Inputs = ValuesOf<typeof inputs>;

class Battery {
  constructor(readonly inputs: Inputs) {
    const { loadKind, activeSeconds, periodSeconds } = inputs;
    if (loadKind === "duty-cycle" && activeSeconds > periodSeconds)
      throw new InputError("activeSeconds", `The time awake must be at most the whole period (${periodSeconds} s).`);
  }

  get loadMa(): number {
    const { loadKind, loadMa, activeMa, sleepMa, activeSeconds, periodSeconds } = this.inputs;
    return loadKind === "constant"
      ? loadMa
      : (activeMa * activeSeconds + sleepMa * (periodSeconds - activeSeconds)) / periodSeconds;
  }

  get selfDischargeMa(): number {
    const { capacityMah, selfDischargePercentPerMonth } = this.inputs;
    return (capacityMah * selfDischargePercentPerMonth) / 100 / HOURS_PER_MONTH;
  }

  get averageMa(): number {
    return this.loadMa + this.selfDischargeMa;
  }

  get usableMah(): number {
    return (this.inputs.capacityMah * this.inputs.deratingPercent) / 100;
  }

  get hours(): number {
    return this.usableMah / this.averageMa;
  }

  get days(): number {
    return this.hours / 24;
  }
}

const output = outputsOf<Battery>();

export default defineCircuit({
  inputs,
  derive: (inputs: Inputs) => new Battery(inputs),
  outputs: {
    ...givens<Battery>(inputs, [
      "capacityMah",
      "deratingPercent",
      "loadMa",
      "activeMa",
      "sleepMa",
      "activeSeconds",
      "periodSeconds",
      "selfDischargePercentPerMonth",
    ]),
    averageMa: output.number("Average current", {
      note: "Self-discharge included",
      unit: "mA",
      digits: { significant: 7 },
      value: ({ averageMa }) => averageMa,
    }),
    hours: output.number("Running time", {
      solve: true,
      unit: "hours",
      digits: { significant: 7 },
      value: ({ hours }) => hours,
    }),
    days: output.number("Running time in days", {
      solve: true,
      unit: "days",
      digits: { significant: 7 },
      value: ({ days }) => days,
    }),
  },
  headline: ({ hours, days, averageMa }, format) => ({
    label: "Running time",
    before: `At ${format.significant(averageMa, 4)} mA on average, it lasts`,
    figure: days >= 2 ? `${format.significant(days, 4)} days` : `${format.significant(hours, 4)} hours`,
  }),
  working: (battery, format) => {
    const { inputs, loadMa, averageMa, usableMah, hours, days, selfDischargeMa } = battery;
    const n = (value: number) => format.significant(value);
    return [
      ...(inputs.loadKind === "duty-cycle"
        ? [
            step(
              "Average load",
              `(${n(inputs.activeMa)} × ${n(inputs.activeSeconds)} + ${n(inputs.sleepMa)} × (${n(inputs.periodSeconds)} − ${n(inputs.activeSeconds)})) ÷ ${n(inputs.periodSeconds)}`,
              `${n(loadMa)}\u00a0mA`,
            ),
          ]
        : []),
      ...(selfDischargeMa > 0
        ? [
            step(
              "Self-discharge as a current",
              `${n(inputs.capacityMah)} × ${n(inputs.selfDischargePercentPerMonth)} ÷ 100 ÷ ${HOURS_PER_MONTH}`,
              `${n(selfDischargeMa)}\u00a0mA`,
            ),
            step("Average with self-discharge", `${n(loadMa)} + ${n(selfDischargeMa)}`, `${n(averageMa)}\u00a0mA`),
          ]
        : []),
      step(
        "Usable capacity",
        `${n(inputs.capacityMah)} × ${n(inputs.deratingPercent)} ÷ 100`,
        `${n(usableMah)}\u00a0mAh`,
      ),
      step("Running time", `${n(usableMah)} ÷ ${n(averageMa)}`, `${n(hours)} hours`),
      step("In days", `${n(hours)} ÷ 24`, `${n(days)} days`),
    ];
  },
});
