import { useEffect, useRef, useState } from "react";
import type { Preparation } from "../../../core/on-demand";
import type { LinkState } from "./use-arrival";

/** Milliseconds after which an answer that should have come in a moment is late. */
const LATE = 1000;

/**
 * How the last answer relates to the current entries while these have no answer of their own: `stands` if the next one
 * is expected in a moment (it is not dimmed), `outdated` if it is for earlier entries, `foreign` if the page was opened
 * by a link that asks something else.
 */
export type LastAnswerState = "stands" | "outdated" | "foreign";

/** The state of the last answer while there is no new one. */
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
