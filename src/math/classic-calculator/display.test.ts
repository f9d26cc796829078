import { describe, expect, it } from "vitest";
import { paste, shortDisplay } from "./display";
import { initialState, press } from "./state";

describe("paste", () => {
  it.each([
    [" 12.50 ", "12.5"],
    ["-3", "-3"],
    [".5", "0.5"],
    ["1e3", "1000"],
  ])("accepts %s as a number", (text, display) => {
    const state = paste(initialState(), text);
    expect(state.display).toBe(display);
    expect(press(state, "7").display).toBe("7");
  });

  it.each(["abc", "", "1,000", "NaN", "Infinity", "1e999", "2+3"])("ignores %j", (text) => {
    expect(paste(initialState(), text)).toEqual(initialState());
  });
});

it.each([
  ["0.49999999999999994", "0.5"],
  ["0.30000000000000004", "0.3"],
  ["123456789012", "123456789012"],
  ["1.2345678901234567e+30", "1.23456789012e+30"],
  ["12345678901234(5", "12345678901234(5"],
  ["NaN", "NaN"],
  ["-Infinity", "-Infinity"],
  ["0", "0"],
])("%s is shown as %s", (display, shown) => expect(shortDisplay(display)).toBe(shown));
