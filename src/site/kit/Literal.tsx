import type { ReactNode } from "react";
import "./literal.css";

interface LiteralProps {
  readonly children: ReactNode;
  /** Its name, or the id of the heading that names it. */
  readonly label?: string;
  readonly labelledBy?: string;
}

/** A text character for character, including spaces and line breaks; a long one scrolls. */
export function Literal({ children, label, labelledBy }: LiteralProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
    <pre className="literal" tabIndex={0} role="region" aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </pre>
  );
}
