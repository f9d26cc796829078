/**
 * United States, 2026: Social Security 6.2% up to $184,500, Medicare 1.45%, 0.9% more above $200,000. India, 2026–27, new
 * regime: 75,000 deducted, slabs of 4 lakh from 5% on, cess 4%; provident fund 12%, gratuity 15 ÷ 26 of a month of basic.
 */
import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import { looks, said, strongRows, tablesOf } from "../../../site/testing/read-chart";
import salary from "./calculator";
import view from "./view";

beforeAll(() => prepareView(salary, view));

/** 1,000 a week. */
const US = {
  annualSalary: 52_000,
  payFrequency: "weekly",
  retirementPercent: 0,
  section125PerPay: 0,
  state: "none",
};
/** New: 17.25 lakh, 20,000 + 40,000 + 60,000 + 25,000 and 4%. Old: 17.5 lakh, 337,500 and 4%. */
const INDIA = {
  country: "in",
  annualCtc: 1_800_000,
  pfBasis: "none",
  gratuityInCtc: false,
  professionalTaxState: "none",
};
/** Of a basic pay of 600,000: 72,000 each to the provident fund, 28,846 of gratuity, 60,000 for the NPS. */
const PACKAGE = {
  country: "in",
  annualCtc: 1_200_000,
  basicPercent: 50,
  hraPercent: 40,
  employerNpsPercent: 10,
  professionalTaxState: "MH",
};
const us = (given: object = {}) => new DrawnView(salary, view, { ...US, ...given });
const india = (given: object = {}) => new DrawnView(salary, view, { ...INDIA, ...given });
const money = (value: number) =>
  `$${value.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

it("draws the pays of a year, and where Social Security stops", () => {
  // 20,000 a month: 184,500 are reached in the tenth, 200,000 exceeded in the eleventh.
  const one = us({ annualSalary: 240_000, payFrequency: "monthly" });
  const chart = one.lines("Through the year");
  expect(chart.steps).toBe(true);
  expect(chart.x.values).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
  expect(said(chart.x, 10)).toEqual(["Pay of the year", "10 (Oct)"]);
  expect(said(chart.y, 1234.5)).toEqual(["Take-home pay", "$1.2k", "$1,234.50"]);
  expect(looks(chart.series)).toEqual(["Take-home pay: green, area"]);
  const { netPay } = one.outputs;
  const net = chart.series[0]?.values as number[];
  expect(net[0]).toBeCloseTo(netPay, 6);
  // 15,500 of the tenth pay are beyond the limit.
  expect((net[9] as number) - netPay).toBeCloseTo(0.062 * 15_500, 6);
  expect((net[10] as number) - netPay).toBeCloseTo(0.062 * 20_000 - 0.009 * 20_000, 6);
  expect(chart.marks).toEqual([
    { x: 10, label: "Social Security stops" },
    { x: 11, label: "More Medicare" },
  ]);
  expect(chart.caption).toBe(
    "A year of equal pays from January. Social Security tax stops in Oct, at pay 10, when wages reach $184,500. The additional Medicare tax starts in Nov.",
  );
});

it("says when Social Security does not stop, or is not taken", () => {
  expect(us().lines("Through the year")).toMatchObject({
    marks: [],
    caption: "A year of equal pays from January. Social Security tax is taken from every pay.",
  });
  expect(us({ ficaExempt: true }).lines("Through the year").caption).toBe(
    "A year of equal pays from January. No Social Security tax is taken.",
  );
  expect(us({ payFrequency: "annual" }).charts("Through the year")).toEqual([]);
  expect(india().charts("Through the year")).toEqual([]);
});

it("shows where the pay flows", () => {
  const one = us();
  const { netPay, federalWithholding } = one.outputs;
  const text = one.text("Where it goes");
  // 62 and 14.50 beside the income tax.
  expect(text).toContain(`Take-home pay ${money(netPay)}`);
  expect(text).toContain(money(federalWithholding));
  expect(text).toMatch(/Social Security \$62\.00 .*\$14\.50/);
  expect(text).toContain(`Of $1,000.00, ${money(netPay)} reaches the bank; the rest goes to 3 other places.`);
  const html = one.html("Where it goes");
  const paths = [...html.matchAll(/class="fill-(\w+)" d="([^"]+)"/g)];
  // The largest first.
  expect(federalWithholding).toBeGreaterThan(62);
  expect(paths.map(([, color]) => color)).toEqual(["green", "ochre", "blue", "soft"]);
  expect(text.indexOf(money(federalWithholding))).toBeLessThan(text.indexOf("$62.00"));
  // A thousand is 310 high; what is left of the net pay is where the next band begins, and 10 further down it ends.
  const numbers = (place: number) => (paths[place]?.[2] ?? "").match(/[\d.]+/g)?.map(Number) ?? [];
  const size = 0.31 * netPay;
  expect(numbers(0)).toEqual(
    [0, 0, 50, 0, 50, 0, 100, 0, size, 50, size, 50, size, 0, size].map((n) => expect.closeTo(n, 6)),
  );
  const [from, to, width] = [size, size + 10, 0.31 * federalWithholding];
  expect(numbers(1)).toEqual(
    [0, from, 50, from, 50, to, 100, to, to + width, 50, to + width, 50, from + width, 0, from + width].map(
      (n) => expect.closeTo(n, 6),
    ),
  );
  // A name and an amount of 17 each and the gap: the third band cannot end nearer.
  expect(numbers(2)[5]).toBeCloseTo(to + 34 + 10, 6);
  // Whatever its place on the stub.
  const [, largest] = [
    ...us({ postTaxPerPay: 300 })
      .html("Where it goes")
      .matchAll(/class="strong">([^<]+)</g),
  ];
  expect(largest?.[1]).toBe("$300.00");
  expect(html).toContain(`y="13"`);
  expect(html).toContain(`y="30"`);
});

it("says that nothing is taken, and draws no flow without a pay", () => {
  const free = us({ annualSalary: 5200, ficaExempt: true });
  expect(free.text("Where it goes")).toContain(
    "Of $100.00, $100.00 reaches the bank; the rest goes to nobody.",
  );
  expect(us({ annualSalary: 5200, ficaExempt: true, postTaxPerPay: 10 }).text("Where it goes")).toContain(
    "Of $100.00, $90.00 reaches the bank; the rest goes to 1 other place.",
  );
  expect(us({ annualSalary: 0 }).tabs).not.toContain("Where it goes");
  expect(us({ annualSalary: 0 }).text("Where it goes")).toBe("");
});

it("draws where the cost to company goes", () => {
  const chart = india(PACKAGE).bars("CTC");
  expect(chart.horizontal).toBe(true);
  expect(said(chart.y, 12_345.6)).toEqual(["A year", "$12.3k", "$12,346"]);
  expect(looks(chart.series)).toEqual(["A year: green"]);
  // 1,200,000 − 72,000 − 28,846 − 60,000 of pay, free of income tax, less 72,000 and 2,500 (Maharashtra).
  const given = { ...PACKAGE, pfBasis: "actual", gratuityInCtc: true };
  const whole = india(given).bars("CTC");
  expect(whole.categories).toEqual([
    "Take-home pay",
    "Your provident fund",
    "Professional tax",
    "Employer’s provident fund",
    "Gratuity",
    "Employer’s NPS",
  ]);
  expect(whole.series[0]?.values.map((value) => Math.round(value))).toEqual([
    964_654, 72_000, 2500, 72_000, 28_846, 60_000,
  ]);
  expect(whole.caption).toBe(
    "Where a CTC of $1,200,000 goes in a year; provident fund and gratuity are yours later.",
  );
  expect(india({ ...given, employerPfInCtc: false }).bars("CTC").categories).not.toContain(
    "Employer’s provident fund",
  );
  expect(india().bars("CTC")).toMatchObject({
    categories: ["Take-home pay", "Income tax"],
    series: [{ values: [1_649_200, 150_800] }],
  });
  expect(us().charts("CTC")).toEqual([]);
});

it("puts the regimes side by side", () => {
  expect(india().text("Two regimes")).toBe(
    "The same package under the new and the old regime New regime Old regime Deductions $75,000 $50,000 Taxable income $1,725,000 $1,750,000 Income tax $150,800 $351,000 Take-home pay, year $1,649,200 $1,449,000",
  );
  expect(strongRows(india().html("Two regimes"))).toEqual(["Take-home pay, year"]);
});

it("hints at what follows from each input", () => {
  expect(us().hint("annualSalary")).toBe("$25.00 an hour");
  expect(us({ hoursPerWeek: 0 }).hint("annualSalary")).toBe("");
  expect(us({ payBasis: "hourly", hourlyRate: 20 }).hint("hourlyRate")).toBe("$41,600 a year");
  expect(us().hint("payFrequency")).toBe("52 a year");
  expect(us({ payFrequency: "biweekly" }).hint("payFrequency")).toBe("26 a year");
  expect(india().hint("payFrequency")).toBe("");
  expect(us().hint("retirementPercent")).toBe("");
  expect(us({ retirementPercent: 5 }).hint("retirementPercent")).toBe("$50.00 a pay");
  expect(us().hint("rothPercent")).toBe("");
  expect(us({ rothPercent: 3 }).hint("rothPercent")).toBe("$30.00 a pay");
  expect(us().hint("w4Deductions")).toBe("");
  // Half of 20 an hour, 5 hours a week.
  const overtime = { payBasis: "hourly", hourlyRate: 20, overtimeHoursPerWeek: 5 };
  expect(us(overtime).hint("w4Deductions")).toBe("overtime may add $2,600");
  const carolina = us({ state: "NC" });
  expect(carolina.hint("state")).toBe(`${money(carolina.outputs.stateTax)} a pay`);
  expect(india().hint("state")).toBe("");
  expect(india().hint("annualCtc")).toBe("$1.8M");
  expect(india({ annualCtc: 99_999 }).hint("annualCtc")).toBe("");
  expect(india({ annualCtc: 100_000 }).hint("annualCtc")).toBe("$100k");
  expect(india().hint("basicPercent")).toBe("$75,000 a month");
  expect(us().hint("basicPercent")).toBe("");
  expect(india().hint("regime")).toBe("The new one saves $200,200");
  expect(india({ otherDeductions: 900_000 }).hint("regime")).toMatch(/^The old one saves \$\d/);
  expect(india({ annualCtc: 400_000 }).hint("regime")).toBe("");
  expect(us().hint("regime")).toBe("");
});

it("makes the gross pay of its parts", () => {
  const given = {
    retirementPercent: 5,
    rothPercent: 3,
    section125PerPay: 20,
    postTaxPerPay: 10,
    state: "NC",
  };
  const { parts, outputs } = us(given);
  expect(parts).toEqual({
    rows: [
      { label: "Take-home pay", value: outputs.netPay },
      { label: "Federal income tax", value: outputs.federalWithholding },
      // 7.65% of 980
      { label: "Social Security and Medicare", value: expect.closeTo(74.97, 6) },
      { label: "State and local", value: expect.closeTo(outputs.stateTax, 6) },
      { label: "Retirement, health and other deductions", value: expect.closeTo(110, 6) },
    ],
    total: { label: "Gross pay", value: 1000 },
  });
  expect(parts?.rows.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1000, 6);
  const high = us({ ytdWages: 300_000 }).parts;
  // 1.45% and 0.9%, no Social Security.
  expect(high?.rows[2]?.value).toBeCloseTo(23.5, 6);
  expect(us({ annualSalary: 0 }).parts).toBeNull();
  const local = us({ state: "NC", localTaxRate: 1 });
  expect(local.parts?.rows[3]?.value).toBeGreaterThan(local.outputs.stateTax);
  const month = india({ ...PACKAGE, pfBasis: "actual", gratuityInCtc: true, annualCtc: 1_200_000 }).parts;
  expect(month?.rows.map(({ label }) => label)).toEqual([
    "Take-home pay",
    "Income tax (TDS)",
    "Provident fund",
    "Professional tax",
  ]);
  expect(month?.rows[2]?.value).toBeCloseTo(6000, 6);
  expect(month?.rows[3]?.value).toBe(200);
  expect(india().parts).toMatchObject({
    rows: [{ value: expect.closeTo(1_649_200 / 12, 6) }, { value: expect.closeTo(150_800 / 12, 6) }, {}, {}],
    total: { label: "Gross pay of a month", value: 150_000 },
  });
});

it("shows the figures of the pay", () => {
  const plain = ["annualNet", "annualGross", "netPercent", "raiseNetPay"];
  expect(us().figures).toEqual(plain);
  expect(us({ payBasis: "hourly", overtimeHoursPerWeek: 5 }).figures).toEqual([
    ...plain,
    "overtimePay",
    "overtimeDeduction",
  ]);
  expect(us({ ytdWages: 300_000 }).figures).toContain("additionalMedicare");
  expect(us({ annualSalary: 240_000 }).figures).toContain("socialSecurityStops");
  // State disability insurance.
  expect(us({ state: "CA" }).figures).toContain("statePayroll");
  expect(india().figures).toEqual([
    "annualNet",
    "annualGross",
    "netPercentOfCtc",
    "basicMonthly",
    "hraMonthly",
    "specialAllowanceMonthly",
    "employeePf",
    "annualTax",
    "regimeUsed",
  ]);
  expect(view.hide).toEqual(["netPay"]);
});

it("shows the tabs of the country", () => {
  expect(us().tabs).toEqual(["Pay stub", "Where it goes", "Through the year", "By pay frequency"]);
  expect(india().tabs.slice(0, 3)).toEqual(["Pay stub", "CTC", "Two regimes"]);
  expect(india().tabs).not.toContain("Where it goes");
  expect(tablesOf(view)).toEqual([
    "Pay stub: lines",
    "Through the year: pays Σ socialSecurity additionalMedicare net",
    "By pay frequency: conversion",
  ]);
});
