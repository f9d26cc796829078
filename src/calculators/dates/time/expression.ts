/** The mode that evaluates an expression of durations, times of day and operators. */
import { InputError, type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { OnDemand, type Preparation } from "../../../core/on-demand";
import type { Variant } from "../../../core/variants";
import { Rational } from "../../../math/numbers/rational";
import { signedOperand } from "../../../math/words/signed-operand";
import { readTimeExpression, TimeExpressionError, type TimeNode } from "../../../reading/time-expression";
import { clockResult } from "./clock";
import { clockResultText } from "./clock-text";
import { Duration } from "./duration";
import type { Fields, Inputs } from "./inputs";
import type { Answer } from "./outputs";
import { dayText, durationHeadline, exactText, splitSteps, sumText } from "./text";

const WORDS = new OnDemand(() => import("../../../reading/time-words"));
/** Texts that need no words: durations and times in digits, with units and operators. */
const PLAIN = /^(?:[\d\s:.,+*/×÷·()−–]|-(?!\d{1,2}(?:\.\d\d)?\s*$)|(?:w|d|h|m|s|ms|am|pm)\b)*$/;

/** What an expression with words needs; null for other expressions. */
export function missingWords(expression: string): Preparation | null {
  return PLAIN.test(expression) || WORDS.ready ? null : { needed: true, soon: true, load: () => WORDS.load() };
}

type Understood = Answer & Required<Pick<Answer, "tree">>;

export const expression: Variant<Fields, Understood> = {
  question: "Type an expression with times",
  inputs: { expression: {}, colonMeans: {}, hoursPerDay: {} },
  answer(inputs) {
    const { hoursPerDay } = inputs;
    const tree = readTree(inputs);
    if (!Number.isFinite(tree.value.toNumber()))
      throw new InputError("expression", "The result is too large to be shown.");
    if (tree.type === "number") return { tree, ratio: tree.value };
    if (tree.type === "duration") return { tree, duration: new Duration(tree.value, hoursPerDay) };
    const clock = clockResult(tree.value);
    if (!Number.isSafeInteger(clock.dayOffset)) throw new InputError("expression", "The result is too many days away.");
    return { tree, clock };
  },
  headline({ duration, clock, ratio }, _, format) {
    if (duration) return durationHeadline("The result is", duration, format);
    if (clock)
      return {
        label: "Time",
        before: "The result is",
        figure: clockResultText(clock),
        after: `${dayText(clock.dayOffset, format)}.`,
      };
    return {
      label: "Ratio",
      before: "The quotient is",
      figure: format.number(ratio?.toNumber() ?? 0),
    };
  },
  working: ({ tree, duration }, _, format) => [
    ...treeSteps(tree, format),
    ...(duration ? splitSteps(duration, format) : []),
  ],
};

/** @throws InputError */
function readTree({ expression, colonMeans, hoursPerDay }: Inputs): TimeNode {
  const secondsPerDay = Rational.fromNumber(hoursPerDay).multiply(Rational.of(3600));
  try {
    return readTimeExpression(expression, { secondsPerDay, colonMeans, ...(WORDS.ready && { words: WORDS.value }) });
  } catch (error) {
    if (error instanceof TimeExpressionError) throw new InputError("expression", error.message);
    throw error;
  }
}

/** Writes a value for a chip or a step: `5,400 s`, or a plain number. */
export function valueText({ type, value }: TimeNode, format: Format): string {
  return `${exactText(value, format)}${type === "number" ? "" : " s"}`;
}

/** The steps for each part of the expression in seconds, innermost parts first. */
function treeSteps(node: TimeNode, format: Format): Listed<Step> {
  const operand = ({ value }: TimeNode) => signedOperand(exactText(value, format).replace("-", "−"));
  switch (node.kind) {
    case "number":
      return [];
    case "clock":
      return [step(`${node.text}, in seconds from midnight`, `${operand(node)} + 0`, valueText(node, format))];
    case "terms": {
      const terms = node.terms
        .filter(({ count }) => count.sign() !== 0)
        .map(({ count, seconds }) =>
          seconds.equals(Rational.ONE)
            ? exactText(count, format)
            : `${exactText(count, format)} × ${exactText(seconds, format)}`,
        );
      return [
        step(
          `${node.text.replace(/\s+/g, " ")}, in seconds`,
          sumText(
            terms.join(" + ") || "0",
            node.terms.flatMap(({ count, seconds }) => [count, seconds]),
          ),
          valueText(node, format),
        ),
      ];
    }
    case "minus":
      return [
        treeSteps(node.operand, format),
        step("Negated", `0 − ${operand(node.operand)}`, valueText(node, format)),
      ];
    case "operation": {
      const { left, right, operator } = node;
      const isMoved =
        left.type === "clock" && right.type === "clock" && !left.value.subtract(right.value).equals(node.value);
      return [
        treeSteps(left, format),
        treeSteps(right, format),
        step(
          NAMES[operator],
          isMoved
            ? `${operand(left)} − ${operand(right)}, moved by whole days`
            : sumText(`${operand(left)} ${operator} ${operand(right)}`, [left.value, right.value]),
          valueText(node, format),
        ),
      ];
    }
  }
}

const NAMES = { "+": "Sum", "−": "Difference", "×": "Product", "÷": "Quotient" } as const;
