import { InputError } from "../../../../core/calculator";
import { Format } from "../../../../core/format";
import { defineLaw } from "../../../../fieldsets/law";

/** Formats the powers in error messages; no currency is involved. */
const PLAIN = new Format();

/** The power triangle: OpenStax, University Physics 2, section 15.4. */
export default defineLaw({
  variables: {
    activeKw: { label: "Active power", symbol: "P", unit: "kW", min: 0, max: 1e9 },
    apparentKva: { label: "Apparent power", symbol: "S", unit: "kVA", default: 62.5, min: 0, max: 1e9 },
    reactiveKvar: { label: "Reactive power", symbol: "Q", unit: "kvar", min: 0, max: 1e9 },
    powerFactor: { label: "Power factor", symbol: "p", default: 0.8, min: 0, max: 1 },
  },
  law: "S² = P² + Q²",
  known: {
    "kva-pf": {
      label: "kVA and power factor",
      find: { activeKw: "S × p", reactiveKvar: "S × sin(arccos(p))" },
    },
    "kw-pf": {
      label: "kW and power factor",
      find: { apparentKva: "P ÷ p", reactiveKvar: "P ÷ p × sin(arccos(p))" },
    },
    "kw-kva": {
      label: "kW and kVA",
      find: { powerFactor: "P ÷ S", reactiveKvar: "√((S − P) × (S + P))" },
    },
    "kw-kvar": { label: "kW and kvar", find: { apparentKva: "√(P^2 + Q^2)", powerFactor: "P ÷ S" } },
    "kva-kvar": {
      label: "kVA and kvar",
      find: { activeKw: "√((S − Q) × (S + Q))", powerFactor: "P ÷ S" },
    },
  },
  extras: { phaseAngle: { label: "Phase angle", unit: "°", formula: "arccos(p)" } },
  refuse({ activeKw, apparentKva, reactiveKvar }) {
    if (apparentKva === undefined) return;
    const check = (part: number | undefined, name: string, unit: string) => {
      if (part !== undefined && apparentKva < part)
        throw new InputError(
          "apparentKva",
          `Apparent power cannot be less than ${name} power (${PLAIN.significant(part)} ${unit}).`,
        );
    };
    check(activeKw, "active", "kW");
    check(reactiveKvar, "reactive", "kvar");
  },
  sentence: (unknown, { of }) =>
    unknown === "activeKw"
      ? [`${of("apparentKva")} at a power factor of ${of("powerFactor")} delivers`, "of active power."]
      : unknown === "apparentKva"
        ? [`${of("activeKw")} at a power factor of ${of("powerFactor")} takes`, "of apparent power."]
        : ["The power factor is", `at ${of("activeKw")} and ${of("apparentKva")}.`],
});
