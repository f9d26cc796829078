import { expect, it } from "vitest";
import { readExact } from "../math/numbers/exact";
import type { Rational } from "../math/numbers/rational";
import { Format } from "./format";
import { exactOperand, shownExact } from "./shown-exact";

const shown = (text: string) => shownExact(readExact(text) as Rational, new Format());

it("writes exact numbers without rounding them", () => {
  expect(shown("1234.5")).toBe("1,234.5");
  expect(shown("-1/3")).toBe("−1/3");
  expect(shown("-123456789012345678.5")).toBe("−123456789012345678.5");
});

it("puts what is no plain number into parentheses", () => {
  const operand = (text: string) => exactOperand(readExact(text) as Rational, new Format());
  expect([operand("2"), operand("-2"), operand("2/3")]).toEqual(["2", "(−2)", "(2/3)"]);
});
