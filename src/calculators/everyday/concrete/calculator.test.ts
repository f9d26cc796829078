import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { answer } from "../../../core/answer";
import { Format } from "../../../core/format";
import { type JsonObject, parseInputs } from "../../../core/parse";
import { solveFor } from "../../../core/solve";
import { headlineOf, outputsOf, problemsOf } from "../../../core/testing";
import { loadWorking } from "../../../core/working";
import concrete from "./calculator";

beforeAll(async () => {
  await loadWorking(concrete);
});

const FORMAT = new Format();
const ask = (inputs: JsonObject = {}) => outputsOf(concrete, inputs);
const typed = (inputs: JsonObject = {}) => {
  const parsed = parseInputs(concrete, inputs);
  if (parsed.problems) throw new Error(JSON.stringify(parsed.problems));
  return parsed.inputs;
};
const headline = (inputs: JsonObject) => {
  const { before, figure, after } = headlineOf(concrete, inputs);
  return `${before} ${figure}${after}`;
};
const steps = (inputs: JsonObject) => {
  const result = answer(concrete, { inputs, working: true });
  return ("working" in result && result.working) || [];
};

/** Net volume in m³ of a metric shape. */
const net = (inputs: JsonObject): number => ask({ unitSystem: "metric", ...inputs }).netVolumeM3;

describe("shapes", () => {
  it.each([
    ["slab", { shape: "slab", length: 5, width: 4, thickness: 10 }, 2],
    ["footing", { shape: "footing", length: 5, footingWidth: 40, thickness: 20 }, 0.4],
    ["wall", { shape: "wall", length: 5, height: 2, thickness: 20 }, 2],
    ["round column", { shape: "round-column", diameter: 40, height: 3 }, 3 * Math.PI * 0.2 ** 2],
    ["rectangular column", { shape: "rectangular-column", sideA: 30, sideB: 50, height: 3 }, 0.45],
    ["tube", { shape: "tube", diameter: 60, innerDiameter: 20, height: 2 }, 2 * Math.PI * (0.3 ** 2 - 0.1 ** 2)],
    [
      "curb",
      {
        shape: "curb",
        length: 20,
        curbDepth: 15,
        curbHeight: 12,
        gutterWidth: 45,
        flagThickness: 10,
      },
      20 * (0.15 * 0.12 + 0.6 * 0.1),
    ],
    ["curb without gutter", { shape: "curb", length: 10, gutterWidth: 0 }, 10 * (0.0225 + 0.0225)],
    ["known volume", { shape: "volume", volume: 3.5 }, 3.5],
  ])("%s", (_, inputs, volume) => {
    expect(net(inputs)).toBeCloseTo(volume, 12);
  });

  it("compute solid stairs as the sum of their steps", () => {
    const block = (steps: number, platform: number) => {
      let area = 0;
      // Step k from the bottom is k rises high; all steps but the top one are a run deep.
      for (let k = 1; k <= steps; k++) area += (k < steps ? 0.28 : platform) * k * 0.17;
      return 1.2 * area;
    };
    expect(net({ shape: "stairs" })).toBeCloseTo(block(4, 0.28), 12);
    expect(net({ shape: "stairs", steps: 7, platformDepth: 90 })).toBeCloseTo(block(7, 0.9), 12);
    expect(net({ shape: "stairs", steps: 1, platformDepth: 0 })).toBe(0);
    expect(ask({ shape: "stairs", steps: 1, platformDepth: 0 })).toMatchObject({
      bags: 0,
      orderVolume: 0,
      truckloads: 0,
    });
  });

  it("compute stairs on a slab as triangles plus the sloping slab below them", () => {
    // 3-4-5 triangles: a rise of 15 cm and a run of 20 cm have a slope of 25 cm.
    const inputs = { shape: "stairs", stairKind: "waist-slab", steps: 10, rise: 15, run: 20 };
    expect(net({ ...inputs, stairWidth: 1, waistThickness: 12 })).toBeCloseTo(
      10 * 0.5 * 0.15 * 0.2 + 10 * 0.25 * 0.12,
      12,
    );
  });

  it("include the quantity and other pours", () => {
    const one = net({});
    expect(net({ quantity: 3 })).toBeCloseTo(3 * one, 12);
    expect(net({ quantity: 3, extraVolume: 0.5 })).toBeCloseTo(3 * one + 0.5, 12);
    expect(ask({ shape: "volume", volume: 2, extraVolume: 1, wastePercent: 0 }).volumeYd3).toBeCloseTo(3, 12);
    // A cubic yard is 0.764554857984 m³.
    const pours = [
      { name: "Slab", volume: 0.764554857984 },
      { name: "Steps", volume: 1.529109715968 },
    ];
    expect(ask({ shape: "volume", volume: 2, extraVolume: 1, pours, wastePercent: 0 }).volumeYd3).toBeCloseTo(6, 12);
  });

  it("have the same volume in feet and in meters", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 1000, noNaN: true }),
        fc.double({ min: 0.1, max: 100, noNaN: true }),
        (feet, inches) => {
          const us = { length: feet, width: feet, thickness: inches };
          const metric = { length: feet * 0.3048, width: feet * 0.3048, thickness: inches * 2.54 };
          const volume = ask(us).volumeM3;
          expect(ask({ unitSystem: "metric", ...metric }).volumeM3 / volume).toBeCloseTo(1, 12);
        },
      ),
    );
  });
});

describe("what to order", () => {
  it("for a slab of 10 ft by 10 ft by 4 in: 33.33 ft³, or 36.67 ft³ with 10% waste", () => {
    const outputs = ask();
    expect(outputs.netVolumeYd3).toBeCloseTo(100 / 3 / 27, 12);
    expect(outputs.volumeFt3).toBeCloseTo(110 / 3, 11);
    expect(outputs.volumeM3).toBeCloseTo(1.03828437504, 11);
    expect(outputs).toMatchObject({
      bags: 62,
      orderVolume: 1.5,
      truckloads: 1,
      bagCost: null,
      readyMixCost: null,
      cheaper: null,
      crossingVolume: null,
      cementBags: null,
      rebarBars: null,
    });
    expect(outputs.bagsTotalWeightKg).toBeCloseTo(62 * 80 * 0.45359237, 9);
  });

  it.each([
    // QUIKRETE, data sheet of concrete mix 1101: at 0.30, 0.45 and 0.60 ft³, 90, 60 and 45 bags fill a yard.
    ["lb-40", "us", 90],
    ["lb-60", "us", 60],
    ["lb-80", "us", 45],
    ["lb-50", "us", 72],
    ["lb-90", "us", 40],
    // Boral, Blue Circle concrete mix: 108 bags of 20 kg fill a cubic meter.
    ["kg-20", "metric", 108],
    ["kg-30", "metric", 72],
    ["kg-40", "metric", 54],
  ])("needs no extra bag for an exact fit of %s", (bagSize, unitSystem, bags) => {
    const inputs = { unitSystem, shape: "volume", volume: 1, wastePercent: 0, bagSize };
    expect(ask(inputs).bags).toBe(bags);
    expect(ask({ ...inputs, volume: 1.000001 }).bags).toBe(bags + 1);
    const row = ask(inputs).bagTable.find((one: { bagSize: string }) => one.bagSize === bagSize);
    expect(row.bags).toBe(bags);
  });

  it("lists every bag size, the chosen one with the entered yield and price", () => {
    const { bagTable } = ask({ bagYield: 0.55, pricePerBag: 6.5 });
    expect(bagTable).toHaveLength(10);
    const row = (size: string) => bagTable.find((one: { bagSize: string }) => one.bagSize === size);
    expect(row("lb-80").bags).toBe(Math.ceil(110 / 3 / 0.55));
    expect(row("lb-80").yieldFt3).toBeCloseTo(0.55, 12);
    expect(row("lb-80").cost).toBe(row("lb-80").bags * 6.5);
    expect(row("lb-60")).toMatchObject({ bags: Math.ceil(110 / 3 / 0.45), cost: null });
    expect(row("kg-25").yieldM3).toBeCloseTo(25 / 2160, 15);
    expect(row("kg-25").weightKg).toBe(row("kg-25").bags * 25);
    expect(ask({ bagSize: "kg-25", bagYield: 0.012 }).bags).toBe(Math.ceil(1.03828437504 / 0.012));
  });

  it("rounds the order up to a whole increment, and the number of trucks up", () => {
    const metric = { unitSystem: "metric", shape: "volume", wastePercent: 0 };
    expect(ask({ ...metric, volume: 1.1 })).toMatchObject({ orderVolume: 1.1, truckloads: 1 });
    expect(ask({ ...metric, volume: 1.11 }).orderVolume).toBe(1.2);
    expect(ask({ ...metric, volume: 6 }).truckloads).toBe(1);
    expect(ask({ ...metric, volume: 6.01 })).toMatchObject({ orderVolume: 6.1, truckloads: 2 });
    expect(ask({ ...metric, volume: 6.01, orderStep: 0.5, truckCapacity: 3 })).toMatchObject({
      orderVolume: 6.5,
      truckloads: 3,
    });
  });

  it("compares bags and ready-mix, with the volume at which ready-mix becomes cheaper", () => {
    // A yard in bags costs 45 × 6 = 270; ready-mix costs 150 plus 240 for delivery. They break even at two yards.
    const inputs = {
      shape: "volume",
      wastePercent: 0,
      pricePerBag: 6,
      pricePerVolume: 150,
      deliveryFee: 240,
    };
    expect(ask({ ...inputs, volume: 1 })).toMatchObject({ bagCost: 270, readyMixCost: 390, cheaper: "bags" });
    expect(ask({ ...inputs, volume: 1 }).crossingVolume).toBeCloseTo(2, 9);
    expect(ask({ ...inputs, volume: 2 })).toMatchObject({ bagCost: 540, readyMixCost: 540, cheaper: "same" });
    expect(ask({ ...inputs, volume: 3 })).toMatchObject({ readyMixCost: 690, cheaper: "ready-mix" });
    expect(ask({ ...inputs, pricePerVolume: 300 }).crossingVolume).toBeNull();
  });
});

describe("mixed on site", () => {
  const CUBE = { unitSystem: "metric", shape: "volume", volume: 1, wastePercent: 0 };

  it("needs 8.06 bags of cement, 0.42 m³ of sand and 0.84 m³ of aggregate for M20, as published", () => {
    const outputs = ask({ ...CUBE, mixGrade: "m20" });
    expect(outputs.dryVolumeM3).toBe(1.54);
    expect(outputs.cementM3).toBeCloseTo(0.28, 12);
    expect(outputs.cementKg).toBeCloseTo(403.2, 10);
    expect(outputs.cementBags).toBeCloseTo(8.064, 12);
    expect(outputs.cementBagsWhole).toBe(9);
    expect(outputs.sandM3).toBeCloseTo(0.42, 12);
    expect(outputs.aggregateM3).toBeCloseTo(0.84, 12);
    expect(outputs.sandFt3).toBeCloseTo(0.42 * 35.3146667, 6);
    expect(outputs.waterLiters).toBeCloseTo(201.6, 10);
    expect(outputs.mixCost).toBeNull();
    expect(outputs.noticeCodes).toBeNull();
  });

  it.each([
    // Bags of 50 kg per cubic meter, from published estimates.
    ["m5", 2.772],
    ["m7-5", 3.41],
    ["m10", 4.435],
    ["m15", 6.336],
    ["m25", 11.088],
  ])("needs the published number of bags for %s: %s", (mixGrade, bags) => {
    expect(ask({ ...CUBE, mixGrade }).cementBags).toBeCloseTo(bags, 2);
  });

  it("accepts custom proportions, and adds up the cost of whole bags, sand and aggregate", () => {
    const custom = { ...CUBE, mixGrade: "custom", ratioSand: 2, ratioAggregate: 2.5, dryFactor: 1.1 };
    expect(ask(custom).cementM3).toBeCloseTo(0.2, 12);
    const prices = { cementPrice: 400, sandPrice: 1800, aggregatePrice: 1500 };
    // 0.2 m³ × 1,440 = 288 kg, 5.76 bags.
    expect(ask({ ...custom, ...prices }).mixCost).toBeCloseTo(6 * 400 + 0.4 * 1800 + 0.5 * 1500, 8);
    expect(ask({ ...custom, cementPrice: 400 })).toMatchObject({
      mixCost: null,
      noticeCodes: "mix-prices-missing",
    });
  });

  it("notes that the code requires a design mix for M25", () => {
    expect(ask({ ...CUBE, mixGrade: "m25" }).notices).toEqual([
      { code: "design-mix", message: "IS 456 requires a design mix for M25 and above." },
    ]);
  });
});

describe("reinforcement", () => {
  it("counts bars in both directions within the cover: 10 bars, 12 in apart, in 120 − 6 in", () => {
    const outputs = ask({ rebar: true });
    expect(outputs.rebarBars).toBe(20);
    expect(outputs.rebarLengthM).toBeCloseTo(20 * 9.5 * 0.3048 * 1.1, 10);
    expect(outputs.rebarWeightKg).toBeCloseTo(20 * 9.5 * 1.1 * 0.668 * 0.45359237, 9);
    expect(ask({ rebar: true, quantity: 2 })).toMatchObject({ rebarBars: 40 });
  });

  it("is not a bar short if the spacing fits exactly", () => {
    // Minus 2 × 5 cm of cover, 3.1 m has 30 spaces of 10 cm and 0.4 m has 3. In doubles 0.3 ÷ 0.1 is just under 3.
    const slab = { unitSystem: "metric", rebar: true, length: 3.1, width: 0.4, rebarSpacing: 10 };
    expect(ask(slab).rebarBars).toBe(4 + 31);
  });

  it("weighs metric bars by their cross-section: 10 mm is 0.617 kg/m", () => {
    const outputs = ask({ unitSystem: "metric", rebar: true });
    expect(outputs.rebarWeightKg / outputs.rebarLengthM).toBeCloseTo(0.6165, 4);
    const us = ask({ rebar: true, rebarSize: "us-6" });
    expect(us.rebarWeightKg / us.rebarLengthM).toBeCloseTo((1.502 * 0.45359237) / 0.3048, 12);
  });

  it("applies to slabs only", () => {
    expect(ask({ shape: "wall", rebar: true })).toMatchObject({ rebarBars: null, rebarLengthM: null });
  });
});

describe("solving", () => {
  it("finds the thickness of a slab from 40 bags, which make at most 24 ft³ with waste", () => {
    const { value } = solveFor(concrete, typed(), { input: "thickness", output: "bags", target: 40 });
    expect(ask({ thickness: value as number }).bags).toBe(40);
    expect(value).toBeCloseTo((24 / 1.1 / 100) * 12, 1);
  });

  it("finds a side from a volume", () => {
    const { value } = solveFor(concrete, typed(), { input: "length", output: "netVolumeYd3", target: 3 });
    expect(value).toBeCloseTo((3 * 27) / (10 / 3), 8);
  });
});

describe("headline and working", () => {
  it("state what to order", () => {
    expect(headline({})).toBe("Order 1.5 cubic yards, or 62 bags of concrete (80 lb each).");
    expect(headline({ unitSystem: "metric", shape: "volume", wastePercent: 0 })).toBe(
      "Order 1 cubic meter, or 87 bags of concrete (25 kg each).",
    );
  });

  it.each([
    ["slab", 1],
    ["footing", 2],
    ["wall", 1],
    ["round-column", 1],
    ["rectangular-column", 2],
    ["tube", 2],
    ["stairs", 3],
    ["curb", 4],
    ["volume", 0],
  ])("convert the inches of a %s to feet and compute its volume in cubic feet", (shape, sizes) => {
    const us = steps({ shape });
    expect(us.filter((step) => step.label.endsWith("in feet"))).toHaveLength(sizes);
    const net = FORMAT.number(ask({ shape }).netVolumeM3 / 0.3048 ** 3, 6);
    expect(us.some((step) => step.value === `${net} ft³`)).toBe(true);
    expect(us.filter(({ expression, value }) => / m³?(?: |$)/.test(expression + value))).toEqual([]);
  });

  it("stay in meters for those who build in meters", () => {
    const metric = steps({ unitSystem: "metric", shape: "slab", length: 3, width: 4, thickness: 10 });
    expect(metric.map(({ value }) => value)).toEqual(expect.arrayContaining(["0.1 m", "1.2 m³", "1.32 m³"]));
    expect(metric.filter(({ expression, value }) => / ft³?$/.test(value) || /ft/.test(expression))).toEqual([]);
  });

  it("include the site mix, the rebar and the costs", () => {
    const labels = steps({
      mixGrade: "m20",
      rebar: true,
      pricePerBag: 6,
      pricePerVolume: 150,
      deliveryFee: 240,
      cementPrice: 8,
      sandPrice: 40,
      aggregatePrice: 45,
      quantity: 2,
      extraVolume: 1,
    }).map((step) => step.label);
    for (const part of [
      "M20, 1 : 1.5 : 3",
      "50-kg bags of cement",
      "Water",
      "Site mix cost",
      "Bars along",
      "Weight of #4",
      "Ready-mix cost",
      "Other pours in cubic feet",
    ])
      expect(labels.some((label) => label.startsWith(part))).toBe(true);
  });
});

describe("invalid inputs", () => {
  it.each([
    [{ thickness: 0 }, "thickness", "Thickness must be more than 0 in."],
    [{ unitSystem: "metric", thickness: -1 }, "thickness", "Thickness must be more than 0 cm."],
    [{ width: "wide" }, "width", "Enter a number for width."],
    [{ length: null }, "length", "Enter a number for length."],
    [
      { shape: "tube", diameter: 10, innerDiameter: 10 },
      "innerDiameter",
      "Inner diameter must be less than the outer diameter of 10 in.",
    ],
    [{ shape: "stairs", steps: 201 }, "steps", "Steps must be between 1 and 200."],
    [{ quantity: 0 }, "quantity", "Quantity must be between 1 and 10,000."],
    [{ wastePercent: 101 }, "wastePercent", "Waste must be between 0 and 100%."],
    [{ mixGrade: "m30" }, "mixGrade", "Mix grade must be one of M5, M7.5, M10, M15, M20, M25 or custom."],
    [
      { rebar: true, rebarCover: 80 },
      "rebarCover",
      "Cover of 80 in on both sides leaves no room in a slab 120 in wide.",
    ],
    [
      { unitSystem: "metric", rebar: true, rebarCover: 60, length: 1, width: 2 },
      "rebarCover",
      "Cover of 60 cm on both sides leaves no room in a slab 100 cm long.",
    ],
    [{ shape: "wall", height: 1e300 }, "height", "Height must be at most 1,000,000,000,000 ft."],
    [{ bagYield: 1e-90 }, "bagYield", "Yield per bag must be at least 0.000000001 ft³."],
  ])("%j", (inputs, field, message) => {
    expect(problemsOf(concrete, inputs)).toEqual([{ field, message }]);
  });

  it("are ignored if the shape does not use them", () => {
    expect(problemsOf(concrete, { shape: "wall", width: "x", diameter: -1, rebarCover: 999 })).toEqual([]);
    expect(problemsOf(concrete, { ratioSand: "x", cementDensity: 0 })).toEqual([]);
  });

  it("default to values of the unit system", () => {
    expect(typed({ shape: "stairs" })).toMatchObject({ platformDepth: null, rise: 7, run: 11 });
    expect(typed({ unitSystem: "metric" })).toMatchObject({
      height: 2.5,
      thickness: 10,
      bagSize: "kg-25",
      orderStep: 0.1,
      truckCapacity: 6,
      rebarSize: "mm-10",
      rebarSpacing: 20,
    });
  });
});

it("offers round footings by name", () => {
  expect(Object.values(concrete.inputs.shape.options ?? {})).toContain("Round footing, pier or column");
});
