import { expect, it } from "vitest";
import { resultName } from "./result-name";

it.each([
  ["base64", "a.png.b64"],
  ["base64url", "a.png.b64"],
  ["base32", "a.png.b32"],
  ["base32hex", "a.png.b32"],
  ["base16", "a.png.hex"],
] as const)("names a file encoded in %s %s, and restores the name when decoding", (alphabet, name) => {
  expect(resultName("a.png", { mode: "encode", alphabet }, "image/png")).toBe(name);
  expect(resultName(name, { mode: "decode", alphabet }, "image/png")).toBe("a.png");
});

it.each([
  ["note.txt", "image/png", "note.png"],
  ["part", "application/pdf", "part.pdf"],
  ["part.b64", "font/woff", "part.bin"],
])("names the result of decoding %s to %s %s", (name, type, result) => {
  expect(resultName(name, { mode: "decode", alphabet: "base64" }, type)).toBe(result);
});
