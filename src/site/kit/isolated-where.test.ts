import { expect, it } from "vitest";
import { defineCalculator } from "../../core/calculator";
import { number } from "../../core/fields";
import { isolatedWhere } from "./isolated-where";

const doubling = defineCalculator({
  inputs: { x: number("X", { default: 1 }) },
  outputs: {},
  derive: ({ x }) => ({ twice: 2 * x }),
  headline: ({ twice }) => ({ label: "Twice", figure: String(twice) }),
  working: () => [],
});

it("computes short work in place, and has the worker loaded for long work", () => {
  const isolated = isolatedWhere(doubling, "/worker.js", ({ x }) => x > 1000);
  expect(isolated.prepare?.({ x: 2 })).toBeNull();
  expect(isolated.derive({ x: 2 }, {} as never)).toEqual({ twice: 4 });
  expect(isolated.prepare?.({ x: 2000 })).toMatchObject({ needed: true, load: expect.any(Function) });
});
