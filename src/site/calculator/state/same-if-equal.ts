import { useRef } from "react";

/** The current object if the next one has the same members, so that the page is not rendered again for it. */
export function sameIfEqual<T extends object>(current: T, next: T): T {
  const keys = Object.keys({ ...current, ...next }) as (keyof T)[];
  return keys.every((key) => Object.is(current[key], next[key])) ? current : next;
}

/** Returns the object of the previous render until one of its members changes. */
export function useSameIfEqual<T extends object>(next: T): T {
  const last = useRef(next);
  last.current = sameIfEqual(last.current, next);
  return last.current;
}
