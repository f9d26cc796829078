import { useCallback, useLayoutEffect, useMemo, useState } from "react";
import type { AnyCalculator } from "../../../core/calculator";
import type { RandomBytes } from "../../../core/draws";
import { platformBytes, type Texts } from "../answering";

interface RandomDraw {
  /** The bytes of the current draw, from the first one on; undefined if the calculator draws none. */
  readonly replay: (() => RandomBytes) | undefined;
  /** True while they are the bytes of the prerendered example, which is public. */
  readonly isExample: boolean;
  readonly drawAgain: () => void;
}

/**
 * The random bytes behind the answer: the example's while the HTML is taken over, the visitor's own before
 * the first paint, and new ones after every change that `redrawKey` notices and every press of “New”.
 */
export function useRandomDraw({ draws }: AnyCalculator, texts: Texts): RandomDraw {
  const [count, setCount] = useState(0);
  const drawAgain = useCallback(() => setCount((before) => before + 1), []);
  const redrawKey = draws?.redrawKey(texts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another count or another key is another draw
  const replay = useMemo(() => draws?.replayBytes(count > 0 ? platformBytes : null), [draws, count, redrawKey]);
  useLayoutEffect(() => {
    if (draws) setCount(1);
  }, [draws]);
  return { replay, isExample: draws !== undefined && count === 0, drawAgain };
}
