/** One short message at a time: `toast('Link copied')`. */

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

/** The message to show, or null before the first one. */
export function currentToast(): Toast | null {
  return current;
}

/** Calls the listener for every message. Returns a function that stops this. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
