import { useLayoutEffect, useState } from "react";
import type { TypedBefore } from "./use-early-input";

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
