/**
 * HUD, Mortgagee Letter 2023-05: 1.75% upfront; 0.5% a year for 11 years up to 90% of the price, 0.55% for the whole
 * term above 95%. Ratios of 31/43, 37/47, 40/50 and, with automated underwriting, 46.9/56.9 (Handbook 4000.1).
 */
import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import { fillsOf, looks, said, tablesOf } from "../../../site/testing/read-chart";
import fha from "./calculator";
import view from "./view";

beforeAll(() => prepareView(fha, view));

/** 360,000 on a home of 400,000, plus 6,300 upfront; interest-free, 1,017.50 a month for thirty years. */
const HOME = {
  homePrice: 400_000,
  downPaymentPercent: 10,
  annualRate: 0,
  termYears: 30,
  mipMethod: "simple",
  propertyTaxRate: 1.2,
  homeInsuranceAnnual: 1200,
  annualIncome: 120_000,
  monthlyDebts: 832.5,
  conventionalRate: 0,
  conventionalPmiRate: 0.8,
  compareYears: 5,
};
const drawn = (given: object = {}) => new DrawnView(fha, view, { ...HOME, ...given });
const dollars = (value: number) => `$${Math.round(Math.abs(value)).toLocaleString("en-US")}`;

it("charts the insurance by year next to PMI", () => {
  const chart = drawn().lines("Insurance by year");
  expect(chart.steps).toBe(true);
  expect(chart.x.values).toEqual(Array.from({ length: 31 }, (_, i) => i));
  expect(said(chart.x, 4)).toEqual(["Years since the first payment", "4"]);
  expect(chart.x.format(4.25)).toBe("4.3");
  expect(said(chart.y, 1234.5)).toEqual(["Monthly insurance", "$1,235", "$1,234.50"]);
  expect(looks(chart.series)).toEqual(["Monthly FHA insurance: green", "Monthly conventional PMI: ochre, dashed"]);
  // 0.5% of 360,000 a year for 11 years; 0.8% until the balance is 312,000, 78% of the price.
  const [mip, pmi] = chart.series.map(({ values }) => values);
  expect([0, 10, 11, 30].map((year) => mip?.[year])).toEqual([150, 150, 0, 0]);
  expect([0, 3, 4, 30].map((year) => pmi?.[year])).toEqual([240, 240, 0, 0]);
  expect(chart.marks).toEqual([
    { x: 11, label: "MIP ends" },
    { x: 4, label: "PMI ends" },
  ]);
  expect(chart.caption).toBe(
    "FHA insurance ends after 11 years; PMI on a conventional loan ends automatically after 48 months.",
  );
  // 368,000 falls to 312,000 after 54.8 months at 1,022.22, so PMI ends between two years.
  expect(drawn({ downPaymentPercent: 8 }).lines("Insurance by year").x.values.slice(3, 7)).toEqual([3, 4, 55 / 12, 5]);
});

it("says how long the insurance lasts, whether it drops, and if PMI would not be needed", () => {
  const chart = (given: object) => drawn(given).lines("Insurance by year");
  const whole = chart({ downPaymentPercent: 3.5 });
  expect(whole.caption).toMatch(/^FHA insurance stays the same and lasts as long as the loan; PMI /);
  expect(whole.marks?.map(({ label }) => label)).toEqual(["PMI ends"]);
  expect(chart({ downPaymentPercent: 3.5, mipMethod: "hud" }).caption).toMatch(
    /^FHA insurance drops every year and lasts as long as the loan; PMI /,
  );
  const large = chart({ downPaymentPercent: 20 });
  expect(large.caption).toBe("FHA insurance ends after 11 years; a conventional loan would need no PMI.");
  expect(large.marks).toEqual([{ x: 11, label: "MIP ends" }]);
  // Paid off before MIP would end.
  expect(chart({ downPaymentPercent: 20, extraMonthly: 5000 }).marks).toEqual([]);
  // An eleven-year loan has MIP to its end.
  expect(chart({ termYears: 11 }).caption).toMatch(/lasts as long as the loan/);
});

it("charts how much cheaper FHA is than the conventional loan", () => {
  const one = drawn({ conventionalRate: 2 });
  const chart = one.lines("FHA vs. conventional");
  const { costByYear, fhaAdvantage, breakEvenConventionalRate } = one.outputs;
  expect(chart.x.values).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  expect(said(chart.x, 3)).toEqual(["Years kept", "3"]);
  expect(said(chart.y, 1234.5)).toEqual(["FHA cheaper by", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual(["FHA cheaper by: green, area"]);
  expect(chart.series[0]?.values[7]).toBe(costByYear[7].fhaAdvantage);
  expect(chart.marks).toEqual([{ x: 5, label: "You leave" }]);
  expect(chart.points).toEqual([{ x: 5, y: fhaAdvantage, label: dollars(fhaAdvantage) }]);
  expect(fhaAdvantage).toBeGreaterThan(0);
  const rate = `${breakEvenConventionalRate.toFixed(2).replace(/0$/, "")}%`;
  expect(chart.caption).toBe(
    `After 5 years, FHA has cost ${dollars(fhaAdvantage)} less, counting payments, insurance and the remaining balance. FHA is cheaper when the conventional rate is above ${rate}; yours is 2%.`,
  );
  // 6,300 + 60 × 150 versus 48 × 240: 15,300 − 11,520.
  const costly = drawn().lines("FHA vs. conventional");
  expect(costly.points).toEqual([{ x: 5, y: expect.closeTo(-3780, 6), label: "−$3,780" }]);
  expect(costly.caption).toMatch(/^After 5 years, the conventional loan has cost \$3,780 less, /);
  expect(drawn({ compareYears: 20, termYears: 10 }).lines("FHA vs. conventional").marks).toEqual([
    { x: 10, label: "You leave" },
  ]);
  // With neither PMI nor interest, there may be no break-even rate, and then the caption must not mention one.
  const never = drawn({ ufmipRate: 0, downPaymentPercent: 20, mipThreshold: 1, compareYears: 1 });
  expect(never.outputs.breakEvenConventionalRate === null).toBe(
    !never.lines("FHA vs. conventional").caption.includes("FHA is cheaper when"),
  );
  expect(drawn({ termYears: 1 }).charts("FHA vs. conventional")).toEqual([]);
});

it("charts the insurance by down payment", () => {
  const chart = drawn().bars("By down payment");
  expect(chart).toMatchObject({ horizontal: true, highlight: chart.categories.length - 1 });
  expect(chart.categories).toEqual([
    "3.5% down: 0.55% for 30 years",
    "5% down: 0.5% for 30 years",
    "10% down (yours): 0.5% for 11 years",
  ]);
  expect(said(chart.y, 12_345.6)).toEqual(["Total insurance", "$12.3k", "$12,346"]);
  expect(looks(chart.series)).toEqual(["Total insurance: green"]);
  // 6,300 + 132 × 150.
  expect(chart.series[0]?.values.at(-1)).toBeCloseTo(26_100, 6);
  expect(chart.caption).toBe(
    "Total FHA insurance until the loan is repaid, including the upfront premium, by down payment.",
  );
});

it("gauges the loan and the ratios against their limits", () => {
  const one = drawn();
  // 1,017.50 + 150 + 400 + 100 = 1,667.50, and 2,500 with debts, of 10,000.
  expect(one.text("Display")).toBe(
    "Base loan $360,000 of $541,287 Housing ÷ income 16.7% (limit 31%) 31 37 40 46.9 All debts ÷ income 25% (limit 43%) 43 47 56.9",
  );
  const [loan, ...ratios] = fillsOf(one.html("Display"));
  // The scales end at 1.1 × 541,287 and at 60.
  expect(loan).toBe("green 0% 60.46%");
  expect(ratios).toEqual(["green 0% 27.79%", "green 0% 41.67%"]);
  const colors = (monthlyDebts: number) =>
    fillsOf(drawn({ monthlyDebts }).html("Display")).map((fill) => fill.split(" ")[0]);
  // 43%, 56.9% and above.
  expect(colors(4300 - 1667.5)[2]).toBe("green");
  expect(colors(5690 - 1667.5)[2]).toBe("ochre");
  expect(colors(5800 - 1667.5)[2]).toBe("red");
  expect(fillsOf(drawn({ monthlyDebts: 8000 - 1667.5 }).html("Display"))[2]).toBe("red 0% 90.91%");
  expect(drawn({ creditScore: 560 }).text("Display")).toMatch(/Housing ÷ income 16\.7% \(limit 31%\) 31 46\.9 All/);
  const over = drawn({ homePrice: 1_000_000, annualIncome: 0 });
  expect(over.text("Display")).toBe("Base loan $900,000 of $541,287");
  expect(fillsOf(over.html("Display"))).toEqual(["red 0% 90.91%"]);
  expect(over.figures).toContain("extraDownForLimit");
  expect(over.figures).not.toContain("ratioTier");
});

it("splits the monthly total into parts", () => {
  expect(drawn({ hoaMonthly: 50, extraMonthly: 100 }).parts).toEqual({
    rows: [
      { label: "Principal and interest", value: expect.closeTo(1017.5, 9) },
      { label: "FHA insurance (MIP)", value: 150, color: "red" },
      { label: "Property tax", value: 400, color: "ochre" },
      { label: "Home insurance", value: 100, color: "blue" },
      { label: "HOA / condo fee", value: 50, color: "soft" },
      { label: "Extra payment", value: 100, color: "ink" },
    ],
    total: { label: "Monthly total", value: expect.closeTo(1817.5, 9) },
  });
});

it("shows hints derived from each input", () => {
  const hint = (key: string, given: object = {}) => drawn(given).hint(key);
  expect(hint("downPaymentPercent")).toBe("$40,000");
  expect(hint("downPayment", { downPaymentMode: "amount", downPayment: 50_000 })).toBe("12.5% of the price");
  expect(hint("creditScore")).toBe("At least 3.5% down");
  expect(hint("creditScore", { creditScore: 560 })).toBe("At least 10% down");
  expect(hint("annualRate")).toMatch(/^APR \d/);
  expect(hint("ufmipRate")).toBe("$6,300.00");
  expect(hint("limitArea")).toBe("$541,287");
  expect(hint("propertyTaxRate")).toBe("$4,800 a year");
  expect(hint("points")).toBe("");
  expect(hint("points", { points: 1, ufmipRate: 0 })).toBe("$3,600.00");
  expect(hint("priorLoanMonths")).toBe("");
  // 80% in the first month.
  expect(hint("priorLoanMonths", { priorUfmip: 5000, priorLoanMonths: 1 })).toBe("Refund $4,000.00");
  expect(hint("conventionalPmiRate")).toBe("$240.00 a month for 48 months");
  expect(hint("conventionalPmiRate", { downPaymentPercent: 20 })).toBe("No PMI");
});

it("shows only figures and tabs that apply", () => {
  expect(drawn().figures).toEqual([
    "loanAmount",
    "apr",
    "mipRate",
    "totalMip",
    "mipEndDate",
    "ratioTier",
    "fhaAdvantage",
    "breakEvenConventionalRate",
  ]);
  expect(drawn({ annualIncome: 0 }).figures).toEqual([
    "loanAmount",
    "apr",
    "mipRate",
    "totalMip",
    "mipEndDate",
    "fhaAdvantage",
    "breakEvenConventionalRate",
  ]);
  expect(drawn({ annualIncome: 0, priorUfmip: 5000, priorLoanMonths: 1 }).figures).toEqual([
    "loanAmount",
    "apr",
    "mipRate",
    "totalMip",
    "mipEndDate",
    "ufmipRefund",
    "fhaAdvantage",
    "breakEvenConventionalRate",
  ]);
  expect(drawn().tabs).toEqual([
    "Insurance by year",
    "FHA vs. conventional",
    "By down payment",
    "MIP by year",
    "Cost by year",
    "By month",
  ]);
  expect(tablesOf(view)).toEqual([
    "FHA vs. conventional: comparison",
    "By down payment: byDownPayment",
    "MIP by year: mipByYear",
    "Cost by year: costByYear",
    "By month: schedule Σ payment interest principal extra mip",
  ]);
});
