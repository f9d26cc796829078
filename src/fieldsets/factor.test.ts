import { expect, it } from "vitest";
import { Format } from "../core/format";
import { factor } from "./factor";

it("writes rates and factors with ten decimals", () => {
  expect(factor(0.0625 / 12, new Format())).toBe("0.0052083333");
  expect(factor(0.005, new Format())).toBe("0.005");
});
