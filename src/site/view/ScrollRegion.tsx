import type { ReactNode, Ref } from "react";

interface ScrollRegionProps {
  readonly label: string;
  readonly className?: string;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** What may be wider than its place scrolls in a box of its own, which keys must reach. */
export function ScrollRegion({ label, className = "table-scroll", ref, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
    <div className={className} ref={ref} tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  );
}
