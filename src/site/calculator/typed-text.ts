/**
 * What is being typed, ahead of the form. A key is answered in its own event; the form, with its hints and
 * notes at other fields, follows when the answer has been painted. The field typed into shows what was typed
 * by itself, until it is left or something else changes the form.
 */
import { createContext, use, useState } from "react";

export class TypedText {
  #forget: (() => void) | undefined;

  /** Whether a field shows a text that the form may not have yet. */
  get isAhead(): boolean {
    return this.#forget !== undefined;
  }

  /** @param show shows a text in the field, or the form's if it is undefined; @param report tells the page */
  type(text: string, show: (text: string | undefined) => void, report: (text: string) => void): void {
    // First, because every change of the page's texts clears this one.
    report(text);
    this.#forget = () => show(undefined);
    show(text);
  }

  /** The field was left, or something else changes the form: from now on, the field shows the form's text. */
  clear(): void {
    this.#forget?.();
    this.#forget = undefined;
  }
}

/** Null where the form does not wait. */
export const TypedTextContext = createContext<TypedText | null>(null);

/**
 * The text of a field, and the function that changes it.
 * @param text from the form, which may be a key behind
 */
export function useTypedText(
  text: string,
  report: (text: string) => void,
): readonly [text: string, onText: (text: string) => void] {
  const typed = use(TypedTextContext);
  const [ahead, show] = useState<string>();
  return [ahead ?? text, (changed) => (typed ? typed.type(changed, show, report) : report(changed))];
}
