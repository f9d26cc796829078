import { expect, it } from "vitest";
import { number } from "./fields";
import { Format } from "./format";
import { rangedText } from "./ranged-text";

const written = (value: unknown) => rangedText(number("Size", { default: 1, unit: "m" }), value, {}, new Format());
const at = { low: {}, high: {} };

it("joins the ends of a range, or several values, without repeating any", () => {
  expect(written({ low: 1, high: 2.5, at }).replaceAll("\u00a0", " ")).toBe("1 m to 2.5 m");
  expect(written({ low: 3, high: 3, at }).replaceAll("\u00a0", " ")).toBe("3 m");
  expect(written({ values: [1, 2, 1] }).replaceAll("\u00a0", " ")).toBe("1 m or 2 m");
});

it("writes a value that is the same everywhere", () => {
  expect(written(4).replaceAll("\u00a0", " ")).toBe("4 m");
});
