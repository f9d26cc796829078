import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Field, Fields } from "../../../core/fields";
import { Format } from "../../../core/format";
import type { JsonObject } from "../../../core/parse";
import { headlineOf, outputsOf, problemsOf, workingLines } from "../../../core/testing";
import temperature from "./calculator";
import { LANDMARKS } from "./landmarks";
import { SCALE_KEYS } from "./scales";

const ask = (inputs: JsonObject = {}) => outputsOf(temperature, inputs);
const problems = (inputs: JsonObject) => problemsOf(temperature, inputs);
const feels = (inputs: JsonObject) => ask({ mode: "feels-like", ...inputs });

describe("scales", () => {
  it("have the right freezing and boiling points of water", () => {
    const fixed = { reaumur: [0, 80], delisle: [150, 0], newton: [0, 33], romer: [7.5, 60] } as const;
    for (const [scale, [freezes, boils]] of Object.entries(fixed)) {
      expect(ask({ value: 0, from: "celsius" })[scale]).toBe(freezes);
      expect(ask({ value: 100, from: "celsius" })[scale]).toBe(boils);
    }
  });

  it("agree with the landmarks", () => {
    const at = (short: string) => LANDMARKS.find((one) => one.short === short)?.celsius as number;
    expect(ask({ value: at("−40"), from: "celsius" }).fahrenheit).toBe(at("−40"));
    expect(ask({ value: at("Absolute zero"), from: "celsius" }).kelvin).toBe(0);
    expect([at("Ice"), at("Boiling")]).toEqual([0, 100]);
  });

  it("survive a round trip", () => {
    const scale = fc.constantFrom(...SCALE_KEYS);
    fc.assert(
      fc.property(scale, scale, fc.integer({ min: 0, max: 1e6 }), (from, to, hundredths) => {
        const value = ask({ value: hundredths / 100, from: "kelvin", to: from }).result;
        expect(ask({ value, from, to: "kelvin" }).result).toBeCloseTo(hundredths / 100, 8);
        expect(ask({ value, from, to }).scales).toHaveLength(8);
      }),
    );
  });

  it("agree at one temperature, or none", () => {
    expect(ask().agreesAt).toBe(-40);
    expect(ask({ from: "fahrenheit", to: "kelvin" }).agreesAt).toBe(574.5875);
    expect(ask({ from: "celsius", to: "kelvin" }).agreesAt).toBeNull();
  });

  it("are written with the chosen number of figures, and with an exponent if very small or large", () => {
    const text = (value: number, significantFigures: number) =>
      ask({ value, from: "celsius", to: "kelvin", significantFigures }).resultText;
    expect(text(-273.149999, 10)).toBe("0.000001");
    expect(text(-273.1499999, 10)).toBe("1e-7");
    expect(text(1e15, 3)).toBe("1e+15");
    expect(text(1e14, 30)).toBe("100000000000273.15");
    expect(ask({ value: 1, from: "fahrenheit", to: "celsius", significantFigures: 3 }).resultText).toBe("-17.2");
  });

  it("have formulas in the familiar form", () => {
    const formula = (from: string, to: string, mode = "convert") => ask({ mode, from, to, value: 1 }).formula;
    expect(formula("fahrenheit", "celsius")).toBe("°C = (°F − 32) × 5/9");
    expect(formula("celsius", "fahrenheit")).toBe("°F = °C × 9/5 + 32");
    expect(formula("celsius", "kelvin")).toBe("K = °C + 273.15");
    expect(formula("fahrenheit", "kelvin")).toBe("K = (°F + 459.67) × 5/9");
    expect(formula("celsius", "delisle")).toBe("°De = (100 − °C) × 3/2");
    expect(formula("kelvin", "kelvin")).toBe("K = K");
    expect(formula("celsius", "fahrenheit", "difference")).toBe("°F = °C × 9/5");
    expect(formula("celsius", "delisle", "difference")).toBe("°De = °C × (-3/2)");
  });

  it("have a nearest landmark", () => {
    expect(ask().nearest).toBe("Body, 37 °C");
    expect(ask({ value: -150, from: "fahrenheit" }).nearest).toBe("Dry ice, −78.5 °C");
    expect(ask({ value: 0, from: "kelvin" }).nearest).toBe("Absolute zero, −273.15 °C");
  });
});

describe("differences", () => {
  it("ignore the zero points of the scales", () => {
    expect(ask({ mode: "difference", value: 10, from: "celsius", to: "fahrenheit" }).result).toBe(18);
    expect(ask({ mode: "difference", value: -500, from: "celsius", to: "delisle" }).result).toBe(750);
    expect(ask({ mode: "difference" })).toMatchObject({
      celsius: null,
      scales: [],
      nearest: null,
      agreesAt: null,
    });
  });
});

describe("feels like", () => {
  it.each([
    [40, 5],
    [-45, 60],
  ])("%s °F with a wind of %s mph feels as the wind chill", (value, windSpeed) => {
    const outputs = feels({ value, windSpeed });
    expect(outputs).toMatchObject({
      feelsLike: outputs.windChill,
      feelsLikeKind: "wind-chill",
      heatIndex: null,
    });
  });

  it.each([
    [80, 40],
    [88, 100],
  ])("%s °F at %s%% humidity feels as the heat index", (value, humidity) => {
    const outputs = feels({ value, humidity });
    expect(outputs).toMatchObject({ feelsLikeKind: "heat-index", windChill: null });
  });

  it("adjusts for very dry and very humid air, without a jump at the limits", () => {
    const at = (value: number, humidity: number) => feels({ value, humidity }).heatIndex;
    expect(at(100, 12.999999)).toBeCloseTo(at(100, 13), 4);
    expect(at(100, 0)).toBeLessThan(at(100, 13));
    expect(at(84, 85.000001)).toBeCloseTo(at(84, 85), 4);
    expect(at(87, 95)).toBeGreaterThan(at(87, 85));
    // At 112 °F, the last with a dry adjustment, the square root is 0, so only the regression differs.
    expect(at(112, 5) - at(112, 13)).not.toBe(0);
  });

  it("is the air temperature if neither applies", () => {
    expect(headlineOf(temperature, { mode: "feels-like", value: 65 })).toMatchObject({
      before: "It feels like the air temperature,",
      figure: "65 °F",
      after: "— neither wind chill nor heat index applies.",
    });
    expect(feels({ value: 65 })).toMatchObject({ feelsLike: 65, feelsLikeKind: "air", windChill: null });
    expect(feels({ value: 50, windSpeed: 3 }).feelsLikeKind).toBe("air");
    expect(feels({ value: 50, windSpeed: 3.01 }).feelsLikeKind).toBe("wind-chill");
    expect(feels({ value: 79.99 }).feelsLikeKind).toBe("air");
    expect(feels({ value: 80, humidity: 0 }).feelsLikeKind).toBe("heat-index");
  });

  it("is the same in Celsius and in every unit of wind", () => {
    const outputs = feels({ value: 0, windSpeed: 15 });
    const metric = feels({
      value: -160 / 9,
      from: "celsius",
      windSpeed: 24.14016,
      windUnit: "kilometer-per-hour",
    });
    expect((metric.feelsLike * 9) / 5 + 32).toBeCloseTo(outputs.feelsLike, 9);
    for (const [windSpeed, windUnit] of [
      [6.7056, "meter-per-second"],
      [(15 * 1609.344) / 1852, "knot"],
    ] as const)
      expect(feels({ value: 0, windSpeed, windUnit }).windChill).toBeCloseTo(outputs.windChill, 9);
  });
});

describe("ovens", () => {
  it("have gas marks: 350 °F is mark 4, 475 °F is mark 9", () => {
    const mark = (value: number, from = "fahrenheit") => ask({ mode: "oven", value, from }).gasMark;
    expect(mark(225)).toBe("1/4");
    expect(mark(250)).toBe("1/2");
    expect(mark(275)).toBe("1");
    expect(mark(350)).toBe("4");
    expect(mark(180, "celsius")).toBe("4");
    expect(mark(475)).toBe("9");
    expect(mark(362.5)).toBe("5");
    expect([mark(212.5), mark(487.5)]).toEqual(["1/4", "9"]);
    expect([mark(212), mark(488)]).toEqual([null, null]);
  });

  it("are set 20 °C lower with a fan", () => {
    expect(ask({ mode: "oven", value: 200, from: "celsius" })).toMatchObject({
      celsius: 200,
      fahrenheit: 392,
      fanCelsius: 180,
      kelvin: null,
      result: null,
    });
  });
});

describe("headline", () => {
  const text = (inputs: JsonObject) => {
    const { before = "", figure, after = "" } = headlineOf(temperature, inputs);
    return `${before} ${figure} ${after}`.trim();
  };

  it("gives the requested temperature", () => {
    expect(text({})).toBe("98.6 °F = 37 °C");
    expect(text({ mode: "difference", value: 10, from: "celsius", to: "fahrenheit" })).toBe(
      "A difference of 10 °C equals 18 °F",
    );
    expect(text({ mode: "feels-like", value: 0, windSpeed: 15 })).toBe(
      "It feels like −19 °F (wind chill): the air is at 0 °F, with a wind of 15 mph.",
    );
    expect(text({ mode: "oven", value: 350 })).toBe("350 °F is 177 °C or 157 °C with a fan, gas mark 4.");
    // The example of an oven is an oven's temperature, not a person's.
    expect(text({ mode: "oven" })).toBe("350 °F is 177 °C or 157 °C with a fan, gas mark 4.");
    expect(text({ mode: "oven", value: 100 })).toMatch(/ fan, cooler than gas mark 1\/4\.$/);
    expect(text({ mode: "oven", value: 600 })).toMatch(/ fan, hotter than gas mark 9\.$/);
  });
});

it("takes the fan off the degrees of the step before it", () => {
  expect(workingLines(temperature, { mode: "oven", value: 350 })[1]).toMatch(/176\.666667 − 20 = 156\.666667 °C$/);
  expect(workingLines(temperature, { mode: "oven", value: 10 })[1]).toMatch(/\(−12\.222222\) − 20/);
});

it("shows how it feels in whole degrees, in results as in the sentence", () => {
  const { heatIndex: field } = temperature.outputs as Fields;
  const { heatIndex } = feels({ value: 93, humidity: 63 });
  const shown = new Format("USD").value(field as Field, heatIndex, { from: "fahrenheit" });
  expect(shown).toMatch(/^\d+ °F$/);
  expect(headlineOf(temperature, { mode: "feels-like", value: 93, humidity: 63 }).figure).toBe(shown);
});

describe("bad input", () => {
  it("is reported on each scale", () => {
    expect(problems({ value: -273.16, from: "celsius" })).toEqual([
      { field: "value", message: "Temperature cannot be below absolute zero, −273.15 °C." },
    ]);
    expect(problems({ value: 559.726, from: "delisle" })).toEqual([
      { field: "value", message: "Temperature cannot be above 559.725 °De, which is absolute zero." },
    ]);
    expect(problems({ value: -1e300, from: "delisle" })).toEqual([]);
    expect(problems({ mode: "difference", value: -1000 })).toEqual([]);
    expect(problems({ mode: "feels-like", from: "kelvin" })[0]).toEqual({
      field: "from",
      message: "Choose one of: Celsius, Fahrenheit.",
    });
    expect(problems({ mode: "feels-like", humidity: 101 })[0]?.message).toBe(
      "Relative humidity must be between 0 and 100%.",
    );
    expect(problems({ mode: "feels-like", windSpeed: -1 })[0]?.message).toBe("Wind must be 0 or more.");
    expect(problems({ mode: "feels-like", windSpeed: 1e7 })[0]?.message).toBe("Wind must be between 0 and 1,000,000.");
    expect(problems({ from: "centigrade" })[0]?.field).toBe("from");
    expect(problems({ windSpeed: -1 })).toEqual([]);
  });
});

it("puts only negative temperatures in parentheses", () => {
  const lines = (value: number) => workingLines(temperature, { mode: "feels-like", value, windSpeed: 22 }).join("\n");
  expect(lines(14)).toContain("0.6215 × 14 −");
  expect(lines(-14)).toContain("0.6215 × (−14) −");
});
