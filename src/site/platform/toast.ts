/** One short message at a time: `toast('Link copied')`. */
import { useSyncExternalStore } from "react";

export interface Toast {
  readonly id: number;
  readonly text: string;
}

let current: Toast | null = null;
const listeners = new Set<() => void>();

export function toast(text: string): void {
  current = { id: (current?.id ?? 0) + 1, text };
  for (const listener of listeners) listener();
}

/** The message to show; null before the first. */
export function useToast(): Toast | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => null,
  );
}
