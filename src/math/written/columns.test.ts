import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readExact } from "../numbers/exact";
import type { Rational } from "../numbers/rational";
import {
  addColumns,
  align,
  columnsLayout,
  digitProducts,
  partialProducts,
  productLayout,
  subtractColumns,
  withPoint,
} from "./columns";

const exact = (text: string) => readExact(text) as Rational;
const size = fc.bigInt(0n, 10n ** 15n);
const written = (digits: readonly number[]) => BigInt([...digits].reverse().join(""));

describe("columns", () => {
  it("add up to the sum", () => {
    fc.assert(
      fc.property(size, size, (a, b) => {
        const columns = addColumns(a, b);
        const carried = columns.at(-1)?.next === 1 ? [1] : [];
        expect(written([...columns.map(({ digit }) => digit), ...carried])).toBe(a + b);
      }),
    );
  });

  it("give the difference, with nothing borrowed from the last column", () => {
    fc.assert(
      fc.property(size, size, (a, b) => {
        const [top, bottom] = a > b ? [a, b] : [b, a];
        const columns = subtractColumns(top, bottom);
        expect(written(columns.map(({ digit }) => digit))).toBe(top - bottom);
        expect(columns.at(-1)?.next).toBe(0);
      }),
    );
  });

  it("borrow through zeros", () => {
    expect(subtractColumns(1000n, 1n)).toEqual([
      { top: 0, bottom: 1, over: 0, total: -1, digit: 9, next: 1 },
      { top: 0, bottom: 0, over: 1, total: -1, digit: 9, next: 1 },
      { top: 0, bottom: 0, over: 1, total: -1, digit: 9, next: 1 },
      { top: 1, bottom: 0, over: 1, total: 0, digit: 0, next: 0 },
    ]);
  });

  it("are aligned at the decimal point", () => {
    expect(align(exact("12.5"), exact("3"))).toEqual({ top: 125n, bottom: 30n, places: 1 });
    expect(align(exact("1/3"), exact("3"))).toBeNull();
  });
});

describe("partialProducts", () => {
  it("has one for each digit, including zeros", () => {
    expect(partialProducts(1234n, 507n)).toEqual([
      { digit: 7, place: 0, partial: 8638n },
      { digit: 0, place: 1, partial: 0n },
      { digit: 5, place: 2, partial: 617_000n },
    ]);
  });

  it("adds up to the product", () => {
    fc.assert(
      fc.property(size, size, (a, b) => {
        expect(partialProducts(a, b).reduce((sum, { partial }) => sum + partial, 0n)).toBe(a * b);
      }),
    );
  });

  it("carries from digit to digit", () => {
    expect(digitProducts(1234n, 7)).toEqual([
      { of: 4, carried: 0, total: 28 },
      { of: 3, carried: 2, total: 23 },
      { of: 2, carried: 2, total: 16 },
      { of: 1, carried: 1, total: 8 },
    ]);
  });
});

describe("layouts", () => {
  it("shows the carries above a sum", () => {
    expect(columnsLayout({ top: 9875n, bottom: 347n, places: 0 }, "+").split("\n")).toEqual([
      "  1111",
      "   9875",
      "+   347",
      "───────",
      "  10222",
    ]);
    expect(columnsLayout({ top: 125n, bottom: 375n, places: 2 }, "+").split("\n")).toEqual([
      "  1 1",
      "  1.25",
      "+ 3.75",
      "──────",
      "  5.00",
    ]);
  });

  it("shows no carries if there are none", () => {
    expect(columnsLayout({ top: 75n, bottom: 24n, places: 1 }, "−").split("\n")).toEqual([
      "  7.5",
      "− 2.4",
      "─────",
      "  5.1",
    ]);
  });

  it("shows the partial products of a product", () => {
    expect(productLayout({ digits: 125n, places: 1 }, { digits: 34n, places: 1 }).split("\n")).toEqual([
      "   12.5",
      "×   3.4",
      "───────",
      "    500",
      "   3750",
      "───────",
      "  42.50",
    ]);
    expect(productLayout({ digits: 12n, places: 0 }, { digits: 3n, places: 0 }).split("\n")).toEqual([
      "  12",
      "×  3",
      "────",
      "  36",
    ]);
  });
});

it("inserts the decimal point", () => {
  expect([withPoint(1250n, 2), withPoint(5n, 3), withPoint(5n, 0)]).toEqual(["12.50", "0.005", "5"]);
});
