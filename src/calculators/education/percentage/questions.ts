/** The thirteen questions, each with its formula. */

import { InputError } from "../../../core/calculator";
import { defineVariants } from "../../../core/variants";
import { chain } from "./chain";
import { fields } from "./fields";
import { percentagePoints } from "./percentage-points";
import { HUNDRED, nonzero, question, shownPercent, shownResult } from "./question";

const PERCENT = { unit: "%" } as const;

export const BY_MODE = {
  of: question({
    question: "What is x% of y?",
    inputs: { x: PERCENT, y: { label: "Of", noun: "The value" } },
    formula: "percent × value ÷ 100",
    names: ({ x, y }) => ({ percent: x, value: y }),
    headline: ({ x, y, figure }) => ({ label: `${x}% of ${y}`, before: `${x}% of ${y} is`, figure }),
  }),
  "what-percent": question({
    question: "x is what percent of y?",
    inputs: { x: { label: "Part" }, y: { label: "Whole" } },
    check: nonzero("y"),
    formula: "100 × part ÷ whole",
    names: ({ x, y }) => ({ part: x, whole: y }),
    headline: ({ x, y, figure }) => ({
      label: "Share",
      before: `${x} is`,
      figure: `${figure}%`,
      after: `of ${y}`,
    }),
  }),
  whole: question({
    question: "x is y% of what?",
    inputs: { x: { label: "Part" }, y: { label: "Percent", unit: "%" } },
    check: nonzero("y"),
    formula: "100 × part ÷ percent",
    names: ({ x, y }) => ({ part: x, percent: y }),
    headline: ({ x, y, figure }) => ({ label: "Whole", before: `${x} is ${y}% of`, figure }),
  }),
  change: question({
    question: "Percent change from x to y",
    inputs: {
      x: { label: "From", noun: "The starting value" },
      y: { label: "To", noun: "The ending value" },
    },
    check: ({ x }) => {
      if (x.sign() === 0) throw new InputError("x", "There is no percentage change from zero.");
    },
    formula: "100 × (to − from) ÷ |from|",
    names: ({ x, y }) => ({ from: x, to: y }),
    more: (_, { x, y }) => ({ difference: y.subtract(x), multiplier: y.divide(x) }),
    headline: ({ x, y, figure }) => ({
      label: "Change",
      before: `From ${x} to ${y} is a change of`,
      figure: `${figure}%`,
    }),
  }),
  difference: question({
    question: "Percent difference between x and y",
    inputs: { x: { label: "First value" }, y: { label: "Second value" } },
    check: ({ x, y }) => {
      if (x.sign() === 0 && y.sign() === 0) throw new InputError("", "Enter at least one number that is not 0.");
    },
    formula: "100 × |first − second| ÷ ((|first| + |second|) ÷ 2)",
    names: ({ x, y }) => ({ first: x, second: y }),
    more: (_, { x, y }) => ({ difference: x.subtract(y).abs() }),
    headline: ({ x, y, figure }) => ({
      label: "Difference",
      before: `${x} and ${y} differ by`,
      figure: `${figure}%`,
      after: "of their average",
    }),
  }),
  increase: question({
    question: "Increase y by x%",
    inputs: { x: PERCENT, y: {} },
    formula: "value × (1 + percent ÷ 100)",
    names: ({ x, y }) => ({ percent: x, value: y }),
    more: (result, { y }) => ({ difference: result.subtract(y) }),
    headline: ({ x, y, figure }) => ({ label: "Result", before: `${y} increased by ${x}% is`, figure }),
  }),
  decrease: question({
    question: "Decrease y by x%, or x% off",
    inputs: { x: PERCENT, y: {} },
    formula: "value × (1 − percent ÷ 100)",
    names: ({ x, y }) => ({ percent: x, value: y }),
    more: (result, { y }) => ({ difference: result.subtract(y) }),
    headline: ({ x, y, figure, answer, format }) => {
      const saved = answer.difference?.negate();
      return saved && saved.sign() > 0
        ? {
            label: "Result",
            before: `${x}% off ${y} is`,
            figure,
            after: `, and you save ${shownResult(saved, format)}.`,
          }
        : { label: "Result", before: `${y} decreased by ${x}% is`, figure };
    },
  }),
  reverse: question({
    question: "What was y before it changed by x%?",
    inputs: { x: PERCENT, y: { label: "Value after the change" } },
    check: ({ x }) => {
      if (x.equals(HUNDRED.negate())) throw new InputError("x", "A 100% decrease leaves nothing to work back from.");
    },
    formula: "value ÷ (1 + percent ÷ 100)",
    names: ({ x, y }) => ({ percent: x, value: y }),
    more: (result, { y }) => ({ difference: y.subtract(result) }),
    headline: ({ x, y, figure }) => ({
      label: "Before",
      before: `Before a ${x}% change to ${y}, it was`,
      figure,
    }),
  }),
  points: question({
    question: "From x% to y%, in percentage points",
    inputs: {
      x: { label: "From", noun: "The starting rate", unit: "%" },
      y: { label: "To", noun: "The ending rate", unit: "%" },
    },
    formula: "to − from",
    names: ({ x, y }) => ({ from: x, to: y }),
    more: (result, { x }) => ({
      basisPoints: HUNDRED.multiply(result),
      relativeChange: x.sign() === 0 ? undefined : HUNDRED.multiply(result).divide(x.abs()),
    }),
    headline: ({ x, y, figure, answer, format }) => ({
      label: "Percentage points",
      before: `From ${x}% to ${y}% is a change of`,
      figure: percentagePoints(figure),
      after: answer.relativeChange ? `or ${shownPercent(answer.relativeChange, format)} of the first rate` : "",
    }),
  }),
  error: question({
    question: "Percent error when x is measured and y is true",
    inputs: { x: { label: "Measured value" }, y: { label: "True value" } },
    check: nonzero("y"),
    formula: "100 × |measured − true| ÷ |true|",
    names: ({ x, y }) => ({ measured: x, true: y }),
    more: (_, { x, y }) => ({ signedError: HUNDRED.multiply(x.subtract(y)).divide(y) }),
    headline: ({ x, y, figure }) => ({
      label: "Percent error",
      before: `Measuring ${x} when the true value is ${y} is off by`,
      figure: `${figure}%`,
    }),
  }),
  margin: question({
    question: "Margin on cost x and price y",
    inputs: { x: { label: "Cost" }, y: { label: "Price" } },
    check: nonzero("y"),
    formula: "100 × (price − cost) ÷ price",
    names: ({ x, y }) => ({ cost: x, price: y }),
    more: (_, { x, y }) => ({
      markup: x.sign() === 0 ? undefined : HUNDRED.multiply(y.subtract(x)).divide(x),
    }),
    headline: ({ x, y, figure, answer, format }) => ({
      label: "Margin",
      before: `Cost ${x}, price ${y}: a margin of`,
      figure: `${figure}%`,
      after: answer.markup ? `and a markup of ${shownPercent(answer.markup, format)}` : "",
    }),
  }),
  chain,
  convert: question({
    question: "x as a fraction, decimal and percent",
    inputs: { x: { label: "Number", reads: { percentSign: "divide" } } },
    formula: "number × 100",
    names: ({ x }) => ({ number: x }),
    headline: ({ x, figure }) => ({ label: "Percent", before: `${x} is`, figure: `${figure}%` }),
  }),
};

export const questions = defineVariants("mode", { label: "Question", default: "of" }, fields, BY_MODE);

export type PercentageModel = ReturnType<typeof questions.derive>;
