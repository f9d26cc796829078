import { beforeAll, describe, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import fuel from "./calculator";
import view from "./view";

beforeAll(() => prepareView(fuel, view));

const draw = (given: object) => new DrawnView(fuel, view, { ...given });

/** Energy costs $1,200 a year for A and $400 for B, which costs $4,000 more to buy: break-even after five years. */
const CARS = {
  ...{ mode: "compare", annualDistance: 10_000, years: 8 },
  ...{ economyA: 25, fuelPriceA: 3, priceA: 20_000 },
  ...{ economyB: 2.5, fuelPriceB: 0.1, priceB: 24_000 },
};

describe("two cars", () => {
  it("are drawn by their total cost so far, with the break-even marked", () => {
    const chart = draw(CARS).lines("Cost over the years");
    expect(chart.x).toMatchObject({ label: "Years", values: [0, 1, 2, 3, 4, 5, 6, 7, 8] });
    expect([chart.x.format(2.4), chart.x.exact?.(2.45)]).toEqual(["2", "Year 2.5"]);
    expect(chart.y).toMatchObject({ label: "Cost so far", zero: false });
    expect([chart.y.format(12_000), chart.y.exact?.(12_345.67)]).toEqual(["$12k", "$12,346"]);
    const years = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    const near = (value: number) => expect.closeTo(value, 6);
    expect(chart.series).toEqual([
      { label: "Car A", color: "ochre", values: years.map((year) => near(20_000 + 1200 * year)) },
      { label: "Car B", color: "green", values: years.map((year) => near(24_000 + 400 * year)) },
    ]);
    expect(chart.points).toEqual([{ x: near(5), y: near(26_000), label: "Break-even" }]);
    expect(chart.caption).toBe(
      "After 8 years, car A has cost $29,600 and car B $27,200, including purchase and energy.",
    );
  });

  it("break even at the end of the period, later, or never", () => {
    expect(draw({ ...CARS, years: 5 }).lines("Cost over the years").points).toHaveLength(1);
    const later = draw({ ...CARS, years: 1 }).lines("Cost over the years");
    expect(later.points).toEqual([]);
    expect(later.caption).toBe(
      "After 1 year, car A has cost $21,200 and car B $24,400, including purchase and energy. The lines cross later.",
    );
    const never = draw({ ...CARS, economyA: 100 }).lines("Cost over the years");
    expect(never.points).toEqual([]);
    expect(never.caption).toMatch(/including purchase and energy\.$/);
  });
});

describe("the chart “What mpg hides”", () => {
  it("shows the fuel for 1,000 miles by economy, with the visitor's car", () => {
    const chart = draw({ mode: "convert", economy: 25 }).lines("What mpg hides");
    expect(chart.x.label).toBe("Miles per US gallon");
    expect(chart.x.values).toEqual(Array.from({ length: 53 }, (_, i) => 8 + i));
    expect([chart.x.format(9.6), chart.x.exact?.(9.64)]).toEqual(["10", "9.6 mpg"]);
    expect(chart.y.label).toBe("Gallons per 1,000 miles");
    expect([chart.y.format(62.5), chart.y.exact?.(62.54)]).toEqual(["63", "62.5 gal"]);
    expect(chart.series).toHaveLength(1);
    expect(chart.series[0]).toMatchObject({ label: "Fuel", color: "green" });
    expect(chart.series[0]?.values.at(0)).toBe(125);
    expect(chart.series[0]?.values.at(2)).toBe(100);
    expect(chart.points).toEqual([{ x: expect.closeTo(25, 9), y: expect.closeTo(40, 9), label: "Your car" }]);
    // 1,000/25 − 1,000/30
    expect(chart.caption).toBe(
      "Over 1,000 miles, going from 15 to 20 mpg saves 16.7 gallons, from 30 to 40 only 8.3. At your 25 mpg, 5 mpg more would save 6.7 gallons.",
    );
  });

  it("omits a car outside the range of the curve", () => {
    const points = (economy: number) => draw({ mode: "convert", economy }).lines("What mpg hides").points?.length;
    expect([7.9, 8, 60, 60.1].map(points)).toEqual([0, 1, 1, 0]);
    // 930 miles on 32.4 gallons
    expect(draw({ mode: "log" }).lines("What mpg hides").caption).toContain("At your 28.7 mpg, ");
    expect(draw({ mode: "convert", economy: 80 }).lines("What mpg hides").caption).toMatch(/only 8\.3\.$/);
  });
});

describe("a log", () => {
  it("is drawn tank by tank with the running average", () => {
    // 315 miles on 10.9 gallons, 307 on 5 + 6.1, 308 on 10.4.
    const mpg = (gallons: number, miles: number) => expect.closeTo(miles / gallons, 5);
    const chart = draw({ mode: "log" }).lines("Tank by tank");
    expect(chart.x).toMatchObject({ label: "Full tank", values: [1, 2, 3] });
    expect([chart.x.format(2), chart.x.exact?.(2)]).toEqual(["2", "Tank 2"]);
    expect(chart.y).toMatchObject({ label: "mpg (US)", zero: false });
    expect(chart.y.format(28.899)).toBe("28.9");
    expect(chart.series).toEqual([
      {
        label: "This tank",
        color: "green",
        values: [mpg(10.9, 315), mpg(11.1, 307), mpg(10.4, 308)],
      },
      {
        label: "Average so far",
        color: "ochre",
        dashed: true,
        values: [mpg(10.9, 315), mpg(22, 622), mpg(32.4, 930)],
      },
    ]);
    expect(chart.caption).toBe(
      "Fuel economy of each full tank, and of all tanks so far: total distance over total fuel.",
    );
    const metric = draw({ mode: "log", distanceUnit: "kilometer", fuelUnit: "liter" }).lines("Tank by tank");
    expect(metric.y.label).toBe("L/100 km");
    // 100 × 10.9 L ÷ 315 km; 100 × 22 L ÷ 622 km
    expect(metric.series[1]?.values.slice(0, 2)).toEqual([
      expect.closeTo(1090 / 315, 9),
      expect.closeTo(2200 / 622, 9),
    ]);
  });

  it("opens with five fill-ups", () => {
    // 24,180 to 25,110 miles; the fuel of the first fill-up replaces fuel burned earlier and doesn't count.
    const { outputs } = draw({ mode: "log" });
    const sums = [0, 0];
    for (const { distance, volume } of outputs.tanks) {
      sums[0] += distance;
      sums[1] += volume;
    }
    expect(sums).toEqual([930, expect.closeTo(32.4, 9)]);
    // 10.9 × 3.15 + 5 × 3.29 + 6.1 × 3.19 + 10.4 × 3.12 = 102.692
    expect(outputs.costPerMile).toBeCloseTo(102.692 / 930, 9);
  });

  it("with one tank has no chart", () => {
    const fill = (odometer: number) => ({ odometer, volume: 10, price: 3, full: true });
    const tanks = (...odometers: number[]) => draw({ mode: "log", fills: odometers.map(fill) });
    expect(tanks(1000, 1300).charts("Tank by tank")).toEqual([]);
    expect(tanks(1000, 1300, 1600).charts("Tank by tank")).toHaveLength(1);
  });
});

it.each([
  ["consumption", ["What mpg hides"], ["mpgUs", "l100km", "mpgUk", "kmPerLiter"]],
  ["convert", ["What mpg hides"], ["mpgUs", "l100km", "mpgUk", "kmPerLiter"]],
])("shows economies in mode %s", (mode, tabs, first) => {
  const drawn = draw({ mode });
  expect(drawn.tabs).toEqual(tabs);
  expect(drawn.figures.slice(0, first.length)).toEqual(first);
});

it.each([
  [
    "compare",
    ["Cost over the years"],
    ["annualCostA", "annualCostB", "annualSaving", "totalSaving", "co2KgA", "co2KgB"],
  ],
  ["ev", [], ["costPerMile", "co2Kg", "kwhPer100mi", "kwhPer100km", "miPerKwh", "mpge"]],
  ["trip", ["What mpg hides"], ["fuelUsGallons", "fuelLiters", "costPerMile", "costPerKm", "co2Kg"]],
  ["log", ["Tank by tank", "What mpg hides"], ["mpgUs", "l100km", "costPerMile", "costPerKm"]],
])("shows the tabs and figures of mode %s", (mode, tabs, figures) => {
  const drawn = draw({ mode });
  expect(drawn.tabs).toEqual(tabs);
  expect(figures).toEqual(expect.arrayContaining([...drawn.figures]));
});

it("shows results per mile and in gallons on a US page, and per kilometer and in liters to others", () => {
  expect(draw({ mode: "trip" }).figures).toEqual(["fuelUsGallons", "costPerMile", "co2Kg"]);
  expect(draw({ mode: "trip", distanceUnit: "kilometer" }).figures).toEqual(["fuelLiters", "costPerKm", "co2Kg"]);
  expect(draw({ mode: "consumption", distanceUnit: "kilometer" }).figures).not.toContain("mpgUs");
  const electric = draw({ mode: "ev", distanceUnit: "kilometer" });
  expect(electric.figures).toEqual(expect.arrayContaining(["costPerKm", "kwhPer100km"]));
  expect(electric.figures).not.toContain("costPerMile");
});
