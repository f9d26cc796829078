import { describe, expect, it } from "vitest";
import { pocketValue } from "../expression/pocket-value";
import { type Entered, enter, mayDiffer, NOTHING_ENTERED, printed } from "./entered";
import { keyNamed } from "./keys";
import { initialState, press } from "./state";

function entered(keys: string): Entered {
  let state = initialState();
  let all = NOTHING_ENTERED;
  for (const name of keys.split(" ")) {
    const key = keyNamed(name);
    if (!key) throw new Error(name);
    state = press(state, key);
    all = enter(all, key, state);
  }
  return all;
}

describe("the keys of the pocket calculator as an expression", () => {
  // Values by the rules of algebra, calculated by hand.
  it.each([
    ["( 2 + 3 ) × 4 =", "(2+3)×4", "20"],
    ["2 + 3 × 4 =", "2+3×4", "14"],
    ["2 + 3 = × 4 =", "(2+3)×4", "20"],
    ["9 √ + 1 6 √ × 2 =", "√(9)+√(16)×2", "11"],
    ["( 1 + 8 ) √ × 2 - 1 =", "√(1+8)×2−1", "5"],
    ["3 0 sin + 1 × 2 =", "sin(30)+1×2", "2.5"],
    ["5 - 2 x² × 3 =", "5−(2^2)×3", "-7"],
    ["1 + 4 = x² × 2 =", "((1+4)^2)×2", "50"],
    ["1 + 2 x² √ × 3 =", "1+√(2^2)×3", "7"],
    ["6 + 4 1/x × 8 =", "6+(1/4)×8", "8"],
    ["√ 9 =", "√ 9", "3"],
    ["5 + √ 1 6 =", "5+√ 16", "9"],
    ["√ ( 1 6 + 9 ) =", "√ (16+9)", "5"],
    ["sin 3 0 =", "sin 30", "0.5"],
  ])("%s reads %s, which is %s", (keys, text, value) => {
    const all = entered(keys);
    expect(all).toEqual({ text, done: true });
    expect(mayDiffer(all)).toBe(true);
    expect(pocketValue(text, 12)).toBe(value);
  });

  it.each(["5 + 3 =", "5 + 3 × 2", "7 8 . 5", "2 × 3 ÷ 4 =", "9 √ ="])("%s cannot differ", (keys) => {
    expect(mayDiffer(entered(keys))).toBe(false);
  });

  it("is printed as one would write it", () => {
    expect(printed(entered("( 2 + 3 ) × 4 =").text)).toBe("(2 + 3) × 4");
    expect(printed(entered("5 + √ 1 6 =").text)).toBe("5 + √16");
  });

  it("starts over after = and AC, and uses a result from the history", () => {
    expect(entered("5 + 3 = 7").text).toBe("7");
    expect(entered("5 + 3 AC")).toEqual(NOTHING_ENTERED);
    expect(entered("5 + 3 = H1 × 2").text).toBe("8×2");
  });
});

it("has no value for an invalid expression", () => {
  expect(pocketValue("2+", 12)).toBeNull();
  expect(pocketValue("1÷0", 12)).toBeNull();
});
