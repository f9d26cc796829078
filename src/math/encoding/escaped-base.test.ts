import fc from "fast-check";
import { expect, it } from "vitest";
import { BadBase } from "./base-decode";
import { encodeText } from "./charsets";
import { textOfUnits } from "./code-points";
import { decodeEscapedBase, EscapedBaseDecoder } from "./escaped-base";

const HEAD = "data:;base64,";
const decoded = (data: string, strict = false) => decodeEscapedBase(HEAD + data, "base64", strict, HEAD.length);

it.each([
  ["SGk=", "Hi"],
  ["SGk%3D", "Hi"],
  ["SG%6b%3d", "Hi"],
  ["S%20G%0Ak%0D=", "Hi"],
  ["%2B%2F8=", "\xfb\xff"],
])("reads %s", (data, plain) => {
  expect(textOfUnits(decoded(data).bytes)).toBe(plain);
});

it.each([
  ["SGk%3D!", "Character “!” at position 20 (line 1, column 20) is not in the Base64 alphabet."],
  ["SG%0Ak!", "Character “!” at position 20 (line 1, column 20) is not in the Base64 alphabet."],
  ["SG\nk%3D!", "Character “!” at position 21 (line 2, column 5) is not in the Base64 alphabet."],
  ["%c3%A9", "Character “%c3” at position 14 (line 1, column 14) is not in the Base64 alphabet."],
  ["👋%3D", "Character “👋” at position 14 (line 1, column 14) is not in the Base64 alphabet."],
  ["SG%4", "“%4” at position 16 (line 1, column 16) needs two hex digits."],
  ["SG%4👋=", "“%4👋” at position 16 (line 1, column 16) needs two hex digits."],
  ["SG%%3D", "“%” at position 16 (line 1, column 16) needs two hex digits."],
  ["Zg%3D=%3D", "The padding “=” at position 20 (line 1, column 20) is too much: the last group needs 2."],
  ["%3D", "The padding “=” at position 14 (line 1, column 14) has no group to complete."],
])("rejects %s", (data, message) => {
  expect(() => decoded(data)).toThrow(message);
});

it("allows no escaped white space in strict decoding", () => {
  expect(() => decoded("SG%0Ak=", true)).toThrow(
    "White space at position 16 (line 1, column 16) is not allowed in strict decoding.",
  );
});

it("does not show a byte outside ASCII", () => {
  const decoder = new EscapedBaseDecoder("base64", false, HEAD);
  expect(() => decoder.write(encodeText("SG%\xc3\xa9", "latin1"))).toThrow("“%” at position 16 ");
});

it("works piece by piece, wherever the input is split", () => {
  const data = encodeText("S%47k%3D", "latin1");
  fc.assert(
    fc.property(fc.nat(data.length), fc.nat(data.length), (one, other) => {
      const [first, second] = [Math.min(one, other), Math.max(one, other)];
      const decoder = new EscapedBaseDecoder("base64", true, HEAD);
      const out = [data.subarray(0, first), data.subarray(first, second), data.subarray(second)].flatMap((piece) => [
        ...decoder.write(piece),
      ]);
      decoder.end();
      expect(out).toEqual([0x48, 0x69]);
    }),
  );
  const decoder = new EscapedBaseDecoder("base64", false, HEAD);
  decoder.write(data.subarray(0, 3));
  expect(() => decoder.end()).toThrow(BadBase);
});
