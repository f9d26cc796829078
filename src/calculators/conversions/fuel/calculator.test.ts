import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Format } from "../../../core/format";
import type { Json, JsonObject } from "../../../core/parse";
import { headlineOf, outputsOf, problemsOf, workingLines } from "../../../core/testing";
import fuel from "./calculator";

const ask = (inputs: JsonObject = {}) => outputsOf(fuel, inputs);
const problems = (inputs: JsonObject) => problemsOf(fuel, inputs);
const convert = (economy: number, economyUnit: string) => ask({ mode: "convert", economy, economyUnit });

const LOG: readonly object[] = [
  { odometer: 10_000, volume: 12, price: 3 },
  { odometer: 10_150, volume: 5, price: 3, full: false },
  { odometer: 10_300, volume: 7, price: 3.2 },
  { odometer: 10_600, volume: 10, price: 3.3 },
  { odometer: 10_700, volume: 4, price: 3.3, full: false },
];
const log = (fills: readonly object[], more: JsonObject = {}) => ({
  mode: "log",
  fills: fills as readonly JsonObject[] as Json,
  ...more,
});

describe("economies", () => {
  /** NIST SP 811 and the EPA label rule: 235.215 ÷ mpg; 282.481 ÷ imperial mpg. */
  it("convert by exact factors", () => {
    expect(convert(1, "mpg-us").l100km).toBeCloseTo(235.214583, 6);
    expect(convert(1, "mpg-uk").l100km).toBeCloseTo(282.480936, 6);
    expect(convert(235.214583333333, "l-100km").mpgUs).toBeCloseTo(1, 12);
    expect(convert(20, "km-l").l100km).toBe(5);
    expect(convert(4, "gal-us-100mi").mpgUs).toBe(25);
    expect(convert(1, "mi-l").kmPerLiter).toBe(1.609344);
    expect(convert(25, "mpg-us").gallonsPer100Miles).toBe(4);
  });

  it("are null in modes that do not show them", () => {
    expect(convert(25, "mpg-us")).toMatchObject({ tripCost: null, co2GramsPerKm: null, tanks: [] });
    expect(ask()).toMatchObject({ mpgUs: 28, mpgUk: null, kmPerLiter: null });
  });
});

describe("a trip", () => {
  /** 40 CFR 600, appendix II: city 27.7 and highway 36.9 combine to 31.2 at 55 and 45 percent. */
  it("averages city and highway by distance", () => {
    expect(ask({ cityEconomy: 27.7, highwayEconomy: 36.9 }).mpgUs).toBeCloseTo(31.2, 1);
    const consumption = { economyUnit: "l-100km", cityEconomy: 8, highwayEconomy: 6, cityShare: 25 };
    expect(ask(consumption).l100km).toBe(6.5);
    expect(ask({ cityEconomy: 10 }).mpgUs).toBe(28);
  });

  it("is not shared unless several people are entered", () => {
    const end = (inputs: JsonObject) => headlineOf(fuel, { distance: 100, economy: 25, fuelPrice: 4, ...inputs }).after;
    expect(end({})).toBe(".");
    expect(end({ passengers: 2 })).toBe(", $8.00 each.");
  });

  it("takes twice the fuel there and back, but tolls as given", () => {
    const trip = { distance: 100, economy: 25, fuelPrice: 4, tolls: 6, passengers: 4 };
    expect(ask(trip)).toMatchObject({
      fuelUsGallons: 4,
      tripCost: 22,
      costPerPerson: 5.5,
      costPerMile: 0.22,
    });
    expect(ask({ ...trip, roundTrip: true })).toMatchObject({ fuelUsGallons: 8, tripCost: 38 });
  });

  it("can be priced by the liter or the imperial gallon", () => {
    const metric = { distance: 500, distanceUnit: "kilometer", economy: 6, economyUnit: "l-100km", tolls: 0 };
    expect(ask({ ...metric, fuelPrice: 1.5, fuelPriceUnit: "liter" }).tripCost).toBe(45);
    expect(ask({ ...metric, fuelPrice: 4.54609, fuelPriceUnit: "imperial-gallon" }).tripCost).toBe(30);
  });

  /** EPA: 8,887, 10,180 and 6,295 g of CO₂ per US gallon. */
  it("emits CO₂ by its fuel, or by the driver’s own factor", () => {
    const gallon = { distance: 28, economy: 28 };
    expect(ask(gallon).co2Kg).toBe(8.887);
    expect(ask({ ...gallon, fuelType: "diesel" }).co2Kg).toBe(10.18);
    expect(ask({ ...gallon, fuelType: "e85" }).co2Kg).toBe(6.295);
    expect(ask({ ...gallon, co2PerLiter: 1000 }).co2Kg).toBe(3.785411784);
  });

  it("has a cost proportional to its distance", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 5, max: 80 }), (distance, economy) => {
        const { tripCost } = ask({ distance, economy, fuelPrice: 3 });
        expect(tripCost).toBeCloseTo((distance / economy) * 3, 8);
      }),
    );
  });
});

describe("an electric car", () => {
  const ev = (more: JsonObject) => ask({ mode: "ev", chargingLossPercent: 0, ...more });

  it("also pays for charging losses", () => {
    const trip = { distance: 100, economy: 25, economyUnit: "kwh-100mi", electricityPrice: 0.2 };
    expect(ev(trip)).toMatchObject({ energyKwh: 25, tripCost: 5, costPerMile: 0.05, costPerKm: null });
    expect(ev({ ...trip, chargingLossPercent: 50 })).toMatchObject({ energyKwh: 50, kwhPer100mi: 25 });
    expect(ev({ ...trip, gridIntensity: 400 }).co2Kg).toBe(10);
  });

  /** EPA: 33.7 kWh counts as a gallon. */
  it("knows every unit", () => {
    expect(ev({ economy: 33.7, economyUnit: "kwh-100mi" }).mpge).toBe(100);
    expect(ev({ economy: 100, economyUnit: "mpge" }).kwhPer100mi).toBe(33.7);
    expect(ev({ economy: 250, economyUnit: "wh-mi" }).miPerKwh).toBe(4);
    expect(ev({ economy: 150, economyUnit: "wh-km" }).kwhPer100km).toBe(15);
    expect(ev({ economy: 5, economyUnit: "km-kwh" }).kwhPer100km).toBe(20);
    expect(ev({ economy: 16, economyUnit: "kwh-100km" }).kwhPer100km).toBe(16);
  });
});

describe("two cars", () => {
  const cars = (more: JsonObject = {}) => ask({ mode: "compare", ...more });

  it("cost the same at break-even", () => {
    const { breakEvenYears, annualCostA, annualCostB, schedule, totalSaving } = cars();
    expect(29_000 + breakEvenYears * annualCostA).toBeCloseTo(35_000 + breakEvenYears * annualCostB, 6);
    expect(schedule).toHaveLength(9);
    expect(schedule[0]).toEqual({ year: 0, cumulativeA: 29_000, cumulativeB: 35_000 });
    expect(schedule[8].cumulativeA - schedule[8].cumulativeB).toBeCloseTo(totalSaving, 8);
  });

  it("have no break-even unless B costs more to buy and less to run", () => {
    const none = { breakEvenYears: null, breakEvenDistance: null };
    expect(cars({ priceB: 29_000 })).toMatchObject(none);
    expect(cars({ fuelPriceB: 1 })).toMatchObject(none);
    expect(cars({ priceB: 20_000 })).toMatchObject(none);
  });

  it("may both use fuel", () => {
    const both = { fuelTypeB: "diesel", economyB: 40, fuelPriceB: 4, annualDistance: 10_000 };
    expect(cars(both)).toMatchObject({ annualCostB: 1000, co2KgB: 2545 });
  });
});

describe("a log", () => {
  it("counts from full tank to full tank; partial ones belong to the next full one", () => {
    const { tanks, mpgUs, costPerMile, costPerKm } = ask(log(LOG));
    expect(tanks).toEqual([
      expect.objectContaining({ distance: 300, volume: 12, mpgUs: 25 }),
      expect.objectContaining({ distance: 300, volume: 10, mpgUs: 30, costPerDistance: 0.11 }),
    ]);
    // 600 miles on 22 gallons, not the mean of 25 and 30.
    expect(mpgUs).toBeCloseTo(600 / 22, 12);
    expect(costPerMile).toBeCloseTo((15 + 22.4 + 33) / 600, 12);
    expect(costPerKm).toBeNull();
  });

  it("may be in kilometers and liters", () => {
    const metric = [
      { odometer: 0, volume: 40 },
      { odometer: 800, volume: 48, price: 1.5 },
    ];
    const units = { distanceUnit: "kilometer", fuelUnit: "liter" };
    expect(ask(log(metric, units))).toMatchObject({ l100km: 6, costPerKm: 0.09, costPerMile: null });
  });

  it("ignores fill-ups before the first full tank", () => {
    const early = { odometer: 9_000, volume: 30, full: false };
    expect(ask(log([early, ...LOG])).tanks).toEqual(ask(log(LOG)).tanks);
  });
});

describe("headline", () => {
  const text = (inputs: JsonObject) => {
    const { before = "", figure, after = "" } = headlineOf(fuel, inputs);
    return `${before} ${figure} ${after}`.trim();
  };

  it("answers the question", () => {
    expect(text({})).toBe("This trip takes 13.6 gallons and costs $43.43 .");
    expect(text({ mode: "consumption" })).toBe("380 miles on 10.5 gallons is 36.2 mpg (US) , or 6.5 L/100 km.");
    expect(text({ mode: "convert" })).toMatch(/^28 mpg \(US\) is 8\.4 L per 100 km/);
    expect(text({ mode: "ev" })).toMatch(/^This trip takes 120\.6 kWh from the wall and costs \$21\.71/);
    expect(text({ mode: "compare" })).toMatch(/after 6\.7 years , or 80,531 miles\.$/);
    expect(text({ mode: "compare", years: 1, priceB: 20_000 })).toMatch(/^Over 1 year, car B saves \$9,894\.07/);
    expect(text(log(LOG))).toMatch(/^Over 2 full tanks, the average is 27\.3 mpg/);
  });
});

describe("bad input", () => {
  it("is reported on its field", () => {
    expect(problems({ distance: 0 })).toEqual([{ field: "distance", message: "Distance must be more than 0." }]);
    expect(problems({ economy: -1 })[0]?.message).toBe("Economy must be more than 0.");
    expect(problems({ mode: "consumption", fuelUsed: 0 })[0]?.message).toBe("Fuel must be more than 0.");
    expect(problems({ fuelPrice: -1 })[0]?.message).toBe("The price must be 0 or more.");
    expect(problems({ passengers: 0 })[0]?.message).toBe("At least one person shares the cost.");
    for (const chargingLossPercent of [100, -1])
      expect(problems({ mode: "ev", chargingLossPercent })).toEqual([
        {
          field: "chargingLossPercent",
          message: "Charging loss must be at least 0% and below 100%.",
        },
      ]);
  });

  it("includes units for the other kind of car", () => {
    expect(problems({ economyUnit: "mi-kwh" })[0]).toMatchObject({ field: "economyUnit" });
    expect(problems({ mode: "ev", economyUnit: "km-l" })[0]?.message).toMatch(/^Choose one of: mi\/kWh, /);
    expect(problems({ mode: "compare", economyUnitB: "km-l" })[0]?.field).toBe("economyUnitB");
    expect(problems({ economyUnit: "furlong" })[0]?.message).toMatch(/^Choose one of /);
  });

  it("includes logs without a complete tank or with decreasing readings", () => {
    const fills = (...readings: number[]) => readings.map((odometer) => ({ odometer, volume: 10 }));
    expect(problems(log(fills(10_000, 9_900)))).toEqual([
      { field: "fills", message: "The odometer reading 9,900 is below the one before, 10,000." },
    ]);
    expect(problems(log(fills(10_000, 10_000)))[0]?.field).toBe("fills");
    expect(problems(log([]))[0]?.field).toBe("fills");
    expect(problems(log([...fills(1), { odometer: 2, volume: 1, full: false }]))).toEqual([
      { field: "fills", message: "Enter at least two full fill-ups." },
    ]);
  });
});

it("rounds economies in its results as in the headline", () => {
  // 287 miles on 9.4 gallons.
  const { figure } = headlineOf(fuel, { mode: "consumption", distance: 287, fuelUsed: 9.4 });
  expect(figure).toBe("30.5 mpg (US)");
  expect(new Format().value(fuel.outputs.mpgUs, 287 / 9.4)).toBe("30.5 mpg");
  expect(new Format().value(fuel.outputs.gallonsPer100Miles, 940 / 287)).toBe("3.28 gal");
});

it("writes the numbers of its steps as the page does: grouped, and rounded to six decimals", () => {
  // 1,240 × 1.609344 × 2 km at 31.5 mpg
  const steps = workingLines(fuel, { distance: 1240, economy: 31.5, roundTrip: true });
  expect(steps[0]).toBe("Distance in km: 1,240 × 1.609344 × 2 = 3,991.17312 km");
  expect(steps[2]).toBe("Fuel = distance ÷ economy: 3,991.17312 ÷ 13.392027 = 298.026071 L");
});
