/** For tests only: inputs with as many weights as numbers, and with contiguous classes. */
import fc from "fast-check";
import { likelyInputs } from "../../../core/arbitrary-inputs";
import { inputs } from "./inputs";

const { data: _data, weights: _weights, classes: _classes, decimalMark: _mark, ...others } = inputs;

const item = fc.oneof(
  fc.integer({ min: -50, max: 500 }).map(String),
  fc.integer({ min: 1, max: 9999 }).map((cents) => String(cents / 100)),
  fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 2, max: 9 })).map(([n, d]) => `${n}/${d}`),
);

const pairs = fc.array(fc.tuple(item, fc.integer({ min: 1, max: 12 })), { minLength: 1, maxLength: 30 });

const classes = fc
  .tuple(
    fc.integer({ min: -20, max: 100 }),
    fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 30 })), {
      minLength: 1,
      maxLength: 8,
    }),
  )
  .map(([start, rows]) => {
    let lower = start;
    return rows.map(([width, frequency]) => {
      const from = lower;
      lower += width;
      return { lower: from, upper: lower, frequency };
    });
  });

export const validInputs = fc
  .tuple(likelyInputs(others), pairs, classes, fc.constantFrom(" ", "\n", "; ", ", "))
  .map(([given, numbers, rows, gap]) => ({
    ...given,
    ...(given.commaMeans === "thousands" && { commaMeans: "auto" }),
    data: numbers.map(([value]) => value).join(gap),
    weights: numbers.map(([, weight]) => weight).join(" "),
    classes: rows,
  }));
