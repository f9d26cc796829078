import type { Headline } from "./calculator";

/** For the clipboard: the answer itself, or the sentence around it. */
export function headlineText({ before = "", figure, after = "", text, items, copy }: Headline): string {
  const itself = copy ?? text ?? items?.join("\n");
  if (itself !== undefined) return itself;
  const end = /^[,.;:]/.test(after) ? after : ` ${after}`;
  return `${before} ${figure}${end}`.trim();
}
