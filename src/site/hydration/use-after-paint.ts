import { startTransition, useLayoutEffect, useState } from "react";
import { afterPaint } from "../platform/after-paint";

/**
 * A value that follows another one after what depends directly on that one has been painted: charts and
 * tables never delay the answer.
 */
export function useAfterPaint<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useLayoutEffect(() => {
    if (Object.is(value, settled)) return;
    return afterPaint(() => startTransition(() => setSettled(value)));
  }, [value, settled]);
  return settled;
}
