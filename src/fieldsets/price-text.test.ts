import { expect, it } from "vitest";
import { Format } from "../core/format";
import { priceText } from "./price-text";

it("has the currency’s decimals, and more for a price below one unit", () => {
  const dollars = new Format("USD");
  expect(priceText(38.333333, dollars)).toBe("$38.33");
  expect(priceText(35, dollars)).toBe("$35.00");
  expect(priceText(0.012345, dollars)).toBe("$0.01235");
  expect(priceText(0, dollars)).toBe("$0.00");
});

it("writes an average of yen with decimals", () => {
  const yen = new Format("JPY");
  expect(priceText(38.333333, yen)).toBe("¥38.33");
  expect(priceText(35, yen)).toBe("¥35");
});
