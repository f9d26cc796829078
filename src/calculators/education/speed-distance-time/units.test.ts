import { expect, it } from "vitest";
import lengths from "../../../data/units/length.json";
import speeds from "../../../data/units/speed.json";
import { Rational } from "../../../math/numbers/rational";
import { readFactor } from "../../../math/units/conversion";
import { DISTANCES, fromSpeed, PACES, SPEEDS, TIMES, toSpeed } from "./units";

it.each(Object.entries(DISTANCES))("has the length and symbol of the unit table for %s", (id, { meters, symbol }) => {
  const row = lengths.find((unit) => unit.id === id);
  expect(readFactor(meters).equals(readFactor(row?.factor ?? "0"))).toBe(true);
  expect(symbol).toBe(row?.symbol);
});

it.each(Object.entries(SPEEDS))("has the factor and symbol of the unit table for %s", (id, { factor, symbol }) => {
  const row = speeds.find((unit) => unit.id === id);
  expect(readFactor(factor).equals(readFactor(row?.factor ?? "0"))).toBe(true);
  expect(symbol).toBe(row?.symbol);
});

it.each(Object.values(SPEEDS))("$symbol is its length divided by its time", ({ factor, length, time }) => {
  const meters = readFactor(DISTANCES[length].meters);
  expect(readFactor(factor).equals(meters.divide(Rational.of(TIMES[time])))).toBe(true);
});

it("converts paces to speeds and back", () => {
  // 5:00 per km is 12 km/h.
  expect(fromSpeed(toSpeed(5, "pace-min-per-km", "speed"), "kilometer-per-hour")?.toString()).toBe("12");
  expect(fromSpeed(toSpeed(8, "pace-min-per-mile", "speed"), "mile-per-hour")?.toString()).toBe("15/2");
  expect(fromSpeed(toSpeed(0, "kilometer-per-hour", "speed"), "pace-min-per-km")).toBeNull();
  expect(Object.keys(PACES)).toHaveLength(2);
});
