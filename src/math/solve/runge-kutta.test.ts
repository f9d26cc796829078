import { expect, it } from "vitest";
import { RungeKutta } from "./runge-kutta";

it("matches closed-form solutions", () => {
  // An oscillator: x' = v, v' = −x, from (1, 0) returns to its start after 2π.
  const oscillator = new RungeKutta((state, slope) => {
    slope[0] = state[1] as number;
    slope[1] = -(state[0] as number);
  }, 2);
  const state = Float64Array.of(1, 0);
  for (let i = 0; i < 1000; i++) oscillator.step(state, (2 * Math.PI) / 1000);
  expect(state[0]).toBeCloseTo(1, 10);
  expect(state[1]).toBeCloseTo(0, 9);
});

it("takes the textbook step: y' = y, h = 0.1 gives 1 + h + h²/2 + h³/6 + h⁴/24", () => {
  const state = Float64Array.of(1);
  new RungeKutta((y, slope) => slope.set(y), 1).step(state, 0.1);
  expect(state[0]).toBeCloseTo(1 + 0.1 + 0.005 + 0.001 / 6 + 0.0001 / 24, 15);
});

it("has an error proportional to the fourth power of the step", () => {
  const error = (steps: number) => {
    const state = Float64Array.of(1);
    const decay = new RungeKutta((y, slope) => {
      slope[0] = -((y[0] as number) ** 2);
    }, 1);
    for (let i = 0; i < steps; i++) decay.step(state, 1 / steps);
    // y = 1 ÷ (1 + t).
    return Math.abs((state[0] as number) - 0.5);
  };
  expect(error(10) / error(20)).toBeGreaterThan(14);
  expect(error(10) / error(20)).toBeLessThan(18);
});
