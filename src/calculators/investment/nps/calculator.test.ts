import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import { Format } from "../../../core/format";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, outputsOf, problemsOf, testTools } from "../../../core/testing";
import nps from "./calculator";

const TOOLS = { ...testTools(), format: new Format("INR") };
const ask = (inputs: JsonObject = {}) => outputsOf(nps, inputs, TOOLS);
const codes = (inputs: JsonObject): string[] => ask(inputs).noticeCodes?.split(" ") ?? [];
const said = (inputs: JsonObject) => problemsOf(nps, inputs, TOOLS);

/** An account worth `corpus` at the exit: nothing grows, and the single year of payments is included. */
const worth = (corpus: number, more: JsonObject = {}) => ({
  currentAge: 59,
  exitAge: 60,
  annualRate: 0,
  monthlyContribution: 1000,
  existingCorpus: corpus - 12_000,
  annuityShare: 0,
  ...more,
});

describe("corpus", () => {
  // smartifinance.blogspot.com (March 2018), from the NPS Trust’s calculator: 5,000 a month from 30 to 60 at 10%.
  it("5,000 a month for 30 years at 10% becomes 1,13,96,627", () => {
    const outputs = ask();
    expect(Math.round(outputs.corpus)).toBe(11_396_627);
    expect(Math.round(outputs.totalGain)).toBe(9_596_627);
    expect(Math.round(outputs.lumpSum)).toBe(6_837_976);
    expect(Math.round(outputs.annuityCorpus)).toBe(4_558_651);
    expect(Math.round(outputs.monthlyPension)).toBe(22_793);
    expect(outputs.totalContributed).toBe(1_800_000);
  });

  it("matches a month-by-month simulation", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("start", "end"),
        fc.constantFrom("nominal", "effective"),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: -20, max: 30 }),
        fc.integer({ min: 0, max: 20 }),
        (contributionTiming, rateConvention, years, annualRate, contributionGrowth) => {
          const rate = 1 + (annualRate / 100 - 0.005 * (1 + annualRate / 100));
          const month = rateConvention === "nominal" ? (rate - 1) / 12 : rate ** (1 / 12) - 1;
          let [balance, own, employer] = [50_000, 0, 0];
          for (let k = 0; k < 12 * years; k++) {
            const rise = (1 + contributionGrowth / 100) ** Math.floor(k / 12);
            own += 4000 * rise;
            employer += 1500 * rise;
            if (contributionTiming === "start") balance += 5500 * rise;
            balance *= 1 + month;
            if (contributionTiming === "end") balance += 5500 * rise;
          }
          const outputs = ask({
            currentAge: 25,
            exitAge: 25 + years,
            monthlyContribution: 4000,
            employerMonthly: 1500,
            existingCorpus: 50_000,
            annualCharges: 0.5,
            contributionTiming,
            rateConvention,
            annualRate,
            contributionGrowth,
          });
          expect(outputs.corpus / balance).toBeCloseTo(1, 9);
          expect(outputs.totalContributed / own).toBeCloseTo(1, 9);
          expect(outputs.totalEmployer / employer).toBeCloseTo(1, 9);
          const { schedule } = outputs;
          expect(schedule).toHaveLength(years);
          expect(schedule.at(-1)).toMatchObject({ year: years, age: 24 + years, corpus: outputs.corpus });
          const sum = (key: string) =>
            schedule.reduce((total: number, row: Record<string, number>) => total + (row[key] ?? 0), 0);
          expect((50_000 + sum("contribution") + sum("growth")) / outputs.corpus).toBeCloseTo(1, 9);
          expect(outputs.totalGain).toBeCloseTo(sum("growth"), 2);
        },
      ),
      { numRuns: 40 },
    );
  });

  it("follows the returns of the chosen funds", () => {
    // 0.5 × 12 + 0.3 × 8 + 0.2 × 7 = 9.8
    const active = ask({ allocationMode: "active" });
    expect(active.corpus).toBeCloseTo(ask({ annualRate: 9.8 }).corpus, 3);
    expect(active.schedule[0].equityPercent).toBe(50);
    expect(ask().schedule[0].equityPercent).toBeNull();
    const other = ask({
      allocationMode: "active",
      governmentShare: 15,
      alternativeShare: 5,
      alternativeReturn: 15,
    });
    expect(other.corpus).toBeCloseTo(ask({ annualRate: 6 + 2.4 + 1.05 + 0.75 }).corpus, 3);
  });
});

describe("auto choice", () => {
  /** A fund’s share of the mix at an age, in percent: the extra return when only that fund earns 10%. */
  const share = (allocationMode: string, age: number, fund: string) => {
    const returns = { equityReturn: 0, corporateReturn: 0, governmentReturn: 0, [`${fund}Return`]: 10 };
    const { corpus } = ask({
      ...worth(1_012_000, { currentAge: age, exitAge: age + 1, contributionTiming: "end" }),
      allocationMode,
      rateConvention: "effective",
      ...returns,
    });
    const rate = ask({
      ...worth(1_012_000, { currentAge: age, exitAge: age + 1, contributionTiming: "end" }),
      rateConvention: "effective",
      annualRate: 0,
    }).corpus;
    // The balance is a million plus the year’s payments, so 10% on one percent of it is about 1,000.
    return Math.round((corpus - rate) / 1000);
  };

  // PFRDA’s tables for the life cycle funds, E : C : G, as published by Upstox and others.
  it.each([
    ["lc75", 30, 75, 10, 15],
    ["lc75", 35, 75, 10, 15],
    ["lc75", 40, 55, 15, 30],
    ["lc75", 45, 35, 20, 45],
    ["lc75", 48, 26, 20, 54],
    ["lc75", 50, 20, 20, 60],
    ["lc75", 55, 15, 10, 75],
    ["lc75", 70, 15, 10, 75],
    ["lc50", 20, 50, 30, 20],
    ["lc50", 40, 40, 25, 35],
    ["lc50", 45, 30, 20, 50],
    ["lc50", 50, 20, 15, 65],
    ["lc50", 55, 10, 10, 80],
    ["lc25", 35, 25, 45, 30],
    ["lc25", 40, 20, 35, 45],
    ["lc25", 45, 15, 25, 60],
    ["lc25", 50, 10, 15, 75],
    ["lc25", 60, 5, 5, 90],
  ])("%s at %i holds %i : %i : %i", (mode, age, equity, corporate, government) => {
    expect(ask({ allocationMode: mode, currentAge: age, exitAge: age + 1 }).schedule[0].equityPercent).toBeCloseTo(
      equity,
      9,
    );
    expect(Math.abs(share(mode, age, "corporate") - corporate)).toBeLessThanOrEqual(1);
    expect(Math.abs(share(mode, age, "government") - government)).toBeLessThanOrEqual(1);
  });
});

describe("exit rules of December 2025 (PIB release 2206763)", () => {
  const government = { subscriberType: "government" };
  const late = { currentAge: 60, exitAge: 61 };
  const premature = { exitType: "premature" };
  it.each([
    ["outside government, at the limit", 800_000, {}, 0],
    ["outside government, above", 800_001, {}, 20],
    ["joined at 60, at the limit", 1_200_000, late, 0],
    ["joined at 60, above", 1_200_001, late, 20],
    ["government, at the limit", 800_000, government, 0],
    ["government, above", 800_001, government, 40],
    ["premature, at the limit", 500_000, premature, 0],
    ["premature, above", 500_001, premature, 80],
    ["premature from government", 500_001, { ...premature, ...government }, 80],
    ["premature, joined at 60", 500_001, { ...premature, ...late }, 80],
  ])("%s: %i", (_, corpus, more, floor) => {
    const outputs = ask(worth(corpus, more));
    expect(outputs.corpus).toBeCloseTo(corpus, 6);
    expect(outputs).toMatchObject({ minAnnuityShare: floor, annuityShareUsed: floor });
    expect(outputs.lumpSum).toBeCloseTo(corpus * (1 - floor / 100), 5);
    expect(outputs.annuityCorpus).toBeCloseTo((corpus * floor) / 100, 5);
  });

  it("honor a larger annuity share", () => {
    expect(ask(worth(2_000_000, { annuityShare: 35 }))).toMatchObject({
      minAnnuityShare: 20,
      annuityShareUsed: 35,
    });
    expect(codes(worth(2_000_000))).toContain("annuity-share-raised");
    expect(codes(worth(2_000_000, { midCorpusOption: "six-lakh-sur" }))).toContain("annuity-share-raised");
    expect(codes(worth(1_000_000, { midCorpusOption: "six-lakh-annuity" }))).not.toContain("annuity-share-raised");
    expect(codes(worth(2_000_000, { annuityShare: 20 }))).not.toContain("annuity-share-raised");
  });

  it("offer alternatives for 8 to 12 lakh", () => {
    const annuity = ask(worth(1_000_000, { midCorpusOption: "six-lakh-annuity" }));
    expect(annuity).toMatchObject({ lumpSum: 600_000, surMonthly: null });
    expect(annuity.annuityCorpus).toBeCloseTo(400_000, 6);
    expect(annuity.minAnnuityShare).toBeCloseTo(40, 9);
    expect(annuity.annuityShareUsed).toBeCloseTo(40, 9);
    const redeemed = ask(worth(1_200_000, { midCorpusOption: "six-lakh-sur", surYears: 10 }));
    expect(redeemed).toMatchObject({
      lumpSum: 600_000,
      minAnnuityShare: 0,
      annuityShareUsed: 0,
      annuityCorpus: 0,
      monthlyPension: 0,
    });
    expect(redeemed.surMonthly).toBeCloseTo(5000, 6);
    expect(ask(worth(1_000_000, { midCorpusOption: "six-lakh-sur", ...government })).lumpSum).toBe(600_000);
    expect(codes(worth(1_000_000))).toContain("other-ways-out");
    // A choice that has no effect is reported.
    expect(codes(worth(2_000_000, { midCorpusOption: "six-lakh-sur" }))).toContain("option-not-used");
    expect(codes(worth(1_000_000, { midCorpusOption: "six-lakh-sur" }))).not.toContain("option-not-used");
  });

  it("offer the alternatives in no other case", () => {
    for (const inputs of [worth(800_000), worth(1_200_001), worth(1_000_000, late), worth(1_000_000, premature)])
      for (const midCorpusOption of ["six-lakh-annuity", "six-lakh-sur"]) {
        const { lumpSum, surMonthly } = ask({ ...inputs, midCorpusOption });
        expect(lumpSum).not.toBe(600_000);
        expect(surMonthly).toBeNull();
        expect(lumpSum).toBe(ask(inputs).lumpSum);
      }
  });

  it("note that a normal exit before 60 requires 15 years", () => {
    expect(codes({ currentAge: 40, exitAge: 54 })).toContain("normal-exit-later");
    expect(codes({ currentAge: 40, exitAge: 55 })).not.toContain("normal-exit-later");
    expect(codes({ currentAge: 40, exitAge: 54, exitType: "premature" })).not.toContain("normal-exit-later");
    expect(codes({ currentAge: 50, exitAge: 60 })).not.toContain("normal-exit-later");
  });
});

describe("tax at the exit", () => {
  // Nexdigm on the Budget of February 1, 2026: with a corpus of 2.5 crore, withdrawing 80% makes 50 lakh taxable.
  it("applies to 50 lakh when 80% of 2.5 crore is withdrawn", () => {
    const outputs = ask(worth(25_000_000, { annuityShare: 20, slabRate: 30 }));
    expect(outputs.taxableLumpSum).toBeCloseTo(5_000_000, 4);
    expect(outputs.taxOnLumpSum).toBeCloseTo(1_560_000, 4);
    expect(outputs.lumpSumAfterTax).toBeCloseTo(20_000_000 - 1_560_000, 4);
    expect(codes(worth(25_000_000, { annuityShare: 20 }))).toContain("lump-sum-taxed");
    expect(ask(worth(25_000_000, { annuityShare: 40 }))).toMatchObject({
      taxableLumpSum: 0,
      taxOnLumpSum: 0,
    });
  });

  it("takes the slab rate and cess from the pension", () => {
    const outputs = ask(worth(10_000_000, { annuityShare: 40, annuityRate: 6, retirementSlabRate: 20 }));
    expect(outputs.monthlyPension).toBeCloseTo(20_000, 6);
    expect(outputs.monthlyPensionAfterTax).toBeCloseTo(20_000 * (1 - 0.208), 6);
    expect(outputs.monthlyPensionReal).toBeCloseTo(20_000 / 1.05, 6);
    expect(outputs.corpusReal).toBeCloseTo(10_000_000 / 1.05, 4);
  });

  it("shows other splits of the same corpus", () => {
    const { splits } = ask(worth(10_000_000, { annuityShare: 50, slabRate: 30 }));
    expect(splits.map((row: { annuityShare: number }) => row.annuityShare)).toEqual([20, 40, 50, 60, 80, 100]);
    expect(splits[0]).toMatchObject({
      taxFree: expect.closeTo(6_000_000, 4),
      tax: expect.closeTo(624_000, 4),
    });
    for (const row of splits) expect(row.lumpSum + row.annuityCorpus).toBeCloseTo(10_000_000, 4);
    expect(ask(worth(10_000_000, { subscriberType: "government" })).splits[0].annuityShare).toBe(40);
  });
});

describe("deductions (section 80CCD of 1961, section 124 of 2025)", () => {
  const of = (inputs: JsonObject) => {
    const { deduction80ccd1, deduction80ccd1b, deduction80ccd2, taxSavedFirstYear } = ask(inputs);
    return [deduction80ccd1, deduction80ccd1b, deduction80ccd2, taxSavedFirstYear];
  };

  it("old regime: 50,000 first, then the share of pay within the remainder of 1.5 lakh", () => {
    const old = { taxRegime: "old", monthlyContribution: 20_000, basicSalary: 1_000_000, slabRate: 30 };
    // Of 2.4 lakh paid, 50,000 is the extra deduction; 10% of pay is 1 lakh.
    expect(of(old)).toEqual([100_000, 50_000, 0, expect.closeTo(150_000 * 0.312, 6)]);
    expect(of({ ...old, basicSalary: 3_000_000 })[0]).toBe(150_000);
    expect(of({ ...old, basicSalary: 3_000_000, section80cUsed: 120_000 })[0]).toBe(30_000);
    expect(of({ ...old, monthlyContribution: 3000 })).toEqual([0, 36_000, 0, expect.closeTo(36_000 * 0.312, 6)]);
    expect(of({ ...old, monthlyContribution: 5000 })[0]).toBe(10_000);
  });

  it("lists the extra deduction first, and for the next one what it leaves", () => {
    const { deductions } = ask({ taxRegime: "old", monthlyContribution: 9000, basicSalary: 1_080_000 });
    expect(deductions).toMatchObject([
      { section: "1B", paid: 108_000, deducted: 50_000 },
      { section: "1", paid: 58_000, deducted: 58_000 },
      { section: "2" },
    ]);
  });

  it("old regime: the employer’s share up to 10% of pay, or 14% in government", () => {
    const old = { taxRegime: "old", employerMonthly: 20_000, basicSalary: 1_000_000 };
    expect(of(old)[2]).toBe(100_000);
    expect(of({ ...old, subscriberType: "government" })[2]).toBe(140_000);
    expect(of({ ...old, employerMonthly: 5000 })[2]).toBe(60_000);
  });

  it("new regime: only the employer’s share, 14% for all", () => {
    const inputs = { employerMonthly: 20_000, basicSalary: 1_000_000, slabRate: 30 };
    expect(of(inputs)).toEqual([0, 0, 140_000, expect.closeTo(43_680, 6)]);
  });

  it("self-employed: 20% of income, and no employer deduction", () => {
    const inputs = {
      selfEmployed: true,
      monthlyContribution: 20_000,
      employerMonthly: 5000,
      basicSalary: 600_000,
    };
    expect(of({ ...inputs, taxRegime: "old" }).slice(0, 3)).toEqual([120_000, 50_000, 0]);
    expect(of(inputs)).toEqual([0, 0, 0, 0]);
  });

  it("notes that employer payments above 7.5 lakh a year are taxed as salary", () => {
    expect(codes({ employerMonthly: 62_500 })).not.toContain("employer-above-cap");
    expect(codes({ employerMonthly: 62_501 })).toContain("employer-above-cap");
  });
});

describe("solve for", () => {
  const solved = (inputs: JsonObject, solve: { for: string; output: string; target: number }) => {
    const result = answer(nps, { inputs, solve, outputs: [solve.output] }, TOOLS);
    if ("errors" in result) throw new Error(JSON.stringify(result.errors));
    return result.solved?.value;
  };

  it("finds the contribution, the annuity share and the exit age", () => {
    const { corpus } = ask();
    expect(solved({}, { for: "monthlyContribution", output: "monthlyPension", target: 50_000 })).toBeCloseTo(
      (5000 * 50_000) / ((corpus * 0.4 * 0.06) / 12),
      4,
    );
    expect(
      solved({}, { for: "annuityShare", output: "monthlyPension", target: (corpus * 0.55 * 0.06) / 12 }),
    ).toBeCloseTo(55, 6);
    expect(solved({}, { for: "exitAge", output: "corpus", target: 2e7 })).toBe(66);
    expect(ask({ exitAge: 65 }).corpus).toBeLessThan(2e7);
    expect(ask({ exitAge: 66 }).corpus).toBeGreaterThan(2e7);
  });
});

describe("headline", () => {
  const text = (inputs: JsonObject) => {
    const { before = "", figure, after = "" } = headlineOf(nps, inputs, TOOLS);
    return `${before} ${figure} ${after}`.trim();
  };

  it("states what is saved and what it becomes", () => {
    expect(text({})).toBe("₹5,000 a month to 60 becomes ₹1,13,96,627 at exit: ₹68.4 lakh in hand and ₹22,793 a month.");
    expect(text(worth(1_000_000, { midCorpusOption: "six-lakh-sur" }))).toMatch(
      /^₹1,000 a month on top of ₹9.9 lakh to 60 becomes ₹10,00,000 at exit: ₹6 lakh in hand and ₹5,556 a month for 6 years\.$/,
    );
    // A fifth buys the annuity, and what is above 60% of the corpus is taxed.
    const taxed = { annuityShare: 20 };
    const inHand = (inputs: JsonObject) => `₹${(ask(inputs).lumpSumAfterTax / 1e5).toFixed(1)} lakh in hand after tax`;
    expect(text(taxed)).toContain(inHand(taxed));
    expect(text(worth(700_000))).toContain(`becomes ₹7,00,000 at exit: ${inHand(worth(700_000))}.`);
    expect(text({ employerMonthly: 2000, contributionGrowth: 5, annuityShare: 100 })).toMatch(
      /^₹5,000 a month and ₹2,000 from your employer, rising 5% a year, to 60 become ₹[\d,]+ at exit: ₹[\d,]+ a month\.$/,
    );
  });
});

describe("bad input", () => {
  it("is reported", () => {
    expect(said({ allocationMode: "active", equityShare: 60 })).toEqual([
      { field: "equityShare", message: "The four shares must add up to 100% (now 110%)." },
    ]);
    const exit = [{ field: "exitAge", message: "Exit age must be above your age now and at most 85." }];
    expect(said({ exitAge: 86 })).toEqual(exit);
    expect(said({ exitAge: 30 })).toEqual(exit);
    expect(said({ currentAge: 17 })).toEqual([
      { field: "currentAge", message: "Age must be between 18 and 84 years." },
    ]);
    expect(said({ monthlyContribution: 83 })).toEqual([
      { field: "monthlyContribution", message: "Tier I needs at least ₹1,000 a year." },
    ]);
    expect(said({ monthlyContribution: 83.34 })).toEqual([]);
    expect(said({ monthlyContribution: 1000 / 12 })).toEqual([]);
    expect(said({ annuityShare: 120 })[0]?.field).toBe("annuityShare");
    expect(said({ taxRegime: "old", section80cUsed: 150_001 })[0]?.field).toBe("section80cUsed");
    expect(said({ midCorpusOption: "six-lakh-sur", surYears: 5 })[0]?.field).toBe("surYears");
  });

  it("accepts shares that add up to 100 within floating-point error", () => {
    const shares = { equityShare: 33.3, corporateShare: 33.3, governmentShare: 33.4, alternativeShare: 0 };
    expect(said({ allocationMode: "active", ...shares })).toEqual([]);
    expect(codes({ allocationMode: "active", equityShare: 80, corporateShare: 0 })).toEqual(["share-above-limit"]);
    expect(codes({ allocationMode: "active", equityShare: 44, alternativeShare: 6 })).toEqual(["share-above-limit"]);
  });

  it("is ignored in inputs that are not in use", () => {
    expect(said({ equityShare: 500, section80cUsed: -1, surYears: 99, equityReturn: 99 })).toEqual([]);
  });
});
