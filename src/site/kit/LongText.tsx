/**
 * Texts of several megabytes: browsers take seconds to draw them in a field, where no one reads them, and
 * longer for scripts that need shaping. The field then shows only the beginning and is read-only; the page
 * keeps the whole text.
 */
import type { ClipboardEvent, ComponentProps, ReactNode } from "react";

/** Number of unshaped letters that a browser draws in a fifth of a second. */
const DRAWN = 300_000;
/** A character of another script takes as long as this many of them. */
const SHAPED = 10;
/** Enough to recognize the text by. */
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
  /** Props for the field. */
  readonly field: Pick<ComponentProps<"textarea">, "value" | "readOnly" | "autoComplete" | "onPaste">;
  /** Goes below the field: explains what it shows, and offers to clear it. */
  readonly note: ReactNode;
}

/** @param setText takes the entire changed text */
export function longText(text: string, setText: (text: string) => void): LongText {
  const isLong = isTooLongToDraw(text);
  const value = isLong ? `${text.slice(0, SHOWN)}…` : text;

  // A long pasted text never goes into the field as a whole.
  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData("text/plain").replace(/\r\n?/g, "\n");
    // Selecting everything shown counts as selecting the whole text.
    const rest = isLong && selectionEnd >= value.length ? "" : text.slice(selectionEnd);
    const changed = text.slice(0, selectionStart) + pasted + rest;
    if (!pasted || !(isLong || isTooLongToDraw(changed))) return;
    event.preventDefault();
    setText(changed);
  }

  return {
    isLong,
    // A browser that restores texts after a reload would restore only part of this one.
    field: { value, onPaste, ...(isLong && { readOnly: true, autoComplete: "off" }) },
    note: isLong && (
      <p className="understood">
        This text is too long to edit here, so only its beginning is shown. All {count(text.length)} characters are
        used.{" "}
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
