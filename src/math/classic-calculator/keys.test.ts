import { expect, it } from "vitest";
import { keyTyped } from "./keys";

it.each([
  ["7", "7"],
  [".", "."],
  ["*", "×"],
  ["/", "÷"],
  ["Enter", "="],
  ["=", "="],
  ["Escape", "AC"],
  ["s", "sin"],
  ["c", "cos"],
  ["t", "tan"],
  ["l", "ln"],
  ["g", "log"],
  ["r", "√"],
  ["q", "x²"],
  ["p", "π"],
  ["e", "e"],
  ["(", "("],
])("a keyboard's %s is %s", (typed, key) => expect(keyTyped(typed)).toBe(key));

it.each(["x", "S", "Shift", "F1", "constructor", ""])("%s is no key", (typed) =>
  expect(keyTyped(typed)).toBeNull(),
);
