import { describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import type { Currency } from "../../../core/currency";
import type { Field, Fields } from "../../../core/fields";
import { filledByCurrency } from "../../../core/fill";
import { Format } from "../../../core/format";
import { headlineOf, outputsOf, problemsOf, workingLines } from "../../../core/testing";
import calculator from "./calculator";

const ask = (tool: string, inputs: object = {}) => outputsOf(calculator, { tool, ...inputs } as never);
const problems = (tool: string, inputs: object) => problemsOf(calculator, { tool, ...inputs } as never);
const sentence = (tool: string, inputs: object = {}) => {
  const { before, figure, after } = headlineOf(calculator, { tool, ...inputs } as never);
  return [before, figure, after].filter(Boolean).join(" ").replaceAll("\u00a0", " ");
};

const working = (tool: string, inputs: object) => {
  const result = answer(calculator, { inputs: { tool, ...inputs }, working: true });
  const steps = ("working" in result && result.working) || [];
  return steps
    .map(({ expression, value }) => `${expression} = ${value}`)
    .join("\n")
    .replaceAll("\u00a0", " ");
};

const second = (tool: string, inputs: object = {}) =>
  (headlineOf(calculator, { tool, ...inputs } as never).second ?? "").replaceAll("\u00a0", " ");

describe("examples", () => {
  it("are voltages of the country of the currency", () => {
    const page = (tool: string, currency: Currency) =>
      filledByCurrency(calculator.tools?.[tool]?.inputs as Fields, currency);
    expect(page("three-phase", "USD").lineVoltage).toBe(480);
    expect(page("three-phase", "EUR").lineVoltage).toBe(400);
    expect(page("transformer", "USD").primaryVoltage).toBe(120);
  });
});

describe("sentences", () => {
  it("write currents as the rows below them do", () => {
    // 2 V ÷ 4 Ω, two time constants on: 86.5% of 500 mA
    expect(second("rl-circuit")).toBe("After 2 s the current is 432.3 mA of 500 mA.");
    expect(second("current-divider")).toBe("The others take 81.82 mA and 54.55 mA.");
    expect(second("current-divider", { values: "100, 200" })).toMatch(/^The other takes [\d.]+ mA\.$/);
  });

  it("suggest no standard resistors to someone who has them", () => {
    expect(second("voltage-divider")).toBe("");
    expect(second("voltage-divider", { resistor2: 4.8, resistor2Unit: "kiloohm" })).toMatch(/^With standard resistors/);
  });

  it("write temperatures and voltages in the units of the inputs and the rows", () => {
    expect(second("wire-gauge", { temperature: 68, temperatureUnit: "fahrenheit" })).toBe("5.211 Ω/km at 68 °F");
    // 2 × 1 A × 1 m × 6.337 Ω/km
    expect(
      sentence("voltage-drop", { voltage: 12, voltageUnit: "kilovolt", current: 1, length: 1, lengthUnit: "meter" }),
    ).toMatch(/^The wire drops 12\.67 mV of 12 kV, /);
  });

  it("write a percentage that a formula divides by 100 without its sign", () => {
    expect(working("rc-circuit", { targetPercent: 90 })).toContain("ln(1 − 90 ÷ 100)");
  });

  it("write powers of ten in parentheses where they are divided by", () => {
    const given = { componentKind: "capacitor", values: "100n, 220n" };
    expect(working("series-parallel", given)).toContain("1 ÷ (1 ÷ (1 × 10⁻⁷ F) + 1 ÷ (2.2 × 10⁻⁷ F))");
    // 1 mW in 600 Ω
    expect(sentence("decibel", { given: "dbm", value: 0, impedance: 600 })).toBe("0 dBm is 1 mW , 774.6 mV in 600 Ω");
  });

  it("name the nearest size as it is sold: 120 mm² is 250 kcmil, not 4/0", () => {
    expect(sentence("wire-gauge", { direction: "from-area", areaMm2: 120 })).toBe("120 mm² is closest to 250 kcmil");
    expect(sentence("wire-gauge", { direction: "from-area", areaMm2: 110 })).toBe("110 mm² is closest to AWG 4/0");
    expect(ask("wire-gauge", { awg: "500" })).toMatchObject({ nearestSize: "500 kcmil", nearestAwg: "4/0" });
  });

  it("give limits a digit more than the resistance", () => {
    expect(second("resistor-color-decode", { bands: "brown black black brown gray" })).toBe("999.9 Ω to 1.0001 kΩ");
    expect(second("current-divider", { values: "100 200 300 400 500 600" })).toMatch(
      /^The others take .* mA and so on\.$/,
    );
  });

  it("name degrees of a rise without a Δ", () => {
    const { temperatureRiseUnit } = (calculator.tools?.["trace-width"]?.inputs ?? {}) as Fields;
    expect(temperatureRiseUnit?.options).toMatchObject({ "kelvin-difference": "K", "fahrenheit-difference": "°F" });
  });

  it("round halves up: 9.1375 V is 9.138 V", () => {
    expect(sentence("regulator-lm317")).toBe("240 Ω and 1.5 kΩ set the output to 9.138 V");
  });

  it("spell gray as Americans do, and keep the name of the standard in data", () => {
    const inputs = { resistance: 68, resistanceUnit: "ohm" };
    expect(sentence("resistor-color-encode", inputs)).toBe("68 Ω is blue, gray, black, gold");
    expect(ask("resistor-color-encode", inputs).bands).toBe("blue grey black gold");
    expect(working("resistor-color-encode", inputs)).toContain("68 = blue, gray");
  });
});

describe("laws", () => {
  it("states Ohm’s law in a sentence with SI prefixes", () => {
    expect(sentence("ohms-law")).toBe("12 V across 470 Ω drives 25.53 mA and 306.4 mW");
  });

  it("finds the same circuit from any two of its values", () => {
    const circuit = { voltage: 12, current: 0.25, resistance: 48, power: 3 };
    for (const known of ["v-r", "v-i", "v-p", "i-r", "i-p", "r-p"]) {
      const found = ask("ohms-law", { known, ...circuit });
      for (const [key, value] of Object.entries(circuit)) expect(found[key], known).toBeCloseTo(value, 10);
    }
  });

  it("rejects a resistance of 0", () => {
    expect(problems("ohms-law", { resistance: 0 })).toEqual([
      { field: "resistance", message: "Resistance must be more than 0 Ω." },
    ]);
  });

  it("charges to 63.2% in one time constant and to the target in the time given for it", () => {
    const found = ask("rc-circuit", { time: 0.47 });
    expect(found.chargeVoltage / 5).toBeCloseTo(0.632, 3);
    expect(found.chargeVoltage + found.dischargeVoltage).toBeCloseTo(5, 12);
    expect(ask("rc-circuit", { time: found.timeToTarget }).chargeVoltage).toBeCloseTo(4.5, 12);
    expect(found.cutoffFrequency).toBeCloseTo(0.338628, 5);
  });

  it("steps 12 kV down to 240 V with 50 to 1 turns (OpenStax, University Physics 2, example 15.6)", () => {
    const found = ask("transformer", {
      solveFor: "primary-turns",
      primaryVoltage: 12_000,
      secondaryVoltage: 240,
      secondaryTurns: 1,
    });
    expect(found.turnsRatio).toBe(50);
    expect(found.primaryCurrent).toBeCloseTo(0.1, 12);
  });

  it("gives the same three-phase power in star and in delta", () => {
    const [star, delta] = ["star", "delta"].map((connection) => ask("three-phase", { connection }));
    expect(star.activePower).toBeCloseTo(9976.6, 1);
    for (const found of [star, delta])
      expect(3 * found.phaseVoltage * found.phaseCurrent * 0.9).toBeCloseTo(star.activePower, 6);
    expect(star.activePower ** 2 + star.reactivePower ** 2).toBeCloseTo(star.apparentPower ** 2, 3);
    expect(ask("three-phase", { solveFor: "current", activePower: star.activePower }).lineCurrent).toBeCloseTo(16, 9);
  });

  it("stores energy and charge in a capacitor", () => {
    expect(ask("capacitor-energy").energy).toBeCloseTo(5.875, 12);
    expect(ask("capacitor-energy").charge).toBeCloseTo(0.235, 12);
    expect(ask("capacitor-energy", { solveFor: "voltage", energy: 5.875 }).voltage).toBeCloseTo(50, 12);
  });

  it("sets an LM317 according to its data sheet", () => {
    expect(ask("regulator-lm317").outputVoltage).toBeCloseTo(1.25 * (1 + 1500 / 240) + 50e-6 * 1500, 12);
    expect(ask("regulator-lm317", { solveFor: "resistor-2", outputVoltage: 9.1375 }).resistor2).toBeCloseTo(1500, 9);
    expect(ask("regulator-lm317", { resistor2: 9000 }).noticeCodes).toBe("above-rating");
    const five = ask("regulator-lm317", { solveFor: "resistor-2", outputVoltage: 5 });
    expect(five.standardResistor2).toBe(680);
    expect(five.standardOutputVoltage).toBeCloseTo(1.25 * (1 + 680 / 240) + 50e-6 * 680, 12);
    expect(ask("regulator-lm317").standardResistor2).toBeNull();
  });
});

describe("what is printed", () => {
  const format = new Format("USD");

  it("has prefixes in the second line of a headline, too", () => {
    // 5 × (1 − e^(−0.25 ÷ 0.47)) = 2.0626, and −0.47 × ln 0.34 = 0.50704
    const given = { resistance: 47_000, capacitance: 1e-5, supplyVoltage: 5, time: 0.25, targetPercent: 66 };
    expect(headlineOf(calculator, { tool: "rc-circuit", ...given }).second).toBe(
      "After 250\u00a0ms it is charged to 2.063\u00a0V; 66% takes 507\u00a0ms.",
    );
  });

  it("is a standard part with its unit", () => {
    const given = { tool: "filter", solveFor: "capacitance", filterKind: "rc-high-pass", cutoffFrequency: 80 };
    const inputs = { ...given, resistance: 10_000 };
    const part = calculator.tools?.filter?.outputs.standardPart as Field;
    // 1 ÷ (2π × 10 kΩ × 80 Hz) = 198.9 nF
    expect(format.value(part, ask("filter", inputs).standardPart, inputs)).toBe("200\u00a0nF");
    const coil = { ...given, filterKind: "rl-low-pass", solveFor: "inductance", resistance: 100 };
    // 100 Ω ÷ (2π × 80 Hz) = 198.9 mH
    expect(format.value(part, ask("filter", coil).standardPart, coil)).toBe("200\u00a0mH");
  });

  it("is the distance from a standard value without a sign", () => {
    // 6,340 ÷ 6,400 = 0.990625
    expect(headlineOf(calculator, { tool: "e-series", series: "e96", value: 6400 }).second).toBe("0.938% below it");
    expect(workingLines(calculator, { tool: "e-series", series: "e24", value: 6400 })[0]).toContain("1.0, 1.1, 1.2");
    expect(workingLines(calculator, { tool: "e-series", series: "e96", value: 6400 })[0]).toContain("1.00, 1.02, 1.05");
  });

  it("is one phase on a page", () => {
    const given = { topology: "parallel", resistance: 1000, inductance: 0.01, capacitance: 1e-6, frequency: 1200 };
    // arctan(1,000 × (1 ÷ 75.398 − 1 ÷ 132.629))
    expect(headlineOf(calculator, { tool: "rlc-circuit", ...given }).after).toBe("at 80.09°");
    const phase = calculator.tools?.["rlc-circuit"]?.outputs.phase as Field;
    expect(format.value(phase, ask("rlc-circuit", given).phase, given)).toBe("80.09°");
  });
});

describe("networks", () => {
  it("adds resistors in series and capacitors in parallel", () => {
    const found = ask("series-parallel");
    expect(found.seriesTotal).toBe(14_920);
    expect(found.parallelTotal).toBeCloseTo(1 / (1 / 4700 + 1 / 10_000 + 1 / 220), 9);
    const capacitors = ask("series-parallel", { componentKind: "capacitor", values: "10u 10u" });
    expect(capacitors.seriesTotal).toBeCloseTo(5e-6, 18);
    expect(capacitors.parallelTotal).toBeCloseTo(20e-6, 18);
  });

  it("starts with example values for the kind of component", () => {
    const total = (componentKind: string) => ask("series-parallel", { componentKind }).parallelTotal;
    // 100 nF + 220 nF + 4.7 µF; 1 / (1/10 mH + 1/22 mH + 1/470 µH)
    expect(total("capacitor")).toBeCloseTo(5.02e-6, 15);
    expect(total("inductor")).toBeCloseTo(4.399e-4, 7);
  });

  it("finds standard pairs only if there is a target value", () => {
    expect(ask("series-parallel").standardPairs).toEqual([]);
    const [best] = ask("series-parallel", { targetValue: 3200 }).standardPairs;
    expect(best.errorPercent).toBeCloseTo(0, 6);
  });

  it("names the item that isn't a component value", () => {
    expect(problems("series-parallel", { values: "4k7 banana" })).toEqual([
      { field: "values", message: "“banana” is not a component value, e.g. 4k7 or 100n." },
    ]);
  });

  it("divides a voltage with and without a load, and solves backward", () => {
    const found = ask("voltage-divider");
    expect(found.outputVoltage).toBeCloseTo((12 * 4700) / 14_700, 12);
    expect(found.power1 + found.power2).toBeCloseTo(12 * found.current, 12);
    const loaded = ask("voltage-divider", { loadResistance: 4700 });
    expect(loaded.outputVoltage).toBeCloseTo((12 * 2350) / 12_350, 12);
    // The Thévenin resistance leads to the same result.
    expect(loaded.outputVoltage).toBeCloseTo((loaded.unloadedVoltage * 4700) / (4700 + loaded.theveninResistance), 12);
    const back = ask("voltage-divider", {
      solveFor: "input-voltage",
      outputVoltage: loaded.outputVoltage,
      loadResistance: 4700,
    });
    expect(back.inputVoltage).toBeCloseTo(12, 12);
    for (const [solveFor, key, value] of [
      ["resistor-1", "resistor1", 10_000],
      ["resistor-2", "resistor2", 4700],
    ])
      expect(ask("voltage-divider", { solveFor, outputVoltage: found.outputVoltage })[key as string]).toBeCloseTo(
        value as number,
        8,
      );
  });

  it("rejects a divider that would raise the voltage", () => {
    expect(problems("voltage-divider", { solveFor: "resistor-1", inputVoltage: 5, outputVoltage: 5 })).toEqual([
      { field: "outputVoltage", message: "Output must be between 0 and the input voltage (5 V)." },
    ]);
  });

  it("splits a current by conductance", () => {
    const { branches, parallelTotal } = ask("current-divider");
    expect(parallelTotal).toBeCloseTo(600 / 11, 10);
    const currents = branches.map((branch: { current: number }) => branch.current);
    expect(currents[0]).toBeCloseTo((0.3 * 6) / 11, 12);
    expect(currents.reduce((sum: number, one: number) => sum + one)).toBeCloseTo(0.3, 12);
  });

  it("picks the next standard resistor up for an LED, rated for twice its power", () => {
    const found = ask("led-resistor");
    expect(found).toMatchObject({ exactResistance: 350, standardResistance: 360, suggestedRating: 0.5 });
    expect(found.efficiency).toBeCloseTo(200 / 9, 10);
    expect(ask("led-resistor", { series: "e12" }).standardResistance).toBe(390);
  });

  it("reports a supply that is too low for the LEDs", () => {
    expect(problems("led-resistor", { supplyVoltage: 5, ledVoltage: 3.2, ledsInSeries: 2 })).toEqual([
      { field: "ledsInSeries", message: "2 LEDs need 6.4 V; the supply has 5 V." },
    ]);
  });
});

describe("codes", () => {
  it("decodes bands and their tolerance limits", () => {
    expect(ask("resistor-color-decode")).toMatchObject({
      resistance: 4700,
      minimum: 4465,
      maximum: 4935,
      inSeries: "E3",
    });
    expect(ask("resistor-color-decode", { bands: "red white black brown brown" }).inSeries).toBeNull();
  });

  it("encodes bands, or says how many digits the value needs", () => {
    expect(ask("resistor-color-encode").bands).toBe("yellow violet red gold");
    expect(
      ask("resistor-color-encode", { resistance: 4.7, resistanceUnit: "kiloohm", bandCount: 6, tolerance: 1 }).bands,
    ).toBe("yellow violet black brown brown brown");
    expect(problems("resistor-color-encode", { resistance: 1234, bandCount: 5 })).toEqual([
      { field: "resistance", message: "1,234 Ω needs 4 digits; 5 bands show 3." },
    ]);
  });

  it("gives both readings of an ambiguous marking", () => {
    expect(ask("smd-resistor", { code: "30R" })).toMatchObject({
      resistance: 2,
      alternativeResistance: 30,
      tolerance: 1,
    });
    expect(problems("smd-resistor", { code: "97A" })).toEqual([
      { field: "code", message: "EIA-96 codes run from 01 to 96." },
    ]);
    expect(ask("smd-resistor", { direction: "encode", resistance: 10_000 })).toMatchObject({
      code3: "103",
      code4: "1002",
      eia96: "01C",
    });
  });

  it("decodes and encodes capacitors", () => {
    expect(ask("capacitor-code")).toMatchObject({ capacitance: 1e-7, tolerance: 10, ratedVoltage: null });
    expect(ask("capacitor-code", { code: "229C" })).toMatchObject({
      tolerance: null,
      toleranceAbsolute: 0.25e-12,
    });
    expect(ask("capacitor-code", { direction: "encode", capacitance: 1e-7 }).code).toBe("104");
  });

  it("finds the nearest standard value", () => {
    expect(ask("e-series")).toMatchObject({ nearest: 5100, below: 5100, above: 5100, errorPercent: 0 });
    expect(ask("e-series", { series: "e12" }).errorPercent).toBeCloseTo(-7.843, 3);
  });
});

describe("time and frequency", () => {
  it("matches the impedance of OpenStax, University Physics 2, example 15.2", () => {
    const found = ask("rlc-circuit");
    expect(found.impedance).toBeCloseTo(4.87, 2);
    expect((found.phase * Math.PI) / 180).toBeCloseTo(0.607, 2);
    expect(found.qualityFactor * found.bandwidth).toBeCloseTo(found.resonantFrequency, 10);
    expect(found.dampingRatio).toBeCloseTo((4 / 2) * Math.sqrt(8e-4 / 3e-3), 12);
  });

  it("peaks at resonance and drops to 70.7% at the edge of the bandwidth", () => {
    for (const topology of ["series", "parallel"]) {
      const circuit = {
        topology,
        resistance: topology === "series" ? 1 : 1000,
        inductance: 1e-3,
        capacitance: 1e-6,
      };
      const { response, resonantFrequency, bandwidth } = ask("rlc-circuit", circuit);
      const sizes = response.map((point: { impedance: number }) => point.impedance);
      const peak = topology === "series" ? Math.min(...sizes) : Math.max(...sizes);
      expect(peak).toBeCloseTo(circuit.resistance, 9);
      expect(response[sizes.indexOf(peak)].frequency).toBeCloseTo(resonantFrequency, 9);
      expect(response[0].phase * response.at(-1).phase).toBeLessThan(0);
      const upper = bandwidth / 2 + Math.hypot(bandwidth / 2, resonantFrequency);
      const { impedance } = ask("rlc-circuit", { ...circuit, frequency: upper });
      const share = topology === "series" ? circuit.resistance / impedance : impedance / circuit.resistance;
      expect(share).toBeCloseTo(Math.SQRT1_2, 9);
    }
  });

  it("leaves out the parts a circuit does not have", () => {
    expect(ask("rlc-circuit", { components: "rc" })).toMatchObject({
      inductance: null,
      resonantFrequency: null,
    });
    expect(ask("rlc-circuit", { components: "r", topology: "parallel" })).toMatchObject({
      impedance: 4,
      phase: 0,
    });
  });

  it("is 3 dB down and 45° off at the cutoff of every filter", () => {
    for (const filterKind of ["rc-low-pass", "rc-high-pass", "rl-low-pass", "rl-high-pass"]) {
      const { cutoffFrequency } = ask("filter", { filterKind });
      const found = ask("filter", { filterKind, frequency: cutoffFrequency });
      expect(found.gain).toBeCloseTo(Math.SQRT1_2, 12);
      expect(found.phase).toBeCloseTo(filterKind.endsWith("low-pass") ? -45 : 45, 10);
      expect(ask("filter", { filterKind, frequency: 10 * cutoffFrequency }).gainDb).toBeCloseTo(
        filterKind.endsWith("low-pass") ? -20.043 : -0.0432,
        3,
      );
      const part = filterKind.startsWith("rc") ? "capacitance" : "inductance";
      for (const solveFor of ["resistance", part])
        expect(ask("filter", { filterKind, solveFor, cutoffFrequency })[solveFor]).toBeCloseTo(found[solveFor], 9);
    }
    expect(ask("filter").cutoffFrequency).toBeCloseTo(994.718, 3);
    expect(problems("filter", { solveFor: "inductance" })[0]?.field).toBe("solveFor");
    expect(problems("filter", { resistance: 0 })[0]?.message).toBe("Resistance must be more than 0 Ω.");
  });

  it("offers the standard part for a filter, and the cutoff it gives", () => {
    expect(ask("filter", { solveFor: "resistance", cutoffFrequency: 1000 })).toMatchObject({
      standardPart: 1600,
      standardCutoff: ask("filter").cutoffFrequency,
    });
    const coil = ask("filter", { filterKind: "rl-low-pass", solveFor: "inductance", cutoffFrequency: 1000 });
    // 1,600 ÷ (2π × 1,000) = 0.2546 H
    expect(coil.standardPart).toBe(0.24);
    expect(coil.standardCutoff).toBeCloseTo(1600 / (2 * Math.PI * 0.24), 9);
    expect(ask("filter").standardPart).toBeNull();
  });

  it("matches the 555 data sheet, which rounds ln 2", () => {
    const found = ask("timer-555");
    expect(found.frequency).toBeCloseTo(1.44 / (11_000 * 0.15e-6), -1);
    expect(found.highTime).toBeCloseTo(0.832e-3, 6);
    expect(found.highTime + found.lowTime).toBeCloseTo(1 / found.frequency, 15);
    expect(found.dutyCycle).toBeCloseTo((100 * 8) / 11, 10);
    expect(ask("timer-555", { timerMode: "monostable" }).pulseWidth / (1.1 * 5000 * 0.15e-6)).toBeCloseTo(1, 2);
  });

  it("finds 555 resistors for a target frequency and duty cycle", () => {
    const found = ask("timer-555", { wantedFrequency: 1000, wantedDutyCycle: 70 });
    const back = ask("timer-555", { resistorA: found.designResistorA, resistorB: found.designResistorB });
    expect(back.frequency).toBeCloseTo(1000, 8);
    expect(back.dutyCycle).toBeCloseTo(70, 10);
  });
});

describe("amplifiers and levels", () => {
  it.each([
    ["inverting", -4.7, -2.35],
    ["non-inverting", 5.7, 2.85],
    ["buffer", 1, 0.5],
    ["differential", 4.7, 2.35],
    ["summing", null, -47_000 * (0.5 / 10_000 + 1 / 22_000)],
  ])("has the gain of the circuit: %s", (opAmpKind, gain, voltage) => {
    const found = ask("op-amp", { opAmpKind });
    if (gain === null) expect(found.gain).toBeNull();
    else expect(found.gain).toBeCloseTo(gain, 12);
    expect(found.outputVoltage).toBeCloseTo(voltage, 12);
  });

  it("limits the output to the supplies", () => {
    expect(ask("op-amp", { inputVoltage: 5 })).toMatchObject({
      outputVoltage: -12,
      clipped: true,
      noticeCodes: "clipped",
    });
    expect(problems("op-amp", { supplyNegative: 12 })[0]?.field).toBe("supplyNegative");
  });

  it("gives 0 dBm and 0 dBu for a milliwatt in 600 Ω, and 224 mV in 50 Ω", () => {
    const found = ask("decibel", { given: "dbm", value: 0, impedance: 600 });
    expect(found.dbu).toBeCloseTo(0, 12);
    expect(found.volts).toBeCloseTo(0.774597, 6);
    expect(found.dbv).toBeCloseTo(-2.218, 3);
    expect(ask("decibel", { given: "dbm", value: 0 }).volts).toBeCloseTo(0.2236, 4);
    expect(ask("decibel", { given: "dbu", value: 4, impedance: 600 }).volts).toBeCloseTo(1.228, 3);
  });

  it("converts twice the power to 3.01 dB and twice the voltage to 6.02 dB", () => {
    expect(ask("decibel").db).toBeCloseTo(3.0103, 4);
    expect(ask("decibel", { given: "ratio-voltage" }).db).toBeCloseTo(6.0206, 4);
    expect(ask("decibel", { given: "db", value: 20 })).toMatchObject({
      powerRatio: 100,
      voltageRatio: 10,
      watts: null,
    });
    expect(problems("decibel", { value: 0 })).toEqual([
      { field: "value", message: "A power ratio must be more than 0." },
    ]);
  });
});

describe("wire and power", () => {
  it("matches ASTM B258 for AWG 12", () => {
    const found = ask("wire-gauge");
    expect(found.diameterMm).toBeCloseTo(2.053, 3);
    expect(found.areaMm2).toBeCloseTo(3.309, 3);
    expect(found.areaKcmil).toBeCloseTo(6.53, 2);
    expect(found.resistanceOhmPerKm).toBeCloseTo(5.211, 2);
    expect(found.resistanceOhmPer1000Ft).toBeCloseTo(1.588, 3);
    expect(ask("wire-gauge", { awg: "0000" }).awg).toBe("4/0");
    expect(ask("wire-gauge", { direction: "from-area" }).nearestAwg).toBe("13");
    expect(problems("wire-gauge", { awg: "banana" })[0]?.field).toBe("awg");
    expect(problems("wire-gauge", { awg: " " })[0]?.message).toBe(
      "Enter an AWG number, from 4/0 to 1/0 or 1 to 40, or 250 to 2,000 kcmil.",
    );
    expect(working("wire-gauge", { temperature: 75 })).toContain(
      "1.7241 × 10⁻⁸ × (1 + 0.00393 × (75 − 20)) = 2.096764 × 10⁻⁸ Ω·m",
    );
  });

  it("is close to NEC chapter 9, table 8 at 75 °C, and finds length and gauge for the limit", () => {
    const found = ask("voltage-drop");
    // 1.93 Ω per 1,000 ft of solid No. 12
    expect(found.voltageDrop / (2 * 16 * 0.1 * 1.93)).toBeCloseTo(1, 2);
    expect(ask("voltage-drop", { length: found.maxLength }).dropPercent).toBeCloseTo(3, 10);
    expect(ask("voltage-drop", { awg: found.minimumAwg }).dropPercent).toBeLessThanOrEqual(3);
    expect(found.minimumAwg).toBe("8");
    expect(ask("voltage-drop", { awg: "10" }).dropPercent).toBeGreaterThan(3);
    // Nos. 11, 9, 7 and 5 would do for 10, 16, 29 and 40 A, but are not sold.
    const gauges = [0.5, 10, 29, 40, 60].map((current) => ask("voltage-drop", { current }).minimumAwg);
    expect(gauges).toEqual(["24", "10", "6", "4", "3"]);
    expect(found.powerLoss).toBeCloseTo(16 * found.voltageDrop, 8);
    expect(ask("voltage-drop", { current: 0 }).maxLength).toBeNull();
    // The example is 100 ft; a length given without a unit is in meters.
    expect(found.length).toBe(30.48);
    expect(ask("voltage-drop", { length: 10 }).length).toBe(10);
    expect(headlineOf(calculator, { tool: "voltage-drop" } as never).second).toBe(
      "To stay within 3%, use AWG 8 or thicker; this wire is good for 58.24 ft one way.",
    );
  });

  it("takes cable in kcmil, with the resistances of NEC chapter 9, table 8 (uncoated, 75 °C, Ω per 1,000 ft)", () => {
    const published = [
      [250, 0.0515, 0.0847],
      [500, 0.0258, 0.0424],
      [750, 0.0171, 0.0282],
      [1000, 0.0129, 0.0212],
    ] as const;
    for (const [kcmil, copper, aluminum] of published) {
      const size = { awg: `${kcmil} kcmil`, temperature: 75 };
      // The table is rounded to three digits.
      for (const [conductor, ohms] of Object.entries({ copper, aluminum })) {
        const ratio = ask("wire-gauge", { ...size, conductor }).resistanceOhmPer1000Ft / ohms;
        expect(Math.abs(ratio - 1), `${kcmil} ${conductor}`).toBeLessThan(0.004);
      }
    }
    const found = ask("voltage-drop", { awg: "500 kcmil", current: 200 });
    expect(found.voltageDrop / (2 * 200 * 0.1 * 0.0258)).toBeCloseTo(1, 2);
    expect(found.areaMm2).toBeCloseTo(253.35, 2);
    for (const awg of ["500", "MCM 500", "500kcmil"])
      expect(ask("voltage-drop", { awg, current: 200 }).voltageDrop).toBe(found.voltageDrop);
    // 400 kcmil is the first of table 8 that loses at most 3.6 V at 500 A: 0.0321 × 0.2 × 500 = 3.21, 350: 3.67.
    expect(ask("voltage-drop", { current: 500 })).toMatchObject({ minimumSize: "400 kcmil", minimumAwg: null });
    expect(ask("voltage-drop", { current: 5000 }).minimumSize).toBeNull();
    expect(working("voltage-drop", { awg: "500 kcmil" })).toContain("20.96764 ÷ 253.3537 × 1.02 = 0.08441555 Ω");
    for (const awg of ["249", "2001", "12.5"])
      expect(problems("voltage-drop", { awg })[0]?.message).toContain(`“${awg}” is not a wire size.`);
  });

  it("applies power factor and reactance to AC only", () => {
    const ac = { powerFactor: 0.8, reactanceOhmPerKm: 10 };
    const dc = ask("voltage-drop");
    expect(ask("voltage-drop", { ...ac, powerFactor: 0.8 }).voltageDrop).toBe(dc.voltageDrop);
    const single = ask("voltage-drop", { system: "single-phase", ...ac });
    expect(single.voltageDrop).toBeCloseTo(dc.voltageDrop * 0.8 + 2 * 16 * 0.03048 * 10 * 0.6, 9);
    const three = ask("voltage-drop", { system: "three-phase", ...ac });
    expect(three.voltageDrop / single.voltageDrop).toBeCloseTo(Math.sqrt(3) / 2, 12);
    expect(three.powerLoss / dc.powerLoss).toBeCloseTo(1.5, 12);
  });

  it("runs a battery under a constant load, a duty cycle and its self-discharge", () => {
    expect(ask("battery-life").hours).toBeCloseTo(2000 / 45, 10);
    const duty = ask("battery-life", {
      loadKind: "duty-cycle",
      activeMa: 60,
      sleepMa: 0,
      activeSeconds: 1,
      periodSeconds: 60,
    });
    expect(duty).toMatchObject({ averageMa: 1, hours: 2000 });
    // Self-discharge alone empties it in a month.
    expect(
      ask("battery-life", { loadMa: 1e-9, deratingPercent: 100, selfDischargePercentPerMonth: 100 }).hours,
    ).toBeCloseTo(730.5, 4);
    expect(problems("battery-life", { loadKind: "duty-cycle", activeSeconds: 90 })[0]?.field).toBe("activeSeconds");
  });

  it("needs 1.37 mm on an outer layer and 2.6 times as much on an inner one for 3 A and 10 K (IPC-2221)", () => {
    const outside = ask("trace-width");
    expect(outside.widthMm).toBeCloseTo(1.37, 2);
    expect(outside.areaMil2).toBeCloseTo(outside.widthMil * 1.378, 9);
    expect(ask("trace-width", { layer: "internal" }).widthMm / outside.widthMm).toBeCloseTo(2 ** (1 / 0.725), 10);
    expect(ask("trace-width", { current: 50 }).noticeCodes).toBe("beyond-curves");
  });
});

it("names a quantity that is too large in its unit for a number", () => {
  const given = { known: "r-p", resistance: 1.7e308, power: 1 };
  expect(problems("ohms-law", { ...given, resistanceUnit: "gigaohm" })).toEqual([
    { field: "resistance", message: "This value is too large to calculate with." },
  ]);
});
