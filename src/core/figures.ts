import type { DatedFigure } from "../data/dated-figure";
import type { Notice } from "./calculator";

/** What a reader should know about the figures behind an answer: those carried over, and those not confirmed. */
export function figureNotices(figures: readonly DatedFigure[]): Notice[] {
  return figures.flatMap(({ label, text, year, carriedFrom, unconfirmed }) => [
    ...(carriedFrom === undefined
      ? []
      : [
          {
            code: "carried-figure",
            message: `${label} (${text}) is the figure of ${carriedFrom}; none for ${year} was published when this was set down.`,
          },
        ]),
    ...(unconfirmed === undefined
      ? []
      : [{ code: "unconfirmed-figure", message: `${label} (${text}) is not confirmed: ${unconfirmed}.` }]),
  ]);
}
