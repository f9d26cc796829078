import { expect, it } from "vitest";
import { LONGEST_QUESTION, questionOf, readingsOf } from "./question";

const readings = (text: string) =>
  readingsOf(questionOf(text)).map(({ words }) => words.map((word) => word.text).join(" "));

it.each([
  ["15% of 80", ["15% of 80"]],
  ["15% of 80 please, thank you", ["15% of 80"]],
  ["my value of 80", ["my value of 80", "value of 80", "80"]],
  // A word that carries no meaning is a question if nothing else is left.
  ["please", ["please"]],
  ["thank you", ["thank"]],
  ["calculator", ["calculator"]],
  ["my", ["my"]],
])("%s is read with fewer and fewer words", (text, expected) => {
  expect(readings(text)).toEqual(expected);
});

it("has room for a line of text", () => {
  expect(LONGEST_QUESTION).toBe(200);
});
