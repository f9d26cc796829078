import { useLayoutEffect, useRef } from "react";

/**
 * Swaps a converter's example when the direction changes, as long as the field still holds the example: a
 * visitor who tries the other direction should see it work, not an error.
 *
 * @param plain the example in plain form
 * @param coded its coded form; null if it cannot be coded
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
  // Before the new direction is painted: anything typed or pasted after that must not be replaced.
  useLayoutEffect(() => {
    const { text: standing, setInput: put } = latest.current;
    const isExample = standing === plain || standing === shown.current;
    shown.current = coded;
    const wanted = mode === "decode" ? coded : plain;
    if (isExample && wanted !== null && wanted !== standing) put(wanted);
  }, [mode, plain, coded]);
}
