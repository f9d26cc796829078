/** Overlays on every page that load late: the bookmark popup, notices and toasts. */
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { readStored } from "../platform/storage";
import { BOOKMARK_SEEN } from "./bookmark";
import { lazyComponent, useLazyComponent } from "./lazy-component";
import { useToast } from "./use-toast";

const BookmarkPopup = lazyComponent<{ onClose(): void }>(() => import("./BookmarkPopup"));
const NoticeBar = lazyComponent<object>(() => import("./NoticeBar"));
const Toasts = lazyComponent<object>(() => import("./Toasts"));

/** Milliseconds after the page became usable. */
const BOOKMARK_DELAY = 3000;
const SETTLE = 4000;
const WIDE_ENOUGH = "(min-width: 768px)";

interface OverlaysProps {
  /** Container for notices, at the bottom of the window. */
  readonly bars: HTMLElement;
  /** When the page became usable, by `performance.now()`. */
  readonly since: number;
}

export default function Overlays({ bars, since }: OverlaysProps) {
  const [bookmark, setBookmark] = useState(false);
  const [isQuiet, setQuiet] = useState(false);
  const toast = useToast();
  useEffect(() => {
    const after = (delay: number, action: () => void) =>
      setTimeout(action, Math.max(0, since + delay - performance.now()));
    const timers = [
      after(BOOKMARK_DELAY, () => {
        const dismissed = readStored("sessionStorage", BOOKMARK_SEEN) === "true";
        if (!dismissed && matchMedia(WIDE_ENOUGH).matches) setBookmark(true);
      }),
      // Notices load their own script once the page has settled.
      after(SETTLE, () => setQuiet(true)),
    ];
    return () => timers.forEach(clearTimeout);
  }, [since]);
  return (
    <>
      {isQuiet && createPortal(<OpenNoticeBar />, bars)}
      {bookmark && <OpenBookmarkPopup onClose={() => setBookmark(false)} />}
      {toast && <OpenToasts />}
    </>
  );
}

function OpenBookmarkPopup(props: { onClose(): void }) {
  const Popup = useLazyComponent(BookmarkPopup, props.onClose);
  return Popup && <Popup {...props} />;
}

function OpenNoticeBar() {
  const Bar = useLazyComponent(NoticeBar, () => {});
  return Bar && <Bar />;
}

function OpenToasts() {
  const Region = useLazyComponent(Toasts, () => {});
  return Region && <Region />;
}
