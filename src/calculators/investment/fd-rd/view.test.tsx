import { beforeAll, expect, it } from "vitest";
import { Format } from "../../../core/format";
import { testTools } from "../../../core/testing";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import fdRd from "./calculator";
import view from "./view";

beforeAll(() => prepareView(fdRd, view));

/** 100,000 at 10% a year for three years: 110,000, 121,000, 133,100. */
const YEARLY = {
  mode: "fd",
  principal: 100_000,
  annualRate: 10,
  termYears: 3,
  termMonths: 0,
  termDays: 0,
  startDate: "2026-04-01",
  compounding: "yearly",
};

/** 1,000 a month for a year at 12%. */
const RECURRING = {
  mode: "rd",
  monthlyContribution: 1000,
  annualRate: 12,
  termYears: 1,
  compounding: "quarterly",
};

const draw = (changes = {}) => new DrawnView(fdRd, view, { ...YEARLY, ...changes });
const last = (values: readonly (number | null)[]) => Number(values.at(-1)?.toFixed(2));

it("draws the deposit and the interest on top of it", () => {
  const chart = draw().lines("Growth");
  expect(chart.stacked).toBe(true);
  expect(chart.x.label).toBe("Years since opening");
  expect(chart.x.values[0]).toBe(0);
  expect(chart.x.values.at(-1)).toBeCloseTo(3, 2);
  expect(chart.x.exact?.(1.254)).toBe("Year 1.25");
  expect(chart.y).toMatchObject({ label: "Value" });
  expect(chart.y.format(121_000)).toBe("$121k");
  expect(chart.y.exact?.(110_000)).toBe("$110,000.00");
  expect(chart.series.map(({ label, color, area }) => [label, color, area])).toEqual([
    ["Deposit", "green", true],
    ["Interest", "ochre", true],
  ]);
  expect(chart.series.map(({ values }) => last(values))).toEqual([100_000, 33_100]);
  expect(chart.marks).toBeUndefined();
  expect(chart.caption).toBe("The interest comes to $33,100.00 on $100,000.00 paid in.");
});

it("counts a short deposit in months, and a very short one in days", () => {
  const months = draw({ termYears: 1 }).lines("Growth").x;
  expect(months.label).toBe("Months since opening");
  expect(months.values.at(-1)).toBeCloseTo(12, 1);
  expect(months.exact?.(6)).toBe("Month 6");
  const days = draw({ termYears: 0, termDays: 60 }).lines("Growth").x;
  expect(days.label).toBe("Days since opening");
  expect(days.values.at(-1)).toBeCloseTo(60, 0);
  expect(days.exact?.(30)).toBe("Day 30");
  // A term of exactly two years is still counted in months.
  expect(draw({ termYears: 2 }).lines("Growth").x.label).toBe("Months since opening");
});

it("names the parts of a recurring deposit, and interest that is paid out", () => {
  const recurring = draw(RECURRING);
  expect(recurring.lines("Growth").series.map(({ label }) => label)).toEqual(["Paid in", "Interest"]);
  expect(recurring.parts?.rows.map(({ label, value }) => [label, value])).toEqual([
    ["Paid in", 12_000],
    ["Interest", recurring.outputs.totalInterest],
  ]);
  const paid = draw({ payout: "yearly" });
  expect(paid.lines("Growth").series.map(({ label }) => label)).toEqual(["Deposit", "Interest, paid out"]);
  // 10,000 at the end of each of three years
  expect(paid.rows("Payout calendar").map(({ interest }) => interest)).toEqual([10_000, 10_000, 10_000]);
});

it("adds up the deposit and its interest", () => {
  const { parts } = draw();
  expect(parts?.rows).toMatchObject([
    { label: "Deposit", value: 100_000 },
    { label: "Interest", color: "ochre" },
  ]);
  expect(parts?.rows[1]?.value).toBeCloseTo(33_100, 6);
  expect(parts?.total?.label).toBe("Total");
  expect(parts?.total?.value).toBeCloseTo(133_100, 6);
});

it("marks when a deposit is closed early", () => {
  const early = draw({ withdrawAfterMonths: 18, prematurePenalty: 1 });
  expect(early.lines("Growth").marks).toEqual([{ x: 1.5, label: "Closed" }]);
  expect(draw({ termYears: 1, withdrawAfterMonths: 9 }).lines("Growth").marks).toEqual([{ x: 9, label: "Closed" }]);
  expect(early.hint("withdrawAfterMonths")).toMatch(/^You get \$1\d\d,\d{3}$/);
  // 10% less the penalty
  expect(early.hint("prematurePenalty")).toBe("9% for the time held");
  expect(draw().hint("withdrawAfterMonths")).toBe("");
  expect(draw().hint("prematurePenalty")).toBe("");
  expect(early.figures).toEqual([
    "maturityDate",
    "effectiveAnnualRate",
    "simpleYield",
    "realValue",
    "prematureValue",
    "prematureRate",
    "interestLost",
  ]);
  expect(draw().figures).not.toContain("prematureValue");
});

it("lists only the figures that apply", () => {
  expect(draw().figures).toEqual(["maturityDate", "effectiveAnnualRate", "simpleYield", "realValue"]);
  expect(draw({ payout: "monthly", applyTds: true, taxRate: 20 }).figures).toEqual([
    "maturityValue",
    "maturityDate",
    "effectiveAnnualRate",
    "simpleYield",
    "payoutCount",
    "totalTds",
    "maturityAfterTds",
    "afterTaxValue",
    "realValue",
  ]);
});

/** As on a page in rupees. */
const IN_RUPEES = { ...testTools(), format: new Format("INR") };

it("shows hints derived from the inputs", () => {
  expect(new DrawnView(fdRd, view, YEARLY, IN_RUPEES).hint("principal")).toBe("₹1 lakh");
  expect(draw({ principal: 99_999 }).hint("principal")).toBe("");
  expect(draw(RECURRING).hint("monthlyContribution")).toBe("$12,000 in total");
  // Half-yearly compounding: 1.05²
  expect(draw({ compounding: "half-yearly" }).hint("annualRate")).toBe("10.25% effective");
  expect(draw().hint("startDate")).toBe("Matures on April 1, 2029");
  expect(draw({ seniorCitizen: true, seniorPremium: 0.5 }).hint("seniorPremium")).toBe("10.5% in total");
});

it("draws the same money in the three kinds of deposit", () => {
  const drawn = draw(RECURRING);
  const chart = drawn.bars("FD, RD and CD");
  expect(chart).toMatchObject({ horizontal: true, highlight: 1 });
  expect(chart.categories.map((text) => text.split(":")[0])).toEqual([
    "Fixed deposit (FD)",
    "Recurring deposit (RD)",
    "US certificate (CD)",
  ]);
  expect(chart.categories[2]).toBe("US certificate (CD): 12% effective");
  expect(chart.series).toMatchObject([{ label: "Interest", color: "ochre" }]);
  // A certificate's 12% is its APY: 1,440 on 12,000.
  expect(chart.series[0]?.values[2]).toBeCloseTo(1440, 0);
  expect(chart.caption).toContain("The interest on $12,000 at the same rate and term.");
  // A certificate has no extra rate for seniors.
  expect(draw({ ...RECURRING, seniorCitizen: true, seniorPremium: 0.5 }).bars("FD, RD and CD").caption).toContain(
    "at the same rate and term, with 0.5 percentage points more for seniors in an FD or RD.",
  );
});

it("draws the interest for each tax year and the tax deducted from it", () => {
  // 10% of 1,000,000, 1,100,000 and 1,210,000, each above the limit. The deposit matures in a fourth tax year.
  const drawn = draw({ principal: 1_000_000, applyTds: true });
  const chart = drawn.bars("TDS by year");
  expect(chart.stacked).toBe(true);
  expect(chart.categories).toEqual(["2026-27", "2027-28", "2028-29", "2029-30"]);
  expect(chart.series.map(({ label, color }) => [label, color])).toEqual([
    ["Interest", "ochre"],
    ["TDS", "red"],
  ]);
  const [interest = [], tds = []] = chart.series.map(({ values }) => values as number[]);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  expect(sum(interest) + sum(tds)).toBeCloseTo(331_000, 0);
  // TDS is 10%, but the interest in the fourth year is below the limit.
  expect(tds[3]).toBe(0);
  expect(sum(tds)).toBeCloseTo((331_000 - (interest[3] ?? 0)) / 10, 0);
  expect((interest[0] ?? 0) / (tds[0] ?? 0)).toBeCloseTo(9, 6);
  expect(chart.caption).toMatch(/^TDS comes to \$33,0\d\d\.\d\d\. It is deducted in years/);
  expect(draw().bars("TDS by year").caption).toMatch(/^Interest for each year, as the bank reports it\./);
  expect(draw(RECURRING).tabs).not.toContain("TDS by year");
});
