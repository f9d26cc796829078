import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { carriedInput, type EarlyInput, focusAgain, pressAgain } from "./early-input";

/** Passed to a deferred component: what a visitor typed or chose in its HTML before its script loaded. */
export interface TypedBefore {
  /**
   * Texts by name or id of the control. To be called in a layout effect, when the HTML has just been
   * replaced.
   */
  readonly typedBefore?: () => Readonly<Record<string, string>>;
}

/**
 * Hands what a visitor did in HTML over to the component that replaces it: texts, focus and presses.
 * @param live the component's element
 * @returns where the HTML puts what was done in it, when it is removed
 */
export function useEarlyInput(
  ready: boolean,
  live: RefObject<Element | null>,
): Required<TypedBefore> & { readonly early: RefObject<EarlyInput | null> } {
  const early = useRef<EarlyInput>(null);
  // The same function every time: components compare their props.
  const typedBefore = useCallback(() => early.current?.values ?? carriedInput()?.values ?? {}, []);
  // Before the next keystroke, which would otherwise be lost.
  useLayoutEffect(() => {
    if (ready && early.current) focusAgain(live.current, early.current.focused);
  }, [ready, live]);
  useEffect(() => {
    if (!ready || !early.current) return;
    const { pressed } = early.current;
    // By then the component has been rendered with the values that it took from `typedBefore`.
    queueMicrotask(() => {
      for (const { id } of pressed) pressAgain(document.getElementById(id));
    });
  }, [ready]);
  return { early, typedBefore };
}

/**
 * The text of one input of a deferred component, including what was typed before its script loaded.
 * @param id of the input
 */
export function useKeptText(
  { typedBefore }: TypedBefore,
  id: string,
): readonly [text: string, setText: (text: string) => void] {
  const [text, setText] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival, once
  useLayoutEffect(() => setText(typedBefore?.()[id] ?? ""), []);
  return [text, setText];
}
