import type { AnyCalculator, Headline } from "../../core/calculator";
import type { Format } from "../../core/format";
import type { Answered } from "./state";

/** The answer as a sentence. */
export function headlineOf(
  calculator: AnyCalculator,
  { inputs, outputs }: Answered,
  format: Format,
): Headline {
  return calculator.headline(inputs as never, outputs, format);
}

/** The sentence as plain text, for the clipboard. */
export function headlineText({ before = "", figure, after = "", copy }: Headline): string {
  if (copy !== undefined) return copy;
  const end = /^[,.;:]/.test(after) ? after : ` ${after}`;
  return `${before} ${figure}${end}`.trim();
}
