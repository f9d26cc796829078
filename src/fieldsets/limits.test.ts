/** What the shared inputs take, at both sides of each limit. */
import { expect, it } from "vitest";
import type { AnyCalculator } from "../core/calculator";
import { type Fields, percent } from "../core/fields";
import { type Json, parseInputs } from "../core/parse";
import { compareYearsField, downPaymentFields, homeCostFields, loanCostFields, pmiRateField } from "./home";
import { gainFields } from "./india-gains";
import { INFLATION } from "./investing";
import { rateChangeField, termFields } from "./loan";
import { BODY_FIGURES } from "./own-figures";
import { ageField, countryField } from "./tax";

const takes = (fields: Fields, key: string, value: Json) =>
  !parseInputs({ inputs: fields } as AnyCalculator, { [key]: value }).problems;

const changes = (value: object) => [{ fromPayment: 12, annualRate: 5, ...value }] as Json;

it.each<[string, Fields, string, { least: Json; less: Json }, { most: Json; more: Json }?]>([
  [
    "prices fall by up to 20% and rise by up to 50% a year",
    { rate: percent("Inflation", { ...INFLATION, default: 3 }) },
    "rate",
    { least: -20, less: -20.01 },
    { most: 50, more: 50.01 },
  ],
  ["a loan lasts from one month", termFields(30), "termMonths", { least: 1, less: 0 }, { most: 600, more: 601 }],
  ["to 50 years", termFields(30), "termYears", { least: 1 / 12, less: 0.08 }, { most: 50, more: 50.01 }],
  [
    "a rate changes from the first payment on",
    { changes: rateChangeField(30) },
    "changes",
    { least: changes({ fromPayment: 1 }), less: changes({ fromPayment: 0 }) },
  ],
  [
    "to any rate that the loan could have begun with",
    { changes: rateChangeField(30) },
    "changes",
    { least: changes({ annualRate: 0 }), less: changes({ annualRate: -0.01 }) },
    { most: changes({ annualRate: 30 }), more: changes({ annualRate: 30.01 }) },
  ],
  [
    "a down payment leaves something to borrow",
    downPaymentFields({ percent: 20, amount: 1 }),
    "downPaymentPercent",
    { least: 0, less: -0.01 },
    { most: 99, more: 99.01 },
  ],
  ["property tax", homeCostFields, "propertyTaxRate", { least: 0, less: -0.01 }, { most: 20, more: 20.01 }],
  ["PMI", { pmi: pmiRateField }, "pmi", { least: 0, less: -0.01 }, { most: 10, more: 10.01 }],
  ["points", loanCostFields, "points", { least: 0, less: -0.01 }, { most: 10, more: 10.01 }],
  [
    "a loan is kept for a year at least, and not for longer than it lasts",
    { years: compareYearsField(30) },
    "years",
    { least: 1, less: 0 },
    { most: 30, more: 31 },
  ],
  // Income-tax Act, 2025, section 198: gains above ₹1,25,000 a year are taxed.
  [
    "the exemption of long-term gains in India",
    gainFields,
    "ltcgExemptionUsed",
    { least: 0, less: -0.01 },
    { most: 125_000, more: 125_000.01 },
  ],
  ["an age", { country: countryField, age: ageField }, "age", { least: 0, less: -1 }, { most: 120, more: 121 }],
  // The tallest and the heaviest person on record: 272 cm (Robert Wadlow), 635 kg (Jon Minnoch).
  ["a height", BODY_FIGURES, "heightCm", { least: 40, less: 39.9 }, { most: 272, more: 272.1 }],
  ["a weight", BODY_FIGURES, "weightKg", { least: 2, less: 1.9 }, { most: 650, more: 650.1 }],
])("%s", (_, fields, key, { least, less }, upper) => {
  expect([takes(fields, key, less), takes(fields, key, least)]).toEqual([false, true]);
  if (upper) expect([takes(fields, key, upper.most), takes(fields, key, upper.more)]).toEqual([true, false]);
});
