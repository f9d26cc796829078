/** A range holds every single answer inside it, in every calculator. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answer } from "../core/answer";
import { likelyInputsOf } from "../core/arbitrary-inputs";
import type { AnyCalculator } from "../core/calculator";
import { limitsOf, meets } from "../core/conditions";
import { effectiveValues } from "../core/defaults";
import type { Field, Fields } from "../core/fields";
import { rounding } from "../core/held-values";
import type { JsonObject } from "../core/parse";
import { rangeableOutputs } from "../core/ranged";
import { type Extremes, isExtremes, isSeveral } from "../core/ranged-text";
import { prepareChoices, testTools } from "../core/testing";
import { canVary } from "../core/varied";
import { ENTRIES } from "../testing-entries";
import { loadCalculator } from "./catalog";

/** Points of each range that are answered by themselves. */
const POINTS = 200;

type Outputs = Readonly<Record<string, unknown>>;
type Ends = Readonly<Record<string, readonly [number, number]>>;

/** Ranges around inputs that are in use, at most a fifth of their value wide. */
function rangesAround(calculator: AnyCalculator, inputs: JsonObject, count: number, random: () => number): Ends {
  const fields: Fields = calculator.inputs;
  const values = effectiveValues(fields, inputs);
  const keys = Object.keys(fields).filter((key) => {
    const field = fields[key] as Field;
    return canVary(field) && meets(field.when, values) && typeof values[key] === "number" && values[key] !== 0;
  });
  const chosen = keys.sort(() => random() - 0.5).slice(0, count);
  return Object.fromEntries(
    chosen.flatMap((key) => {
      const field = fields[key] as Field;
      const { min = -Infinity, max = Infinity, above = -Infinity, below = Infinity } = limitsOf(field, values);
      const round = rounding(field, values);
      const value = values[key] as number;
      const width = Math.abs(value) * 0.2 * random();
      const [low, high] = [round(Math.max(min, value - width)), round(Math.min(max, value + width))];
      return low < high && low >= min && high <= max && low > above && high < below
        ? [[key, [low, high] as const]]
        : [];
    }),
  );
}

/** How far a value is outside of the extremes, as a share of the distance between them. */
function excess(value: unknown, { low, high }: Extremes): number {
  const [own, from, to] = [value, low, high].map((one) =>
    typeof one === "number" ? one : Date.parse(String(one)),
  ) as [number, number, number];
  return Math.max(from - own, own - to) / (to - from);
}

/** What is wrong with a single answer beside that of a range which contains it. */
function faultsOf(fields: Fields, ranged: Outputs, single: Outputs): string[] {
  return Object.entries(single).flatMap(([key, value]) => {
    const { type } = fields[key] as Field;
    const found = ranged[key];
    if (isExtremes(found)) {
      if (value === null) return found.mayBeNull ? [] : [`${key} has no value`];
      // What rises and falls many times, such as a remainder, is searched at many points, but not at all.
      const most = found.searched ? 0.05 : 1e-6;
      return excess(value, found) <= most ? [] : [`${key} is ${value}, not between ${found.low} and ${found.high}`];
    }
    // Texts contain figures, so each answer has its own.
    if (isSeveral(found)) return type === "text" || found.values.includes(value) ? [] : [`${key} is ${value}`];
    const isNoise =
      typeof value === "number" && typeof found === "number" && Math.abs(value - found) < 1e-9 * Math.abs(found);
    return value === found || isNoise ? [] : [`${key} is ${value}, not always ${found}`];
  });
}

describe.each(ENTRIES)("$id", (entry) => {
  it.each([1, 2, 3])("holds the answers within ranges of %i of its inputs", async (count) => {
    const calculator = await loadCalculator(entry);
    await prepareChoices(calculator);
    const fields: Fields = calculator.inputs;
    const outputs = rangeableOutputs(calculator);
    const random = generator(count);
    for (const given of fc.sample(likelyInputsOf(calculator), { seed: 34 + count, numRuns: 20 })) {
      const inputs: JsonObject = JSON.parse(JSON.stringify(given));
      const ranges = rangesAround(calculator, inputs, count, random);
      const asRanges = Object.fromEntries(Object.entries(ranges).map(([key, range]) => [key, { range }]));
      const found = answer(calculator, { inputs: { ...inputs, ...asRanges }, outputs }, testTools());
      if ("errors" in found || !found.ranges) continue;
      const values = effectiveValues(fields, inputs);
      for (let n = 0; n < POINTS; n++) {
        const point = Object.entries(ranges).map(([key, [low, high]]) => [
          key,
          rounding(fields[key] as Field, values)(low + (high - low) * random()),
        ]);
        const place = Object.fromEntries(point);
        const single = answer(calculator, { inputs: { ...inputs, ...place }, outputs }, testTools());
        const faults = "errors" in single ? [] : faultsOf(calculator.outputs, found.outputs, single.outputs);
        expect(faults, JSON.stringify({ inputs, ranges, place })).toEqual([]);
      }
      return;
    }
    // Random draws, long work and calculators without numbers have no ranges.
    expect(calculator.draws || calculator.isolated || !Object.values(fields).some(canVary)).toBeTruthy();
  });
});

function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
