/** The working of a law, and its figures in the chosen units. */
import { expect, it } from "vitest";
import type { AnyCalculator } from "../../../core/calculator";
import { Format } from "../../../core/format";
import { workingOf } from "../../../core/steps";
import { headlineOf, modelOf, outputsOf } from "../../../core/testing";
import time from "../../../data/units/time.json";
import { quantity } from "../../../fieldsets/quantity";
import blackbody from "./tools/blackbody";
import calorimetry from "./tools/calorimetry";
import freeFall from "./tools/free-fall";
import idealGas from "./tools/ideal-gas";
import inclinedPlane from "./tools/inclined-plane";
import orbit from "./tools/orbit";

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
