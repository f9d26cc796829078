import { describe, expect, it } from "vitest";
import { UnwritableCharacter } from "./code-points";
import { IllFormed } from "./ill-formed";
import { decodeSingleByte, encodeSingleByte, type SingleByte } from "./single-byte";

const ALL = Uint8Array.from({ length: 256 }, (_, byte) => byte);
const LAST: Readonly<Record<SingleByte, number>> = { ascii: 0x7f, latin1: 0xff, "windows-1252": 0xff };

describe.each(Object.entries(LAST) as [SingleByte, number][])("%s", (charset, last) => {
  const bytes = ALL.subarray(0, last + 1);

  it("has every byte up to its last, in both directions", () => {
    const text = decodeSingleByte(bytes, charset);
    expect(text).toHaveLength(bytes.length);
    expect([...encodeSingleByte(text, charset)]).toEqual([...bytes]);
  });

  it("has no other character", () => {
    const own = new Set(decodeSingleByte(bytes, charset));
    const isWritten = (character: string) => {
      try {
        return encodeSingleByte(character, charset).length === 1;
      } catch (error) {
        if (error instanceof UnwritableCharacter) return false;
        throw error;
      }
    };
    const characters = Array.from({ length: 0x2200 }, (_, code) => String.fromCharCode(code));
    expect(characters.filter(isWritten)).toEqual(characters.filter((character) => own.has(character)));
  });
});

it("decodes Latin-1 by code point, and windows-1252 by the index of the WHATWG Encoding Standard", () => {
  expect(decodeSingleByte(ALL, "latin1")).toBe(Buffer.from(ALL).toString("latin1"));
  const printed = "€ ‚ ƒ „ … † ‡ ˆ ‰ Š ‹ Œ Ž ‘ ’ “ ” • – — ˜ ™ š › œ ž Ÿ".split(" ");
  // Bytes without a character of their own.
  const gaps = [0x81, 0x8d, 0x8f, 0x90, 0x9d];
  const expected = Array.from({ length: 32 }, (_, i) =>
    gaps.includes(0x80 + i) ? String.fromCharCode(0x80 + i) : printed.shift(),
  );
  expect([...decodeSingleByte(ALL.subarray(0x80, 0xa0), "windows-1252")]).toEqual(expected);
  expect(decodeSingleByte(ALL.subarray(0xa0), "windows-1252")).toBe(decodeSingleByte(ALL.subarray(0xa0), "latin1"));
});

it("refuses bytes outside ASCII by number, or replaces them where that is allowed", () => {
  const bytes = Uint8Array.of(0x41, 0x80, 0xff);
  expect(() => decodeSingleByte(bytes, "ascii")).toThrow(IllFormed);
  expect(() => decodeSingleByte(bytes, "ascii")).toThrow("Byte 80 (number 2) is not in ASCII, which ends at 7F.");
  const faults: string[] = [];
  expect(decodeSingleByte(bytes, "ascii", ({ message }) => faults.push(message))).toBe("A\ufffd\ufffd");
  expect(faults.map((fault) => fault.slice(0, 18))).toEqual(["Byte 80 (number 2)", "Byte FF (number 3)"]);
});

it("says where the first character stands that it cannot write", () => {
  expect(() => encodeSingleByte("naïve", "ascii")).toThrow(new UnwritableCharacter("naïve", 2));
});
