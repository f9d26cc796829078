import { describe, expect, it } from "vitest";
import { parseIsoDate } from "../../math/dates/civil";
import type { DatedFigure } from "../dated-figure";
import { CONVENTIONAL } from "./conventional";
import { DEBT_RATIOS } from "./debt-ratios";
import { FHA } from "./fha";
import { INDIA_HOME_LOANS } from "./india";
import { OWNER_TAX } from "./owner-tax";
import { VA } from "./va";

const files = { CONVENTIONAL, DEBT_RATIOS, FHA, INDIA_HOME_LOANS, OWNER_TAX, VA };
const figures = Object.entries(files).flatMap(([file, figures]) =>
  Object.entries(figures as Record<string, DatedFigure>).map(
    ([key, figure]) => [`${file}.${key}`, figure] as const,
  ),
);

describe.each(figures)("%s", (_, figure) => {
  it("says what it is, since when and by whose word", () => {
    expect(figure.year).toBe(2026);
    expect(figure.label).not.toBe("");
    expect(figure.text).toMatch(/\S{2}/);
    expect(figure.unit.length).toBeGreaterThan(2);
    expect(figure.source.title.length).toBeGreaterThan(5);
    if (figure.source.url) expect(new URL(figure.source.url).protocol).toBe("https:");
    if (figure.effective !== null) expect(parseIsoDate(figure.effective)).not.toBeNull();
    if (figure.ends !== undefined) {
      expect(parseIsoDate(figure.ends)).not.toBeNull();
      expect(figure.ends > (figure.effective as string)).toBe(true);
    }
    // Both end up in the middle of a sentence.
    for (const clause of [figure.unconfirmed, figure.carriedFrom])
      if (clause !== undefined) expect(clause).toMatch(/^[a-z].{5,}[^.]$/);
  });
});

describe("figures that follow from others", () => {
  const { baseline, ceiling } = CONVENTIONAL.conformingLimit.value;

  it("the conforming ceiling is 150 % of the baseline (12 USC 1717(b)(2))", () => {
    expect(ceiling).toBe(1.5 * baseline);
  });

  it("the FHA floor and ceiling for one unit are 65 % and 150 % of the baseline (12 USC 1709(b)(2))", () => {
    expect(FHA.loanLimits.value.floor[0]).toBe(Math.floor(0.65 * baseline));
    expect(FHA.loanLimits.value.ceiling[0]).toBe(1.5 * baseline);
  });

  it("the state and local tax limit is 40,000 raised by 1 % (Public Law 119-21)", () => {
    expect(OWNER_TAX.saltCap.value.cap).toBe(40_000 * (1 + OWNER_TAX.saltCap.value.growth / 100));
  });

  it("the standard deduction of a couple is twice a single filer's, of a head of household half more", () => {
    const { joint, head, single } = OWNER_TAX.standardDeduction.value;
    expect([joint, head]).toEqual([2 * single, 1.5 * single]);
  });

  it("the refund of the upfront premium ends at 10 % in month 36", () => {
    const { firstMonth, lessEachMonth, lastMonth } = FHA.upfrontMipRefund.value;
    expect(firstMonth - lessEachMonth * (lastMonth - 1)).toBe(10);
  });
});

describe("tables", () => {
  it("of the FHA premium rise by loan to value, the last step open", () => {
    const { longTerm, shortTerm } = FHA.annualMip.value;
    for (const steps of [longTerm, shortTerm].flatMap((table) => [table.standard, table.higher])) {
      const limits = steps.map((step) => step.ltvUpTo ?? Number.POSITIVE_INFINITY);
      expect(limits).toEqual([...limits].sort((a, b) => a - b));
      expect(limits.at(-1)).toBe(Number.POSITIVE_INFINITY);
    }
  });

  it("of the VA fee fall by down payment, down to none", () => {
    for (const steps of Object.values(VA.fundingFee.value)) {
      const froms = steps.map((step) => step.downFrom);
      expect(froms).toEqual([...froms].sort((a, b) => b - a));
      expect(froms.at(-1)).toBe(0);
      for (const step of steps) expect(step.later).toBeGreaterThanOrEqual(step.first);
    }
  });

  it("of the VA residual income rise with the household and with the loan", () => {
    const { higher, lower } = VA.residualIncome.value;
    for (const region of ["northeast", "midwest", "south", "west"] as const) {
      expect(higher[region]).toHaveLength(5);
      expect([...higher[region]].sort((a, b) => a - b)).toEqual(higher[region]);
      for (const [i, amount] of lower[region].entries())
        expect(amount).toBeLessThan(higher[region][i] as number);
    }
  });
});
