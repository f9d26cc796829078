import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import savings from "./calculator";
import view from "./view";

beforeAll(() => prepareView(savings, view));

/** 1,000 × 1.1 + 1,200 = 2,300; 2,300 × 1.1 + 1,200 = 3,730: 3,400 is paid in, and 100 + 230 is interest. */
const YEARLY = {
  principal: 1000,
  annualRate: 10,
  compounding: "annually",
  termYears: 2,
  contribution: 1200,
  contributionFrequency: "annually",
  inflationRate: 0,
};

const draw = (changes = {}) => new DrawnView(savings, view, { ...YEARLY, ...changes });

/** Label, color, area and value at the end of each series. */
const ends = (changes = {}) =>
  draw(changes)
    .lines("Growth")
    .series.map(({ label, color, area, dashed, values }) => [
      label,
      color,
      area ?? null,
      dashed ?? false,
      Number(values.at(-1)?.toFixed(2)),
    ]);

it("draws deposits and interest over the term", () => {
  const chart = draw().lines("Growth");
  expect(ends()).toEqual([
    ["Starting amount", "soft", true, false, 1000],
    ["With deposits", "blue", 0, false, 3400],
    ["With interest", "green", 1, false, 3730],
  ]);
  expect(chart.series.map(({ values }) => values[0])).toEqual([1000, 1000, 1000]);
  expect(chart.x.label).toBe("Years from now");
  expect([chart.x.values[0], chart.x.values.at(-1)]).toEqual([0, 2]);
  expect(chart.x.format(0.254)).toBe("0.25");
  expect(chart.x.exact?.(1.004)).toBe("After 1 year");
  expect(chart.x.exact?.(1.254)).toBe("After 1.25 years");
  expect(chart.y.label).toBe("Balance");
  expect(chart.y.format(2000)).toBe("$2k");
  expect(chart.y.exact?.(2300.4)).toBe("$2,300");
  expect(chart.caption).toBe("$3,400 is paid in, $330 is interest: $3,730.");
});

it("draws the starting amount alone without deposits", () => {
  expect(ends({ contribution: 0 })).toEqual([
    ["Starting amount", "soft", true, false, 1000],
    ["With interest", "green", 0, false, 1210],
  ]);
});

it("draws the range of rates, tax and inflation when they are set", () => {
  // At 5%: 2,250, then 3,562.50; at 15%: 2,350, then 3,902.50. Tax: half of 330.
  const tax = { taxRate: 50, taxTiming: "at-end" };
  expect(ends({ rateVariance: 5, ...tax }).slice(2)).toEqual([
    ["With interest", "green", 1, false, 3730],
    ["At 5%", "ochre", null, true, 3562.5],
    ["At 15%", "ochre", 3, false, 3902.5],
    ["After tax", "red", null, false, 3565],
  ]);
  // 3,730 / 1.25² and 3,565 / 1.25²
  expect(ends({ inflationRate: 25 }).slice(3)).toEqual([["In today’s money", "ink", null, true, 2387.2]]);
  expect(ends({ inflationRate: 25, ...tax }).at(-1)).toEqual([
    "After tax, in today’s money",
    "ink",
    null,
    true,
    2281.6,
  ]);
  expect(draw(tax).lines("Growth").caption).toBe("$3,400 is paid in, $330 is interest: $3,730 before tax.");
});

it("mentions even the smallest amounts", () => {
  const one = draw({ contribution: 1 });
  expect(one.lines("Growth").series.map(({ label }) => label)).toContain("With deposits");
  expect(one.bars("Year by year").series.map(({ label }) => label)).toContain("Deposits");
  // A tax of 33 cents is mentioned; a third of a cent is not.
  const taxed = (taxRate: number) => draw({ taxRate, taxTiming: "at-end" });
  expect(taxed(0.1).lines("Growth").caption).toContain("before tax");
  expect(taxed(0.1).bars("Year by year").caption).toContain("before tax on it");
  expect(taxed(0.001).lines("Growth").caption).not.toContain("before tax");
  expect(taxed(0.001).bars("Year by year").caption).not.toContain("before tax on it");
  expect(draw({ annualRate: 0 }).lines("Growth").caption).toBe("$3,400 is paid in, $0 is interest: $3,400.");
});

it("says what is lost at a negative rate", () => {
  // 900 + 1,200 = 2,100; 1,890 + 1,200 = 3,090
  expect(draw({ annualRate: -10 }).lines("Growth").caption).toBe("$3,400 is paid in, $310 of it is lost: $3,090.");
});

it("draws what each year adds", () => {
  const chart = draw().bars("Year by year");
  expect(chart).toMatchObject({ stacked: true, categories: ["1", "2"], x: { label: "Year" } });
  expect(chart.series).toEqual([
    { label: "Deposits", color: "blue", values: [1200, 1200] },
    { label: "Interest", color: "green", values: [expect.closeTo(100, 6), expect.closeTo(230, 6)] },
  ]);
  expect(chart.y.label).toBe("Added in the year");
  expect(chart.y.format(2000)).toBe("$2k");
  expect(chart.y.exact?.(230.4)).toBe("$230");
  expect(chart.caption).toBe("Interest in each year.");
  const captionOf = (changes: object) => draw(changes).bars("Year by year").caption;
  expect(captionOf({ taxRate: 50 })).toBe(
    "Interest in each year, before tax on it. Each year’s tax is taken from the balance, which earns less after that.",
  );
  // Interest of 100, then of 10% of 1,210: more than 110 in the second year.
  expect(captionOf({ contribution: 110 })).toBe("From year 2 on, interest adds more than the deposits do.");
  const alone = draw({ contribution: 0 }).bars("Year by year");
  expect(alone.series.map(({ label }) => label)).toEqual(["Interest"]);
  expect(alone.caption).toBe("Interest in each year.");
});

it("compares how often interest is added", () => {
  const chart = draw({ contribution: 0, termYears: 1, compounding: "semiannually" }).bars("Compounding");
  expect(chart.horizontal).toBe(true);
  expect(chart.categories[0]).toBe("Once a year: 10% a year");
  // 1.05² = 1.1025
  expect(chart.categories[1]).toBe("Twice a year: 10.25% a year");
  expect(chart.highlight).toBe(1);
  expect(chart.series).toHaveLength(1);
  expect(chart.series[0]).toMatchObject({ label: "Future value", color: "green" });
  expect(chart.series[0]?.values[0]).toBeCloseTo(1100, 6);
  expect(chart.series[0]?.values.at(-1)).toBeCloseTo(1000 * Math.exp(0.1), 6);
  expect(chart.y.label).toBe("Future value");
  expect(chart.y.format(2000)).toBe("$2k");
  expect(chart.y.exact?.(1102.5)).toBe("$1,102.50");
  // 1,105.156 − 1,100 and 1,105.171 − 1,105.156
  expect(chart.caption).toBe("Daily compounding makes $5.16 more than yearly; continuous compounding another $0.02.");
  expect(draw({ rateType: "effective" }).tabs).toEqual(["Growth", "Year by year"]);
});

it("shows hints derived from the inputs", () => {
  const drawn = draw({ contributionGrowth: 10, rateVariance: 5 });
  expect(drawn.hint("annualRate")).toBe("");
  expect(draw({ compounding: "semiannually" }).hint("annualRate")).toBe("10.25% with compounding");
  expect(draw().hint("contribution")).toBe("$2,400 in 2 deposits");
  expect(draw({ termYears: 1 }).hint("contribution")).toBe("");
  expect(draw({ contribution: 0 }).hint("contribution")).toBe("");
  expect(drawn.hint("contributionGrowth")).toBe("$1,320 in the last year");
  expect(draw().hint("contributionGrowth")).toBe("");
  expect(draw({ contributionGrowth: 10, termYears: 1 }).hint("contributionGrowth")).toBe("");
  // 1,050 and 1,150, then with 1,320 more: 2,250 × 1.05 + 1,320 and 2,350 × 1.15 + 1,320
  expect(drawn.outputs).toMatchObject({
    lowValue: expect.closeTo(3682.5, 6),
    highValue: expect.closeTo(4022.5, 6),
  });
  expect(drawn.hint("rateVariance")).toBe("$3.7k to $4k");
  expect(draw().hint("rateVariance")).toBe("");
});

it("adds the parts up to the future value, and lists tax if there is any", () => {
  expect(draw().parts).toMatchObject({
    rows: [
      { label: "Starting amount", value: 1000, color: "soft" },
      { label: "Deposits", value: 2400, color: "blue" },
      { label: "Interest", value: expect.closeTo(330, 6), color: "green" },
    ],
    total: { label: "Future value", value: expect.closeTo(3730, 6) },
  });
  expect(draw().figures).toEqual([
    "totalInvested",
    "realValue",
    "effectiveAnnualRate",
    "doublingYears",
    "ruleOf72Years",
  ]);
  expect(draw({ taxRate: 1 }).figures).toEqual([
    "totalInvested",
    "afterTaxValue",
    "totalTax",
    "realValue",
    "effectiveAnnualRate",
    "doublingYears",
    "ruleOf72Years",
  ]);
  expect(view.tabs).toContainEqual(expect.objectContaining({ totals: ["deposits", "interest", "tax"] }));
});
