/**
 * Splits a list into its items. The separators are found from the whole text: a semicolon, tab or line break separates
 * where there is one, otherwise a comma with a space after it, then spaces, and a comma alone only where nothing else is
 * possible.
 */

/** Ways to split, the first of which explains every item. */
const BY_MARKS = /[;|\t\n]/;
const BY_COMMA_AND_SPACE = /[;|\t\n]|,(?=\s)|\band\b/;
/** Spaces, except those inside a group of digits whose last part begins with a zero: 1 000. */
const BY_SPACE = /[;|\t\n]|,?\s+(?!0\d\d(?:\D|$))/;
const BY_COMMA = /[;,\s]/;

export interface Items<T> {
  /** Null if the items cannot be read in any way. */
  readonly read: T | null;
  readonly items: readonly string[];
  /** Whether a comma or a space could have had another role. */
  readonly uncertain: boolean;
}

export interface SplitRules {
  /** Whether a comma without a space after it may separate. */
  readonly bareCommas?: boolean;
}

/**
 * Splits in the first way in which the items can be read; otherwise in the first way that fits the text.
 *
 * @param read reads all items; null if that is not possible
 */
export function splitItems<T>(
  text: string,
  read: (items: readonly string[]) => T | null,
  { bareCommas = true }: SplitRules = {},
): Items<T> {
  const plain = withoutFrame(text.replace(/\r\n?/g, "\n"));
  const ways = [
    ...(/[;|\t\n]/.test(plain) ? [BY_MARKS] : []),
    ...(/,\s|\band\b/.test(plain) ? [BY_COMMA_AND_SPACE] : []),
    ...(plain.includes(" ") ? [BY_SPACE] : []),
    ...(bareCommas ? [BY_COMMA] : []),
  ];
  for (const way of ways) {
    const items = itemsBy(plain, way);
    // Parts such as the 000 of 1,000 are no numbers of their own.
    const isCut = way === BY_COMMA && items.some((item, i) => i > 0 && /^0\d\d$/.test(item));
    const found = isCut || items.length === 0 ? null : read(items);
    if (found === null) continue;
    const isBare = way === BY_COMMA || way === BY_SPACE;
    return { read: found, items, uncertain: /\d,\d/.test(plain) || (isBare && /\d \d{3}(?!\d)/.test(plain)) };
  }
  const whole = read([plain]);
  if (whole !== null) return { read: whole, items: [plain], uncertain: true };
  return { read: null, items: itemsBy(plain, ways[0] as RegExp), uncertain: false };
}

function itemsBy(text: string, way: RegExp): string[] {
  const items: string[] = [];
  for (const part of text.split(way)) {
    const item = part.trim();
    if (item !== "") items.push(/["']/.test(item) ? item.replace(/^["']|["']$/g, "") : item);
  }
  return items;
}

/** Removes brackets around a list, and its numbers or bullets. */
function withoutFrame(framed: string): string {
  const isBulleted =
    /^\s*[-•*·–]\s/.test(framed) &&
    framed
      .trim()
      .split("\n")
      .every((line) => /^\s*[-•*·–]\s/.test(line));
  const text = isBulleted ? framed.replace(/^\s*[-•*·–]\s+/gm, "") : framed;
  const inner = /^\s*[[{(]([^[\]{}()]*)[\]})]\s*$/.exec(text)?.[1];
  const bare = inner?.match(/[,;\s]/) ? inner : text;
  const numbered = /^\s*1[.)]\s+\S/.test(bare);
  if (!numbered) return bare.trim();
  const lines = bare.trim().split("\n");
  const numbers = lines.map((line) => /^\s*(\d+)[.)]\s+(?=\S)/.exec(line)?.[1]);
  const isNumbered = lines.length > 1 && numbers.every((number, i) => number === String(i + 1));
  return isNumbered ? lines.map((line) => line.replace(/^\s*\d+[.)]\s+/, "")).join("\n") : bare.trim();
}
