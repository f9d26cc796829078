import { defineCalculator, type Headline, type OutputsOf } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { expressionOutputs } from "./expression";
import { type Inputs, inputs, NOTHING, outputs } from "./fields";
import { graphOutputs } from "./graph";
import { keypadOutputs, pressKeys, spokenDisplay } from "./keypad";
import { workingSteps } from "./working";

type Outputs = OutputsOf<typeof outputs>;

export default defineCalculator({
  id: "scientific-calculator",
  inputs,
  outputs,

  compute(inputs, { format }) {
    switch (inputs.mode) {
      case "classic":
        return { ...NOTHING, ...keypadOutputs(pressKeys(inputs.keys)) };
      case "expression":
        return { ...NOTHING, ...expressionOutputs(inputs, format) };
      case "graph":
        return { ...NOTHING, ...graphOutputs(inputs) };
    }
  },

  headline(inputs, outputs, format) {
    switch (inputs.mode) {
      case "classic":
        return { label: "Display", figure: spokenDisplay(outputs.display ?? "") };
      case "expression":
        return expressionHeadline(inputs, outputs, format);
      case "graph":
        return graphHeadline(inputs, outputs, format);
    }
  },

  working: workingSteps,
});

/** Decimals of the large figure. */
const DECIMALS = 10;

function expressionHeadline(inputs: Inputs, outputs: Outputs, format: Format): Headline {
  const { value, exact, multipleOfPi, scientific } = outputs;
  const short = exact?.includes("/") ? exact : multipleOfPi;
  return {
    label: "Result",
    before: `${shortened(inputs.expression)} =`,
    figure: value === null ? scientificFigure(scientific ?? "") : format.number(value, DECIMALS),
    ...(short && short.length <= 40 && { after: `(exactly ${short})` }),
  };
}

/** A number beyond the range of a double: `4.281247731757e+369693099` to a dozen digits. */
function scientificFigure(text: string): string {
  const [mantissa = "", exponent = ""] = text.split("e");
  return `${Number(Number(mantissa).toFixed(12))} × 10^${Number(exponent)}`;
}

function graphHeadline(inputs: Inputs, { roots }: Outputs, format: Format): Headline {
  const { expression, target } = inputs;
  const at = `${shortened(expression)} is ${format.number(target, DECIMALS)}`;
  const [first, second, ...more] = roots.map(({ x }) => format.number(x, 6));
  if (first === undefined) return { label: "Roots", before: at, figure: "nowhere in this range" };
  if (second === undefined) return { label: "Root", before: `${at} at x =`, figure: first };
  const rest = more.length > 0 ? `and at ${format.plural(more.length, "more point")}` : "";
  return { label: "Roots", before: `${at} at x =`, figure: `${first} and ${second}`, after: rest };
}

function shortened(expression: string): string {
  const line = expression.trim().replace(/\s+/g, " ");
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}
