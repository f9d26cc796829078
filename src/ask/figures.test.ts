import { expect, it } from "vitest";
import { FIGURES } from "./figures";

it("reads one number, not two side by side", () => {
  const read = (text: string) => FIGURES.number?.(text, { habits: {}, codes: [] })?.json ?? null;
  expect([read("12.5"), read("1 1/2"), read("twenty"), read("1,200")]).toEqual([12.5, 1.5, 20, 1200]);
  expect([read("12 500"), read("5%"), read("3 * x"), read("apples")]).toEqual([null, null, null, null]);
});
