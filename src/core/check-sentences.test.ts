import { expect, it } from "vitest";
import { knownNumbers, strayNumbers, unclosedDates } from "./check-sentences";

const known = knownNumbers(
  {
    outputs: {
      payment: 2022.6177,
      months: 75,
      payoffDate: "2056-12-01",
      loss: -162_345.6,
      rows: [{ balance: 4021.5 }],
      notices: [{ message: "3,141" }],
    },
    inputs: { price: 400_000, start: "2056-10-02", rate: 6.5 },
  },
  [{ value: 541_287, text: "$541,287", from: "2026-01-01", until: "2026-12-31" }],
);
const stray = (text: string) => strayNumbers(text, known);

it.each([
  "It costs $2,023 a month, $162k in all, until December 1, 2056.",
  "After 6 years and 3 months, $4,021.50 is left.",
  "The limit of $541,287 holds since January 1, 2026.",
  "That is $397,977 less than the price.",
  "The last payment is 60 days later.",
])("knows every number of “%s”", (text) => expect(stray(text)).toEqual([]));

it.each([
  ["It costs $2,024 a month until December 2, 2056.", ["2,024"]],
  ["After 6 years and 8 months, the balance is $4,021.60.", ["8", "4,021.60"]],
  ["The limit of $541,288 holds since January 1, 2027.", ["541,288", "2027"]],
  // The same number, in a sentence that names no difference.
  ["It comes to $397,977.", ["397,977"]],
  ["That is $397,978 less than the price.", ["397,978"]],
  ["Another notice says 3,141.", ["3,141"]],
])("finds what is strange in “%s”", (text, numbers) => expect(stray(text)).toEqual(numbers));

it("knows the values of a chart for its caption alone", () => {
  expect(strayNumbers("It peaks at $8,765.", known, [8765.4])).toEqual([]);
  expect(stray("It peaks at $8,765.")).toEqual(["8,765"]);
});

it("lets a hint combine its own input with one other value", () => {
  expect(strayNumbers("$80,000", known, [], 20)).toEqual([]);
  expect(strayNumbers("$80,001", known, [], 20)).toEqual(["80,001"]);
  expect(stray("$80,000")).toEqual(["80,000"]);
});

it("sets off the year of a date in a sentence with commas", () => {
  expect(unclosedDates("From May 1, 2026 to June 2, 2027, both counted, it is late.")).toHaveLength(1);
  expect(unclosedDates("December 25, 2026 is a Friday.")).toHaveLength(1);
  expect(unclosedDates("On March 3, 2026 it fell.")).toEqual(["no comma after the year in “March 3, 2026 it”"]);
  expect(unclosedDates("December 25, 2026, is a Friday. It is due on May 1, 2026.")).toEqual([]);
});
