import { defineCalculator, InputError, type Step } from "../../../core/calculator";
import { by, choice, exact, number, percent, table, text, type ValuesOf } from "../../../core/fields";
import type { Format } from "../../../core/format";
import { exactText, fixedText, readExact, repeatingText, toFiniteNumber } from "../../../math/numbers/exact";
import { Rational } from "../../../math/numbers/rational";

const HUNDRED = Rational.of(100);

/** Modes whose result is a percentage. */
const PERCENT_RESULT = {
  "what-percent": "%",
  change: "%",
  difference: "%",
  error: "%",
  margin: "%",
  convert: "%",
};

const inputs = {
  mode: choice({
    label: "Question",
    options: {
      of: "What is x% of y?",
      "what-percent": "x is what percent of y?",
      whole: "x is y% of what?",
      change: "Percent change from x to y",
      difference: "Percent difference between x and y",
      increase: "Raise y by x%",
      decrease: "Lower y by x%",
      reverse: "What was y before it changed by x%?",
      points: "From x% to y%, in points",
      error: "Percent error of x, when y is true",
      margin: "Margin on cost x and price y",
      chain: "Several changes one after another",
      convert: "x as fraction, decimal and percent",
    },
    default: "of",
  }),
  x: exact({
    label: by(
      "mode",
      {
        "what-percent": "Part",
        whole: "Part",
        change: "From",
        difference: "First value",
        points: "From",
        error: "Measured value",
        margin: "Cost",
        convert: "Number",
      },
      "Percent",
    ),
    unit: by("mode", { of: "%", increase: "%", decrease: "%", reverse: "%", points: "%" }, ""),
    percentSign: by("mode", { convert: "divide" }, "ignore"),
    default: "15",
    when: {
      mode: [
        "of",
        "what-percent",
        "whole",
        "change",
        "difference",
        "increase",
        "decrease",
        "reverse",
        "points",
        "error",
        "margin",
        "convert",
      ],
    },
  }),
  y: exact({
    label: by(
      "mode",
      {
        of: "Of",
        "what-percent": "Whole",
        whole: "Percent",
        change: "To",
        difference: "Second value",
        reverse: "Value after the change",
        points: "To",
        error: "True value",
        margin: "Price",
        chain: "Start value",
      },
      "Value",
    ),
    unit: by("mode", { whole: "%", points: "%" }, ""),
    percentSign: "ignore",
    default: "80",
    when: {
      mode: [
        "of",
        "what-percent",
        "whole",
        "change",
        "difference",
        "increase",
        "decrease",
        "reverse",
        "points",
        "error",
        "margin",
        "chain",
      ],
    },
  }),
  percents: text({
    label: "Changes one after another",
    note: "In percent, separated by commas; a fall has a minus",
    default: "10, -20, 5",
    when: { mode: "chain" },
  }),
};

const outputs = {
  result: number({ label: "Result", unit: by("mode", PERCENT_RESULT, ""), digits: 10, optional: true }),
  resultExact: text({ label: "Exactly", optional: true }),
  difference: number({ label: "Difference", digits: 10, optional: true }),
  multiplier: number({ label: "Multiplier", digits: 10, optional: true }),
  relativeChange: percent({ label: "Relative change", digits: 10, optional: true }),
  basisPoints: number({ label: "Basis points", digits: 10, optional: true }),
  signedError: percent({ label: "Error with its sign", digits: 10, optional: true }),
  markupPercent: percent({ label: "Markup on cost", digits: 10, optional: true }),
  marginPercent: percent({ label: "Margin on price", digits: 10, optional: true }),
  finalValue: number({ label: "Final value", digits: 10, optional: true }),
  netPercent: percent({ label: "Net change", digits: 10, optional: true }),
  netPercentExact: text({ label: "Net change, exactly", optional: true }),
  chainTable: table({
    label: "Step by step",
    columns: {
      percent: percent({ label: "Change", digits: 10 }),
      before: number({ label: "Before", digits: 10, optional: true }),
      after: number({ label: "After", digits: 10, optional: true }),
    },
  }),
  asPercent: text({ label: "As percent", optional: true }),
  asDecimal: text({ label: "As decimal", optional: true }),
  asFraction: text({ label: "As fraction", optional: true }),
};

type Inputs = ValuesOf<typeof inputs>;
type Mode = Inputs["mode"];

export default defineCalculator({
  id: "percentage-calculator",
  inputs,
  outputs,
  solve: { for: ["x", "y"], from: ["result", "difference", "finalValue"] },

  compute(inputs) {
    const answer = { ...NOTHING, ...ANSWERS[inputs.mode](inputs) };
    const { result } = answer;
    return {
      ...answer,
      result: result && toFiniteNumber(result),
      resultExact: result && exactText(result),
      difference: optionalNumber(answer.difference),
      multiplier: optionalNumber(answer.multiplier),
      relativeChange: optionalNumber(answer.relativeChange),
      basisPoints: optionalNumber(answer.basisPoints),
      signedError: optionalNumber(answer.signedError),
      markupPercent: optionalNumber(answer.markupPercent),
      marginPercent: optionalNumber(answer.marginPercent),
      finalValue: optionalNumber(answer.finalValue),
      netPercent: optionalNumber(answer.netPercent),
      netPercentExact: answer.netPercent && exactText(answer.netPercent),
    };
  },

  headline(inputs, outputs, format) {
    const { mode } = inputs;
    const x = show(inputs.x, format);
    const y = show(inputs.y, format);
    const figure = format.number(outputs.result ?? outputs.finalValue, 6);
    const share = `${figure}%`;
    switch (mode) {
      case "of":
        return { label: `${x}% of ${y}`, before: `${x}% of ${y} is`, figure };
      case "what-percent":
        return { label: "Share", before: `${x} is`, figure: share, after: `of ${y}` };
      case "whole":
        return { label: "Whole", before: `${x} is ${y}% of`, figure };
      case "change":
        return { label: "Change", before: `From ${x} to ${y} is a change of`, figure: share };
      case "difference":
        return {
          label: "Difference",
          before: `${x} and ${y} differ by`,
          figure: share,
          after: "of their mean",
        };
      case "increase":
        return { label: "Result", before: `${y} raised by ${x}% is`, figure };
      case "decrease":
        return { label: "Result", before: `${y} lowered by ${x}% is`, figure };
      case "reverse":
        return { label: "Before", before: `Before a change of ${x}% to ${y} it was`, figure };
      case "points":
        return {
          label: "Percentage points",
          before: `From ${x}% to ${y}% is a change of`,
          figure: `${figure} percentage points`,
          after:
            outputs.relativeChange === null
              ? ""
              : `or ${format.percent(outputs.relativeChange, 4)} of the first rate`,
        };
      case "error":
        return { label: "Percent error", before: `${x}, measured for ${y}, is off by`, figure: share };
      case "margin":
        return {
          label: "Margin",
          before: `Cost ${x}, price ${y}: a margin of`,
          figure: share,
          after:
            outputs.markupPercent === null
              ? ""
              : `and a markup of ${format.percent(outputs.markupPercent, 4)}`,
        };
      case "chain":
        return {
          label: "Final value",
          before: `${y} becomes`,
          figure,
          after:
            outputs.netPercent === null ? "" : `a net change of ${format.percent(outputs.netPercent, 4)}`,
        };
      case "convert":
        return { label: "Percent", before: `${x} is`, figure: share };
    }
  },

  working(inputs, outputs, format) {
    return workingSteps(inputs, outputs.resultExact ?? outputs.netPercentExact, format);
  },
});

/** Everything a mode can answer; what it does not is null, and the chain is empty. */
interface Answer {
  result: Rational | null;
  difference: Rational | null;
  multiplier: Rational | null;
  relativeChange: Rational | null;
  basisPoints: Rational | null;
  signedError: Rational | null;
  markupPercent: Rational | null;
  marginPercent: Rational | null;
  finalValue: Rational | null;
  netPercent: Rational | null;
  chainTable: { percent: number; before: number | null; after: number | null }[];
  asPercent: string | null;
  asDecimal: string | null;
  asFraction: string | null;
}

const NOTHING: Answer = {
  result: null,
  difference: null,
  multiplier: null,
  relativeChange: null,
  basisPoints: null,
  signedError: null,
  markupPercent: null,
  marginPercent: null,
  finalValue: null,
  netPercent: null,
  chainTable: [],
  asPercent: null,
  asDecimal: null,
  asFraction: null,
};

const ANSWERS: Record<Mode, (inputs: Inputs) => Partial<Answer>> = {
  of: ({ x, y }) => ({ result: x.multiply(y).divide(HUNDRED) }),
  "what-percent": ({ x, y }) => ({ result: share(x, y) }),
  whole: ({ x, y }) => ({ result: share(x, y) }),
  change({ x, y }) {
    if (x.sign() === 0) throw new InputError("x", "A percentage change from zero does not exist.");
    const difference = y.subtract(x);
    return { result: HUNDRED.multiply(difference).divide(x.abs()), difference, multiplier: y.divide(x) };
  },
  difference({ x, y }) {
    const mean = x.abs().add(y.abs()).divide(Rational.of(2));
    if (mean.sign() === 0) throw new InputError("", "Enter at least one number that is not 0.");
    const difference = x.subtract(y).abs();
    return { result: HUNDRED.multiply(difference).divide(mean), difference };
  },
  increase: ({ x, y }) => changed(y, x),
  decrease: ({ x, y }) => changed(y, x.negate()),
  reverse({ x, y }) {
    const factor = growth(x);
    if (factor.sign() === 0) throw new InputError("x", "A fall of 100 % leaves nothing to work back from.");
    const result = y.divide(factor);
    return { result, difference: y.subtract(result) };
  },
  points({ x, y }) {
    const result = y.subtract(x);
    return {
      result,
      basisPoints: HUNDRED.multiply(result),
      relativeChange: x.sign() === 0 ? null : HUNDRED.multiply(result).divide(x.abs()),
    };
  },
  error({ x, y }) {
    requireSecond(y);
    const difference = x.subtract(y);
    return {
      result: HUNDRED.multiply(difference.abs()).divide(y.abs()),
      signedError: HUNDRED.multiply(difference).divide(y),
    };
  },
  margin({ x, y }) {
    requireSecond(y);
    const profit = y.subtract(x);
    const marginPercent = HUNDRED.multiply(profit).divide(y);
    return {
      result: marginPercent,
      marginPercent,
      markupPercent: x.sign() === 0 ? null : HUNDRED.multiply(profit).divide(x),
    };
  },
  chain({ y, percents }) {
    const chainTable: Answer["chainTable"] = [];
    let value = y;
    let factor = Rational.ONE;
    for (const change of readPercents(percents)) {
      const before = value;
      value = value.multiply(growth(change));
      factor = factor.multiply(growth(change));
      chainTable.push({
        percent: change.toNumber(),
        before: toFiniteNumber(before),
        after: toFiniteNumber(value),
      });
    }
    return { finalValue: value, netPercent: HUNDRED.multiply(factor.subtract(Rational.ONE)), chainTable };
  },
  convert({ x }) {
    const result = HUNDRED.multiply(x);
    return { result, asPercent: exactText(result), asDecimal: exactText(x), asFraction: x.toString() };
  },
};

function share(x: Rational, y: Rational): Rational {
  requireSecond(y);
  return HUNDRED.multiply(x).divide(y);
}

function changed(value: Rational, change: Rational): Partial<Answer> {
  const result = value.multiply(growth(change));
  return { result, difference: result.subtract(value) };
}

/** 1 + p/100 */
function growth(change: Rational): Rational {
  return Rational.ONE.add(change.divide(HUNDRED));
}

function requireSecond(y: Rational): void {
  if (y.sign() === 0) throw new InputError("y", "The second value must not be 0.");
}

/** The changes of a chain: numbers separated by commas, semicolons or white space, each perhaps with a `%`. */
function readPercents(list: string): Rational[] {
  const items = list.split(/[,;\s]+/).filter(Boolean);
  if (items.length === 0)
    throw new InputError("percents", "Enter at least one percent change, such as 10 or -20.");
  if (items.length > 50) throw new InputError("percents", "Enter at most 50 changes.");
  return items.map((item, index) => {
    const change = readExact(item.replace(/%$/, ""));
    if (!change) throw new InputError("percents", `Change ${index + 1}: “${item}” is not a number.`);
    return change;
  });
}

function optionalNumber(value: Rational | null): number | null {
  return value && toFiniteNumber(value);
}

/** A number as it was given, with digits grouped; a fraction stays a fraction. */
function show(value: Rational, format: Format): string {
  const plain = exactText(value);
  const number = value.toNumber();
  return plain.includes("/") || plain.length > 15 ? plain : format.number(number, 15);
}

function workingSteps(inputs: Inputs, answer: string | null, format: Format): Step[] {
  const { mode, percents } = inputs;
  const x = show(inputs.x, format);
  const y = show(inputs.y, format);
  const formulas: Record<Exclude<Mode, "chain">, [label: string, expression: string]> = {
    of: ["Percent × value ÷ 100", `${x} × ${y} ÷ 100`],
    "what-percent": ["100 × part ÷ whole", `100 × ${x} ÷ ${y}`],
    whole: ["100 × part ÷ percent", `100 × ${x} ÷ ${y}`],
    change: ["100 × (to − from) ÷ |from|", `100 × (${y} − ${x}) ÷ |${x}|`],
    difference: ["100 × distance ÷ mean size", `100 × |${x} − ${y}| ÷ ((|${x}| + |${y}|) ÷ 2)`],
    increase: ["Value × (1 + percent ÷ 100)", `${y} × (1 + ${x} ÷ 100)`],
    decrease: ["Value × (1 − percent ÷ 100)", `${y} × (1 − ${x} ÷ 100)`],
    reverse: ["Value ÷ (1 + percent ÷ 100)", `${y} ÷ (1 + ${x} ÷ 100)`],
    points: ["Second rate − first rate", `${y} − ${x}`],
    error: ["100 × |measured − true| ÷ |true|", `100 × |${x} − ${y}| ÷ |${y}|`],
    margin: ["100 × (price − cost) ÷ price", `100 × (${y} − ${x}) ÷ ${y}`],
    convert: ["Number × 100", `${x} × 100`],
  };
  if (mode === "chain") {
    const factors = readPercents(percents).map((change) => `(1 + ${show(change, format)} ÷ 100)`);
    return [
      {
        label: "Each change multiplies what the last one left",
        expression: [y, ...factors].join(" × "),
        value: finalOf(inputs),
      },
      { label: "Net change", expression: `100 × (${factors.join(" × ")} − 1)`, value: `${answer}%` },
    ];
  }
  const [label, expression] = formulas[mode];
  const steps: Step[] = [{ label, expression, value: answer ?? "" }];
  const exactAnswer = answer === null ? null : readExact(answer);
  if (exactAnswer && answer?.includes("/")) {
    const repeating = repeatingText(exactAnswer);
    const decimal = repeating ?? `${fixedText(exactAnswer, 12)}…`;
    steps.push({
      label: "As a decimal",
      expression: answer,
      value: repeating ? `${decimal}, the digits in brackets repeating` : decimal,
    });
  }
  const route = mode === "of" ? mentalRoute(inputs.x, inputs.y, format) : null;
  if (route) steps.push(route);
  return steps;
}

function finalOf(inputs: Inputs): string {
  const { finalValue } = ANSWERS.chain(inputs);
  return finalValue ? exactText(finalValue) : "";
}

/** 15 % of 80 in the head: 10 % is 8, 5 % is 4. Null where the percentage is not a whole number up to 100. */
function mentalRoute(x: Rational, y: Rational, format: Format): Step | null {
  if (!x.isInteger() || x.sign() <= 0 || x.n > 100n) return null;
  const parts: string[] = [];
  const amounts: string[] = [];
  let left = x.n;
  for (const step of [50n, 25n, 10n, 5n, 1n]) {
    const times = left / step;
    if (times === 0n) continue;
    left -= times * step;
    const amount = show(y.multiply(Rational.of(times * step)).divide(HUNDRED), format);
    parts.push(`${times * step}% is ${amount}`);
    amounts.push(amount);
  }
  if (parts.length < 2) return null;
  return { label: "In your head", expression: parts.join(", "), value: amounts.join(" + ") };
}
