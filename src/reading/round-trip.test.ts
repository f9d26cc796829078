/** What the product writes, and what people in other countries write, is read back as the same value. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CURRENCIES } from "../core/currency";
import { Format } from "../core/format";
import { dayNumberToIso, FIRST_DAY, LAST_DAY } from "../math/dates/civil";
import { hoursAndMinutes } from "../math/dates/clock";
import { exactText } from "../math/numbers/exact";
import { Rational } from "../math/numbers/rational";
import { repeatingText } from "../math/numbers/repeating-decimal";
import { mixedText } from "../math/numbers/significant";
import { writeCompact, writeScientific } from "../math/numbers/write-number";
import { cardinalWords } from "../math/words/cardinal";
import { shortOrdinal } from "../math/words/ordinal";
import { date } from "./date";
import { duration } from "./duration";
import { list } from "./list";
import { measure, unitCalled } from "./measure";
import { money } from "./money";
import { calculate } from "./more";
import { number } from "./number";
import { percent } from "./percent";
import { type Habits, isRefused, type Refused, type Understood } from "./reading";
import { time } from "./time";
import { loadUnits } from "./units";

const understood = <V>(read: Understood<V> | Refused): V => {
  if (isRefused(read)) throw new Error(read.refusal);
  return read.value;
};
const numberOf = (read: Understood<Rational> | Refused): number => understood(read).toNumber();

/** Doubles of every size, with as many digits as an amount or a measurement has. */
const double = fc
  .tuple(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.integer({ min: -12, max: 12 }))
  .map(([n, exponent]) => Number(`${n}e${exponent}`));
const currency = fc.constantFrom(...CURRENCIES);

describe("the product's own figures", () => {
  it("are amounts of money in every currency", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), currency, fc.boolean(), (cents, code, whole) => {
        const format = new Format(code);
        const digits = whole ? 0 : format.minorDigits;
        const value = digits === 0 ? cents : cents / 100;
        const habits: Habits = { grouping: format.grouping };
        const text = format.money(value, digits);
        expect(numberOf(money(text, { currency: code }, habits)), text).toBe(value);
        expect(numberOf(money(format.amount(value, digits), { currency: code }, habits)), text).toBe(value);
        expect(money(text.replaceAll("-", "−"), { currency: code }, habits)).toEqual(
          money(text, { currency: code }, habits),
        );
      }),
    );
  });

  it("are short amounts: $320k, ₹46.1 lakh", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 0, max: 11 }), currency, (n, exponent, code) => {
        const format = new Format(code);
        const text = format.shortMoney(n * 10 ** exponent);
        const read = numberOf(money(text, { currency: code }));
        // The amount is rounded to one decimal of its unit.
        expect(format.shortMoney(read), text).toBe(text);
        expect(numberOf(number(writeCompact(read), {}))).toBeCloseTo(
          Number(writeCompact(read).replace(/\D+$/, "").replaceAll(",", "")) *
            { k: 1e3, M: 1e6, B: 1e9, T: 1e12, "": 1 }[(/[A-Za-z]$/.exec(writeCompact(read))?.[0] ?? "") as ""],
          3,
        );
      }),
    );
  });

  it("are numbers, percentages and figures with significant digits", () => {
    const format = new Format("USD");
    fc.assert(
      fc.property(double, fc.constantFrom("USD" as const, "INR" as const), (value, code) => {
        const { grouping } = new Format(code);
        // From 10¹⁵ on, plain numbers are rounded to seven digits.
        const shown = Math.abs(value) >= 1e15 ? Number(value.toPrecision(7)) : value;
        expect(numberOf(number(new Format(code).number(value, 21), {}, { grouping }))).toBe(shown);
        expect(numberOf(percent(new Format(code).percent(value, 21)))).toBe(shown);
        for (const text of [format.significant(value, 17), writeScientific(value, 17)])
          expect(numberOf(number(text)), text).toBe(value);
      }),
    );
  });

  it("are exact numbers: fractions, mixed numbers, repeating decimals", () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: 1, max: 999 }), (n, d) => {
        const value = Rational.of(n, d);
        const texts = [exactText(value), repeatingText(value, { prefix: 60, period: 1000 }), mixedText(value)];
        for (const text of texts) {
          if (text === null) continue;
          expect(understood(number(text, {}, {}, calculate)).toString(), text).toBe(value.toString());
        }
      }),
    );
  });

  it("are numbers and ordinals in words", () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), fc.constantFrom("short", "indian" as const), fc.boolean(), (n, scale, and) => {
        expect(numberOf(number(cardinalWords(String(n), { scale, and }), {}, {}, calculate))).toBe(n);
        expect(numberOf(number(shortOrdinal(String(n)), {}, {}, calculate))).toBe(n);
      }),
    );
  });

  it("are dates and times", () => {
    const format = new Format("USD");
    fc.assert(
      fc.property(fc.integer({ min: FIRST_DAY, max: LAST_DAY }), (day) => {
        const iso = dayNumberToIso(day);
        // The year has no leading zeros in words.
        for (const text of [iso, format.date(iso), format.shortDate(iso)])
          if (iso >= "1000") expect(understood(date(text, {}, { today: "2026-11-27" })), text).toBe(iso);
      }),
    );
    fc.assert(
      fc.property(fc.nat(23), fc.nat(59), (hour, minute) => {
        const clock = `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
        expect(understood(time(clock))).toBe(clock);
        expect(understood(time(format.time(clock)))).toBe(clock);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), (minutes) => {
        expect(numberOf(duration(hoursAndMinutes(minutes), { unit: "min" }))).toBe(minutes);
      }),
    );
  });

  it("are measures in feet and inches, stones and pounds, and every unit by its symbol", async () => {
    const [lengths, masses] = await Promise.all([loadUnits("length"), loadUnits("mass")]);
    const inch = unitCalled("inch", lengths);
    const pound = unitCalled("pound", masses);
    if (!inch || !pound) throw new Error("no units");
    fc.assert(
      fc.property(fc.nat(99), fc.integer({ min: 0, max: 119 }), (whole, tenths) => {
        const text = `${whole} ft ${tenths / 10} in`;
        expect(numberOf(measure(text, { unit: inch }, lengths)), text).toBe((whole * 120 + tenths) / 10);
        expect(numberOf(measure(`${whole} st ${tenths / 10}`, { unit: pound }, masses))).toBe(
          (whole * 140 + tenths) / 10,
        );
      }),
    );
  });

  it("are every unit of the tables by its symbol and its names", async () => {
    const all = await loadUnits();
    const wrong: string[] = [];
    for (const { id } of all.quantities) {
      const names = await loadUnits(id);
      for (const unit of names.units)
        for (const name of [unit.symbol, unit.plural, ...(unit.aliases ?? [])]) {
          if (/^[\d½#]/.test(name) || names.find(name)?.byPlace) continue;
          const read = measure(`12.5 ${name}`, { unit }, names);
          // Names that several units of the quantity share are refused with the choice.
          if (isRefused(read) ? !/could be/.test(read.refusal) : !read.value.equals(Rational.of(25, 2)))
            wrong.push(`${unit.id}: ${name}`);
        }
    }
    expect(wrong).toEqual([]);
  });

  it("are lists", () => {
    const format = new Format("USD");
    fc.assert(
      fc.property(
        fc.array(double, { minLength: 1, maxLength: 8 }),
        fc.constantFrom("; ", "\n", "\t"),
        (values, gap) => {
          const shown = values.map((value) => Number((value % 1e15).toFixed(4)) + 0);
          const text = shown.map((value) => format.number(value, 21)).join(gap);
          const read = understood(list(text, { most: 100 }));
          // Alone, 1,234 may be two numbers.
          if (shown.length > 1)
            expect(
              read.map(({ n, d }) => Rational.of(n, d).toNumber()),
              text,
            ).toEqual(shown);
        },
      ),
    );
  });
});

describe("what other countries write", () => {
  const LOCALES = [
    "en-US",
    "en-IN",
    "en-GB",
    "de-DE",
    "de-CH",
    "fr-FR",
    "it-IT",
    "es-ES",
    "pt-BR",
    "nl-NL",
    "sv-SE",
    "pl-PL",
    "ru-RU",
    "ja-JP",
    "zh-CN",
    "ko-KR",
    "hi-IN-u-nu-deva",
    "bn-BD",
    "fa-IR",
    "ar-EG-u-nu-arab",
    "th-TH-u-nu-thai",
    "mr-IN",
  ];

  it("is read with the habits of the country", () => {
    for (const locale of LOCALES) {
      const writer = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
      const decimalComma = writer.formatToParts(1.5).some(({ type, value }) => type === "decimal" && value === ",");
      fc.assert(
        fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.nat(4), (n, places) => {
          const value = Number(`${n}e-${places}`);
          const text = writer.format(value).replace(/[\u200e\u200f\u061c]/g, "");
          expect(numberOf(number(text, {}, { decimalComma })), `${locale} ${text}`).toBe(value);
        }),
        { numRuns: 60 },
      );
    }
  });

  it("is read with currencies on either side", () => {
    for (const locale of LOCALES.slice(0, 16))
      for (const code of ["USD", "EUR", "INR", "JPY", "GBP"]) {
        const writer = new Intl.NumberFormat(locale, { style: "currency", currency: code });
        const decimalComma = new Intl.NumberFormat(locale).format(1.5).includes(",");
        const digits = writer.resolvedOptions().maximumFractionDigits ?? 2;
        for (const value of [0, 5, 1234.5, 1_234_567.89, -42].map((one) => Number(one.toFixed(digits)))) {
          const text = writer.format(value);
          const read = money(text, { currency: code }, { decimalComma });
          expect(numberOf(read), `${locale} ${text}`).toBe(value);
        }
      }
  });
});
