/** One short message at a time: `toast('Link copied')`. */
import { Listeners } from "./listeners";

export interface Toast {
  readonly id: number;
  readonly text: string;
}

let current: Toast | null = null;
const listeners = new Listeners();

export function toast(text: string): void {
  current = { id: (current?.id ?? 0) + 1, text };
  listeners.notify();
}

/** The message to show, or null before the first one. */
export function currentToast(): Toast | null {
  return current;
}

/** Calls the listener for every message. Returns a function that stops this. */
export const onToast = listeners.subscribe;
