import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import { looks, said, tablesOf } from "../../../site/testing/read-chart";
import affordability from "./calculator";
import view from "./view";

beforeAll(() => prepareView(affordability, view));

/** 28% of 10,000 a month repays 1,008,000 in thirty interest-free years; all debts of 3,600 minus 600, 1,080,000. */
const BUYER = {
  annualIncome: 120_000,
  monthlyDebts: 600,
  downPayment: 60_000,
  minDownPaymentPercent: 3,
  annualRate: 0,
  termYears: 30,
  propertyTaxRate: 0,
  homeInsuranceRate: 0,
  pmiRate: 0,
  closingCostPercent: 3,
};
const drawn = (given: object = {}) => new DrawnView(affordability, view, { ...BUYER, ...given });
const closeTo = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 4));

it("charts what each limit alone would allow", () => {
  const chart = drawn().bars("What limits it");
  expect(chart).toMatchObject({
    horizontal: true,
    categories: ["Housing ratio", "Total debt ratio", "Minimum down payment"],
    highlight: 0,
    caption: "The price each limit would allow by itself. Housing ratio sets the price, at $1,068,000.",
  });
  expect(said(chart.y, 1234.5)).toEqual(["Home price", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual(["Home price: green"]);
  // 60,000 is 3% of 2,000,000.
  expect(chart.series[0]?.values).toEqual(closeTo([1_068_000, 1_140_000, 2_000_000]));
  expect(drawn({ monthlyDebts: 1000 }).bars("What limits it").highlight).toBe(1);
  // 80,000 covers 60,000 down plus 3% of 666,667.
  const cash = drawn({ cashAvailable: 80_000 });
  const short = cash.bars("What limits it");
  expect(short.categories.at(-1)).toMatch(/cash/i);
  expect(short.caption).toBe(
    `The price each limit would allow by itself. Within these limits, your cash covers $${Math.round(cash.outputs.maxHomePrice).toLocaleString("en-US")}.`,
  );
  expect(short.highlight).toBe(short.categories.length - 1);
  expect(cash.figures).toEqual([
    "maxLoan",
    "cashNeeded",
    "cashLeft",
    "priceWithoutCashLimit",
    "cashNeededWithoutLimit",
  ]);
});

it("says how much of the down payment the cash leaves", () => {
  const given = { downPayment: 60_000, cashAvailable: 45_000 };
  const { downPaymentAmount } = drawn(given).outputs;
  expect(drawn(given).hint("downPayment")).toBe(
    `$${Math.round(downPaymentAmount).toLocaleString("en-US")} of it, with the cash available`,
  );
  expect(drawn().hint("downPayment")).toMatch(/% of the price$/);
});

it("charts the price by income within the range of all rules", () => {
  const chart = drawn({ rule: "conventional-28-36" }).lines("By income");
  expect(chart.x.values).toEqual([0, ...Array.from({ length: 40 }, (_, i) => 6000 * (i + 1))]);
  expect(said(chart.x, 1234.5)).toEqual(["Gross annual income", "$1.2k", "$1,235"]);
  expect(said(chart.y, 1234.5)).toEqual(["Home price", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual(["Strictest rule: soft", "Loosest rule: ochre, area 0", "Your rule: green"]);
  expect(chart.series.map(({ values }) => values[0])).toEqual([null, null, null]);
  const prices = chart.series.map(({ values }) => values[20]);
  // Of 10,000: 28% under the strictest rule, 46.9% under the loosest, FHA’s automated underwriting.
  expect(prices).toEqual(closeTo([1_068_000, 360 * 4690 + 60_000, 1_068_000]));
  // At 7,500 a month, the 600 of debts is the 8% between the two ratios. A price of 2,000,000, of which 60,000 is 3%,
  // takes 28% of 230,952 a year; the next step is 234,000.
  expect(chart.marks).toEqual([
    { x: 90_000, label: "Housing ratio takes over" },
    { x: 234_000, label: "Minimum down payment takes over" },
    { x: 120_000, label: "Your income" },
  ]);
  expect(chart.points).toEqual([{ x: 120_000, y: expect.closeTo(1_068_000, 4), label: "$1.1M" }]);
  expect(chart.caption).toBe(
    "Home price by gross annual income. At yours, lender rules allow $1,068,000 (Conventional 28/36) to $1,748,400 (FHA 46.9/56.9).",
  );
});

it("adds both incomes, and draws no chart without income", () => {
  const both = drawn({ annualIncome: 90_000, coBorrowerIncome: 30_000 }).lines("By income");
  expect(both.points?.[0]?.x).toBe(120_000);
  const paying = drawn({ mode: "payment", monthlyBudget: 2000 });
  expect(paying.lines("By income").series.at(-1)?.label).toBe("Your payment");
  const none = drawn({ mode: "payment", monthlyBudget: 2000, annualIncome: 0, monthlyDebts: 0 });
  expect(none.charts("By income")).toEqual([]);
  expect(none.charts("By rule")).toEqual([]);
  expect(none.text("Display")).toBe("");
});

it("charts the price by lender rule", () => {
  const chart = drawn({ rule: "fha-31-43" }).bars("By rule");
  expect(chart.horizontal).toBe(true);
  expect(chart.categories[0]).toBe("Conventional 28/36");
  expect(chart.categories[chart.highlight ?? -1]).toBe("FHA 31/43");
  expect(said(chart.y, 1234.5)).toEqual(["Home price", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual(["Home price: green"]);
  // 31% of 10,000 for thirty years, plus 60,000.
  expect(chart.series[0]?.values[chart.highlight ?? -1]).toBeCloseTo(360 * 3100 + 60_000, 4);
  expect(chart.caption).toMatch(/^Home price by lender rule: housing ratio \/ total debt ratio\. FHA and USDA/);
  expect(drawn({ rule: "custom" }).bars("By rule").highlight).toBeUndefined();
  expect(drawn({ mode: "payment" }).bars("By rule").highlight).toBeUndefined();
});

it("charts what single changes add", () => {
  const chart = drawn().bars("What would help");
  expect(chart.horizontal).toBe(true);
  expect(said(chart.y, 1234.5)).toEqual(["Added to the home price", "$1.2k", "+$1,235"]);
  expect(looks(chart.series)).toEqual(["More house: green"]);
  expect(chart.categories).toEqual([
    "$100 less in debt payments",
    "All other debts paid off",
    "$10,000 more annual income",
    "$10,000 more down",
    ...chart.categories.slice(4),
  ]);
  // The housing ratio binds: 28% of 10,000 a year for thirty years, and 10,000 more down.
  expect(chart.series[0]?.values.slice(0, 4)).toEqual(closeTo([0, 0, 84_000, 10_000]));
  expect(chart.caption).toMatch(/^How much more house each single change buys\. A change that adds nothing/);
});

it("charts price and loan by rate", () => {
  const chart = drawn({ annualRate: 1 }).lines("By rate");
  expect(chart.x.values).toEqual([0, 0.5, 1, 1.5, 2, 2.5, 3]);
  expect(said(chart.x, 6.125)).toEqual(["Interest rate", "6.125%"]);
  expect(said(chart.y, 1234.5)).toEqual(["Amount", "$1.2k", "$1,235"]);
  expect(chart.y.zero).toBe(false);
  expect(looks(chart.series)).toEqual(["Home price: green", "Loan: ochre"]);
  expect(chart.series.map(({ values }) => values[0])).toEqual(closeTo([1_068_000, 1_008_000]));
  const own = chart.series[0]?.values[2] as number;
  expect(chart.points).toEqual([{ x: 1, y: own, label: `$${(own / 1000).toFixed(1)}k` }]);
  expect(chart.caption).toBe("Home price and loan by interest rate, all else equal.");
});

it("splits the monthly total into parts", () => {
  const given = {
    mode: "payment",
    monthlyBudget: 2000,
    hoaMonthly: 50,
    propertyTaxRate: 1.2,
    homeInsuranceRate: 0.6,
    pmiRate: 1,
  };
  const { parts, outputs } = drawn(given);
  const { maxHomePrice, maxLoan } = outputs;
  expect(parts).toEqual({
    rows: [
      { label: "Principal and interest", value: expect.closeTo(maxLoan / 360, 6) },
      { label: "Property tax", value: expect.closeTo(0.001 * maxHomePrice, 6) },
      { label: "Home insurance", value: expect.closeTo(0.0005 * maxHomePrice, 6) },
      { label: "PMI", value: expect.closeTo(maxLoan / 1200, 6), color: "red" },
      { label: "HOA / condo fee", value: 50, color: "soft" },
    ],
    total: { label: "Monthly total", value: expect.closeTo(2000, 6) },
  });
  expect(drawn({ monthlyDebts: 4000, downPayment: 0, minDownPaymentPercent: 0 }).parts).toBeNull();
});

it("shows hints derived from each input", () => {
  const hint = (key: string, given: object = {}) => drawn(given).hint(key);
  expect(hint("annualIncome")).toBe("$10,000 a month");
  // 60,000 of 1,068,000
  expect(hint("downPayment")).toBe("5.6% of the price");
  expect(hint("downPayment", { monthlyDebts: 4000 })).toBe("");
  // 1,008,000 is 80% of 1,260,000.
  expect(hint("downPaymentPercent", { downPaymentMode: "percent", downPaymentPercent: 20 })).toBe("$252,000");
  const costs = { propertyTaxRate: 1, homeInsuranceRate: 0.5 };
  const { maxHomePrice } = drawn(costs).outputs;
  const dollars = (value: number) => `$${Math.round(value).toLocaleString("en-US")}`;
  expect(hint("propertyTaxRate", costs)).toBe(`${dollars(maxHomePrice / 100)} a year`);
  expect(hint("homeInsuranceRate", costs)).toBe(`${dollars(maxHomePrice / 200)} a year`);
  expect(hint("pmiRate")).toBe("");
  const pmi = drawn({ pmiRate: 1.2 });
  expect(pmi.hint("pmiRate")).toBe(
    `$${(pmi.outputs.maxLoan / 1000).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })} a month`,
  );
  expect(hint("closingCostPercent")).toBe("$32,040");
  expect(hint("reserveMonths")).toBe("");
  expect(hint("reserveMonths", { reserveMonths: 2 })).toBe("$5,600");
});

it("shows only figures and tabs that apply", () => {
  expect(drawn().figures).toEqual(["maxLoan", "cashNeeded"]);
  expect(drawn({ cashAvailable: 1e6 }).figures).toEqual(["maxLoan", "cashNeeded", "cashLeft"]);
  expect(drawn().tabs).toEqual(["What limits it", "What would help", "By income", "By rule", "By rate"]);
  expect(tablesOf(view)).toEqual([
    "What limits it: limits",
    "What would help: levers",
    "By income: incomeBand",
    "By rule: rules",
    "By rate: rateSensitivity",
  ]);
});

it("gauges both ratios against the rule", () => {
  expect(drawn().text("Display")).toBe("Housing ÷ income 28% of 28% allowed All debts ÷ income 34% of 36% allowed");
  const paying = drawn({ mode: "payment", monthlyBudget: 5400, downPayment: 100_000 });
  expect(paying.text("Display")).toBe("Housing ÷ income 54% All debts ÷ income 60%");
  expect(paying.html("Display")).not.toContain("<line");
  expect(drawn().html("Display")).not.toContain("fill-red");
});
