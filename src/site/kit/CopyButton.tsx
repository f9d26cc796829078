import { copy } from "../platform/clipboard";

/** Copies one figure with one tap. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  return (
    <button
      type="button"
      className="copy"
      aria-label={`Copy ${label}`}
      onClick={() => copy(text, `Copied ${text.length > 60 ? label : text}`)}
    >
      <svg viewBox="0 0 16 16" width="14" height="14" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />
      </svg>
    </button>
  );
}
