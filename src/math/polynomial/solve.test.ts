import { expect, it } from "vitest";
import { Rational } from "../numbers/rational";
import { Polynomial } from "./polynomial";
import { solve } from "./solve";

it("tells an equation that holds for all numbers from one that holds for none", () => {
  expect(solve(Polynomial.ZERO)).toMatchObject({ nature: "all-numbers", roots: [] });
  expect(solve(Polynomial.constant(Rational.of(5)))).toMatchObject({ nature: "no-solution", roots: [] });
});

it("finds the root of a line", () => {
  const line = Polynomial.of([Rational.of(-6), Rational.of(4)]);
  expect(solve(line)).toMatchObject({ nature: "linear", roots: [{ re: 1.5, im: 0 }] });
});
