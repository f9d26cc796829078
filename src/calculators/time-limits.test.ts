/** Expensive but valid inputs: each must get an answer or an error message within a second. */
import { describe, expect, it } from "vitest";
import { answerInTime } from "../cli/isolated";
import { toolsFor } from "../cli/tools";
import type { JsonObject } from "../core/parse";
import { millisecondsOf } from "../testing-time";
import { findEntry, loadCalculator } from "./catalog";

/** In milliseconds. */
const LIMIT = 1000;

const NESTED = { compounding: "daily", paymentFrequency: "annual", rounding: "cent" };
const WIDE = { min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER, count: 100_000 };

const ITEMS = Array.from({ length: 10_000 }, (_, i) => `Item ${i}`).join("\n");

const QUESTIONS: readonly (readonly [id: string, name: string, inputs: JsonObject])[] = [
  ["emi-schedule-generator", "100 billion", { ...NESTED, principal: 100_000_000_000, termYears: 30 }],
  [
    "emi-schedule-generator",
    "a rate with 16 digits, a payment holiday of 280 years",
    {
      ...NESTED,
      annualRate: 5.686839832924306,
      termYears: 36.14,
      firstPaymentDate: "2055-08-18",
      moratoriumPayments: 280,
      balloonAmount: 112.6,
      onRateChange: "adjust-term",
      extraMonthly: 293.85,
      extraYearly: 1_000_000_000_000,
      extraYearlyStart: "2029-05-22",
      extraOnce: 19.17,
      extraOnceDate: "1624-12-22",
      extraEffect: "reduce-term",
      rounding: "whole",
      yearBasis: "calendar",
    },
  ],
  ["text-to-ascii-binary-converter", "50,000 emoji", { input: "😀".repeat(50_000) }],
  ["text-to-ascii-binary-converter", "25,000 flags", { input: "🇺🇸".repeat(25_000) }],
  [
    "text-to-ascii-binary-converter",
    "references that are not characters",
    { mode: "decode", format: "html-escape", invalid: "replace", input: "&#0;".repeat(25_000) },
  ],
  [
    "text-to-ascii-binary-converter",
    "one long reference name",
    { mode: "decode", format: "html-escape", input: `&${"a".repeat(100_000)}` },
  ],
  ["text-to-ascii-binary-converter", "2 MB of English", { input: "Hello, World! ".repeat(142_857) }],
  ["text-to-ascii-binary-converter", "2 MB of mixed scripts", { input: "Hello, 世界 👋 ".repeat(153_846) }],
  ["text-to-ascii-binary-converter", "1 MB of Hindi", { input: "नमस्ते दुनिया ".repeat(71_428) }],
  ["text-to-ascii-binary-converter", "1 MB of flags", { input: "🇺🇸🇮🇳".repeat(125_000) }],
  [
    "text-to-ascii-binary-converter",
    "2 MB as references",
    { input: "Hello, 世界 👋 ".repeat(153_846), format: "html-hex" },
  ],
  ["text-to-ascii-binary-converter", "2 MB of codes", { mode: "decode", input: "01001000 ".repeat(222_222) }],
  [
    "text-to-ascii-binary-converter",
    "2 MB of short codes",
    { mode: "decode", format: "decimal", input: "7 ".repeat(1_000_000) },
  ],
  ["base64-encoder-decoder", "5 MB", { input: "Hello, 世界 👋 ".repeat(357_142) }],
  ["base64-encoder-decoder", "10 MB of hex", { inputType: "hex", input: "48656c6c".repeat(1_250_000) }],
  [
    "base64-encoder-decoder",
    "5 MB in short lines",
    { input: "Hello, World! ".repeat(357_142), alphabet: "base32", lineLength: 1 },
  ],
  ["base64-encoder-decoder", "10 MB decoded", { mode: "decode", input: "SGVsbG8s".repeat(1_250_000) }],
  ["password-generator", "1,000 of the longest in hex", { mode: "hex", byteLength: 1024, count: 1000 }],
  [
    "random-number-generator",
    "a shuffle of 10,000 long items",
    {
      mode: "shuffle",
      items: Array.from({ length: 10_000 }, (_, i) => `${i} ${"x".repeat(1000)}`).join("\n"),
    },
  ],
  [
    "random-number-generator",
    "10,000 items in 10,000 teams from a seed",
    { mode: "teams", teamValue: 10_000, items: ITEMS, source: "seeded", prng: "mt19937" },
  ],
  [
    "retirement-calculator",
    "10,000 runs of 102 years",
    { method: "monte-carlo", simulations: 10_000, currentAge: 18, endAge: 120 },
  ],
  ["unit-converter", "75 connectors", { mode: "query", query: "5 ft in ".repeat(37) }],
  ["unit-converter", "names with many meanings", { mode: "query", query: "pt C F rad mm in ".repeat(17) }],
  ["percentage-calculator", "80,000 spaces", { x: `1${" ".repeat(80_000)}x` }],
  ["average-mean-calculator", "100,000 spaces", { data: `1${" ".repeat(100_000)}x` }],
  ["average-mean-calculator", "one long word", { data: "1,".repeat(80_000).slice(0, -1), commaMeans: "thousands" }],
  [
    "average-mean-calculator",
    "20,000 fractions without a common divisor",
    { data: Array.from({ length: 20_000 }, (_, i) => `1/${1_000_003 + 2 * i}`).join(" ") },
  ],
  [
    "average-mean-calculator",
    "60,000 numbers of very different magnitudes",
    { data: Array.from({ length: 60_000 }, (_, i) => `${i}e${(i % 1990) - 995}`).join(" ") },
  ],
  ["subnet-calculator", "100,000 spaces", { mode: "summarize", networks: `10.0.0.0/8${" ".repeat(100_000)}x` }],
  ["random-number-generator", "a million dice", { mode: "dice", dice: "10d6", count: 100_000 }],
  [
    "random-number-generator",
    "a million dice from a seed",
    { mode: "dice", dice: "10d6", count: 100_000, source: "seeded" },
  ],
  ["random-number-generator", "1,000 dice of 100 sides", { mode: "dice", dice: "1000d100", count: 1000 }],
  ["random-number-generator", "half of 50 dice", { mode: "dice", dice: "50d20kh25", count: 20_000 }],
  [
    "random-number-generator",
    "the widest range without repeats",
    { mode: "integer", unique: true, sort: "descending", source: "seeded", prng: "pcg32", ...WIDE },
  ],
  ["random-number-generator", "the most decimals", { mode: "decimal", decimals: 15, sort: "descending", ...WIDE }],
  ["password-generator", "1,000 of the longest", { mode: "random", length: 256, count: 1000 }],
  [
    "physics-calculator",
    "a throw at a trillion meters per second, aimed through air",
    {
      tool: "projectile",
      dragModel: "quadratic",
      speed: 1e12,
      height: 0,
      mass: 1,
      area: 1,
      gravity: 1e-9,
      wantedRange: 1,
    },
  ],
  [
    "physics-calculator",
    "a throw from a trillion meters, aimed, with enormous drag",
    { tool: "projectile", dragModel: "quadratic", speed: 1e12, height: 1e12, area: 1e12, wantedRange: 1 },
  ],
  [
    "password-generator",
    "1,000 of the longest that begin with a letter",
    { mode: "random", length: 256, count: 1000, startWithLetter: true },
  ],
];

describe("within a second", () => {
  it.each(QUESTIONS)("%s: %s", async (id, _name, inputs) => {
    const entry = findEntry(id);
    if (!entry) throw new Error(`there is no ${id}`);
    const calculator = await loadCalculator(entry);
    const question = { inputs };
    expect(
      await millisecondsOf(() => answerInTime(calculator, question, toolsFor(undefined, calculator)), LIMIT),
    ).toBeLessThan(LIMIT);
  });
});
