import { useCallback, useLayoutEffect } from "react";
import type { AnyCalculator } from "../../../core/calculator";
import type { Currency } from "../../../core/currency";
import { filledIn, momentOf } from "../../../core/fill";
import type { Format } from "../../../core/format";
import type { Opening } from "../answering";

/**
 * Fills in what follows from the visitor's clock and currency: before the first paint, and again when the
 * currency changes.
 * @param own the currency that the visitor chose, even if amounts are shown in another
 * @returns fills in again, with the current time
 */
export function useAutoFill(
  calculator: AnyCalculator,
  format: Format,
  own: Currency,
  setFilled: (filled: Opening) => void,
): () => void {
  const fill = useCallback(
    () => setFilled(filledIn(calculator.inputs, momentOf(new Date()), format, own)),
    [calculator, format, own, setFilled],
  );
  useLayoutEffect(fill, [fill]);
  return fill;
}
