/** Pages open with the visitor's own figures, which are in no address by themselves. */
import { beforeAll, describe, expect, it } from "vitest";
import { CATEGORIES, loadCalculator } from "../../../calculators/catalog";
import { CURRENCIES } from "../../../core/currency";
import { filledIn, momentOf } from "../../../core/fill";
import { Format } from "../../../core/format";
import { homeCurrencyFor } from "../../../core/home-currency";
import { decodeLink } from "../../../core/link";
import { prepareChoices } from "../../../core/testing";
import type { OwnFigures } from "../../preferences/own-figures";
import type { UnitHabit } from "../../preferences/units";
import * as interpreter from "../interpreter";
import { addressFor, entered, readLink, sharedLinkFor } from "../link";
import { openingOf } from "../opening";
import type { Party } from "./carried-link";
import { linkWith } from "./own-figures";

const FIGURES: OwnFigures = {
  texts: {},
  values: {
    birthDate: "1981-03-09",
    annualIncome: 143_000,
    savings: 210_000,
    state: "CA",
    filingStatus: "head",
    sex: "male",
    heightCm: 183,
    weightKg: 91.5,
  },
  currency: "USD",
};
const NOW = new Date("2026-11-28T12:00:00");

const ENTRIES = CATEGORIES.flatMap(({ calculators }) => calculators).filter(({ tools }) => !tools);
const parties = new Map<string, Party>();

beforeAll(async () => {
  for (const entry of ENTRIES) parties.set(entry.id, { entry, calculator: await loadCalculator(entry) });
}, 60_000);

const linkTo = (id: string, currency: "USD" | "EUR" | null = null, habit: UnitHabit = "us") =>
  linkWith(FIGURES, parties.get(id) as Party, { currency, habit, now: NOW });

const inputsOf = (id: string, currency: "USD" | "EUR" | null = null, habit: UnitHabit = "us") =>
  Object.fromEntries(decodeLink((parties.get(id) as Party).calculator, linkTo(id, currency, habit)));

/** Opens the page as the site does. */
function opened(id: string, habit: UnitHabit) {
  const { calculator, entry } = parties.get(id) as Party;
  const format = new Format();
  const opening = { ...openingOf(calculator), ...filledIn(calculator.inputs, momentOf(NOW), format) };
  const link = linkTo(id, null, habit);
  const page = { opening, homeCurrency: entry.homeCurrency, usualCurrency: entry.usualCurrency, format };
  const { texts, currency } = readLink(calculator, link, page, interpreter);
  const home = homeCurrencyFor(entry.homeCurrency, calculator, { ...opening, ...texts });
  const reading = interpreter.answerTexts(calculator, texts, opening, new Format(home ?? currency ?? CURRENCIES[0]));
  const source = {
    json: reading.json,
    texts,
    withText: false,
    currency,
    usualCurrency: entry.usualCurrency,
    pinned: [],
  };
  return { calculator, link, reading, source };
}

describe("every page", () => {
  for (const { id } of ENTRIES)
    it(`${id} opens with the figures that it asks for, and keeps them out of its address`, async () => {
      if (linkTo(id) === "") return;
      await prepareChoices((parties.get(id) as Party).calculator);
      for (const habit of ["us", "metric"] as const) {
        const { calculator, link, reading, source } = opened(id, habit);
        expect([...reading.problems], link).toEqual([]);
        expect(addressFor(calculator, source), link).toBe("");
        // The link that is asked for shows others the same answer.
        const json = entered(calculator.inputs, source.json, source.texts);
        expect((await sharedLinkFor(calculator, { ...source, json })).length, link).toBeGreaterThan(1);
      }
    });
});

describe("what a page opens with", () => {
  it("is the income, the state, the status and the age", () => {
    expect(inputsOf("income-tax-calculator")).toMatchObject({
      wages: "143000",
      state: "CA",
      filingStatus: "head",
      age: "45",
    });
    expect(inputsOf("retirement-calculator")).toMatchObject({
      currentAge: "45",
      birthYear: "1981",
      currentSavings: "210000",
    });
    expect(inputsOf("age-calculator")).toMatchObject({ birthDate: "1981-03-09" });
  });

  it("is the weight and the height in the visitor's units", () => {
    expect(inputsOf("bmi-calculator")).toMatchObject({ weightLb: "201.7", heightFt: "6", heightIn: "0", sex: "male" });
    expect(inputsOf("bmi-calculator", null, "metric")).toMatchObject({ weightKg: "91.5", heightCm: "183" });
    expect(inputsOf("bmi-calculator")).not.toHaveProperty("heightCm");
  });

  it("is no amount in another currency", () => {
    expect(inputsOf("affordability-calculator")).toMatchObject({ annualIncome: "143000" });
    expect(inputsOf("affordability-calculator", "EUR")).toEqual({});
    expect(inputsOf("nps-calculator")).toMatchObject({ currentAge: "45" });
    expect(inputsOf("nps-calculator")).not.toHaveProperty("existingCorpus");
  });

  it("is nothing on a page that asks for none of it", () => {
    expect(linkTo("percentage-calculator")).toBe("");
    expect(linkTo("tip-calculator")).toBe("");
  });
});
