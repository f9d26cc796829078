/** Reserve Bank of India, October 8, 2015: 90% for loans up to 30 lakh, 80% up to 75 lakh, 75% above. */
import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import { looks, said, tablesOf } from "../../../site/testing/read-chart";
import eligibility from "./calculator";
import view from "./view";

beforeAll(() => prepareView(eligibility, view));

/** Half of 100,000, minus 10,000, repays 9,600,000 in 20 interest-free years; a value of 8,000,000 allows 6,400,000. */
const HOME = {
  netMonthlyIncome: 100_000,
  existingEmis: 10_000,
  foir: 50,
  method: "foir",
  multiplier: 60,
  annualRate: 0,
  termYears: 20,
  age: 32,
  maxAgeAtMaturity: 60,
  propertyValue: 8_000_000,
};
const drawn = (given: object = {}) => new DrawnView(eligibility, view, { ...HOME, ...given });
const closeTo = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 4));

it("charts what each limit alone would allow", () => {
  const one = drawn();
  const chart = one.bars("Three limits");
  expect(chart.horizontal).toBe(true);
  expect(chart.categories[1]).toMatch(/ \(not used\)$/);
  expect(chart.categories.filter((label) => label.endsWith(" (not used)"))).toHaveLength(1);
  expect(said(chart.y, 1234.5)).toEqual(["Loan", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual(["Loan: green"]);
  expect(chart.series[0]?.values).toEqual(closeTo([9_600_000, one.outputs.loanByMultiplier, 6_400_000]));
  expect(chart.highlight).toBe(2);
  expect(chart.caption).toBe(
    `The loan each limit would allow by itself. ${chart.categories[2]} sets it, at $6,400,000.`,
  );
  const income = drawn({ ltvRule: "none" }).bars("Three limits");
  expect(income).toMatchObject({ highlight: 0 });
  expect(income.categories).toHaveLength(2);
});

it("charts the effect of single changes, largest first", () => {
  const chart = drawn({ ltvRule: "none" }).bars("What would help");
  expect(chart.horizontal).toBe(true);
  expect(said(chart.y, 1234.5)).toEqual(["More loan", "$1.2k", "+$1,235"]);
  expect(chart.y.exact?.(0)).toBe("+$0");
  expect(chart.y.exact?.(-5)).toBe("−$5");
  expect(looks(chart.series)).toEqual(["More loan: green"]);
  // Five more years: 40,000 × 60; debts paid off: 10,000 × 240; a tenth more income: 5,000 × 240; rate already 0.
  expect(chart.series[0]?.values).toEqual(closeTo([2_400_000, 2_400_000, 1_200_000, 0]));
  expect(chart.categories).toHaveLength(4);
  expect(chart.categories[2]).toMatch(/income/i);
  expect(chart.categories[3]).toMatch(/rate/i);
  expect(chart.caption).toBe(
    "How much each single change adds to the loan. A change that adds nothing has no effect on the limit that sets the loan.",
  );
});

it("shows the share of income that all EMIs take", () => {
  // 6,400,000 ÷ 240 = 26,667, plus 10,000.
  const scale = drawn().scale("FOIR");
  expect(scale).toMatchObject({
    label: "Share of income",
    min: 0,
    max: 100,
    valueLabel: "36.7% with this loan",
  });
  expect(scale.value).toBeCloseTo(36.667, 3);
  expect(scale.format(12.34)).toBe("12.3%");
  expect(scale.bands.map(({ label, from, to, color }) => [label, from, Math.round(to), color])).toEqual([
    ["Obligations now", 0, 10, "ochre"],
    ["Available for this loan", 10, 50, "green"],
    ["More than FOIR allows", expect.closeTo(50, 6), 100, "soft"],
  ]);
  expect(scale.caption).toBe("All EMIs together take 36.7% of income, 10% without this loan. The lender allows 50%.");
  // A loan that uses all of the room is still inside its band.
  const full = drawn({ ltvRule: "none" }).scale("FOIR");
  expect(full.value).toBeLessThanOrEqual(full.bands[1]?.to ?? 0);
  expect(drawn({ existingEmis: 0 }).scale("FOIR").bands[0]?.label).toBe("Available for this loan");
  const over = drawn({ existingEmis: 60_000, method: "multiplier" });
  expect(over.scale("FOIR").bands.map(({ label }) => label)).not.toContain("Available for this loan");
});

it("charts the loan by property value", () => {
  const chart = drawn().lines("By property value");
  const { values } = chart.x;
  expect([values[0], values.at(-1)]).toEqual([0, 12_800_000]);
  expect(values).toEqual([...values].sort((a, b) => a - b));
  expect(said(chart.x, 1234.5)).toEqual(["Property value", "$1.2k", "$1,235"]);
  expect(said(chart.y, 1234.5)).toEqual(["Loan", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual(["By property value: ochre", "With your income: green, area"]);
  const at = (value: number, series = 0) =>
    chart.series[series]?.values[values.findIndex((one) => Math.abs(one - value) < 1e-6)] as number;
  // The loan is 3,000,000 at both 90% and 80%, and 7,500,000 at both 80% and 75%.
  expect(at(3_000_000 / 0.9)).toBeCloseTo(3_000_000, 4);
  expect(at(3_000_000 / 0.8)).toBeCloseTo(3_000_000, 4);
  expect(at(8_000_000)).toBeCloseTo(6_400_000, 4);
  expect(at(7_500_000 / 0.8)).toBeCloseTo(7_500_000, 4);
  expect(at(7_500_000 / 0.75)).toBeCloseTo(7_500_000, 4);
  expect(at(12_800_000)).toBeCloseTo(9_600_000, 4);
  expect(chart.marks).toEqual([{ x: 8_000_000, label: "Your property" }]);
  expect(chart.points).toEqual([{ x: 8_000_000, y: expect.closeTo(6_400_000, 4), label: "$6.4M" }]);
  expect(chart.caption).toBe("The loan by property value. Yours supports up to $6,400,000.");
  // With half the room for an EMI, income supports half the loan.
  const poor = drawn({ existingEmis: 30_000 }).lines("By property value");
  expect(Math.max(...((poor.series[1]?.values ?? []) as number[]))).toBeCloseTo(4_800_000, 4);
  expect(Math.max(...((poor.series[0]?.values ?? []) as number[]))).toBeCloseTo(9_600_000, 4);
});

it("says where the loan stays the same, only under the slabs", () => {
  expect(drawn({ propertyValue: 3_500_000 }).lines("By property value").caption).toBe(
    "The loan by property value. From $3,333,333 to $3,750,000 the property’s limit stays at $3,000,000.",
  );
  const custom = drawn({ ltvRule: "custom", ltvPercent: 70, propertyValue: 3_500_000 }).lines("By property value");
  expect(custom.caption).toBe("The loan by property value. Yours supports up to $2,450,000.");
  // 61 points, plus the property between two of them.
  expect(custom.x.values).toHaveLength(62);
  expect(drawn({ ltvRule: "none" }).charts("By property value")).toEqual([]);
});

it("says what the co-applicant adds", () => {
  const one = drawn({ ltvRule: "none", coApplicantIncome: 20_000 });
  const chart = one.bars("Co-applicant");
  expect(chart.horizontal).toBe(true);
  expect(chart.categories).toHaveLength(2);
  expect(said(chart.y, 1234.5)).toEqual(["Eligible loan", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual(["Eligible loan: green"]);
  // Half of 20,000 for 240 months.
  expect(chart.series[0]?.values).toEqual(closeTo([9_600_000, 12_000_000]));
  expect(chart.caption).toBe("The co-applicant adds $2,400,000.");
  expect(drawn().charts("Co-applicant")).toEqual([]);
});

it("shows hints derived from each input", () => {
  const hint = (key: string, given: object = {}) => drawn(given).hint(key);
  expect(hint("otherIncomeShare")).toBe("");
  expect(hint("otherIncomeShare", { otherIncome: 20_000, otherIncomeShare: 60 })).toBe("$12,000 a month");
  expect(hint("cardOutstanding")).toBe("");
  // 5%
  expect(hint("cardOutstanding", { cardOutstanding: 30_000 })).toBe("$1,500.00 a month");
  expect(hint("foir")).toBe("$50,000 a month");
  expect(hint("foirSlabs", { foirMode: "slab" })).toBe("Yours: 50%");
  const { loanByMultiplier } = drawn().outputs;
  expect(hint("multiplier")).toBe(`$${loanByMultiplier / 1e6}M`);
  expect(hint("termYears")).toBe("240 months count");
  expect(hint("ltvPercent", { ltvRule: "custom", ltvPercent: 70 })).toBe("$5.6M");
  expect(hint("ltvPercent", { ltvRule: "none" })).toBe("");
  expect(hint("propertyValue")).toBe("Supports up to $6.4M");
  expect(hint("propertyValue", { ltvRule: "none" })).toBe("");
});

it("splits the property value into loan and down payment, and shows its figures and tables", () => {
  expect(drawn().parts).toEqual({
    rows: [
      { label: "Loan", value: expect.closeTo(6_400_000, 4), color: "green" },
      { label: "Down payment", value: expect.closeTo(1_600_000, 4), color: "ochre" },
    ],
    total: { label: "Property value", value: 8_000_000 },
  });
  expect(drawn({ ltvRule: "none" }).parts).toBeNull();
  expect(drawn().figures).toEqual(["maxEmi", "effectiveTermMonths", "limitedBy", "emi", "totalInterest"]);
  expect(drawn().tabs).toEqual(["Three limits", "What would help", "FOIR", "By property value"]);
  expect(tablesOf(view)).toEqual([
    "Three limits: limits",
    "What would help: levers",
    "By property value: ltvSlabs",
    "Co-applicant: applicants",
  ]);
});
