import { useEffect, useRef, useState } from "react";
import type { Preparation } from "../../../core/on-demand";
import type { LinkState } from "./use-arrival";

/** Milliseconds after which an answer that should have come in a moment is late. */
const LATE = 1000;

/**
 * Whether the last answer stays undimmed until the next one comes: if that takes only a moment, and if it is not the
 * example while the answer to a link is being computed.
 */
export function useLastStands(preparation: Preparation | null, isAnswered: boolean, link: LinkState): boolean {
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
  return isComing && isForLink.current && !isLate;
}
