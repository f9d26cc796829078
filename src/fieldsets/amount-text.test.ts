import { expect, it } from "vitest";
import { Format } from "../core/format";
import { amountText, givenText, unroundedAmount } from "./amount-text";

const dollars = new Format("USD");

it("shows the cents of small amounts that have them", () => {
  expect(amountText(116_169.54, dollars)).toBe("$116,170");
  expect(amountText(6.44, dollars)).toBe("$6.44");
  expect(amountText(-6.4, dollars)).toBe("−$6.40");
  expect(amountText(100, dollars)).toBe("$100");
  expect(amountText(0, dollars)).toBe("$0");
  expect(amountText(829.19, dollars, 100)).toBe("$829");
});

it("shows entered amounts with cents, unless they are whole", () => {
  expect(givenText(1200.5, dollars)).toBe("$1,200.50");
  expect(givenText(1200, dollars)).toBe("$1,200");
  expect(givenText(1200.4, new Format("JPY"))).toBe("¥1,200");
});

it("writes amounts in a working with all of their decimals, and at least two", () => {
  const text = (value: number, format = dollars) => unroundedAmount(value, format, 6);
  expect(text(1234.5)).toBe("1,234.50");
  expect(text(1234)).toBe("1,234.00");
  expect(text(0.0375)).toBe("0.0375");
  expect(text(123_456.789, new Format("INR"))).toBe("1,23,456.789");
  expect(text(1.56e-55)).toBe("1.56 × 10⁻⁵⁵");
});
