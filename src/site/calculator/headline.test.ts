import { expect, it } from "vitest";
import { type AnyCalculator, defineCalculator, type Headline } from "../../core/calculator";
import type { Evaluation } from "../../core/evaluate";
import { Format } from "../../core/format";
import { barSize, belowFigure, headlineOf, headlineSize } from "./headline";

const lastAnswer: Evaluation = { inputs: {}, model: {}, outputs: {} };

function said(headline: Headline, isExample: boolean): Headline {
  const calculator: AnyCalculator = defineCalculator({
    inputs: {},
    outputs: {},
    derive: () => ({}),
    headline: () => headline,
    working: () => [],
  });
  return headlineOf(calculator, lastAnswer, isExample, new Format());
}

it("begins the line below the figure with a word, and omits a lone period", () => {
  expect(belowFigure("; you put in $60,000.")).toBe("you put in $60,000.");
  expect(belowFigure(": 12% a year.")).toBe("12% a year.");
  expect(belowFigure("a month for 10 years.")).toBe("a month for 10 years.");
  expect(belowFigure(". The last is on May 1, 2041.")).toBe("The last is on May 1, 2041.");
  expect(belowFigure(".")).toBe("");
  expect(belowFigure(". The last is on December 1, 2041.")).toBe("The last is on December 1, 2041.");
  expect(belowFigure()).toBe("");
});

it("masks a secret while it is the public example", () => {
  const secret = { label: "Passwords", figure: "ab1", text: "ab1\ncd2", secret: true };
  expect(said(secret, false)).toBe(secret);
  expect(JSON.stringify(said(secret, true))).not.toMatch(/[abcd]\w\d/);
  expect(said(secret, true)).toMatchObject({ figure: "•••", text: "•••\n•••", copy: "" });
  // An id that everyone can see does no harm.
  expect(said({ label: "Id", figure: "ab1", text: "ab1" }, true).text).toBe("ab1");
});

it("sets long answers in smaller type", () => {
  const size = (answer: Partial<Headline>) => headlineSize({ label: "x", figure: "1", ...answer });
  expect(size({ figure: "$1,234,567.89" })).toBeUndefined();
  expect(size({ figure: "2.361111\u00a0mol/L" })).toBe("long");
  expect(size({ figure: "₹1,23,45,678.00" })).toBe("long");
  expect(size({ text: "017f22e2-79b0-7cc3-98c4-dc0c0c07398f" })).toBe("medium");
  expect(size({ items: ["A pays $1", "B pays $2"] })).toBe("medium");
  expect(size({ text: "id\n".repeat(10) })).toBe("small");
  expect(size({ text: "a".repeat(300) })).toBe("small");
  expect(barSize({ label: "x", figure: "$2,555.95" })).toBeUndefined();
  expect(barSize({ label: "x", figure: "SGVsbG8sIOS4lueV" })).toBe("medium");
});
