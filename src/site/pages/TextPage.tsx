import type { ReactNode } from "react";
import "./pages.css";

/** A page of running text. */
export function TextPage({ children }: { children: ReactNode }) {
  return <div className="wrap prose text-page">{children}</div>;
}
