import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { shortened } from "../../../math/words/phrases";
import type { Search } from "./search";

/** Maximum number of matches quoted, and maximum number of characters quoted. */
const NAMED = 5;
const LINE = 120;

export function headline(search: Search, format: Format): Headline {
  const { mode, matchCount, partCount, stoppedAfter } = search;
  const count = (n: number, one: string, many: string) => `${format.number(n)} ${n === 1 ? one : many}`;
  const characters = count(search.characters, "character", "characters");
  const matches = matchCount === 0 && stoppedAfter === null ? "No match" : count(matchCount, "match", "matches");
  const inText = `in ${characters}.`;
  if (stoppedAfter !== null)
    return { label: "Stopped", before: "Stopped after", figure: matches, after: inText, tone: "problem" };
  if (mode === "split" && partCount !== null)
    return {
      label: "Parts",
      before: "Split into",
      figure: count(partCount, "part", "parts"),
      after: `out of ${characters}.`,
      copy: search.parts.map(({ value }) => value ?? "").join("\n"),
    };
  if (matchCount === 0)
    return {
      label: "Matches",
      figure: matches,
      after: mode === "replace" ? `in ${characters}, so nothing was replaced.` : inText,
      tone: "plain",
    };
  return mode === "replace"
    ? {
        label: "Replaced",
        before: "Replaced",
        figure: matches,
        after: inText,
        ...(search.result !== null && { copy: search.result }),
      }
    : { label: "Matches", figure: matches, after: inText, ...foundIn(search, format) };
}

/** The first matches as one line, and all listed matches as the text to copy. */
function foundIn({ matches, matchCount }: Search, format: Format): Pick<Headline, "second" | "copy"> {
  const shown: string[] = [];
  let length = 0;
  for (const { match } of matches) {
    const text = match ?? "";
    length += text.length;
    if (shown.length > 0 && (length > LINE || shown.length === NAMED)) break;
    shown.push(`“${shortened(text, LINE)}”`);
  }
  const left = matchCount - shown.length;
  return {
    second: `${shown.join(", ")}${left > 0 ? ` and ${format.number(left)} more` : ""}`,
    copy: matches.map(({ match }) => match ?? "").join("\n"),
  };
}

export function notices(search: Search, format: Format): Notice[] {
  const { meant } = search;
  if (meant === null) return ofSearch(search, format);
  const flags = meant.flags && ` with flags ${meant.flags}`;
  return [
    notice("other-notation", `${meant.why} Perhaps you mean ${meant.pattern}${flags}.`),
    ...ofSearch(search, format),
  ];
}

function ofSearch({ stoppedAfter, matchCount, wantsLines }: Search, format: Format): Notice[] {
  if (wantsLines)
    return [
      notice(
        "wants-lines",
        "^ and $ mark the start and end of the whole text. Turn on flag m to match each line by itself.",
      ),
    ];
  if (stoppedAfter === null) return [];
  const found =
    matchCount === 0
      ? "no match was"
      : `${matchCount === 1 ? "1 match" : `${format.number(matchCount)} matches`} had been`;
  const message = `Stopped after ${format.number(stoppedAfter)} ms: ${found} found by then.`;
  return [notice("stopped", message)];
}
