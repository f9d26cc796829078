/** The graph mode: a function of x with its points, roots and extrema. Loaded when the mode is chosen. */

import { InputError, type Notice, notice, step } from "../../../core/calculator";
import { once } from "../../../core/once";
import { withMinus } from "../../../core/signs";
import { compile } from "../../../math/expression/double/compile";
import { finiteOrNull } from "../../../math/numbers/finite";
import { Rational } from "../../../math/numbers/rational";
import { findExtrema, findRoots, fromLevel, hasZeroStretch, scan } from "../../../math/solve/scan";
import type { Inputs } from "./inputs";
import type { Work } from "./modes";
import { readExpression, readingNotices, VARIABLE } from "./reading";
import { expressionInSentence, HEADLINE_DECIMALS, textInStep } from "./words";

/** Minimum number of steps in the search for roots and extrema. */
const LEAST_STEPS = 2000;

/** Maximum width of the range of x. */
const WIDEST = 1e300;

export const work: Work<{ readonly graph: Graph }> = {
  answer: (inputs) => ({ graph: graphOf(inputs) }),

  headline({ graph }, { expression, target }, format) {
    const at = `${expressionInSentence(expression)} is ${format.number(target, HEADLINE_DECIMALS)}`;
    const [first, second, ...more] = graph.roots().map(({ x }) => format.number(x, 6));
    if (first === undefined) return { label: "Roots", before: at, figure: "nowhere in this range" };
    if (second === undefined) return { label: "Root", before: `${at} at x =`, figure: first };
    const rest = more.length > 0 ? `and at ${format.plural(more.length, "more point")}` : "";
    return { label: "Roots", before: `${at} at x =`, figure: `${first} and ${second}`, after: rest };
  },

  notices: ({ graph }, inputs) => [
    ...readingNotices(graph.reading, inputs),
    ...(graph.plot().every(({ y }) => y === null) ? [NO_VALUE] : []),
    ...(graph.isFlat() ? [stretchNotice(inputs.target)] : []),
    ...(graph.isComplete() ? [] : [INCOMPLETE]),
  ],

  working({ graph }, { target }, format) {
    const show = (x: number) => format.number(x, 15);
    return [
      step("The graph shows", "f(x)", textInStep(graph.reading.normalized())),
      ...graph
        .roots()
        .map(({ x, y }, i) =>
          step(
            `Root ${i + 1}: f(x) = ${show(target)} where the sign of f(x) − ${show(target)} changes`,
            `f(${show(x)})`,
            show(y),
          ),
        ),
      ...graph
        .extrema()
        .map(({ x, y }, i) =>
          step(`Turning point ${i + 1}: where f changes between rising and falling`, `f(${show(x)})`, show(y)),
        ),
    ];
  },
};

export type Graph = ReturnType<typeof graphOf>;

/** @throws InputError */
function graphOf(inputs: Inputs) {
  const { plotFrom: low, plotTo: high, plotPoints, target } = inputs;
  if (!(high > low))
    throw new InputError("plotTo", `The end of the graph must be greater than its start, ${withMinus(String(low))}.`);
  if (high - low > WIDEST) throw new InputError("plotTo", `A graph can be at most ${WIDEST} wide.`);
  const reading = readExpression(inputs, VARIABLE);
  const curve = compile(reading.program, {
    angleUnit: inputs.angleUnit,
    variable: VARIABLE,
    given: reading.given,
  });
  const steps = Math.max(LEAST_STEPS, plotPoints - 1);
  if (curve.cost * (steps + plotPoints) > MOST_WORK)
    throw new InputError("expression", "This expression is too long to graph. Shorten it or use fewer points.");
  const most = Math.min(MOST_POINTS, Math.max(10, Math.floor(MOST_WORK / (REFINEMENT * curve.cost))));
  const plot = once(() => equalSteps(low, high, plotPoints).map((x) => ({ x, y: finiteOrNull(curve.at(x)) })));
  const scanned = once(() => scan(curve.at, { low, high }, steps));
  const roots = once(() => findRoots(fromLevel(scanned(), target), most));
  const extrema = once(() => findExtrema(scanned(), most));
  return {
    reading,
    roots: once(() => roots().found.map((x) => ({ x: plain(x), y: target }))),
    extrema: once(() => extrema().found.map(({ x, y }) => ({ x: plain(x), y: plain(y) }))),
    plot,
    /** Whether the search for roots and extrema covered the whole range. */
    isComplete: () => roots().complete && extrema().complete,
    /** Whether the graph equals the target over a whole interval. */
    isFlat: () => hasZeroStretch(fromLevel(scanned(), target)),
  };
}

/** Work limit in additions: about a quarter of a second each for the graph, its roots and its extrema. */
const MOST_WORK = 2e7;

/** Number of evaluations needed to refine one root or extremum. */
const REFINEMENT = 400;

/** Maximum number of roots and of extrema listed. */
const MOST_POINTS = 1000;

/** Equally spaced values including both ends, each rounded from its exact value: −10, −9.95 … 0, 0.05 … */
function equalSteps(low: number, high: number, count: number): number[] {
  const start = Rational.fromNumber(low);
  const step = Rational.fromNumber(high)
    .subtract(start)
    .divide(Rational.of(count - 1));
  return Array.from({ length: count }, (_, i) => start.add(step.multiply(Rational.of(i))).toNumber());
}

const NO_VALUE: Notice = notice("no-value", "The expression has no real value anywhere in this range.");

const INCOMPLETE: Notice = notice(
  "more-points",
  "There are more roots or turning points than listed. Use a smaller range to see them.",
);

function stretchNotice(target: number): Notice {
  return notice(
    "flat-stretch",
    `The graph is ${target} over a whole interval, so only single points are listed as roots.`,
  );
}

/** Turns −0 into 0. */
function plain(x: number): number {
  return x + 0;
}
