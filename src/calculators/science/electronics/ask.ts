import type { Forms, Parts, Value } from "../../../ask/form";
import { solvingFor } from "../../../ask/unknown";

/** Which two are given, by the letters of what was said. */
const OHM: Readonly<Record<string, string>> = { vr: "v-r", vi: "v-i", vp: "v-p", ir: "i-r", ip: "i-p", rp: "r-p" };

const COLOR = "black|brown|red|orange|yellow|green|blue|violet|purple|gr[ae]y|white|gold|silver";
const COLORS = new RegExp(`^(?:(?:${COLOR})[ ,-]*){3,6}$`, "i");

function isColors(value: Value | undefined): boolean {
  return COLORS.test(String(value?.json));
}

const OHMS = "resistance/ohm";
const FARADS = "capacitance/farad";
const HENRIES = "inductance/henry";
const HERTZ = "frequency/hertz";
const VOLTS = "voltage/volt";
const AMPERES = "electric-current/ampere";

const PART = /^\d+(?:\.\d+)? ?(?:[kKmMuµnp]?(?:ohms?|Ω|[FHfh])?|(?:kilo|mega)ohms?)$/;

/** `100, 220 and 330 ohms` as a list of values, each with the unit of the last; null if it holds anything else. */
function valuesOf(value: Value | undefined): string | null {
  const text = String(value?.json).replace(/ (?=(?:k|kilo|m|mega)?ohms?\b|Ω|[kmunpµ]?[fh]\b)/gi, "");
  const parts = text.split(/,? and |, ?| /).filter((part) => part !== "");
  return parts.length >= 2 && parts.every((part) => PART.test(part)) ? parts.join(", ") : null;
}

export default [
  {
    about: ["ohms law|ohm's law|ohms|current|resistance|voltage|power|amps|watts"],
    takes: {
      voltage: `${VOLTS}?: voltage`,
      resistance: `${OHMS}?: resistance, resistor, across>, through>`,
      current: `${AMPERES}?: current`,
      power: "power/watt?: power",
    },
    words: { "resistor, across, through, current, voltage, resistance, power, drop, law, draw, appliance": {} },
    set: { tool: "ohms-law" },
    fill: ({ voltage, resistance, current, power }) => {
      const known = OHM[[voltage && "v", current && "i", resistance && "r", power && "p"].filter(Boolean).join("")];
      return known === undefined ? null : { known };
    },
  },
  ...(["resistor", "capacitor", "inductor"] as const).map((componentKind) => ({
    says: [
      `(${componentKind}s) in (series|parallel) [of|:|with] {values:text}`,
      `{values:text} [${componentKind}s] in (series|parallel)`,
      `{first:text} in (series|parallel) with {second:text}`,
      ...(componentKind === "resistor"
        ? [
            "(parallel|series) (resistance|resistors) [of] {values:text}",
            "(resistors|resistance of|resistors of) {values:text} in (series|parallel)",
            "total resistance of {values:text} in (series|parallel)",
            "equivalent resistance of {values:text} in (series|parallel)",
          ]
        : [`(parallel|series) ${componentKind}s [of] {values:text}`]),
    ],
    set: { tool: "series-parallel", componentKind },
    fill: ({ values, first, second }: Parts) => {
      const both = first && second && { json: `${first.json}, ${second.json}` };
      const list = valuesOf(values ?? both);
      const letter = { resistor: /^[^FHfh]+$|ohm/i, capacitor: /f/i, inductor: /h/i }[componentKind];
      return list !== null && letter.test(list) ? { first: undefined, second: undefined, values: list } : null;
    },
  })),
  {
    says: [
      "current divider [of] {totalCurrent:electric-current/ampere} [through|into|across|with|between] {values:text}",
    ],
    set: { tool: "current-divider" },
    fill: ({ values }) => {
      const list = valuesOf(values);
      return list === null ? null : { values: list };
    },
  },
  {
    says: [
      "(resistor|resistor color code|resistor colour code|resistor colors|color code|resistor bands|colour code|resistance of|resistor value) [of|for] {bands:text} [resistor]",
      "(3|4|5|6|three|four|five|six) band [resistor] {bands:text}",
      "{bands:text} (resistor|resistor value|ohms|color code|colour code)",
    ],
    set: { tool: "resistor-color-decode" },
    fill: ({ bands }) => (isColors(bands) ? {} : null),
  },
  {
    about: ["color code|colour code|resistor colors|resistor color code|resistor bands|color bands|resistor color"],
    takes: { resistance: `${OHMS}: for>, of>` },
    words: { "resistor, 4 band, four band": {}, "5 band, five band": { bandCount: 5 } },
    set: { tool: "resistor-color-encode" },
  },
  {
    says: [
      "(smd resistor|smd code|smd resistor code|smd) {code:word} [resistor|value]",
      "{code:word} (smd resistor|smd code|smd)",
    ],
    set: { tool: "smd-resistor", direction: "decode" },
    fill: ({ code }) => (/^(?:\d{3,4}|\d*r\d+|\d{2}[a-z])$/i.test(String(code?.json)) ? {} : null),
  },
  {
    about: ["smd code|smd resistor code|smd marking"],
    takes: { resistance: `${OHMS}: for>, of>` },
    words: { resistor: {} },
    set: { tool: "smd-resistor", direction: "encode" },
  },
  {
    says: [
      "(capacitor code|ceramic capacitor code|capacitor marking|capacitor) {code:word} [capacitor|value]",
      "{code:word} (capacitor code|capacitor|cap)",
    ],
    set: { tool: "capacitor-code", direction: "decode" },
    fill: ({ code }) => (/^\d{3}[a-z]?$/i.test(String(code?.json)) ? {} : null),
  },
  {
    about: ["capacitor code|capacitor marking"],
    takes: { capacitance: `${FARADS}: for>, of>` },
    words: { capacitor: {} },
    set: { tool: "capacitor-code", direction: "encode" },
  },
  {
    about: [
      "nearest standard resistor|standard resistor|nearest resistor|preferred value|e series|e-series|closest standard resistor|nearest e12|nearest e24|nearest e96",
    ],
    takes: { value: `${OHMS}: to>, for>, of>` },
    words: {
      "e12, nearest e12": { series: "e12" },
      "e24, nearest e24": { series: "e24" },
      "e96, nearest e96": { series: "e96" },
      "value, resistor, nearest, closest, standard": {},
    },
    set: { tool: "e-series" },
  },
  {
    about: [
      "led resistor|resistor for led|resistor for an led|resistor for a led|led current limiting resistor|led series resistor",
    ],
    takes: {
      supplyVoltage: `${VOLTS}: supply, source, battery`,
      ledVoltage: `${VOLTS}: forward, forward voltage, led<, vf, drop, led>`,
      ledCurrent: `${AMPERES}: current, at>`,
    },
    words: { "led, supply, forward, current, resistor": {} },
    set: { tool: "led-resistor" },
    // An LED takes less than its supply, whichever is written first.
    fill: ({ supplyVoltage, ledVoltage }) =>
      Number(ledVoltage?.json) > Number(supplyVoltage?.json)
        ? {
            supplyVoltage: ledVoltage?.json,
            supplyVoltageUnit: "volt",
            ledVoltage: supplyVoltage?.json,
            ledVoltageUnit: "volt",
          }
        : {},
  },
  {
    about: ["voltage divider"],
    takes: {
      inputVoltage: `${VOLTS}: input, vin`,
      resistor1: `${OHMS}: r1, top`,
      resistor2: `${OHMS}: r2, bottom, and>`,
    },
    words: { "resistors, output, with": {} },
    set: { tool: "voltage-divider", solveFor: "output-voltage" },
  },
  {
    about: ["rc time constant|rc circuit|time constant|rc charging|rc"],
    takes: { resistance: `${OHMS}: resistor`, capacitance: `${FARADS}: capacitor`, supplyVoltage: `${VOLTS}?: supply` },
    words: { "resistor, capacitor, time constant": {} },
    set: { tool: "rc-circuit" },
  },
  {
    about: ["rl time constant|rl circuit|time constant|rl"],
    takes: { resistance: `${OHMS}: resistor`, inductance: `${HENRIES}: inductor`, supplyVoltage: `${VOLTS}?: supply` },
    words: { "resistor, inductor, time constant": {} },
    set: { tool: "rl-circuit" },
  },
  {
    about: ["rlc|rlc circuit|rlc impedance|series rlc"],
    takes: { resistance: OHMS, inductance: HENRIES, capacitance: FARADS, frequency: `${HERTZ}: at>, frequency` },
    words: {
      "series, series rlc": { topology: "series" },
      parallel: { topology: "parallel" },
      "circuit, impedance": {},
    },
    set: { tool: "rlc-circuit", components: "rlc" },
  },
  {
    about: ["resonant frequency|lc resonance|resonance frequency|lc circuit|lc tank"],
    takes: { inductance: HENRIES, capacitance: FARADS },
    words: { "inductor, capacitor, circuit, lc": {} },
    set: { tool: "rlc-circuit", components: "lc" },
    output: "resonantFrequency",
  },
  {
    about: [
      "low pass filter|low-pass filter|rc low pass|high pass filter|rc high pass|cutoff frequency|rc filter|low pass|high pass",
    ],
    takes: { resistance: `${OHMS}?`, capacitance: `${FARADS}?`, cutoffFrequency: `${HERTZ}?: at>, cutoff` },
    words: {
      "low pass filter, rc low pass, low pass": { filterKind: "rc-low-pass" },
      "high pass filter, rc high pass, high pass": { filterKind: "rc-high-pass" },
      "rc, filter, cutoff": {},
    },
    set: { tool: "filter" },
    fill: solvingFor("resistance", "capacitance", "cutoffFrequency"),
  },
  {
    about: ["555 timer|555|555 astable|ne555"],
    takes: { resistorA: `${OHMS}: r1, ra`, resistorB: `${OHMS}: r2, rb`, capacitance: `${FARADS}: c` },
    words: { "astable, timer, frequency": {} },
    set: { tool: "timer-555", timerMode: "astable" },
  },
  {
    about: ["555 timer monostable|555 monostable|monostable 555|555 one shot"],
    takes: { resistorA: `${OHMS}: r`, capacitance: `${FARADS}: c` },
    words: { "pulse, timer": {} },
    set: { tool: "timer-555", timerMode: "monostable" },
  },
  {
    about: [
      "inverting op amp|non-inverting op amp|non inverting op amp|op amp gain|inverting amplifier|non inverting amplifier",
    ],
    takes: {
      inputResistor: `${OHMS}: input, rin, r1`,
      feedbackResistor: `${OHMS}: feedback, rf, r2`,
      inputVoltage: `${VOLTS}?: input, vin`,
    },
    words: {
      "inverting op amp, inverting amplifier": { opAmpKind: "inverting" },
      "non-inverting op amp, non inverting op amp, non inverting amplifier": { opAmpKind: "non-inverting" },
      "gain, resistor": {},
    },
    needs: ["opAmpKind"],
    set: { tool: "op-amp" },
    output: "gain",
  },
  {
    says: [
      "awg {awg:whole} [wire] [diameter|in mm|to mm|size|in mm2|resistance|area]",
      "(diameter|area|resistance|size) of awg {awg:whole} [wire]",
      "{awg:whole} (awg|gauge) [wire] [diameter|in mm|to mm|size|in mm2|resistance|area]",
      "(diameter|area|resistance|size) of {awg:whole} (awg|gauge) [wire]",
      "wire gauge {awg:whole}",
    ],
    set: { tool: "wire-gauge", direction: "from-awg" },
    fill: ({ awg }) => ({ awg: String(awg?.json) }),
  },
  {
    about: ["voltage drop"],
    takes: {
      awg: "whole!: awg, gauge",
      length: "length/foot: over>, for>, length",
      current: `${AMPERES}: current, at>`,
      voltage: `${VOLTS}: voltage`,
    },
    words: {
      dc: { system: "dc" },
      "single phase": { system: "single-phase" },
      "three phase, 3 phase": { system: "three-phase" },
      "aluminum, aluminium": { conductor: "aluminum" },
      copper: { conductor: "copper" },
      "wire, gauge, awg": {},
    },
    set: { tool: "voltage-drop", wireSizeBy: "awg" },
    fill: ({ awg }) => ({ awg: String(awg?.json) }),
  },
  {
    says: ["[convert] {value:number} dbm (to|in|into) (watts|w|mw|milliwatts|watt)"],
    set: { tool: "decibel", given: "dbm" },
  },
  {
    says: ["[convert] {value:number} (watts|w|watt) (to|in|into) dbm"],
    set: { tool: "decibel", given: "watts" },
  },
  {
    says: [
      "(db|decibels) (of|for) [a] (power ratio|power gain) [of] {value:number}",
      "power ratio [of] {value:number} (in|to) (db|decibels)",
    ],
    set: { tool: "decibel", given: "ratio-power" },
  },
  {
    says: [
      "(db|decibels) (of|for) [a] (voltage ratio|voltage gain) [of] {value:number}",
      "voltage (ratio|gain) [of] {value:number} (in|to) (db|decibels)",
    ],
    set: { tool: "decibel", given: "ratio-voltage" },
  },
  {
    says: ["{value:number} (db|decibels) (to|in|as) [a] (power ratio|ratio|voltage ratio)"],
    set: { tool: "decibel", given: "db" },
  },
  {
    about: ["battery life|battery runtime|battery last"],
    takes: {
      capacityMah: "electric-charge/milliampere-hour: battery, capacity",
      loadMa: `electric-current/milliampere: load, current, at>, draw, drawing`,
    },
    words: { "battery, long, last, load, drawing": {} },
    set: { tool: "battery-life", loadKind: "constant" },
  },
  {
    about: ["transformer|transformer turns|turns ratio"],
    takes: {
      primaryVoltage: `${VOLTS}?: primary, primary voltage, from>, input`,
      secondaryVoltage: `${VOLTS}?: secondary, secondary voltage, to>, output`,
      primaryTurns: "whole?!: primary turns, turns<, primary, turns primary<",
      secondaryTurns: "whole?!: secondary turns, secondary, turns secondary<, and>",
    },
    words: { "turns, primary, secondary, ratio": {} },
    set: { tool: "transformer" },
    fill: solvingFor("primaryVoltage", "secondaryVoltage", "primaryTurns", "secondaryTurns"),
  },
  {
    about: [
      "capacitor energy|energy stored in a capacitor|energy in a capacitor|capacitor stored energy|energy stored in capacitor|energy stored",
    ],
    takes: { capacitance: `${FARADS}: capacitor`, voltage: `${VOLTS}: at>, charged to` },
    words: { "capacitor, charged, stored": {} },
    set: { tool: "capacitor-energy", solveFor: "energy" },
  },
  {
    about: ["trace width|pcb trace width|pcb trace"],
    takes: {
      current: `${AMPERES}: for>, current`,
      copperOunces: "number?!: oz<, ounce<",
      temperatureRise: "temperature-difference/kelvin-difference?: rise, temperature rise",
    },
    words: {
      "oz, copper, rise, width, internal": {},
      "external, external layer": { layer: "external" },
      "internal layer": { layer: "internal" },
    },
    set: { tool: "trace-width" },
  },
  {
    about: ["lm317|lm317 output"],
    takes: { resistor1: `${OHMS}: r1`, resistor2: `${OHMS}: r2` },
    words: { "output, voltage, output voltage": {} },
    set: { tool: "regulator-lm317", solveFor: "output-voltage" },
  },
  {
    about: ["lm317|lm317 resistors"],
    takes: { outputVoltage: `${VOLTS}: for>, output`, resistor1: `${OHMS}: r1, with>` },
    words: { "output, voltage, resistor": {} },
    set: { tool: "regulator-lm317", solveFor: "resistor-2" },
  },
] satisfies Forms;
