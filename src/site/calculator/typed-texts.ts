/**
 * What was just typed, ahead of the form. A key is answered in its own event; the form, with its hints and
 * notes at other fields, follows when the answer has been painted, and until then only the field typed into
 * shows what was typed.
 */
import { createContext, use, useCallback, useSyncExternalStore } from "react";

export class TypedTexts {
  readonly #texts = new Map<string, string>();
  readonly #listeners = new Set<() => void>();
  /** Whether a field is reporting what was typed into it. */
  isTyping = false;

  get isEmpty(): boolean {
    return this.#texts.size === 0;
  }

  get(name: string): string | undefined {
    return this.#texts.get(name);
  }

  /** Shows a text in the field of this name. @param report passes it on to the page */
  type(name: string, text: string, report: () => void): void {
    this.#texts.set(name, text);
    this.#changed();
    this.isTyping = true;
    try {
      report();
    } finally {
      this.isTyping = false;
    }
  }

  /** The form has caught up, or something else changed it. */
  clear(): void {
    if (this.isEmpty) return;
    this.#texts.clear();
    this.#changed();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Null where what is typed is rendered in the event of the key. */
export const TypedTextsContext = createContext<TypedTexts | null>(null);

const NEVER = () => () => {};

/**
 * The text of a field, and the function that changes it.
 * @param text from the form, which may be a key behind
 */
export function useTypedText(
  name: string,
  text: string,
  onText: (text: string) => void,
): readonly [text: string, type: (text: string) => void] {
  const typed = use(TypedTextsContext);
  const current = useCallback(() => typed?.get(name), [typed, name]);
  const ahead = useSyncExternalStore(typed?.subscribe ?? NEVER, current, () => undefined);
  const type = (changed: string) =>
    typed ? typed.type(name, changed, () => onText(changed)) : onText(changed);
  return [ahead ?? text, type];
}
