/** Whatever is typed: no grammar throws, returns a value that is no number, or leaves out a part of the text. */
import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { Rational } from "../math/numbers/rational";
import type { Unit, UnitNames } from "../math/units/unit-names";
import { anyUnitOf } from "./any-unit";
import { date } from "./date";
import { duration, pace } from "./duration";
import { list } from "./list";
import { measure, unitCalled } from "./measure";
import { moment } from "./moment";
import { money } from "./money";
import { calculate } from "./more";
import { number } from "./number";
import { percent } from "./percent";
import { type Habits, isRefused, type Refused, type Understood } from "./reading";
import { stretch, time } from "./time";
import { loadUnits } from "./units";
import { zone } from "./zone";

/** The value as text; null if the text is refused. */
type Read = (text: string, habits: Habits) => string | null;

const words = (text: string) => text.split(" ");
const DIGITS = words(
  "0 1 2 5 9 10 12 15 30 59 100 360 1985 2027 1,5 1,234 1.5 1.234 12,345,67 .5 ½ ⅞ 3/4 7/8 0.(3) 1e3 १२",
);
const SIGNS = words("- + − ( ) , . ; : / % * ' \" ? × ^ | [ ] =");
/** See vitest.setup.ts for how to request more. */
const RUNS = Number(process.env.PROPERTY_RUNS ?? 20_000);
const TODAY = "2026-11-27";

let length: UnitNames;
let mass: UnitNames;
let resistance: UnitNames;
let all: UnitNames;

beforeAll(async () => {
  [length, mass, resistance, all] = await Promise.all([
    loadUnits("length"),
    loadUnits("mass"),
    loadUnits("resistance"),
    loadUnits(),
  ]);
});

function figure(read: (Understood<Rational> & { readonly currency?: string }) | Refused): string | null {
  if (isRefused(read)) return null;
  expect(Number.isFinite(read.value.toNumber())).toBe(true);
  expect(read.echo ?? "").not.toMatch(/NaN|Infinity|undefined|null/);
  return `${read.value} ${read.currency ?? ""}`;
}

function text(read: Understood<unknown> | Refused): string | null {
  if (isRefused(read)) return null;
  expect(read.echo ?? "").not.toMatch(/NaN|Infinity|undefined|null/);
  return JSON.stringify(read.value);
}

function measured(value: string, quantity: () => UnitNames, unit: string, habits: Habits): string | null {
  const names = quantity();
  const own = unitCalled(unit, names);
  expect(own).not.toBeNull();
  return figure(measure(value, { unit: own as Unit }, names, habits, { calculate }));
}

const GRAMMARS: Readonly<Record<string, { readonly tokens: readonly string[]; readonly read: Read }>> = {
  number: {
    tokens: words("half two hundred thousand million and a point third k M lakh of nCr √ percent st"),
    read: (value, habits) => figure(number(value, { max: 1e6 }, habits, calculate)),
  },
  money: {
    tokens: words("$ € ₹ Rs USD eur rupees cents k mm million lakh cr only /- and a per month half two - ( )"),
    read: (value, habits) =>
      figure(money(value, { currency: "USD", follows: true, unit: "/ year" }, habits, calculate)),
  },
  percent: {
    tokens: words("% percent pct bps p.a. per year six and a half $ points"),
    read: (value, habits) => figure(percent(value, { unit: "% / year" }, habits, calculate)),
  },
  length: {
    tokens: words("ft in ' \" m cm feet inches and mi furlong kg two half"),
    read: (value, habits) => measured(value, () => length, "cm", habits),
  },
  mass: {
    tokens: words("kg g lb st oz tola # and stone ft half"),
    read: (value, habits) => measured(value, () => mass, "lb", habits),
  },
  resistance: {
    tokens: words("k M R ohm Ω kΩ n u m 4k7"),
    read: (value, habits) => measured(value, () => resistance, "ohm", habits),
  },
  duration: {
    tokens: words("h m min s hours and a half an day week 1:15 1:02:03 PT1H ' \" year mo"),
    read: (value, habits) => figure(duration(value, { unit: "min" }, habits, calculate)),
  },
  term: {
    tokens: words("years yr mo m months and a half -year fixed day quarter decade"),
    read: (value, habits) => figure(duration(value, { unit: "year" }, habits, calculate)),
  },
  pace: {
    tokens: words("5:30 /km min/mile ' \" per km m s"),
    read(value, habits) {
      const paced = pace(value, {}, habits, calculate);
      return isRefused(paced) ? null : `${figure(paced)}${paced.per ?? ""}`;
    },
  },
  time: {
    tokens: words("am pm a.m. noon midnight half past quarter to nine o'clock 9:15 21:15 h thirty"),
    read: (value) => text(time(value)),
  },
  stretch: {
    tokens: words("9:15am 5pm - - to until from 17:30 noon 9 5pm"),
    read: (value) => text(stretch(value)),
  },
  date: {
    tokens: words("Mar March 1st mon friday next last in ago from today days weeks of the 3/1/27 2027-03-01 first"),
    read: (value, habits) => text(date(value, {}, { ...habits, today: TODAY })),
  },
  moment: {
    tokens: words("2027-03-01 Mar 1, T 9:15 pm at noon tomorrow"),
    read: (value, habits) => text(moment(value, {}, { ...habits, today: TODAY })),
  },
  list: {
    tokens: words("; , and $ % 1,000 1. 2. [ ]").concat("\n", "\t"),
    read(value, habits) {
      const read = list(value, { most: 100 }, habits);
      return isRefused(read) ? null : read.value.map(({ n, d }) => String(Rational.of(n, d))).join(" ");
    },
  },
  zone: {
    tokens: words("UTC GMT + - 5 :30 EST Pacific time India New York standard"),
    read: (value) => text(zone(value)),
  },
};

/** Texts from the tokens of a grammar, with some digits and signs among them. */
function texts(own: readonly string[]) {
  const piece = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...own) },
    { weight: 4, arbitrary: fc.constantFrom(...DIGITS) },
    { weight: 1, arbitrary: fc.constantFrom(...SIGNS) },
  );
  return fc
    .array(fc.tuple(piece, fc.constantFrom("", " ", " ")), { minLength: 1, maxLength: 7 })
    .map((pieces) => pieces.flat());
}

const habits = fc.record({ decimalComma: fc.boolean(), dayFirst: fc.boolean() });

describe.each(Object.entries(GRAMMARS))("%s", (name, { tokens, read }) => {
  it("reads or refuses any characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 20 }), habits, (typed, writer) => {
        read(typed, writer);
      }),
      { numRuns: RUNS / 10 },
    );
  });

  it("reads or refuses what is typed, and leaves out no word and no number", () => {
    let understood = 0;
    fc.assert(
      fc.property(texts(tokens), habits, fc.nat(), (pieces, writer, at) => {
        const value = read(pieces.join(""), writer);
        if (value === null) return;
        understood++;
        // Something that means nothing is never passed over.
        const place = at % (pieces.length + 1);
        const strange = [...pieces.slice(0, place), " zork ", ...pieces.slice(place)].join("");
        expect(read(strange, writer), strange).toBeNull();
        // Every number counts, except in a product or a power, which another factor can make zero or one.
        if (value.startsWith("0 ") || /[*×^·%|√=]|nCr|of/.test(pieces.join(""))) return;
        const numbers = pieces.flatMap((piece, i) => (/^[1-9]\d?$/.test(piece) ? [i] : []));
        const changed = numbers[at % numbers.length];
        if (changed === undefined) return;
        const other = pieces.map((piece, i) => (i === changed ? String(Number(piece) + 1) : piece)).join("");
        expect(read(other, writer), `${pieces.join("")} and ${other}`).not.toBe(value);
      }),
      { numRuns: RUNS },
    );
    expect(understood, name).toBeGreaterThan(RUNS / 400);
  });
});

it("measures in any unit are read or refused, and none of their words is left out", () => {
  const own = unitCalled("cm", length);
  if (!own) throw new Error("no unit");
  const more = { calculate, anyUnit: anyUnitOf(all) };
  const read = (typed: string) => figure(measure(typed, { unit: own }, length, {}, more));
  const pieces = words("km mile hour per / · m² square ft in kg °C L 100 half a two dozen to light year ( ) ^2");
  fc.assert(
    fc.property(texts(pieces), (typed) => {
      if (read(typed.join("")) !== null) expect(read(`${typed.join("")} zork`)).toBeNull();
    }),
    { numRuns: 1000 },
  );
});
