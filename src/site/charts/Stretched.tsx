import type { ReactNode } from "react";
import { PLOT_HEIGHT, SIDE, TOP } from "./geometry";

/** The part of a plot that is drawn in a square of its own and stretched to the size on screen. */
export function Stretched({ children }: { children: ReactNode }) {
  return (
    <svg
      y={TOP}
      width="100%"
      height={PLOT_HEIGHT}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
