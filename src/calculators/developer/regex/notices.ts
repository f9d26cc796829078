import type { Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Search } from "./search";

export function notices({ stoppedAfter, matchCount, wantsLines }: Search, format: Format): Notice[] {
  if (wantsLines)
    return [
      {
        code: "wants-lines",
        message: "^ and $ mark the start and end of the whole text. Turn on flag m to match each line by itself.",
      },
    ];
  if (stoppedAfter === null) return [];
  const found =
    matchCount === 0
      ? "no match was"
      : `${matchCount === 1 ? "1 match" : `${format.number(matchCount)} matches`} had been`;
  const message = `Stopped after ${format.number(stoppedAfter)} ms: ${found} found by then.`;
  return [{ code: "stopped", message }];
}
