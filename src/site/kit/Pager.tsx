import type { ReactNode } from "react";

interface PagerProps {
  /** Prefix of the button ids, so that a click before their script has loaded still counts. */
  readonly id: string;
  /** The page on screen, counted from 0. */
  readonly page: number;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
  /** Says which page that is, and out of how many. */
  readonly children: ReactNode;
}

/** Buttons to the previous and next page of something too long to draw as a whole. */
export function Pager({ id, page, pages, onTurn, children }: PagerProps) {
  if (pages <= 1) return null;
  const turn = (label: string, wanted: number) => (
    <button
      type="button"
      id={`${id}-${label.toLowerCase()}`}
      className="link"
      disabled={wanted < 0 || wanted >= pages}
      onClick={() => onTurn(wanted)}
    >
      {label}
    </button>
  );
  return (
    <span className="pager">
      {turn("Previous", page - 1)} <span>{children}</span> {turn("Next", page + 1)}
    </span>
  );
}
