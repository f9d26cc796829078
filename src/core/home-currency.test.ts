import { expect, it } from "vitest";
import { defineCalculator } from "./calculator";
import { by, choice, number } from "./fields";
import { formatFor, homeCurrencyFor } from "./home-currency";
import { outputsOf } from "./outputs";

const calculator = defineCalculator({
  inputs: {
    country: choice("Country", { options: { us: "United States", in: "India" }, default: "us" }),
    pay: number("Pay", { default: 1 }),
  },
  outputs: { pay: outputsOf<{ pay: number }>().number("Pay", { value: ({ pay }) => pay }) },
  derive: ({ pay }: { pay: number }) => ({ pay }),
  headline: () => ({ label: "Pay", figure: "1" }),
  working: () => [],
});
const byCountry = by<"USD" | "INR">("country", { in: "INR" }, "USD");

it("is fixed, undefined for the reader’s currency, or determined by an input", () => {
  expect(homeCurrencyFor("INR", calculator, {})).toBe("INR");
  expect(homeCurrencyFor(undefined, calculator, { country: "in" })).toBeUndefined();
  expect(homeCurrencyFor(byCountry, calculator, {})).toBe("USD");
  expect(homeCurrencyFor(byCountry, calculator, { country: "in" })).toBe("INR");
});

it("falls back to the default for an invalid value", () => {
  expect(homeCurrencyFor(byCountry, calculator, { country: "fr" })).toBe("USD");
  expect(homeCurrencyFor(byCountry, calculator, { pay: "much" })).toBe("USD");
});

it("writes amounts in the home currency, then in the chosen one, then in the usual one", () => {
  expect(formatFor({ homeCurrency: "INR" }, calculator, {}, "EUR").currency).toBe("INR");
  expect(formatFor({ usualCurrency: "INR" }, calculator, {}, "EUR").currency).toBe("EUR");
  expect(formatFor({ usualCurrency: "INR" }, calculator, {}).currency).toBe("INR");
  expect(formatFor(undefined, calculator, {}).currency).toBe("USD");
});
