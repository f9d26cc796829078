import { type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import type { Search } from "./search";

export function notices({ stoppedAfter, matchCount, wantsLines }: Search, format: Format): Listed<Notice> {
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
