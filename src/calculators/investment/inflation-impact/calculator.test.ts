import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import { resolve } from "../../../core/conditions";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, outputsOf, problemsOf } from "../../../core/testing";
import { annualIndex, CONSUMER_PRICES, lastMonth, lastYear, monthlyIndex } from "../../../data/prices/consumer-prices";
import inflationImpact from "./calculator";

const ask = (inputs: JsonObject = {}) => outputsOf(inflationImpact, inputs);
const said = (inputs: JsonObject) => problemsOf(inflationImpact, inputs);

const between = (from: readonly [number, string?], to: readonly [number, string?], more: JsonObject = {}) => ({
  fromYear: from[0],
  fromMonth: from[1] ?? "annual",
  toYear: to[0],
  toMonth: to[1] ?? "annual",
  ...more,
});

describe("the index of the United States", () => {
  const us = CONSUMER_PRICES.us.value;

  it("has a year and twelve months for each row, to July 2026", () => {
    expect(us.firstYear).toBe(1913);
    expect(lastYear(us)).toBe(2025);
    expect(lastMonth(us)).toEqual({ year: 2026, month: 7 });
    expect(us.monthly).toHaveLength(2026 - 1913 + 1);
    for (const months of us.monthly) expect(months).toHaveLength(12);
    expect(CONSUMER_PRICES.us.text).toContain("1913 to 2025, months to July 2026");
  });

  // Published averages use unrounded months, so they are within 0.1 of the mean of the rounded ones.
  it("has annual averages that match the means of the months", () => {
    for (let year = 1913; year <= 2025; year++) {
      const months = (us.monthly[year - 1913] ?? []).filter((index) => index !== null);
      const mean = months.reduce((sum, index) => sum + index, 0) / months.length;
      expect(Math.abs(mean - (annualIndex(us, year) ?? 0))).toBeLessThan(year < 2007 ? 0.11 : 0.001);
    }
    expect(monthlyIndex(us, 2025, 10)).toBeNull();
    expect(annualIndex(us, 2025)).toBe(321.943);
  });

  // BLS, The Economics Daily, July 18, 2022, and the BLS releases for these months.
  it.each([
    [2022, "6", 9.1],
    [1981, "11", 9.6],
    [2024, "12", 2.9],
    [2008, "7", 5.6],
    [2009, "7", -2.1],
  ])("12 months ended %i-%s: %d percent", (year, month, rate) => {
    const { totalInflation } = ask(between([year - 1, month], [year, month]));
    expect(totalInflation).toBeCloseTo(rate, 1);
  });
});

describe("the indexes of Europe", () => {
  // The peaks of 2022 as announced: ONS, “Consumer price inflation, UK: October 2022” (CPI 11.1%, RPI 14.2%), and
  // Eurostat, euroindicators 127/2022 (10.6%).
  it.each([
    ["uk-cpi", 11.1],
    ["uk-rpi", 14.2],
    ["euro", 10.6],
  ])("%s rose by %d percent in the 12 months to October 2022", (country, rate) => {
    const { totalInflation } = ask(between([2021, "10"], [2022, "10"], { country }));
    expect(Math.abs(totalInflation - rate)).toBeLessThanOrEqual(0.0501);
  });

  it("say which years they have, and why a later month is missing", () => {
    expect(said(between([1980], [2025], { country: "euro" }))).toEqual([
      { field: "fromYear", message: "Euro-area prices (HICP) go from 1996 to 2025 (to July 2026 by month)." },
    ]);
    expect(said(between([2000], [2026, "11"], { country: "uk-cpi" }))).toEqual([
      {
        field: "toMonth",
        message: "The data end in July 2026, before November 2026. Choose an earlier month.",
      },
    ]);
  });

  it("and all others are named with their ends", () => {
    expect(inflationImpact.inputs.country.note).toBe("To July 2026, India to 2024");
  });

  it("are what the page opens with for pounds and euros", () => {
    expect(inflationImpact.inputs.country.fill).toEqual({ GBP: "uk-cpi", EUR: "euro", INR: "india" });
  });
});

describe("the index of India", () => {
  // World Bank, inflation of consumer prices, as published by apiardata.com and theglobaleconomy.com.
  it.each([
    [2024, 5],
    [2023, 5.6],
    [2022, 6.7],
    [2021, 5.1],
    [2020, 6.6],
    [2010, 12],
    [1991, 13.9],
    [1974, 28.6],
    [1976, -7.6],
  ])("%i: %d percent", (year, rate) => {
    const { totalInflation } = ask(between([year - 1], [year], { country: "india" }));
    expect(Math.abs(totalInflation - rate)).toBeLessThanOrEqual(0.0501);
  });

  it("was highest in 1974 and lowest in 1976", () => {
    expect(ask(between([1960], [2021], { country: "india" }))).toMatchObject({
      highestInflationYear: 1974,
      lowestInflationYear: 1976,
    });
  });

  it("ends in 2024, the default second year", () => {
    expect(ask({ country: "india" }).schedule.at(-1).year).toBe(2024);
    expect(lastYear(CONSUMER_PRICES.india.value)).toBe(2024);
    expect(CONSUMER_PRICES.india.text).toContain("1959 to 2024");
  });
});

describe("money of another year", () => {
  it("is converted by the ratio of the indexes", () => {
    // BLS annual averages: 172.2 in 2000, 321.943 in 2025.
    const outputs = ask();
    expect(outputs.adjustedAmount).toBeCloseTo((100 * 321.943) / 172.2, 9);
    expect(outputs.purchasingPower).toBeCloseTo((100 * 172.2) / 321.943, 9);
    expect(outputs.averageInflation).toBeCloseTo(100 * ((321.943 / 172.2) ** (1 / 25) - 1), 9);
    expect(outputs.halvingYears).toBeCloseTo(Math.log(2) / (Math.log(321.943 / 172.2) / 25), 9);
    expect(outputs).toMatchObject({ indexFrom: 172.2, indexTo: 321.943 });
    expect(outputs.schedule).toHaveLength(26);
    expect(outputs.schedule[0]).toEqual({ year: 2000, index: 172.2, inflation: null, value: 100 });
    // BLS reports 8.0% for 2022; 2009 was the only year below zero.
    expect(outputs).toMatchObject({ highestInflationYear: 2022, lowestInflationYear: 2009 });
    expect(outputs.highestInflationRate).toBeCloseTo(8, 1);
    expect(outputs.lowestInflationRate).toBeCloseTo(-0.4, 1);
  });

  // From December 2000, 174.0, to March 2026, 330.213: 25 years and 3 months.
  it("is converted month by month", () => {
    const outputs = ask(between([2000, "12"], [2026, "3"]));
    expect(outputs).toMatchObject({ indexFrom: 174, indexTo: 330.213 });
    expect(outputs.averageInflation).toBeCloseTo(100 * ((330.213 / 174) ** (1 / 25.25) - 1), 9);
    expect(outputs.schedule.map((row: { year: number }) => row.year)).toEqual(
      Array.from({ length: 26 }, (_, k) => 2000 + k),
    );
    expect(outputs.schedule[0].value).toBeCloseTo((100 * 172.2) / 174, 9);
  });

  it("takes an annual average for the middle of its year", () => {
    // From the middle of December 2019, 256.974, to the middle of 2025, 321.943: 5 years and 6.5 months.
    expect(ask(between([2019, "12"], [2025])).averageInflation).toBeCloseTo(
      100 * ((321.943 / 256.974) ** (1 / (5 + 6.5 / 12)) - 1),
      9,
    );
    // From the middle of 2000 to the middle of July 2001: a year and half a month.
    expect(ask(between([2000], [2001, "7"])).averageInflation).toBeCloseTo(
      100 * ((177.5 / 172.2) ** (1 / (1 + 0.5 / 12)) - 1),
      9,
    );
    // So it is close to the rate from December to December, 315.605 in 2024.
    const toDecember = ask(between([2019, "12"], [2024, "12"])).averageInflation;
    expect(Math.abs(ask(between([2019, "12"], [2025])).averageInflation - toDecember)).toBeLessThan(0.1);
  });

  it("gives consistent results backward and forward", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1913, max: 2025 }),
        fc.integer({ min: 1913, max: 2025 }),
        fc.constantFrom("annual", "1", "4", "9"),
        (one, other, month) => {
          const there = ask(between([one, month], [other]));
          const back = ask(between([other], [one, month]));
          expect(there.adjustedAmount).toBeCloseTo(back.purchasingPower, 8);
          expect((1 + there.totalInflation / 100) * (1 + back.totalInflation / 100)).toBeCloseTo(1, 9);
          if (there.averageInflation === null) expect(back.averageInflation).toBeNull();
          else expect(there.averageInflation).toBeCloseTo(back.averageInflation, 9);
          expect(there.highestInflationYear).toBe(back.highestInflationYear);
          const years = (outputs: { schedule: { year: number }[] }) => outputs.schedule.map(({ year }) => year);
          expect(years(there)).toEqual(years(back));
        },
      ),
      { numRuns: 60 },
    );
  });

  it("has no average inflation from a date to itself", () => {
    expect(ask(between([2000], [2000]))).toMatchObject({
      adjustedAmount: 100,
      totalInflation: 0,
      averageInflation: null,
      halvingYears: null,
      highestInflationYear: null,
      highestInflationRate: null,
      lowestInflationYear: null,
    });
    // Within one year there are no annual averages to compare either.
    expect(ask(between([2026, "1"], [2026, "4"]))).toMatchObject({
      highestInflationYear: null,
      schedule: [],
    });
  });

  it("has no halving time when prices fall", () => {
    expect(ask(between([1920], [1933])).halvingYears).toBeNull();
    expect(ask(between([1920], [1933])).averageInflation).toBeLessThan(0);
  });

  it("picks the earliest of tied years", () => {
    // 1923 to 1924 and 1928 to 1929 did not change: 17.1.
    expect(ask(between([1922], [1930])).highestInflationYear).toBe(1925);
    expect(ask(between([1923], [1924]))).toMatchObject({
      highestInflationYear: 1924,
      lowestInflationYear: 1924,
    });
    expect(ask(between([1993], [1996]))).toMatchObject({ lowestInflationYear: 1994 });
  });

  it("lists the whole index for any span", () => {
    expect(ask(between([1990], [1995])).history).toHaveLength(113);
    expect(ask({ country: "india" }).history).toHaveLength(66);
  });
});

describe("the future", () => {
  const future = (more: JsonObject = {}) => ask({ mode: "future", ...more });

  // The rule of 72: at 6% prices double in nearly twelve years, at 3.5% in about twenty.
  it("doubles prices as the rule of 72 predicts", () => {
    expect(future({ inflationRate: 6, termYears: 12 }).futureCost).toBeCloseTo(201.22, 2);
    expect(future({ inflationRate: 3.526492384 }).futureCost).toBeCloseTo(200, 4);
    expect(future({ inflationRate: 8 }).halvingYears).toBeCloseTo(9.006, 3);
  });

  it("keeps the value of savings at exactly the break-even return", () => {
    const { breakEvenReturn } = future({ inflationRate: 4, taxRate: 25 });
    expect(breakEvenReturn).toBeCloseTo(16 / 3, 9);
    const outputs = future({ inflationRate: 4, taxRate: 25, annualRate: breakEvenReturn });
    expect(outputs.realReturn).toBeCloseTo(0, 9);
    expect(outputs.savingsReal).toBeCloseTo(100, 9);
    expect(outputs.savingsFuture).toBeCloseTo(outputs.futureCost, 9);
  });

  it("computes the real return by Fisher’s formula, not as a difference", () => {
    expect(future({ inflationRate: 50, annualRate: 80 }).realReturn).toBeCloseTo(20, 9);
    const outputs = future({ inflationRate: -5, annualRate: -10, termYears: 2 });
    expect(outputs.savingsReal).toBeCloseTo((100 * 0.81) / 0.9025, 9);
    expect(outputs.halvingYears).toBeNull();
    expect(outputs.valueLostPercent).toBeCloseTo(100 * (1 - 1 / 0.9025), 9);
  });

  it("is shown year by year, including a final part of a year", () => {
    expect(future({ termYears: 2.5 }).projection.map((row: { year: number }) => row.year)).toEqual([0, 1, 2, 2.5]);
    expect(future({ termYears: 3 }).projection).toHaveLength(4);
    expect(future({ termYears: 0 })).toMatchObject({
      futureCost: 100,
      totalInflation: 0,
      averageInflation: 3,
    });
    const outputs = future({ annualRate: 2 });
    expect(outputs.projection.at(-1)).toEqual({
      year: 20,
      cost: outputs.futureCost,
      purchasingPower: outputs.purchasingPower,
      savings: outputs.savingsFuture,
      savingsReal: outputs.savingsReal,
    });
  });

  it("has no historical outputs", () => {
    expect(future()).toMatchObject({
      indexFrom: null,
      indexTo: null,
      highestInflationYear: null,
      neededAmount: null,
      schedule: [],
      history: [],
    });
    expect(future().adjustedAmount).toBe(future().futureCost);
  });
});

describe("pay", () => {
  it("is compared with the pay that would keep up", () => {
    const outputs = ask({ mode: "raise" });
    expect(outputs.neededAmount).toBeCloseTo((50_000 * 321.943) / 172.2, 6);
    expect(outputs.realChange).toBeCloseTo(60_000 - outputs.neededAmount, 6);
    expect(outputs.realChangePercent).toBeCloseTo((100 * outputs.realChange) / outputs.neededAmount, 9);
    expect(outputs).toMatchObject({
      adjustedAmount: null,
      purchasingPower: null,
      futureCost: null,
      schedule: [],
    });
    expect(outputs.averageInflation).toBeCloseTo(ask().averageInflation, 12);
  });

  it("is solved for a real change of zero", () => {
    const solve = { for: "newAmount", output: "realChangePercent", target: 0 };
    const result = answer(inflationImpact, { inputs: { mode: "raise" }, solve, outputs: ["realChange"] });
    if ("errors" in result) throw new Error(JSON.stringify(result.errors));
    expect(result.solved?.value).toBeCloseTo((50_000 * 321.943) / 172.2, 3);
  });
});

describe("headline", () => {
  const text = (inputs: JsonObject) => {
    const { before = "", figure, after = "" } = headlineOf(inflationImpact, inputs);
    return `${before} ${figure} ${after}`.trim();
  };

  it("answers each question", () => {
    expect(text({})).toBe("$100 in 2000 bought what $186.96 buys in 2025: prices rose 86.96%, 2.53% a year.");
    expect(text(between([2025], [2000]))).toBe(
      "$100 in 2025 buys what $53.49 bought in 2000: prices rose 86.96% in between, 2.53% a year.",
    );
    expect(text(between([1920], [1933]))).toBe(
      "$100 in 1920 bought what $65.00 buys in 1933: prices fell 35%, 3.26% a year.",
    );
    expect(text(between([1928], [1929]))).toMatch(/prices did not change\.$/);
    expect(text(between([2000], [2000]))).toMatch(/buys in 2000, because both dates are the same\.$/);
    expect(text({ mode: "future" })).toBe(
      "What costs $100 today will cost $180.61 in 20 years at 3% inflation; $100 in cash will buy what $55.37 buys today.",
    );
    expect(text({ mode: "raise" })).toBe(
      "$60,000 in 2025 buys 35.81% less than $50,000 did in 2000; keeping up takes $93,479.38.",
    );
    expect(text({ mode: "raise", newAmount: 100_000 })).toMatch(/^\$100,000 in 2025 buys 6\.98% more than/);
  });
});

describe("bad input", () => {
  const us = "US prices go from 1913 to 2025 (to July 2026 by month).";
  const india = "India prices go from 1959 to 2024.";
  it("is reported", () => {
    expect(said({ fromYear: 1912 })).toEqual([{ field: "fromYear", message: us }]);
    expect(said({ toYear: 2027, toMonth: "1" })).toEqual([{ field: "toYear", message: us }]);
    expect(said({ toYear: 2026 })).toEqual([
      { field: "toYear", message: "There is no annual average for 2026 yet; choose a month." },
    ]);
    expect(said(between([2000], [2025, "10"]))).toEqual([
      { field: "toMonth", message: "No index was published for October 2025. Choose the month before or after." },
    ]);
    expect(said(between([2026, "8"], [2025]))).toEqual([
      {
        field: "fromMonth",
        message: expect.stringMatching(/^The data end in \w+ 2026, before August 2026\. Choose an earlier month\.$/),
      },
    ]);
    expect(said({ country: "india", toYear: 2025 })).toEqual([{ field: "toYear", message: india }]);
    expect(said({ country: "india", fromYear: 1958 })).toEqual([{ field: "fromYear", message: india }]);
    expect(said({ country: "india", fromMonth: "5", toMonth: "6" })).toEqual([
      { field: "fromMonth", message: "India prices are yearly; choose the annual average." },
      { field: "toMonth", message: "India prices are yearly; choose the annual average." },
    ]);
    expect(said({ mode: "raise", oldAmount: 0 })[0]?.field).toBe("oldAmount");
    expect(said({ mode: "raise", oldAmount: 5e-324 })[0]?.field).toBe("oldAmount");
    expect(said({ mode: "future", inflationRate: 51 })[0]?.field).toBe("inflationRate");
  });

  it("is ignored in inputs that are not in use", () => {
    expect(said({ mode: "future", fromYear: 1, country: "mars", oldAmount: 0 })).toEqual([]);
    expect(said({ mode: "raise", amount: -1, inflationRate: 99 })).toEqual([]);
  });
});

it("calls the prices that cash is worth in by their date", () => {
  const { note } = inflationImpact.outputs.purchasingPower;
  const noteIn = (mode: string) => note && resolve(note, { mode });
  expect([noteIn("historical"), noteIn("future")]).toEqual(["In the prices of the first date", "In today’s prices"]);
});
