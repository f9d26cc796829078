import { startTransition, useLayoutEffect, useState } from "react";
import { afterPaint } from "../platform/after-paint";

/**
 * A value that follows another one after what depends directly on that one has been painted: charts and
 * tables never delay the answer.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useLayoutEffect(() => {
    if (Object.is(value, painted)) return;
    return afterPaint(() => startTransition(() => setPainted(value)));
  }, [value, painted]);
  return painted;
}
