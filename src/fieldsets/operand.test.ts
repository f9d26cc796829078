import { expect, it } from "vitest";
import { Format } from "../core/format";
import { operand } from "./operand";

it("writes six decimals, or more if six would make the number look round", () => {
  const text = (value: number) => operand(value, new Format());
  expect(text(11.5)).toBe("11.5");
  expect(text(275 / 6)).toBe("45.833333");
  expect(text(1000)).toBe("1,000");
  expect(text(999.9999999)).toBe("999.9999999");
  expect(text(11.5000000004)).toBe("11.5000000004");
});
