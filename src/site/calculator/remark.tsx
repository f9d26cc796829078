import type { ReactNode } from "react";

type SetText = (name: string, text: string) => void;

/** How a text was interpreted: words, or words with a button that puts a text with the other meaning into the field. */
export type Remark = string | ((setText: SetText) => ReactNode);

/** @param other a text that has the other meaning */
export function remarkWithChoice(remark: string, name: string, other: string): Remark {
  return (setText) => (
    <>
      {remark}{" "}
      <button type="button" className="link" onClick={() => setText(name, other)}>
        Use {other} instead
      </button>
    </>
  );
}
