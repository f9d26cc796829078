import { expect, it } from "vitest";
import { DormandPrince } from "./dormand-prince";

const decay = () =>
  new DormandPrince((y, slope) => {
    slope[0] = -((y[0] as number) ** 2);
  }, 1);

/** y' = −y² from 1: y = 1 ÷ (1 + t). */
function after(steps: number): number {
  const solver = decay();
  const state = Float64Array.of(1);
  for (let i = 0; i < steps; i++) {
    solver.try(state, 1 / steps);
    state.set(solver.next);
  }
  return state[0] as number;
}

it("matches closed-form solutions", () => {
  expect(after(100)).toBeCloseTo(0.5, 11);
});

it("has an error proportional to the fifth power of the step", () => {
  const growth = new DormandPrince((y, slope) => slope.set(y), 1);
  const error = (steps: number) => {
    const state = Float64Array.of(1);
    for (let i = 0; i < steps; i++) {
      growth.try(state, 1 / steps);
      state.set(growth.next);
    }
    return Math.abs((state[0] as number) - Math.E);
  };
  expect(error(10) / error(20)).toBeGreaterThan(26);
  expect(error(10) / error(20)).toBeLessThan(40);
});

it("estimates the error of a step and leaves the state unchanged", () => {
  const solver = decay();
  const state = Float64Array.of(1);
  solver.try(state, 0.1);
  const wrong = Math.abs((solver.next[0] as number) - 1 / 1.1);
  expect(state[0]).toBe(1);
  // The estimate is for the fourth-order result, which is less accurate than the fifth-order one.
  expect(Math.abs(solver.error[0] as number)).toBeGreaterThan(wrong);
  expect(Math.abs(solver.error[0] as number)).toBeLessThan(1e-4);
});

it("solves a circular motion: x' = v, v' = −x", () => {
  const solver = new DormandPrince((state, slope) => {
    slope[0] = state[1] as number;
    slope[1] = -(state[0] as number);
  }, 2);
  const state = Float64Array.of(1, 0);
  for (let i = 0; i < 500; i++) {
    solver.try(state, (2 * Math.PI) / 500);
    state.set(solver.next);
  }
  expect(state[0]).toBeCloseTo(1, 11);
  expect(state[1]).toBeCloseTo(0, 10);
});
