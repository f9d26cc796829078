import { expect, it } from "vitest";
import { defineCalculator } from "../core/calculator";
import { parseInputs } from "../core/parse";
import { ageField, countryField } from "./tax";

it("asks for an age from 0 to 120", () => {
  const calculator = defineCalculator({
    inputs: { country: countryField, age: ageField },
    outputs: {},
    derive: () => ({}),
    headline: () => ({ label: "Age", figure: "1" }),
    working: () => [],
  });
  const problems = (age: number) => parseInputs(calculator, { age }).problems;
  expect([0, 40, 120].map(problems)).toEqual([undefined, undefined, undefined]);
  for (const age of [-1, 121, 40.5])
    expect(problems(age)).toEqual([{ field: "age", message: "Age must be a whole number from 0 to 120." }]);
});
