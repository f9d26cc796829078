import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView, visibleText } from "../../../site/testing/draw-view";
import { looks, said, strongRows, tablesOf } from "../../../site/testing/read-chart";
import autoLoan from "./calculator";
import view from "./view";

beforeAll(() => prepareView(autoLoan, view));

/** 30,000 + 10% tax − 3,000 rebate − 6,000 down = 24,000, or 1,000 a month for two years without interest. */
const CAR = {
  vehiclePrice: 30_000,
  downPayment: 6000,
  tradeInValue: 0,
  salesTaxRate: 10,
  cashIncentive: 3000,
  fees: 0,
  annualRate: 0,
  termMonths: 24,
  promoAnnualRate: null,
  firstPaymentDate: "2027-01-01",
};
/** The same at 1% a month; the other offer is 27,000 without rebate or interest: 1,125 a month, 33,000 in total. */
const OFFERS = { ...CAR, annualRate: 12, promoAnnualRate: 0, promoTermMonths: 24 };
/** All payments over two years at 1% a month, divided by the amount financed. */
const FACTOR = (24 * 0.01) / (1 - 1.01 ** -24);
/** 27,000 minus this rebate costs as much at 1% a month as 27,000 without interest: 3,101.20. */
const EVEN = 27_000 - 27_000 / FACTOR;
const dollars = (value: number, digits = 0) =>
  `$${value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;

it("charts the cost of both offers by rebate", () => {
  const chart = new DrawnView(autoLoan, view, OFFERS).lines("Rebate or low rate");
  expect(said(chart.x, 1234.5)).toEqual(["Rebate", "$1.2k", "$1,234.50"]);
  expect(said(chart.y, 1234.5)).toEqual(["Cost: cash, payments and balloon", "$1.2k", "$1,234.50"]);
  expect(chart.y.zero).toBe(false);
  expect(looks(chart.series)).toEqual(["With the rebate: green", "At the low rate: ochre, dashed"]);
  expect(chart.x.values[0]).toBe(0);
  expect(chart.x.values.at(-1)).toBeCloseTo(1.5 * EVEN, 6);
  expect(chart.series[0]?.values[0]).toBeCloseTo(6000 + 27_000 * FACTOR, 6);
  expect(chart.series[0]?.values[chart.x.values.indexOf(3000)]).toBeCloseTo(6000 + 24_000 * FACTOR, 6);
  expect(new Set(chart.series[1]?.values.map((value) => Math.round(value ?? 0)))).toEqual(new Set([33_000]));
  expect(chart.marks).toEqual([{ x: expect.closeTo(EVEN, 6), label: "Break-even" }]);
  expect(chart.points).toEqual([{ x: 3000, y: expect.closeTo(6000 + 24_000 * FACTOR, 6), label: "Yours" }]);
  expect(chart.caption).toBe(
    `What both offers cost, by size of the rebate. They meet at ${dollars(EVEN, 2)}; with yours of $3,000, the low rate is cheaper.`,
  );
});

it("says which offer is better, or that no rebate can win", () => {
  const caption = (given: object) =>
    new DrawnView(autoLoan, view, { ...OFFERS, ...given }).lines("Rebate or low rate").caption;
  expect(caption({ cashIncentive: 5000 })).toMatch(/with yours of \$5,000, the rebate is cheaper\.$/);
  expect(caption({ cashIncentive: EVEN })).toMatch(/with yours of \$3,101, both cost the same\.$/);
  const free = new DrawnView(autoLoan, view, { ...OFFERS, annualRate: 0 });
  expect(free.lines("Rebate or low rate")).toMatchObject({
    marks: [],
    caption: "What both offers cost, by size of the rebate. Even without one, the low rate is no cheaper.",
  });
  expect(free.hint("cashIncentive")).toBe("");
  expect(free.text("Display")).toMatch(/ Even without a rebate, the low rate is no cheaper\.$/);
  // Interest at 100% a year on a balloon of 20,000 is more than any rebate that leaves such a balloon.
  const expensive = new DrawnView(autoLoan, view, { ...OFFERS, annualRate: 100, balloonAmount: 20_000 });
  expect(expensive.lines("Rebate or low rate")).toMatchObject({
    marks: [],
    caption: "What both offers cost, by size of the rebate. No rebate makes up for the low rate.",
  });
  expect(expensive.hint("cashIncentive")).toBe("");
  expect(expensive.text("Display")).toMatch(/ No rebate could make up for the low rate\.$/);
});

it("shows the offers side by side", () => {
  const drawn = new DrawnView(autoLoan, view, OFFERS);
  const [payment, all] = [(24_000 * FACTOR) / 24, 6000 + 24_000 * FACTOR];
  expect(drawn.text("Display")).toBe(
    `Rebate or low rate The cash incentive compared with the low rate $3,000, 12% 0%, no rebate Financed $24,000 $27,000 Monthly payment ${dollars(payment, 2)} $1,125.00 Months 24 24 Cash and payments ${dollars(all, 2)} $33,000.00 The rebate wins from ${dollars(EVEN, 2)} up.`,
  );
  const taxed = { ...OFFERS, salesTaxRate: 5, incentiveTaxed: true };
  expect(new DrawnView(autoLoan, view, taxed).text("Display")).not.toContain("sales tax");
  expect(new DrawnView(autoLoan, view, { ...taxed, incentiveTaxed: false }).text("Display")).toMatch(
    / up, including its effect on the sales tax\.$/,
  );
  expect(new DrawnView(autoLoan, view, { ...OFFERS, cashIncentive: 0 }).text("Display")).toContain(
    "Usual rate, 12% 0%, no rebate",
  );
  expect(strongRows(drawn.html("Display"))).toEqual(["Cash and payments"]);
  const alone = new DrawnView(autoLoan, view, CAR);
  expect(alone.text("Display")).toBe("");
  expect(alone.charts("Rebate or low rate")).toEqual([]);
});

it("charts the balance and the value of the car", () => {
  const chart = new DrawnView(autoLoan, view, { ...CAR, valueLossPercent: 12 }).lines("Owed and worth");
  expect(chart.x.values).toHaveLength(24);
  expect(said(chart.x, 2027)).toEqual(["Year", "2027", "January 2027"]);
  expect(said(chart.y, 1234.5)).toEqual(["Owed and worth", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual(["The car is worth: blue, dashed", "You owe: green"]);
  // 12% of 30,000 per year is 300 a month.
  expect(chart.series.map(({ values }) => values[4])).toEqual([28_500, 19_000]);
  expect(chart.caption).toBe(
    "The car loses 12% of its price a year, by your estimate. You never owe more than it is worth.",
  );
});

it("shades the months when more is owed than the car is worth", () => {
  const drawn = new DrawnView(autoLoan, view, { ...CAR, valueLossPercent: 100 });
  const chart = drawn.lines("Owed and worth");
  // The value falls by 2,500 a month from 30,000, the balance by 1,000 from 24,000. It is 17,500 and 19,000 after
  // payment 5, and the balance stays higher through payment 23.
  expect(looks(chart.series).at(-1)).toBe("Upside down: red, area 0");
  expect(chart.series[2]?.values.slice(0, 6)).toEqual([null, null, null, null, 19_000, 18_000]);
  expect(chart.series[2]?.values.at(-1)).toBeNull();
  expect(chart.caption).toMatch(/You owe more than it is worth for 19 months\.$/);
  expect(drawn.figures).toContain("monthsUpsideDown");
  expect(new DrawnView(autoLoan, view, { ...CAR, termMonths: 1 }).charts("Owed and worth")).toEqual([]);
});

it("shows the steps from the price to the loan", () => {
  const drawn = new DrawnView(autoLoan, view, { ...CAR, tradeInValue: 2000, tradeInCredit: false });
  const steps = drawn.text("From price to loan");
  expect(steps).toBe(
    "Vehicle price $30,000 Sales tax and fees $3,000 Cash incentive −$3,000 Down payment −$6,000 Trade-in value −$2,000 Amount financed $22,000 What is added to the price, what is subtracted, and the $22,000.00 left to finance.",
  );
  const bars = [...drawn.html("From price to loan").matchAll(/class="fill-(\w+)" x="([\d.]+)%" width="([\d.]+)%"/g)];
  // Positions as percentages of 33,000.
  const share = (value: number) => String(Math.round((10_000 * value) / 33_000) / 100);
  expect(bars.map(([, ...bar]) => bar)).toEqual([
    ["ink", "0", share(30_000)],
    ["ochre", share(30_000), share(3000)],
    ["blue", share(30_000), share(3000)],
    ["blue", share(24_000), share(6000)],
    ["blue", share(22_000), share(2000)],
    ["green", "0", share(22_000)],
  ]);
  const paid = new DrawnView(autoLoan, view, { ...CAR, downPayment: 31_000 }).text("From price to loan");
  expect(paid).toContain("Down payment and trade-in exceed the amount due by $1,000, so nothing is left to finance.");
});

it("shows hints derived from each input", () => {
  const plain = new DrawnView(autoLoan, view, { ...CAR, valueLossPercent: 12 });
  const offers = new DrawnView(autoLoan, view, OFFERS);
  const hint = (key: string, given: object) => new DrawnView(autoLoan, view, { ...CAR, ...given }).hint(key);
  expect(plain.hint("vehiclePrice")).toBe(`${dollars(plain.outputs.outTheDoorPrice)} out the door`);
  expect(plain.hint("salesTaxRate")).toBe("$3,000.00 on $30,000");
  expect(plain.hint("tradeInValue")).toBe("");
  expect(hint("tradeInValue", { tradeInValue: 5000, tradeInOwed: 2000 })).toBe("$3,000 after its loan");
  expect(hint("tradeInValue", { tradeInValue: 5000, tradeInOwed: 5000 })).toBe("$0 after its loan");
  expect(hint("tradeInValue", { tradeInValue: 5000, tradeInOwed: 7000 })).toBe("$2,000 upside down");
  expect(plain.hint("termMonths")).toBe("2 y");
  expect(hint("termMonths", { termMonths: 12 })).toBe("1 y");
  expect(hint("termMonths", { termMonths: 11 })).toBe("");
  expect(offers.hint("cashIncentive")).toBe(`Wins from ${dollars(EVEN, 2)} up`);
  expect(plain.hint("cashIncentive")).toBe("");
  expect(offers.hint("promoAnnualRate")).toBe("$1,125.00 a month");
  expect(plain.hint("promoAnnualRate")).toBe("");
  expect(plain.hint("valueLossPercent")).toBe("$22,800 after 2 y");
  expect(plain.hint("interestDeductible")).toBe("");
  const deducting = new DrawnView(autoLoan, view, { ...CAR, annualRate: 12, interestDeductible: true });
  const { interestTaxSaving } = deducting.outputs;
  expect(interestTaxSaving).toBeGreaterThan(0);
  expect(deducting.hint("interestDeductible")).toBe(`Saves ${dollars(interestTaxSaving, 2)} in the first year`);
});

it("splits the cost of the car into parts", () => {
  const drawn = new DrawnView(autoLoan, view, { ...CAR, annualRate: 12 });
  expect(drawn.parts).toEqual({
    rows: [
      { label: "Car, tax and fees, minus rebate", value: 30_000 },
      { label: "Interest", value: expect.closeTo(24_000 * FACTOR - 24_000, 6), color: "ochre" },
    ],
    total: { label: "Cost of the car", value: expect.closeTo(6000 + 24_000 * FACTOR, 6) },
  });
  const gift = { ...CAR, vehiclePrice: 3000, downPayment: 0, salesTaxRate: 0 };
  expect(new DrawnView(autoLoan, view, gift).parts).toBeNull();
});

it("shows only figures that apply", () => {
  const figures = (given: object) => new DrawnView(autoLoan, view, { ...CAR, ...given }).figures.toSorted();
  const plain = ["amountFinanced", "upfrontCash", "salesTax", "payoffDate"];
  expect(figures({ valueLossPercent: 12 })).toEqual(plain.toSorted());
  expect(figures({ tradeInValue: 5000, tradeInOwed: 2000 })).toEqual([...plain, "netTradeIn"].toSorted());
  expect(figures({ ...OFFERS, valueLossPercent: 0 })).toEqual([...plain, "breakEvenRate"].toSorted());
  expect(figures({ interestDeductible: true })).toEqual(
    [...plain, "firstYearInterest", "deductibleInterest", "interestTaxSaving"].toSorted(),
  );
});

it("has tabs for the offers, the loan and the tables", () => {
  expect(new DrawnView(autoLoan, view, OFFERS).tabs).toEqual([
    "Rebate or low rate",
    "From price to loan",
    "Owed and worth",
    "Schedule",
    "Sales tax by state",
    "Cost by rebate",
    "Steps to the loan",
    "By year",
    "By month",
    "Value by month",
  ]);
  expect(new DrawnView(autoLoan, view, CAR).tabs).not.toContain("Cost by rebate");
  expect(tablesOf(view)).toEqual([
    "Cost by rebate: costByIncentive",
    "Steps to the loan: financedSteps",
    "By year: yearly Σ payment interest principal extra",
    "By month: schedule Σ payment interest principal extra",
    "Value by month: equity",
  ]);
});

it("lists the state sales taxes, with the chosen one pressed", () => {
  // California 7.25%, with no local tax; Oregon has none (state departments of revenue).
  const drawn = (inputs: object) => new DrawnView(autoLoan, view, { ...CAR, ...inputs }).html("Sales tax by state");
  const pressedIn = (text: string) =>
    [...text.matchAll(/<button[^>]*aria-pressed="true".*?<\/button>/gs)].map(([one]) => visibleText(one));
  const html = drawn({ salesTaxRate: 7.25, tradeInCredit: false });
  expect(pressedIn(html)).toEqual([expect.stringMatching(/^California .*A trade-in does not lower the tax\. 7\.25%$/)]);
  expect(pressedIn(drawn({ salesTaxRate: 7.25 }))).toEqual([]);
  expect(pressedIn(drawn({ salesTaxRate: 6, tradeInCreditLimit: 12_000 }))).toEqual([
    "Michigan At most $12,000 of a trade-in is not taxed. 6%",
  ]);
  expect(html.match(/<button/g)).toHaveLength(51);
  expect(visibleText(html)).toMatch(/Oregon .*?\b0%/);
  const states = visibleText(html);
  expect(states).toContain("Alaska Boroughs and cities levy their own sales taxes. 0% Arizona ");
  expect(states).toMatch(
    /District of Columbia Was 6% through September 30, 2026\. A trade-in does not lower the tax\. 7% Florida /,
  );
  // Most states have no note.
  expect(html.match(/<small>/g)?.length).toBeLessThan(26);
  expect(visibleText(html)).toContain(
    "Press a state to use its base rate and its rule for a trade-in. Local taxes are added to it",
  );
});
