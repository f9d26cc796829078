/** Charts and drawings of the power and energy tools. */
import { beforeAll, describe, expect, it } from "vitest";
import type { AnyCalculator } from "../../../core/calculator";
import type { AnyView } from "../../../site/kit";
import { caption, DrawnTools, lines, texts } from "../../../site/testing/read-drawing";

const tools = new DrawnTools(
  import.meta.glob<AnyCalculator>("./tools/*.ts", { import: "default", eager: true }),
  import.meta.glob<AnyView>("./tools/*.view.tsx", { import: "default", eager: true }),
);
const draw = tools.draw.bind(tools);
const sketch = tools.sketch.bind(tools);

beforeAll(() => tools.prepare());

const near = (value: number) => expect.closeTo(value, 6);
const SLABS = {
  tariffKind: "slab",
  slabs: [
    { upTo: 100, rate: 1 },
    { upTo: 300, rate: 2 },
    { upTo: null, rate: 3 },
  ],
};
const appliance = (name: string, watts: number) => ({
  name,
  watts,
  quantity: 1,
  hoursPerDay: 1,
  daysPerWeek: 7,
});

describe("the appliances", () => {
  it("are bars, the one that uses the most first", () => {
    // 1 kW for an hour on each of 30 days, and three.
    const drawn = draw("appliance-cost", { appliances: [appliance("Lamp", 1000), appliance("Oven", 3000)] });
    const chart = drawn.bars("Appliances");
    expect(chart).toMatchObject({
      horizontal: true,
      categories: ["Oven", "Lamp"],
      y: { label: "kWh a month" },
      series: [{ label: "kWh a month", color: "green", values: [near(90), near(30)] }],
      caption: "Oven uses the most: 75% of 120 kWh a month.",
    });
    expect(chart.y.format(1.25)).toBe("1.3");
    expect(drawn.tabs).toEqual(["Appliances"]);
    expect(drawn.figures).toEqual(["dailyKwh", "monthlyKwh", "annualKwh", "annualCost", "averageRate", "marginalRate"]);
  });

  it("are at most fifteen, and there is no chart without any use", () => {
    const appliances = Array.from({ length: 16 }, (_, i) => appliance(`No. ${i}`, 100 + i));
    const chart = draw("appliance-cost", { appliances }).bars("Appliances");
    expect(chart.categories).toHaveLength(15);
    expect(chart.categories[0]).toBe("No. 15");
    expect(draw("appliance-cost", { appliances: [appliance("Off", 0)] }).charts("Appliances")).toEqual([]);
  });
});

describe("a bill", () => {
  it("by slabs has a part for each slab and for each addition", () => {
    // 100 × 1 + 200 × 2 + 50 × 3 = 650, a surcharge of a tenth, and a fixed charge of 20.
    const drawn = draw("electricity-bill", {
      ...SLABS,
      unitsKwh: 350,
      surchargePercent: 10,
      fixedCharge: 20,
    });
    expect(drawn.parts).toEqual({
      rows: [
        { label: expect.stringMatching(/^.*100 kWh at \$1\.00$/), value: near(100), color: "green" },
        { label: expect.stringMatching(/100.*300 kWh at \$2\.00$/), value: near(400), color: "ochre" },
        { label: expect.stringMatching(/300 kWh at \$3\.00$/), value: near(150), color: "blue" },
        { label: "Surcharge", value: near(65), color: "red" },
        { label: "Fixed charges", value: near(20), color: "blue-deep" },
      ],
      total: { label: "Monthly bill", value: near(735) },
    });
    expect(drawn.tabs).toEqual(["Tiers (slabs)"]);
    expect(drawn.figures).toEqual(["annualCost", "averageRate", "marginalRate"]);
  });

  it("is not split if it has only one part, or too many slabs", () => {
    expect(draw("electricity-bill").parts).toBeNull();
    expect(draw("electricity-bill", { fixedCharge: 5 }).parts?.rows.map(({ label }) => label)).toEqual([
      ...["Energy", "Fixed charges"],
    ]);
    const five = [100, 200, 300, 400, null].map((upTo, i) => ({ upTo, rate: 1 + i }));
    const many = draw("electricity-bill", {
      tariffKind: "slab",
      slabs: five,
      unitsKwh: 500,
      dutyPercent: 10,
    });
    expect(many.parts?.rows.map(({ label }) => label)).toEqual(["Energy", "Tax or duty"]);
    const four = draw("electricity-bill", { tariffKind: "slab", slabs: five, unitsKwh: 400 });
    expect(four.parts?.rows).toHaveLength(4);
  });

  it("by the time of day has a part for each", () => {
    // A quarter of 350 at 0.42, and the rest at 0.19.
    const drawn = draw("electricity-bill", { tariffKind: "time-of-use" });
    expect(drawn.parts?.rows.map(({ label, value }) => [label, value])).toEqual([
      ["Peak at $0.42", near(36.75)],
      ["Off-peak at $0.19", near(49.875)],
    ]);
    expect(drawn.tabs).toEqual(["Times of day"]);
  });

  it("is charted on the steps of its slabs", () => {
    const chart = draw("electricity-bill", { ...SLABS, unitsKwh: 350 }).lines("Tiers (slabs)");
    // The axis ends a quarter beyond the 350 used.
    expect(chart).toMatchObject({
      steps: true,
      x: { label: "kWh in the month", values: [0, 100, 300, 350, 437.5] },
      y: { label: "Rate per kWh" },
    });
    expect([chart.x.format(437.5), chart.y.format(2)]).toEqual(["438", "$2.00"]);
    expect(chart.series).toEqual([
      { label: "Your use", color: "green", area: true, values: [1, 2, 3, 3, null] },
      { label: "The tariff", color: "ink", dashed: true, values: [1, 2, 3, 3, 3] },
    ]);
    expect(chart.marks).toEqual([{ x: 350, label: "You: 350" }]);
    expect(chart.caption).toBe(
      "Your 350 kWh on the steps of the tariff; the filled area is the energy charge, $650.00.",
    );
  });

  it("ends on the slab of its last unit, and shows the next limit if that is near", () => {
    // 300 is less than twice 200, so the chart shows the next step.
    const chart = draw("electricity-bill", { ...SLABS, unitsKwh: 200 }).lines("Tiers (slabs)");
    expect(chart.x.values).toEqual([0, 100, 200, 300, 375]);
    expect(chart.series[0]?.values).toEqual([1, 2, 2, null, null]);
    expect(chart.series[1]?.values).toEqual([1, 2, 2, 3, 3]);
    // At a limit, the last unit is still in the lower slab.
    expect(draw("electricity-bill", { ...SLABS, unitsKwh: 100 }).lines("Tiers (slabs)").series[0]?.values[1]).toBe(1);
    expect(draw("electricity-bill", { ...SLABS, unitsKwh: 150 }).lines("Tiers (slabs)").x.values).toEqual([
      0, 100, 150, 187.5,
    ]);
  });

  it("may charge one rate for all units", () => {
    const chart = draw("electricity-bill", { ...SLABS, slabMode: "non-telescopic", unitsKwh: 350 }).lines(
      "Tiers (slabs)",
    );
    expect(chart.series[0]).toMatchObject({
      label: "Your use, all at one rate",
      values: [3, 3, 3, 3, null],
    });
    expect(draw("electricity-bill").charts("Tiers (slabs)")).toEqual([]);
    expect(draw("electricity-bill", { ...SLABS, unitsKwh: 0 }).charts("Tiers (slabs)")).toEqual([]);
  });
});

it("offers the grids of countries for CO₂", () => {
  const top = draw("co2").formTop;
  const buttons = [...top.matchAll(/aria-pressed="(\w+)">([^<]+)</g)].map(([, on, label]) => [label, on]);
  // The default of 0.367 kg is that of the US grid.
  expect(buttons).toEqual([
    ["US grid", "true"],
    ["Indian grid", "false"],
  ]);
  expect(top).toContain('role="group" aria-label="Grid of a country"');
  expect(draw("co2", { gridKgPerKwh: 0.5 }).formTop).not.toContain('"true"');
  expect(draw("co2", { fuel: "diesel" }).formTop).toBe("");
});

describe("a battery that is charged", () => {
  it("is drawn with its initial charge and the charge added", () => {
    // 60% of 60 kWh; each percent is 3.16 wide.
    const html = sketch("ev-charging");
    expect(caption(html)).toBe("The battery takes 36 of its 60 kWh, from 20% to 80%.");
    expect(html).toContain('area-ink" d="M20 16L83.2 16L83.2 66L20 66Z"');
    expect(html).toContain('area-green" d="M83.2 16L272.8 16L272.8 66L83.2 66Z"');
    expect(lines(html, "ink")).toEqual(["M20 16L336 16L336 66L20 66L20 16", "M342 30L342 52"]);
    expect(lines(html, "green")).toEqual(["M83.2 16L83.2 66", "M272.8 16L272.8 66"]);
    expect(texts(html)).toEqual(["+36 kWh at 178 46", "20% at 83.2 88", "80% at 272.8 88"]);
  });

  it("has only its last label if there is no room for more", () => {
    const labels = (fromPercent: number, toPercent: number) => texts(sketch("ev-charging", { fromPercent, toPercent }));
    expect(labels(50, 75)).toHaveLength(3);
    expect(labels(51, 75)).toEqual(["75% at 257 88"]);
    expect(labels(20.25, 80)[1]).toMatch(/^20\.3% at/);
    expect(labels(20, 80.25)[2]).toMatch(/^80\.3% at/);
  });
});

describe("the power triangle", () => {
  it("is drawn to scale", () => {
    // 50 kW and 37.5 kvar make 62.5 kVA: a scale of 5 per kW fills the width.
    const html = sketch("kva-kw");
    expect(caption(html)).toBe(
      "The power triangle: 50 kW to the right, 37.5 kvar up, 62.5 kVA along the hypotenuse; the power factor is 0.8.",
    );
    expect(lines(html, "green")).toEqual(["M30 230L280 230"]);
    expect(lines(html, "ochre")).toEqual(["M280 230L280 42.5"]);
    expect(lines(html, "blue")).toEqual(["M30 230L280 42.5"]);
    expect(texts(html)).toEqual(["50 kW at 155 252", "37.5 kvar at 292 140.25", "62.5 kVA at 155 122.25"]);
    expect(html).toMatch(/y="122.25" text-anchor="end"/);
    expect(html).not.toContain("area-green");
  });

  it("fills the height if it is steep, with its text at the edge", () => {
    // 30 kW and 40 kvar: the height of 200 stands for 40 kvar.
    const html = sketch("kva-kw", { known: "kw-kvar", activeKw: 30, reactiveKvar: 40 });
    expect(lines(html, "ochre")).toEqual(["M180 230L180 30"]);
    expect(html).toMatch(/<text x="0" y="116" text-anchor="start"[^>]*>50 kVA/);
    // If the triangle is flat, its labels stay above the base.
    const flat = sketch("kva-kw", { known: "kw-kvar", activeKw: 50, reactiveKvar: 0 });
    expect(texts(flat)).toContain("0 kvar at 292 226");
    expect(lines(flat, "ochre")).toEqual(["M280 230L280 230"]);
  });

  it("is lower with capacitors", () => {
    // 30 kW at 0.6 is 50 kVA and 40 kvar; at 0.8 it is 37.5 kVA and 22.5 kvar.
    const html = sketch("power-factor-correction", { activePowerKw: 30, currentPf: 0.6, targetPf: 0.8 });
    expect(caption(html)).toBe(
      "Before, the triangle is 40 kvar high; with the capacitors, 22.5 kvar is left (dashed), and the supply carries 37.5 kVA instead of 50.",
    );
    expect(html).toContain('area-green" d="M30 230L180 230L180 117.5Z"');
    expect(lines(html, "blue")).toEqual(["M30 230L180 30", "M30 230L180 117.5"]);
    expect(html).toContain('class="line-blue dashed"');
    expect(texts(html).map((text) => text.replace(/ at .*/, ""))).toEqual([
      ...["30 kW", "40 → 22.5 kvar", "50 → 37.5 kVA"],
    ]);
    expect(draw("power-factor-correction").figures).toEqual([
      "currentBefore",
      "currentAfter",
      "kvaBefore",
      "kvaAfter",
      "lossReductionPercent",
    ]);
  });
});

describe("solar panels", () => {
  it("are charted with yield and use", () => {
    const drawn = draw("solar-sizing");
    const chart = drawn.bars("Yield and use");
    const { annualYieldKwh } = drawn.outputs;
    expect(chart).toMatchObject({
      horizontal: true,
      categories: ["Yield", "Use"],
      y: { label: "kWh a year" },
      // 12 kWh on each of 365 days
      series: [{ label: "kWh a year", color: "ochre", values: [annualYieldKwh, 4380] }],
      highlight: 0,
    });
    // Seven panels of 540 W, 4.5 hours at 78%.
    expect(annualYieldKwh).toBeCloseTo(7 * 0.54 * 4.5 * 0.78 * 365, 3);
    expect(chart.y.format(4842.7)).toBe("4,843");
    expect(chart.caption).toBe("The panels yield 4,843 kWh a year; you use 4,380 kWh.");
  });

  it("pay for themselves", () => {
    // 3,780 W at $0.60; 4,380 kWh at $0.10.
    const chart = draw("solar-sizing").lines("Payback");
    expect(chart.x).toMatchObject({ label: "Years", values: Array.from({ length: 26 }, (_, year) => year) });
    expect([chart.x.format(2.4), chart.y.format(12_000), chart.y.exact?.(12.345)]).toEqual(["2", "$12k", "$12.35"]);
    expect(chart.y.label).toBe("Savings and cost");
    expect(chart.series.map(({ label, color, area, dashed }) => [label, color, area, dashed])).toEqual([
      ["Saved so far", "green", true, undefined],
      ["Cost of the system", "ink", undefined, true],
    ]);
    expect([0, 1, 25].map((year) => chart.series[0]?.values[year])).toEqual([0, near(438), near(10_950)]);
    expect(new Set(chart.series[1]?.values)).toEqual(new Set([near(2268)]));
    expect(chart.points).toEqual([{ x: near(2268 / 438), y: near(2268), label: "Paid back" }]);
    expect(chart.caption).toBe(
      "The savings pass the cost of $2,268.00 after 5.18 years, at today’s price of electricity.",
    );
  });

  it("may cost too much to pay back, or save nothing", () => {
    const expensive = draw("solar-sizing", { costPerWatt: 6 }).lines("Payback");
    expect(expensive.points).toBeUndefined();
    expect(expensive.caption).toBe("In 25 years the savings do not reach the cost of $22,680.00.");
    expect(draw("solar-sizing", { ratePerKwh: 0 }).tabs).toEqual(["Yield and use"]);
    expect(draw("solar-sizing").figures).toEqual([
      "actualKw",
      "annualYieldKwh",
      "roofArea",
      "systemCost",
      "annualSaving",
      "paybackYears",
    ]);
  });
});

it("prints what an appliance costs and saves alike where one rate makes them the same", () => {
  const table = draw("appliance-cost", { ratePerKwh: 0.17 }).table("Appliances");
  // The washing machine uses 500 × 4 ÷ 7 × 30 ÷ 1,000 = 8.571 kWh a month, for 1.457 dollars.
  expect(table.match(/1\.4[56]/g)).toEqual(["1.46", "1.46"]);
});

it("shows the tariff of the appliances in a tab", () => {
  expect(draw("appliance-cost", SLABS).tabs).toEqual(["Appliances", "Tiers (slabs)"]);
  expect(draw("appliance-cost", { tariffKind: "time-of-use" }).tabs).toEqual(["Appliances", "Times of day"]);
});
