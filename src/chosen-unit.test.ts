import { describe, expect, it } from "vitest";
import idealGas from "./calculators/science/chemistry/tools/ideal-gas";
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
  const { inputs } = parseInputs(calculator, given, format);
  if (!inputs) throw new Error("The inputs are not valid.");
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

  it("is none for an output that is always in its own", () => {
    const { inputs } = answered(halfLife, {});
    expect(chosenUnit(halfLife, halfLife.outputs.percentRemaining as Field, inputs)).toBeNull();
    expect(chosenUnit(idealGas, { type: "number", label: "" }, answered(idealGas, {}).inputs)).toBeNull();
  });
});
