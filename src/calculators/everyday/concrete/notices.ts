import type { Notice } from "../../../core/calculator";
import { figureNotices } from "../../../core/figures";
import type { Format } from "../../../core/format";
import { CONCRETE } from "../../../data/concrete";
import type { Pour } from "./pour";

/** The dated figures behind this calculator. */
export const FIGURES = Object.values(CONCRETE);

export function notices({ inputs }: Pour, format: Format): Notice[] {
  const { mixGrade, cementPrice, sandPrice, aggregatePrice } = inputs;
  const prices = [cementPrice, sandPrice, aggregatePrice];
  const given = prices.filter((price) => price !== null).length;
  return [
    ...(mixGrade === "m25" ? [{ code: "design-mix", message: "IS 456 requires a design mix for M25 and above." }] : []),
    ...(mixGrade !== "none" && given > 0 && given < prices.length
      ? [
          {
            code: "mix-prices-missing",
            message: "To see the cost of the site mix, enter all three prices: cement, sand and aggregate.",
          },
        ]
      : []),
    ...figureNotices(FIGURES, format),
  ];
}
