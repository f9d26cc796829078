import { useEffect, useRef, useState } from "react";
import type { Preparation } from "../../../core/on-demand";
import type { LinkState } from "./use-arrival";

/** Milliseconds after which an answer that should have come in a moment is late. */
const LATE = 1000;

/**
 * What the last answer is while the entries have none: it stands undimmed if the next one comes in a moment, it is
 * outdated if it is for earlier entries, and it is foreign if the link that opened the page asked something else.
 */
export type LastAnswerState = "stands" | "outdated" | "foreign";

/** What the last answer is as long as there is no other. */
export function useLastAnswerState(
  preparation: Preparation | null,
  isAnswered: boolean,
  link: LinkState,
): LastAnswerState {
  const isForLink = useRef(true);
  if (link !== "read") isForLink.current = false;
  else if (isAnswered) isForLink.current = true;
  const isComing = Boolean(preparation?.soon);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isComing) return;
    const timer = setTimeout(() => setLate(true), LATE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isComing]);
  if (!isForLink.current) return "foreign";
  return isComing && !isLate ? "stands" : "outdated";
}
