import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import { looks, said, strongRows, tablesOf } from "../../../site/testing/read-chart";
import refinance from "./calculator";
import view from "./view";

beforeAll(() => prepareView(refinance, view));

/** From 1% a month over ten years to no interest: 1,721.65 a month becomes 1,000, at a cost of 3,000. */
const LOAN = {
  currentBalance: 120_000,
  currentRate: 12,
  remainingMonths: 120,
  newRate: 0,
  newTermYears: 10,
  lenderFees: 1000,
  otherClosingCosts: 2000,
  horizonYears: 2,
};
/** The same rate over a longer term, which never gains anything. */
const NEVER = { currentRate: 0, newTermYears: 20 };
/** A slightly lower rate over three times the term, which loses its gain again. */
const AGAIN = { currentRate: 7.25, newRate: 6.5, newTermYears: 30, lenderFees: 0, otherClosingCosts: 500 };
const drawn = (given: object = {}) => new DrawnView(refinance, view, { ...LOAN, ...given });
const PAYMENT = 1200 / (1 - 1.01 ** -120);
const dollars = (value: number) => `$${Math.round(Math.abs(value)).toLocaleString("en-US")}`;

it("charts the period around the break-even", () => {
  const one = drawn();
  const chart = one.lines("Break-even");
  const { months, savingsAtHorizon } = one.outputs;
  // Until the owner leaves.
  expect(chart.x.values).toHaveLength(25);
  expect(chart.x.values[18]).toBe(1.5);
  expect(said(chart.x, 1.5)).toEqual(["Time since refinancing", "1\u00a0y 6\u00a0mo"]);
  expect(said(chart.y, 1234.5)).toEqual(["Ahead by", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual(["New loan: green, area", "New loan, same payment: blue, dashed"]);
  // Savings of 1% of 120,000, then of a balance 521.65 lower, minus costs of 3,000.
  expect(chart.series[0]?.values.slice(0, 3)).toEqual([
    -3000,
    expect.closeTo(-1800, 6),
    expect.closeTo(-600 - (PAYMENT - 1200) / 100, 6),
  ]);
  expect(chart.series[1]?.values[24]).toBe(months[24].samePaymentSavings);
  // Ahead from the third month; by payments alone, after 3,000 ÷ 721.65 months.
  expect(chart.marks).toEqual([
    { x: 3 / 12, label: "Breaks even" },
    { x: expect.closeTo(3000 / (PAYMENT - 1000) / 12, 9), label: "Costs ÷ savings" },
    { x: 2, label: "You leave" },
  ]);
  expect(chart.points).toEqual([{ x: 2, y: savingsAtHorizon, label: dollars(savingsAtHorizon) }]);
  expect(chart.caption).toBe(
    `How far refinancing is ahead if both loans were paid off in that month. Refinancing is ahead from month 3 on; after 2 years you are ${dollars(savingsAtHorizon)} better off.`,
  );
});

it("charts at least a year and a little past the break-even", () => {
  expect(drawn({ horizonYears: 0.5 }).lines("Break-even").x.values.at(-1)).toBe(1);
  const late = drawn({ horizonYears: 1, otherClosingCosts: 29_000 });
  const { breakEvenMonths, simpleBreakEvenMonths } = late.outputs;
  expect(simpleBreakEvenMonths).toBeGreaterThan(breakEvenMonths);
  expect(simpleBreakEvenMonths).toBeCloseTo(30_000 / (PAYMENT - 1000), 9);
  expect(late.lines("Break-even").x.values).toHaveLength(Math.ceil(1.3 * simpleBreakEvenMonths) + 1);
});

it("charts the whole term if it is longer", () => {
  const chart = drawn().lines("To the end");
  expect(chart.x.values).toHaveLength(121);
  expect(chart.marks?.map(({ label }) => label)).toEqual(["Breaks even", "You leave"]);
  expect(drawn({ horizonYears: 10 }).charts("To the end")).toEqual([]);
});

it("says whether and when refinancing is ahead", () => {
  const caption = (given: object) => drawn(given).lines("Break-even").caption;
  expect(caption(NEVER)).toMatch(/ Refinancing never gets ahead; after 2 years you are \$3,000 worse off\.$/);
  expect(
    drawn(NEVER)
      .lines("Break-even")
      .marks?.map(({ label }) => label),
  ).not.toContain("Breaks even");
  expect(caption({ lenderFees: 0, otherClosingCosts: 0 })).toContain(" Refinancing is ahead from the first day; after");
  const again = drawn(AGAIN);
  const { breakEvenMonths, lossAgainFromMonth } = again.outputs;
  expect(lossAgainFromMonth).toBeGreaterThan(breakEvenMonths);
  expect(again.lines("Break-even").caption).toContain(
    ` Refinancing is ahead from month ${breakEvenMonths} until month ${lossAgainFromMonth - 1}; after`,
  );
  expect(again.lines("To the end").marks).toContainEqual({
    x: lossAgainFromMonth / 12,
    label: "Behind again",
  });
});

it("charts the unrecoverable cost of each loan", () => {
  const one = drawn();
  const chart = one.lines("Cost so far");
  expect(said(chart.x, 2).slice(0, 2)).toEqual(["Time since refinancing", "2\u00a0y"]);
  expect(chart.x.values[12]).toBe(1);
  expect(said(chart.y, 1234.5)).toEqual(["Cost so far", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual(["Current loan: ochre", "New loan: green, area 0"]);
  expect(chart.series.map(({ values }) => values.slice(0, 2))).toEqual([
    [0, expect.closeTo(1200, 6)],
    [3000, expect.closeTo(3000, 6)],
  ]);
  expect(chart.marks?.map(({ label }) => label)).toEqual(["Breaks even", "You leave"]);
  expect(chart.caption).toBe(
    `What each loan has cost so far in interest, insurance and closing costs. Total remaining interest is ${dollars(120 * PAYMENT - 120_000)} on the current loan, $0 on the new one.`,
  );
});

it("charts the balance of each loan", () => {
  const chart = drawn().lines("Balances");
  expect(said(chart.x, 1)).toEqual(["Time since refinancing", "1\u00a0y"]);
  expect(chart.x.values[12]).toBe(1);
  expect(said(chart.y, 1234.5)).toEqual(["Balance owed", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual([
    "Current loan: ochre",
    "New loan: green",
    "New loan, same payment: blue, dashed",
  ]);
  expect(chart.series.map(({ values }) => values[1])).toEqual([
    expect.closeTo(121_200 - PAYMENT, 6),
    expect.closeTo(119_000, 6),
    expect.closeTo(120_000 - PAYMENT, 6),
  ]);
  expect(chart.caption).toBe("What you owe month by month; the new loan starts at $120,000.");
  // The old payment does not even pay the interest of the new loan.
  const costly = drawn({ currentRate: 0, newRate: 50, newTermYears: 30, cashOut: 10_000 }).lines("Balances");
  expect(costly.series.map(({ label }) => label)).toEqual(["Current loan", "New loan"]);
  expect(costly.caption).toMatch(/starts at \$130,000\.$/);
});

it("compares the loans side by side", () => {
  const one = drawn();
  const { months } = one.outputs;
  const at = (month: number, key: string) => dollars(months[month][key]);
  // 120,000 ÷ 1,721.65 = 69.7 payments.
  expect(one.text("Display")).toBe(
    `The two loans side by side Current loan New loan New, same payment Rate 12% 0% 0% Monthly P&I $1,722 $1,000 $1,722 Paid off in 10 y 10 y 5 y 10 mo Interest ${dollars(120 * PAYMENT - 120_000)} $0 $0 Owed after 2 y ${at(24, "currentBalance")} $96,000 ${at(24, "samePaymentBalance")} Ahead after 2 y +${at(24, "savings")} +${at(24, "samePaymentSavings")} Ahead at the end +${at(120, "savings")} +${at(120, "samePaymentSavings")}`,
  );
  expect(strongRows(one.html("Display"))).toEqual(["Ahead after 2\u00a0y", "Ahead at the end"]);
  const insured = drawn({ currentMi: 100, currentMiMonths: 12, newMi: 50, newMiMonths: 6 }).text("Display");
  expect(insured).toContain("Mortgage insurance $100 $50 $50 Paid");
  expect(drawn({ newMi: 50, newMiMonths: 6 }).text("Display")).toContain("Mortgage insurance $0 $50 $50");
  // The payment does not drop, so there is no third column: 1,000 before and after.
  const two = drawn({ currentRate: 0 }).text("Display");
  expect(two).toMatch(/^The two loans side by side Current loan New loan Rate 0% 0% Monthly/);
  expect(two).toMatch(/ Ahead after 2 y −\$3,000 Ahead at the end −\$3,000$/);
  expect(drawn({ currentBalance: 12e7 }).text("Display")).toContain("$96M");
});

it("shows hints derived from each input", () => {
  const hint = (key: string, given: object = {}) => drawn(given).hint(key);
  expect(hint("remainingMonths")).toBe("10 years");
  expect(hint("remainingMonths", { remainingMonths: 25 })).toBe("2 years 1 month");
  expect(hint("remainingMonths", { remainingMonths: 23 })).toBe("");
  const plain = { lenderFees: 0, otherClosingCosts: 0 };
  expect(hint("newRate", { ...plain, newRate: 6 })).toBe("APR 6%");
  expect(hint("points")).toBe("");
  expect(hint("points", { points: 2 })).toBe("$2,400.00");
  expect(hint("financeCosts", plain)).toBe("");
  expect(hint("financeCosts")).toBe("Otherwise $3,000.00 in cash");
});

it("shows only figures and tabs that apply", () => {
  expect(drawn().figures).toEqual([
    "monthlySavings",
    "totalCosts",
    "simpleBreakEvenMonths",
    "breakEvenMonths",
    "highestRateThatPays",
  ]);
  expect(drawn({ discountRate: 4 }).figures).toEqual([
    "monthlySavings",
    "totalCosts",
    "simpleBreakEvenMonths",
    "breakEvenMonths",
    "npv",
    "highestRateThatPays",
  ]);
  expect(drawn().tabs).toEqual(["Break-even", "To the end", "Cost so far", "Balances", "By year", "By month"]);
  expect(tablesOf(view)).toEqual(["By year: comparison", "By month: months"]);
});
