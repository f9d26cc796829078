import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findRow, readNames, renameRows, rowNames, writeNames } from "./row-names";

const read = (text: string, ...names: string[]) => writeNames(readNames(text, names));

describe("rowNames", () => {
  it("names a row by its text, or by its position if that is empty or already taken", () => {
    expect(rowNames(["Ann", " Bo ", ""], "Person")).toEqual(["Ann", "Bo", "Person 3"]);
    expect(rowNames(["Ann", "Ann"], "Person")).toEqual(["Ann", "Person 2"]);
    expect(rowNames(["Person 2", ""], "Person")).toEqual(["Person 2", "Person 2′"]);
  });

  it("never gives two rows the same name", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("", "A", " A", "B", "Person 1", "Person 2", "Person 2′")), (texts) => {
        const names = rowNames(texts, "Person");
        expect(new Set(names).size).toBe(texts.length);
      }),
    );
  });
});

describe("readNames", () => {
  it("splits names at commas and keeps their weights as written", () => {
    expect(readNames(" A :2, b,, C:1/2 ", ["A", "B", "C"])).toEqual([
      { name: "A", weight: "2" },
      { name: "b", weight: null },
      { name: "C", weight: "1/2" },
    ]);
    expect(readNames("", ["A"])).toEqual([]);
    expect(readNames("A:", ["A"])).toEqual([{ name: "A", weight: "" }]);
  });

  it("recognizes names that contain commas and colons, longest first", () => {
    expect(read("Smith, Jr, Smith:2", "Smith", "Smith, Jr")).toBe("Smith, Jr, Smith:2");
    expect(readNames("Smith, Jr", ["Smith", "Smith, Jr"])).toEqual([{ name: "Smith, Jr", weight: null }]);
    expect(readNames("Room 4:2", ["Room 4:2"])).toEqual([{ name: "Room 4:2", weight: null }]);
    expect(readNames("Annabel", ["Ann"])).toEqual([{ name: "Annabel", weight: null }]);
  });

  it("reads back any name that was written", () => {
    const name = fc.stringMatching(/^[A-C,:]{1,4}$/).filter((text) => /[A-C]$/.test(text) && /^[A-C]/.test(text));
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 1 }), fc.constantFrom(null, "2"), (names, weight) => {
        const rows = names.map((one) => ({ name: one, weight }));
        expect(readNames(writeNames(rows), names)).toEqual(rows);
      }),
    );
  });
});

describe("findRow", () => {
  it("considers case only if it must", () => {
    expect(findRow(["Ann", "Bo"], "ann")).toBe(0);
    expect(findRow(["Ann", "ann"], "ann")).toBe(1);
    expect(findRow(["Ann", "ANN"], "ann")).toBe(-1);
  });
});

describe("renameRows", () => {
  const names = ["A", "B", "C"];

  it("keeps weights and unknown names", () => {
    expect(renameRows("A:2, b, Zed", names, ["Ann", "Bo", "C"], true)).toBe("Ann:2, Bo, Zed");
    expect(renameRows("A", names, ["Ann", "Bo", "C"], false)).toBe("Ann");
    expect(renameRows("", names, ["Ann", "Bo", "C"], true)).toBe("");
  });

  it("swaps two names at once", () => {
    expect(renameRows("A, B:2", names, ["B", "A", "C"], true)).toBe("B, A:2");
  });

  it("drops removed rows, but never leaves an empty text, which would mean everyone", () => {
    expect(renameRows("A, C", names, ["A", "B", null], true)).toBe("A");
    expect(renameRows("C", names, ["A", "B", null], true)).toBe("C");
    expect(renameRows("C", names, ["A", "B", null], false)).toBe("C");
  });
});
