/** The three modes. What works out expressions and graphs is fetched when one of them is chosen. */
import { OnDemand, type Preparation } from "../../../core/on-demand";
import { defineVariants, type Variant } from "../../../core/variants";
import type { ClassicState } from "../../../math/classic-calculator/state";
import type { EvaluatedExpression } from "./expression";
import type { Graph } from "./graph";
import { type Fields, inputs } from "./inputs";
import { keypad } from "./keypad";

/** What each mode finds. */
export interface Answer {
  readonly keypad?: ClassicState;
  readonly expression?: EvaluatedExpression;
  readonly graph?: Graph;
}

/** A mode apart from its place in the form. */
export type Work<A> = Omit<Required<Variant<Fields, A>>, "question" | "inputs">;

const expression = new OnDemand<{ work: Work<Answer> }>(() => import("./expression"));
const graph = new OnDemand<{ work: Work<Answer> }>(() => import("./graph"));

export function prepare({ mode }: { readonly mode: keyof typeof variants }): Preparation | null {
  if (mode === "classic") return null;
  const wanted = mode === "expression" ? expression : graph;
  return wanted.ready ? null : { needed: true, load: () => wanted.load() };
}

/** Has the work done by what has been fetched. */
function fetched(fetching: OnDemand<{ work: Work<Answer> }>): Work<Answer> {
  return {
    answer: (inputs, tools) => fetching.value.work.answer(inputs, tools),
    headline: (answer, inputs, format) => fetching.value.work.headline(answer, inputs, format),
    working: (answer, inputs, format) => fetching.value.work.working(answer, inputs, format),
    notices: (answer, inputs, format) => fetching.value.work.notices(answer, inputs, format),
  };
}

/** Inputs of both modes with an expression. */
const EXPRESSION = { expression: {}, angleUnit: {}, implicit: {}, ans: {}, memory: {}, variables: {} };

const variants = {
  classic: { question: "Keypad", inputs: { keys: {} }, ...keypad },
  expression: {
    question: "Expression",
    inputs: { ...EXPRESSION, precision: {}, wordSize: {} },
    ...fetched(expression),
  },
  graph: {
    question: "Graph",
    inputs: { ...EXPRESSION, plotFrom: {}, plotTo: {}, plotPoints: {}, target: {} },
    ...fetched(graph),
  },
};

export const modes = defineVariants<"mode", Fields, Answer, keyof typeof variants>(
  "mode",
  { label: "Mode", default: "classic" },
  inputs,
  variants,
);

export type ScientificModel = ReturnType<typeof modes.derive>;
