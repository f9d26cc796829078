import type { AnyCalculator, Headline } from "../../core/calculator";
import type { Evaluation } from "../../core/evaluate";
import type { Format } from "../../core/format";

/** The answer as a sentence; a secret that is still the public example is masked with dots. */
export function headlineOf(
  calculator: AnyCalculator,
  { model }: Evaluation,
  isExample: boolean,
  format: Format,
): Headline {
  const headline: Headline = calculator.headline(model, format);
  if (!headline.secret || !isExample) return headline;
  const { text = headline.figure, ...rest } = headline;
  const dots = text.replace(/[^\n]/g, "•");
  return { ...rest, figure: dots.split("\n", 1).join(), text: dots, copy: "" };
}

/** The text on the line below the figure, without the punctuation that joins it to the sentence in a copy. */
export function belowFigure(after = ""): string {
  return after.replace(/^[.,;:—]\s*/, "");
}

/** How many characters fit in large type in the bar at the bottom of a phone's screen. */
const BAR = 14;

/** A longer answer is set smaller on a phone, where it would break within its number or unit. */
const PHONE = 13;

/** An answer longer than the first is set smaller, and one longer than the second smaller still. */
const LONG_FIGURE = 28;
const LONG_TEXT = 240;

/** How large the answer can be set; undefined is the largest size. */
export function headlineSize({ figure, text, items }: Headline): "long" | "medium" | "small" | undefined {
  const shown = text ?? items?.join("\n") ?? figure;
  const lines = shown.split("\n", 5).length;
  if (shown.length > LONG_TEXT || lines > 4) return "small";
  if (shown.length > LONG_FIGURE || lines > 1) return "medium";
  return shown.length > PHONE ? "long" : undefined;
}

/** The same for the figure alone, in the bar at the bottom of a phone's screen. */
export function barSize({ figure }: Headline): "medium" | undefined {
  return figure.length > BAR ? "medium" : undefined;
}
