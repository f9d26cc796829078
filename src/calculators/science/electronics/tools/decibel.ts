import { InputError, step } from "../../../../core/calculator";
import { choice, number, type ValuesOf } from "../../../../core/fields";
import { outputsOf } from "../../../../core/outputs";
import { defineCircuit } from "../../../../fieldsets/electrical";
import { prefixed } from "../../../../fieldsets/prefixed";
import { quantity } from "../../../../fieldsets/quantity";
import { OHMS } from "../../../../fieldsets/units/ohms";

const ABSOLUTE = ["watts", "dbm", "volts", "dbv", "dbu"];
const LOGARITHMIC = ["db", "dbm", "dbv", "dbu"];
/** Larger levels are not real signals, and their ratios would soon overflow. */
const MOST_DECIBELS = 1000;
const NAMES = {
  "ratio-power": "A power ratio",
  "ratio-voltage": "A voltage ratio",
  watts: "A power",
  volts: "A voltage",
} as const;
/** dBu is relative to the voltage that gives 1 mW in 600 Ω. */
const DBU_VOLTS = Math.sqrt(0.6);

const inputs = {
  given: choice("Given", {
    options: {
      "ratio-power": "Power ratio",
      "ratio-voltage": "Voltage ratio",
      db: "Decibels (dB)",
      watts: "Power (W)",
      dbm: "Level in dBm",
      volts: "Voltage (V)",
      dbv: "Level in dBV",
      dbu: "Level in dBu",
    },
    default: "ratio-power",
  }),
  value: number("Value", { default: 2, min: -1e30, max: 1e30, solve: true }),
  ...quantity("impedance", OHMS, "Impedance", {
    default: 50,
    above: 0,
    min: 1e-9,
    max: 1e12,
    when: { given: ABSOLUTE },
    solve: true,
  }),
};

type Inputs = ValuesOf<typeof inputs>;

class Level {
  constructor(readonly inputs: Inputs) {
    const { given, value } = inputs;
    if (LOGARITHMIC.includes(given)) {
      if (Math.abs(value) > MOST_DECIBELS)
        throw new InputError("value", "A level must be between −1,000 and 1,000 dB.");
    } else if (value < 1e-100)
      throw new InputError("value", `${NAMES[given as keyof typeof NAMES]} must be more than 0.`);
  }

  get isAbsolute(): boolean {
    return ABSOLUTE.includes(this.inputs.given);
  }

  get db(): number | null {
    const { given, value } = this.inputs;
    if (this.isAbsolute) return null;
    if (given === "db") return value;
    return (given === "ratio-power" ? 10 : 20) * Math.log10(value) + 0;
  }

  get powerRatio(): number | null {
    const { given, value } = this.inputs;
    if (given === "ratio-power") return value;
    if (given === "ratio-voltage") return value ** 2;
    return this.db === null ? null : 10 ** (this.db / 10);
  }

  get voltageRatio(): number | null {
    const { given, value } = this.inputs;
    if (given === "ratio-voltage") return value;
    if (given === "ratio-power") return Math.sqrt(value);
    return this.db === null ? null : 10 ** (this.db / 20);
  }

  get watts(): number | null {
    const { given, value, impedance } = this.inputs;
    if (!this.isAbsolute) return null;
    if (given === "watts") return value;
    if (given === "dbm") return 1e-3 * 10 ** (value / 10);
    return (this.volts as number) ** 2 / impedance;
  }

  get volts(): number | null {
    const { given, value, impedance } = this.inputs;
    if (!this.isAbsolute) return null;
    if (given === "volts") return value;
    if (given === "dbv") return 10 ** (value / 20);
    if (given === "dbu") return DBU_VOLTS * 10 ** (value / 20);
    return Math.sqrt(this.watts as number) * Math.sqrt(impedance);
  }

  #level(own: string, factor: number, value: number | null, reference: number): number | null {
    if (value === null) return null;
    return this.inputs.given === own ? this.inputs.value : factor * (Math.log10(value) - Math.log10(reference)) + 0;
  }

  get dbm(): number | null {
    return this.#level("dbm", 10, this.watts, 1e-3);
  }

  get dbv(): number | null {
    return this.#level("dbv", 20, this.volts, 1);
  }

  get dbu(): number | null {
    return this.#level("dbu", 20, this.volts, DBU_VOLTS);
  }
}

const output = outputsOf<Level>();
const figure = (label: string, unit: string, value: (level: Level) => number | null) =>
  output.number(label, { ...(unit && { unit }), digits: { significant: 7 }, optional: true, value });

export default defineCircuit({
  inputs,
  derive: (inputs: Inputs) => new Level(inputs),
  outputs: {
    db: { ...figure("Decibels", "dB", ({ db }) => db), solve: true },
    powerRatio: { ...figure("Power ratio", "", ({ powerRatio }) => powerRatio), solve: true },
    voltageRatio: { ...figure("Voltage ratio", "", ({ voltageRatio }) => voltageRatio), solve: true },
    watts: { ...figure("Power", "W", ({ watts }) => watts), solve: true },
    dbm: { ...figure("Relative to 1 mW", "dBm", ({ dbm }) => dbm), noun: "Level relative to 1 mW", solve: true },
    volts: { ...figure("Voltage", "V", ({ volts }) => volts), solve: true },
    dbv: figure("Relative to 1 V", "dBV", ({ dbv }) => dbv),
    dbu: figure("Relative to 0.775 V", "dBu", ({ dbu }) => dbu),
    impedance: output.number("Impedance", {
      unit: "Ω",
      shown: "elsewhere",
      optional: true,
      value: ({ inputs, isAbsolute }) => (isAbsolute ? inputs.impedance : null),
    }),
    value: output.number("Value", { shown: "elsewhere", value: ({ inputs }) => inputs.value }),
  },
  headline(level, format) {
    const { given, value } = level.inputs;
    const shown = format.significant(value);
    const { db, dbm, watts, volts } = level;
    if (given === "db")
      return {
        label: "Power ratio",
        before: `${shown} dB is a power ratio of`,
        figure: format.significant(level.powerRatio),
        after: `and a voltage ratio of ${format.significant(level.voltageRatio)}`,
      };
    if (db !== null)
      return {
        label: "Decibels",
        before: `A ${given === "ratio-power" ? "power" : "voltage"} ratio of ${shown} is`,
        figure: `${format.significant(db)}\u00a0dB`,
      };
    const impedance = `in ${format.significant(level.inputs.impedance)} Ω`;
    if (given === "watts")
      return {
        label: "Level",
        before: `${shown} W is`,
        figure: `${format.significant(dbm)}\u00a0dBm`,
        after: `, ${prefixed(volts ?? 0, "V", format)} ${impedance}`,
      };
    if (given === "dbm")
      return {
        label: "Power",
        before: `${shown} dBm is`,
        figure: prefixed(watts ?? 0, "W", format),
        after: `, ${prefixed(volts ?? 0, "V", format)} ${impedance}`,
      };
    if (given === "volts")
      return {
        label: "Level",
        before: `${shown} V is`,
        figure: `${format.significant(level.dbv)}\u00a0dBV`,
        after: `, ${format.significant(dbm)} dBm ${impedance}`,
      };
    return {
      label: "Voltage",
      before: `${shown} ${given === "dbv" ? "dBV" : "dBu"} is`,
      figure: prefixed(volts ?? 0, "V", format),
      after: `, ${format.significant(dbm)} dBm ${impedance}`,
    };
  },
  working(level, format) {
    const { given, value, impedance } = level.inputs;
    const { db, watts, volts } = level;
    const shown = format.significant(value);
    const number = (x: number | null) => format.significant(x);
    if (given === "db")
      return [
        step("Power ratio: 10^(dB ÷ 10)", `10^(${shown} ÷ 10)`, number(level.powerRatio)),
        step("Voltage ratio: 10^(dB ÷ 20)", `10^(${shown} ÷ 20)`, number(level.voltageRatio)),
      ];
    if (db !== null)
      return [
        given === "ratio-power"
          ? step("Decibels: 10 × log₁₀ of a power ratio", `10 × log₁₀(${shown})`, `${number(db)}\u00a0dB`)
          : step("Decibels: 20 × log₁₀ of a voltage ratio", `20 × log₁₀(${shown})`, `${number(db)}\u00a0dB`),
      ];
    const ohms = format.significant(impedance);
    const fromPower = given === "watts" || given === "dbm";
    return [
      ...(given === "dbm"
        ? [step("Power: 1 mW × 10^(dBm ÷ 10)", `0.001 × 10^(${shown} ÷ 10)`, `${number(watts)}\u00a0W`)]
        : []),
      ...(given === "dbv" ? [step("Voltage: 10^(dBV ÷ 20)", `10^(${shown} ÷ 20)`, `${number(volts)}\u00a0V`)] : []),
      ...(given === "dbu"
        ? [step("Voltage: √0.6 V × 10^(dBu ÷ 20)", `√(0.6) × 10^(${shown} ÷ 20)`, `${number(volts)}\u00a0V`)]
        : []),
      fromPower
        ? step("Voltage: √(P × Z)", `√(${number(watts)} × ${ohms})`, `${number(volts)}\u00a0V`)
        : step("Power: V² ÷ Z", `(${number(volts)})² ÷ ${ohms}`, `${number(watts)}\u00a0W`),
      step("Relative to 1 mW", `10 × log₁₀(${number(watts)} ÷ 0.001)`, `${number(level.dbm)}\u00a0dBm`),
      step("Relative to 1 V", `20 × log₁₀(${number(volts)})`, `${number(level.dbv)}\u00a0dBV`),
      step("Relative to √0.6 V", `20 × log₁₀(${number(volts)} ÷ √(0.6))`, `${number(level.dbu)}\u00a0dBu`),
    ];
  },
});
