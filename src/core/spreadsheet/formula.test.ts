import { expect, it } from "vitest";
import { above, type Cells, call, column, compute, input, minus, over, plus, times, top, written } from "./formula";

const numbers: Cells<number> = {
  input: (key) => (key === "rate" ? 6 : null),
  column: () => 100,
  above: () => 40,
  top: () => 500,
};
const addresses: Cells<string> = {
  input: (key) => (key === "rate" ? "Inputs!B3" : null),
  column: () => "C5",
  above: () => "C4",
  top: () => "C$2",
};

it("computes and writes the same formula", () => {
  const formula = times(column("balance"), over(input("rate"), 1200));
  expect(compute(formula, numbers)).toBeCloseTo(0.5, 12);
  expect(written(formula, addresses)).toBe("C5*(Inputs!B3/1200)");
  const nested = minus(plus(above("a"), 1), minus(column("b"), 2));
  expect(compute(nested, numbers)).toBe(41 - 98);
  expect(written(nested, addresses)).toBe("(C4+1)-(C5-2)");
  expect(compute(over(top("balance"), 5), numbers)).toBe(100);
  expect(written(over(top("balance"), 5), addresses)).toBe("C$2/5");
});

it("has the payment function of spreadsheets", () => {
  // The documented example of Excel's PMT: 8% a year, 10 months, a loan of $10,000.
  expect(compute(call("PMT", over(8, 1200), 10, 10_000), numbers)).toBeCloseTo(-1037.03, 2);
  expect(compute(call("PMT", 0, 10, 1000), numbers)).toBe(-100);
});

it("rounds halves away from zero", () => {
  expect(compute(call("ROUND", 2.345, 2), numbers)).toBe(2.35);
  expect(compute(call("ROUND", 1.005, 2), numbers)).toBe(1.01);
  expect(compute(call("ROUND", -1.5, 0), numbers)).toBe(-2);
  expect(compute(call("MIN", 3, 2), numbers)).toBe(2);
});

it("has no value and no text if a cell is missing", () => {
  expect(compute(plus(1, input("other")), numbers)).toBeNull();
  expect(written(plus(1, input("other")), addresses)).toBeNull();
});
