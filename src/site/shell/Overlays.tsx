/** Overlays on every page: the bookmark popup, notices, failures and toasts. */
import { useEffect, useState } from "react";
import { readStored } from "../platform/storage";
import { useToast } from "../platform/toast";
import { BOOKMARK_SEEN } from "./bookmark";
import { LoadFailure } from "./LoadFailure";
import { BookmarkPopup, NoticeBar, Toasts, useLazyComponent } from "./lazy-components";

const BOOKMARK_DELAY = 3000;
const SETTLE = 4000;
const WIDE_ENOUGH = "(min-width: 768px)";

/** @param pageFailed whether the page that was asked for last could not be loaded */
export function Overlays({ pageFailed }: { pageFailed: boolean }) {
  const [bookmark, setBookmark] = useState(false);
  const [settled, setSettled] = useState(false);
  const toast = useToast();
  // Notices come with their own script once the page has settled.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE);
    return () => clearTimeout(timer);
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
      <div className="notice-bars">
        {settled && <OpenNoticeBar />}
        <LoadFailure page={pageFailed} />
      </div>
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
