import type { Headline } from "./calculator";

/** The answer as plain text, for the clipboard and for programs: the text itself, or the sentence around the figure. */
export function headlineText({ before = "", figure, after = "", text, items, copy }: Headline): string {
  const itself = copy ?? text ?? items?.join("\n");
  if (itself !== undefined) return itself;
  const end = /^[\s,.;:]/.test(after) ? after : ` ${after}`;
  return `${before} ${figure}${end}`.trim();
}
