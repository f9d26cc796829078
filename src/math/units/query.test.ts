/// <reference types="vite/client" />
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import ambiguous from "../../data/units/names/ambiguous.json";
import dimensions from "../../data/units/names/dimensions.json";
import prefixes from "../../data/units/names/prefixes.json";
import quantities from "../../data/units/quantities.json";
import { Rational } from "../numbers/rational";
import { approximate, convertExactly } from "./conversion";
import { readQuantity, readQuery, readUnit } from "./query";
import { QueryError } from "./query-error";
import { normalized, type QuantityUnits, type Unit, type UnitDefinition, UnitNames } from "./unit-names";

const files = import.meta.glob<readonly UnitDefinition[]>(
  ["../../data/units/*.json", "!**/{quantities,sources}.json"],
  { eager: true, import: "default" },
);
const NAMES = new UnitNames(
  quantities.map(
    (one) =>
      ({
        ...one,
        dimension: dimensions[one.id as keyof typeof dimensions].dimension,
        units: files[`../../data/units/${one.id}.json`],
      }) as unknown as QuantityUnits,
  ),
  prefixes,
  ambiguous,
);

function converted(text: string) {
  const { terms, targets } = readQuery(text, NAMES);
  const [to] = targets;
  if (!to) throw new Error(`no target in ${text}`);
  const value = terms
    .map((term) => approximate(convertExactly(term.value, term.unit, to)))
    .reduce((sum, one) => sum.add(one), Rational.ZERO);
  return { value: value.toNumber(), from: terms.map(({ unit }) => unit.id).join("+"), to };
}
const errorOf = (text: string) => {
  try {
    readQuery(text, NAMES);
  } catch (error) {
    if (error instanceof QueryError) return error.message;
    throw error;
  }
  return null;
};

describe("queries", () => {
  /** Factors from NIST SP 811 (2008), appendix B, and NIST Handbook 44, appendix C. */
  it.each([
    ["5 ft 11 in to cm", 180.34],
    ["5'11\" to cm", 180.34],
    ["5’ 11” in cm", 180.34],
    ["5'11 to cm", 180.34],
    ["5 ft, 11 in -> cm", 180.34],
    ["5 feet and 11 inches as centimetres", 180.34],
    ["3/4 as a percent", 75],
    ["9 feet in a yard", 3],
    ["6 foot 4 in cm", 193.04],
    ["6ft4in to cm", 193.04],
    ["6ft2 in cm", 187.96],
    ["5 in in cm", 12.7],
    ["5in to cm", 12.7],
    ["30.48cm = ft", 1],
    ["30.48cm to foot", 1],
    ["2 lb 3 oz to g", 992.233309375],
    ["11 st 4 to lb", 158],
    ["1 mi - 80 yd to m", 1536.192],
    ["-40 F to C", -40],
    ["98.6 F to C", 37],
    ["300 K to °C", 26.85],
    ["1,234.5 m to km", 1.2345],
    ["12,34,567 m to km", 1234.567],
    ["1e3 m to km", 1],
    ["3/4 in to mm", 19.05],
    ["1 1/2 in to mm", 38.1],
    ["½ mi to m", 804.672],
    ["1½ mi to m", 1609.344 * 1.5],
    ["180° to turn", 0.5],
    ["30° 15' to deg", 30.25],
    ["1 rad to °", 180 / Math.PI],
    ["1 L/100km to mpg", 235.2145833],
    ["30 mi/gal to L/100 km", 7.8404861],
    ["8 L / 100 km to mpg", 29.4018229],
    ["50 km / 3 L to mpg", 39.2024305],
    ["12 pt to mm", 4.2333333],
    ["3 pt to ml", 1419.529419],
    ["9.81 kg m/s² to lbf", 2.2053757],
    ["9.81 kg·m/s^2 to lbf", 2.2053757],
    ["3 kWh/day to W", 125],
    ["3 kWh per day in W", 125],
    ["100 km / 2 h to mph", 31.0685596],
    ["10 kg/m s to P", 100],
    ["1 J/kg K to J/(g·K)", 0.001],
    // NIST Special Publication 811, appendix B.8.
    ["1 BTU/(h ft2 °F) to W/(m2 K)", 5.678263],
    ["1 BTU/h/ft2/F to W/m2/C", 5.678263],
    ["1 BTU/lb °F to kJ/kg °C", 4.1868],
    ["1.8 °F/min to °C/h", 60],
    ["20 C V to J", 20],
    // A standard atmosphere is 101.325 kPa or 14.6959 psi.
    ["30 psig to psia", 44.6959488],
    ["30 psig to bar", 2.0684272],
    ["44.6959488 psia to bar", 3.0816772],
    ["2 barg to psi gauge", 29.0075475],
    ["2 bar to psia", 29.0075475],
    ["0 barg to kPaa", 101.325],
    ["-1.01325 bar(g) to bar(a)", 0],
    ["1 kgf/cm2 g to bar abs", 1.993915],
    ["5 kVA to VA", 5000],
    ["230 V A to VA", 230],
    ["3 kVAr to var", 3000],
    // Conventional water: 1000 kg/m³ under standard gravity.
    ["10 m head to bar", 0.980665],
    ["20 feet of head to psi", 8.6705501],
    ["10 inches of water to Pa", 2490.8891],
    ["29.92 in of mercury to hPa", 1013.2074812],
    ["62.4 lbm/ft3 to kg/m3", 999.5521145],
    ["5 lbm/gal to kg/L", 0.5991322],
    ["1 oz troy to g", 31.1034768],
    ["10 tolas to g", 116.638038],
    ["1 Btu/hr-ft2-F to W/m2-K", 5.6782633],
    // NIST SP 811, appendix B.9; written without parentheses, as on data sheets.
    ["1 BTU/h·ft²·°F to W/m²·°C", 5.6782633],
    ["1 BTU/h·ft·°F to W/m·K", 1.7307347],
    ["1 BTU/lb·°F to kJ/kg·K", 4.1868],
    ["1 kcal/hr-m2-C to W/(m2 K)", 1.1622222],
    ["20 m2 to sq ft", 215.2782083],
    ["2 cubic feet to L", 56.633693184],
    ["3 square miles to acres", 1920],
    ["3 m squared to ft2", 32.2917313],
    ["5 kW h to MJ", 18],
    ["1 kilowatt-hour to J", 3.6e6],
    ["2 megalitre to m3", 2000],
    ["5 Mm to km", 5000],
    ["1 mW to W", 0.001],
    ["2 lakh km to mi", 124274.2384475],
    ["5 crore to million", 50],
    ["25% to ppm", 250_000],
    ["1 GiB to MB", 1073.741824],
    ["8 Mb to MB", 1],
    ["100 Mbps to MB/s", 12.5],
    ["3000 rpm to rad/s", 314.1592654],
    ["1 acre to ha", 0.40468564224],
    ["2 bigha WB to acre", 0.661157],
    ["2 bigha (Bihar, 3025 yd²) to acre", 1.25],
    ["1 gallon to L", 3.785411784],
    ["1 imperial gallon to L", 4.54609],
    ["8 fl. oz. to mL", 236.5882365],
    ["1 ton to kg", 907.18474],
    ["convert 10 stone to kg?", 63.5029318],
    ["1 N m to ft-lb", 0.7375621],
    ["20 PSI to bar", 1.3789515],
    ["1 Kg to lb", 2.2046226],
    ["20 degrees C to F", 68],
    ["-40 deg. Fahrenheit in C", -40],
    ["5 h 30 m to min", 330],
    ["1 000 m to km", 1],
    ["1.234,5 m to km", 1.2345],
    ["6-7/8 in to mm", 174.625],
    ["1 mm Hg to Pa", 133.3223874],
    ["1013 mb to inHg", 29.9138731],
    ["32 psig to bar", 2.2063223],
    ["32 psig to psia", 46.6959488],
    ["46.6959488 psi absolute to psi gauge", 32],
    ["1 bar(g) to kPa(a)", 201.325],
    ["10 mH2O to bar", 0.980665],
    ["10 inches of water to Pa", 2490.8891],
    ["half a mile in metres", 804.672],
    ["quarter mile to m", 402.336],
    ["half of a square mile to acres", 320],
    ["ten miles to km", 16.09344],
    ["a mile in km", 1.609344],
    ["two and a half hours to minutes", 150],
    ["second to ms", 1000],
    ["how many ounces in 750 ml", 25.360517],
    ["How many cm are there in 5 ft 11 in?", 180.34],
    ["how many feet is 2 m", 6.5616798],
    ["5 ft equals how many cm", 152.4],
    ["what is 5'11 in cm?", 180.34],
    ["please convert 10 stone to kg", 63.5029318],
    ["kg to lbs", 2.2046226],
    ["8 oz to mL", 236.5882365],
    ["8 oz to g", 226.796185],
    ["30 mpg in L per 100 km", 7.8404861],
    ["100 km per hour to mph", 62.1371192],
    ["5 gallons (US) to L", 18.9270589],
    ["5 gallons (UK) to L", 22.73045],
    ["1 kilocalorie to J", 4184],
    ["2000 Calories to kJ", 8368],
    ["2000 Cal to kJ", 8368],
    ["10 W/(m²·°C) to W/(m2K)", 10],
    ["1 BTU/(h·ft²·°F) to W/(m²·°C)", 5.6782634],
    ["1 lbm to kg", 0.45359237],
    ["1 kilobar to MPa", 100],
    ["100 fps to m/s", 30.48],
  ])("%s: %s", (text, value) => {
    expect(converted(text).value).toBeCloseTo(value, value > 1000 ? 3 : 6);
  });

  it("choose the pair of the same quantity, then the first in the tables", () => {
    expect(converted("12 pt to mm").to.id).toBe("millimeter-type");
    expect(converted("5 cm to in").to.id).toBe("inch");
    expect(converted("20 C to F").to.id).toBe("fahrenheit");
    expect(converted("20 C to Ah").from).toBe("coulomb");
    expect(converted("100 km / 2 h to mph").from).toBe("kilometer-per-hour");
    // Without a target, an expression of a known quantity: an energy, a heat transfer coefficient.
    expect(readQuery("20 C V", NAMES).terms[0]?.unit.symbol).toBe("C·V");
    expect(readQuery("3 BTU/h/ft2/F", NAMES).terms[0]?.unit.symbol).toContain("°F");
    expect(readQuery("3 kWh/day", NAMES).terms[0]?.unit).toMatchObject({ id: "kWh/d", quantity: null });
  });

  it("keep the quantity that was chosen", () => {
    const { terms, targets } = readQuery("10 °C to °F", NAMES, { quantity: "temperature-difference" });
    expect([terms[0]?.unit.id, targets[0]?.id]).toEqual(["celsius-difference", "fahrenheit-difference"]);
    expect(converted("10 °C to °F").value).toBe(50);
  });

  it("say that a number could have been read otherwise", () => {
    expect(readQuery("1,5 m to ft", NAMES).uncertain).toBe(true);
    expect(readQuery("1,5 m to ft", NAMES, { style: { decimalComma: true } }).uncertain).toBeUndefined();
    expect(readQuery("1,234 m to ft", NAMES, { style: { decimalComma: true } }).terms[0]?.value.toNumber()).toBe(1.234);
  });

  it("are read in terms of a given unit", () => {
    const ounces = NAMES.byId("us-fluid-ounce") as Unit;
    const { terms } = readQuantity("a pint and 2 oz", ounces, NAMES);
    expect(terms.map(({ unit }) => unit.id)).toEqual(["us-pint", "us-fluid-ounce"]);
    expect(() => readQuantity("5 lb", ounces, NAMES)).toThrow("A pound is a mass and a US fluid ounce is a volume.");
  });

  it("accept several target units for an answer in parts", () => {
    const ids = (text: string) => readQuery(text, NAMES).targets.map(({ id }) => id);
    for (const to of ["ft and in", "ft+in", "ft, in", "feet & inches", "ft in"])
      expect(ids(`180 cm to ${to}`)).toEqual(["foot", "inch"]);
    expect(ids("100000 s in d, h, min and s")).toEqual(["day", "hour", "minute", "second"]);
    expect(ids("5 ft")).toEqual([]);
    expect(ids("5 N m to N m")).toEqual(["newton-meter"]);
  });
});

describe("error messages", () => {
  it.each([
    ["5 zorks to cm", "I do not know “zorks”. Write a unit’s name or symbol, such as “meter” or “kWh”."],
    ["5 metres to kilomters", "I do not know “kilomters”. Did you mean “kilometer”?"],
    [
      "5 lb to L",
      "A pound is a mass and a liter is a volume. For fluid ounces write “8 fl oz”; for food choose an ingredient.",
    ],
    ["3 kWh to W", "A kilowatt-hour is an energy and a watt is a power. You also need a time to divide by."],
    ["3 W to kWh", "A watt is a power and a kilowatt-hour is an energy. You also need a time to multiply by."],
    [
      "5 ft 3 lb to cm",
      "A foot is a length and a pound is a mass. You also need a linear mass density to multiply by.",
    ],
    ["5 jarib to m", "A jarib differs by state. Choose: jarib (Shahjahani, 165 ft), jarib (Gantari, 132 ft)."],
    ["5 mb to kB", "“mb” could be Mb (megabit) or MB (megabyte). Write one of them."],
    [
      "20 C + 5 C to F",
      "A temperature or gauge pressure can’t be part of a sum, and a unit such as L/100 km can’t be part of a sum or a product.",
    ],
    ["10 psig to bar and psi", null],
    ["20 C to ΔK and Δ°F", null],
    [
      "20 C to ΔK",
      "A degree Celsius is a temperature and a kelvin is a temperature difference. A difference has no zero point.",
    ],
    [
      "5 kVA to kW",
      "A kilovolt-ampere is an apparent power and a kilowatt is a power. Only the power factor relates them.",
    ],
    [
      "size 9 shoe to cm",
      "Shoe and clothing sizes are not included: no standard relates one maker’s sizes to another’s.",
    ],
    ["100 USD in eur", "“USD” is a currency: use the currency converter for it."],
    ["2 cups flour in g", "I do not know “flour” as a unit. For food choose an ingredient."],
    [
      "5 km/h to min/mile",
      "A kilometer per hour is a speed and “min/mi” is measured in s/m. They are reciprocals: invert one of them.",
    ],
    ["1e301 m to km", "Numbers go up to 1e300."],
    ["12,3456 m to km", "The marks in “12,3456” neither group digits nor mark decimals."],
    ["four hundred zorks to kg", null],
    ["m^30 to m", "Powers of units go up to 20."],
    ["5 m / 0 s to m/s", "Division by zero has no answer."],
    ["5 cm 4 to ft", null],
    ["(2 ft + 3 in) to in", null],
    ["", "Write what to convert: “5 ft 11 in to cm”."],
    ["hello", "I do not know “hello”. Write a unit’s name or symbol, such as “meter” or “kWh”."],
  ])("%s", (text, message) => {
    const actual = errorOf(text);
    if (message === null) return expect(actual).toMatch(/\.$/);
    expect(actual).toBe(message);
  });

  it("lists the bighas of the states", () => {
    expect(errorOf("2 bigha to acre")).toMatch(
      /^A bigha differs by state\. Choose: bigha \(West Bengal\), .*bigha \(Bihar, 3025 yd²\)/,
    );
    expect(errorOf("3 Bighas to m2")).toMatch(/^A bigha/);
  });

  it("keeps rpm as a frequency separate from rpm as an angular velocity", () => {
    expect(converted("60 rpm to Hz").value).toBe(1);
    expect(errorOf("1 rad/s to Hz")).toMatch(/angular velocity/);
  });

  it("never throws any other error, and never takes long", () => {
    const piece = fc.constantFrom(
      ..."5 1/2 ft in to as - + / ( ) ² ^ 2 m kg mb bigha ' \" , and = zorks per % ½ .5 1e9 C".split(" "),
      " ",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), fc.constantFrom("", " "), (pieces, gap) => {
        errorOf(pieces.join(gap).slice(0, 300));
      }),
      { numRuns: 500 },
    );
    const start = performance.now();
    for (const text of ["in ", "5 ft in ", "to m ", "pt C F rad ", "(", "1/"]) errorOf(text.repeat(100).slice(0, 300));
    expect(performance.now() - start).toBeLessThan(1500);
  });
});

describe("names", () => {
  it("find every unit by each of its names, unless the name is rejected", () => {
    for (const unit of NAMES.units)
      for (const name of [unit.id, unit.name, unit.plural, unit.symbol, ...(unit.aliases ?? [])]) {
        const found = NAMES.find(normalized(name));
        const ids = (found?.byPlace ?? found?.tiers.flat() ?? []).flatMap((one) => [
          one.id,
          ...(one.rivals ?? []).map(({ id }) => id),
        ]);
        expect(ids, name).toContain(unit.id);
      }
  });

  it("convert there and back to the same number", () => {
    const unit = fc.constantFrom(...NAMES.units.filter(({ symbol }) => !/^(?:\d|½|jarib)/.test(symbol)));
    fc.assert(
      fc.property(unit, fc.integer({ min: 1, max: 9999 }), (from, n) => {
        const { terms } = readQuery(`${n / 8} ${from.symbol}`, NAMES);
        expect(terms[0]?.value.toNumber()).toBe(n / 8);
      }),
    );
  });

  it("are differences of temperature where those are wanted, whatever the scale is called", () => {
    const wanted = "temperature-difference";
    expect(readUnit("celsius", NAMES, wanted).id).toBe("celsius-difference");
    expect(readUnit("°F", NAMES, wanted).id).toBe("fahrenheit-difference");
    const scales = NAMES.units.filter(({ quantity }) => quantity === "temperature");
    // Delisle's scale runs downward, but the size of its degree is positive.
    for (const { id, factor } of scales)
      expect(readUnit(id, NAMES, wanted)).toMatchObject({ quantity: wanted, factor: factor.replace("-", "") });
    expect(readUnit("foot", NAMES, wanted).id).toBe("foot");
  });

  it("identify a single unit, including an expression", () => {
    expect(readUnit("ft", NAMES).id).toBe("foot");
    expect(readUnit("mm", NAMES, "typography").id).toBe("millimeter-type");
    expect(readUnit("foot", NAMES).id).toBe("foot");
    expect(readUnit("°C", NAMES).id).toBe("celsius");
    expect(readUnit("kg m/s2", NAMES).dimension).toEqual({ M: 1, L: 1, T: -2 });
    expect(() => readUnit("zorks", NAMES)).toThrow(QueryError);
    expect(() => readUnit("5 ft", NAMES)).toThrow(QueryError);
    expect(() => readUnit("", NAMES)).toThrow(QueryError);
    // Names that every JavaScript object inherits.
    for (const name of ["constructor", "__proto__", "toString", "valueOf"])
      expect(() => readUnit(name, NAMES)).toThrow(QueryError);
  });
});
