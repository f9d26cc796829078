import { useLayoutEffect, useRef } from "react";

/**
 * Swaps a converter's example when the direction changes, as long as the field still holds the example: a visitor who
 * tries the other direction should see it work, not an error.
 *
 * @param plain the example on its plain side, and `coded` on the other; null where it has no code
 */
export function useExample(
  mode: string,
  text: string,
  plain: string,
  coded: string | null,
  setInput: (text: string) => void,
): void {
  const latest = useRef({ text, setInput });
  latest.current = { text, setInput };
  const shown = useRef(coded);
  // Before the new direction is painted: whatever is typed or pasted then must not be replaced.
  useLayoutEffect(() => {
    const { text: standing, setInput: put } = latest.current;
    const isExample = standing === plain || standing === shown.current;
    shown.current = coded;
    const wanted = mode === "decode" ? coded : plain;
    if (isExample && wanted !== null && wanted !== standing) put(wanted);
  }, [mode, plain, coded]);
}
