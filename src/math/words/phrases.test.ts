import { expect, it } from "vitest";
import { joinWithAnd, joinWithOr } from "./lists";
import { capitalized, onOneLine, shortened } from "./phrases";

it("joins words", () => {
  expect(joinWithOr([])).toBe("");
  expect(joinWithOr(["a"])).toBe("a");
  expect(joinWithOr(["a", "b"])).toBe("a or b");
  expect(joinWithOr(["a", "b", "c"])).toBe("a, b or c");
  expect(joinWithAnd(["a", "b", "c"])).toBe("a, b and c");
});

it("capitalizes the first letter only", () => {
  expect(capitalized("the MACD")).toBe("The MACD");
  expect(capitalized("")).toBe("");
});

it("shortens what is longer", () => {
  expect(shortened("a".repeat(40))).toBe("a".repeat(40));
  expect(shortened("a".repeat(41))).toBe(`${"a".repeat(40)}…`);
  expect(shortened("abc", 2)).toBe("ab…");
});

it("keeps both halves of a character or neither", () => {
  expect(shortened("a😀b", 2)).toBe("a…");
  expect(shortened("a😀b", 3)).toBe("a😀…");
});

it("writes a text on one line", () => {
  expect(onOneLine(" a\n b\t ")).toBe("a b");
  expect(onOneLine("a  bc", 3)).toBe("a b…");
});
