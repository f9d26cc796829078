import type { Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Search } from "./search";

export function notices({ stoppedAfter, matchCount }: Search, format: Format): Notice[] {
  if (stoppedAfter === null) return [];
  const found =
    matchCount === 0
      ? "no match was"
      : `${matchCount === 1 ? "1 match" : `${format.number(matchCount)} matches`} had been`;
  const message = `Stopped after ${format.number(stoppedAfter)} ms: ${found} found until then.`;
  return [{ code: "stopped", message }];
}
