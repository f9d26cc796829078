import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import { looks, said, tablesOf } from "../../../site/testing/read-chart";
import mortgage from "./calculator";
import view from "./view";

beforeAll(() => prepareView(mortgage, view));

/** 240,000 on a home of 300,000; interest-free, 1,000 a month for twenty years. */
const HOME = {
  homePrice: 300_000,
  downPaymentPercent: 20,
  annualRate: 0,
  termYears: 20,
  firstPaymentDate: "2027-01-01",
  propertyTaxRate: 1.2,
  propertyTaxGrowth: 0,
  homeInsuranceAnnual: 1200,
  homeInsuranceGrowth: 0,
  hoaMonthly: 50,
};
const ARM = { ...HOME, annualRate: 6, rateType: "arm", armFixedYears: 5, armIndexedRate: 6 };
const drawn = (given: object = {}) => new DrawnView(mortgage, view, { ...HOME, ...given });

it("charts the balance at the end of each year", () => {
  const chart = drawn().lines("Balance");
  expect(chart.x.values).toEqual(Array.from({ length: 21 }, (_, i) => 2027 + i));
  expect(said(chart.x, 2027)).toEqual(["Year", "2027", "January 2027"]);
  expect(said(chart.x, 2028)).toEqual(["Year", "2028", "End of 2027"]);
  expect(chart.x.format(2027.9)).toBe("2027");
  expect(said(chart.y, 1234.5)).toEqual(["Balance owed", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual(["Balance: green, area"]);
  expect(chart.series[0]?.values).toEqual(Array.from({ length: 21 }, (_, i) => 240_000 - 12_000 * i));
  expect(chart.marks).toEqual([]);
  expect(chart.caption).toBe("Balance owed at the end of each year. Half is paid off in 2036.");
  // The first year has four payments.
  const autumn = drawn({ firstPaymentDate: "2027-09-01" }).lines("Balance");
  expect(autumn.x.values.slice(0, 2)).toEqual([expect.closeTo(2027 + 8 / 12, 9), 2028]);
  expect(autumn.series[0]?.values[1]).toBe(236_000);
});

it("charts the balance with and without extra payments, and marks the payoff", () => {
  const chart = drawn({ extraMonthly: 1000 }).lines("Balance");
  expect(looks(chart.series)).toEqual(["On schedule: soft, dashed", "With extra payments: green, area"]);
  expect(chart.series.map(({ values }) => values.slice(0, 3))).toEqual([
    [240_000, 228_000, 216_000],
    [240_000, 216_000, 192_000],
  ]);
  expect(chart.marks).toEqual([{ x: expect.closeTo(2036 + 11 / 12, 9), label: "Paid off December 2036" }]);
  expect(chart.caption).toBe("Paying extra ends the loan in December 2036 and saves $0 in interest.");
  const saving = drawn({ annualRate: 6, extraMonthly: 1000 });
  expect(saving.lines("Balance").caption).toContain(
    `saves $${Math.round(saving.outputs.interestSaved).toLocaleString("en-US")} in interest.`,
  );
});

it("marks the end of PMI", () => {
  // The loan is 270,000; at 1,125 a month, it falls to 78% of 300,000 with the 32nd payment.
  const insured = drawn({ downPaymentPercent: 10 });
  expect(insured.lines("Balance").marks).toEqual([{ x: expect.closeTo(2027 + 32 / 12, 0.5), label: "PMI ends" }]);
});

it("charts how each year's payments split", () => {
  const chart = drawn().bars("Interest and principal");
  expect(chart).toMatchObject({ stacked: true, x: { label: "Year" } });
  expect(chart.categories).toEqual(Array.from({ length: 20 }, (_, i) => String(2027 + i)));
  expect(said(chart.y, 1234.5)).toEqual(["Paid in the year", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual(["Principal: green", "Interest: ochre", "Tax, insurance, PMI, HOA: blue"]);
  // 3,600 of tax, 1,200 of insurance and 600 of HOA fees.
  expect(chart.series.map(({ values }) => values[0])).toEqual([12_000, 0, 5400]);
  expect(chart.caption).toBe("Total interest is $0, 0% of the loan.");
  const extra = drawn({ extraMonthly: 1000, downPaymentPercent: 10, pmiRate: 1 }).bars("Interest and principal");
  expect(looks(extra.series)[1]).toBe("Extra: ink");
  // PMI of 1% on 270,000 is 225 a month. The automatic end ignores the extra payments, so PMI is due all year.
  expect(extra.series.map(({ values }) => values[0])).toEqual([13_500, 12_000, 0, 8100]);
  const withInterest = drawn({ annualRate: 6 });
  const { totalInterest } = withInterest.outputs;
  expect(withInterest.bars("Interest and principal").caption).toBe(
    `Total interest is $${Math.round(totalInterest).toLocaleString("en-US")}, ${Math.round(totalInterest / 2400)}% of the loan.`,
  );
});

it("charts the payment of an adjustable loan in three scenarios", () => {
  const one = drawn(ARM);
  const chart = one.lines("Rate scenarios");
  expect(chart.steps).toBe(true);
  // The rate changes every year from the 61st payment.
  expect(chart.x.values[0]).toBe(2027);
  expect(chart.x.values[1]).toBeCloseTo(2032, 9);
  expect(chart.x.values[2]).toBeCloseTo(2033, 9);
  expect(chart.x.values.at(-1)).toBeCloseTo(2046 + 11 / 12, 9);
  expect(said(chart.x, 2032)).toEqual(["Year", "2032", "January 2032"]);
  expect(said(chart.y, 1234.5)).toEqual(["Monthly principal and interest", "$1.2k", "$1,234.50"]);
  expect(looks(chart.series)).toEqual(["Worst case: red", "As expected: green", "Best case: blue"]);
  const level = (240_000 * 0.005) / (1 - 1.005 ** -240);
  for (const { values } of chart.series) {
    expect(values[0]).toBeCloseTo(level, 6);
    expect(values).toHaveLength(chart.x.values.length);
    expect(values.at(-1)).toBe(values.at(-2));
  }
  const [worst, expected, best] = chart.series.map(({ values }) => values[1] as number);
  expect(expected).toBeCloseTo(level, 6);
  expect(worst).toBeGreaterThan(level);
  expect(best).toBeLessThan(level);
  const highest = Math.max(...((chart.series[0]?.values ?? []) as number[]));
  expect(chart.caption).toBe(
    `Principal and interest each month. At worst, the payment reaches $${highest.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}. How the index moves is an assumption.`,
  );
  expect(drawn().charts("Rate scenarios")).toEqual([]);
});

it("splits the monthly total into parts", () => {
  const given = { downPaymentPercent: 10, pmiRate: 1, otherMonthly: 25, extraMonthly: 200 };
  expect(drawn(given).parts).toEqual({
    rows: [
      { label: "Principal and interest", value: 1125 },
      { label: "Property tax", value: 300 },
      { label: "Home insurance", value: 100 },
      { label: "PMI", value: 225, color: "red" },
      { label: "HOA / condo fee", value: 50, color: "soft" },
      { label: "Other costs", value: 25, color: "ink" },
      { label: "Extra payment", value: 200, color: "green" },
    ],
    total: { label: "Monthly total", value: 2025 },
  });
});

it("shows hints derived from each input", () => {
  const hint = (key: string, given: object = {}) => drawn(given).hint(key);
  expect(hint("downPaymentPercent")).toBe("$60,000");
  const amount = { downPaymentMode: "amount", downPayment: 45_000 };
  expect(hint("downPayment", amount)).toBe("15% of the price");
  expect(hint("propertyTaxRate")).toBe("$3,600 a year");
  expect(hint("pmiRate", { downPaymentPercent: 10, pmiRate: 1 })).toBe("$225.00 a month");
  expect(hint("pmiRate", { ...amount, pmiRate: 1 })).toBe("$212.50 a month");
  expect(hint("pmiRate")).toBe("");
  expect(hint("points", { points: 2 })).toBe("$4,800.00");
  expect(hint("points")).toBe("");
});

it("shows only figures and tabs that apply", () => {
  expect(drawn().figures).toEqual(["loanAmount", "apr", "payoffDate", "totalInterest"]);
  expect(drawn({ annualRate: 6, extraMonthly: 100 }).figures).toEqual([
    "loanAmount",
    "apr",
    "payoffDate",
    "totalInterest",
    "interestSaved",
    "monthsSaved",
  ]);
  const tabs = ["Balance", "Interest and principal", "By year", "By month"];
  expect(drawn().tabs).toEqual(tabs);
  expect(drawn(ARM).tabs).toEqual([
    ...tabs.slice(0, 2),
    "Rate scenarios",
    ...tabs.slice(2),
    "Three scenarios",
    "Rate adjustments",
  ]);
  const totals = "Σ payment interest principal extra pmi escrow";
  expect(tablesOf(view)).toEqual([
    `By year: yearly ${totals}`,
    `By month: schedule ${totals}`,
    "Three scenarios: armScenarios",
    "Rate adjustments: armChanges",
  ]);
});
