import { outputsOf } from "../../../core/outputs";
import type { EvaluatedExpression } from "./expression";
import type { ScientificModel } from "./modes";

const { boolean, integer, number, table, text } = outputsOf<ScientificModel>();

const optional = true;
const BASES = { group: "Other bases", optional } as const;
const READING = { group: "How it was read", optional } as const;

/** Reads a value from the expression, which exists only in expression mode. */
const of =
  <T>(read: (expression: EvaluatedExpression) => T) =>
  ({ answer }: ScientificModel) =>
    answer.expression && read(answer.expression);

const points = () => ({
  x: number({ label: "x", digits: 10 }),
  y: number({ label: "y", digits: 10 }),
});

export const outputs = {
  display: text({ label: "Display", optional, value: ({ answer }) => answer.keypad?.display }),
  value: number({
    label: "Value",
    digits: 10,
    optional,
    value: ({ answer: { keypad, expression } }) =>
      keypad ? finite(Number.parseFloat(keypad.display)) : expression?.value(),
  }),
  text: text({ label: "Result", optional, value: of(({ text }) => text) }),
  exact: text({ label: "Exact value", optional, value: of(({ exact }) => exact()) }),
  mixed: text({ label: "As a mixed number", optional, value: of(({ mixed }) => mixed()) }),
  multipleOfPi: text({
    label: "As a multiple of π",
    optional,
    value: of(({ multipleOfPi }) => multipleOfPi),
  }),
  scientific: text({ label: "Scientific", optional, value: of(({ scientific }) => scientific) }),
  engineering: text({ label: "Engineering", optional, value: of(({ engineering }) => engineering) }),
  dms: text({ label: "Degrees, minutes, seconds", optional, value: of(({ dms }) => dms()) }),
  hex: text({ label: "Hexadecimal", ...BASES, value: of(({ inBase }) => inBase(16)) }),
  octal: text({ label: "Octal", ...BASES, value: of(({ inBase }) => inBase(8)) }),
  binary: text({ label: "Binary", ...BASES, value: of(({ inBase }) => inBase(2)) }),
  ambiguous: boolean({
    label: "Ambiguous",
    ...READING,
    value: ({ answer: { expression, graph } }) => (expression ?? graph)?.reading.ambiguous,
  }),
  alternative: number({
    label: "Other reading",
    digits: 10,
    ...READING,
    value: of(({ alternative }) => alternative()),
  }),
  normalized: text({
    label: "Fully parenthesized",
    ...READING,
    value: ({ answer: { expression, graph } }) => (expression ?? graph)?.reading.normalized(),
  }),
  assigned: table({
    label: "Variables set",
    columns: { name: text({ label: "Name" }), value: text({ label: "Value" }) },
    value: of(({ assigned }) => assigned()),
  }),
  history: table({
    label: "History",
    columns: { calculation: text({ label: "Calculation" }), result: text({ label: "Result" }) },
    value: ({ answer }) => answer.keypad?.history.map(({ calculation, result }) => ({ calculation, result })),
  }),
  historyText: text({
    label: "History as text",
    hidden: true,
    optional,
    value: ({ answer }) => answer.keypad?.history.map(({ calculation }) => calculation).join("\n") || null,
  }),
  historyCount: integer({
    label: "Entries in the history",
    optional,
    value: ({ answer }) => answer.keypad?.history.length,
  }),
  storedOperand: text({
    label: "Stored operand",
    advanced: true,
    optional,
    value: ({ answer }) => answer.keypad?.stored?.toString(),
  }),
  pendingOperator: text({
    label: "Pending operator",
    advanced: true,
    optional,
    value: ({ answer }) => answer.keypad?.pending,
  }),
  startsNew: boolean({
    label: "Next digit starts a new number",
    advanced: true,
    optional,
    value: ({ answer }) => answer.keypad?.startsNew,
  }),
  roots: table({ label: "Roots", columns: points(), value: ({ answer }) => answer.graph?.roots() }),
  extrema: table({
    label: "Highest and lowest points",
    columns: points(),
    value: ({ answer }) => answer.graph?.extrema(),
  }),
  plot: table({
    label: "Graph",
    columns: { x: number({ label: "x", digits: 10 }), y: number({ label: "y", digits: 10, optional }) },
    value: ({ answer }) => answer.graph?.plot(),
  }),
};

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
