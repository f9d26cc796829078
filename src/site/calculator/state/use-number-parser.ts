import { useEffect, useLayoutEffect, useState } from "react";
import { loadPersistently } from "../../platform/retry";
import { writesDecimalComma } from "../../preferences/decimal-comma";
import type { NumberReading } from "../interpreter";
import { fetchNumberParser } from "../number-parser-loader";

/** How this visitor writes numbers, and the parser of `$400k` and `1200*12` once it has been fetched. */
export function useNumberReading(): readonly [
  reading: NumberReading | undefined,
  setReading: (change: (before: NumberReading | undefined) => NumberReading) => void,
] {
  const [reading, setReading] = useState<NumberReading>();
  // Not while the page is rendered for the first time: the HTML has decimal points.
  useLayoutEffect(() => {
    if (writesDecimalComma()) setReading((before) => ({ ...before, decimalComma: true }));
  }, []);
  return [reading, setReading];
}

/** Fetches the parser when something typed needs it, and says so while it cannot be fetched. */
export function useNumberParser(
  isNeeded: boolean,
  reading: NumberReading | undefined,
  setReading: (change: (before: NumberReading | undefined) => NumberReading) => void,
): void {
  const hasParser = reading?.reader !== undefined;
  useEffect(() => {
    if (!isNeeded || hasParser) return;
    return loadPersistently(
      fetchNumberParser,
      (loaded) => setReading(() => loaded),
      () => setReading((before) => (before?.failed ? before : { ...before, failed: true })),
    );
  }, [isNeeded, hasParser, setReading]);
}
