import { defineCalculator, InputError, type Step, step } from "../../../../core/calculator";
import { choice, type Fields, fold, number, percent, type ValuesOf } from "../../../../core/fields";
import type { Format } from "../../../../core/format";
import type { Listed } from "../../../../core/listed";
import { outputsOf } from "../../../../core/outputs";
import voltage from "../../../../data/units/voltage.json";
import { conversionStep } from "../../../../fieldsets/law-working";
import { inOwnUnits, quantity } from "../../../../fieldsets/quantity";
import { type BatteryUse, capacityFor, currentFor, hoursAt } from "../../../../math/electricity/battery";
import { wholeUp } from "../../../../math/numbers/slack";

const LARGEST = 1e9;
const MOST_BATTERIES = 1e9;
const except = (unknown: string) => ["battery-ah", "backup-hours", "load-watts"].filter((other) => other !== unknown);

const inputs = {
  solveFor: choice("Find", {
    options: { "battery-ah": "Battery capacity", "backup-hours": "Backup time", "load-watts": "Load" },
    default: "battery-ah",
  }),
  loadWatts: number("Load", {
    unit: "W",
    default: 600,
    above: 0,
    max: LARGEST,
    when: { solveFor: except("load-watts") },
    solve: true,
  }),
  backupHours: number("Backup time", {
    unit: "h",
    default: 4,
    above: 0,
    max: LARGEST,
    when: { solveFor: except("backup-hours") },
    solve: true,
  }),
  batteryAh: number("Battery capacity", {
    unit: "Ah",
    default: 300,
    above: 0,
    max: LARGEST,
    when: { solveFor: except("battery-ah") },
    solve: true,
  }),
  ...quantity("batteryVoltage", { rows: voltage, unit: "volt" }, "Bank voltage", { default: 24, above: 0 }),
  depthOfDischarge: percent("Depth of discharge", {
    note: "About 50% for lead–acid, 80% to 90% for lithium",
    default: 50,
    above: 0,
    max: 100,
    solve: true,
  }),
  ...fold("Inverter and Peukert", {
    inverterEfficiency: percent("Inverter efficiency", { default: 90, above: 0, max: 100 }),
    peukertExponent: number("Peukert exponent", {
      note: "1 for lithium, 1.1 to 1.3 for lead–acid",
      default: 1,
      min: 1,
      max: 1.6,
    }),
    ratedHours: number("Capacity is rated over", { unit: "h", default: 20, above: 0, max: 1000 }),
  }),
  ...fold("Batteries you buy", {
    unitBatteryVolts: number("Voltage of one battery", { unit: "V", default: 12, above: 0, max: 10_000 }),
    unitBatteryAh: number("Capacity of one battery", { unit: "Ah", default: 150, above: 0, max: 1e6 }),
  }),
};

type Inputs = ValuesOf<typeof inputs>;

/** A bank of batteries behind an inverter. */
interface Bank {
  readonly inputs: Inputs;
  readonly volts: number;
  readonly use: BatteryUse;
  readonly loadWatts: number;
  readonly backupHours: number;
  readonly batteryAh: number;
  /** Current that the inverter draws, in amperes. */
  readonly current: number;
  readonly energyWh: number;
  readonly batteriesInSeries: number;
  readonly parallelStrings: number;
}

/** @throws InputError if a result is 0, not finite or too large */
function bankOf(inputs: Inputs): Bank {
  const { solveFor, depthOfDischarge, peukertExponent, ratedHours, unitBatteryVolts, unitBatteryAh } = inputs;
  let { loadWatts, backupHours, batteryAh } = inputs;
  const volts = inOwnUnits(FIELDS, inputs).batteryVoltage;
  const efficiency = inputs.inverterEfficiency / 100;
  const use = { depth: depthOfDischarge / 100, exponent: peukertExponent, ratedHours };
  if (solveFor === "load-watts") loadWatts = currentFor(backupHours, batteryAh, use) * efficiency * volts;
  const current = loadWatts / (efficiency * volts);
  if (solveFor === "battery-ah") batteryAh = capacityFor(backupHours, current, use);
  if (solveFor === "backup-hours") backupHours = hoursAt(batteryAh, current, use);
  const batteriesInSeries = Math.max(1, wholeUp(volts / unitBatteryVolts));
  const parallelStrings = Math.max(1, wholeUp(batteryAh / unitBatteryAh));
  const energyWh = (loadWatts * backupHours) / efficiency;
  const figures = [loadWatts, backupHours, batteryAh, current, energyWh];
  if (
    !figures.every((value) => Number.isFinite(value) && value > 0) ||
    !(batteriesInSeries * parallelStrings <= MOST_BATTERIES)
  )
    throw new InputError("batteryVoltage", "With these values the battery bank cannot be calculated.");
  return {
    inputs,
    volts,
    use,
    loadWatts,
    backupHours,
    batteryAh,
    current,
    energyWh,
    batteriesInSeries,
    parallelStrings,
  };
}

const FIELDS: Fields = inputs as unknown as Fields;
const countOf = ({ batteriesInSeries, parallelStrings }: Bank) => batteriesInSeries * parallelStrings;
const output = outputsOf<Bank>();

function working(bank: Bank, format: Format): Listed<Step> {
  const { inputs: given, volts, use, loadWatts, backupHours, batteryAh, current } = bank;
  const text = (value: number) => format.significant(value);
  const efficiency = format.percent(given.inverterEfficiency, 12);
  const depth = format.percent(given.depthOfDischarge, 12);
  const isIdeal = use.exponent === 1;
  const [k, hours] = [text(use.exponent), text(use.ratedHours)];
  const currentStep = step("Current, A", `${text(loadWatts)} ÷ (${efficiency} × ${text(volts)})`, text(current));
  const steps = {
    "battery-ah": [
      currentStep,
      step(
        "Battery capacity, Ah",
        isIdeal
          ? `${text(current)} × ${text(backupHours)} ÷ ${depth}`
          : `${text(current)} × ${hours} × (${text(backupHours)} ÷ (${depth} × ${hours}))^(1 ÷ ${k})`,
        text(batteryAh),
      ),
    ],
    "backup-hours": [
      currentStep,
      step(
        "Backup time, h",
        isIdeal
          ? `${depth} × ${text(batteryAh)} ÷ ${text(current)}`
          : `${depth} × ${hours} × (${text(batteryAh)} ÷ (${text(current)} × ${hours}))^${k}`,
        text(backupHours),
      ),
    ],
    "load-watts": [
      step(
        "Current, A",
        isIdeal
          ? `${text(batteryAh)} × ${depth} ÷ ${text(backupHours)}`
          : `${text(batteryAh)} ÷ (${hours} × (${text(backupHours)} ÷ (${depth} × ${hours}))^(1 ÷ ${k}))`,
        text(current),
      ),
      step("Load, W", `${text(current)} × ${efficiency} × ${text(volts)}`, text(loadWatts)),
    ],
  };
  const { batteriesInSeries, parallelStrings, energyWh } = bank;
  return [
    conversionStep(FIELDS, given as unknown as Record<string, unknown>, "batteryVoltage", volts, format),
    steps[given.solveFor],
    step("Energy from the battery, Wh", `${text(loadWatts)} × ${text(backupHours)} ÷ ${efficiency}`, text(energyWh)),
    step(
      "Batteries in series, rounded up",
      `${text(volts)} ÷ ${text(given.unitBatteryVolts)}`,
      format.number(batteriesInSeries),
    ),
    step(
      "Strings in parallel, rounded up",
      `${text(batteryAh)} ÷ ${text(given.unitBatteryAh)}`,
      format.number(parallelStrings),
    ),
    step(
      "Batteries",
      `${format.number(batteriesInSeries)} × ${format.number(parallelStrings)}`,
      format.number(countOf(bank)),
    ),
  ];
}

export default defineCalculator({
  inputs,
  outputs: {
    batteryAh: output.number("Battery capacity", {
      unit: "Ah",
      digits: { significant: 7 },
      when: { solveFor: "battery-ah" },
      solve: true,
    }),
    backupHours: output.number("Backup time", {
      unit: "hours",
      digits: { significant: 7 },
      when: { solveFor: "backup-hours" },
      solve: true,
    }),
    loadWatts: output.number("Load", {
      unit: "W",
      digits: { significant: 7 },
      when: { solveFor: "load-watts" },
      solve: true,
    }),
    energyWh: output.number("Energy from the battery", { unit: "Wh", digits: { significant: 7 }, solve: true }),
    batteryVoltage: output.number("Voltage", { unit: "V", shown: "elsewhere", value: ({ volts }) => volts }),
    batteriesInSeries: output.integer("Batteries in series"),
    parallelStrings: output.integer("Strings in parallel"),
    batteryCount: output.integer("Batteries", { value: countOf }),
  },
  derive: (values: Inputs) => bankOf(values),
  headline(bank, format) {
    const { inputs: given, loadWatts, backupHours, batteryAh, volts, batteriesInSeries, parallelStrings } = bank;
    const text = (value: number) => format.significant(value);
    const hours = `${text(backupHours)} ${backupHours === 1 ? "hour" : "hours"}`;
    const asBought = `${text(given.unitBatteryVolts)} V, ${text(given.unitBatteryAh)} Ah`;
    const second = `${format.plural(countOf(bank), "battery", "batteries")} of ${asBought}: ${format.number(batteriesInSeries)} in series, ${format.plural(parallelStrings, "string")} in parallel.`;
    if (given.solveFor === "battery-ah")
      return {
        label: "Battery capacity",
        before: `To run ${text(loadWatts)} W for ${hours} you need`,
        figure: `${text(batteryAh)} Ah`,
        after: `at ${text(volts)} V.`,
        second,
      };
    if (given.solveFor === "backup-hours")
      return {
        label: "Backup time",
        before: `${text(batteryAh)} Ah at ${text(volts)} V powers ${text(loadWatts)} W for`,
        figure: hours,
        second,
      };
    return {
      label: "Load",
      before: `${text(batteryAh)} Ah at ${text(volts)} V lasts ${hours} with a load of`,
      figure: `${text(loadWatts)} W`,
      second,
    };
  },
  working,
});
