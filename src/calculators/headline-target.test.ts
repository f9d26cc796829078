/** What the answer of a mortgage says can be asked for: the payment with the extra that is in it. */
import { expect, it } from "vitest";
import { answer } from "../core/answer";
import type { AnyCalculator } from "../core/calculator";
import { solvable } from "../core/solvable";
import { headlineOf, outputsOf } from "../core/testing";
import fha from "./financial/fha-loan/calculator";
import mortgage from "./financial/mortgage/calculator";
import va from "./financial/va-loan/calculator";

const LOANS: readonly (readonly [string, AnyCalculator])[] = [
  ["mortgage", mortgage],
  ["FHA", fha],
  ["VA", va],
];

it.each(LOANS)("finds the price for which the answer of a %s loan says what was asked for", (_, calculator) => {
  const inputs = { extraMonthly: 150 };
  const [first = ""] = solvable(calculator).outputs;
  expect(first).toBe("paymentWithExtra");
  const solved = answer(calculator, { inputs, solve: { for: "homePrice", output: first, target: 3400 } });
  if ("errors" in solved) throw new Error(JSON.stringify(solved.errors));
  const homePrice = solved.solved?.value as number;
  expect(headlineOf(calculator, { ...inputs, homePrice }).figure).toMatch(/^\$3,400(?:\.00)?$/);
  // Without an extra, there is one monthly payment.
  expect(outputsOf(calculator).paymentWithExtra).toBeNull();
});
