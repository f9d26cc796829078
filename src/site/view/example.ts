import { useEffect, useRef } from "react";

/**
 * Turns the example of a converter around with its direction, as long as it is the example that stands in the field:
 * whoever looks at the other direction shall see it work, and not an error.
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
  useEffect(() => {
    const { text: standing, setInput: put } = latest.current;
    const isExample = standing === plain || standing === shown.current;
    shown.current = coded;
    const wanted = mode === "decode" ? coded : plain;
    if (isExample && wanted !== null && wanted !== standing) put(wanted);
  }, [mode, plain, coded]);
}
