/** What a reader takes for one character: extended grapheme clusters, Unicode Standard Annex 29. */
import { isHighSurrogate } from "./code-points";

/**
 * Characters that no rule binds to each other, so that between two of them a cluster always ends: space, printable
 * ASCII, line feed, letters of Latin, Greek, Cyrillic, kana, Han and precomposed Hangul.
 */
const PLAIN =
  "\\n\\x20-\\x7e\\xc0-\\u024f\\u0370-\\u0482\\u048a-\\u052f\\u3041-\\u3096\\u30a1-\\u30fa\\u4e00-\\u9fff\\uac00-\\ud7a3";
const BOUND = new RegExp(`[${PLAIN}]?[^${PLAIN}]+(?:[${PLAIN}][^${PLAIN}]+)*[${PLAIN}]?`, "gu");

/** How many clusters a text has. Long plain texts are counted without taking them apart. */
export function graphemeCount(text: string): number {
  let count = text.length;
  // The same accented letters and emoji come again and again.
  const known = new Map<string, number>();
  for (const [run] of text.matchAll(BOUND)) {
    let found = known.get(run);
    if (found === undefined) {
      found = clusters(run);
      if (run.length < 12) known.set(run, found);
    }
    count += found - run.length;
  }
  return count;
}

/** One cluster, for a platform that cannot find them itself (Firefox before 125); the rarer rules are left out. */
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

/** UTF-16 units looked at together: engines take time for each cluster that grows with the length of the whole text. */
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
    // The last cluster of a slice may go on behind it; no rule looks back behind the beginning of a cluster.
    count += found - 1;
    at += last;
    size = found > 1 ? SLICE : 2 * size;
  }
}
