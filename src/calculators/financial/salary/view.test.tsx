/**
 * United States, 2026: Social Security 6.2% up to $184,500, Medicare 1.45%, 0.9% more above $200,000. India, 2026–27,
 * new regime: 75,000 deducted, slabs of 4 lakh starting at 5%, cess 4%; provident fund 12%; gratuity 15/26 of a month's
 * basic.
 */
import { beforeAll, expect, it } from "vitest";
import { Format } from "../../../core/format";
import { testTools } from "../../../core/testing";
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
/** New: 17.25 lakh, 20,000 + 40,000 + 60,000 + 25,000, plus 4%. Old: 17.5 lakh, 337,500 plus 4%. */
const INDIA = {
  country: "in",
  annualCtc: 1_800_000,
  pfBasis: "none",
  gratuityInCtc: false,
  professionalTaxState: "none",
};
/** On a basic pay of 600,000: 72,000 each to the provident fund, 28,846 for gratuity, 60,000 for the NPS. */
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

it("charts the paychecks of a year and where Social Security stops", () => {
  // 20,000 a month: wages reach 184,500 in the tenth month and exceed 200,000 in the eleventh.
  const one = us({ annualSalary: 240_000, payFrequency: "monthly" });
  const chart = one.lines("Through the year");
  expect(chart.steps).toBe(true);
  expect(chart.x.values).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
  expect(said(chart.x, 10)).toEqual(["Paycheck of the year", "10 (Oct)"]);
  expect(said(chart.y, 1234.5)).toEqual(["Take-home pay", "$1.2k", "$1,234.50"]);
  expect(looks(chart.series)).toEqual(["Take-home pay: green, area"]);
  const { netPay } = one.outputs;
  const net = chart.series[0]?.values as number[];
  expect(net[0]).toBeCloseTo(netPay, 6);
  // 15,500 of the tenth paycheck is above the limit.
  expect((net[9] as number) - netPay).toBeCloseTo(0.062 * 15_500, 6);
  expect((net[10] as number) - netPay).toBeCloseTo(0.062 * 20_000 - 0.009 * 20_000, 6);
  expect(chart.marks).toEqual([
    { x: 10, label: "Social Security stops" },
    { x: 11, label: "Additional Medicare" },
  ]);
  expect(chart.caption).toBe(
    "A year of equal paychecks, starting in January. Social Security tax stops in October, at paycheck 10, when wages reach $184,500. The additional Medicare tax starts in November.",
  );
});

it("names the month of each paycheck in the table", () => {
  expect(us({ payFrequency: "monthly" }).table("Through the year")).toMatch(/Feb.*Dec/);
});

it("says if Social Security does not stop or is not deducted", () => {
  expect(us().lines("Through the year")).toMatchObject({
    marks: [],
    caption: "A year of equal paychecks, starting in January. Social Security tax is deducted from every paycheck.",
  });
  expect(us({ ficaExempt: true }).lines("Through the year").caption).toBe(
    "A year of equal paychecks, starting in January. No Social Security tax is deducted.",
  );
  expect(us({ payFrequency: "annual" }).charts("Through the year")).toEqual([]);
  expect(india().charts("Through the year")).toEqual([]);
});

it("draws the pay as a Sankey diagram", () => {
  const one = us();
  const { netPay, federalWithholding } = one.outputs;
  const text = one.text("Where it goes");
  // 62 and 14.50 in addition to the income tax.
  expect(text).toContain(`Take-home pay ${money(netPay)}`);
  expect(text).toContain(money(federalWithholding));
  expect(text).toMatch(/Social Security \$62\.00 .*\$14\.50/);
  expect(text).toContain(`Of $1,000.00, ${money(netPay)} reaches your bank account; 3 deductions take the rest.`);
  const html = one.html("Where it goes");
  const paths = [...html.matchAll(/class="fill-(\w+)" d="([^"]+)"/g)];
  // The largest deduction comes first.
  expect(federalWithholding).toBeGreaterThan(62);
  expect(paths.map(([, color]) => color)).toEqual(["green", "ochre", "blue", "soft"]);
  expect(text.indexOf(money(federalWithholding))).toBeLessThan(text.indexOf("$62.00"));
  // 1,000 is 310 high. The next band starts where the net pay ends on the left, and 10 lower on the right.
  const numbers = (place: number) => (paths[place]?.[2] ?? "").match(/[\d.]+/g)?.map(Number) ?? [];
  const size = 0.31 * netPay;
  expect(numbers(0)).toEqual(
    [0, 0, 50, 0, 50, 0, 100, 0, size, 50, size, 50, size, 0, size].map((n) => expect.closeTo(n, 6)),
  );
  const [from, to, width] = [size, size + 10, 0.31 * federalWithholding];
  expect(numbers(1)).toEqual(
    [0, from, 50, from, 50, to, 100, to, to + width, 50, to + width, 50, from + width, 0, from + width].map((n) =>
      expect.closeTo(n, 6),
    ),
  );
  // The second label needs two lines of 17 plus the gap of 10, so the third band ends at least 44 lower.
  expect(numbers(2)[5]).toBeCloseTo(to + 34 + 10, 6);
  // Regardless of its position on the stub.
  const [, largest] = [
    ...us({ postTaxPerPay: 300 })
      .html("Where it goes")
      .matchAll(/class="strong">([^<]+)</g),
  ];
  expect(largest?.[1]).toBe("$300.00");
  expect(html).toContain(`y="13"`);
  expect(html).toContain(`y="30"`);
});

it("says if nothing is deducted, and draws no diagram without pay", () => {
  const free = us({ annualSalary: 5200, ficaExempt: true });
  expect(free.text("Where it goes")).toContain("Of $100.00, $100.00 reaches your bank account; nothing is deducted.");
  expect(us({ annualSalary: 5200, ficaExempt: true, postTaxPerPay: 10 }).text("Where it goes")).toContain(
    "Of $100.00, $90.00 reaches your bank account; 1 deduction takes the rest.",
  );
  expect(us({ annualSalary: 0 }).tabs).not.toContain("Where it goes");
  expect(us({ annualSalary: 0 }).text("Where it goes")).toBe("");
});

it("charts how the cost to company is split", () => {
  const chart = india(PACKAGE).bars("CTC");
  expect(chart.horizontal).toBe(true);
  expect(said(chart.y, 12_345.6)).toEqual(["Per year", "$12.3k", "$12,346"]);
  expect(looks(chart.series)).toEqual(["Per year: green"]);
  // Pay is 1,200,000 − 72,000 − 28,846 − 60,000, without income tax, minus 72,000 and 2,500 (Maharashtra).
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
    "Where a CTC of $1,200,000 goes in a year. Provident fund and gratuity are paid out to you later.",
  );
  expect(india({ ...given, employerPfInCtc: false }).bars("CTC").categories).not.toContain("Employer’s provident fund");
  expect(india().bars("CTC")).toMatchObject({
    categories: ["Take-home pay", "Income tax"],
    series: [{ values: [1_649_200, 150_800] }],
  });
  expect(us().charts("CTC")).toEqual([]);
});

it("compares the regimes side by side", () => {
  expect(india().text("Two regimes")).toBe(
    "The same package under the new and the old regime New regime Old regime Deductions $75,000 $50,000 Taxable income $1,725,000 $1,750,000 Income tax $150,800 $351,000 Annual take-home pay $1,649,200 $1,449,000",
  );
  expect(strongRows(india().html("Two regimes"))).toEqual(["Annual take-home pay"]);
});

/** As on a page in rupees. */
const IN_RUPEES = { ...testTools(), format: new Format("INR") };

it("shows hints derived from each input", () => {
  expect(us().hint("annualSalary")).toBe("$25.00 an hour");
  expect(us({ hoursPerWeek: 0 }).hint("annualSalary")).toBe("");
  expect(us({ payBasis: "hourly", hourlyRate: 20 }).hint("hourlyRate")).toBe("$41,600 a year");
  expect(us().hint("payFrequency")).toBe("52 a year");
  expect(us({ payFrequency: "biweekly" }).hint("payFrequency")).toBe("26 a year");
  expect(india().hint("payFrequency")).toBe("");
  expect(us().hint("retirementPercent")).toBe("");
  expect(us({ retirementPercent: 5 }).hint("retirementPercent")).toBe("$50.00 per paycheck");
  expect(us().hint("rothPercent")).toBe("");
  expect(us({ rothPercent: 3 }).hint("rothPercent")).toBe("$30.00 per paycheck");
  expect(us().hint("w4Deductions")).toBe("");
  // Half of 20 an hour, for 5 hours a week.
  const overtime = { payBasis: "hourly", hourlyRate: 20, overtimeHoursPerWeek: 5 };
  expect(us(overtime).hint("w4Deductions")).toBe("up to $2,600 for overtime");
  const carolina = us({ state: "NC" });
  expect(carolina.hint("state")).toBe(`${money(carolina.outputs.stateTax)} per paycheck`);
  // A bonus is in this paycheck only.
  const bonus = us({ state: "NC", bonusThisPay: 5000 });
  expect(bonus.hint("state")).toBe(`${money(bonus.outputs.stateTax)} this time`);
  expect(india().hint("state")).toBe("");
  expect(india().hint("annualCtc")).toBe("");
  expect(new DrawnView(salary, view, INDIA, IN_RUPEES).hint("annualCtc")).toBe("₹18 lakh");
  expect(india().hint("basicPercent")).toBe("$75,000 a month");
  expect(us().hint("basicPercent")).toBe("");
  expect(india().hint("regime")).toBe("The new one saves $200,200");
  expect(india({ otherDeductions: 900_000 }).hint("regime")).toMatch(/^The old one saves \$\d/);
  expect(india({ annualCtc: 400_000 }).hint("regime")).toBe("");
  expect(us().hint("regime")).toBe("");
});

it("splits the gross pay into parts", () => {
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
  // 1.45% + 0.9%, without Social Security.
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
    total: { label: "Monthly gross pay", value: 150_000 },
  });
});

it("shows only figures that apply", () => {
  expect(us().figures).toEqual(["annualNet", "netPercent", "raiseNetPay", "annualGross"]);
  expect(us({ payBasis: "hourly", overtimeHoursPerWeek: 5 }).figures).toEqual([
    "annualNet",
    "netPercent",
    "overtimePay",
    "raiseNetPay",
    "annualGross",
    "overtimeDeduction",
  ]);
  expect(us({ ytdWages: 300_000 }).figures).toContain("additionalMedicare");
  expect(us({ annualSalary: 240_000 }).figures).toContain("socialSecurityStops");
  // State disability insurance.
  expect(us({ state: "CA" }).figures).toContain("statePayroll");
  expect(india().figures).toEqual([
    "annualNet",
    "netPercentOfCtc",
    "annualGross",
    "basicMonthly",
    "hraMonthly",
    "specialAllowanceMonthly",
    "employeePf",
    "annualTax",
    "regimeUsed",
  ]);
});

it("shows the tabs for the country", () => {
  expect(us().tabs).toEqual(["Pay stub", "Where it goes", "Through the year", "By pay frequency"]);
  expect(india().tabs.slice(0, 3)).toEqual(["Pay stub", "CTC", "Two regimes"]);
  expect(india().tabs).not.toContain("Where it goes");
  expect(tablesOf(view)).toEqual([
    "Pay stub: lines",
    "Through the year: pays Σ socialSecurity additionalMedicare net",
    "By pay frequency: conversion",
  ]);
});
