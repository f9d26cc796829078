/** Says when the site is offline, when a new version waits, and when a part of the page could not be fetched. */
import { useEffect, useState } from "react";
import { failedBefore, onLoadFailure } from "./failures";
import { applyUpdate, onUpdateReady, registerServiceWorker } from "./service-worker";

type Notice = "offline" | "update" | "failure";

export default function NoticeBar() {
  const [notices, setNotices] = useState<ReadonlySet<Notice>>(new Set());
  const show = (notice: Notice, shown: boolean) =>
    setNotices((current) => {
      const next = new Set(current);
      if (shown) next.add(notice);
      else next.delete(notice);
      return next;
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: listens for as long as the page lives
  useEffect(() => {
    const offline = () => show("offline", true);
    const online = () => show("offline", false);
    addEventListener("offline", offline);
    addEventListener("online", online);
    if (navigator.onLine === false) offline();
    if (failedBefore()) show("failure", true);
    const stopUpdates = onUpdateReady(() => show("update", true));
    const stopFailures = onLoadFailure(() => show("failure", true));
    registerServiceWorker();
    return () => {
      removeEventListener("offline", offline);
      removeEventListener("online", online);
      stopUpdates();
      stopFailures();
    };
  }, []);

  return (
    <div className="notice-bars" role="status">
      {notices.has("offline") && <p className="notice-bar">You are offline. The calculators keep working.</p>}
      {notices.has("update") && (
        <p className="notice-bar">
          A new version of the site is ready.
          <button type="button" className="ghost" onClick={applyUpdate}>
            Use it now
          </button>
          <button type="button" className="ghost" onClick={() => show("update", false)}>
            Later
          </button>
        </p>
      )}
      {notices.has("failure") && (
        <p className="notice-bar">
          A part of the page could not be loaded. Check the connection and try again, or reload the page.
          <button type="button" className="ghost" onClick={() => location.reload()}>
            Reload
          </button>
          <button type="button" className="ghost" onClick={() => show("failure", false)}>
            Close
          </button>
        </p>
      )}
    </div>
  );
}
