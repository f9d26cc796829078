/** A link that carries figures opens with the same ones, and no address has figures about a person's body. */
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { CATEGORIES, loadCalculator } from "../../../calculators/catalog";
import { QUANTITIES } from "../../../calculators/quantities";
import { likelyInputsOf } from "../../../core/arbitrary-inputs";
import type { AnyCalculator } from "../../../core/calculator";
import { givenBy, membershipOf } from "../../../core/carried";
import type { Currency } from "../../../core/currency";
import { Format } from "../../../core/format";
import { decodeLink, encodeLink } from "../../../core/link";
import { type Json, type JsonObject, parseInputs } from "../../../core/parse";
import { readInputs } from "../../../core/read-inputs";
import { prepareChoices } from "../../../core/testing";
import { relatedPages } from "../related";
import { carriedLink, type Party } from "./carried-link";
import { figuresText } from "./carried-text";

/** Sets of inputs tried for each pair. */
const RUNS = 4;

const ENTRIES = CATEGORIES.flatMap(({ calculators }) => calculators).filter(({ tools }) => !tools);
const parties = new Map<string, Party>();

beforeAll(async () => {
  for (const entry of ENTRIES) parties.set(entry.id, { entry, calculator: await loadCalculator(entry) });
}, 60_000);

const party = (id: string) => parties.get(id) as Party;

/** The link that carries these inputs, and what the page at its end reads. */
function carry(from: string, given: JsonObject, to: string, currency: Currency | null = null) {
  const link = encodeLink(party(from).calculator, given);
  const destination = carriedLink(party(from), link, party(to), currency);
  return { destination, json: destination && opened(party(to).calculator, destination) };
}

function opened({ inputs }: AnyCalculator, { href, inputs: kept }: { href: string; inputs?: string }) {
  const calculator = { inputs } as AnyCalculator;
  const link = kept ?? href.slice(href.indexOf("?"));
  return readInputs(inputs, Object.fromEntries(decodeLink(calculator, link)), {}, {}).json;
}

/** Whether there is anything to carry. */
function sharesWith(from: string, to: string): boolean {
  return Object.entries(QUANTITIES).some(
    ([name, quantity]) =>
      membershipOf(name, quantity, from)?.gives.length && membershipOf(name, quantity, to)?.takes.length,
  );
}

/** In months, if it is a length of time. */
function inMonths(value: Json | undefined, unit: unknown): Json | undefined {
  return unit === "years" ? Math.round(12 * Number(value)) : value;
}

describe("every link from one calculator to another", () => {
  for (const { id } of ENTRIES) {
    const linked = [...relatedPages(id).next, ...relatedPages(id).others].map(({ path }) => path.slice(1));
    const sharing = linked.filter((to) => sharesWith(id, to));
    if (sharing.length === 0) continue;
    it(id, async () => {
      const { calculator } = party(id);
      await prepareChoices(calculator);
      for (const to of sharing)
        fc.assert(
          fc.property(likelyInputsOf(calculator), (inputs) => {
            const { destination, json } = carry(id, inputs, to);
            if (!destination || !json) return;
            const target = party(to).calculator;
            if (calculator.link) expect(target.link).toBe("personal");
            if (target.link) expect(destination.href).toBe(`/${to}`);
            expect(parseInputs(target, json).problems).toBeUndefined();
            const read = readInputs(
              calculator.inputs,
              Object.fromEntries(decodeLink(calculator, encodeLink(calculator, inputs))),
              {},
              {},
            );
            const given = givenBy(QUANTITIES, id, calculator, read.json);
            for (const [key, value] of Object.entries(json)) {
              const names = Object.entries(QUANTITIES).flatMap(([name, quantity]) =>
                membershipOf(name, quantity, to)?.takes.includes(key) && given.has(name)
                  ? [[name, quantity] as const]
                  : [],
              );
              expect(names.length, key).toBeGreaterThan(0);
              const equal = names.some(
                ([name, { isTime }]) => given.get(name) === (isTime ? inMonths(value, target.inputs[key].unit) : value),
              );
              expect(equal, `${key} = ${value}`).toBe(true);
            }
          }),
          { numRuns: RUNS },
        );
    }, 60_000);
  }
});

describe("what is carried", () => {
  it("is the loan that the price and the down payment come to: 90% of $450,000", () => {
    const given = { homePrice: 450_000, downPaymentPercent: 10, annualRate: 6.25 };
    const { destination, json } = carry("mortgage-calculator", given, "refinance-calculator");
    expect(json).toMatchObject({ currentBalance: 405_000, currentRate: 6.25, remainingMonths: 360 });
    expect(destination?.href).toMatch(/^\/refinance-calculator\?.*carriedFrom=mortgage-calculator$/);
  });

  it("is stated in months where that is the only way", () => {
    const { json } = carry("vehicle-loan-emi-calculator", { termMonths: 66 }, "emi-schedule-generator");
    expect(json).toMatchObject({ termMonths: 66, annualRate: 6.9 });
    expect(json).not.toHaveProperty("termYears");
    expect(carry("vehicle-loan-emi-calculator", { termMonths: 72 }, "emi-schedule-generator").json).toMatchObject({
      termYears: 6,
    });
  });

  it("includes how the down payment is stated", () => {
    const given = { downPaymentMode: "amount", downPayment: 50_000 };
    const { json } = carry("mortgage-calculator", given, "fha-loan-calculator");
    expect(json).toMatchObject({ homePrice: 400_000, downPaymentMode: "amount", downPayment: 50_000 });
    expect(json).not.toHaveProperty("downPaymentPercent");
  });

  it("leaves out a term that the other calculator does not allow", () => {
    const { json } = carry("mortgage-calculator", { termYears: 40 }, "fha-loan-calculator");
    expect(json).toMatchObject({ homePrice: 400_000 });
    expect(json).not.toHaveProperty("termYears");
  });

  it("takes rupees to a calculator of any currency, and to none of another", () => {
    const given = { principal: 6_000_000, annualRate: 9 };
    const { destination, json } = carry("home-loan-emi-calculator", given, "emi-schedule-generator");
    expect(json).toMatchObject({ principal: 6_000_000, annualRate: 9 });
    expect(destination?.href).toContain("displayCurrency=INR");
    const india = { country: "in", salaryIncome: 2_000_000, nps80ccd1b: 50_000 };
    expect(carry("income-tax-calculator", india, "salary-calculator").json).toMatchObject({
      country: "in",
      nps80ccd1b: 50_000,
    });
    expect(
      carry("sip-calculator", { mode: "lumpsum", principal: 5_000 }, "retirement-calculator").json,
    ).not.toHaveProperty("currentSavings");
  });

  it("is no range, and no invalid number", () => {
    const { json } = carry("mortgage-calculator", { annualRate: { range: [6, 7] } }, "refinance-calculator");
    expect(json).not.toHaveProperty("currentRate");
    expect(carry("mortgage-calculator", { annualRate: 80 }, "refinance-calculator").json).not.toHaveProperty(
      "currentRate",
    );
  });

  it("is no day that the page filled in by itself", () => {
    expect(carry("date-calculator", { includeEndDay: true }, "workday-business-day-calculator").destination).toBeNull();
    expect(carry("date-calculator", { startDate: "2026-03-02" }, "workday-business-day-calculator").json).toEqual({
      startDate: "2026-03-02",
    });
  });
});

describe("figures about a person's body", () => {
  const body = { unitSystem: "imperial", weightLb: 181, heightFt: 5, heightIn: 11, ageYears: 44, sex: "male" };

  it("go with the entry of the browser's history", () => {
    const { destination, json } = carry("bmi-calculator", body, "bmr-tdee-calculator");
    expect(destination?.href).toBe("/bmr-tdee-calculator");
    expect(json).toMatchObject(body);
  });

  it("go to no calculator with an address", () => {
    for (const { id } of ENTRIES) {
      const { destination } = carry("bmi-calculator", body, id);
      if (destination) expect([destination.href, party(id).calculator.link]).toEqual([`/${id}`, "personal"]);
    }
    expect(carry("age-calculator", { birthDate: "1980-02-03" }, "retirement-calculator").destination).toBeNull();
  });

  it("are named as one measure", () => {
    const { json } = carry("bmi-calculator", body, "bmr-tdee-calculator");
    const { calculator } = party("bmr-tdee-calculator");
    const values = { ...json, unitSystem: "imperial", weightSt: 0 };
    expect(figuresText(calculator, Object.keys(json ?? {}), values, new Format())).toBe(
      "sex Male, weight 181 lb, height 5 ft 11 in, age 44 years",
    );
  });
});

it("says amounts, rates and terms as the page writes them", () => {
  const values = {
    homePrice: 450_000,
    downPaymentMode: "percent",
    downPaymentPercent: 10,
    annualRate: 6.25,
    termYears: 30,
  };
  const { calculator } = party("mortgage-calculator");
  expect(figuresText(calculator, Object.keys(values), values, new Format())).toBe(
    "home price $450,000, down payment 10%, interest rate 6.25%, loan term 30 years",
  );
});
