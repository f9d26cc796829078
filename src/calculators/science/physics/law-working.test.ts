/** The working of a law, and its figures in the chosen units. */
import { expect, it } from "vitest";
import type { AnyCalculator } from "../../../core/calculator";
import { Format } from "../../../core/format";
import { workingOf } from "../../../core/steps";
import { headlineOf, modelOf, outputsOf } from "../../../core/testing";
import time from "../../../data/units/time.json";
import { quantity } from "../../../fieldsets/quantity";
import blackbody from "./tools/blackbody";
import buoyancy from "./tools/buoyancy";
import calorimetry from "./tools/calorimetry";
import freeFall from "./tools/free-fall";
import heat from "./tools/heat";
import hooke from "./tools/hooke";
import idealGas from "./tools/ideal-gas";
import inclinedPlane from "./tools/inclined-plane";
import orbit from "./tools/orbit";
import wave from "./tools/wave";

const format = new Format();
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const mixing = {
  temperatureA: 302,
  temperatureAUnit: "fahrenheit",
  temperatureB: 20,
  temperatureBUnit: "celsius",
  finalTemperatureUnit: "celsius",
};
const steps = (inputs: object) =>
  workingOf(calorimetry, modelOf(calorimetry, { ...inputs }), format).map(({ label, expression, value }) =>
    plain(`${label} | ${expression} | ${value}`),
  );

it("starts the working with the law and what it is solved for", () => {
  expect(workingOf(freeFall, modelOf(freeFall), format)[0]).toEqual({
    label: "Formula",
    expression: "h = g × t² ÷ 2 and v = g × t",
    value: "solved for t and v",
  });
});

it("divides by a power of ten in parentheses", () => {
  const steps = workingOf(blackbody, modelOf(blackbody, { peakWavelengthUnit: "micrometer" }), format);
  expect(steps.map(({ expression }) => plain(expression)).join()).toContain("m ÷ (1 × 10⁻⁶)");
});

it("raises powers, and leaves out results that there is nothing to work out for", () => {
  const labels = (tool: AnyCalculator, inputs = {}) =>
    workingOf(tool, modelOf(tool, inputs), format).map(({ label, expression }) => plain(`${label} | ${expression}`));
  expect(labels(blackbody).join()).toContain("M = ε × σ × T⁴ | ");
  expect(labels(blackbody).join()).toContain("× (5,772 K)⁴");
  expect(labels(orbit)).toContain("Formula | T = 2 × π × √(r³ ÷ μ)");
  // 5° is less than the 11.3° up to which friction holds.
  expect(labels(inclinedPlane, { angle: 5 }).join()).not.toContain("Acceleration");
});

it("shifts the zero of temperature scales in both directions", () => {
  const working = steps(mixing);
  expect(working).toContain("Temperature A in K | (302 °F + 459.67) × 5 ÷ 9 | 423.15 K");
  expect(working).toContain("Temperature B in K | 20 °C + 273.15 | 293.15 K");
  expect(working).toContain("Final temperature in the unit you chose | 332.2412 K − 273.15 | 59.09121 °C");
  expect(steps({ ...mixing, finalTemperatureUnit: "fahrenheit" })).toContain(
    "Final temperature in the unit you chose | 332.2412 K × 9 ÷ 5 − 459.67 | 138.3642 °F",
  );
  expect(steps({ ...mixing, finalTemperatureUnit: "rankine" }).join()).toContain("332.2412 K × 9 ÷ 5 | 598");
});

it("writes a factor that no decimal gives exactly as a fraction, both ways", () => {
  const of = (tool: AnyCalculator, inputs: object) =>
    workingOf(tool, modelOf(tool, inputs as never), format).map((one) => plain(`${one.label} | ${one.expression}`));
  const warmed = { temperatureChange: 90, temperatureChangeUnit: "fahrenheit-difference" };
  expect(of(heat, warmed)).toContain("Temperature change in K | 90 °F × 5 ÷ 9");
  const found = { solveFor: "temperature-change", heat: 1000, temperatureChangeUnit: "fahrenheit-difference" };
  expect(of(heat, found).join()).toMatch(/in the unit you chose \| [\d.]+ K × 9 ÷ 5/);
  expect(of(wave, { frequency: 1200, frequencyUnit: "revolution-per-minute" })).toContain(
    "Frequency in Hz | 1,200 rpm ÷ 60",
  );
});

it("converts the other results to the units chosen for them, too", () => {
  const of = (tool: AnyCalculator, inputs: object) =>
    workingOf(tool, modelOf(tool, inputs as never), format).map((one) =>
      plain(`${one.label} | ${one.expression} | ${one.value}`),
    );
  // 1 m³ of the body weighs a ton: 1 g/cm³.
  const floating = {
    objectMass: 500,
    objectVolume: 0.5,
    fluidDensity: 1.2,
    fluidDensityUnit: "gram-per-cubic-centimeter",
  };
  expect(of(buoyancy, floating)).toContain("Density of the body in the unit you chose | 1,000 kg/m³ ÷ 1,000 | 1 g/cm³");
  // E = k x² / 2 = 400 × 0.0625² / 2 = 0.78125 J, and a ft·lbf is 1.3558179483314004 J.
  const stretched = { force: 25, springConstant: 400, storedEnergyUnit: "foot-pound-energy" };
  expect(of(hooke, stretched).at(-1)).toBe(
    "Stored energy in the unit you chose | 0.78125 J ÷ 1.35581794833 | 0.5762204 ft·lbf",
  );
});

it("displays a found value in the chosen unit, but returns it in its own unit", () => {
  const field = calorimetry.outputs.finalTemperature;
  const inputs = modelOf(calorimetry, mixing).inputs;
  const { finalTemperature } = outputsOf(calorimetry, mixing);
  expect(finalTemperature).toBeCloseTo(332.2412, 4);
  expect(plain(format.value(field as never, finalTemperature, inputs))).toBe("59.09121 °C");
});

it("shows no digits near the zero of a scale beyond the precision in kelvins", () => {
  const gas = {
    solveFor: "temperature",
    pressure: 101_325,
    volume: 0.02241396954501,
    temperatureUnit: "celsius",
  };
  expect(plain(headlineOf(idealGas, gas).figure)).toBe("0 °C");
});

it("gives the units in its menus distinct names", () => {
  const { timeUnit } = quantity("time", { rows: time, unit: "second" }, "Time");
  expect(timeUnit.options).toMatchObject({
    "year-julian": "Julian yr",
    "sidereal-day": "sidereal d",
    year: "yr",
  });
});
