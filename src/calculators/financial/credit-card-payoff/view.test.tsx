import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import { looks, said, strongRows, tablesOf } from "../../../site/testing/read-chart";
import cards from "./calculator";
import view from "./view";

beforeAll(() => prepareView(cards, view));

const RULES = { minimumRule: "fixed", minimumFloor: 100, asOf: "2026-11-20" };
/** 700 a month for 600 without interest and 1,200 at 1% a month; the larger balance has the higher rate. */
const TWO = {
  ...RULES,
  cards: [
    { name: "Shop", balance: 600, annualRate: 0 },
    { name: "Bank", balance: 1200, annualRate: 12 },
  ],
  monthlyBudget: 700,
};
/** Interest-free: 1,200 at 400 a month takes three months. */
const ONE = { ...RULES, cards: [{ name: "Shop", balance: 1200, annualRate: 0 }], monthlyBudget: 400 };
const many = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ name: "", balance: 100 * (i + 1), annualRate: 10 }));

const cents = (values: readonly (number | null)[]) => values.map((value) => value && Math.round(100 * value) / 100);

it("charts the balance of each card and when each is paid off", () => {
  const chart = new DrawnView(cards, view, TWO).lines("Balances");
  expect(chart.stacked).toBe(true);
  expect(chart.x.values).toEqual([0, 1, 2, 3]);
  expect(said(chart.x, 2)).toEqual(["Months from now", "2", "January 2027 (month 2)"]);
  expect(said(chart.y, 1234.5)).toEqual(["Owed", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual(["Shop: green, area", "Bank: ochre, area"]);
  // The card with the higher rate gets all but 100: 1,212 − 600, 618.12 − 600; month 3 pays off both.
  expect(chart.series.map(({ values }) => cents(values))).toEqual([
    [600, 500, 400, 0],
    [1200, 612, 18.12, 0],
  ]);
  expect(chart.marks).toEqual([
    { x: 3, label: "Shop paid" },
    { x: 3, label: "Bank paid" },
  ]);
  expect(chart.caption).toBe("What you owe on all cards, month by month, until February 2027.");
});

it("uses the singular for one card, and shows at most six marks", () => {
  const one = new DrawnView(cards, view, ONE).lines("Balances");
  expect(one.caption).toBe("What you owe on the card, month by month, until February 2027.");
  expect(one.series[0]?.values).toEqual([1200, 800, 400, 0]);
  const six = { ...RULES, cards: many(6), monthlyBudget: 1000 };
  expect(new DrawnView(cards, view, six).lines("Balances").marks).toHaveLength(6);
  const ten = new DrawnView(cards, view, { ...six, cards: many(10), monthlyBudget: 2000 }).lines("Balances");
  expect(ten.marks).toEqual([]);
  expect(ten.series.map(({ color }) => color)).toEqual([
    "green",
    "ochre",
    "blue",
    "red",
    "soft",
    "blue-pale",
    "ochre-deep",
    "blue-deep",
    "green",
    "ochre",
  ]);
});

it("charts the payment orders against each other", () => {
  const chart = new DrawnView(cards, view, TWO).lines("Which card first");
  expect(chart.x.values).toEqual([0, 1, 2, 3]);
  expect(said(chart.x, 3)).toEqual(["Months from now", "3"]);
  expect(said(chart.y, 1234.5)).toEqual(["Interest so far", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual([
    "Highest rate first: green",
    "Smallest balance first: ochre",
    "As listed: blue, dashed",
    "Minimum payments: red, dashed",
  ]);
  // Highest rate first: 12 + 6.12 + 0.18. Other orders: 12 + 11.12 + 4.23. Minimums: 1% of 1,200, 1,112 and 1,023.12.
  expect(chart.series.map(({ values }) => cents(values))).toEqual([
    [0, 12, 18.12, 18.3],
    [0, 12, 23.12, 27.35],
    [0, 12, 23.12, 27.35],
    [0, 12, 23.12, 33.35],
  ]);
  expect(chart.caption).toBe(
    "The same payment in each order: highest rate first takes 3 months and $18 of interest; smallest balance first takes 3 months and $27 of interest; as listed takes 3 months and $27 of interest.",
  );
  expect(new DrawnView(cards, view, { ...TWO, mode: "minimum-only" }).charts("Which card first")).toEqual([]);
});

it("omits an order that does not cover the minimum payments", () => {
  // After a year, the promotional card requires 1% plus 5% interest, which is too much unless it was paid down first.
  const chart = new DrawnView(cards, view, {
    cards: [
      { name: "Promo", balance: 10_000, annualRate: 60, promoRate: 0, promoMonths: 12 },
      { name: "Bank", balance: 11_000, annualRate: 10 },
    ],
    monthlyBudget: 600,
    strategy: "snowball",
  }).lines("Which card first");
  expect(chart.series.map(({ label }) => label)).toEqual(["Smallest balance first", "As listed", "Minimum payments"]);
  expect(chart.caption).toMatch(/: highest rate first does not meet the minimum payments; smallest .* takes/);
});

it("charts the interest by card", () => {
  const chart = new DrawnView(cards, view, TWO).bars("Interest by card");
  expect(chart).toMatchObject({ horizontal: true, categories: ["Shop", "Bank"] });
  expect(said(chart.y, 1234.5)).toEqual(["Interest", "$1.2k", "$1,234.50"]);
  expect(looks(chart.series)).toEqual(["Interest: ochre"]);
  expect(cents(chart.series[0]?.values ?? [])).toEqual([0, 18.3]);
  expect(chart.caption).toBe("How much of the $18 in interest each card costs until it is paid off.");
  expect(new DrawnView(cards, view).bars("Interest by card").caption).toMatch(
    /^How much of the \$\d,\d{3} in interest/,
  );
});

it("charts what paying more saves, with the plan's payment and the elbow", () => {
  const drawn = new DrawnView(cards, view);
  const chart = drawn.lines("Pay more");
  const { budgetCurve, totalInterest, raise, raiseInterestSaved, raiseMonthsSaved } = drawn.outputs;
  expect(said(chart.x, 1234.5)).toEqual(["Monthly payment", "$1.2k", "$1,235"]);
  expect(said(chart.y, 1234.5)).toEqual(["Interest", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual(["Interest: green, area"]);
  expect(chart.x.values).toEqual(budgetCurve.map((row: { budget: number }) => row.budget));
  expect(chart.series[0]?.values).toEqual(budgetCurve.map((row: { totalInterest: number }) => row.totalInterest));
  expect(chart.points).toEqual([{ x: 400, y: totalInterest, label: "Your payment" }]);
  // The point farthest below the straight line from end to end.
  const [first, last] = [budgetCurve[0], budgetCurve.at(-1)];
  const slope = (last.totalInterest - first.totalInterest) / (last.budget - first.budget);
  const below = budgetCurve.map(
    (row: { budget: number; totalInterest: number }) =>
      first.totalInterest + slope * (row.budget - first.budget) - row.totalInterest,
  );
  const elbow = budgetCurve[below.indexOf(Math.max(...below))].budget;
  expect(chart.marks).toEqual([{ x: elbow, label: "Elbow" }]);
  const dollars = (value: number) => `$${Math.round(value).toLocaleString("en-US")}`;
  expect(raiseMonthsSaved).toBe(1);
  expect(chart.caption).toBe(
    `${dollars(raise)} more a month saves ${dollars(raiseInterestSaved)} and 1 month. Up to about ${dollars(elbow)} a month, paying more saves a lot; beyond that, it saves less and less.`,
  );
});

it("has no elbow if interest falls in a straight line or not at all", () => {
  const free = new DrawnView(cards, view, { ...ONE, cards: [{ balance: 12_000, name: "", annualRate: 0 }] });
  const [chart] = free.charts("Pay more");
  expect(chart).toMatchObject({ marks: [] });
  // 12,000 ÷ 400 and 12,000 ÷ 410 both round up to 30 months.
  expect(chart?.caption.trim()).toBe("$10 more a month saves $0.");
});

it("compares the plan with three years and with minimum payments", () => {
  // 1,200 ÷ 36 = 33.33; the minimums of 100 take 12 months.
  const own = new DrawnView(cards, view, ONE);
  expect(own.text("Display")).toBe(
    "Your plan, paying in three years, and minimum payments only Your plan In three years Minimum payments First payment $400 $100 $100 Paid off after 3 mo 1 y 1 y Debt-free in Feb 2027 Nov 2027 Nov 2027 Interest $0 $0 $0 Total paid $1,200 $1,200 $1,200",
  );
});

it("emphasizes the interest of the plans", () => {
  expect(strongRows(new DrawnView(cards, view, ONE).html("Display"))).toEqual(["Interest"]);
});

it("shows the figures for the plan or for minimum payments alone", () => {
  const own = new DrawnView(cards, view, TWO);
  expect(own.figures).toEqual([
    "payoffDate",
    "interestSaved",
    "monthsSaved",
    "raise",
    "raiseInterestSaved",
    "raiseMonthsSaved",
  ]);
  expect(own.tabs).toEqual(["Balances", "Which card first", "Interest by card", "Pay more", "What to pay", "By month"]);
  const minimum = new DrawnView(cards, view, { ...TWO, mode: "minimum-only" });
  expect(minimum.figures).toEqual(["payoffDate", "totalPaid"]);
  expect(minimum.text("Display")).toContain(" In three years First payment $200 ");
  expect(tablesOf(view)).toEqual([
    "Balances: cardResults Σ balance interest paid",
    "Which card first: strategies",
    "Pay more: budgetCurve",
    "What to pay: cardMonths Σ interest payment",
    "By month: schedule Σ payment interest",
  ]);
});

it("shows hints for the target date and the three-year payment", () => {
  const target = new DrawnView(cards, view, { ...ONE, mode: "target-date", targetMonths: 24 });
  expect(target.hint("targetMonths")).toBe("November 2028");
  expect(target.hint("monthlyBudget")).toBe("");
  const fixed = new DrawnView(cards, view, { ...ONE, minimumFloor: 10 });
  expect(fixed.hint("monthlyBudget")).toBe("$33.33 pays it off in 36 months");
});
