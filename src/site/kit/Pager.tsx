import type { ReactNode } from "react";

interface PagerProps {
  /** Begins the ids of the buttons: a press that came before their script counts. */
  readonly id: string;
  /** The part that is on screen, counted from 0. */
  readonly page: number;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
  /** Which part that is, and of how much. */
  readonly children: ReactNode;
}

/** Buttons to the part before and the next one of what is too long to be drawn as a whole. */
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
