import { beforeAll, describe, expect, it } from "vitest";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import concrete from "./calculator";
import view from "./view";

beforeAll(() => prepareView(concrete, view));

/** A bag of 80 lb makes 0.6 ft³, so 45 bags make a cubic yard, which is $270 at $6 each. */
const FOUR_YARDS = { shape: "volume", volume: 4, wastePercent: 0, pricePerBag: 6 };
const TRUCK = { ...FOUR_YARDS, pricePerVolume: 150, deliveryFee: 100 };
const TWO_METERS = { unitSystem: "metric", shape: "volume", volume: 2, wastePercent: 0 };

const draw = (given = {}) => new DrawnView(concrete, view, given);

describe("bags or truck", () => {
  it("draws both costs up to twice the pour, with the break-even volume", () => {
    const chart = draw(TRUCK).lines("Bags or truck");
    expect(chart.x.label).toBe("Volume");
    expect(chart.x.values).toHaveLength(61);
    expect([chart.x.values[0], chart.x.values[30], chart.x.values[60]]).toEqual([0, 4, 8]);
    expect(chart.x.format(4)).toBe("4 yd³");
    expect(chart.x.format(1.2345)).toBe("1.23 yd³");
    expect(chart.y.label).toBe("Cost");
    expect([chart.y.format(12_000), chart.y.exact?.(1234.56)]).toEqual(["$12k", "$1,235"]);
    const ends = chart.series.map(({ label, color, values }) => [label, color, values[0], values[60]]);
    expect(ends).toEqual([
      ["Bags", "ochre", 0, expect.closeTo(8 * 270, 6)],
      ["Ready-mix", "green", 100, expect.closeTo(8 * 150 + 100, 6)],
    ]);
    // Ready-mix saves $120 per cubic yard, which offsets the delivery fee of $100.
    expect(chart.marks).toEqual([
      { x: expect.closeTo(4, 9), label: "This pour" },
      { x: expect.closeTo(100 / 120, 9), label: "Same cost" },
    ]);
    expect(chart.caption).toBe(
      "Cost by volume, before rounding up to whole bags and order increments. This pour: $1,080.00 in bags, $700.00 by truck. Ready-mix is cheaper above about 0.83 yd³.",
    );
  });

  it("extends beyond a nearby crossing, and omits a distant one", () => {
    // $2,400 ÷ $120 = 20 yd³; the axis ends at 1.4 times that.
    const near = draw({ ...TRUCK, deliveryFee: 2400 }).lines("Bags or truck");
    expect(near.x.values.at(-1)).toBeCloseTo(28, 9);
    expect(near.marks?.map(({ x }) => Math.round(x))).toEqual([4, 20]);
    const far = draw({ ...TRUCK, deliveryFee: 12_000 }).lines("Bags or truck");
    expect(far.x.values.at(-1)).toBeCloseTo(8, 9);
    expect(far.marks).toHaveLength(1);
    expect(far.caption).toContain("Ready-mix is cheaper above about 100 yd³.");
    // 80 yd³ are 20 times the pour.
    expect(draw({ ...TRUCK, deliveryFee: 9720 }).lines("Bags or truck").marks).toHaveLength(1);
    expect(draw({ ...TRUCK, deliveryFee: 9480 }).lines("Bags or truck").marks).toHaveLength(2);
  });

  it("notes if the lines never cross, or start at the same point", () => {
    const expensive = draw({ ...TRUCK, pricePerVolume: 300 }).lines("Bags or truck");
    expect(expensive.caption).toMatch(/\. Ready-mix is never cheaper at these prices\.$/);
    expect(expensive.marks).toHaveLength(1);
    const free = draw({ ...TRUCK, deliveryFee: 0 }).lines("Bags or truck");
    expect(free.caption).toMatch(/\. Without a delivery fee, ready-mix is always cheaper\.$/);
    expect(free.marks).toHaveLength(1);
  });

  it("needs both prices", () => {
    expect(draw(FOUR_YARDS).tabs).toEqual(["All bag sizes"]);
    expect(draw({ pricePerVolume: 150 }).tabs).toEqual(["All bag sizes"]);
    expect(draw(TRUCK).tabs).toEqual(["Bags or truck", "All bag sizes"]);
  });
});

describe("the site mix", () => {
  it("draws the dry materials next to the concrete that they make", () => {
    // 2 m³ × 1.54 in parts 1 : 1.5 : 3 are 0.56, 0.84 and 1.68 m³; 0.56 × 1,440 kg ÷ 50 = 16.13 bags.
    const chart = draw({ ...TWO_METERS, mixGrade: "m20" }).bars("Mix");
    expect(chart).toMatchObject({
      horizontal: true,
      stacked: true,
      categories: ["Dry materials", "Concrete"],
      y: { label: "Volume" },
      series: [
        { label: "Cement", color: "ink", values: [expect.closeTo(0.56, 9), 0] },
        { label: "Sand", color: "ochre", values: [expect.closeTo(0.84, 9), 0] },
        { label: "Aggregate", color: "blue", values: [expect.closeTo(1.68, 9), 0] },
        { label: "Concrete", color: "soft", values: [0, expect.closeTo(2, 9)] },
      ],
    });
    expect(chart.y.format(0.12345)).toBe("0.123 m³");
    expect(chart.caption).toBe(
      "M20: 16.13 bags of cement, 0.84 m³ of sand and 1.68 m³ of aggregate make 2 m³ of concrete.",
    );
  });

  it("uses cubic feet in the US system", () => {
    // 27 ft³ × 1.54 × 1.5 ÷ 5.5 = 11.34 ft³
    const chart = draw({ ...FOUR_YARDS, volume: 1, mixGrade: "m20" }).bars("Mix");
    expect(chart.series[3]?.values[1]).toBeCloseTo(27, 6);
    expect(chart.y.format(11.34)).toBe("11.34 ft³");
    expect(chart.caption).toContain("11.34 ft³ of sand");
    const thirds = draw({ ...TWO_METERS, volume: 1, mixGrade: "m10" }).bars("Mix");
    // 1.54 ÷ 10 × 3 = 0.462 m³, shown with three decimals; in cubic feet 41.58 ÷ 10 × 3 = 12.474, with two.
    expect(thirds.caption).toContain("0.462 m³ of sand");
    expect(draw({ ...FOUR_YARDS, volume: 1, mixGrade: "m10" }).bars("Mix").caption).toContain("12.47 ft³ of sand");
  });
});

it("hints at the volume of waste and the yield of a bag", () => {
  // 100 ft² × 4 in = 1.2346 yd³, and a tenth of it is waste.
  expect(draw().hint("wastePercent")).toBe("0.123 yd³");
  expect(draw({ ...TWO_METERS, wastePercent: 25 }).hint("wastePercent")).toBe("0.5 m³");
  expect(draw().hint("bagSize")).toBe("Makes 0.6 ft³");
  expect(draw({ bagSize: "lb-50" }).hint("bagSize")).toBe("Makes 0.375 ft³");
  // 25 kg at 2,160 kg/m³.
  expect(draw({ unitSystem: "metric" }).hint("bagSize")).toBe("Makes 0.0116 m³");
  expect(draw({ bagYield: 0.5 }).hint("bagSize")).toBe("");
});

it("lists the bags of the unit system, and the chosen one", () => {
  const sizes = (given: object) =>
    draw(given)
      .rows("All bag sizes")
      .map((row) => row.bagSize);
  expect(sizes({})).toEqual(["lb-40", "lb-50", "lb-60", "lb-80", "lb-90"]);
  expect(sizes(TWO_METERS)).toEqual(["kg-20", "kg-25", "kg-30", "kg-40", "kg-50"]);
  expect(sizes({ bagSize: "kg-40" })).toEqual(["lb-40", "lb-50", "lb-60", "lb-80", "lb-90", "kg-40"]);
});

it("lists volumes, costs, the mix and the rebar below the headline", () => {
  expect(draw().figures).toEqual(["netVolumeYd3", "volumeYd3", "volumeFt3", "weightLb", "truckloads"]);
});
