/** Legal inputs that take long: each must be answered, or refused in a sentence, within a second. */
import { describe, expect, it } from "vitest";
import { answerInTime } from "../cli/isolated";
import { toolsFor } from "../cli/tools";
import type { JsonObject } from "../core/parse";
import { findEntry, loadCalculator } from "./catalog";

const LIMIT = 1000;

const NESTED = { compounding: "daily", paymentFrequency: "annual", rounding: "cent" };
const WIDE = { min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER, count: 100_000 };

const QUESTIONS: readonly (readonly [id: string, name: string, inputs: JsonObject])[] = [
  ["emi-schedule-generator", "100 billion", { ...NESTED, principal: 100_000_000_000, termYears: 30 }],
  [
    "emi-schedule-generator",
    "a rate of 16 digits, a holiday of 280 years",
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
    "references that are no characters",
    { mode: "decode", format: "html-escape", invalid: "replace", input: "&#0;".repeat(25_000) },
  ],
  [
    "text-to-ascii-binary-converter",
    "one long name of a reference",
    { mode: "decode", format: "html-escape", input: `&${"a".repeat(100_000)}` },
  ],
  [
    "retirement-calculator",
    "10,000 runs of 102 years",
    { method: "monte-carlo", simulations: 10_000, currentAge: 18, endAge: 120 },
  ],
  ["percentage-calculator", "80,000 spaces", { x: `1${" ".repeat(80_000)}x` }],
  [
    "subnet-calculator",
    "100,000 spaces",
    { mode: "summarize", networks: `10.0.0.0/8${" ".repeat(100_000)}x` },
  ],
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
  [
    "random-number-generator",
    "the most decimals",
    { mode: "decimal", decimals: 15, sort: "descending", ...WIDE },
  ],
  ["password-generator", "1,000 of the longest", { mode: "random", length: 256, count: 1000 }],
  [
    "password-generator",
    "1,000 of the longest that begin with a letter",
    { mode: "random", length: 256, count: 1000, startWithLetter: true },
  ],
];

/** What of a second the work took: where the machine is busy with other things, its own share of it. */
async function millisecondsOf(work: () => unknown): Promise<number> {
  const [start, used] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(used);
  return Math.min(performance.now() - start, (user + system) / 1000);
}

describe("within a second", () => {
  it.each(QUESTIONS)("%s: %s", async (id, _name, inputs) => {
    const entry = findEntry(id);
    if (!entry) throw new Error(`there is no ${id}`);
    const calculator = await loadCalculator(entry);
    const question = { inputs };
    expect(
      await millisecondsOf(() => answerInTime(calculator, question, toolsFor(undefined, calculator))),
    ).toBeLessThan(LIMIT);
  });
});
