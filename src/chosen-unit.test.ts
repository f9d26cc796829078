import { describe, expect, it } from "vitest";
import idealGas from "./calculators/science/chemistry/tools/ideal-gas";
import currentDivider from "./calculators/science/electronics/tools/current-divider";
import ohmsLaw from "./calculators/science/electronics/tools/ohms-law";
import rcCircuit from "./calculators/science/electronics/tools/rc-circuit";
import seriesParallel from "./calculators/science/electronics/tools/series-parallel";
import timer555 from "./calculators/science/electronics/tools/timer-555";
import voltageDrop from "./calculators/science/electronics/tools/voltage-drop";
import calorimetry from "./calculators/science/physics/tools/calorimetry";
import halfLife from "./calculators/science/physics/tools/half-life";
import projectile from "./calculators/science/physics/tools/projectile";
import type { AnyCalculator } from "./core/calculator";
import { evaluate } from "./core/evaluate";
import type { Field } from "./core/fields";
import { Format } from "./core/format";
import { parseInputs } from "./core/parse";
import { solveFor } from "./core/solve";
import { testTools } from "./core/testing";
import { chosenUnit, writtenUnit } from "./site/calculator/chosen-unit";

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

describe("results in base units", () => {
  it("have the prefix of the headline: milliamperes, milliseconds, nanofarads, not 0.02272727 A", () => {
    const ohm = answered(ohmsLaw, { voltage: 5, resistance: 220 });
    expect(format.value(ohmsLaw.outputs.current as Field, ohm.outputs.current, ohm.inputs)).toBe("22.73\u00a0mA");
    expect(ohm.outputs.current).toBeCloseTo(5 / 220, 15);
    const rc = answered(rcCircuit, { resistance: 10_000, capacitance: 47e-6 });
    expect(format.value(rcCircuit.outputs.timeConstant as Field, rc.outputs.timeConstant, rc.inputs)).toBe(
      "470\u00a0ms",
    );
    const timer = timer555.outputs as unknown as Record<string, Field>;
    expect(format.value(timer.highTime as Field, 0.000_831_776, {})).toBe("831.8\u00a0µs");
    expect(format.value(timer.dutyCycle as Field, 72.7, {})).toBe("72.7%");
    const parts = seriesParallel.outputs as unknown as Record<string, Field>;
    expect(format.value(parts.seriesTotal as Field, 1.5e-7, { componentKind: "capacitor" })).toBe("150\u00a0nF");
    expect(format.value(parts.seriesTotal as Field, 0.0047, { componentKind: "capacitor" })).toBe("4,700\u00a0µF");
    expect(format.value(parts.seriesTotal as Field, 0.22, { componentKind: "capacitor" })).toBe("0.22\u00a0F");
    expect(format.value(timer.period as Field, 7200, {})).toBe("7,200\u00a0s");
    expect(format.value(timer.frequency as Field, 0.3386275, {})).toBe("0.3386\u00a0Hz");
    const branches = (currentDivider.outputs as unknown as Record<string, Field>).branches?.columns;
    expect(format.value(branches?.current as Field, 0.0255, {})).toBe("25.5\u00a0mA");
  });
});

it("is that of the result in a law, too: 30 mA, not 0.03 A", () => {
  const { inputs, outputs } = answered(ohmsLaw, { voltage: 5, resistance: 220 });
  const aim = ohmsLaw.outputs.current as Field;
  const unit = writtenUnit(aim, inputs, format.value(aim, outputs.current, inputs));
  expect(unit?.symbol).toBe("mA");
  expect(unit?.fromChosen(30)).toBe(0.03);
});

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

  it("is its reciprocal for a rate: the decay constant of carbon-14 per year", () => {
    const { inputs, outputs } = answered(halfLife, {});
    const aim = halfLife.outputs.decayConstant as Field;
    // ln 2 ÷ 5,730 years
    expect(format.value(aim, outputs.decayConstant, inputs)).toBe("0.0001209681\u00a0yr⁻¹");
    const unit = chosenUnit(halfLife, aim, inputs);
    expect(unit?.symbol).toBe("yr⁻¹");
    expect(unit?.toChosen(outputs.decayConstant as number)).toBeCloseTo(Math.LN2 / 5730, 12);
    expect(unit?.fromChosen(Math.LN2 / 5730)).toBeCloseTo(outputs.decayConstant as number, 20);
  });

  it("is that of the height and of the launch speed for a throw, in its table, too", () => {
    const { inputs, outputs } = answered(projectile, {
      speed: 100,
      speedUnit: "foot-per-second",
      heightUnit: "foot",
      height: 6,
    });
    const { maxHeight, impactSpeed, trajectory } = projectile.outputs as Record<string, Field>;
    // 6 ft + (100 × sin 45°)² ÷ (2 × 9.81 ÷ 0.3048)
    const peak = 6 + 5000 / (2 * (9.81 / 0.3048));
    expect(format.value(maxHeight as Field, outputs.maxHeight, inputs)).toBe(`${peak.toFixed(5)}\u00a0ft`);
    expect(format.value(impactSpeed as Field, outputs.impactSpeed, inputs)).toMatch(/^10\d\.\d+\u00a0ft\/s$/);
    expect(format.value(trajectory?.columns?.x as Field, 30.48, inputs)).toBe("100\u00a0ft");
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

describe("the unit in which an output is written", () => {
  const unitOf = (unit: string, written: string) =>
    writtenUnit({ type: "number", label: "x", unit, digits: () => written } as Field, {}, written);

  it("has the prefix of the present value", () => {
    expect(unitOf("A", "22.73\u00a0mA")?.fromChosen(20)).toBe(0.02);
    expect(unitOf("F", "150\u00a0nF")?.toChosen(1.5e-7)).toBeCloseTo(150, 9);
    expect(unitOf("Ω", "4.7\u00a0kΩ")).toMatchObject({ symbol: "kΩ" });
    expect(unitOf("V", "−5\u00a0V")?.fromChosen(3)).toBe(3);
  });

  it("is none if the value is not one number and a unit", () => {
    expect(unitOf("min", "8 h 30\u00a0min")).toBeNull();
    expect(unitOf("A", "22.73\u00a0V")).toBeNull();
    expect(unitOf("", "4\u00a0x")).toBeNull();
    expect(writtenUnit({ type: "number", label: "x", unit: "A", digits: 2 } as Field, {}, "1\u00a0A")).toBeNull();
  });
});
