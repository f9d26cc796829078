import { copy } from "../platform/clipboard";

interface CopyButtonProps {
  readonly label: string;
  /** A function if building the text takes a while. */
  readonly text: string | (() => string);
}

/** Copies one figure with one tap. */
export function CopyButton({ label, text }: CopyButtonProps) {
  function onClick(): void {
    const copied = typeof text === "string" ? text : text();
    copy(copied, `Copied ${copied.length > 60 ? label : copied}`);
  }
  return (
    <button type="button" className="copy" aria-label={`Copy ${label}`} onClick={onClick}>
      <svg viewBox="0 0 16 16" width="14" height="14" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />
      </svg>
    </button>
  );
}
