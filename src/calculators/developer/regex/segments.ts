/** Splits a text into pieces for highlighting where matches and groups begin and end. */

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A match and its groups, outer before inner, as offsets in the text. */
export interface Mark extends Span {
  readonly groups: readonly (Span & { readonly group: number })[];
  /** What parts of the pattern matched, or the parts themselves, identified by their position in the pattern. */
  readonly parts?: readonly (Span & { readonly part: string })[] | undefined;
}

export interface Piece extends Span {
  /** The innermost group that matched it, or 0. */
  readonly group: number;
  /** Names of the parts around it, outer before inner, separated by spaces. */
  readonly parts: string;
}

/** A block of whole lines, rendered separately so that typing in one block does not re-render the others. */
export interface Block extends Span {
  readonly text: string;
  readonly marks: readonly Mark[];
}

interface MatchRow extends Span {
  readonly n: number;
}

interface GroupRow {
  readonly match: number;
  readonly group: number;
  readonly start: number | null;
  readonly end: number | null;
}

/** The name of a part of the pattern. */
export function partName({ start, end }: Span): string {
  return `${start}-${end}`;
}

/** Whether both have the same marks. */
export function areSame(a: readonly Mark[], b: readonly Mark[]): boolean {
  return a.length === b.length && a.every((mark, i) => isSame(mark, b[i] as Mark));
}

function isSame(a: Mark, b: Mark): boolean {
  const { groups, parts = [] } = b;
  return (
    isSameSpan(a, b) &&
    a.groups.length === groups.length &&
    a.groups.every((one, i) => one.group === groups[i]?.group && isSameSpan(one, groups[i])) &&
    (a.parts ?? []).length === parts.length &&
    (a.parts ?? []).every((one, i) => one.part === parts[i]?.part && isSameSpan(one, parts[i] as Span))
  );
}

function isSameSpan(a: Span, b: Span): boolean {
  return a.start === b.start && a.end === b.end;
}

/** Converts the tables of an answer to marks. */
export function marksOf(matches: readonly MatchRow[], groups: readonly GroupRow[], groupCount: number): Mark[] {
  return matches.map(({ start, end }, i) => ({
    start,
    end,
    groups: groups
      .slice(i * groupCount, (i + 1) * groupCount)
      .flatMap(({ group, start, end }) => (start === null || end === null ? [] : [{ group, start, end }])),
  }));
}

/** Splits a match where its groups begin and end. Boundaries outside it, from groups in lookarounds, are ignored. */
export function piecesOf({ start, end, groups, parts = [] }: Mark): Piece[] {
  const cuts = new Set([start, end]);
  for (const one of [...groups, ...parts])
    for (const cut of [one.start, one.end]) if (cut > start && cut < end) cuts.add(cut);
  const places = [...cuts].sort((a, b) => a - b);
  return places.slice(1).map((to, i) => {
    const from = places[i] as number;
    const covers = (one: Span) => one.start <= from && to <= one.end;
    return {
      start: from,
      end: to,
      // Of the groups around a piece, the one with the highest number is the innermost.
      group: groups.filter(covers).at(-1)?.group ?? 0,
      parts: parts
        .filter(covers)
        .map(({ part }) => part)
        .join(" "),
    };
  });
}

/** Moves the marks of an earlier text along with what was typed since, and drops those that were typed into. */
export function carry(marks: readonly Mark[], before: string, after: string): readonly Mark[] {
  if (before === after) return marks;
  const { same, tail } = difference(before, after);
  const moved = after.length - before.length;
  return marks.flatMap((mark) => {
    if (mark.end <= same) return [mark];
    return mark.start >= before.length - tail ? [shifted(mark, moved)] : [];
  });
}

/** Length of the common prefix of two texts, and of the common suffix of the rest. */
function difference(before: string, after: string): { readonly same: number; readonly tail: number } {
  const shorter = Math.min(before.length, after.length);
  let same = 0;
  while (same < shorter && before.charCodeAt(same) === after.charCodeAt(same)) same++;
  let tail = 0;
  while (
    tail < shorter - same &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  )
    tail++;
  return { same, tail };
}

function shifted(mark: Mark, by: number): Mark {
  return mapped(mark, (at) => at + by);
}

function mapped({ start, end, groups, parts }: Mark, to: (at: number) => number): Mark {
  return {
    start: to(start),
    end: to(end),
    groups: groups.map((one) => ({ ...one, start: to(one.start), end: to(one.end) })),
    parts: parts?.map((one) => ({ ...one, start: to(one.start), end: to(one.end) })),
  };
}

/** Offsets at which a text is cut into blocks of whole lines. */
export interface Cuts {
  readonly text: string;
  readonly starts: readonly number[];
}

/** Approximate number of characters in a block. */
const BLOCK = 4000;

/**
 * Cuts a text at line ends. The cuts of an earlier text are kept where possible, so that a block stays the same until
 * it is edited.
 */
export function cutsOf(text: string, earlier?: Cuts): Cuts {
  const kept = earlier ? movedCuts(earlier, text) : [];
  const starts = [0];
  for (const cut of [...kept, text.length]) {
    let last = starts.at(-1) as number;
    // Blocks that have grown too large are split again.
    while (cut - last > 3 * BLOCK) {
      const line = text.indexOf("\n", last + BLOCK) + 1;
      if (line === 0 || line >= cut) break;
      starts.push(line);
      last = line;
    }
    if (cut > last && cut < text.length) starts.push(cut);
  }
  return { text, starts };
}

function movedCuts({ text, starts }: Cuts, after: string): number[] {
  const { same, tail } = difference(text, after);
  const moved = after.length - text.length;
  return starts.flatMap((start) => {
    const at = start <= same ? start : start >= text.length - tail ? start + moved : -1;
    return at > 0 && after[at - 1] === "\n" ? [at] : [];
  });
}

/** The blocks of a text, each with marks relative to its own start. */
export function blocksOf({ text, starts }: Cuts, marks: readonly Mark[]): Block[] {
  let next = 0;
  return starts.map((start, block) => {
    const end = starts[block + 1] ?? text.length;
    const own: Mark[] = [];
    // A match that crosses a block boundary is drawn in both blocks.
    for (let i = next; i < marks.length; i++) {
      const mark = marks[i] as Mark;
      if (mark.start > end || (mark.start === end && end < text.length)) break;
      own.push(clipped(mark, start, end));
      if (mark.end <= end) next = i + 1;
    }
    return { start, end, text: text.slice(start, end), marks: own };
  });
}

function clipped(mark: Mark, low: number, high: number): Mark {
  return mapped(mark, (at) => Math.min(Math.max(at, low), high) - low);
}

/** Number of the match that covers an offset, or 0 if none does. Matches must be in text order. */
export function matchAt(matches: readonly MatchRow[], offset: number): number {
  let low = 0;
  let high = matches.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const { start, end, n } = matches[middle] as MatchRow;
    if (offset < start) high = middle - 1;
    else if (offset > end) low = middle + 1;
    else return n;
  }
  return 0;
}
