import { site } from "../../../site.config";
import { writeStored } from "../preferences/storage";
import { BOOKMARK_SEEN } from "./bookmark";
import "./bookmark-popup.css";

export default function BookmarkPopup({ onClose }: { onClose(): void }) {
  function dismiss(): void {
    writeStored("sessionStorage", BOOKMARK_SEEN, "true");
    onClose();
  }
  const shortcut = /Mac|iPhone|iPad/.test(navigator.platform) ? "⌘+D" : "Ctrl+D";
  return (
    <aside
      className="bookmark-popup"
      aria-label="Bookmark this site"
      onKeyDown={(event) => event.key === "Escape" && dismiss()}
    >
      <p>
        <strong>Keep {site.name} at hand</strong>
        <br />
        Bookmark this page: a calculator’s address keeps the figures you typed.
      </p>
      <p className="bookmark-actions">
        <button
          type="button"
          className="button"
          aria-label={`Keyboard shortcut: ${shortcut}`}
          onClick={() => alert("Press Ctrl+D or ⌘+D to bookmark this page!")}
        >
          {shortcut}
        </button>
        <button type="button" className="ghost" onClick={dismiss}>
          Not now
        </button>
      </p>
    </aside>
  );
}
