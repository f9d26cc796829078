import { beforeAll, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import { fillsOf, looks, said, tablesOf } from "../../../site/testing/read-chart";
import rentVsBuy from "./calculator";
import view from "./view";

beforeAll(() => prepareView(rentVsBuy, view));

/** No growth, returns, loan or taxes: buy a home for 240,000 or rent it for 1,000 a month. */
const FLAT = {
  horizonYears: 10,
  homePrice: 240_000,
  downPaymentPercent: 100,
  annualRate: 0,
  termYears: 20,
  pmiRate: 0,
  closingCostPercent: 5,
  sellingCostPercent: 5,
  propertyTaxRate: 0,
  homeInsuranceAnnual: 0,
  maintenanceRate: 0,
  hoaMonthly: 0,
  homeAppreciation: 0,
  monthlyRent: 1000,
  rentGrowth: 0,
  rentersInsuranceAnnual: 0,
  depositMonths: 0,
  investmentReturn: 0,
  investmentTaxRate: 0,
  inflation: 0,
  marginalTaxRate: 0,
  capitalGainsRate: 0,
};
const drawn = (given: object = {}) => new DrawnView(rentVsBuy, view, { ...FLAT, ...given });

it("charts both net worths and marks when buying catches up", () => {
  const chart = drawn().lines("Net worth");
  // Two years more than the stay.
  expect(chart.x.values).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
  expect(said(chart.x, 3)).toEqual(["Years from now", "3", "After 3 years"]);
  expect(said(chart.x, 1)[2]).toBe("After 1 year");
  expect(said(chart.y, 1234.5)).toEqual(["Net worth", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual(["Buying: green", "Renting: ochre"]);
  // Buying and selling cost 12,000 each, two years of rent in total.
  const [buying, renting] = chart.series.map(({ values }) => values as number[]);
  expect((buying?.[9] as number) - (renting?.[9] as number)).toBeCloseTo(120_000 - 24_000, 4);
  expect((buying?.[0] as number) - (renting?.[0] as number)).toBeCloseTo(12_000 - 24_000, 4);
  expect(chart.marks).toEqual([
    { x: 10, label: "You leave" },
    { x: 2, label: "Buying catches up" },
  ]);
  expect(chart.caption).toBe(
    "Net worth if the home were sold and investments cashed out at the end of that year. Buying catches up in year 2.",
  );
});

it("charts at least ten years, and continues past the year in which buying catches up", () => {
  expect(drawn({ horizonYears: 3 }).lines("Net worth").x.values.at(-1)).toBe(10);
  expect(drawn({ horizonYears: 40 }).lines("Net worth").x.values.at(-1)).toBe(40);
  // 24,000 of costs at 100 a month takes twenty years.
  const late = drawn({ monthlyRent: 100, horizonYears: 5 }).lines("Net worth");
  expect(late.x.values.at(-1)).toBe(24);
  expect(late.caption).toMatch(/Buying catches up in year 20\.$/);
});

it("says if buying never catches up or is never behind", () => {
  const never = drawn({ monthlyRent: 0 }).lines("Net worth");
  expect(never.marks).toEqual([{ x: 10, label: "You leave" }]);
  expect(never.caption).toMatch(/Buying does not catch up within 40 years\.$/);
  const ever = drawn({ closingCostPercent: 0, sellingCostPercent: 0 }).lines("Net worth");
  expect(ever.marks).toEqual([{ x: 10, label: "You leave" }]);
  expect(ever.caption).toMatch(/Buying is not behind even after one year\.$/);
});

it("charts how far ahead the buyer is", () => {
  const chart = drawn().lines("Who is ahead");
  expect(said(chart.y, 1234.5)).toEqual(["Buyer’s lead", "$1.2k", "$1,235"]);
  expect(looks(chart.series)).toEqual(["Buyer’s lead: green, area"]);
  // 12,000 a year, minus 24,000.
  expect([0, 1, 9].map((i) => Math.round(chart.series[0]?.values[i] as number))).toEqual([-12_000, 0, 96_000]);
  expect(chart.marks).toHaveLength(2);
  expect(chart.points).toEqual([{ x: 10, y: expect.closeTo(96_000, 4), label: "$96,000" }]);
  expect(chart.caption).toBe(
    "How far ahead the buyer is. Below zero, the renter is ahead. After 10 years, the buyer is $96,000 ahead.",
  );
});

it("groups the unrecoverable costs of the first year and of the stay", () => {
  const given = {
    propertyTaxRate: 1,
    maintenanceRate: 0.5,
    homeInsuranceAnnual: 600,
    hoaMonthly: 50,
    rentersInsuranceAnnual: 120,
  };
  const [first, stay] = drawn(given).charts("Unrecoverable costs");
  if (first?.kind !== "bars" || stay?.kind !== "bars") throw new Error("no bars");
  expect(first).toMatchObject({
    horizontal: true,
    stacked: true,
    categories: ["Buying, year 1", "Renting, year 1"],
  });
  expect(stay.categories).toEqual(["Buying, all 10 years", "Renting, all 10 years"]);
  expect(said(first.y, 1234.5)).toEqual(["Unrecoverable costs", "$1.2k", "$1,235"]);
  expect(looks(stay.series)).toEqual([
    "Rent, insurance: ochre",
    "Taxes, minus savings: ink",
    "Upkeep, insurance: soft",
    "Buying, selling: green",
  ]);
  // Tax 2,400; upkeep 1,200, insurance 600, fees 600; 12,000 to buy, and 12,000 to sell.
  expect(first.series.map(({ values }) => values)).toEqual([
    [0, 12_120],
    [2400, 0],
    [2400, 0],
    [12_000, 0],
  ]);
  expect(stay.series.map(({ values }) => values.map(Math.round))).toEqual([
    [0, 121_200],
    [24_000, 0],
    [24_000, 0],
    [24_000, 0],
  ]);
  expect(first.caption).toBe(
    "Unrecoverable costs, year 1: $16,800 if you buy, $12,120 if you rent. Repaid principal and invested money are not included.",
  );
  expect(stay.caption).toMatch(/^Unrecoverable costs, all 10 years: \$72,000 if you buy, \$121,200 if you rent\./);
  const one = drawn({ horizonYears: 1 }).charts("Unrecoverable costs");
  expect(one).toHaveLength(1);
  // Both buying and selling costs fall in year 1.
  expect(one[0]?.caption).toMatch(/^Unrecoverable costs, year 1: \$24,000 if you buy, \$12,000 if you rent\./);
  const lent = drawn({ downPaymentPercent: 50, annualRate: 6, marginalTaxRate: 0 }).bars("Unrecoverable costs");
  expect(looks(lent.series)).toContain("Interest, PMI: blue");
});

it("shows which assumptions matter most", () => {
  const one = drawn();
  const text = one.text("What matters most");
  expect(text).toMatch(/^How far ahead the buyer is Assumption lowered Assumption raised Your answer, \+\$96,000 /);
  // A year more or less changes the answer by a year's rent.
  expect(text).toContain("Rent: $900 or $1,100 +$84,000 or +$108,000");
  expect(text).toContain("Years you stay: 9 years or 11 years +$84,000 or +$108,000");
  expect(text).toContain("Years until buying catches up Home value growth: ");
  expect(text).toMatch(/ “[^”]+” matters most: it moves the answer from [+-]?\$[\d,]+ to [+-]?\$[\d,]+\.$/);
  const [first] = text.match(/“([^”]+)” matters most/g) ?? [];
  expect(first).toBe("“Home value growth” matters most");
  // Five assumptions, and four for the break-even years; each has two parts.
  expect(one.html("What matters most").match(/<dt>/g)).toHaveLength(9);
  expect(fillsOf(one.html("What matters most"))).toHaveLength(18);
  // Year 2 on a scale of 41, where 41 means never.
  expect(one.html("What matters most").split("Years until")[1]).toContain('class="decisive-base" x1="4.88%"');
});

it("draws the parts of a bar from the current answer", () => {
  // With a home price of 1, practically only the rent counts.
  const html = drawn({
    homePrice: 1,
    downPaymentPercent: 100,
    closingCostPercent: 0,
    sellingCostPercent: 0,
  }).html("What matters most");
  const bars = html.split("<dt>").slice(1);
  const rent = bars.find((bar) => bar.startsWith("Rent:")) ?? "";
  const [raised, lowered] = fillsOf(rent);
  // If both parts are equally long, the raised one is drawn first.
  expect(raised).toMatch(/^ochre/);
  expect(lowered).toMatch(/^blue/);
  const place = (fill: string | undefined) =>
    (fill ?? "").split(" ").slice(1).map(Number.parseFloat) as [number, number];
  const [[start, width], [before, same]] = [place(raised), place(lowered)];
  expect(width).toBeCloseTo(same, 1);
  expect(before + same).toBeCloseTo(start, 1);
  expect(rent).toContain(`class="decisive-base" x1="${start}%"`);
  // Nothing is below zero, so there is no line at even.
  expect(rent).not.toContain("decisive-even");
  const behind = drawn({ monthlyRent: 0 }).html("What matters most");
  expect(behind).toContain("decisive-even");
  expect(behind).toContain("never or never");
  // “Never” is placed one year past year 40.
  expect(
    fillsOf(behind.split("Years until buying catches up")[1] ?? "").filter((fill) => fill.endsWith(" 0%")).length,
  ).toBeGreaterThan(0);
});

it("maps the difference by growth of rent and home value", () => {
  const one = drawn();
  const html = one.html("Growth map");
  const text = one.text("Growth map");
  expect(text).toContain(
    "Each cell shows how far ahead the buyer is after 10 years, in thousands. Negative means the renter is ahead.",
  );
  expect(text).toContain("Growth of home value and of rent −3% −2% −1% 0% 1% 2% 3% ");
  expect(drawn({ rentGrowth: 0.125 }).text("Growth map")).toContain("of rent −2.88% −1.88% −0.88% 0.13% 1.13%");
  expect(drawn({ homeAppreciation: 0.125 }).text("Growth map")).toContain(" 0.13% ");
  expect(html).toContain('aria-label="Rent growth -3%"');
  expect(html).toContain('aria-label="Home value growth -3%"');
  const cells = [...html.matchAll(/<td class="([^"]*)" title="([^"]*)">([^<]*)<\/td>/g)];
  expect(cells).toHaveLength(49);
  // The current assumptions are in the middle: 96 thousand.
  const present = cells.filter(([, shade]) => shade?.includes("present"));
  expect(present.map(([, , title, shown]) => [title, shown])).toEqual([["$96,000", "96"]]);
  expect(cells.indexOf(present[0] as (typeof cells)[number])).toBe(24);
  const amounts = cells.map(([, , title]) => Number((title ?? "").replace(/[$,]/g, "")));
  const most = Math.max(...amounts.map(Math.abs));
  for (const [i, [, shade]] of cells.entries()) {
    const amount = amounts[i] as number;
    const strength = Math.ceil((4 * Math.abs(amount)) / most);
    expect(shade?.split(" ")[0], String(amount)).toBe(`${amount > 0 ? "buy" : "rent"}-${strength}`);
  }
  const wins = amounts.filter((amount) => amount > 0).length;
  expect(text).toMatch(new RegExp(`Buying is ahead in ${wins} of 49 cases\\. Your own assumptions are outlined\\.$`));
  expect(drawn({ homePrice: 24e7, monthlyRent: 1e6 }).text("Growth map")).toContain("after 10 years, in millions.");
  expect(drawn({ homePrice: 100, monthlyRent: 1 }).text("Growth map")).toContain("after 10 years. Negative");
});

it("shows hints derived from each input", () => {
  const hint = (key: string, given: object = {}) => drawn(given).hint(key);
  expect(hint("homePrice")).toBe("20 years of rent");
  expect(hint("homePrice", { monthlyRent: 0 })).toBe("");
  expect(hint("downPaymentPercent", { downPaymentPercent: 20 })).toBe("$48,000");
  expect(hint("annualRate")).toBe("");
  // 192,000 over 240 months.
  expect(hint("annualRate", { downPaymentPercent: 20 })).toBe("$800 a month");
  expect(hint("closingCostPercent")).toBe("$12,000");
  expect(hint("sellingCostPercent", { homeAppreciation: 10, horizonYears: 2 })).toBe("$14,520 when you leave");
  expect(hint("propertyTaxRate", { propertyTaxRate: 1 })).toBe("$200 a month at first");
  expect(hint("maintenanceRate", { maintenanceRate: 2 })).toBe("$400 a month at first");
  expect(hint("homeAppreciation", { homeAppreciation: 10, horizonYears: 2 })).toBe("$290,400 in 2 years");
  expect(hint("rentGrowth", { rentGrowth: 10, horizonYears: 3 })).toBe("$1,210 in the last year");
  expect(hint("depositMonths", { depositMonths: 2 })).toBe("$2,000");
});

it("shows its figures, tabs and tables", () => {
  expect(drawn().figures).toEqual([
    "firstMonthBuy",
    "firstMonthRent",
    "buyNetWorth",
    "rentNetWorth",
    "differenceToday",
    "breakEvenYears",
    "breakEvenRent",
  ]);
  expect(drawn().tabs).toEqual([
    "Net worth",
    "Who is ahead",
    "Unrecoverable costs",
    "What matters most",
    "Growth map",
    "By year",
  ]);
  expect(tablesOf(view)).toEqual(["Unrecoverable costs: burned", "By year: yearly"]);
});
