import { describe, expect, it } from "vitest";
import { choicesIn } from "./choices";
import { calculatorNamed } from "./options";

const inputsOf = async (id: string) => (await calculatorNamed(id)).calculator.inputs;

describe("options that choose", () => {
  it.each([
    ["income-tax-calculator", "filingStatus", "joint", "joint"],
    ["income-tax-calculator", "filingStatus", "Married filing jointly", "joint"],
    ["income-tax-calculator", "filingStatus", "head of HOUSEHOLD", "head"],
    ["income-tax-calculator", "state", "California", "CA"],
    ["salary-calculator", "payFrequency", "every two weeks", "biweekly"],
    ["temperature-converter", "from", "°F", "fahrenheit"],
    ["temperature-converter", "from", "centigrade", "celsius"],
    ["currency-converter", "from", "euros", "EUR"],
    ["currency-converter", "to", "₹", "INR"],
  ] as const)("%s: %s %s is %s", async (id, key, text, code) => {
    const { texts, refused } = await choicesIn(await inputsOf(id), { [key]: text });
    expect([...refused]).toEqual([]);
    expect(texts[key]).toBe(code);
  });

  it("are refused with the choices", async () => {
    const refusalOf = async (key: string, text: string) =>
      (await choicesIn(await inputsOf("income-tax-calculator"), { [key]: text })).refused.get(key);
    expect(await refusalOf("filingStatus", "married")).toBe(
      "“married” could be several choices for “Filing status”. Choose joint (Married filing jointly) or separate (Married filing separately).",
    );
    expect(await refusalOf("filingStatus", "divorced")).toMatch(/“divorced” is not a choice .* single, joint \(/);
    expect(await refusalOf("state", "Ontario")).toMatch(/one of none, AL \(Alabama\), .* … \(\d+ in all\)\.$/);
  });
});
