/** Sentences on a calculator's own page. The expected inputs are what the words say, read by a person. */
import { beforeAll, describe, expect, it, test } from "vitest";
import { ASKABLES } from "../calculators/askables";
import { loadCalculator } from "../calculators/catalog";
import type { AnyCalculator } from "../core/calculator";
import { effectiveValues } from "../core/defaults";
import { Format } from "../core/format";
import { homeCurrencyFor } from "../core/home-currency";
import type { JsonObject } from "../core/parse";
import { CURRENCY_CODES } from "../data/currencies";
import { loadUnits } from "../reading/units";
import type { Askable } from "./ask";
import { exampleFor } from "./example";
import { type FilledIn, type FilledPage, fillIn } from "./fill-in";
import type { Surroundings } from "./values";

let about: Surroundings;

beforeAll(async () => {
  about = { habits: { today: "2026-11-27" }, units: await loadUnits(), codes: CURRENCY_CODES };
}, 120_000);

function pageOf(askable: Askable, calculator: AnyCalculator): FilledPage {
  const current = effectiveValues(calculator.inputs, {});
  const home = homeCurrencyFor(askable.homeCurrency, calculator, current as JsonObject);
  return { calculator, askable, current, format: new Format(home) };
}

async function filled(id: string, sentence: string): Promise<FilledIn> {
  const askable = ASKABLES.find((one) => one.id === id) as Askable;
  return fillIn(sentence, pageOf(askable, await loadCalculator(askable)), about);
}

describe("what a sentence sets", () => {
  it.each([
    [
      "mortgage-calculator",
      "$400k home, 80k down, 6.5%, 30 years",
      { homePrice: 400_000, downPaymentMode: "amount", downPayment: 80_000, annualRate: 6.5, termYears: 30 },
    ],
    ["mortgage-calculator", "house 400k 20% down", { homePrice: 400_000, downPaymentPercent: 20 }],
    [
      "income-tax-calculator",
      "I make 85k married in california",
      { wages: 85_000, filingStatus: "joint", state: "CA" },
    ],
    [
      "vehicle-loan-emi-calculator",
      "30k car, 5k down, 5.9% 60 months, trade in 3000",
      { vehiclePrice: 30_000, downPayment: 5000, tradeInValue: 3000, annualRate: 5.9, termMonths: 60 },
    ],
    ["tip-calculator", "bill 84.50 split by 3", { billAmount: 84.5, people: 3 }],
    ["retirement-calculator", "I am 35, retire at 65", { currentAge: 35, retirementAge: 65 }],
    [
      "calorie-intake-calculator",
      "woman 30 years 164 cm 62 kg",
      { sex: "female", ageYears: 30, unitSystem: "metric", heightCm: 164, weightKg: 62 },
    ],
  ])("%s: “%s”", async (id, sentence, inputs) => {
    expect(await filled(id, sentence)).toMatchObject({ inputs, unused: [] });
  });
});

describe("what a sentence says beyond the fields", () => {
  it.each([
    ["mortgage-calculator", "350k loan at 6%, 3 bananas", ["3 bananas"], { homePrice: 350_000, annualRate: 6 }],
    ["mortgage-calculator", "I earn 90k and want a 350k loan", ["earn 90k", "want"], { homePrice: 350_000 }],
    ["mortgage-calculator", "I am 35 years old, loan 300k", ["35 years old"], { homePrice: 300_000 }],
    ["mortgage-calculator", "property tax of 1.2%, 400k house, 6%", ["tax of 1.2%"], { annualRate: 6 }],
    ["mortgage-calculator", "350k bananas", ["350k bananas"], {}],
    ["calorie-intake-calculator", "350k bananas", ["350k bananas"], {}],
    ["salary-calculator", "$52 an hour at the zoo", ["$52 an hour", "zoo"], {}],
  ])("%s: “%s” leaves %j", async (id, sentence, unused, inputs) => {
    const read = await filled(id, sentence);
    expect(read.inputs).toMatchObject(inputs);
    if (Object.keys(inputs).length === 0) expect(read.inputs).toEqual({});
    else expect(read.unused).toEqual(unused);
  });

  it("never fills a figure into a field that another word claims", async () => {
    const { inputs } = await filled("mortgage-calculator", "property tax of 1.2%, 400k house");
    expect(inputs).not.toHaveProperty("annualRate");
  });
});

it("takes the currency that is written, and refuses one that the page cannot show", async () => {
  expect(await filled("compound-interest-calculator", "₹5 lakh at 8% for 10 years")).toMatchObject({
    currency: "INR",
    inputs: { principal: 500_000, annualRate: 8, termYears: 10 },
    reading: expect.stringContaining("₹5,00,000"),
  });
  expect(await filled("home-loan-emi-calculator", "€500k 8% 20 years")).toMatchObject({
    inputs: {},
    refusal: expect.stringContaining("EUR"),
  });
});

it.each([
  ["mortgage-calculator", "price $400,000, 20% down, 6.5%"],
  ["home-loan-emi-calculator", "₹50,00,000, 8.5%, 20 years"],
  ["tip-calculator", "$91.80, 18%, 4 people"],
  ["regex-tester", ""],
])("writes an example for %s from what is in its fields", async (id, example) => {
  const askable = ASKABLES.find((one) => one.id === id) as Askable;
  expect(exampleFor(pageOf(askable, await loadCalculator(askable)), about)).toBe(example);
});

test("tools that no question is for say so", () => {
  const unasked = ASKABLES.flatMap(({ tools = [], forms }) =>
    tools.filter(({ id }) => !forms.some(({ set }) => set?.tool === id)).map(({ id }) => id),
  );
  const marked = ASKABLES.flatMap(({ tools = [] }) => tools.filter((tool) => tool.unasked).map(({ id }) => id));
  expect(marked).toEqual(unasked);
});
