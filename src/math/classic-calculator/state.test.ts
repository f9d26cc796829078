import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keyNamed } from "./keys";
import { type ClassicState, HISTORY_LENGTH, initialState, press } from "./state";

/** Presses keys by name; numbers are pressed digit by digit. */
function pressed(keys: string, from: ClassicState = initialState()): ClassicState {
  let state = from;
  for (const word of keys.split(" ")) {
    const whole = keyNamed(word);
    for (const key of whole ? [whole] : [...word].map(keyNamed)) {
      if (!key) throw new Error(`no key ${word}`);
      state = press(state, key);
    }
  }
  return state;
}

const display = (keys: string) => pressed(keys).display;
const calculations = (keys: string) => pressed(keys).history.map(({ calculation }) => calculation);

describe("digits and point", () => {
  it.each([
    ["0", "0"],
    ["0 0 7", "7"],
    ["12.5", "12.5"],
    ["1 . 2 . 3", "1.23"],
    [". 5", "0.5"],
    ["5 + . 5", "0.5"],
    ["5 + 0 7", "7"],
    ["9 √ .", "0."],
    ["π 2", "2"],
  ])("%s shows %s", (keys, shown) => expect(display(keys)).toBe(shown));
});

describe("parentheses", () => {
  it("are shown but never evaluated", () => {
    expect(display("( 5 )")).toBe("0(5)");
    expect(calculations("( 5 ) + 1 =")).toEqual(["0 + 1 = 1"]);
    expect(calculations("12 ( 3 ) × 2 =")).toEqual(["12 × 2 = 24"]);
    expect(pressed("5 + (")).toMatchObject({ display: "5(", startsNew: true });
  });
});

describe("operators", () => {
  it("act immediately, from left to right", () => {
    expect(display("2 + 3 × 4 =")).toBe("20");
    expect(calculations("2 + 3 × 4 =")).toEqual(["5 × 4 = 20", "2 + 3 = 5"]);
  });

  it.each([
    ["5 + 3 =", "5 + 3 = 8", "8"],
    ["5 - 8 =", "5 - 8 = -3", "-3"],
    ["5 − 8 =", "5 - 8 = -3", "-3"],
    ["5 * 8 =", "5 × 8 = 40", "40"],
    ["5 x 8 =", "5 × 8 = 40", "40"],
    ["5 / 8 =", "5 ÷ 8 = 0.625", "0.625"],
    ["0.1 + 0.2 =", "0.1 + 0.2 = 0.30000000000000004", "0.30000000000000004"],
    ["5 ÷ 0 =", "5 ÷ 0 = Infinity", "Infinity"],
    ["0 ÷ 0 =", "0 ÷ 0 = NaN", "NaN"],
    ["1000000000000 × 1000000000000 =", "1000000000000 × 1000000000000 = 1e+24", "1e+24"],
  ])("%s records %s", (keys, calculation, shown) => {
    expect(pressed(keys)).toMatchObject({
      display: shown,
      pending: "=",
      startsNew: true,
      history: [{ calculation, result: shown }],
    });
  });

  it("repeat on the same number if pressed again", () => {
    expect(display("5 + + +")).toBe("20");
    expect(calculations("5 + + +")).toEqual(["10 + 10 = 20", "5 + 5 = 10"]);
  });

  it("record the equals sign as an operator", () => {
    expect(calculations("5 + 3 = + 2 =")).toEqual(["8 + 2 = 10", "8 = 8 = 8", "5 + 3 = 8"]);
    expect(calculations("5 = 7 +")).toEqual(["5 = 7 = 7"]);
  });

  it("store the first operand and record nothing", () => {
    expect(pressed("12 +")).toEqual({
      display: "12",
      stored: 12,
      pending: "+",
      startsNew: true,
      history: [],
    });
  });
});

describe("functions", () => {
  it.each([
    ["30 sin", "sin(30) = 0.49999999999999994"],
    ["60 cos", "cos(60) = 0.5000000000000001"],
    ["45 tan", "tan(45) = 0.9999999999999999"],
    ["1 ln", "ln(1) = 0"],
    ["1000 log", "log(1000) = 3"],
    ["0 ln", "ln(0) = -Infinity"],
    ["9 √", "√(9) = 3"],
    ["9 sqrt", "√(9) = 3"],
    ["5 x²", "x²(5) = 25"],
    ["5 sq", "x²(5) = 25"],
    ["5 x³", "x³(5) = 125"],
    ["5 cube", "x³(5) = 125"],
    ["4 1/x", "1/x(4) = 0.25"],
    ["0 inv", "1/x(0) = Infinity"],
  ])("%s records %s", (keys, calculation) => {
    const state = pressed(keys);
    expect(state.history.map((entry) => entry.calculation)).toEqual([calculation]);
    expect(state).toMatchObject({ display: calculation.split(" = ")[1], stored: null, startsNew: true });
  });

  it("do not affect a pending operation", () => {
    expect(calculations("9 √ + 16 √ =")).toEqual(["3 + 4 = 7", "√(16) = 4", "√(9) = 3"]);
  });

  it("return NaN for NaN", () => {
    expect(calculations("5 - 8 = √ + 1 =")).toEqual(["NaN + 1 = NaN", "-3 = NaN = NaN", "√(-3) = NaN", "5 - 8 = -3"]);
  });
});

describe("constants", () => {
  it("replace the display without a history entry", () => {
    expect(pressed("7 π")).toMatchObject({ display: "3.141592653589793", startsNew: true, history: [] });
    expect(pressed("7 pi").display).toBe("3.141592653589793");
    expect(display("e")).toBe("2.718281828459045");
    expect(calculations("2 × π =")).toEqual(["2 × 3.141592653589793 = 6.283185307179586"]);
  });
});

describe("AC and history", () => {
  it("AC keeps only the history", () => {
    const state = pressed("5 + 3 = AC");
    expect(state).toEqual({ ...initialState(), history: pressed("5 + 3 =").history });
    expect(pressed("9 + AC 5 + 1 =").history[0]?.calculation).toBe("5 + 1 = 6");
  });

  it("recalls an entry", () => {
    const state = pressed("5 + 3 = AC 2 × 7 = AC 1 H2");
    expect(state).toMatchObject({ display: "8", startsNew: true, stored: null });
    expect(press(state, "4").display).toBe("4");
    expect(pressed("H1")).toEqual(initialState());
    expect(keyNamed("H20")).toBe("H20");
    for (const name of ["H0", "H21", "H", "h1", "foo", ""]) expect(keyNamed(name)).toBeNull();
  });

  it("keeps the twenty newest entries", () => {
    const state = pressed(`1 ${"+ 1 ".repeat(30)}=`);
    expect(state.history).toHaveLength(HISTORY_LENGTH);
    expect(state.history[0]?.calculation).toBe("30 + 1 = 31");
    expect(state.history.at(-1)?.calculation).toBe("11 + 1 = 12");
  });

  it("records the given timestamp", () => {
    expect(press(pressed("9"), "√", "11/21/2026, 8:00:00 AM").history).toEqual([
      { calculation: "√(9) = 3", result: "3", timestamp: "11/21/2026, 8:00:00 AM" },
    ]);
  });
});

it("accepts any keys in any order", () => {
  const names = [..."0123456789.()+-×÷=", "sin", "cos", "tan", "ln", "log", "√", "x²", "x³", "1/x", "π", "e", "AC"];
  const key = fc.constantFrom(...names, "H1", "H20").map((name) => keyNamed(name) ?? "0");
  fc.assert(
    fc.property(fc.array(key, { maxLength: 60 }), (keys) => {
      const state = keys.reduce((before, one) => press(before, one), initialState());
      expect(state.display).not.toBe("");
      expect(state.history.length).toBeLessThanOrEqual(HISTORY_LENGTH);
      expect(state.stored === null).toBe(state.pending === null);
    }),
  );
});
