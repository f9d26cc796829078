import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { prepare } from "../../../core/answer";
import { likelyInputs } from "../../../core/arbitrary-inputs";
import { evaluate } from "../../../core/evaluate";
import { Format } from "../../../core/format";
import { solveFor } from "../../../core/solve";
import { headlineOf, judge, modelOf, outputsOf, prepareChoices, problemsOf, testTools } from "../../../core/testing";
import calculator from "./calculator";
import { type Inputs, PER_YEAR } from "./inputs";

beforeAll(() => prepareChoices(calculator));

const ask = (inputs: object) => outputsOf(calculator, inputs as never);
const RUPEES = { ...testTools(), format: new Format("INR") };
const sentence = (inputs: object) => {
  const { before, figure, after } = headlineOf(calculator, inputs as never, RUPEES);
  return `${before} ${figure} ${after}`;
};

describe("a goal", () => {
  it("takes the lump sum that the calculation of a lump sum needs", () => {
    const { requiredLumpsumAnnual } = ask({ mode: "goal", termYears: 10, annualRate: 12 });
    const grown = ask({ mode: "lumpsum", principal: requiredLumpsumAnnual, termYears: 10, annualRate: 12 });
    expect(grown.maturityValue).toBeCloseTo(1_000_000, 6);
  });

  it("after tax is reached after tax, by installments and by a lump sum", () => {
    for (const tax of [{ taxMode: "flat", taxRate: 30 }, { taxMode: "india-equity" }]) {
      const given = { termYears: 12, annualRate: 11, stepUpPercent: 5, ...tax };
      const after = ask({ mode: "goal", goalAfterTax: true, ...given });
      const kept = ask({ mode: "sip", contribution: after.requiredContribution, ...given });
      expect(kept.valueAfterTax).toBeCloseTo(1_000_000, 2);
      expect(after.targetBeforeTax).toBeCloseTo(kept.maturityValue, 2);
      const lump = ask({ mode: "lumpsum", principal: after.requiredLumpsumAnnual, ...given });
      expect(lump.valueAfterTax).toBeCloseTo(1_000_000, 2);
      // Without it, the goal is the value before tax.
      expect(ask({ mode: "goal", ...given }).maturityValue).toBeCloseTo(1_000_000, 4);
    }
  });
});

describe("published values", () => {
  it("5,000 a month for ten years at 12% is 11.61 lakh (lemmatools.com)", () => {
    const result = ask({ contribution: 5000 });
    expect(result.maturityValue / 1e5).toBeCloseTo(11.6, 1);
    expect(result.totalInvested).toBe(600_000);
    expect(result.maturityValueOtherConvention).toBeLessThan(result.maturityValue);
  });

  it("1,000 a month for a year at an effective 12% is 12,766 (priyanshu84iya.github.io)", () => {
    const result = ask({ contribution: 1000, termYears: 1, rateConvention: "effective" });
    expect(Math.round(result.maturityValue)).toBe(12_766);
    expect(result.effectiveAnnualReturn).toBeCloseTo(12, 9);
  });
});

describe("installments", () => {
  it("each grow for their own time, with any step-ups", () => {
    const plans = fc.record({
      contribution: fc.integer({ min: 1, max: 20_000 }),
      contributionFrequency: fc.constantFrom("weekly", "monthly", "quarterly"),
      contributionTiming: fc.constantFrom("start", "end"),
      rateConvention: fc.constantFrom("nominal", "effective"),
      initialInvestment: fc.integer({ min: 0, max: 50_000 }),
      annualRate: fc.integer({ min: -40, max: 60 }),
      termYears: fc.integer({ min: 1, max: 90 }).map((months) => months / 12),
      stepUpPercent: fc.constantFrom(0, 10),
      stepUpEvery: fc.constantFrom("year", "half-year"),
      inflationRate: fc.constant(0),
    });
    fc.assert(
      fc.property(plans, (given) => {
        const f = PER_YEAR[given.contributionFrequency as keyof typeof PER_YEAR];
        const n = Math.floor(f * given.termYears + 0.5);
        if (n < 1) return;
        const i =
          given.rateConvention === "nominal" ? given.annualRate / 100 / f : (1 + given.annualRate / 100) ** (1 / f) - 1;
        const m = given.stepUpEvery === "year" ? f : f / 2;
        let [balance, invested] = [given.initialInvestment, given.initialInvestment];
        for (let k = 0; k < n; k++) {
          const paid = given.contribution * (1 + given.stepUpPercent / 100) ** Math.floor(k / m);
          invested += paid;
          balance = given.contributionTiming === "start" ? (balance + paid) * (1 + i) : balance * (1 + i) + paid;
        }
        const result = ask(given);
        expect(Math.abs(result.maturityValue - balance)).toBeLessThan(1e-8 * Math.max(1, balance));
        expect(Math.abs(result.totalInvested - invested)).toBeLessThan(1e-6 * invested);
        expect(result.schedule.at(-1).value).toBeCloseTo(result.maturityValue, 6);
        expect(result.schedule).toHaveLength(Math.ceil(n / f));
        expect(result.realValue).toBe(result.maturityValue);
      }),
    );
  });

  it("step up by an amount", () => {
    const result = ask({ contribution: 100, annualRate: 0, termYears: 3, stepUpAmount: 10 });
    expect(result.totalInvested).toBeCloseTo(12 * (100 + 110 + 120), 9);
    expect(result.finalInstalment).toBe(120);
    const half = ask({
      contribution: 100,
      annualRate: 0,
      termYears: 1,
      stepUpAmount: 10,
      stepUpEvery: "half-year",
    });
    expect(half.totalInvested).toBe(6 * 100 + 6 * 110);
  });

  it("that start a year later lose the difference between the two terms", () => {
    const result = ask({ contribution: 100, annualRate: 0 });
    expect(result.costOfDelayOneYear).toBe(1200);
    const grown = ask({ contribution: 100, termYears: 2 });
    // Waiting a year turns the two-year plan into a one-year plan.
    const late = grown.maturityValue - ask({ contribution: 100, termYears: 1 }).maturityValue;
    expect(grown.costOfDelayOneYear).toBeCloseTo(late, 9);
    expect(ask({ termYears: 1 }).costOfDelayOneYear).toBeNull();
  });

  it("are rounded to the nearest number if the term is not a whole number of periods", () => {
    expect(ask({ contribution: 1, annualRate: 0, termYears: 1.04 }).totalInvested).toBe(12);
    expect(ask({ contribution: 1, annualRate: 0, termYears: 1.05 }).totalInvested).toBe(13);
    expect(ask({ termYears: 1.05 }).noticeCodes).toBe("term-rounded");
  });
});

describe("a lump sum", () => {
  it("compounds yearly with either convention", () => {
    const result = ask({ mode: "lumpsum", termYears: 2.5, annualRate: 10, rateConvention: "effective" });
    expect(result.maturityValue).toBeCloseTo(100_000 * 1.1 ** 2.5, 6);
    expect(result.schedule.map((row: { value: number }) => Math.round(row.value))).toEqual([110_000, 121_000, 126_906]);
    expect(result.maturityValueOtherConvention).toBeNull();
    expect(result.effectiveAnnualReturn).toBe(10);
  });
});

describe("a goal", () => {
  it("is reached by the required installment", () => {
    const goal = {
      mode: "goal",
      targetAmount: 5_000_000,
      termYears: 12,
      initialInvestment: 100_000,
      stepUpAmount: 500,
    };
    const { requiredContribution, maturityValue, requiredLumpsum } = ask(goal);
    expect(maturityValue).toBeCloseTo(5_000_000, 4);
    const { mode: _mode, targetAmount: _target, ...plan } = goal;
    expect(ask({ ...plan, contribution: requiredContribution }).maturityValue).toBeCloseTo(5_000_000, 4);
    // The lump sum is added to what is already invested and replaces all installments: i = 1 %, n = 144.
    expect((requiredLumpsum + 100_000) * 1.01 ** 144).toBeCloseTo(5_000_000, 4);
  });

  it("in today’s money is increased by inflation", () => {
    const today = ask({ mode: "goal", targetInTodaysMoney: true, termYears: 2, inflationRate: 10 });
    expect(today.targetNominal).toBeCloseTo(1_210_000, 6);
    expect(today.realValue).toBeCloseTo(1_000_000, 6);
  });

  it("may already be reached", () => {
    const result = ask({ mode: "goal", initialInvestment: 1_000_000 });
    expect([result.requiredContribution, result.requiredLumpsum]).toEqual([0, 0]);
    expect(result.noticeCodes).toBe("goal-reached");
  });
});

describe("withdrawals", () => {
  it("stop when the fund cannot pay them", () => {
    const result = ask({
      mode: "swp",
      principal: 1000,
      withdrawal: 400,
      annualRate: 0,
      termYears: 5,
      contributionFrequency: "annually",
    });
    expect(result.totalWithdrawn).toBe(1000);
    expect([result.runsOut, result.yearsLasted, result.finalBalance]).toEqual([true, 2, 0]);
    expect(result.sustainableWithdrawal).toBe(200);
    expect(result.schedule.map((row: { withdrawn: number }) => row.withdrawn)).toEqual([400, 800, 1000, 1000, 1000]);
    expect(result.maturityValue).toBeNull();
  });

  it("at the sustainable level use up the fund exactly, rising or not", () => {
    const given = { mode: "swp", principal: 1e6, withdrawalGrowth: 6, termYears: 25, annualRate: 9 };
    const { sustainableWithdrawal: withdrawal } = ask(given);
    const result = ask({ ...given, withdrawal });
    expect(result.runsOut).toBe(false);
    expect(result.finalBalance).toBeCloseTo(0, 4);
    expect(ask({ ...given, withdrawal: 1.001 * withdrawal }).runsOut).toBe(true);
  });
});

describe("tax", () => {
  const equity = { taxMode: "india-equity", annualRate: 12, inflationRate: 0 };

  it("treats the last twelve monthly installments as short-term if paid at the start", () => {
    // The gain of each: 10,000 × (1.01^h − 1) for h = 1 … 12.
    const result = ask({ ...equity, contribution: 10_000, termYears: 2 });
    const held = Array.from({ length: 24 }, (_, k) => 24 - k);
    const gain = (from: number, to: number) =>
      held.filter((h) => h >= from && h <= to).reduce((sum, h) => sum + 10_000 * (1.01 ** h - 1), 0);
    expect(result.tax).toBeCloseTo(1.04 * (0.2 * gain(1, 12) + 0.125 * Math.max(0, gain(13, 24) - 125_000)), 6);
    const used = ask({ ...equity, contribution: 10_000, termYears: 2, ltcgExemptionUsed: 125_000 });
    expect(used.tax).toBeCloseTo(1.04 * (0.2 * gain(1, 12) + 0.125 * gain(13, 24)), 6);
  });

  it("treats thirteen as short-term if paid at the end: the first of these is held for exactly a year", () => {
    const result = ask({
      ...equity,
      contribution: 10_000,
      termYears: 2,
      contributionTiming: "end",
      ltcgExemptionUsed: 125_000,
    });
    const held = Array.from({ length: 24 }, (_, k) => 23 - k);
    const tax = held.reduce((sum, h) => sum + (h > 12 ? 0.125 : 0.2) * 10_000 * (1.01 ** h - 1), 0);
    expect(result.tax).toBeCloseTo(1.04 * tax, 6);
  });

  it("on a lump sum depends on the years held", () => {
    const lump = { ...equity, mode: "lumpsum", principal: 1e7, annualRate: 10 };
    expect(ask({ ...lump, termYears: 1 }).tax).toBeCloseTo(1.04 * 0.2 * 1e6, 4);
    expect(ask({ ...lump, termYears: 2 }).tax).toBeCloseTo(1.04 * 0.125 * (2.1e6 - 125_000), 4);
  });

  it("offsets a short-term loss, and does not tax a loss", () => {
    expect(ask({ ...equity, contribution: 10_000, annualRate: -10 }).tax).toBe(0);
    expect(ask({ taxMode: "flat", contribution: 10_000, annualRate: -10 }).tax).toBe(0);
    const flat = ask({ taxMode: "flat", taxRate: 20 });
    expect(flat.tax).toBeCloseTo(0.2 * flat.totalGain, 9);
    expect(flat.valueAfterTax).toBeCloseTo(flat.maturityValue - flat.tax, 9);
  });

  it("comes with its dated figures, which are not loaded if they are not needed", () => {
    expect(prepare(calculator, {})).toBeNull();
    expect(modelOf(calculator, equity).figures).toHaveLength(3);
    expect(modelOf(calculator, {}).figures).toEqual([]);
  });
});

describe("wrong input", () => {
  it.each([
    [{ contribution: 0 }, "contribution", "Installment must be more than $0 and at most $1,000,000,000."],
    [{ termYears: 61 }, "termYears", "Years must be more than 0 and at most 60."],
    [{ termYears: 0.02 }, "termYears", "Years must be more than 0 and at most 60."],
    [{ annualRate: 150 }, "annualRate", "Expected return must be between −50 and 100%."],
    [{ stepUpPercent: 5, stepUpAmount: 100 }, "stepUpAmount", "Use a step-up in percent or as an amount, not both."],
    [
      { contributionFrequency: "annually", stepUpEvery: "half-year" },
      "stepUpEvery",
      "A half-yearly step-up needs installments more often than once a year.",
    ],
  ])("%o", (given, field, message) => {
    expect(problemsOf(calculator, given as never)).toEqual([{ field, message }]);
  });

  it("ignores what the mode does not use", () => {
    const unused = { contribution: 0, stepUpPercent: 5, stepUpAmount: 9, taxMode: "none", taxRate: 99 };
    expect(problemsOf(calculator, { mode: "swp", ...unused })).toEqual([]);
    expect(problemsOf(calculator, { mode: "lumpsum", ...unused, termYears: 0.01 })).toEqual([]);
  });
});

describe("headline and working", () => {
  it("answer each question", () => {
    expect(sentence({})).toBe("₹500 a month for 10 years at 12% becomes ₹1,16,170 ; you put in ₹60,000.");
    expect(sentence({ stepUpPercent: 10 })).toContain("₹500 a month, stepped up 10% a year, for 10 years");
    expect(sentence({ mode: "lumpsum" })).toBe("₹1,00,000 for 10 years at 12% becomes ₹3,10,585 .");
    expect(sentence({ mode: "goal" })).toBe(
      "To have ₹10,00,000 in 10 years at 12%, invest ₹4,304 a month, or ₹3,21,973 as a lump sum today.",
    );
    expect(sentence({ mode: "swp" })).toBe(
      "After 10 years of ₹500 a month at 12%, ₹1,00,000 leaves ₹2,15,019 ; ₹60,000 was withdrawn.",
    );
    expect(sentence({ mode: "swp", withdrawal: 2000 })).toBe(
      "At 12%, ₹1,00,000 pays ₹2,000 a month for 5 years 9 months out of 10 years; then it is used up.",
    );
  });

  it("show a working that adds up for any inputs", () => {
    fc.assert(
      fc.property(likelyInputs(calculator.inputs), (given) => {
        const { faults, answer, evaluatedSteps } = judge(calculator, given as never, testTools());
        expect(faults).toEqual([]);
        if (answer && !("errors" in answer)) expect(evaluatedSteps).toBeGreaterThan(2);
      }),
    );
  });

  it("stay correct if a goal is already reached, a fund cannot pay even once, or tax is due", () => {
    const reached = { mode: "goal", initialInvestment: 1_000_000 };
    expect(sentence(reached)).toBe(
      "To have ₹10,00,000 in 10 years at 12%, you need to add ₹0 : your existing investment becomes ₹33,00,387.",
    );
    expect(sentence({ ...reached, stepUpAmount: 100 })).toContain("investment, with the step-ups, becomes");
    expect(sentence({ mode: "swp", withdrawal: 200_000 })).toBe(
      "At 12%, ₹1,00,000 pays ₹2,00,000 a month for 0 months : the first withdrawal takes everything, ₹1,01,000.",
    );
    const taxed = headlineOf(calculator, { mode: "goal", taxMode: "flat" } as never, RUPEES);
    expect(taxed.second).toMatch(/^₹9,27,473 after tax; /);
  });
});

it("solves for the installment, the return and the term that reach a value", () => {
  const { inputs } = evaluate(calculator, modelOf(calculator).inputs as Inputs);
  const solve = (input: string) =>
    solveFor(calculator, inputs, { input, output: "maturityValue", target: 1_000_000 }).value as number;
  expect(solve("contribution")).toBeCloseTo(ask({ mode: "goal" }).requiredContribution, 6);
  expect(ask({ annualRate: solve("annualRate") }).maturityValue).toBeCloseTo(1_000_000, 1);
  const months = Math.round(12 * solve("termYears"));
  expect(ask({ termYears: months / 12 }).maturityValue).toBeGreaterThanOrEqual(1_000_000);
  expect(ask({ termYears: (months - 1) / 12 }).maturityValue).toBeLessThan(1_000_000);
});
