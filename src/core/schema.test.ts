import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defineCalculator } from "./calculator";
import { effectiveValues } from "./defaults";
import { exact } from "./exact-field";
import {
  boolean,
  by,
  choice,
  date,
  datetime,
  integer,
  list,
  money,
  number,
  percent,
  section,
  text,
  time,
} from "./fields";
import { outputsOf } from "./outputs";
import type { Json, JsonObject } from "./parse";
import { describeCalculator } from "./schema";

const make = outputsOf<object>();

const calculator = defineCalculator({
  inputs: {
    system: choice("Units", { options: { us: "US", metric: "Metric" }, default: "us" }),
    country: choice("Country", { options: { us: "US", in: "India", uk: "UK" }, default: "in" }),
    first: boolean("First", { default: false }),
    ...section("Home", { price: money("Price", { solve: true, default: 5, min: 1, max: 1e12, note: "Before tax" }) }),
    rate: percent("Rate", { default: by("country", { in: by("first", { true: 8 }, 9) }, 6), above: 0 }),
    depth: number(by("system", { metric: "Depth, metric" }, "Depth"), {
      unit: by("system", { metric: "cm" }, "in"),
      default: by("system", { metric: 10 }, 4),
      min: by("system", { metric: 3 }, 1),
      max: by("system", { metric: 100 }, 40),
      below: 1e6,
    }),
    years: integer("Years", { default: 30, when: { country: ["us", "uk"] } }),
    goal: money("Goal", { default: null }),
    kind: choice("Kind", { options: { "1": "One" }, default: null }),
    share: exact("Share", { default: "1/3" }),
    day: date("Day", { default: "2026-01-15" }),
    at: time("At", { default: "08:00" }),
    moment: datetime("Moment", { default: "2026-01-15T08:00" }),
    note: text("Note", { default: "", max: 20, min: 0 }),
    rows: list("Rows", {
      min: 1,
      max: 3,
      default: [{ amount: 1 }],
      columns: {
        amount: money("Amount", { min: 0 }),
        when: date("When", { default: "2026-01-01" }),
        until: date("Until", { optional: true }),
        taxed: boolean("Taxed"),
        name: text("Name"),
      },
    }),
  },
  outputs: {
    ...section("Sums", { total: make.money("Total", { solve: true, optional: true, value: () => null }) }),
    plan: make.table("Plan", {
      value: () => null,
      columns: { number: integer("No."), end: date("End", { optional: true }) },
    }),
  },
  derive: () => ({}),
  headline: () => ({ label: "Total", figure: "1" }),
  working: () => [],
});

type Schema = { [key: string]: unknown };
const schema = describeCalculator(calculator, { id: "described", name: "Described Calculator" }) as Schema;
const properties = schema.properties as Record<string, Schema>;

/**
 * The effective keyword for the given inputs, as a JSON Schema validator sees it: matching branches take precedence.
 */
function keyword(key: string, name: string, given: JsonObject): unknown {
  let value = properties[key]?.[name];
  for (const branch of schema.allOf as { if: Schema; then: Schema }[]) {
    const conditions = Object.entries(branch.if.properties as Record<string, { const: Json }>);
    const holds =
      (branch.if.required as string[]).every((needed) => needed in given) &&
      conditions.every(([input, { const: wanted }]) => !(input in given) || given[input] === wanted);
    const then = (branch.then.properties as Record<string, Schema>)[key];
    if (holds && then && name in then) value = then[name];
  }
  return value;
}

describe("describeCalculator", () => {
  it("names the calculator and allows no other inputs", () => {
    expect(schema).toMatchObject({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: "described",
      title: "Described Calculator",
      type: "object",
      additionalProperties: false,
    });
    expect(Object.keys(properties)).toEqual(Object.keys(calculator.inputs));
  });

  it("gives the type, limits, default and group of an input", () => {
    expect(properties.price).toEqual({
      type: "number",
      "x-type": "money",
      title: "Price",
      description: "Before tax",
      default: 5,
      minimum: 1,
      maximum: 1e12,
      "x-group": "Home",
      "x-solvable": true,
    });
    expect(properties.years).toMatchObject({ type: "integer", "x-when": { country: ["us", "uk"] } });
    expect(properties.rate).toMatchObject({ "x-type": "percent", exclusiveMinimum: 0 });
    expect(properties.depth).toMatchObject({ exclusiveMaximum: 1e6, "x-unit": "in" });
    expect(properties.share).toMatchObject({ type: ["string", "number"], "x-type": "exact", default: "1/3" });
    expect(properties.first).toMatchObject({ type: "boolean", default: false });
    expect(properties.note).toMatchObject({ type: "string", minLength: 0, maxLength: 20 });
    expect(properties.system).toMatchObject({
      type: "string",
      enum: ["us", "metric"],
      "x-options": { us: "US", metric: "Metric" },
      "x-type": "choice",
    });
    expect(properties.rate).not.toHaveProperty("x-solvable");
  });

  it("lets an optional input be null", () => {
    expect(properties.goal).toMatchObject({ type: ["number", "null"], default: null });
    expect(properties.kind).toMatchObject({ type: ["string", "null"], enum: ["1", null] });
  });

  it("has patterns that dates and times match", () => {
    const matches = (key: string, value: string) => new RegExp(properties[key]?.pattern as string).test(value);
    for (const [key, good, bad] of [
      ["day", "2026-01-15", "2026-1-15"],
      ["at", "23:59", "24:00"],
      ["moment", "2026-01-15T08:00", "2026-01-15 08:00"],
    ] as const) {
      expect(matches(key, good)).toBe(true);
      expect(matches(key, bad)).toBe(false);
    }
    expect(properties.day?.format).toBe("date");
  });

  it("describes the rows of a list and what a row requires", () => {
    expect(properties.rows).toMatchObject({
      type: "array",
      minItems: 1,
      maxItems: 3,
      default: [{ amount: 1 }],
      items: {
        type: "object",
        required: ["amount"],
        additionalProperties: false,
        properties: {
          amount: { type: "number", minimum: 0 },
          when: { default: "2026-01-01" },
          until: { type: ["string", "null"] },
        },
      },
    });
  });

  it("shows every default in its branch", () => {
    expect(keyword("depth", "default", {})).toBe(4);
    expect(keyword("depth", "default", { system: "metric" })).toBe(10);
    expect(keyword("depth", "title", { system: "metric" })).toBe("Depth, metric");
    expect(keyword("depth", "x-unit", { system: "us" })).toBe("in");
    expect(keyword("depth", "maximum", { system: "metric" })).toBe(100);
    // Branches can only narrow the schema, so the top level must not reject a depth of 80 cm.
    expect(keyword("depth", "maximum", {})).toBe(40);
    expect(properties.depth).toMatchObject({ minimum: 1, maximum: 100, exclusiveMaximum: 1e6 });
    expect(schema.allOf).toContainEqual({
      if: { properties: { system: { const: "metric" } }, required: ["system"] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { depth: { default: 10 } } },
    });
  });

  it("agrees with the effective defaults, whatever is given or left out", () => {
    const given = fc.record(
      {
        system: fc.constantFrom("us", "metric"),
        country: fc.constantFrom("us", "in", "uk"),
        first: fc.boolean(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(given, (json) => {
        const values = effectiveValues(calculator.inputs, json);
        for (const key of Object.keys(calculator.inputs).filter((one) => !(one in json)))
          expect(keyword(key, "default", json), key).toEqual(values[key]);
      }),
    );
  });

  it("describes outputs, tables with their columns, and the notices", () => {
    const outputs = (schema["x-outputs"] as { properties: Record<string, Schema> }).properties;
    expect(Object.keys(outputs)).toEqual(["total", "plan", "notices", "noticeCodes"]);
    expect(outputs.total).toEqual({
      type: ["number", "null"],
      "x-type": "money",
      title: "Total",
      "x-group": "Sums",
      "x-solvable": true,
    });
    expect(outputs.plan).not.toHaveProperty("x-solvable");
    expect(outputs.plan).toMatchObject({
      type: "array",
      "x-type": "table",
      items: {
        type: "object",
        required: ["number", "end"],
        properties: { number: { type: "integer" }, end: { type: ["string", "null"] } },
      },
    });
    expect(outputs.notices).toMatchObject({ items: { required: ["code", "message"] } });
    expect(outputs.noticeCodes).toMatchObject({ type: ["string", "null"] });
  });

  it("has no branches if nothing depends on another input", () => {
    const plain = defineCalculator({
      inputs: { x: number("X", { default: 1 }) },
      outputs: {},
      derive: () => ({}),
      headline: () => ({ label: "X", figure: "1" }),
      working: () => [],
    });
    expect(describeCalculator(plain, { id: "plain", name: "Plain" })).not.toHaveProperty("allOf");
  });

  it("is JSON", () => {
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
  });
});
