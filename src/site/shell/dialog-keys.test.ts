import { expect, it } from "vitest";
import { afterKey } from "./dialog-keys";

const after = (...keys: string[]) =>
  keys.reduce((typed, key) => afterKey(typed, key) ?? typed, { text: "", entered: false });

it("collects typed text, and records Enter after it", () => {
  expect(after("b", "m", "i")).toEqual({ text: "bmi", entered: false });
  expect(after("a", " ", "😀", "Backspace", "b", "Enter")).toEqual({ text: "a b", entered: true });
  expect(after("a", "Enter", "b")).toEqual({ text: "ab", entered: false });
  expect(after("Backspace", "é")).toEqual({ text: "é", entered: false });
});

it("ignores keys that type nothing", () => {
  for (const key of ["Shift", "Tab", "ArrowDown", "F5", "Dead"])
    expect(afterKey({ text: "a", entered: false }, key), key).toBeNull();
});
