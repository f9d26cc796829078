/**
 * A text of megabytes in its field: browsers take seconds to draw what nobody reads there, and longer in scripts that
 * they have to shape. The field then shows the beginning, cannot be typed into, and the page keeps the whole.
 */
import type { ClipboardEvent, ComponentProps, ReactNode } from "react";

/** What a browser draws in a fifth of a second, in letters that are drawn one by one. */
const DRAWN = 300_000;
/** A sign of another script takes as long as so many of them. */
const SHAPED = 10;
/** As much as somebody may want to recognize the text by. */
const SHOWN = 2000;

/** Whether a text takes too long to draw. */
export function isTooLongToDraw(text: string): boolean {
  if (text.length * SHAPED <= DRAWN) return false;
  if (text.length > DRAWN) return true;
  let time = 0;
  for (let i = 0; i < text.length; i++) time += text.charCodeAt(i) < 0x250 ? 1 : SHAPED;
  return time > DRAWN;
}

interface LongText {
  readonly isLong: boolean;
  /** For the field. */
  readonly field: Pick<ComponentProps<"textarea">, "value" | "readOnly" | "autoComplete" | "onPaste">;
  /** Below the field: what it shows, and the way back to an empty one. */
  readonly note: ReactNode;
}

/** @param setText takes the whole of a changed text */
export function longText(text: string, setText: (text: string) => void): LongText {
  const isLong = isTooLongToDraw(text);
  const value = isLong ? `${text.slice(0, SHOWN)}…` : text;

  // What is pasted never gets into the field as a whole.
  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData("text/plain").replace(/\r\n?/g, "\n");
    // All that is shown stands for all of the text.
    const rest = isLong && selectionEnd >= value.length ? "" : text.slice(selectionEnd);
    const changed = text.slice(0, selectionStart) + pasted + rest;
    if (!pasted || !(isLong || isTooLongToDraw(changed))) return;
    event.preventDefault();
    setText(changed);
  }

  return {
    isLong,
    // A browser that puts texts back after a reload would put back a part of this one.
    field: { value, onPaste, ...(isLong && { readOnly: true, autoComplete: "off" }) },
    note: isLong && (
      <p className="understood">
        This text is too long to edit here, so only its beginning is shown. All {count(text.length)}{" "}
        characters are used.{" "}
        <button type="button" className="link" onClick={() => setText("")}>
          Clear the text
        </button>
      </p>
    ),
  };
}

function count(length: number): string {
  return length.toLocaleString("en-US");
}
