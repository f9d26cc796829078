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
])("key %s on the keyboard is %s", (typed, key) => expect(keyTyped(typed)).toBe(key));

it.each(["x", "S", "Shift", "F1", "constructor", ""])("key %s has no meaning", (typed) =>
  expect(keyTyped(typed)).toBeNull(),
);
