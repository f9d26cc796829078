/** The part under the pointer, highlighted in the pattern, in its explanation and diagram, and in the text. */
import { useSyncExternalStore } from "react";
import { Listeners } from "../../../site/kit";

export interface Linked {
  /** A part of the pattern. */
  readonly start: number;
  readonly end: number;
}

let current: Linked | null = null;
const listeners = new Listeners();

export function setLinked(linked: Linked | null): void {
  if (current === linked || (current && linked && isSamePart(current, linked))) return;
  current = linked;
  listeners.notify();
}

export function isSamePart(a: Linked, b: Linked): boolean {
  return a.start === b.start && a.end === b.end;
}

export function useLinked(): Linked | null {
  return useSyncExternalStore(
    listeners.subscribe,
    () => current,
    () => null,
  );
}

/** Props for an element that shows a part: highlight the part on hover and on focus. */
export function linking({ start, end }: Linked) {
  const light = () => setLinked({ start, end });
  const dim = () => setLinked(null);
  return { onPointerEnter: light, onPointerLeave: dim, onFocus: light, onBlur: dim };
}
