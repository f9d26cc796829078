import { type RefObject, useEffect, useRef } from "react";
import { site } from "../../../site.config";
import { writeStored } from "../platform/storage";
import { BOOKMARK_SEEN } from "./bookmark";
import { type Box, covers, placePopup } from "./place-popup";
import "./bookmark-popup.css";

export default function BookmarkPopup({ onClose }: { onClose(): void }) {
  const popup = useRef<HTMLElement>(null);
  useFreePlace(popup);
  function dismiss(): void {
    writeStored("sessionStorage", BOOKMARK_SEEN, "true");
    onClose();
  }
  const shortcut = /Mac|iPhone|iPad/.test(navigator.platform) ? "⌘+D" : "Ctrl+D";
  return (
    <aside
      ref={popup}
      className="bookmark-popup"
      aria-label="Bookmark this site"
      onKeyDown={(event) => event.key === "Escape" && dismiss()}
    >
      <p>
        <strong>Keep {site.name} at hand</strong>
        <br />
        Bookmark this page with <kbd>{shortcut}</kbd>. A calculator’s address remembers what you entered.
      </p>
      <p className="bookmark-actions">
        <button type="button" className="button" onClick={() => alert("Press Ctrl+D or ⌘+D to bookmark this page!")}>
          How to bookmark
        </button>
        <button type="button" className="ghost" onClick={dismiss}>
          Not now
        </button>
      </p>
    </aside>
  );
}

/** Fields, answers, tables, the header with its menu, and the answer bar at the bottom of small screens. */
const KEEP_FREE =
  "header.site, .category-menu, main :is(.results, .classic, input, select, textarea, output, button, label, legend, summary, .field, table, dl), .dock";
const TEXTS = ":is(main, footer.site) :is(h1, h2, h3, p, a, small)";

/** Milliseconds after a scroll or a page change until the popup's place is checked again. */
const SETTLE = 150;

/**
 * Keeps an element where it covers no field and no answer. It scrolls with the page, so that it stays clear
 * of them; it moves only when one of them gets in its way, and is hidden while there is no room for it.
 */
function useFreePlace(popup: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = popup.current as HTMLElement;
    const isClear = () => {
      const { width, height, left, top, right } = element.getBoundingClientRect();
      return (
        right <= document.documentElement.clientWidth &&
        !boxes(KEEP_FREE).some((box) => covers({ left, top }, { width, height }, box))
      );
    };
    const move = () => {
      if (isPlaced(element) && isClear()) return;
      const { width, height } = element.getBoundingClientRect();
      const screen = { width: document.documentElement.clientWidth, height: innerHeight };
      const place = placePopup({ width, height }, screen, boxes(KEEP_FREE), lines());
      if (!place) return;
      element.style.left = `${place.left + scrollX}px`;
      element.style.top = `${place.top + scrollY}px`;
      element.dataset.placed = "";
    };
    let timer: ReturnType<typeof setTimeout>;
    const onChange = () => {
      if (isPlaced(element) && !isClear()) hide(element);
      clearTimeout(timer);
      timer = setTimeout(move, SETTLE);
    };
    move();
    const observer = new ResizeObserver(onChange);
    observer.observe(document.body);
    addEventListener("scroll", onChange, { passive: true });
    addEventListener("resize", onChange);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      removeEventListener("scroll", onChange);
      removeEventListener("resize", onChange);
    };
  }, [popup]);
}

/** A hidden popup at the edge of a window that became narrower would still make the page wider. */
function hide(element: HTMLElement): void {
  delete element.dataset.placed;
  element.style.left = "0";
  element.style.top = "0";
}

function isPlaced(element: HTMLElement): boolean {
  return element.dataset.placed !== undefined;
}

/** Boxes of the visible elements. */
function boxes(selector: string): Box[] {
  return [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect()).filter(isVisible);
}

/** Boxes of the visible lines of text: paragraphs are wider than their contents. */
function lines(): Box[] {
  const range = document.createRange();
  return [...document.querySelectorAll(TEXTS)].flatMap((element) => {
    if (!isVisible(element.getBoundingClientRect())) return [];
    range.selectNodeContents(element);
    return [...range.getClientRects()].filter(isVisible);
  });
}

function isVisible({ width, height, top, bottom }: DOMRect): boolean {
  return width > 0 && height > 0 && bottom > 0 && top < innerHeight;
}
