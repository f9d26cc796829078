/**
 * Says at the bottom of the window, wherever the page is scrolled to, that something could not be loaded. It
 * is part of the main bundle, since nothing else may load.
 */
import { type ReactNode, useEffect, useState } from "react";
import { hasLoadFailed, onLoadFailure } from "../platform/load-failures";

/** @param page whether a page failed to load twice, as opposed to part of the one on screen */
export function LoadFailure({ page }: { page: boolean }) {
  const [part, setPart] = useState(false);
  useEffect(() => {
    if (hasLoadFailed()) setPart(true);
    return onLoadFailure(() => setPart(true));
  }, []);
  if (page)
    return (
      <Failure>
        <strong>The page couldn’t be loaded.</strong> You may be offline, or the site may have been updated since you
        opened it. What you typed is still there.
      </Failure>
    );
  if (!part) return null;
  return (
    <Failure onClose={() => setPart(false)}>
      Part of the page couldn’t be loaded. Check your connection and try again, or reload the page.
    </Failure>
  );
}

function Failure({ children, onClose }: { children: ReactNode; onClose?: () => void }) {
  return (
    <div className="notice-bar" role="alert">
      <p>{children}</p>
      <button type="button" className="ghost" onClick={() => location.reload()}>
        Reload
      </button>
      {onClose && (
        <button type="button" className="ghost" onClick={onClose}>
          Close
        </button>
      )}
    </div>
  );
}
