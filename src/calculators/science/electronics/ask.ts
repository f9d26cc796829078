import type { Forms, Value } from "../../../ask/form";

/** Which two are given, by the letters of what was said. */
const OHM: Readonly<Record<string, string>> = { vr: "v-r", vi: "v-i", vp: "v-p", ir: "i-r", ip: "i-p", rp: "r-p" };

const COLOR = "black|brown|red|orange|yellow|green|blue|violet|purple|gr[ae]y|white|gold|silver";
const COLORS = new RegExp(`^(?:(?:${COLOR})[ ,-]*){3,6}$`, "i");

function isColors(value: Value | undefined): boolean {
  return COLORS.test(String(value?.json));
}

export default [
  {
    about: ["ohms law|ohm's law|current|resistance|voltage|power"],
    takes: {
      voltage: "voltage/volt?: voltage",
      resistance: "resistance/ohm?: resistance, resistor, across>, through>",
      current: "electric-current/ampere?: current",
      power: "power/watt?: power",
    },
    words: { "resistor, across, through, current, voltage, resistance, power, drop, law": {} },
    set: { tool: "ohms-law" },
    fill: ({ voltage, resistance, current, power }) => {
      const known = OHM[[voltage && "v", current && "i", resistance && "r", power && "p"].filter(Boolean).join("")];
      return known === undefined ? null : { known };
    },
  },
  {
    says: [
      "(resistor|resistor color code|resistor colour code|resistor colors|color code|resistor bands|colour code|resistance of) [of|for] {bands:text} [resistor]",
      "{bands:text} (resistor|resistor value|ohms|color code|colour code)",
    ],
    set: { tool: "resistor-color-decode" },
    fill: ({ bands }) => (isColors(bands) ? {} : null),
  },
  {
    about: ["led resistor|resistor for led|resistor for an led|resistor for a led|led current limiting resistor"],
    takes: {
      supplyVoltage: "voltage/volt: supply, source, battery",
      ledVoltage: "voltage/volt!: forward, forward voltage, led<, vf, drop, led>",
      ledCurrent: "electric-current/ampere: current, at>",
    },
    words: { "led, supply, forward, current, resistor": {} },
    set: { tool: "led-resistor" },
  },
  {
    about: ["voltage divider"],
    takes: {
      inputVoltage: "voltage/volt: input, vin",
      resistor1: "resistance/ohm: r1, top",
      resistor2: "resistance/ohm: r2, bottom, and>",
    },
    words: { "resistors, output, with": {} },
    set: { tool: "voltage-divider", solveFor: "output-voltage" },
  },
] satisfies Forms;
