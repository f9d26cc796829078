import type { Forms, Parts } from "../../../ask/form";
import { solvingFor } from "../../../ask/unknown";
import type { JsonObject } from "../../../core/parse";

function oneAppliance({ watts, hours }: Parts): JsonObject {
  return {
    watts: undefined,
    hours: undefined,
    appliances: [{ name: "Appliance", watts: watts?.json ?? null, quantity: 1, hoursPerDay: hours?.json ?? null }],
  };
}

export default [
  {
    about: ["electricity bill|electricity cost|power bill|electric bill|cost of electricity|electricity"],
    takes: {
      unitsKwh: "energy/kilowatt-hour: use, usage, for>",
      ratePerKwh: "money: at>, rate, per kwh<, a kwh<, /kwh<, per unit<, a unit<",
    },
    words: { "per kwh, a kwh, cost, bill, per unit, a unit": {} },
    set: { tool: "electricity-bill", tariffKind: "flat" },
  },
  {
    about: ["cost to run|running cost|cost of running|run|energy cost|power cost|electricity cost|electric cost"],
    takes: {
      watts: "power/watt",
      hours: "hours: for>, a day<, per day<, daily<",
      ratePerKwh: "money: at>, rate, per kwh<, a kwh<, /kwh<",
    },
    words: {
      "a day, per day, every day, each day, daily, cost, running, appliance, heater, per kwh, a kwh, bulb, fan": {},
    },
    set: { tool: "appliance-cost", tariffKind: "flat" },
    fill: oneAppliance,
  },
  {
    says: [
      "{watts:power/watt} [heater|bulb|light|lamp|fan|ac|computer|appliance|fridge|tv|oven] [for] {hours:hours} (a|per|each|every) day [cost|electricity cost] (at|@) {ratePerKwh:money} [per kwh|a kwh|/kwh]",
    ],
    set: { tool: "appliance-cost", tariffKind: "flat" },
    fill: oneAppliance,
  },
  {
    says: [
      "[cost of|cost to run] {power:power/watt} for {time:hours} (at|@) {ratePerKwh:money} (per|a|/) kwh",
      "[cost of|cost to run] {power:power/watt} [load|appliance|heater] {time:hours} {ratePerKwh:money} (per|a) kwh",
    ],
    set: { tool: "electricity-bill", tariffKind: "flat" },
    fill: ({ power, time }) => ({
      power: undefined,
      time: undefined,
      unitsKwh: Number(((Number(power?.json) * Number(time?.json)) / 1000).toPrecision(12)),
    }),
  },
  {
    about: ["solar panels|solar|solar panel size|solar system|how many solar panels|solar sizing"],
    takes: {
      dailyKwh: "energy/kilowatt-hour: for>, a day<, per day<, daily, use",
      peakSunHours: "hours?: sun, peak sun<, sun hours<, sunshine",
      panelWatts: "power/watt?: panels<, panel<, panels",
    },
    words: { "a day, per day, each day, need, panels, sun, peak sun, system, usage, daily": {} },
    set: { tool: "solar-sizing" },
  },
  {
    about: ["battery backup|backup time|battery size|inverter battery|ups battery|battery bank"],
    takes: {
      loadWatts: "power/watt?: load",
      backupHours: "hours?: for>, backup",
      batteryAh: "electric-charge/ampere-hour?: battery",
      batteryVoltage: "voltage/volt?: battery, system",
    },
    words: { "battery, load, backup, long, last, on": {} },
    set: { tool: "battery-backup" },
    fill: (parts) => {
      const solving = solvingFor("loadWatts", "backupHours", "batteryAh")(parts);
      return (
        solving && {
          solveFor: solving.solveFor,
          ...(parts.batteryAh && { batteryAh: Number(parts.batteryAh.json) }),
        }
      );
    },
  },
  {
    about: ["inverter size|inverter for|what size inverter|inverter sizing|size inverter"],
    takes: { watts: "power/watt: load, for>" },
    words: { "load, need, inverter": {} },
    set: { tool: "inverter-sizing" },
    fill: ({ watts }) => ({
      watts: undefined,
      loads: [{ name: "Load", watts: watts?.json ?? null, quantity: 1, startMultiplier: 1 }],
    }),
  },
  {
    about: ["kva|kw|kva to kw|kw to kva|power factor"],
    takes: {
      apparentKva: "apparent-power/kilovolt-ampere?",
      activeKw: "power/kilowatt?",
      powerFactor: "number?!: power factor, pf, at>",
    },
    words: { "kva, kw, to, power factor, pf": {} },
    set: { tool: "kva-kw" },
    fill: ({ apparentKva, activeKw, powerFactor }) => {
      if (apparentKva && activeKw && !powerFactor) return { known: "kw-kva" };
      if (powerFactor && apparentKva && !activeKw) return { known: "kva-pf" };
      return powerFactor && activeKw && !apparentKva ? { known: "kw-pf" } : null;
    },
  },
  {
    about: [
      "three phase|3 phase|single phase|three phase current|three phase power|3 phase power|3 phase current|motor current|full load current",
    ],
    takes: {
      voltage: "voltage/volt: at>, voltage",
      current: "electric-current/ampere?: current",
      outputPower: "power/kilowatt?: power, of>",
      powerFactor: "number?!: power factor, pf",
    },
    words: {
      "three phase, 3 phase, three phase current, three phase power, 3 phase power, 3 phase current": {
        system: "three-phase",
      },
      "single phase": { system: "single-phase" },
      "current, power, motor, load": {},
    },
    needs: ["system", "powerFactor"],
    set: { tool: "three-phase" },
    usual: { efficiency: 100, outputPowerUnit: "kilowatt" },
    fill: ({ current, outputPower }) => {
      if (current && outputPower) return null;
      return current ? { solveFor: "power" } : { solveFor: "current" };
    },
  },
  {
    about: ["power factor correction|correct power factor|improve power factor|capacitor bank"],
    takes: {
      activePowerKw: "power/kilowatt: load",
      currentPf: "number!: from>, current, pf",
      targetPf: "number!: to>, target",
      voltage: "voltage/volt?: at>",
    },
    words: { "load, power factor, pf, kvar": {} },
    set: { tool: "power-factor-correction" },
  },
  {
    about: ["co2|carbon|co2 emissions|carbon footprint|emissions"],
    takes: { energyKwh: "energy/kilowatt-hour: of>, from>, for>" },
    words: { "electricity, of, emissions, grid": {} },
    set: { tool: "co2", fuel: "grid" },
  },
  {
    about: ["co2|carbon|co2 emissions|carbon footprint|emissions"],
    takes: { fuelAmount: "volume/us-gallon: of>, from>, for>, burning" },
    words: { "gasoline, gas, petrol": { fuel: "gasoline" }, diesel: { fuel: "diesel" }, "burning, emissions": {} },
    needs: ["fuel"],
    set: { tool: "co2" },
  },
  {
    about: [
      "ev charging|charge an ev|charge ev|ev charging cost|ev charging time|charge a tesla|charge my ev|charging an ev|charge electric car",
    ],
    takes: {
      batteryKwh: "energy/kilowatt-hour: battery",
      fromPercent: "percent?!: from>",
      toPercent: "percent?!: to>",
      ratePerKwh: "money?!: at>, rate, per kwh<, a kwh<",
      chargerKw: "power/kilowatt?: charger, at>",
    },
    words: { "cost, time, battery, charger, long, take, per kwh": {} },
    set: { tool: "ev-charging" },
  },
  {
    says: [
      "(replace|replacing|swap|swapping) [a|an] {oldWatts:power/watt} [bulb|lamp|light] (with|for|by) [a|an] {newWatts:power/watt} [led] [bulb|lamp|light] {hoursPerDay:hours} (a|per) day (at|@) {ratePerKwh:money} (per|a) kwh",
    ],
    set: { tool: "appliance-swap" },
    usual: { quantity: 1 },
  },
] satisfies Forms;
