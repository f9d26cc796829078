/** The three modes. The code for expressions and graphs is loaded when one of them is chosen. */
import { OnDemand, type Preparation } from "../../../core/on-demand";
import { defineVariants, type Variant } from "../../../core/variants";
import type { ClassicState } from "../../../math/classic-calculator/state";
import type { EvaluatedExpression } from "./expression";
import type { Graph } from "./graph";
import { type Fields, inputs } from "./inputs";
import { keypad } from "./keypad";

/** The answer type shared by all modes. */
export interface Answer {
  readonly keypad?: ClassicState;
  readonly expression?: EvaluatedExpression;
  readonly graph?: Graph;
}

/** A mode without its question and inputs. */
export type Work<A> = Omit<Required<Variant<Fields, A>>, "question" | "inputs">;

const expression = new OnDemand<{ work: Work<Answer> }>(() => import("./expression"));
const graph = new OnDemand<{ work: Work<Answer> }>(() => import("./graph"));

export function prepare({ mode }: { readonly mode: keyof typeof variants }): Preparation | null {
  if (mode === "classic") return null;
  const module = mode === "expression" ? expression : graph;
  return module.ready ? null : { needed: true, load: () => module.load() };
}

/** Delegates to a module that is loaded on demand. */
function loaded(module: OnDemand<{ work: Work<Answer> }>): Work<Answer> {
  return {
    answer: (inputs, tools) => module.value.work.answer(inputs, tools),
    headline: (answer, inputs, format) => module.value.work.headline(answer, inputs, format),
    working: (answer, inputs, format) => module.value.work.working(answer, inputs, format),
    notices: (answer, inputs, format) => module.value.work.notices(answer, inputs, format),
  };
}

/** Inputs that the expression and graph modes share. */
const EXPRESSION = { expression: {}, angleUnit: {}, implicit: {}, ans: {}, memory: {}, variables: {} };

const variants = {
  classic: { question: "Keypad", inputs: { keys: {} }, ...keypad },
  expression: {
    question: "Expression",
    inputs: { ...EXPRESSION, precision: {}, wordSize: {} },
    ...loaded(expression),
  },
  graph: {
    question: "Graph",
    inputs: { ...EXPRESSION, plotFrom: {}, plotTo: {}, plotPoints: {}, target: {} },
    ...loaded(graph),
  },
};

export const modes = defineVariants<"mode", Fields, Answer, keyof typeof variants>(
  "mode",
  { label: "Mode", default: "classic", shown: "elsewhere" },
  inputs,
  variants,
);

export type ScientificModel = ReturnType<typeof modes.derive>;
