/** JavaScript's replacement syntax: `$&`, `$1`, `$<name>`, `$$` and the text before and after the match. */
import { InputError } from "../../../core/calculator";
import type { Spans } from "./engine";
import { LIMITS } from "./limits";

export type ReplacementPart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "match" | "before" | "after" }
  | { readonly kind: "group"; readonly number: number }
  | { readonly kind: "name"; readonly name: string };

const SIGNS = { "&": "match", "`": "before", "'": "after" } as const;

/** Parses a replacement as `String.prototype.replace` does; references to nonexistent groups are plain text. */
export function readReplacement(replacement: string, names: readonly (string | null)[]): ReplacementPart[] {
  const parts: ReplacementPart[] = [];
  const hasNames = names.some((name) => name !== null);
  const plain = (text: string) => {
    const last = parts.at(-1);
    if (last?.kind === "text") parts[parts.length - 1] = { kind: "text", text: last.text + text };
    else if (text !== "") parts.push({ kind: "text", text });
  };
  for (const [text, sign, digits, name] of replacement.matchAll(/[^$]+|\$([$&`'])|\$(\d\d?)|\$<([^>]*)>|\$/g)) {
    if (sign === "$") plain("$");
    else if (sign) parts.push({ kind: SIGNS[sign as keyof typeof SIGNS] });
    else if (digits) {
      // Use two digits if there are that many groups, otherwise one digit, otherwise treat it as plain text.
      const taken = [digits, digits.slice(0, 1)].find((one) => names[Number(one)] !== undefined && Number(one) > 0);
      if (taken) parts.push({ kind: "group", number: Number(taken) });
      plain(taken ? digits.slice(taken.length) : text);
    } else if (name !== undefined && hasNames) parts.push({ kind: "name", name });
    else plain(text);
  }
  return parts;
}

/** Expands a replacement for one match. */
export function expand(replacement: string, text: string, spans: Spans, names: readonly (string | null)[]): string {
  const [start, end] = spans as [number, number];
  const group = (number: number) =>
    (spans[2 * number] ?? -1) < 0 ? "" : text.slice(spans[2 * number], spans[2 * number + 1]);
  const textOf = (part: ReplacementPart): string => {
    switch (part.kind) {
      case "text":
        return part.text;
      case "match":
        return text.slice(start, end);
      case "before":
        return text.slice(0, start);
      case "after":
        return text.slice(end);
      case "group":
        return group(part.number);
      case "name":
        return names.map((name, i) => (name === part.name ? group(i) : "")).join("");
    }
  };
  return readReplacement(replacement, names).map(textOf).join("");
}

/**
 * Returns a function that adds up the length of the result match by match, so that an oversized result is rejected
 * before it uses up memory: 20,000 characters for each of 10,000 matches are 200 MB. The function takes the start and
 * end of a match and `groupLength`, which returns the length of a group by its number.
 *
 * @throws InputError on `replacement` at the match that makes the result too long
 */
export function lengthCounter(replacement: string, text: string, names: readonly (string | null)[]) {
  const parts = readReplacement(replacement, names);
  let length = text.length;
  return (start: number, end: number, groupLength: (number: number) => number): void => {
    const lengthOf = (part: ReplacementPart): number => {
      switch (part.kind) {
        case "text":
          return part.text.length;
        case "match":
          return end - start;
        case "before":
          return start;
        case "after":
          return text.length - end;
        case "group":
          return groupLength(part.number);
        case "name":
          return names.reduce((sum, name, i) => sum + (name === part.name ? groupLength(i) : 0), 0);
      }
    };
    length -= end - start;
    for (const part of parts) length += lengthOf(part);
    if (length > LIMITS.result)
      throw new InputError(
        "replacement",
        "The result would be longer than 10 million characters. Shorten the replacement or the text.",
      );
  };
}
