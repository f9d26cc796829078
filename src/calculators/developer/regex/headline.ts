/** The answer in one line. */
import type { Headline, NoticeOutputs } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Inputs } from "./answer";

interface Counts extends Pick<NoticeOutputs, "noticeCodes"> {
  readonly matchCount: number;
  readonly partCount: number | null;
}

export function headline({ text, mode }: Inputs, outputs: Counts, format: Format): Headline {
  const { matchCount, partCount, noticeCodes } = outputs;
  const count = (n: number, one: string, many: string) => `${format.number(n)} ${n === 1 ? one : many}`;
  const characters = count(text.length, "character", "characters");
  if (noticeCodes === "stopped")
    return {
      label: "Stopped",
      before: "Stopped after",
      figure: count(matchCount, "match", "matches"),
      after: `in ${characters}.`,
    };
  if (mode === "split" && partCount !== null)
    return {
      label: "Parts",
      before: "Split into",
      figure: count(partCount, "part", "parts"),
      after: `out of ${characters}.`,
    };
  if (matchCount === 0)
    return {
      label: "Matches",
      figure: "No match",
      after: `in ${characters}${mode === "replace" ? ", so nothing is replaced" : ""}.`,
    };
  return mode === "replace"
    ? {
        label: "Replaced",
        before: "Replaced",
        figure: count(matchCount, "match", "matches"),
        after: `in ${characters}.`,
      }
    : { label: "Matches", figure: count(matchCount, "match", "matches"), after: `in ${characters}.` };
}
