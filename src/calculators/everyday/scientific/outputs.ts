import { section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { finiteOrNull } from "../../../math/numbers/finite";
import type { EvaluatedExpression } from "./expression";
import type { ScientificModel } from "./modes";

const { boolean, integer, number, table, text } = outputsOf<ScientificModel>();

const optional = true;
const BASES = { optional } as const;
const READING = { optional } as const;

/** Reads a value from the expression, which exists only in expression mode. */
const of =
  <T>(read: (expression: EvaluatedExpression) => T) =>
  ({ answer }: ScientificModel) =>
    answer.expression && read(answer.expression);

const points = () => ({
  x: number("x", { digits: 10 }),
  y: number("y", { digits: 10 }),
});

export const outputs = {
  display: text("Display", { optional, shown: "more", value: ({ answer }) => answer.keypad?.display }),
  value: number("Value", {
    digits: 10,
    optional,
    shown: "elsewhere",
    value: ({ answer: { keypad, expression } }) =>
      keypad ? finiteOrNull(Number.parseFloat(keypad.display)) : expression?.value(),
  }),
  text: text("Result", { optional, shown: "elsewhere", value: of(({ text }) => text) }),
  exact: text("Exact value", { optional, shown: "elsewhere", value: of(({ exact }) => exact()) }),
  mixed: text("As a mixed number", { optional, shown: "elsewhere", value: of(({ mixed }) => mixed()) }),
  multipleOfPi: text("As a multiple of π", {
    optional,
    shown: "elsewhere",
    value: of(({ multipleOfPi }) => multipleOfPi),
  }),
  scientific: text("Scientific", { optional, shown: "elsewhere", value: of(({ scientific }) => scientific) }),
  engineering: text("Engineering", { optional, shown: "elsewhere", value: of(({ engineering }) => engineering) }),
  dms: text("Degrees, minutes, seconds", { optional, value: of(({ dms }) => dms()) }),
  ...section("Other bases", {
    hex: text("Hexadecimal", { ...BASES, value: of(({ inBase }) => inBase(16)) }),
    octal: text("Octal", { ...BASES, value: of(({ inBase }) => inBase(8)) }),
    binary: text("Binary", { ...BASES, value: of(({ inBase }) => inBase(2)) }),
  }),
  ...section("How it was read", {
    ambiguous: boolean("Ambiguous", {
      ...READING,
      shown: "elsewhere",
      value: ({ answer: { expression, graph } }) => (expression ?? graph)?.reading.ambiguous,
    }),
    alternative: number("Other reading", { digits: 10, ...READING, value: of(({ alternative }) => alternative()) }),
    normalized: text("Fully parenthesized", {
      ...READING,
      value: ({ answer: { expression, graph } }) => (expression ?? graph)?.reading.normalized(),
    }),
  }),
  assigned: table("Variables set", {
    columns: { name: text("Name"), value: text("Value") },
    value: of(({ assigned }) => assigned()),
  }),
  history: table("History", {
    columns: { calculation: text("Calculation"), result: text("Result") },
    value: ({ answer }) => answer.keypad?.history.map(({ calculation, result }) => ({ calculation, result })),
  }),
  historyText: text("History as text", {
    shown: "elsewhere",
    optional,
    value: ({ answer }) => answer.keypad?.history.map(({ calculation }) => calculation).join("\n") || null,
  }),
  historyCount: integer("Entries in the history", {
    optional,
    shown: "more",
    value: ({ answer }) => answer.keypad?.history.length,
  }),
  storedOperand: text("Stored operand", {
    shown: "more",
    optional,
    value: ({ answer }) => answer.keypad?.stored?.toString(),
  }),
  pendingOperator: text("Pending operator", { shown: "more", optional, value: ({ answer }) => answer.keypad?.pending }),
  startsNew: boolean("Next digit starts a new number", {
    shown: "more",
    optional,
    value: ({ answer }) => answer.keypad?.startsNew,
  }),
  roots: table("Roots", { columns: points(), value: ({ answer }) => answer.graph?.roots() }),
  extrema: table("Highest and lowest points", { columns: points(), value: ({ answer }) => answer.graph?.extrema() }),
  plot: table("Graph", {
    columns: { x: number("x", { digits: 10 }), y: number("y", { digits: 10, optional }) },
    value: ({ answer }) => answer.graph?.plot(),
  }),
};
