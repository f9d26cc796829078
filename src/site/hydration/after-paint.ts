import { startTransition, useEffect, useState } from "react";

/**
 * Runs once the changes made so far are on screen: they are painted in the next frame, and the one after that
 * begins when it has been shown. Returns a function that cancels it.
 */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(work);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * A value that follows another one after what depends directly on that one has been painted: charts and
 * tables never delay the answer.
 * @param initial for the first render
 */
export function useAfterPaint<T>(value: T, initial: T): T {
  const [settled, setSettled] = useState(initial);
  useEffect(() => {
    if (Object.is(value, settled)) return;
    return afterPaint(() => startTransition(() => setSettled(value)));
  }, [value, settled]);
  return settled;
}
