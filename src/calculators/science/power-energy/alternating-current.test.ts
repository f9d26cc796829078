/** The power triangle, supplies, power factor correction and units. */
import { describe, expect, it } from "vitest";
import { outputsOf, problemsOf, workingLines } from "../../../core/testing";
import calculator from "./calculator";

const ask = (tool: string, inputs: object = {}) => outputsOf(calculator, { tool, ...inputs });
const problems = (tool: string, inputs: object) => problemsOf(calculator, { tool, ...inputs });

describe("the power triangle", () => {
  // A 3-4-5 triangle: 37.5 kvar, 50 kW, 62.5 kVA.
  const whole = { activeKw: 50, apparentKva: 62.5, reactiveKvar: 37.5, powerFactor: 0.8 };

  it.each([
    ["kva-pf", "apparentKva", "powerFactor"],
    ["kw-pf", "activeKw", "powerFactor"],
    ["kw-kva", "activeKw", "apparentKva"],
    ["kw-kvar", "activeKw", "reactiveKvar"],
    ["kva-kvar", "apparentKva", "reactiveKvar"],
  ] as const)("follows from %s", (known, a, b) => {
    const answer = ask("kva-kw", { known, [a]: whole[a], [b]: whole[b] });
    for (const [key, value] of Object.entries(whole)) expect(answer[key]).toBeCloseTo(value, 10);
    expect(answer.phaseAngle).toBeCloseTo(36.8699, 4);
  });

  it("opens with 62.5 kVA at 0.8", () => {
    expect(ask("kva-kw").activeKw).toBeCloseTo(50, 12);
  });

  it("rejects a side longer than the apparent power", () => {
    expect(problems("kva-kw", { known: "kw-kva", activeKw: 20, apparentKva: 19 })).toEqual([
      { field: "apparentKva", message: "Apparent power cannot be less than active power (20 kW)." },
    ]);
    expect(problems("kva-kw", { known: "kva-kvar", reactiveKvar: 20, apparentKva: 19 })).toEqual([
      { field: "apparentKva", message: "Apparent power cannot be less than reactive power (20 kvar)." },
    ]);
  });
});

describe("supplies", () => {
  it("give the current of a 25 hp motor at 460 V", () => {
    const answer = ask("three-phase");
    const watts = (25 * 550 * 0.3048 * 0.45359237 * 9.80665) / 1;
    expect(answer.outputPower).toBeCloseTo(watts, 6);
    const current = watts / (Math.sqrt(3) * 460 * 0.86 * 0.917);
    expect(answer.current).toBeCloseTo(current, 9);
    expect(answer.inputKw).toBeCloseTo(watts / 917, 9);
    expect(answer.inputKva ** 2).toBeCloseTo(answer.inputKw ** 2 + answer.inputKvar ** 2, 8);
  });

  it.each([
    // 230 V × 10 A × 0.9 × 0.8; direct current has no power factor.
    ["single-phase", 1656],
    ["three-phase", 1656 * Math.sqrt(3)],
    ["dc", 1840],
  ])("%s: output of 10 A at 230 V", (system, watts) => {
    const given = { system, powerFactor: 0.9, efficiency: 80 };
    const answer = ask("three-phase", { ...given, solveFor: "power", voltage: 230, current: 10 });
    expect(answer.outputPower).toBeCloseTo(watts, 9);
    expect(answer.outputKw).toBeCloseTo(watts / 1000, 12);
    const back = { ...given, outputPower: watts, outputPowerUnit: "watt" };
    expect(ask("three-phase", { ...back, voltage: 230 }).current).toBeCloseTo(10, 12);
    expect(ask("three-phase", { ...back, solveFor: "voltage", current: 10 }).voltage).toBeCloseTo(230, 10);
  });

  it("take power in watts if no unit is given, and reject an efficiency of 0", () => {
    expect(ask("three-phase", { outputPower: 1000 }).outputPower).toBe(1000);
    expect(problems("three-phase", { efficiency: 0 })[0]?.message).toBe(
      "Efficiency must be more than 0% and at most 100%.",
    );
  });
});

describe("power factor correction", () => {
  const given = { activePowerKw: 100, currentPf: 0.7, targetPf: 0.95, voltage: 400, frequency: 50 };

  it("needs 69.15 kvar and 1,375.7 µF (calculatorlib, 100 kW at 400 V)", () => {
    const answer = ask("power-factor-correction", { ...given, system: "single-phase" });
    expect(answer.capacitorKvar).toBeCloseTo(69.15199560415442, 9);
    expect(answer.capacitanceMicrofarad).toBeCloseTo(1375.735240633774, 8);
    expect(answer.kvaBefore).toBeCloseTo(100 / 0.7, 10);
    expect(answer.currentBefore).toBeCloseTo(100_000 / 0.7 / 400, 9);
    expect(answer.lossReductionPercent).toBeCloseTo(45.7064, 4);
  });

  it("needs three times the capacitance in star", () => {
    const delta = ask("power-factor-correction", { ...given, system: "three-phase" });
    const star = ask("power-factor-correction", { ...given, system: "three-phase", connection: "star" });
    expect(delta.capacitanceMicrofarad).toBeCloseTo(1375.735240633774 / 3, 8);
    expect(star.capacitanceMicrofarad).toBeCloseTo(1375.735240633774, 8);
    expect(delta.currentAfter).toBeCloseTo(100_000 / 0.95 / 400 / Math.sqrt(3), 9);
  });

  it("never lowers the power factor", () => {
    expect(problems("power-factor-correction", { currentPf: 0.95, targetPf: 0.9 })).toEqual([
      {
        field: "targetPf",
        message: "Target must be between the present power factor (0.95) and 1.",
      },
    ]);
    expect(ask("power-factor-correction", { currentPf: 0.9, targetPf: 0.9 }).capacitorKvar).toBe(0);
  });
});

describe("the working of a power factor just below 1", () => {
  it("shows it with all its digits", () => {
    const inputs = { tool: "power-factor-correction", currentPf: 0.999999999999, targetPf: 1 };
    expect(workingLines(calculator, inputs)).toContain(
      "Reduction of losses in the wiring: 1 − (0.999999999999 ÷ 1)² = 2 × 10⁻¹⁰%",
    );
  });
});

describe("units", () => {
  it("of power match NIST SP 811, appendix B", () => {
    const answer = ask("power-units", { value: 1, fromUnit: "horsepower" });
    expect(answer.watts).toBeCloseTo(745.6999, 4);
    expect(answer.horsepowerMetric).toBeCloseTo(745.6999 / 735.4988, 5);
    expect(answer.footPoundsPerSecond).toBeCloseTo(550, 10);
    expect(answer.btuPerHour).toBeCloseTo(745.6999 / 0.2930711, 3);
    expect(ask("power-units", { value: 1, fromUnit: "ton-refrigeration" }).btuPerHour).toBeCloseTo(12_000, 6);
    expect(ask("power-units", { value: 746, fromUnit: "watt" }).horsepowerElectric).toBe(1);
    const units = calculator.tools?.["power-units"]?.outputs as Record<string, { unit: string }>;
    expect(units.horsepowerElectric?.unit).toBe("hp (elec.)");
    expect(ask("power-units", { value: 1, fromUnit: "kilowatt" }).kcalPerHour).toBeCloseTo(3600 / 4.184, 2);
  });

  it("of energy match NIST SP 811, appendix B", () => {
    const answer = ask("energy-units");
    expect(answer).toMatchObject({ joules: 3.6e6, kilojoules: 3600, megajoules: 3.6, wattHours: 1000 });
    expect(answer.btu).toBeCloseTo(3.6e6 / 1055.05585262, 8);
    expect(answer.kilocalories).toBeCloseTo(3600 / 4.184, 9);
    expect(answer.calories).toBeCloseTo(3.6e6 / 4.184, 6);
    expect(answer.thermsUs).toBeCloseTo(3.6e6 / 1.054804e8, 12);
    expect(answer.footPounds).toBeCloseTo(3.6e6 / 1.355817948, 1);
    expect(answer.electronvolts / (3.6e6 / 1.602176634e-19)).toBeCloseTo(1, 12);
  });

  it("must exist", () => {
    expect(problems("power-units", { fromUnit: "kilowatt-hour" })[0]?.field).toBe("fromUnit");
  });
});
