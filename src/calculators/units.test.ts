import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AnyCalculator } from "../core/calculator";
import { isBy } from "../core/conditions";
import { effectiveValues } from "../core/defaults";
import { by, choice, type Dependent, type Fields, list, number, text as textColumn } from "../core/fields";
import { readInputs } from "../core/read-inputs";
import { rowsOf } from "../core/row-names";
import type { Typed } from "../core/unit-state";
import { NO_UNITS, type UnitState } from "../core/unit-state";
import { chooseUnit, settleParts, switchChoice } from "../core/unit-switch";
import { EVERY_GRAMMAR, loadGrammars } from "../reading/grammars";
import { ENTRIES } from "../testing-entries";
import { loadCalculator } from "./catalog";
import concrete from "./everyday/concrete/calculator";
import bmi from "./health/bmi/calculator";

const grammars = await loadGrammars(EVERY_GRAMMAR);

/** A form as the user sees it: the typed texts and the remembered units. */
function form(
  calculator: AnyCalculator,
  texts: Record<string, string>,
  units: UnitState = { ...NO_UNITS, stones: true },
) {
  const fields = calculator.inputs;
  const { json, given } = readInputs(fields, texts, {}, { grammars });
  const situation = { fields, texts, json, units, given };
  const next = ({ texts: after, units: remembered }: Typed) => form(calculator, { ...after }, remembered);
  return {
    texts,
    values: effectiveValues(fields, json),
    choose: (key: string, value: string) => next(switchChoice(situation, key, value)),
    show: (name: string, unit: string) => next(chooseUnit(situation, name, unit)),
    leave: (name: string) => next(settleParts(situation, name)),
    type: (more: Record<string, string>) => form(calculator, { ...texts, ...more }, units),
  };
}

const pour = (texts: Record<string, string>) => form(concrete, texts);
const person = (texts: Record<string, string>) => form(bmi, texts);

describe("changing the unit system", () => {
  it("converts typed values, exactly if the result is short", () => {
    const metric = pour({ length: "24", thickness: "6" }).choose("unitSystem", "metric");
    expect(metric.texts).toMatchObject({ unitSystem: "metric", length: "7.3152", thickness: "15.24" });
  });

  it("converts related sizes too, and leaves untouched fields alone", () => {
    const metric = pour({ length: "24" }).choose("unitSystem", "metric");
    // 10 ft and 4 in are the example values; the order step and the truck have customary sizes in each system.
    expect(metric.texts).toMatchObject({ width: "3.048", thickness: "10.16" });
    expect(metric.texts).not.toHaveProperty("truckCapacity");
    expect(metric.texts).not.toHaveProperty("extraVolume");
    expect(pour({}).choose("unitSystem", "metric").texts).toEqual({ unitSystem: "metric" });
  });

  describe("for the rows of a list", () => {
    const log = {
      inputs: {
        unitSystem: choice("Units", { options: { us: "US", metric: "Metric" }, default: "us" }),
        log: list("Log", {
          default: [],
          columns: {
            name: textColumn("Name"),
            weight: number("Weight", { unit: by("unitSystem", { metric: "kg" }, "lb"), optional: true }),
            meals: number("Meals"),
          },
        }),
      },
    } as unknown as AnyCalculator;
    const rows = JSON.stringify([
      { name: "Mon", weight: "180", meals: "1 + 2" },
      { name: "Tue", weight: "", meals: "3" },
      { name: "Wed", weight: "heavy", meals: "3" },
    ]);

    it("converts only cells in columns whose unit changes", () => {
      const metric = form(log, { log: rows }).choose("unitSystem", "metric");
      // 180 lb × 0.45359237 = 81.6466266 kg
      expect(JSON.parse(metric.texts.log as string)).toEqual([
        { name: "Mon", weight: "81.647", meals: "1 + 2" },
        { name: "Tue", weight: "", meals: "3" },
        { name: "Wed", weight: "heavy", meals: "3" },
      ]);
      expect(metric.choose("unitSystem", "us").texts.log).toBe(rows);
      const typed = metric.type({ log: '[{"name":"Mon","weight":"81.6466266","meals":"3"}]' });
      expect(JSON.parse(typed.choose("unitSystem", "us").texts.log as string)[0].weight).toBe("180");
    });

    it("does not add a list that was not touched", () => {
      expect(form(log, {}).choose("unitSystem", "metric").texts).toEqual({ unitSystem: "metric" });
    });
  });

  it("converts between inputs that each have their own unit", () => {
    const child = person({ weightKg: "35", heightCm: "140" }).choose("unitSystem", "imperial");
    // 35 ÷ 0.45359237 = 77.1617917 lb = 5 st 7.16 lb; 140 ÷ 2.54 = 55.118110 in
    expect(child.texts).toMatchObject({ weightSt: "5", weightLb: "7.162", heightFt: "4", heightIn: "7.118" });
    const mixed = child.choose("unitSystem", "mixed");
    expect(mixed.texts).toMatchObject({ weightKg: "35", heightFt: "4", heightIn: "7.118" });
  });

  it("writes pounds only if stones are not customary", () => {
    const child = form(bmi, { weightKg: "35" }, NO_UNITS).choose("unitSystem", "imperial");
    expect(child.texts).toMatchObject({ weightSt: "0", weightLb: "77.162" });
    expect(child.choose("unitSystem", "metric").texts.weightKg).toBe("35");
  });

  it("converts prices per unit by the reciprocal factor", () => {
    // 150 ÷ 0.764554857984
    expect(pour({ pricePerVolume: "150" }).choose("unitSystem", "metric").texts).toMatchObject({
      pricePerVolume: "196.19",
    });
  });

  it("restores the original texts, and converts again after an edit", () => {
    const typed = { length: "24.50", width: "5 1/2", thickness: '4"' };
    const metric = pour(typed).choose("unitSystem", "metric");
    expect(metric.choose("unitSystem", "us").texts).toEqual({ ...typed, unitSystem: "us" });
    expect(metric.type({ length: "3" }).choose("unitSystem", "us").texts).toMatchObject({
      length: "9.8425",
      width: "5 1/2",
    });
  });

  it("keeps the chosen bag size of each system", () => {
    const metric = pour({ bagSize: "lb-60" }).choose("unitSystem", "metric");
    expect(metric.values.bagSize).toBe("kg-25");
    expect(metric.type({ bagSize: "kg-40" }).choose("unitSystem", "us").values.bagSize).toBe("lb-60");
  });

  it("leaves empty and unreadable fields unchanged", () => {
    expect(pour({ length: "" }).choose("unitSystem", "metric").texts.length).toBe("");
    expect(person({ weightKg: "abc" }).choose("unitSystem", "imperial").texts.weightLb).toBe("abc");
  });

  const text = fc.oneof(
    fc.integer({ min: 1, max: 99_999 }).map(String),
    fc.double({ min: 0.01, max: 5000, noNaN: true }).map((value) => value.toFixed(3)),
    fc.constantFrom("5 1/2", "1,200.50", "12 * 3", "", "x", "3 m", "5' 6\""),
  );

  it("restores the original text after any sequence of changes", () => {
    fc.assert(
      fc.property(text, text, fc.array(fc.constantFrom("us", "metric"), { maxLength: 5 }), (length, thickness, way) => {
        const typed = { unitSystem: "us", length, thickness };
        const end = [...way, "us"].reduce((at, system) => at.choose("unitSystem", system), pour(typed));
        expect(end.texts).toEqual(typed);
      }),
    );
  });

  it("restores values through inputs with their own units, and preserves the amount", () => {
    const systems = fc.constantFrom("metric", "imperial", "mixed");
    fc.assert(
      fc.property(text, fc.integer({ min: 60, max: 250 }), fc.array(systems, { maxLength: 5 }), (weightKg, cm, way) => {
        const typed = { unitSystem: "metric", weightKg, heightCm: String(cm) };
        const steps = [...way, "metric"].map((_, i, all) => all.slice(0, i + 1));
        for (const path of steps) {
          const at = path.reduce((current, system) => current.choose("unitSystem", system), person(typed));
          const { heightCm, heightFt, heightIn } = at.values as Record<string, number>;
          const height = path.at(-1) === "metric" ? heightCm : ((heightFt ?? 0) * 12 + (heightIn ?? 0)) * 2.54;
          expect(Math.abs((height ?? 0) / cm - 1)).toBeLessThan(5e-5);
          if (path.length > way.length) expect(at.texts).toEqual(typed);
        }
      }),
    );
  });
});

describe("leaving a measure with two inputs", () => {
  const american = (texts: Record<string, string>) =>
    form(bmi, { unitSystem: "imperial", ...texts }, { ...NO_UNITS, stones: false });

  it("keeps a weight as typed if stones are not in use", () => {
    for (const weightLb of ["31 kg", "163 lb", "163"]) {
      const typed = american({ weightLb, heightFt: "180 cm" });
      expect(typed.leave("weight").texts).toEqual(typed.texts);
    }
  });

  it("splits stones and pounds, feet and inches", () => {
    expect(american({ weightLb: "11 st 4" }).leave("weight").texts).toMatchObject({
      weightSt: "11",
      weightLb: "4",
    });
    expect(american({ heightFt: "5'11\"" }).leave("height").texts).toMatchObject({
      heightFt: "5",
      heightIn: "11",
    });
    // 80 kg ÷ 0.45359237 = 12 × 14 + 8.37 lb
    expect(person({ unitSystem: "imperial", weightSt: "80 kg" }).leave("weight").texts).toMatchObject({
      weightSt: "12",
      weightLb: expect.stringMatching(/^8\.37/),
    });
  });

  it("keeps the text if a unit was chosen at the field", () => {
    const chosen = american({ heightFt: "5", heightIn: "11" }).show("height", "cm");
    expect(chosen.leave("height").texts).toEqual(chosen.texts);
  });

  it("restores stones from another system, and pounds as typed", () => {
    const roundTrip = (texts: Record<string, string>) =>
      american(texts).choose("unitSystem", "metric").choose("unitSystem", "imperial").texts;
    const stones = { unitSystem: "imperial", weightSt: "11", weightLb: "4" };
    expect(roundTrip(stones)).toMatchObject(stones);
    expect(roundTrip({ weightLb: "163.50" })).toMatchObject({ weightLb: "163.50" });
    expect(roundTrip({ weightLb: "163.50" })).not.toHaveProperty("weightSt");
  });
});

describe("a unit chosen at one field", () => {
  it("converts only that field, and the value stays in the field's own unit", () => {
    const shown = pour({ length: "24", width: "10" }).show("length", "m");
    expect(shown.texts).toEqual({ length: "7.3152 m", width: "10" });
    expect(shown.values.length).toBeCloseTo(24, 12);
    expect(shown.show("length", "").texts).toEqual({ length: "24", width: "10" });
  });

  it("combines feet and inches, and splits them again", () => {
    const shown = person({ unitSystem: "imperial", heightFt: "5", heightIn: "11" }).show("height", "cm");
    expect(shown.texts).toEqual({ unitSystem: "imperial", heightIn: "180.34 cm" });
    expect(shown.values).toMatchObject({ heightFt: 5, heightIn: 11 });
    expect(shown.type({ heightIn: "170 cm" }).show("height", "").texts).toMatchObject({
      heightFt: "5",
      heightIn: "6.929",
    });
    expect(person({ heightCm: "180.34" }).show("height", "ft in").texts.heightCm).toBe("5 ft 11 in");
  });

  it("can show feet and inches as inches only", () => {
    const shown = person({ unitSystem: "imperial" }).show("height", "in");
    expect(shown.texts).toMatchObject({ heightFt: "0", heightIn: "67" });
    expect(shown.show("height", "").texts).toEqual({ unitSystem: "imperial" });
  });

  it("is dropped when the system changes, and restored values are in the original unit", () => {
    const shown = pour({ length: "24" }).show("length", "yd");
    const metric = shown.choose("unitSystem", "metric");
    expect(metric.texts.length).toBe("7.3152");
    expect(metric.choose("unitSystem", "us").texts.length).toBe("24");
  });
});

describe.each(ENTRIES)("the lists of $id", (entry) => {
  it("have no default rows if a unit depends on another input: an example of 24 ft would become 24 m", async () => {
    const fields: Fields = (await loadCalculator(entry)).inputs;
    for (const { columns = {}, default: rows } of Object.values(fields)) {
      const isMixed = Object.values(columns).some(({ unit }) => isBy(unit));
      if (isMixed) expect(isBy(rows) || rows === null || (rows as unknown[]).length === 0).toBe(true);
    }
  });

  it("refer only to columns of existing lists", async () => {
    const fields: Fields = (await loadCalculator(entry)).inputs;
    for (const column of Object.values(fields).flatMap(({ columns = {} }) => Object.values(columns))) {
      const named = rowsOf(column);
      if (named) expect(fields[named.list]?.columns?.[named.column]?.type).toBe("text");
    }
  });
});

describe.each(ENTRIES)("the choices of units of $id", (entry) => {
  it("convert what was typed, unless their options are currencies or the unit is the question of a converter", async () => {
    const fields: Fields = (await loadCalculator(entry)).inputs;
    const numbers = Object.values(fields).flatMap((field) => [field, ...Object.values(field.columns ?? {})]);
    const readings = numbers.filter(({ type }) => type !== "text").flatMap(({ reads = {} }) => casesOf(reads));
    for (const { unitIn, perUnitIn, keepsNumber } of readings) {
      const { options = {}, units } = fields[unitIn ?? perUnitIn ?? ""] ?? {};
      if (keepsNumber || "USD" in options || Object.keys(options).length === 0) continue;
      expect(Object.keys(units ?? {})).toEqual(expect.arrayContaining(Object.keys(options)));
    }
  });
});

/** Every value that something may have, depending on other inputs. */
function casesOf<T>(value: Dependent<T>): readonly T[] {
  return isBy(value) ? [...Object.values(value.cases), value.otherwise].flatMap((one) => casesOf(one)) : [value];
}
