/** Says when the site is offline, and when a new version is waiting. Also starts work that can wait. */
import { useEffect, useState } from "react";
import { useVisit } from "../navigation/visit";
import { keepVisited, keepWhereInstalled } from "../platform/offline";
import { applyUpdate, onUpdateReady, registerServiceWorker, whenServed } from "../platform/service-worker";

type Notice = "offline" | "update";

export default function NoticeBar() {
  const [notices, setNotices] = useState<ReadonlySet<Notice>>(new Set());
  const show = (notice: Notice, shown: boolean) =>
    setNotices((current) => {
      const next = new Set(current);
      if (shown) next.add(notice);
      else next.delete(notice);
      return next;
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: subscribed for the life of the page
  useEffect(() => {
    const offline = () => show("offline", true);
    const online = () => show("offline", false);
    addEventListener("offline", offline);
    addEventListener("online", online);
    if (navigator.onLine === false) offline();
    const stopUpdates = onUpdateReady(() => show("update", true));
    registerServiceWorker();
    whenServed(keepWhereInstalled);
    return () => {
      removeEventListener("offline", offline);
      removeEventListener("online", online);
      stopUpdates();
    };
  }, []);

  const { path } = useVisit("/");
  useEffect(() => whenServed(() => keepVisited(path)), [path]);

  return (
    <div role="status">
      {notices.has("offline") && (
        <p className="notice-bar">You’re offline. Pages you have already opened keep working.</p>
      )}
      {notices.has("update") && (
        <p className="notice-bar">
          A new version of the site is ready.
          <button type="button" className="ghost" onClick={applyUpdate}>
            Update now
          </button>
          <button type="button" className="ghost" onClick={() => show("update", false)}>
            Later
          </button>
        </p>
      )}
    </div>
  );
}
