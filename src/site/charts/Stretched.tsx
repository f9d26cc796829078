import type { ReactNode } from "react";
import { VIEWBOX_SIZE } from "./geometry";

/** The part of a plot drawn in a square view box and stretched to its size on screen. */
export function Stretched({ clipped, children }: { clipped: boolean; children: ReactNode }) {
  return (
    <svg
      className={clipped ? undefined : "unclipped"}
      width="100%"
      height="100%"
      viewBox={`0 0 ${VIEWBOX_SIZE} ${VIEWBOX_SIZE}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
