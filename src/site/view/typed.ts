import { type RefObject, useLayoutEffect, useRef, useState } from "react";

interface TypedText {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly setText: (text: string) => void;
}

/** The text of a box that stands in the HTML: what was typed before the script came counts. */
export function useTypedText(): TypedText {
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  useLayoutEffect(() => setText(box.current?.value ?? ""), []);
  return { box, text, setText };
}
