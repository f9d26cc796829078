import { expect, it } from "vitest";
import { defineCalculator } from "../core/calculator";
import { number } from "../core/fields";
import { outputsOf } from "../core/outputs";
import { problemsOf } from "../core/testing";
import { defineCircuit } from "./electrical";
import { quantity } from "./quantity";
import { VOLTS } from "./units/volts";

const output = outputsOf<{ readonly gained: number }>();

it("names a quantity where an answer is too large for a number", () => {
  const circuit = defineCalculator(
    defineCircuit({
      inputs: { gain: number("Gain", { default: 2 }), ...quantity("voltage", VOLTS, "Voltage", { default: 1 }) },
      outputs: { gained: output.number("Voltage gained", { value: ({ gained }) => gained }) },
      derive: ({ gain, voltage }) => ({ gained: gain * voltage }),
      headline: () => ({ label: "Gained", figure: "1" }),
      working: () => [],
    }),
  );
  expect(problemsOf(circuit, { gain: 2, voltage: 3 })).toEqual([]);
  expect(problemsOf(circuit, { gain: 1e300, voltage: 1e300 })).toEqual([
    { field: "voltage", message: "These values are too large or too small to calculate with." },
  ]);
});
