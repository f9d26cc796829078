import { expect, it } from "vitest";
import {
  above,
  type Cells,
  call,
  column,
  compute,
  input,
  inputsOf,
  minus,
  output,
  over,
  plus,
  power,
  sumAbove,
  times,
  top,
  written,
} from "./formula";

const numbers: Cells<number> = {
  input: (key) => (key === "rate" ? 6 : null),
  output: () => 7,
  column: () => 100,
  above: () => 40,
  top: () => 500,
  sumAbove: () => 90,
};
const addresses: Cells<string> = {
  input: (key) => (key === "rate" ? "Inputs!B3" : null),
  output: () => "Inputs!B9",
  column: () => "C5",
  above: () => "C4",
  top: () => "C$2",
  sumAbove: () => "SUM(C$2:C4)",
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

it("has the other functions of annuities, by the documented examples of Excel", () => {
  // FV: 6% a year, ten payments of 200 at the start of a month, 500 now. NPER: 12%, −100 a month, −1000 now, 10,000 then.
  expect(compute(call("FV", over(0.06, 12), 10, -200, -500, 1), numbers)).toBeCloseTo(2581.4, 2);
  expect(compute(call("NPER", over(0.12, 12), -100, -1000, 10_000, 1), numbers)).toBeCloseTo(59.673_865_7, 6);
  expect(compute(call("NPER", 0.01, -100, -1000, 10_000), numbers)).toBeCloseTo(60.082_122_9, 6);
  // PMT: 6%, 18 years of months, to save 50,000.
  expect(compute(call("PMT", over(0.06, 12), 216, 0, 50_000), numbers)).toBeCloseTo(-129.08, 2);
  expect(compute(call("FV", 0, 10, -200, -500), numbers)).toBe(2500);
  expect(compute(call("NPER", 0, 50, -400), numbers)).toBe(8);
});

it("takes one of two values, and powers, sums and results of the first sheet", () => {
  expect(compute(call("IF", 0, 1, 2), numbers)).toBe(2);
  expect(compute(call("IF", -3, 1, 2), numbers)).toBe(1);
  const formula = times(power(plus(1, input("rate")), 2), sumAbove("value"));
  expect(compute(formula, numbers)).toBe(49 * 90);
  expect(written(formula, addresses)).toBe("((1+Inputs!B3)^2)*SUM(C$2:C4)");
  expect(written(call("INT", output("fee")), addresses)).toBe("INT(Inputs!B9)");
  expect(written(plus(input("rate"), 1e-9), addresses)).toBe("Inputs!B3+1E-9");
  expect(inputsOf(plus(formula, output("fee")))).toEqual(["rate"]);
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
