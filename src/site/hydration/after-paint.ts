import { startTransition, useEffect, useState } from "react";

/**
 * A value that follows another one when what depends on that directly has been painted: charts and tables never hold
 * up the answer. @param initial for the first drawing
 */
export function useAfterPaint<T>(value: T, initial: T): T {
  const [settled, setSettled] = useState(initial);
  useEffect(() => {
    if (Object.is(value, settled)) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setSettled(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value, settled]);
  return settled;
}
