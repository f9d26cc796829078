/// <reference types="vite/client" />
/** Sizes and dimensions of our units, and conversions between them, compared with GNU Units. */
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { findEntry, loadCalculator } from "../../calculators/catalog";
import { prepare } from "../../core/answer";
import type { AnyCalculator } from "../../core/calculator";
import { outputsOf } from "../../core/testing";
import dimensions from "../../data/units/names/dimensions.json";
import { Rational } from "../../math/numbers/rational";
import { approximate, toSi } from "../../math/units/conversion";
import { type Dimension, isReciprocal, isSameDimension, timesPower } from "../../math/units/dimensions";
import type { UnitDefinition } from "../../math/units/unit-names";
import { debianProgram, describeWith, run } from "../../testing-programs";

interface Unit extends UnitDefinition {
  readonly quantity: keyof typeof dimensions;
}

const files = import.meta.glob<readonly UnitDefinition[]>(
  ["../../data/units/*.json", "!**/{quantities,sources}.json"],
  { eager: true, import: "default" },
);
const UNITS: readonly Unit[] = Object.entries(files).flatMap(([path, units]) => {
  const quantity = path.slice(path.lastIndexOf("/") + 1, -".json".length) as Unit["quantity"];
  return units.map((unit) => ({ ...unit, quantity }));
});

/** Parts of our ids, as GNU Units calls them. The rest of an id is read as it stands: `foot-per-second`. */
const PARTS: Readonly<Record<string, string>> = {
  "pound-force": "lbf",
  "kilogram-force": "kgf",
  "gram-force": "pond",
  "short-ton": "uston",
  "long-ton": "brton",
  "short-hundredweight": "ushundredweight",
  "long-hundredweight": "brhundredweight",
  "nautical-mile": "nauticalmile",
  "oil-barrel": "barrel",
  "foot-pound": "foot-lbf",
  "celsius-difference": "degC",
  "fahrenheit-difference": "degF",
  "kelvin-difference": "K",
  "rankine-difference": "degrankine",
  "reaumur-difference": "degreaumur",
  celsius: "degC",
  fahrenheit: "degF",
  "us-fluid-dram": "fluiddram",
  "us-fluid-": "usfluid",
  "us-dry-": "dry",
  "us-liquid-": "liquid",
  "us-minim": "minimvolume",
  "us-jigger": "jigger",
  "us-": "us",
  "imperial-fluid-": "brfluid",
  "imperial-": "br",
  "troy-": "troy",
};

/** Units whose ids say something else. */
const NAMES: Readonly<Record<string, string>> = {
  "rad-dose": "rad",
  "gal-acceleration": "Gal",
  "standard-gravity": "gravity",
  "pound-mole": "pound mol / gram",
  gradian: "grade",
  "compass-point": "circle / 32",
  "rpm-angular": "revolution / minute",
  "rps-angular": "revolution / second",
  "survey-acre": "USacre",
  "circular-mil": "circularmil",
  cent: "intacre / 100",
  guntha: "intacre / 40",
  "basis-point": "basispoint",
  "bakers-dozen": "bakersdozen",
  "great-gross": "greatgross",
  "elementary-charge": "e",
  "faraday-charge": "faraday mol / mol",
  "calorie-th": "cal_th",
  "kilocalorie-th": "kcal_th",
  "calorie-it": "cal_IT",
  "kilocalorie-it": "kcal_IT",
  "calorie-per-gram-celsius": "cal_th / (gram degC)",
  "btu-it": "btu_IT",
  "btu-th": "btu_th",
  mmbtu: "1e6 btu_IT",
  "therm-us": "UStherm",
  "therm-ec": "ECtherm",
  "tonne-oil-equivalent": "tonoil",
  "tonne-coal-equivalent": "toncoal",
  "tonne-force": "tonne force",
  "ounce-force": "ounce force",
  "kilogram-force-meter-torque": "kgf m",
  "foot-pound-energy": "foot lbf",
  "pound-foot": "lbf foot",
  "pound-inch": "lbf inch",
  "ounce-inch": "ounce force inch",
  "foot-candle": "footcandle",
  "foot-lambert": "footlambert",
  "admiralty-mile": "admiraltymile",
  cable: "intcable",
  "astronomical-unit": "astronomicalunit",
  "light-year": "lightyear",
  "bohr-radius": "bohrradius",
  "planck-length": "plancklength",
  "apothecary-scruple": "apscruple",
  "apothecary-dram": "apdram",
  "chatak-mass": "chittak",
  jin: "catty",
  "kan-japan": "kan",
  "electron-mass": "electronmass",
  "solar-mass": "sunmass",
  "earth-mass": "earthmass",
  "short-ton-force": "uston force",
  "long-ton-force": "brton force",
  "metric-horsepower": "metrichorsepower",
  "electric-horsepower": "electrichorsepower",
  "boiler-horsepower": "boilerhorsepower",
  "technical-atmosphere": "technicalatmosphere",
  mmhg: "mmHg",
  cmhg: "cm Hg",
  inhg: "inHg",
  mmh2o: "mm water",
  cmh2o: "cm water",
  mh2o: "m water",
  inh2o: "inH2O",
  fth2o: "foot water",
  psf: "lbf / foot^2",
  "speed-of-light": "c",
  "r-value-us": "Rvalue",
  "year-julian": "julianyear",
  "year-tropical": "tropicalyear",
  "year-sidereal": "siderealyear",
  "synodic-month": "synodicmonth",
  "sidereal-day": "siderealday",
  "point-dtp": "computerpoint",
  "pica-dtp": "computerpica",
  "point-tex": "oldpoint",
  "pica-tex": "12 oldpoint",
  "css-pixel": "inch / 96",
  "millimeter-type": "mm",
  "centimeter-type": "cm",
  "inch-type": "inch",
  "board-foot": "boardfoot",
  "register-ton": "registerton",
  "beer-barrel": "usbeerbarrel",
  "metric-cup": "metriccup",
  "australian-tablespoon": "australiatablespoon",
  "japanese-cup": "japancup",
};

/** Units of the same name that are something else there. */
const OTHERS: Readonly<Record<string, string>> = {
  "year-365": "not known there and read as a product",
  "quarter-mm": "not known there and read as a product",
  "tola-10g": "not known there and read as a product",
  "catty-hk": "not known there and read as a product",
  "tael-hk": "not known there and read as a product",
  "earth-radius": "theirs is not the nominal radius of the IAU",
  "solar-radius": "theirs is not the nominal radius of the IAU",
  "mars-sol": "their day of Mars is the sidereal one",
  "mach-sea-level": "theirs is at 0 °C",
  "beat-per-minute": "their beat is one of Swatch Internet Time",
  "revolution-per-minute": "their revolution is an angle",
  barleycorn: "theirs is in inches of before 1959",
  ell: "theirs is in inches of before 1959",
  span: "theirs is in inches of before 1959",
  liang: "theirs is the customary one of 1/16 catty",
  year: "theirs is the tropical year",
  month: "theirs is a part of the tropical year",
  decade: "theirs is of tropical years",
  century: "theirs is of tropical years",
  millennium: "theirs is of tropical years",
};

/** Relative differences that are allowed: for measured values, and for the digits that are printed. */
const MEASURED = 1e-5;
const PRINTED = 1e-12;
const ROUNDED: Readonly<Record<string, [difference: number, why: string]>> = {
  parsec: [1e-10, "theirs is by the tangent of the angle"],
  statcoulomb: [1e-9, "theirs follows from a measured constant"],
  statampere: [1e-9, "theirs follows from a measured constant"],
  statvolt: [1e-9, "theirs follows from a measured constant"],
  oersted: [1e-9, "theirs follows from a measured constant"],
  "point-didot": [1e-6, "theirs is rounded to a nanometer"],
  cicero: [1e-6, "theirs is rounded to a nanometer"],
};

function theirName({ id }: Unit): string {
  const known = NAMES[id];
  if (known) return known;
  let text = id;
  for (const [ours, theirs] of Object.entries(PARTS))
    text = text.replaceAll(new RegExp(`(?<![a-z])${ours}${ours.endsWith("-") ? "" : "(?![a-z])"}`, "g"), theirs);
  const [top, ...divisors] = text.split("-per-").map((part) =>
    part
      .replace(/(square|cubic)-([A-Za-z]+)/g, (_, power, unit) => `${unit}^${power === "square" ? 2 : 3}`)
      .replace(/([A-Za-z]+)-squared/g, "$1^2")
      .replaceAll("-", " "),
  );
  return [top, ...divisors.map((divisor) => `(${divisor})`)].join(" / ");
}

/** Does not occur in answers. */
const MARK = "271828314159";

const GNU_UNITS = debianProgram("units", "GNU Units");

/** What each expression is in base units; null for one that is not understood. */
function reduced(expressions: readonly string[]): (readonly [size: number, dimension: Dimension] | null)[] {
  const lines = expressions.flatMap((text) => [text, "", MARK, ""]);
  const printed = run(GNU_UNITS.command, ["-t", "-d", "15"], `${lines.join("\n")}\n`);
  const answers = printed.split(`${MARK}\n`).slice(0, -1);
  expect(answers).toHaveLength(expressions.length);
  return answers.map((text) => {
    const last = text.trim().split("\n").at(-1)?.split(" = ").at(-1) ?? "";
    const [, size, units = ""] = /^(-?\d[\d.e+-]*)(.*)$/.exec(last) ?? [];
    return size === undefined ? null : [Number(size), dimensionOf(units)];
  });
}

const BASES: Readonly<Record<string, string>> = {
  m: "L",
  kg: "M",
  s: "T",
  A: "I",
  K: "K",
  mol: "N",
  cd: "J",
  bit: "D",
};

/** Plain numbers in the SI: they count angles and decays. */
const BARE: readonly string[] = ["radian", "sr", "event"];

/** Of `kg m^2 / s^2`. */
function dimensionOf(units: string): Dimension {
  let dimension: Dimension = {};
  for (const [i, part] of units.split("/").entries())
    for (const [, base = "", power = "1"] of part.matchAll(/([A-Za-z]+)(?:\^(\d+))?/g))
      if (!BARE.includes(base))
        dimension = timesPower(dimension, { [BASES[base] ?? base]: 1 }, (i === 0 ? 1 : -1) * Number(power));
  return dimension;
}

const isNear = (a: number, b: number, difference: number) => Math.abs(a / b - 1) <= difference;

/** How far the sizes of a unit may differ. */
const allowed = ({ id, exact }: Unit) => ROUNDED[id]?.[0] ?? (exact === false ? MEASURED : PRINTED);

const COMPARABLE = UNITS.filter(({ id, offset }) => offset === undefined && !OTHERS[id]);

const sample = <T>(values: fc.Arbitrary<T>, numRuns: number) => fc.sample(values, { numRuns, seed: 1 });

/** Scales with a zero of their own, as GNU Units calls them and its answers in kelvins or pascals. */
const SCALES = {
  celsius: "tempC",
  fahrenheit: "tempF",
  reaumur: "tempreaumur",
  "psi-gauge": "psig",
} as const;

describeWith(GNU_UNITS, "units", () => {
  let theirs: ReturnType<typeof reduced>;
  let known: readonly Unit[];
  let converter: AnyCalculator;

  beforeAll(async () => {
    theirs = reduced(COMPARABLE.map(theirName));
    known = COMPARABLE.filter((_, i) => theirs[i]);
    converter = await loadCalculator(findEntry("unit-converter") as never);
  });

  const converted = async (quantity: string, value: number, from: string, to: string): Promise<number> => {
    const inputs = { quantity, value, from, to };
    await prepare(converter, { inputs });
    return outputsOf(converter, inputs).result;
  };

  it("have the same sizes and dimensions", () => {
    const different: string[] = [];
    for (const [i, unit] of COMPARABLE.entries()) {
      const found = theirs[i];
      if (!found) continue;
      const [size, dimension] = found;
      const si = approximate(toSi({ q: Rational.ONE, piPower: 0 }, unit)).toNumber();
      const { A, ...ours } = dimensions[unit.quantity].dimension as Dimension;
      const isSame = unit.inverse
        ? isNear(1 / si, size, PRINTED) && isReciprocal(ours, dimension)
        : isNear(si, size, allowed(unit)) && isSameDimension(ours, dimension);
      if (!isSame) different.push(`${unit.id}: ${si}, not ${size} ${JSON.stringify(dimension)}`);
    }
    expect(different).toEqual([]);
    expect(known.length).toBeGreaterThan(500);
  });

  it("convert 400 times to the same values", async () => {
    const exact = known.filter((unit) => !unit.inverse && allowed(unit) === PRINTED);
    const conversion = fc
      .tuple(fc.constantFrom(...exact), fc.integer({ min: 1, max: 1e6 }), fc.nat())
      .map(([from, thousandths, pick]) => {
        const others = exact.filter(({ quantity }) => quantity === from.quantity);
        return [thousandths / 1000, from, others[pick % others.length] as Unit] as const;
      });
    const conversions = sample(conversion, 400);
    const answers = reduced(conversions.map(([value, from, to]) => `${value} ${theirName(from)} / (${theirName(to)})`));
    for (const [i, [value, from, to]] of conversions.entries()) {
      const found = answers[i] as NonNullable<(typeof answers)[number]>;
      const ours = await converted(from.quantity, value, from.id, to.id);
      expect(isNear(ours, found[0], 1e-10), `${value} ${from.id} is ${ours} ${to.id}, not ${found}`).toBe(true);
    }
  });

  it("measure temperatures and pressures from the same zero", async () => {
    const values = [-14.6, 0, 0.5, 36.6, 98.6, 451, 1e6];
    for (const [from, name] of Object.entries(SCALES)) {
      const [quantity, to] = from === "psi-gauge" ? ["gauge-pressure", "pascal-absolute"] : ["temperature", "kelvin"];
      const answers = reduced(values.map((value) => `${name}(${value})`));
      for (const [i, value] of values.entries()) {
        const found = answers[i];
        // Older versions have no gauge pressure.
        if (!found && from === "psi-gauge") continue;
        const ours = await converted(quantity as string, value, from, to as string);
        expect(isNear(ours, found?.[0] ?? Number.NaN, PRINTED), `${name}(${value}): ${ours}, not ${found}`).toBe(true);
      }
    }
  });
});
