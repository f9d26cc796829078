import { describe, expect, it } from "vitest";
import idealGas from "./calculators/science/chemistry/tools/ideal-gas";
import voltageDrop from "./calculators/science/electronics/tools/voltage-drop";
import calorimetry from "./calculators/science/physics/tools/calorimetry";
import halfLife from "./calculators/science/physics/tools/half-life";
import type { AnyCalculator } from "./core/calculator";
import { evaluate } from "./core/evaluate";
import type { Field } from "./core/fields";
import { Format } from "./core/format";
import { parseInputs } from "./core/parse";
import { solveFor } from "./core/solve";
import { testTools } from "./core/testing";
import { chosenUnit } from "./site/calculator/chosen-unit";

const format = new Format("USD");

function answered(calculator: AnyCalculator, given: Record<string, string | number>) {
  const parsed = parseInputs(calculator, given, format);
  if (parsed.problems) throw new Error("The inputs are not valid.");
  const { inputs } = parsed;
  return {
    inputs,
    outputs: (evaluate(calculator, inputs, testTools()) as { outputs: Record<string, number> }).outputs,
  };
}

describe("the unit that the visitor chose for an output", () => {
  it("is the one in which a target is meant: 40 °C, not 40 K", () => {
    const { inputs, outputs } = answered(calorimetry, { finalTemperatureUnit: "celsius" });
    const aim = calorimetry.outputs.finalTemperature as Field;
    const unit = chosenUnit(calorimetry, aim, inputs);
    expect(unit?.symbol).toBe("°C");
    expect(unit?.toChosen(outputs.finalTemperature as number)).toBeCloseTo(
      (outputs.finalTemperature as number) - 273.15,
      9,
    );
    const target = unit?.fromChosen(40) as number;
    expect(target).toBeCloseTo(313.15, 9);
    const found = solveFor(calorimetry, inputs, { input: "massA", output: "finalTemperature", target }, testTools());
    const again = answered(calorimetry, { finalTemperatureUnit: "celsius", massA: found.value as number });
    expect(unit?.toChosen(again.outputs.finalTemperature as number)).toBeCloseTo(40, 6);
  });

  it("is that of a variable for other results in its unit: a mean lifetime in years", () => {
    const { inputs, outputs } = answered(halfLife, {});
    const aim = halfLife.outputs.meanLifetime as Field;
    expect(chosenUnit(halfLife, aim, inputs)?.symbol).toBe("yr");
    // 5,730 years ÷ ln 2
    expect(format.value(aim, outputs.meanLifetime, inputs)).toBe("8,266.643\u00a0yr");
  });

  it("is that of an input for the longest run of a cable", () => {
    const feet = answered(voltageDrop, { length: 100, lengthUnit: "foot" });
    const aim = voltageDrop.outputs.maxLength as Field;
    const meters = feet.outputs.maxLength as number;
    expect(chosenUnit(voltageDrop, aim, feet.inputs)?.toChosen(meters)).toBeCloseTo(meters / 0.3048, 9);
    expect(format.value(aim, meters, feet.inputs)).toMatch(/ft$/);
  });

  it("is none for an output that is always in its own", () => {
    const { inputs } = answered(halfLife, {});
    expect(chosenUnit(halfLife, halfLife.outputs.percentRemaining as Field, inputs)).toBeNull();
    expect(chosenUnit(idealGas, { type: "number", label: "" }, answered(idealGas, {}).inputs)).toBeNull();
  });
});
