import { expect, it } from "vitest";
import { encodeMorse } from "./morse";
import { morseMarks } from "./morse-timing";

it("sends PARIS in 50 dots, including the space after it", () => {
  const marks = morseMarks(encodeMorse("PARIS PARIS"), 20);
  const second = marks.find((mark) => mark.letter === 5);
  expect(second?.from).toBeCloseTo(60 / 20, 12);
  expect(marks.filter((mark) => mark.letter < 5)).toHaveLength(14);
});

it("makes dashes three dots long and separates letters by three dots", () => {
  expect(morseMarks("-. .", 60).map(({ from, to }) => [from, to].map((time) => Math.round(time * 50)))).toEqual([
    [0, 3],
    [4, 5],
    [8, 9],
  ]);
  expect(morseMarks("", 20)).toEqual([]);
});
