import { step } from "../../../../core/calculator";
import { text, type ValuesOf } from "../../../../core/fields";
import type { Format } from "../../../../core/format";
import { outputsOf } from "../../../../core/outputs";
import { defineCircuit, givens } from "../../../../fieldsets/electrical";
import { base, prefixed, result } from "../../../../fieldsets/prefixed";
import { quantity } from "../../../../fieldsets/quantity";
import { AMPERES } from "../../../../fieldsets/units/amperes";
import { joinWithAnd } from "../../../../math/words/lists";
import { componentList } from "../component-list";

const inputs = {
  ...quantity("totalCurrent", AMPERES, "Total current", {
    default: 300,
    exampleUnit: "milliampere",
    min: 0,
    solve: true,
  }),
  values: text("Resistors in parallel", { note: "In Ω, such as 100, 4k7 or 2M2", default: "100, 200, 300", max: 2000 }),
};

type Inputs = ValuesOf<typeof inputs>;

interface Branch {
  readonly resistance: number;
  readonly current: number;
  readonly power: number;
}

class Divider {
  readonly parallelTotal: number;
  readonly voltage: number;
  readonly branches: readonly Branch[];

  constructor(readonly inputs: Inputs) {
    const values = componentList(inputs.values);
    this.parallelTotal = 1 / values.reduce((sum, value) => sum + 1 / value, 0);
    this.voltage = inputs.totalCurrent * this.parallelTotal;
    this.branches = values.map((resistance) => {
      const current = this.voltage / resistance;
      return { resistance, current, power: this.voltage * current };
    });
  }
}

const output = outputsOf<Divider>();

/** Others than these are left out of the sentence. */
const MOST_NAMED = 4;

function othersText(others: readonly Branch[], format: Format): string {
  const named = others.slice(0, MOST_NAMED).map(({ current }) => prefixed(current, "A", format));
  return others.length > MOST_NAMED ? `${named.join(", ")} and so on` : joinWithAnd(named);
}

export default defineCircuit({
  inputs,
  derive: (values: Inputs) => new Divider(values),
  outputs: {
    ...givens<Divider>(inputs, ["totalCurrent"]),
    parallelTotal: output.number("Resistance in parallel", {
      unit: "Ω",
      digits: { significant: 7 },
      value: (divider) => divider.parallelTotal,
    }),
    voltage: output.number("Voltage across them", {
      solve: true,
      unit: "V",
      digits: { significant: 7 },
      value: (divider) => divider.voltage,
    }),
    branches: output.table("Branches", {
      columns: {
        resistance: output.number("Resistance", { unit: "Ω", digits: { significant: 7 } }),
        current: output.number("Current", { unit: "A", digits: { significant: 7 } }),
        power: output.number("Power", { unit: "W", digits: { significant: 7 } }),
      },
      value: ({ branches }) => branches.map((branch) => ({ ...branch })),
    }),
  },
  headline: ({ branches, voltage }, format) => {
    const [first] = branches as [Branch];
    return {
      label: "Current in the first branch",
      before: `The ${prefixed(first.resistance, "Ω", format)} branch takes`,
      figure: prefixed(first.current, "A", format),
      after: `at ${prefixed(voltage, "V", format)}`,
      ...(branches.length > 1 && {
        second: `The other${branches.length > 2 ? "s take" : " takes"} ${othersText(branches.slice(1), format)}.`,
      }),
    };
  },
  working: ({ inputs: { totalCurrent }, branches, parallelTotal, voltage }, format) => [
    step(
      "Resistance in parallel",
      `1 ÷ (${branches.map(({ resistance }) => `1 ÷ ${base(resistance, "Ω", format)}`).join(" + ")})`,
      result(parallelTotal, "Ω", format),
    ),
    step(
      "Voltage: I × R",
      `${base(totalCurrent, "A", format)} × ${base(parallelTotal, "Ω", format)}`,
      result(voltage, "V", format),
    ),
    ...branches
      .slice(0, 20)
      .map(({ resistance, current }) =>
        step(
          `Current in ${prefixed(resistance, "Ω", format)}: V ÷ R`,
          `${base(voltage, "V", format)} ÷ ${base(resistance, "Ω", format)}`,
          result(current, "A", format),
        ),
      ),
  ],
});
