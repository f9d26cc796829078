import { describe, expect, it } from "vitest";
import currency from "../calculators/conversions/currency/calculator";
import temperature from "../calculators/conversions/temperature/calculator";
import incomeTax from "../calculators/financial/income-tax/calculator";
import salary from "../calculators/financial/salary/calculator";
import { choicesIn } from "./choices";

describe("options that choose", () => {
  it.each([
    [incomeTax, "filingStatus", "joint", "joint"],
    [incomeTax, "filingStatus", "Married filing jointly", "joint"],
    [incomeTax, "filingStatus", "head of HOUSEHOLD", "head"],
    [incomeTax, "state", "California", "CA"],
    [salary, "payFrequency", "every two weeks", "biweekly"],
    [temperature, "from", "°F", "fahrenheit"],
    [temperature, "from", "centigrade", "celsius"],
    [currency, "from", "euros", "EUR"],
    [currency, "to", "₹", "INR"],
  ] as const)("%#: %s reads as a code", async (calculator, key, text, code) => {
    const { texts, refused } = await choicesIn(calculator.inputs, { [key]: text });
    expect([...refused]).toEqual([]);
    expect(texts[key]).toBe(code);
  });

  it("are refused with the choices", async () => {
    const refusalOf = async (key: string, text: string) =>
      (await choicesIn(incomeTax.inputs, { [key]: text })).refused.get(key);
    expect(await refusalOf("filingStatus", "married")).toBe(
      "“married” could be several choices for “Filing status”. Choose joint (Married filing jointly) or separate (Married filing separately).",
    );
    expect(await refusalOf("filingStatus", "divorced")).toMatch(/“divorced” is not a choice .* single, joint \(/);
    expect(await refusalOf("state", "Ontario")).toMatch(/one of none, AL \(Alabama\), .* … \(\d+ in all\)\.$/);
  });
});
