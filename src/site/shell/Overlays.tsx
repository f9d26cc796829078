/** What lies over every page: the bookmark popup, notices and toasts. */
import { useEffect, useState } from "react";
import { readStored } from "../preferences/storage";
import { BOOKMARK_SEEN } from "./bookmark";
import { onLoadFailure } from "./failures";
import { BookmarkPopup, NoticeBar, Toasts, usePart } from "./parts";
import { useToast } from "./toast";

const BOOKMARK_DELAY = 3000;
const SETTLE = 4000;
const WIDE_ENOUGH = "(min-width: 768px)";

export function Overlays() {
  const [bookmark, setBookmark] = useState(false);
  const [settled, setSettled] = useState(false);
  const toast = useToast();
  // Notices come with their own script once the page has settled, or when there is something to say.
  useEffect(() => {
    const settle = () => setSettled(true);
    const timer = setTimeout(settle, SETTLE);
    const stop = onLoadFailure(settle);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => {
      const dismissed = readStored("sessionStorage", BOOKMARK_SEEN) === "true";
      if (!dismissed && matchMedia(WIDE_ENOUGH).matches) setBookmark(true);
    }, BOOKMARK_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {settled && <OpenNoticeBar />}
      {bookmark && <OpenBookmarkPopup onClose={() => setBookmark(false)} />}
      {toast && <OpenToasts />}
    </>
  );
}

function OpenBookmarkPopup(props: { onClose(): void }) {
  const Popup = usePart(BookmarkPopup, props.onClose);
  return Popup && <Popup {...props} />;
}

function OpenNoticeBar() {
  const Bar = usePart(NoticeBar, () => {});
  return Bar && <Bar />;
}

function OpenToasts() {
  const Region = usePart(Toasts, () => {});
  return Region && <Region />;
}
