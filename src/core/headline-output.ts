/** The output that a headline is about: the number behind its large figure. */
import type { AnyCalculator } from "./calculator";
import type { Evaluation } from "./evaluate";
import { type Field, type Fields, isNumeric } from "./fields";
import { decimalsOf, Format } from "./format";
import { solvable } from "./solvable";

/**
 * The key of the number, boolean or date that the headline's figure shows. If no output is written like the figure, such
 * as a duration in years and months, that is the first one that can be aimed at, otherwise the first one with a value.
 * Null if the answer has no such output.
 */
export function headlineOutput(
  calculator: AnyCalculator,
  { inputs, model, outputs }: Evaluation,
  format: Format = new Format(),
): string | null {
  const present = Object.entries(calculator.outputs as Fields).filter(
    ([key, field]) => isComparable(field) && outputs[key] !== null,
  );
  const { figure } = calculator.headline(model, format);
  const aims = solvable(calculator).outputs;
  // If several outputs have this value, the one that “solve for” offers first is meant rather than one of its parts.
  const ranked = [...present].sort(([a], [b]) => rankOf(a, aims) - rankOf(b, aims));
  const shows = (exactly: boolean) =>
    ranked.find(([key, field]) =>
      writings(field, outputs[key], inputs, format).some((text) =>
        exactly ? text === figure : startsWith(figure, text),
      ),
    );
  return (shows(true) ?? shows(false) ?? ranked[0])?.[0] ?? null;
}

/** Whether the values of an output lie on a scale. */
function isComparable(field: Field): boolean {
  return isNumeric(field) || field.type === "date";
}

function rankOf(key: string, aims: readonly string[]): number {
  const rank = aims.indexOf(key);
  return rank === -1 ? aims.length : rank;
}

/** Whether a headline's figure is this value, with as many decimals as it may have. */
export function isFigureOf(
  figure: string,
  field: Field,
  value: unknown,
  inputs: Readonly<Record<string, unknown>>,
  format: Format,
): boolean {
  return writings(field, value, inputs, format).includes(figure);
}

/** How headlines write a value: as the page does, in whole units, or with fewer decimals. */
function writings(field: Field, value: unknown, inputs: Readonly<Record<string, unknown>>, format: Format): string[] {
  const own = format.value(field, value, inputs);
  if (typeof value === "string") return [own, format.month(value), format.shortDate(value)];
  if (typeof value !== "number") return [own];
  if (field.type === "money") return [own, format.money(value), format.wholeMoney(value)];
  const digits = [decimalsOf(field) ?? 2, 0, 1, 2, 3];
  return [own, ...digits.map((n) => (field.type === "percent" ? format.percent(value, n) : format.number(value, n)))];
}

/** `12 months` starts with 12, and 123 does not. */
function startsWith(figure: string, text: string): boolean {
  return figure.startsWith(text) && !/^[\d.,]?\d/.test(figure.slice(text.length));
}
