/** Counts what readers perceive as characters: extended grapheme clusters, Unicode Standard Annex 29. */
import { codePointCount, isHighSurrogate, LAST_CODE_POINT } from "./code-points";

/**
 * Characters that some rule may join to a neighbor: marks, joiners, jamo, skin tones, the few letters that join the
 * next or previous one, and characters unknown to this platform. Between two characters not in this set there is always
 * a cluster boundary, except between CR and LF and within flags.
 */
const BINDING = new RegExp(
  [
    "[\\p{M}\\p{Cf}\\p{Cs}\\p{Cn}\\p{EMod}",
    "\\u0d4e\\u0e33\\u0eb3\\u1100-\\u11ff\\ua960-\\ua97f\\ud7b0-\\ud7ff\\uff9e\\uff9f",
    "\\u{111c2}\\u{111c3}\\u{113d1}\\u{1193f}\\u{11941}\\u{11a3a}\\u{11a84}-\\u{11a89}\\u{11d46}\\u{11f02}]",
  ].join(""),
  "u",
);

const FREE = 1;
const LINE_END = 2;
const FLAG_HALF = 3;
const BOUND = 4;

/** Kind of each code point; 0 until first needed. */
let kinds: Uint8Array | undefined;

function kindOf(code: number): number {
  kinds ??= new Uint8Array(LAST_CODE_POINT + 1);
  const known = kinds[code] as number;
  if (known) return known;
  const character = String.fromCodePoint(code);
  const kind =
    code === CR || code === LF
      ? LINE_END
      : /\p{RI}/u.test(character)
        ? FLAG_HALF
        : BINDING.test(character)
          ? BOUND
          : FREE;
  kinds[code] = kind;
  return kind;
}

const LF = 0x0a;
const CR = 0x0d;

/** Longer runs are unlikely to recur, so they are not cached. */
const MAX_CACHED = 40;

/** Number of grapheme clusters in a text. Only the surroundings of binding characters are segmented. */
export function graphemeCount(text: string): number {
  let count = 0;
  /** Caches results, since the same accented letters, syllables and emoji recur many times. */
  const known = new Map<string, number>();
  const surplusOf = (run: string): number => {
    const found = known.get(run);
    if (found !== undefined) return found;
    const surplus = codePointCount(run) - clusters(run);
    if (run.length < MAX_CACHED) known.set(run, surplus);
    return surplus;
  };
  let before = 0;
  let kindBefore = LINE_END;
  let half = false;
  let runEnd = 0;
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at) as number;
    const kind = kindOf(code);
    count++;
    half = kind === FLAG_HALF && !half;
    if (kind === FLAG_HALF && !half) count--;
    if (code === LF && at > 0 && text.charCodeAt(at - 1) === CR) count--;
    if (kind === BOUND && at >= runEnd) {
      runEnd = endOfRun(text, at);
      count -= surplusOf(text.slice(kindBefore === LINE_END ? at : before, runEnd));
    }
    before = at;
    kindBefore = kind;
    at += code > 0xff_ff ? 2 : 1;
  }
  return count;
}

/**
 * Where the run of binding characters starting here ends. It includes single other characters between binding ones and
 * one after them.
 */
function endOfRun(text: string, from: number): number {
  let isOther = false;
  let at = from;
  while (at < text.length) {
    const code = text.codePointAt(at) as number;
    const kind = kindOf(code);
    if (kind === LINE_END || (isOther && kind !== BOUND)) break;
    isOther = kind !== BOUND;
    at += code > 0xff_ff ? 2 : 1;
  }
  return at;
}

/** Matches one cluster, for platforms without Intl.Segmenter (Firefox before 125); rarer rules are omitted. */
const CLUSTER = new RegExp(
  [
    "\\r\\n|\\p{Cc}|",
    "(?:\\p{RI}{2}|[\\u1100-\\u115f]+[\\u1160-\\u11a7]*[\\u11a8-\\u11ff]*|[\\uac00-\\ud7a3][\\u1160-\\u11ff]*|",
    "\\p{ExtPict}(?:[\\p{M}\\p{EMod}]*\\u200d\\p{ExtPict})*|.)",
    "[\\p{M}\\p{EMod}\\u200c\\u200d]*",
  ].join(""),
  "gsu",
);

let segmenter: Intl.Segmenter | undefined;

/**
 * Segment in slices of this many UTF-16 units: in some engines the time per cluster grows with the length of the whole
 * text.
 */
const SLICE = 1000;

function clusters(text: string): number {
  if (typeof Intl.Segmenter !== "function") return text.match(CLUSTER)?.length ?? 0;
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  let count = 0;
  let at = 0;
  for (let size = SLICE; ; ) {
    let end = at + size;
    if (isHighSurrogate(text.charCodeAt(end - 1))) end++;
    let found = 0;
    let last = 0;
    for (const { index } of segmenter.segment(text.slice(at, end))) {
      found++;
      last = index;
    }
    if (end >= text.length) return count + found;
    // The last cluster of a slice may continue beyond it. Starting over at a cluster boundary is safe, since no rule
    // looks back past one.
    count += found - 1;
    at += last;
    size = found > 1 ? SLICE : 2 * size;
  }
}
