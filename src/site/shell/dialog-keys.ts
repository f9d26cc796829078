import { useLayoutEffect, useRef } from "react";
import { takeEarlyKeys } from "../hydration/early-input";

/** What was typed for a text box before it got the focus. */
export interface TypedKeys {
  readonly text: string;
  /** Enter was pressed after it. */
  readonly entered: boolean;
}

const NOTHING: TypedKeys = { text: "", entered: false };

/** What has been typed after another key; null for a key that types nothing. */
export function afterKey({ text }: TypedKeys, key: string): TypedKeys | null {
  if (key === "Enter") return { text, entered: true };
  const letters = [...text];
  if (key === "Backspace") return { text: letters.slice(0, -1).join(""), entered: false };
  return [...key].length === 1 ? { text: text + key, entered: false } : null;
}

/**
 * Collects keys typed while a dialog is loading, which would otherwise go to the page. Returns a function
 * that hands them over and stops collecting.
 */
export function useKeysForDialog(onEscape: () => void): () => TypedKeys {
  const typed = useRef(NOTHING);
  const end = useRef(() => {});
  const closing = useRef(onEscape);
  closing.current = onEscape;
  useLayoutEffect(() => {
    for (const key of takeEarlyKeys()) typed.current = afterKey(typed.current, key) ?? typed.current;
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
      if (event.isComposing || (isShortcut && !event.getModifierState("AltGraph"))) return;
      const next = afterKey(typed.current, event.key);
      if (event.key === "Escape") closing.current();
      else if (next) typed.current = next;
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("keydown", onKey, true);
    end.current = () => removeEventListener("keydown", onKey, true);
    return end.current;
  }, []);
  return () => {
    end.current();
    const taken = typed.current;
    typed.current = NOTHING;
    return taken;
  };
}
