/** For tests only: generates numbers of all sizes, and numbers in words. */
import fc from "fast-check";
import { likelyInputs } from "../../../core/arbitrary-inputs";
import { kinds } from "./kinds";

const whole = fc.oneof(fc.integer({ min: 0, max: 3999 }), fc.bigInt({ min: 0n, max: 10n ** 30n })).map(String);
const number = fc.oneof(
  whole,
  fc.integer({ min: 1, max: 1_000_000_00 }).map((cents) => (cents / 100).toFixed(2)),
  fc.constantFrom("-12.5", "0", "1000000"),
);
const words = fc.constantFrom(
  "twelve lakh thirty-four thousand five hundred sixty-seven",
  "two million, three hundred and four",
  "minus nine crore point two five",
  "one hundred thousand",
);

const { number: _number, words: _words, ...others } = kinds.inputs;

export const validInputs = fc
  .tuple(likelyInputs(others), number, words)
  .map(([given, figure, spelled]) => ({ ...given, number: figure, words: spelled }));
