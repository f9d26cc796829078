import { defineCalculator, InputError, type Step, step } from "../../../../core/calculator";
import { choice, type Fields, fold, number, percent, type ValuesOf } from "../../../../core/fields";
import type { Format } from "../../../../core/format";
import type { Listed } from "../../../../core/listed";
import { outputsOf } from "../../../../core/outputs";
import current from "../../../../data/units/electric-current.json";
import power from "../../../../data/units/power.json";
import voltage from "../../../../data/units/voltage.json";
import { conversionStep } from "../../../../fieldsets/law-working";
import { inChosenUnit, inOwnUnits, inUnitChosen, quantity } from "../../../../fieldsets/quantity";
import { phaseFactor, SYSTEMS } from "../systems";

const UNKNOWN = { current: "current", power: "outputPower", voltage: "voltage" } as const;
const given = (unknown: keyof typeof UNKNOWN) => Object.keys(UNKNOWN).filter((other) => other !== unknown) as string[];

/** Makes the unit of a quantity apply to the answer, too: it stays in use when the number is the unknown. */
function answerable<F extends Fields>(fields: F, key: keyof F & string): F {
  const { when: _, ...unit } = fields[`${key}Unit`] as Fields[string];
  return { ...fields, ...fold("Units of the answer", { [`${key}Unit`]: unit }) };
}

const inputs = {
  system: choice("Supply", { options: SYSTEMS, default: "three-phase" }),
  solveFor: choice("Find", {
    options: { current: "Current", power: "Output power", voltage: "Voltage" },
    default: "current",
  }),
  ...answerable(
    quantity("voltage", { rows: voltage, unit: "volt" }, "Voltage", {
      note: "Line to line if three-phase",
      default: 460,
      above: 0,
      when: { solveFor: given("voltage") },
      solve: true,
    }),
    "voltage",
  ),
  ...answerable(
    quantity("current", { rows: current, unit: "ampere" }, "Current", {
      default: 30,
      above: 0,
      when: { solveFor: given("current") },
      solve: true,
    }),
    "current",
  ),
  ...answerable(
    quantity("outputPower", { rows: power, unit: "watt" }, "Output power", {
      note: "What the motor or device delivers; for a heater, what it draws",
      default: 25,
      exampleUnit: "horsepower",
      above: 0,
      when: { solveFor: given("power") },
      solve: 1,
    }),
    "outputPower",
  ),
  powerFactor: number("Power factor", {
    default: 0.86,
    above: 0,
    max: 1,
    when: { system: ["single-phase", "three-phase"] },
    solve: true,
  }),
  efficiency: percent("Efficiency", { default: 91.7, above: 0, max: 100, solve: true }),
};

type Inputs = ValuesOf<typeof inputs>;
const FIELDS = inputs as unknown as Fields;

/** A device on its supply, in volts, amperes and watts. */
interface Device {
  readonly inputs: Inputs;
  readonly voltage: number;
  readonly current: number;
  readonly outputPower: number;
  readonly powerFactor: number;
}

/** @throws InputError if a result is 0 or not finite */
function deviceOf(inputs: Inputs): Device {
  const own = inOwnUnits(FIELDS, inputs);
  let { voltage, current, outputPower } = own;
  const powerFactor = inputs.system === "dc" ? 1 : inputs.powerFactor;
  const share = phaseFactor(inputs.system) * powerFactor * (inputs.efficiency / 100);
  if (inputs.solveFor === "current") current = outputPower / (share * voltage);
  else if (inputs.solveFor === "voltage") voltage = outputPower / (share * current);
  else outputPower = share * voltage * current;
  const figures = [voltage, current, outputPower, voltage * current * 2];
  if (!figures.every((value) => Number.isFinite(value) && value > 0))
    throw new InputError(
      inputs.solveFor === "voltage" ? "current" : "voltage",
      `With these values the ${UNKNOWN_NAMES[inputs.solveFor]} cannot be calculated.`,
    );
  return { inputs, voltage, current, outputPower, powerFactor };
}

const UNKNOWN_NAMES = { current: "current", power: "output power", voltage: "voltage" } as const;

const kva = ({ inputs: { system }, voltage, current }: Device) => (phaseFactor(system) * voltage * current) / 1000;
const kw = (device: Device) => kva(device) * device.powerFactor;
const kvar = (device: Device) => kva(device) * Math.sqrt((1 - device.powerFactor) * (1 + device.powerFactor));

const output = outputsOf<Device>();
const figure = { digits: { significant: 7 } } as const;

function working(device: Device, format: Format): Listed<Step> {
  const { inputs: values, voltage, current, outputPower, powerFactor } = device;
  const text = (value: number) => format.significant(value);
  const pfText = text(powerFactor);
  const isThree = values.system === "three-phase";
  const isDc = values.system === "dc";
  const factors = (...figures: string[]) => [...(isThree ? ["√(3)"] : []), ...figures].join(" × ");
  const pf = isDc ? [] : [pfText];
  const efficiency = format.percent(values.efficiency, 12);
  const answers = {
    current: step("Current, A", `${text(outputPower)} ÷ (${factors(text(voltage), ...pf, efficiency)})`, text(current)),
    voltage: step("Voltage, V", `${text(outputPower)} ÷ (${factors(text(current), ...pf, efficiency)})`, text(voltage)),
    power: step("Output power, W", factors(text(voltage), text(current), ...pf, efficiency), text(outputPower)),
  };
  const unknown = UNKNOWN[values.solveFor];
  return [
    (["voltage", "current", "outputPower"] as const).flatMap((key) =>
      key === unknown
        ? []
        : conversionStep(FIELDS, values as unknown as Record<string, unknown>, key, device[key], format),
    ),
    answers[values.solveFor],
    step("Apparent power, kVA", `${factors(text(voltage), text(current))} ÷ 1,000`, text(kva(device))),
    !isDc && [
      step("Input power, kW", `${text(kva(device))} × ${pfText}`, text(kw(device))),
      step("Reactive power, kvar", `${text(kva(device))} × sin(arccos(${pfText}))`, text(kvar(device))),
    ],
  ];
}

export default defineCalculator({
  inputs,
  outputs: {
    current: output.number("Current", { unit: "A", ...figure, when: { solveFor: "current" }, solve: true }),
    outputPower: output.number("Output power", { unit: "W", ...figure, when: { solveFor: "power" }, solve: true }),
    voltage: output.number("Voltage", { unit: "V", ...figure, when: { solveFor: "voltage" }, solve: true }),
    answer: output.number("Answer in the unit chosen", {
      shown: "elsewhere",
      value: (device) => {
        const key = UNKNOWN[device.inputs.solveFor];
        return inUnitChosen(FIELDS, device.inputs, key, device[key]) ?? device[key];
      },
    }),
    inputKw: output.number("Input power", { unit: "kW", ...figure, solve: true, value: kw }),
    inputKva: output.number("Apparent power", { unit: "kVA", ...figure, solve: true, value: kva }),
    inputKvar: output.number("Reactive power", { unit: "kvar", ...figure, value: kvar }),
    outputKw: output.number("Output power in kilowatts", {
      unit: "kW",
      ...figure,
      solve: true,
      value: ({ outputPower }) => outputPower / 1000,
    }),
    powerFactor: output.number("Power factor", { shown: "elsewhere" }),
    efficiency: output.percent("Efficiency", { shown: "elsewhere", value: ({ inputs: { efficiency } }) => efficiency }),
  },
  derive: (values: Inputs) => deviceOf(values),
  headline(device, format) {
    const of = (key: "voltage" | "current" | "outputPower") =>
      inChosenUnit(FIELDS, device.inputs, key, device[key], format);
    const { solveFor } = device.inputs;
    if (solveFor === "current")
      return {
        label: "Current",
        before: `For ${of("outputPower")} at ${of("voltage")} it draws`,
        figure: of("current"),
      };
    if (solveFor === "voltage")
      return {
        label: "Voltage",
        before: `For ${of("outputPower")} with ${of("current")} it needs`,
        figure: of("voltage"),
      };
    return {
      label: "Output power",
      before: `With ${of("current")} at ${of("voltage")} it delivers`,
      figure: of("outputPower"),
    };
  },
  working,
});
