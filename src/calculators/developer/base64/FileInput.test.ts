import { expect, it } from "vitest";
import { codedExample } from "./FileInput";

// Python 3.12: base64.b64encode and similar functions on "Hello, 世界 👋" in these encodings.
it.each([
  ["base64", "utf-8", "SGVsbG8sIOS4lueVjCDwn5GL"],
  ["base32", "utf-8", "JBSWY3DPFQQOJOEW46KYYIHQT6IYW==="],
  ["base32hex", "utf-8", "91IMOR3F5GGE9E4MSUAOO87GJU8OM==="],
  ["base16", "utf-8", "48656C6C6F2C20E4B896E7958C20F09F918B"],
  ["base64", "utf-16le", "SABlAGwAbABvACwAIAAWTkx1IAA92Evc"],
  ["base64url", "utf-16be", "AEgAZQBsAGwAbwAsACBOFnVMACDYPdxL"],
])("encodes the example in %s with %s", (alphabet, charset, coded) => {
  expect(codedExample(alphabet, charset)).toBe(coded);
});

it("returns null if the charset lacks a character, or a name from a link is unknown", () => {
  expect(codedExample("base64", "latin1")).toBeNull();
  expect(codedExample("base64", "ascii")).toBeNull();
  expect(codedExample("base65", "utf-8")).toBeNull();
  expect(codedExample("base64", "ebcdic")).toBeNull();
});
