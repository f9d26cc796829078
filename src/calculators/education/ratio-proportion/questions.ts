/** The six questions. */

import { type Headline, InputError } from "../../../core/calculator";
import { shownExact } from "../../../core/shown-exact";
import { defineVariants, type Variant } from "../../../core/variants";
import { Rational } from "../../../math/numbers/rational";
import { type Fields, fields } from "./fields";
import { type Comparison, combine, compare } from "./pairs";
import { constantOf, type Proportion, solveProportion } from "./proportion";
import { type Ratio, readRatio } from "./ratio";
import { type Shares, shareOut } from "./shares";
import { given, listed, ratioFigure, rounded } from "./words";
import {
  combineSteps,
  compareSteps,
  partSteps,
  proportionSteps,
  scaleSteps,
  shareSteps,
  simplifySteps,
} from "./working";

/** Everything that can be part of an answer; each question fills in some of it. */
export interface Answer {
  /** The ratio of the question, or the result of combining two. */
  readonly ratio?: Ratio;
  readonly proportion?: Proportion;
  readonly found?: Rational;
  /** a × b for an inverse proportion; otherwise a ÷ b, or null if b is 0. */
  readonly constant?: Rational | null;
  readonly shares?: Shares;
  /** How many multiples are listed. */
  readonly count?: number;
  readonly scaled?: { readonly factor: Rational; readonly values: readonly Rational[] } | null;
  readonly combined?: { readonly first: Ratio; readonly second: Ratio; readonly shared: bigint };
  readonly comparison?: Comparison;
}

/** A headline lists up to this many values. */
const MOST_LISTED = 4;

type Question = Variant<Fields, Answer>;

const simplify: Question = {
  question: "Simplify a ratio",
  inputs: { ratio: {} },
  answer: ({ ratio }) => ({ ratio: readRatio(ratio, "ratio") }),
  headline: ({ ratio }, _, format) => ({
    label: "In whole numbers",
    before: `${given(ratio as Ratio, format)} is the same as`,
    ...ratioFigure((ratio as Ratio).text()),
  }),
  working: ({ ratio }, _, format) => [...simplifySteps(ratio as Ratio, format), ...partSteps(ratio as Ratio, format)],
};

const proportion: Question = {
  question: "Missing term of a proportion",
  inputs: { a: {}, b: {}, c: {}, d: {}, unknown: {}, proportionType: {} },
  answer(inputs) {
    const terms = solveProportion(inputs);
    return {
      proportion: terms,
      found: terms[inputs.unknown],
      constant: constantOf(terms, inputs.proportionType),
    };
  },
  headline({ proportion: terms, found }, { unknown, proportionType }, format) {
    const { a, b, c, d } = terms as Proportion;
    const texts = { a, b, c, d, [unknown]: null };
    const write = (key: keyof typeof texts) => (texts[key] ? shownExact(texts[key], format) : "?");
    const sign = proportionType === "inverse" ? "×" : ":";
    const [before = "", after = ""] = `${write("a")} ${sign} ${write("b")} = ${write("c")} ${sign} ${write("d")}`
      .split("?")
      // The space after the figure stays: a colon there would otherwise be read as punctuation.
      .map((side) => side.trimEnd());
    return { label: `Term ${unknown}`, before, figure: rounded(found as Rational, format), after };
  },
  working: ({ found }, inputs, format) => proportionSteps(found as Rational, inputs, format),
};

const share: Question = {
  question: "Share an amount in a ratio",
  inputs: { ratio: {}, amount: {}, shareRounding: {}, shareDecimals: {} },
  answer(inputs) {
    const ratio = readRatio(inputs.ratio, "ratio");
    return { ratio, shares: shareOut(ratio, inputs) };
  },
  headline({ shares }, { shareDecimals }, format) {
    const values = shares?.rounded ?? shares?.exact ?? [];
    const decimals = shares?.rounded ? shareDecimals : null;
    if (values.length <= MOST_LISTED)
      return { label: "Shares", before: "The shares are", figure: listed(values, format, decimals) };
    const largest = values.reduce((most, value) => (value.compare(most) > 0 ? value : most));
    return {
      label: "Largest share",
      before: `The largest of the ${values.length} shares is`,
      figure: listed([largest], format, decimals),
    };
  },
  working: ({ ratio, shares }, inputs, format) =>
    ratio && shares ? [...simplifySteps(ratio, format), ...shareSteps(ratio, shares, inputs, format)] : [],
};

const equivalent: Question = {
  question: "Find equal ratios, or scale a ratio",
  inputs: { ratio: {}, count: {}, targetPart: {}, targetValue: {} },
  answer({ ratio: text, count, targetPart, targetValue }) {
    const ratio = readRatio(text, "ratio");
    if (targetPart > ratio.parts.length)
      throw new InputError("targetPart", `Part to scale must be between 1 and ${ratio.parts.length}.`);
    return { ratio, count, scaled: targetValue && scale(ratio, targetPart, targetValue) };
  },
  headline({ ratio, scaled }, inputs, format): Headline {
    const { targetPart, targetValue, count } = inputs;
    const simplified = (ratio as Ratio).text();
    if (scaled && targetValue) {
      const before = `With part ${targetPart} at ${shownExact(targetValue, format)},`;
      if (scaled.values.length <= MOST_LISTED)
        return { label: "Scaled", before: `${before} the parts are`, figure: listed(scaled.values, format) };
      const label = "Scale factor";
      return {
        label,
        before: `${before} every part is multiplied by`,
        figure: rounded(scaled.factor, format),
      };
    }
    return {
      label: "Equal ratio",
      before: `${given(ratio as Ratio, format)} is the same as`,
      ...ratioFigure(count > 1 ? (ratio as Ratio).text(2) : simplified),
    };
  },
  working: ({ ratio, scaled }, inputs, format) =>
    ratio ? [...simplifySteps(ratio, format), ...(scaled ? scaleSteps(ratio, scaled, inputs, format) : [])] : [],
};

function scale(ratio: Ratio, part: number, value: Rational): NonNullable<Answer["scaled"]> {
  const base = ratio.parts[part - 1] as bigint;
  if (base === 0n) throw new InputError("targetPart", `Part ${part} is 0 and stays 0. Choose another part to scale.`);
  const factor = value.divide(Rational.of(base));
  return { factor, values: ratio.parts.map((one) => factor.multiply(Rational.of(one))) };
}

/** Label and default of the first ratio in questions about ratios of two terms. */
const TWO_TERMS = { label: "First ratio", default: "2:3" } as const;

const combination: Question = {
  question: "Combine a:b and b:c",
  inputs: { ratio: TWO_TERMS, ratio2: {} },
  answer: ({ ratio, ratio2 }) => combine(ratio, ratio2),
  headline: ({ combined, ratio }, _, format) => ({
    label: "Combined",
    before: combined ? `${given(combined.first, format)} and ${given(combined.second, format)} combine to` : "",
    ...ratioFigure((ratio as Ratio).text()),
  }),
  working: (answer, _, format) => combineSteps(answer, format),
};

const FIGURES = { first: "greater", second: "less", equal: "equal" } as const;

const comparison: Question = {
  question: "Compare two ratios",
  inputs: { ratio: TWO_TERMS, ratio2: {} },
  answer: ({ ratio, ratio2 }) => ({ comparison: compare(ratio, ratio2) }),
  headline({ comparison: compared }, _, format) {
    if (!compared) return { label: "", figure: "" };
    const { first, second, greater } = compared;
    const [one, other] = [given(first, format), given(second, format)];
    const label = "Comparison";
    const values = [first.value, second.value].map((value) => (value ? rounded(value, format) : "no value"));
    const secondLine = `First ÷ second term: ${values.join(" and ")}`;
    return greater === "equal"
      ? { label, before: `${one} and ${other} are`, figure: FIGURES.equal, second: secondLine }
      : { label, before: `${one} is`, figure: FIGURES[greater], after: `than ${other}`, second: secondLine };
  },
  working: ({ comparison: compared }, _, format) => (compared ? compareSteps(compared, format) : []),
};

export const questions = defineVariants("mode", { label: "Question", default: "simplify" }, fields, {
  simplify,
  proportion,
  share,
  equivalent,
  combine: combination,
  compare: comparison,
});

export type RatioModel = ReturnType<typeof questions.derive>;
