import { expect, it } from "vitest";
import { Format } from "../core/format";
import { factor, operand } from "./operand";

it("writes six decimals, or more if six would make the number look round", () => {
  const text = (value: number) => operand(value, new Format());
  expect(text(11.5)).toBe("11.5");
  expect(text(275 / 6)).toBe("45.833333");
  expect(text(1000)).toBe("1,000");
  expect(text(999.9999999)).toBe("999.9999999");
  expect(text(11.5000000004)).toBe("11.5000000004");
});

it("writes rates and factors with ten decimals", () => {
  expect(factor(0.0625 / 12, new Format())).toBe("0.0052083333");
  expect(factor(0.005, new Format())).toBe("0.005");
});
