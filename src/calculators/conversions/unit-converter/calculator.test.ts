import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { prepare } from "../../../core/answer";
import { checkWorking } from "../../../core/check-working";
import { Format } from "../../../core/format";
import type { JsonObject } from "../../../core/parse";
import { workingOf } from "../../../core/steps";
import {
  headlineOf,
  headlineText,
  modelOf,
  outputsOf,
  prepareChoices,
  problemsOf,
  workingLines,
} from "../../../core/testing";
import weights from "../../../data/units/cooking/weights.json";
import mass from "../../../data/units/mass.json";
import unitConverter from "./calculator";
import { graduations } from "./graduations";
import { QUANTITIES, quantityOf } from "./quantities";
import { ALL_UNITS, tableOf } from "./tables";

const ask = (inputs: JsonObject = {}) => outputsOf(unitConverter, inputs);
const problems = (inputs: JsonObject) => problemsOf(unitConverter, inputs);
const convert = (value: number, from: string, to: string, more: JsonObject = {}) => ask({ value, from, to, ...more });
const query = (text: string, more: JsonObject = {}) => ask({ mode: "query", query: text, ...more });
const cook = (value: number, from: string, to: string, ingredient: string) =>
  ask({ mode: "ingredient", value, from, to, ingredient });
const steps = (inputs: JsonObject) => workingOf(unitConverter, modelOf(unitConverter, inputs), new Format());

describe("loading", () => {
  it("loads nothing for lengths, one table for another quantity, and everything for units of a third", async () => {
    expect(prepare(unitConverter, {})).toBeNull();
    expect(tableOf("mass")).toBeNull();
    await prepare(unitConverter, { inputs: { quantity: "mass" } });
    expect(tableOf("mass")?.map(({ id }) => id)).toEqual(mass.map(({ id }) => id));
    expect(tableOf("energy")).toBeNull();
    expect(ALL_UNITS.ready).toBe(false);
    await prepare(unitConverter, { inputs: { mode: "ingredient" } });
    expect(ask({ mode: "ingredient", value: 1 }).result).toBe(125);
    expect(tableOf("volume")).not.toBeNull();
    expect(ALL_UNITS.ready).toBe(false);
    await prepare(unitConverter, { inputs: { from: "joule", to: "calorie-th" } });
    expect(ALL_UNITS.ready).toBe(true);
    expect(ask({ from: "joule", to: "calorie-th" }).quantity).toBe("energy");
  });
});

describe("conversions", () => {
  beforeAll(() => prepareChoices(unitConverter));

  /** NIST SP 811 (2008), appendix B.8 and NIST Handbook 44, appendix C; exact values. */
  it.each([
    [6, "foot", "centimeter", 182.88, "4572/25"],
    [1, "mile", "kilometer", 1.609344, "25146/15625"],
    [1, "pound", "kilogram", 0.45359237, "45359237/100000000"],
    [1, "us-gallon", "liter", 3.785411784, "473176473/125000000"],
    [1, "imperial-gallon", "liter", 4.54609, "454609/100000"],
    [1, "acre", "square-foot", 43_560, "43560"],
    [1, "horsepower", "watt", 745.6998715822702, null],
    [1, "atmosphere", "pascal", 101_325, "101325"],
    [1, "kilowatt-hour", "joule", 3.6e6, "3600000"],
    [98.6, "fahrenheit", "celsius", 37, "37"],
    [-40, "celsius", "fahrenheit", -40, "-40"],
    [12, "inch", "foot", 1, "1"],
    [1, "gibibyte", "byte", 1_073_741_824, "1073741824"],
    [1, "joule", "newton-meter", 1, "1"],
    [60, "revolution-per-minute", "hertz", 1, "1"],
    [0, "foot", "meter", 0, "0"],
  ])("%s %s in %s is %s", (value, from, to, result, exact) => {
    const outputs = convert(value, from, to);
    expect(outputs.result).toBe(result);
    if (exact !== null) expect(outputs.resultExact).toBe(exact);
    expect(outputs).toMatchObject({ fromUnit: from, toUnit: to });
  });

  it("give the factor between the units, if there is one", () => {
    expect(ask()).toMatchObject({ factor: 30.48, factorExact: "762/25", formula: "cm = ft × 30.48" });
    expect(convert(1, "degree", "radian")).toMatchObject({
      factor: Math.PI / 180,
      factorExact: null,
      resultExact: null,
    });
    expect(convert(1, "celsius", "kelvin")).toMatchObject({ factor: null, factorExact: null });
    expect(convert(30, "mile-per-us-gallon", "liter-per-100-kilometers")).toMatchObject({
      factor: null,
      factorExact: null,
      formula: "L/100 km = 235.214583… ÷ mpg",
    });
    // Two reciprocal units have a factor: 1 L/100 km is 0.4251 US gallons per 100 miles (EPA).
    expect(convert(0, "liter-per-100-kilometers", "us-gallon-per-100-miles").result).toBe(0);
    expect(convert(10, "liter-per-100-kilometers", "us-gallon-per-100-miles").factor).toBeCloseTo(0.4251, 4);
  });

  it("are rounded to the chosen figures, ties away from zero", () => {
    const text = (value: number, significantFigures: number) =>
      convert(value, "meter", "meter", { significantFigures }).resultText;
    expect(text(2.5, 1)).toBe("3");
    expect(text(-2.5, 1)).toBe("-3");
    expect(text(1.005, 3)).toBe("1.01");
    expect(text(1e15, 5)).toBe("1e+15");
    expect(text(123456789012345, 30)).toBe("123456789012345");
    expect(text(1e-6, 3)).toBe("0.000001");
    expect(text(2e-7, 3)).toBe("2e-7");
    expect(convert(1, "turn", "radian", { significantFigures: 30 }).resultText).toBe(
      // 2π, OEIS A019692.
      "6.28318530717958647692528676656",
    );
  });

  it("can exceed the range of a double in the text", () => {
    expect(convert(1e300, "light-year", "picometer")).toMatchObject({
      result: null,
      resultText: "9.460730473e+327",
    });
  });

  it("are reversible in every quantity", () => {
    const pair = fc
      .constantFrom(...QUANTITIES)
      .chain(({ id }) => fc.tuple(fc.constantFrom(...(tableOf(id) ?? [])), fc.constantFrom(...(tableOf(id) ?? []))));
    fc.assert(
      fc.property(pair, fc.integer({ min: 1, max: 1e6 }), ([from, to], n) => {
        const value = from.offset === undefined ? n / 1000 : 1000 + n / 1000;
        const {
          result,
          significantFigures: _none,
          allUnits,
          resultText,
        } = (() => {
          try {
            return convert(value, from.id, to.id);
          } catch {
            return { result: null };
          }
        })() as ReturnType<typeof convert>;
        if (result === null) return;
        expect(allUnits).toHaveLength(tableOf(from.quantity as string)?.length as number);
        const row = allUnits.find(({ unit }: { unit: string }) => unit === to.id);
        expect(row).toMatchObject({ value: result, text: resultText });
        const back = allUnits.find(({ unit }: { unit: string }) => unit === from.id);
        expect(back.value).toBe(value);
      }),
      { numRuns: 60 },
    );
  });

  it("of zero have no value in reciprocal units in the table", () => {
    const { allUnits } = convert(0, "mile-per-us-gallon", "kilometer-per-liter");
    const nulls = allUnits.filter(({ value }: { value: number | null }) => value === null);
    expect(nulls.map(({ unit }: { unit: string }) => unit)).toEqual([
      "liter-per-100-kilometers",
      "us-gallon-per-100-miles",
      "imperial-gallon-per-100-miles",
    ]);
    expect(nulls[0].text).toBe("–");
  });

  it("start every quantity with its default pair", () => {
    for (const { id } of QUANTITIES) {
      const { defaultFrom, defaultTo } = quantityOf(id);
      expect(ask({ quantity: id, value: 300 })).toMatchObject({
        fromUnit: defaultFrom,
        toUnit: defaultTo,
        quantity: id,
      });
    }
  });

  it("accept units by name and symbol, too", () => {
    expect(convert(6, "ft", "cm").result).toBe(182.88);
    expect(convert(12, "pt", "mm").toUnit).toBe("millimeter-type");
    expect(convert(1, "kWh/day", "W").result).toBeCloseTo(41.6666667, 6);
  });
});

describe("several units", () => {
  beforeAll(() => prepareChoices(unitConverter));
  const feetAndInches = (feet: number, inches: number, more: JsonObject = {}) =>
    ask({
      parts: [
        { value: feet, unit: "foot" },
        { value: inches, unit: "inch" },
      ],
      ...more,
    });
  const broken = (cm: number, fractionOf: number, toParts = "foot,inch") =>
    convert(cm, "centimeter", "foot", { toParts, fractionOf }).compoundText;

  it("are added, all with the sign of the first", () => {
    expect(feetAndInches(5, 11)).toMatchObject({
      result: 180.34,
      resultExact: "9017/50",
      fromUnit: "foot",
      formula: "cm = ft × 30.48 + in × 2.54",
    });
    expect(feetAndInches(-5, 11).result).toBe(-180.34);
    expect(
      problems({
        parts: [
          { value: 5, unit: "foot" },
          { value: -1, unit: "inch" },
        ],
      }),
    ).toEqual([{ field: "parts", message: "Only the first value can be negative; its sign applies to the whole." }]);
    expect(
      ask({
        parts: [
          { value: 1, unit: "turn" },
          { value: 1, unit: "radian" },
        ],
        to: "degree",
      }),
    ).toMatchObject({
      resultExact: null,
      result: 360 + 180 / Math.PI,
    });
  });

  it("break an answer down, with carries", () => {
    expect(broken(180.34, 0)).toBe("5 ft 11 in");
    expect(broken(179, 8)).toBe("5 ft 10 1/2 in");
    expect(broken(180, 8)).toBe("5 ft 10 7/8 in");
    expect(broken(243.8, 2)).toBe("8 ft 0 in");
    expect(broken(2.2, 8)).toBe("0 ft 7/8 in");
    expect(broken(-179, 8)).toBe("-5 ft 10 1/2 in");
    expect(broken(180, 16, "inch")).toBe("70 7/8 in");
    expect(broken(180, 8, "in, ft")).toBe("5 ft 10 7/8 in");
    expect(convert(182.879999, "centimeter", "foot", { toParts: "foot,inch", significantFigures: 4 })).toMatchObject({
      compoundText: "6 ft 0 in",
      parts: [
        { unit: "foot", symbol: "ft", value: 6 },
        { unit: "inch", symbol: "in", value: 0 },
      ],
    });
    expect(convert(100_000, "second", "hour", { toParts: "day,hour,minute,second" }).compoundText).toBe(
      "1 d 3 h 46 min 40 s",
    );
  });

  it("carry the sign in the first nonzero part", () => {
    const { parts } = convert(-15.24, "centimeter", "foot", { toParts: "foot,inch" });
    expect(parts.map(({ value }: { value: number }) => value)).toEqual([0, -6]);
  });

  it("add up to the original value", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e7, max: 1e7 }), fc.constantFrom(2, 4, 8, 16, 32, 64), (n, fractionOf) => {
        const { parts } = convert(n / 1000, "centimeter", "foot", {
          toParts: "yard,foot,inch",
          fractionOf,
        });
        const [yards, feet, inches] = parts.map(({ value }: { value: number }) => Math.abs(value));
        expect(feet).toBeLessThan(3);
        expect(inches).toBeLessThan(12);
        const total = (36 * yards + 12 * feet + inches) * 2.54;
        expect(Math.abs(total - Math.abs(n) / 1000)).toBeLessThanOrEqual(2.54 / fractionOf / 2 + 1e-9);
      }),
    );
  });

  it("must be multiples of one another", () => {
    expect(problems({ toParts: "foot,pound" })[0]?.field).toBe("toParts");
    expect(problems({ toParts: "foot,zorks" })[0]?.message).toMatch(/^I do not know “zorks”/);
    expect(problems({ toParts: "foot,ft" })[0]?.message).toBe("Name each unit once.");
    expect(problems({ from: "celsius", to: "kelvin", toParts: "kelvin,celsius" })[0]?.message).toBe(
      "Temperatures, and units such as L/100 km, can’t be added to others.",
    );
    const mixed = [
      { value: 5, unit: "foot" },
      { value: 1, unit: "pound" },
    ];
    expect(problems({ parts: mixed })[0]?.field).toBe("parts");
    expect(problems({ fractionOf: 3 })[0]?.field).toBe("fractionOf");
  });
});

describe("questions", () => {
  beforeAll(() => prepareChoices(unitConverter));

  it("are interpreted as intended", () => {
    expect(query("5 ft 11 in to cm")).toMatchObject({
      result: 180.34,
      toUnit: "centimeter",
      quantity: "length",
    });
    expect(query("180 cm to ft and in", { fractionOf: 8 })).toMatchObject({
      compoundText: "5 ft 10 7/8 in",
      toUnit: "foot",
    });
    expect(query("3 kWh/day to W")).toMatchObject({ result: 125, fromUnit: "kWh/d", quantity: "power" });
    expect(query("9.81 kg m/s² to lbf").result).toBeCloseTo(2.205376, 6);
    expect(query("8 L / 100 km to mpg").result).toBeCloseTo(235.214583 / 8, 6);
    expect(query("7 kg m")).toMatchObject({ result: 7, toUnit: "kg·m", quantity: null, allUnits: [] });
    expect(query("180° to one")).toMatchObject({ result: Math.PI, noticeCodes: "angle-dropped" });
  });

  it("without a target use the default one, or the other of the pair", () => {
    expect(query("5 mi").toUnit).toBe("centimeter");
    expect(query("5 cm").toUnit).toBe("foot");
    expect(query("3 kWh/day").toUnit).toBe("kilowatt");
  });

  it("get notices for customary, deprecated and measured units", () => {
    expect(query("2 bigha WB to acre")).toMatchObject({
      noticeCodes: "regional-size",
      notices: [
        {
          message: "The bigha (West Bengal) is a customary unit whose size varies by place; here it is 1337.803776 m².",
        },
      ],
    });
    expect(query("1 survey mile to Da·m/g").noticeCodes).toBe("deprecated-unit measured-constant");
    expect(query("1 Da to kg").notices[0].message).toBe(
      "The dalton is measured, not defined; its best known value is 1.66053906892 × 10⁻²⁷ kg.",
    );
  });
});

describe("ingredients", () => {
  beforeAll(() => prepareChoices(unitConverter));

  /** USDA SR Legacy: a cup of all-purpose flour is 125 g, of butter 227 g, of honey 339 g; a tablespoon is 1/16 cup. */
  it("convert cups to grams and back", () => {
    expect(cook(1, "us-cup", "gram", "flour-all-purpose")).toMatchObject({ result: 125, quantity: "mass" });
    expect(cook(2, "us-tablespoon", "gram", "butter").result).toBe(28.375);
    expect(cook(339, "gram", "us-cup", "honey")).toMatchObject({
      result: 1,
      resultExact: "1",
      quantity: "volume",
    });
    expect(cook(1, "us-cup", "gram", "honey")).toMatchObject({
      factor: 339,
      noticeCodes: "household-measure",
    });
    const remark = (ingredient: string) => cook(1, "us-cup", "gram", ingredient).notices[0]?.message;
    expect(remark("honey")).toBe("Kitchen scales are more accurate: a cup of it weighs about 339 g.");
    expect(remark("besan")).toMatch(/^How much a cup holds depends on how it is filled\. Spooned and leveled, /);
    expect(cook(3, "us-teaspoon", "us-tablespoon", "honey")).toMatchObject({ result: 1, noticeCodes: null });
    expect(ask({ mode: "ingredient" })).toMatchObject({ fromUnit: "us-cup", toUnit: "gram", result: 750 });
  });

  it("each have their weight per cup", () => {
    for (const [id, { gramsPerUsCup }] of Object.entries(weights))
      expect(cook(1, "us-cup", "gram", id).result).toBe(gramsPerUsCup);
  });

  it("accept only units of mass and volume", () => {
    expect(problems({ mode: "ingredient", to: "meter" })).toEqual([
      { field: "to", message: "Choose a unit of mass or volume, not of length." },
    ]);
  });
});

describe("headline", () => {
  beforeAll(() => prepareChoices(unitConverter));
  const text = (inputs: JsonObject) => {
    const { before = "", figure, after = "" } = headlineOf(unitConverter, inputs);
    return `${before} ${figure} ${after}`.trim();
  };

  it("gives the answer and says whether it is exact", () => {
    expect(text({})).toBe("6 ft = 182.88 cm (exactly).");
    expect(text({ from: "centimeter", to: "foot" })).toBe("6 cm = 0.1968503937 ft (rounded).");
    expect(text({ value: 180, from: "degree", to: "radian" })).toBe("180° = 3.141592654 rad (rounded).");
    expect(text({ value: 1, from: "dalton", to: "kilogram" })).toBe(
      "1 Da = 1.660539069 × 10⁻²⁷ kg (by a measured factor).",
    );
    expect(text({ value: 12_345, from: "mile", to: "foot" })).toBe("12,345 mi = 65,181,600 ft (exactly).");
    expect(text({ mode: "query", query: "-5 ft 11 in to cm" })).toBe("−5 ft 11 in = −180.34 cm (exactly).");
    expect(text({ mode: "query", query: "1 mi - 80 yd to m" })).toBe("1 mi − 80 yd = 1,536.192 m (exactly).");
    expect(text({ mode: "query", query: "180 cm to ft and in", fractionOf: 8 })).toBe(
      "180 cm = 5 ft 10 7/8 in (5.905511811 ft).",
    );
    expect(text({ mode: "ingredient", value: 2 })).toBe(
      "2 US cups of all-purpose flour = 250 g (by household measures).",
    );
  });
});

describe("working", () => {
  beforeAll(() => prepareChoices(unitConverter));

  it("goes through SI, with the source of each factor", () => {
    expect(steps({})).toEqual([
      { label: "Through SI", expression: "6 ft × 0.3048 m/ft ÷ 0.01 m/cm", value: "182.88 cm" },
      { label: "1 ft is 0.3048 m", expression: "6 × 0.3048", value: "1.8288 m" },
      { label: "1 cm is 0.01 m", expression: "1.8288 ÷ 0.01", value: "182.88 cm" },
      { label: "Exactly", expression: "4572 ÷ 25", value: "182.88 cm" },
      {
        label: "Source",
        expression: "Federal Register, July 1, 1959, 24 FR 5348 (international yard and pound)",
        value: "ft",
      },
      {
        label: "Source",
        expression:
          "BIPM, SI Brochure, 9th ed. (2019), definitions, prefixes and non-SI units accepted for use with the SI",
        value: "cm",
      },
    ]);
  });

  it("leaves out a step that would multiply by one", () => {
    const labels = (inputs: JsonObject) =>
      steps(inputs).flatMap(({ label }) => (/Source|Exactly|Rounded/.test(label) ? [] : [label]));
    expect(labels({ quantity: "mass", value: 187.5, from: "pound", to: "kilogram" })).toEqual([
      "1 lb is 0.45359237 kg",
    ]);
    expect(labels({ quantity: "mass", value: 85, from: "kilogram", to: "pound" })).toEqual(["1 lb is 0.45359237 kg"]);
  });

  it.each<[JsonObject, string]>([
    [{ value: 98.6, from: "fahrenheit", to: "celsius" }, "(98.6 − 32) × 5 ÷ 9"],
    [{ value: 30, from: "mile-per-us-gallon", to: "liter-per-100-kilometers" }, "235.214583333333 ÷ 30"],
    [{ value: 8, from: "liter-per-100-kilometers", to: "mile-per-us-gallon" }, "235.214583333333 ÷ 8"],
    [{ value: 10, from: "liter-per-100-kilometers", to: "us-gallon-per-100-miles" }, "10 × 0.425143707430272"],
    [{ value: 180, from: "degree", to: "radian" }, "180 × 0.0174532925199433"],
    [{ mode: "query", query: "5 ft 11 in to cm" }, "1.524 + 0.2794"],
    [{ mode: "query", query: "1 mi - 80 yd to m" }, "1609.344 + (−73.152)"],
    [{ mode: "ingredient", value: 1, ingredient: "honey" }, "0.0002365882365 × 1432.8692119906"],
    [{ mode: "ingredient", value: 339, from: "gram", to: "us-cup", ingredient: "honey" }, "0.339 ÷ 1432.8692119906"],
  ])("for %o is correct", (inputs, expression) => {
    const list = steps(inputs);
    expect(list.map((step) => step.expression)).toContain(expression);
    expect(checkWorking(list).faults).toEqual([]);
    expect(checkWorking(list).evaluated).toBeGreaterThan(0);
    expect(list.at(-1)?.label).toBe("Source");
  });
});

describe("bad input", () => {
  beforeAll(() => prepareChoices(unitConverter));

  it("is reported", () => {
    expect(problems({ from: "zorks" })[0]).toEqual({
      field: "from",
      message: "I do not know “zorks”. Write a unit’s name or symbol, such as “meter” or “kWh”.",
    });
    expect(problems({ to: "centimetr" })[0]).toEqual({
      field: "to",
      message: "I do not know “centimetr”. Did you mean “centimeter”?",
    });
    expect(problems({ from: "pound", to: "liter" })[0]).toEqual({
      field: "to",
      message:
        "A pound is a mass and a liter is a volume. For fluid ounces write “8 fl oz”; for food choose an ingredient.",
    });
    expect(problems({ from: "celsius", to: "celsius-difference" })[0]?.field).toBe("to");
    expect(problems({ value: -460, from: "fahrenheit", to: "celsius" })).toEqual([
      { field: "value", message: "Temperature cannot be below absolute zero, −459.67 °F." },
    ]);
    expect(problems({ value: 600, from: "delisle", to: "celsius" })[0]?.message).toBe(
      "Temperature cannot be above 559.725 °De, which is absolute zero.",
    );
    expect(problems({ mode: "query", query: "-300 C to F" })[0]?.field).toBe("query");
    expect(problems({ value: 0, from: "mile-per-us-gallon", to: "liter-per-100-kilometers" })).toEqual([
      { field: "value", message: "0 mpg has no consumption in L/100 km." },
    ]);
    expect(problems({ value: 0, from: "liter-per-100-kilometers", to: "mile-per-us-gallon" })[0]?.message).toBe(
      "0 L/100 km has no economy in mpg.",
    );
    for (const significantFigures of [0, 31, 2.5])
      expect(problems({ significantFigures })).toEqual([
        { field: "significantFigures", message: "Choose 1 to 30 significant figures." },
      ]);
    expect(problems({ mode: "query", query: "2 bigha to acre" })[0]?.message).toMatch(/^A bigha differs by state\./);
    expect(problems({ mode: "query", query: "x".repeat(301) })[0]?.field).toBe("query");
    expect(problems({ mode: "query", query: "size 9 shoe to cm" })[0]?.message).toMatch(/^Shoe and clothing sizes/);
    expect(problems({ quantity: "taste" })[0]?.field).toBe("quantity");
    expect(problems({ mode: "query", from: "zorks" })).toEqual([]);
  });
});

describe("the picture", () => {
  it("has marks at round values of both units", () => {
    const [meter, foot] = ["meter", "foot"].map((id) => tableOf("length")?.find((unit) => unit.id === id));
    const numbers = (marks: ReturnType<typeof graduations>) => marks.flatMap(({ text }) => text ?? []);
    expect(numbers(graduations(meter as never, 0, 10, 5))).toEqual(["0", "2", "4", "6", "8", "10"]);
    const feet = graduations(foot as never, 0, 3.048, 5);
    expect(numbers(feet)).toEqual(["0", "2", "4", "6", "8", "10"]);
    expect(feet.at(-1)?.share).toBeCloseTo(1, 9);
    expect(graduations(meter as never, 0, Number.POSITIVE_INFINITY, 5)).toEqual([]);
  });
});

describe("a value that is a quotient", () => {
  /** 5 ft 7 in, as the field of feet holds it. */
  const mixed = { value: 67 / 12, from: "foot", to: "centimeter" };

  it("is written with the figures that people read, and has no exact answer", () => {
    expect(headlineText(unitConverter, mixed)).toBe("5.583333333 ft = **170.18 cm** (rounded).");
    expect(workingLines(unitConverter, mixed)[0]).toBe(
      "Through SI: 5.583333333 ft × 0.3048 m/ft ÷ 0.01 m/cm = 170.18 cm",
    );
    expect(workingLines(unitConverter, mixed).some((line) => line.startsWith("Exactly"))).toBe(false);
    // What was typed with all its digits stays as it is.
    expect(headlineText(unitConverter, { ...mixed, value: 5.58333333333333 })).toMatch(/^5\.58333333333333 ft = /);
  });
});

it("writes a factor whose decimals do not end as a fraction", () => {
  const steps = workingLines(unitConverter, {
    quantity: "temperature-difference",
    value: 25,
    from: "fahrenheit-difference",
    to: "celsius-difference",
  });
  expect(steps.join("\n")).toContain("25 × (5 ÷ 9)");
  expect(steps.join("\n")).not.toContain("0.5555");
});
