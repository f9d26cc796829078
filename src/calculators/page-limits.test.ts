/**
 * The page computes its answer on the main thread, in pieces: first the headline and the figures, later each table and
 * the working. No piece may take long, even with the largest inputs; anything slower is computed in a worker.
 */
import { describe, expect, it } from "vitest";
import { toolsFor } from "../cli/tools";
import { prepare } from "../core/answer";
import type { AnyCalculator } from "../core/calculator";
import { evaluate, outputKeys } from "../core/evaluate";
import { type Json, type JsonObject, parseInputs, type Values } from "../core/parse";
import { workingOf } from "../core/steps";
import { slowness, stopwatch } from "../testing-time";
import { CATEGORIES, findEntry, loadCalculator } from "./catalog";

/** Time limit for each piece in milliseconds. */
const LIMIT = 200;
/** Number of measurements; the shortest one counts, since other work on the machine can only add time. */
const ATTEMPTS = 5;

const DRAWN = { count: 100_000 };
const WIDE = { min: -1e9, max: 1e9, ...DRAWN };
const rows = (count: number, row: (i: number) => Readonly<Record<string, Json>>) =>
  Array.from({ length: count }, (_, i) => row(i));
const payments = (count: number) =>
  rows(count, (i) => ({ amount: 10, frequency: "monthly", start: `${2027 + (i % 20)}-01-01` }));

const weighed = (count: number) =>
  rows(count, (i) => ({
    date: new Date(86_400_000 * (18_000 + i)).toISOString().slice(0, 10),
    weight: 80 + Math.sin(i),
    intakeKcal: 2000,
  }));

const LONGEST_PLAN = {
  currentAge: 18,
  retirementAge: 100,
  endAge: 120,
  cashFlows: rows(50, (i) => ({ startAge: 18 + i, endAge: 120, amount: 10, inflationAdjusted: i % 2 === 0 })),
};

/** The longest number accepted, as text. */
const digits = (digit: number) => String(digit).repeat(990);
/** The longest fraction accepted, with large coprime terms. */
const fraction = (over: number, under: number) => `${String(over).repeat(495)}1/${String(under).repeat(494)}7`;
const WORKER = { zone: "Australia/Lord_Howe", workStart: "09:00", workEnd: "17:00" };

const ITEMS = Array.from({ length: 10_000 }, (_, i) => `Item ${i}`).join("\n");

/** The maximum count of numbers in a column. */
const manyNumbers = (number: (i: number) => string) => Array.from({ length: 100_000 }, (_, i) => number(i)).join("\n");

/** The largest inputs by calculator. The defaults are tested for all calculators. */
const LARGEST: Readonly<Record<string, readonly JsonObject[]>> = {
  "mortgage-calculator": [
    { paymentFrequency: "biweekly", termYears: 50, extraMonthly: 1 },
    { extraPayments: payments(100) },
  ],
  "home-loan-emi-calculator": [{ termYears: 50 }],
  "emi-schedule-generator": [
    { termYears: 50, paymentFrequency: "weekly" },
    { termYears: 50, rounding: "cent" },
    { principal: 100_000_000_000, compounding: "daily", paymentFrequency: "annual", rounding: "cent" },
  ],
  // Market simulations run in a worker.
  "retirement-calculator": [
    { ...LONGEST_PLAN },
    { ...LONGEST_PLAN, method: "historical", retirementAge: 70 },
    { strategy: "percent-of-balance", method: "historical", endAge: 70 },
  ],
  "fd-rd-calculator": [
    { termYears: 50, termMonths: 600, termDays: 3650, payout: "monthly", applyTds: true },
    { termYears: 50, termMonths: 600, mode: "rd", rdMethod: "quarterly-rest" },
  ],
  "staff-loan-calculator": [
    { interestCredit: "paid", annualRate: 50 },
    { interestCredit: "accrued", principalInstalments: 480, interestInstalments: 240 },
  ],
  "sip-calculator": [
    { mode: "swp", contributionFrequency: "weekly", termYears: 60, principal: 1e12 },
    { contributionFrequency: "weekly", termYears: 60, stepUpPercent: 5, stepUpEvery: "half-year" },
  ],
  "mutual-fund-returns-calculator": [
    {
      mode: "xirr",
      asOf: "2060-01-01",
      cashFlows: rows(2000, (i) => ({
        date: `${2010 + (i % 40)}-01-${10 + (i % 17)}`,
        amount: i % 3 === 2 ? 900 : -500,
      })),
    },
    { monthlyContribution: 1, termYears: 60, taxMode: "india-equity" },
  ],
  "compound-interest-calculator": [{ termYears: 100, contributionFrequency: "daily", rateVariance: 5 }],
  "random-number-generator": [
    { mode: "dice", dice: "10d6", ...DRAWN },
    { mode: "dice", dice: "4d6kh3", ...DRAWN },
    { mode: "integer", unique: true, sort: "ascending", ...WIDE },
    { mode: "decimal", decimals: 15, sort: "descending", ...WIDE },
    { mode: "coin", ...DRAWN },
    { mode: "normal", ...DRAWN },
    { mode: "exponential", ...DRAWN },
    { mode: "shuffle", items: ITEMS },
    { mode: "teams", items: ITEMS, teamValue: 5_000 },
  ],
  "uuid-generator": [
    { version: "v4", count: 10_000 },
    { version: "v7", count: 10_000 },
    { version: "nanoid", count: 10_000, nanoidLength: 256 },
  ],
  "password-generator": [
    { length: 256 },
    { length: 256, noDuplicates: false, minDigits: 60, minSymbols: 60, minUppercase: 60, minLowercase: 60 },
    { length: 256, count: 1000 },
    { mode: "hex", byteLength: 1024, count: 1000 },
    { mode: "passphrase", words: 20, count: 1000 },
  ],
  // Longer texts are converted in a worker, here and in the next calculator.
  "base64-encoder-decoder": [
    { input: "Hello, 世界 👋 ".repeat(8_000) },
    { mode: "decode", input: "SGVsbG8s".repeat(12_500) },
  ],
  "text-to-ascii-binary-converter": [
    { input: "Hello, 世界 👋 ".repeat(1_500) },
    { input: "नमस्ते दुनिया ".repeat(1_400) },
    { input: "&#0;\u0301".repeat(2_000), format: "html-hex" },
  ],
  "subnet-calculator": [
    { mode: "split", address: "10.0.0.0/8", splitBy: "prefix", splitValue: 24 },
    { mode: "summarize", networks: "10.1.2.0/30\n10.0.0.0/8\n".repeat(2_000) },
  ],
  "average-share-price-calculator": [
    {
      mode: "target-average",
      lots: rows(500, (i) => ({ shares: 0.12345678 + i, price: 40 + 0.00000317 * i, fee: 0.07 * i })),
    },
  ],
  "stock-profit-loss-calculator": [
    {
      mode: "trades",
      feePreset: "india-delivery",
      feeRounding: "contract-note",
      taxMode: "india",
      brokeragePercent: 0.03,
      lotMethod: "highest-cost",
      currentPrice: 51,
      trades: rows(2000, (i) => ({
        date: `${2001 + Math.floor(i / 84)}-${String((i % 12) + 1).padStart(2, "0")}-${String((i % 28) + 1).padStart(2, "0")}`,
        side: "buy",
        shares: 10.123 + i,
        price: 50 + (i % 7),
      })),
    },
    {
      mode: "trades",
      feePreset: "us",
      taxMode: "us",
      feeRounding: "contract-note",
      lotMethod: "average",
      currentPrice: 51,
      trades: rows(2000, (i) => ({
        date: i < 1000 ? "2024-01-02" : "2026-05-04",
        side: i < 1000 ? "buy" : "sell",
        shares: 3.7,
        price: 50 + (i % 13),
      })),
    },
  ],
  "tip-calculator": [{ people: 1000, currencyDigits: 3 }],
  "split-bill-calculator": [{ items: rows(500, (i) => ({ name: `Item ${i}`, price: i, quantity: 1, sharedBy: "" })) }],
  "date-calculator": [{ mode: "series", count: 1000 }],
  "workday-business-day-calculator": [
    {
      startDate: "0001-01-01",
      endDate: "9999-12-31",
      customHolidays: rows(500, (i) => ({
        date: `${1000 + i}-01-01`,
        endDate: `${9000 + i}-06-30`,
        fraction: (i + 1) / 501,
      })),
    },
    { startDate: "1971-01-01", endDate: "2071-01-01" },
    { mode: "add", workdays: 26_000, startDate: "1971-01-01" },
  ],
  "bmr-tdee-calculator": [{ mode: "adaptive", log: weighed(2000) }],
  "calorie-intake-calculator": [
    { planBy: "date", goalDate: "2036-11-17" },
    { planBy: "calories", dailyCalories: 1900, activity: "very-active" },
    // Fast glycogen changes take many steps per day.
    {
      weightKg: 650,
      goalWeightKg: 600,
      activity: "custom",
      customPal: 2.6,
      planBy: "date",
      goalDate: "2036-11-17",
    },
  ],
  "quadratic-equation-solver": [
    { a: digits(7), b: digits(8), c: `-${digits(9)}` },
    { a: `1/${digits(7)}`, b: `1/${digits(8)}`, c: `1/${digits(9)}` },
    { mode: "cubic", a: digits(7), b: digits(8), c: digits(9), d: digits(3) },
    { mode: "cubic", a: `0.${digits(7)}`, b: digits(5), c: `-${digits(9)}`, d: `0.${digits(3)}` },
    { inputForm: "roots", r1: `1/${digits(7)}`, r2: `1/${digits(8)}` },
    { inputForm: "equation", equation: `(${"9".repeat(240)}x+1)(x-${"7".repeat(240)})` },
    { a: fraction(7, 3), b: fraction(5, 9), c: fraction(2, 7) },
    { a: "1e990", b: "1", c: "-1e-990" },
    { mode: "cubic", a: fraction(7, 3), b: fraction(5, 9), c: fraction(2, 7), d: fraction(4, 3) },
    { mode: "cubic", a: "1e-990", b: "1e990", c: "-1e-990", d: "1e990" },
    { inputForm: "vertex", a: fraction(7, 3), h: fraction(5, 9), k: fraction(2, 7) },
    { inputForm: "roots", a: fraction(7, 3), r1: fraction(5, 9), r2: fraction(2, 7) },
    // A radicand that is hard to factor, and coefficients with many divisors.
    { a: "1", b: "0", c: `-${1_000_000_007n * 998_244_353n * 1_000_000_009n}` },
    { mode: "cubic", a: "897612484786617600", b: "1", c: "7", d: "897612484786617600" },
  ],
  "average-mean-calculator": [
    { data: manyNumbers((i) => `${(i * 7919) % 100_003}.${i % 100}`) },
    { data: manyNumbers((i) => `${(i * 7919) % 100_003}12345.12345678`), quartileMethod: "tukey" },
    { data: manyNumbers((i) => `${i}e${(i % 100) - 50}`), outlierFactor: 0 },
    {
      mode: "weighted",
      data: manyNumbers((i) => `${i + 1}.5`),
      weights: manyNumbers((i) => `0.${i + 1}`),
    },
    {
      mode: "frequency",
      data: manyNumbers((i) => `${(i * 7919) % 100_003}`),
      weights: manyNumbers((i) => `${i}`),
      outlierFactor: 0,
    },
    { data: Array.from({ length: 11 }, (_, i) => `1/${10n ** 300n + BigInt(i)}`).join(" ") },
  ],
  "unit-converter": [
    { value: 1e300, from: "light-year", to: "picometer", significantFigures: 30 },
    { mode: "query", query: `${"1/7 ly^20 m^-20 ".repeat(16)}to %` },
    { mode: "query", query: `5 ft ${"11 in ".repeat(48)}to cm` },
  ],
  "simple-arithmetic-calculator": [
    { expression: "1/3^3000 + 1/7^3000" },
    { expression: "1/3^9999 × 7^9999" },
    { expression: `1/7${" + 1/7".repeat(300)}` },
    { mode: "operation", operation: "power", a: "7/3", b: "9999" },
    { mode: "long-division", a: "7".repeat(1000), b: "3".repeat(300), decimals: 60 },
    { mode: "long-multiplication", a: "7".repeat(1000), b: "3".repeat(1000) },
    { mode: "lcm-gcd", numbers: Array(20).fill("999997811598563").join(" ") },
  ],
  "timezone-converter": [
    { mode: "meeting", durationMinutes: 1440, stepMinutes: 5, participants: rows(50, () => WORKER) },
    { toZones: rows(50, () => ({ zone: "Australia/Lord_Howe" })) },
  ],
  "scientific-calculator": [
    { mode: "expression", expression: `1${"+1".repeat(400)}` },
    { mode: "expression", expression: "sin(1)^2.5 + ln(3)", precision: 100 },
    { mode: "graph", expression: "sin(1/x) tan(x)" },
  ],
};

function named(inputs: JsonObject): string {
  const text = JSON.stringify(inputs);
  return text.length > 90 ? `${text.slice(0, 90)}…` : text;
}

/** Time for each piece in milliseconds. */
function pieces(calculator: AnyCalculator, inputs: Values): Map<string, number> {
  const tools = toolsFor(undefined, calculator, inputs);
  const times = new Map<string, number>();
  const measure = <T>(name: string, work: () => T): T => {
    const elapsed = stopwatch();
    const result = work();
    times.set(name, elapsed());
    return result;
  };
  // Texts and tables are computed later, one by one.
  const isLong = (key: string) => ["table", "text"].includes(calculator.outputs[key]?.type ?? "");
  const { model, outputs } = measure("headline and figures", () => {
    const evaluation = evaluate(calculator, inputs, tools);
    calculator.headline(evaluation.model, tools.format);
    for (const key of outputKeys(calculator)) if (!isLong(key)) void evaluation.outputs[key];
    return evaluation;
  });
  for (const key of outputKeys(calculator)) if (isLong(key)) measure(key, () => outputs[key]);
  measure("working", () => workingOf(calculator, model, tools.format));
  return times;
}

describe("no piece of an answer takes 200 ms", () => {
  const questions = CATEGORIES.flatMap(({ calculators }) =>
    calculators.flatMap(({ id }) => [{}, ...(LARGEST[id] ?? [])].map((inputs) => [id, named(inputs), inputs] as const)),
  );

  it.each(questions)("%s with %s", async (id, _, inputs) => {
    const calculator = await loadCalculator(findEntry(id) as NonNullable<ReturnType<typeof findEntry>>);
    await prepare(calculator, { inputs, working: true });
    const parsed = parseInputs(calculator, inputs, toolsFor(undefined, calculator, inputs).format);
    if (parsed.problems) throw new Error(JSON.stringify(parsed.problems));
    const shortest = new Map<string, number>();
    for (let i = 0; i < ATTEMPTS; i++) {
      const times = pieces(calculator, parsed.inputs as Values);
      const scale = Math.max(...times.values()) < LIMIT ? 1 : slowness();
      for (const [name, time] of times)
        shortest.set(name, Math.min(time / scale, shortest.get(name) ?? Number.POSITIVE_INFINITY));
      if (Math.max(...shortest.values()) < LIMIT) break;
    }
    expect([...shortest].filter(([, time]) => time >= LIMIT)).toEqual([]);
  });

  it("lists only calculators that exist", () => {
    for (const id of Object.keys(LARGEST)) expect(findEntry(id), id).toBeDefined();
  });
});
