import type { ReactNode, Ref } from "react";

interface ScrollRegionProps {
  readonly label: string;
  readonly className?: string;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** A scrolling box for content that may be too wide. It must be reachable by keyboard. */
export function ScrollRegion({ label, className = "table-scroll", ref, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
    <div className={className} ref={ref} tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  );
}
