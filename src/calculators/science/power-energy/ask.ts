import type { Forms } from "../../../ask/form";

export default [
  {
    about: ["electricity bill|electricity cost|power bill|electric bill|cost of electricity|electricity"],
    takes: {
      unitsKwh: "energy/kilowatt-hour: use, usage, for>",
      ratePerKwh: "money: at>, rate, per kwh<, a kwh<, /kwh<, per unit<",
    },
    words: { "per kwh, a kwh, cost, bill, per unit": {} },
    set: { tool: "electricity-bill", tariffKind: "flat" },
  },
  {
    about: ["cost to run|running cost|cost of running|run"],
    takes: {
      watts: "power/watt",
      hours: "hours: for>, a day<, per day<, daily<",
      ratePerKwh: "money: at>, rate, per kwh<, a kwh<, /kwh<",
    },
    words: {
      "a day, per day, every day, each day, daily, cost, running, appliance, heater, per kwh, a kwh, bulb, fan": {},
    },
    set: { tool: "appliance-cost", tariffKind: "flat" },
    fill: ({ watts, hours }) => ({
      watts: undefined,
      hours: undefined,
      appliances: [{ name: "Appliance", watts: watts?.json ?? null, quantity: 1, hoursPerDay: hours?.json ?? null }],
    }),
  },
] satisfies Forms;
