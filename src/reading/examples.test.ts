import { describe, expect, it } from "vitest";
import { exactText } from "../math/numbers/exact";
import { Rational } from "../math/numbers/rational";
import { approximate, convertExactly } from "../math/units/conversion";
import type { UnitNames } from "../math/units/unit-names";
import { anyUnitOf } from "./any-unit";
import { date } from "./date";
import type { DateField } from "./day";
import { type DurationField, duration, pace } from "./duration";
import { EXAMPLES, type Example, type Kind } from "./examples";
import { list } from "./list";
import { measure, unitCalled } from "./measure";
import { moment } from "./moment";
import { type MoneyField, money } from "./money";
import { calculate } from "./more";
import { number } from "./number";
import { percent } from "./percent";
import { isRefused, type Refused, type Understood } from "./reading";
import { stretch, time } from "./time";
import { unitQuestion } from "./unit-question";
import { loadUnits } from "./units";
import { zone } from "./zone";

type Read = (example: Example, all: UnitNames) => Promise<string> | string;

const numeric = (read: (Understood<Rational> & { readonly currency?: string }) | Refused): string =>
  isRefused(read) ? `!${read.part}` : exactText(read.value) + (read.currency ? ` ${read.currency}` : "");
const written = (read: Understood<string> | Refused): string => (isRefused(read) ? `!${read.part}` : read.value);

const READ: Readonly<Record<Kind, Read>> = {
  number: ({ text, field, habits }) => numeric(number(text, field, habits, calculate)),
  money: ({ text, field, habits }) => numeric(money(text, field as MoneyField, habits, calculate)),
  percent: ({ text, field, habits }) => numeric(percent(text, field, habits, calculate)),
  async measure({ text, field, habits }, all) {
    const { quantity, unit, precious = false } = field as { quantity: string; unit: string; precious?: boolean };
    const names = await loadUnits(quantity);
    const own = unitCalled(unit, names, quantity);
    if (!own) throw new Error(`${quantity} has no ${unit}`);
    const more = { calculate, anyUnit: anyUnitOf(all) };
    return numeric(measure(text, { unit: own, precious }, names, habits, more));
  },
  duration: ({ text, field, habits }) => numeric(duration(text, field as DurationField, habits, calculate)),
  pace: ({ text, habits }) => numeric(pace(text, {}, habits, calculate)),
  time: ({ text }) => written(time(text)),
  stretch({ text }) {
    const read = stretch(text);
    return isRefused(read) ? `!${read.part}` : `${read.value.start} ${read.value.end}`;
  },
  date: ({ text, field, habits }) => written(date(text, field as DateField, habits)),
  moment: ({ text, field, habits }) => written(moment(text, field as DateField, habits)),
  list({ text, habits }) {
    const read = list(text, { most: 100 }, habits);
    return isRefused(read) ? `!${read.part}` : read.value.map(({ n, d }) => String(Rational.of(n, d))).join(" ");
  },
  zone: ({ text }) => written(zone(text)),
  question({ text, habits }, all) {
    const read = unitQuestion(text, all, {}, habits);
    if ("refusal" in read) return `!${read.refusal}`;
    const [to] = read.targets;
    if (!to) return "";
    const value = read.terms
      .map((term) => approximate(convertExactly(term.value, term.unit, to)))
      .reduce((sum, one) => sum.add(one), Rational.ZERO);
    return exactText(value);
  },
};

/** The value in the form of `exactText`, or the refusal. */
function expected(reads: string): string {
  const [, n, d, rest = ""] = /^(-?[\d.]+)(?:\/(\d+))?( [A-Z]{3})?$/.exec(reads) ?? [];
  if (n === undefined) return reads;
  const value = (Rational.fromDecimal(n) as Rational).divide(Rational.fromDecimal(d ?? "1") as Rational);
  return exactText(value) + rest;
}

describe("texts that people write", () => {
  const kinds = [...new Set(EXAMPLES.map(({ kind }) => kind))];
  it.each(kinds)("are read as meant, or refused: %s", async (kind) => {
    const all = await loadUnits();
    const wrong: string[] = [];
    for (const example of EXAMPLES.filter((one) => one.kind === kind)) {
      const { text, reads, source } = example;
      const got = await READ[kind](example, all);
      const isRight =
        kind === "question" && reads.startsWith("!")
          ? got.startsWith("!") && got.includes(reads.slice(1))
          : kind === "list" || kind === "date" || kind === "moment" || kind === "zone"
            ? got === reads
            : got === expected(reads);
      if (!isRight) wrong.push(`${text} (${source}): ${got} for ${reads}`);
    }
    expect(wrong).toEqual([]);
  });

  it("are more than 400, most of them from public suites", () => {
    const own = ["as people type", "a field", "an amount", "a price", "the unit", "terms of", "where the"];
    const isOwn = ({ source }: Example) => own.some((start) => source.startsWith(start));
    expect(EXAMPLES.length).toBeGreaterThan(400);
    expect(EXAMPLES.filter((one) => !isOwn(one)).length).toBeGreaterThan(EXAMPLES.length / 2);
    const keys = EXAMPLES.map(({ kind, text, field, habits }) => JSON.stringify([kind, text, field, habits]));
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });
});
