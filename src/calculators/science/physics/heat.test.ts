/** Heat and gases: published examples, edge cases and properties. */
import { describe, expect, it } from "vitest";
import { headlineOf, outputsOf, problemsOf } from "../../../core/testing";
import calculator from "./calculator";

const out = (inputs: object) => outputsOf(calculator, { ...inputs });
const problem = (inputs: object) => problemsOf(calculator, { ...inputs })[0];

describe("ideal gas", () => {
  it("matches the molar volume and the Loschmidt constant of CODATA 2022", () => {
    const { volume, numberDensity, particles } = out({ tool: "ideal-gas" });
    expect(volume).toBeCloseTo(22.41396954e-3, 10);
    expect(numberDensity / 1e25).toBeCloseTo(2.686780111, 8);
    expect(particles).toBe(6.02214076e23);
  });

  it("is solved for each of its variables", () => {
    const { volume } = out({ tool: "ideal-gas", pressure: 2e5, amount: 3, temperature: 300 });
    const given = { tool: "ideal-gas", pressure: 2e5, volume, amount: 3, temperature: 300 };
    expect(out({ ...given, solveFor: "pressure" }).pressure).toBeCloseTo(2e5, 5);
    expect(out({ ...given, solveFor: "amount" }).amount).toBeCloseTo(3, 10);
    expect(out({ ...given, solveFor: "temperature" }).temperature).toBeCloseTo(300, 9);
  });

  it("accepts and returns Celsius", () => {
    const room = { tool: "ideal-gas", temperature: 0, temperatureUnit: "celsius" };
    expect(out(room).volume).toBeCloseTo(22.41396954e-3, 10);
    const warm = { tool: "ideal-gas", solveFor: "temperature", pressure: 101_325, volume: 0.0244, amount: 1 };
    const { temperature } = out(warm);
    expect(headlineOf(calculator, { ...warm, temperatureUnit: "celsius" }).figure).toBe(
      `${(temperature - 273.15).toFixed(5)}\u00a0°C`,
    );
  });

  it("knows absolute zero in every scale", () => {
    expect(problem({ tool: "ideal-gas", temperature: -300, temperatureUnit: "celsius" })).toEqual({
      field: "temperature",
      message: "Temperature must be more than −273.15 °C.",
    });
    expect(problem({ tool: "ideal-gas", temperature: 0 })?.field).toBe("temperature");
  });
});

describe("heat", () => {
  it("warms a pan and its water (OpenStax, College Physics, section 14.2)", () => {
    expect(out({ tool: "heat" }).heat).toBe(62_790);
    expect(out({ tool: "heat", mass: 0.5, specificHeat: 900 }).heat).toBe(27_000);
  });

  it("is solved for each of its variables, in Fahrenheit too", () => {
    expect(out({ tool: "heat", solveFor: "mass", heat: 62_790 }).mass).toBeCloseTo(0.25, 12);
    expect(out({ tool: "heat", solveFor: "specific-heat", heat: 62_790 }).specificHeat).toBeCloseTo(4186, 9);
    expect(out({ tool: "heat", solveFor: "temperature-change", heat: -62_790 }).temperatureChange).toBeCloseTo(-60, 12);
    const fahrenheit = {
      tool: "heat",
      temperatureChange: 108,
      temperatureChangeUnit: "fahrenheit-difference",
    };
    expect(out(fahrenheit).heat).toBeCloseTo(62_790, 8);
  });

  it("describes cooling without a double negative", () => {
    const summary = (inputs: object) => {
      const { before, figure, second } = headlineOf(calculator, { tool: "heat", ...inputs });
      return `${before} ${figure}. ${second}`.replaceAll("\u00a0", " ");
    };
    expect(summary({ temperatureChange: -60 })).toBe(
      "For 0.25 kg, a temperature change of −60 K means heat of −62,790 J. Negative: the body gives off this heat",
    );
    expect(summary({ solveFor: "temperature-change", heat: -62_790 })).toBe(
      "Heat of −62,790 J changes the temperature of 0.25 kg by −60 K. Negative: the body gives off this heat",
    );
  });

  it("lists the specific heats of materials, each once", () => {
    const { specificHeats } = out({ tool: "heat" });
    const names = specificHeats.map(({ material }: { material: string }) => material);
    expect(new Set(names).size).toBe(names.length);
    expect(specificHeats).toContainEqual({ material: "Copper", specificHeat: 387 });
  });

  it("rejects a mass of 0, and solving for the mass without a temperature change", () => {
    expect(problem({ tool: "heat", mass: 0 })?.message).toBe("Mass must be more than 0 kg.");
    expect(problem({ tool: "heat", solveFor: "mass", heat: 100, temperatureChange: 0 })).toEqual({
      field: "temperatureChange",
      message: "Temperature change must not be 0 to find the mass.",
    });
  });
});

describe("calorimetry", () => {
  it("mixes water with a hot pan (OpenStax, College Physics, section 14.2: 59.1 °C)", () => {
    const { finalTemperature, heatTransferred } = out({ tool: "calorimetry" });
    expect(finalTemperature - 273.15).toBeCloseTo(59.1, 1);
    expect(heatTransferred).toBeCloseTo(0.5 * 900 * (423.15 - finalTemperature), 6);
    expect(heatTransferred).toBeCloseTo(0.25 * 4186 * (finalTemperature - 293.15), 6);
  });

  it("keeps the digits of the heat when one body is an ocean", () => {
    const ocean = { tool: "calorimetry", massA: 1.4e21, specificHeatA: 3990, temperatureA: 290 };
    expect(out({ ...ocean, massB: 1, specificHeatB: 4000, temperatureB: 280 }).heatTransferred).toBeCloseTo(40_000, 6);
  });

  it("says in which direction heat flows", () => {
    expect(headlineOf(calculator, { tool: "calorimetry" }).second).toMatch(/from A to B$/);
    expect(headlineOf(calculator, { tool: "calorimetry", temperatureA: 280 }).second).toMatch(/from B to A$/);
    const equal = { tool: "calorimetry", temperatureA: 300, temperatureB: 300 };
    expect(out(equal).heatTransferred).toBe(0);
    expect(headlineOf(calculator, equal).second).toMatch(/^No heat flows/);
  });

  it("rejects temperatures at or below absolute zero", () => {
    expect(problem({ tool: "calorimetry", temperatureB: 0 })?.field).toBe("temperatureB");
  });
});

describe("thermal expansion", () => {
  it("lengthens the Golden Gate Bridge (OpenStax, College Physics, section 13.2: 0.84 m)", () => {
    const { expansion, finalLength } = out({ tool: "thermal-expansion" });
    expect(expansion).toBeCloseTo(0.84, 2);
    expect(finalLength).toBeCloseTo(1275.8415, 10);
  });

  it("is solved for each of its variables", () => {
    const given = { tool: "thermal-expansion", expansion: 0.8415 };
    expect(out({ ...given, solveFor: "length" }).length).toBeCloseTo(1275, 8);
    expect(out({ ...given, solveFor: "expansion-coefficient" }).expansionCoefficient).toBeCloseTo(12e-6, 15);
    expect(out({ ...given, solveFor: "temperature-change" }).temperatureChange).toBeCloseTo(55, 9);
  });

  it("shrinks when it cools", () => {
    expect(headlineOf(calculator, { tool: "thermal-expansion", temperatureChange: -55 }).before).toMatch(/changes by$/);
    expect(out({ tool: "thermal-expansion", temperatureChange: -55 }).expansion).toBeCloseTo(-0.8415, 12);
    expect(problem({ tool: "thermal-expansion", solveFor: "length", expansion: -1 })?.message).toBe(
      "These values would need a negative length.",
    );
  });
});
